"""The battery, part “board”, for every game that there is."""

from gaslamp.conformance.test_board import *  # noqa: F403
