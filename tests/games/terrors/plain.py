"""A game of Terrors of London whose cards do what a test says, and nothing else."""

from __future__ import annotations

from gaslamp import Game
from gaslamp.engine.book.data import Value, Values, data_from
from gaslamp.games.terrors.facts import GIVEN, LISTS
from gaslamp.games.terrors.kinds import (
    ACOLYTES,
    BEASTS,
    INFLUENCES,
    KINDS,
    MORTALS,
    OVERLORDS,
    RELICS,
    SPIRITS,
    STARTERS,
    UNDEAD,
)
from tests.games.telling import names
from tests.games.terrors.scene import DEAR as STREET
from tests.games.terrors.scene import GAME

LIFE = 30  # of every overlord
COST = 3  # of every monster and relic
DEAR = 8  # of those that lie in the Street of a scene
RING = ("beast", "undead", "spirit", "mortal")  # from left to right, and round again
GIFTS = {"methuselah": "blood_price", "lilith": "claim", "fenris": "hunt", "azazael": "alchemy"}
THRONES = {"methuselah": "undead", "lilith": "mortal", "fenris": "beast", "azazael": "spirit"}
RULES = (  # numbers of the game that are ours
    "game sacrifice: power 1",
    "game frenzy: coin 2, power 2",
    "game brew: coin 2, regeneration 3",
    "game blood_price: 2",
    "game blood_draw: 1",
)


def plain(*texts: str) -> Game:
    """A game with blank cards but for these: "ghoul: power 1, command 1", "ghoul horde: coin 1", "ghoul cost: 2".

    A blank monster has its faction and the indicators of the faction, costs 3 coins (an Acolyte 2, what lies in the
    Street of a scene 8), and has one horde ability: 1 power. Cultists give a coin and Fanatics power, as printed;
    nothing else does anything.
    """
    values: Values = {"game": dict(GAME.data.values()["game"]), **{name: blank(name) for name in KINDS[1:]}}
    for text in (*RULES, *texts):
        where, _, what = text.partition(": ")
        card, _, name = where.partition(" ")
        values[card].update(entry(name or "deeds", what))
    return GAME.with_data(data_from(values, "plain"))


def blank(name: str) -> dict[str, Value]:
    """What a card must have, and no more."""
    if name in STARTERS:
        return entry("deeds", "coin 1" if name == "cultist" else "power 1")
    if name in OVERLORDS:
        return {"faction": THRONES[name], "life": LIFE, "ability": GIFTS[name]}
    if name in INFLUENCES:
        return {"marked": int(INFLUENCES.index(name) % 4 < 2)}
    if name in RELICS:
        return {"cost": COST, "copies": 1}
    own = faction(name)
    left, right = RING[RING.index(own) - 1], RING[(RING.index(own) + 1) % 4]
    cost = 2 if name in ACOLYTES else DEAR if name in names(STREET) else COST
    return {"faction": own, "left": left, "right": right, "cost": cost, "copies": 2, **entry("horde", "power 1")}


def faction(name: str) -> str:
    """To which faction a monster belongs."""
    sorts = {"undead": UNDEAD, "spirit": SPIRITS, "mortal": MORTALS, "beast": BEASTS}
    return next(own for own, monsters in sorts.items() if name in monsters or name == f"{own}_acolyte")


def entry(name: str, what: str) -> dict[str, Value]:
    """A fact in the words of the data file."""
    if name in (*LISTS, *GIVEN):
        pairs = [pair.split() for pair in what.split(", ")]
        return {name: [word for word, _ in pairs], f"{name}_amounts": [int(amount) for _, amount in pairs]}
    return {name: int(what) if what.isdigit() else what}
