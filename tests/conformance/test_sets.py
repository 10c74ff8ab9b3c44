"""The battery, part “sets”, for every game that there is."""

from gaslamp.conformance.test_sets import *  # noqa: F403
