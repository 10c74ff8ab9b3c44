"""The battery, part “notation”, for every game that there is."""

from gaslamp.conformance.test_notation import *  # noqa: F403
