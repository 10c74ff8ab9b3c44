"""The data of records and tables of before version 3, which called some facts otherwise and lacked some."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.data import Data, Fact, of

ROLLS: Final = {"emergency": 4, "new_citizens": 3, "earthquake": 2, "flood": 2}
LEFT_OUT: Final = "classic_two_players_without"


def is_old(data: Data) -> bool:
    """Whether these are data of before version 3, which left de Sidonia out for two players of the classic set."""
    return not data.has("game", "emergency")


def brought_up_to_date(data: Data) -> Data:
    """The same data in the words of today."""
    facts = {section: dict(table) for section, table in data.facts.items()}
    game, moriarty = facts.get("game", {}), facts.get("moriarty", {})
    if is_old(data):
        game |= {name: Fact(rolls, "printed") for name, rolls in ROLLS.items()}
        game[LEFT_OUT] = Fact(["sidonia"], "stand-in")
    for name in [name for name in moriarty if name.startswith("districts")]:
        moriarty[f"quiet_{name}"] = moriarty.pop(name)  # an owner's file may still call it so, too
    return of(data.path, facts)
