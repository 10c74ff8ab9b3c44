"""The battery, part “reckoning”, for every game that there is."""

from gaslamp.conformance.test_reckoning import *  # noqa: F403
