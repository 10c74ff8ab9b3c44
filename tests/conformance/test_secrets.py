"""The battery, part “secrets”, for every game that there is."""

from gaslamp.conformance.test_secrets import *  # noqa: F403
