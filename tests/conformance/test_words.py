"""The battery, part “words”, for every game that there is."""

from gaslamp.conformance.test_words import *  # noqa: F403
