"""Games of dark cities, with friends or strong bots, in a terminal or from Python."""

from gaslamp import mode

mode.choose()

from gaslamp import bots  # noqa: E402
from gaslamp.engine.book.game import Game  # noqa: E402
from gaslamp.engine.errors import (  # noqa: E402
    BadAnswer,
    BadData,
    BadRecord,
    BadSetting,
    GaslampError,
    Illegal,
    UnknownName,
)
from gaslamp.engine.play.record import Record  # noqa: E402
from gaslamp.games import games  # noqa: E402

__all__ = [
    "BadAnswer",
    "BadData",
    "BadRecord",
    "BadSetting",
    "Game",
    "GaslampError",
    "Illegal",
    "Record",
    "UnknownName",
    "bots",
    "games",
]
