"""The battery, part “play”, for every game that there is."""

from gaslamp.conformance.test_play import *  # noqa: F403
