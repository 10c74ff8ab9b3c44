"""The folders of the user, where the system wants them: what Gaslamp keeps, and what it is told."""

from __future__ import annotations

import os
from pathlib import Path


def data() -> Path:
    """Where games, decks and visits are kept: ~/.local/share/gaslamp on Linux, or below $XDG_DATA_HOME."""
    import platformdirs  # takes a moment, and `import gaslamp` needs no folder

    return folder_in_use(
        platformdirs.user_data_path("gaslamp", appauthor=False), "XDG_DATA_HOME", ".local/share/gaslamp"
    )


def configuration() -> Path:
    """Where corrections and settings are looked for: ~/.config/gaslamp on Linux, or below $XDG_CONFIG_HOME."""
    import platformdirs

    return folder_in_use(
        platformdirs.user_config_path("gaslamp", appauthor=False), "XDG_CONFIG_HOME", ".config/gaslamp"
    )


def folder_in_use(folder: Path, variable: str, earlier: str) -> Path:
    """A folder of the system; unless that is new, and the one that Gaslamp had on every system at first is not."""
    first = Path.home() / earlier
    return first if not os.environ.get(variable) and first.is_dir() and not folder.is_dir() else folder
