"""The battery, part “replay”, for every game that there is."""

from gaslamp.conformance.test_replay import *  # noqa: F403
