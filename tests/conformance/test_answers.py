"""The battery, part “answers”, for every game that there is."""

from gaslamp.conformance.test_answers import *  # noqa: F403
