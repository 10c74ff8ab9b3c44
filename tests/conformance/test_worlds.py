"""The battery, part “worlds”, for every game that there is."""

from gaslamp.conformance.test_worlds import *  # noqa: F403
