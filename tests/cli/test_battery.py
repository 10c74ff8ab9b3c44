"""What holds for every layout, for every game that there is."""

from gaslamp.cli.battery.test_layout import *  # noqa: F403
