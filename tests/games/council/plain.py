"""A game of Council of Five whose cards have the features, keywords and rules that a test says, and no others."""

from __future__ import annotations

from gaslamp import Game, games
from gaslamp.engine.book.data import Value, Values, data_from
from gaslamp.games.council.kinds import BOARDS, CARDS, DECKS
from gaslamp.games.council.spaces import PLACES
from gaslamp.games.council.words import KEYWORDS, RULES, TIMINGS, TYPES, WHERE, WHOSE

GAME = games["council"]
FLAT = dict(zip("123456789", CARDS[70:79], strict=True))  # nine blank enemies with that number on all four edges
KINDS_OF_WORDS = {"rule": RULES, "whose": WHOSE, "where": WHERE}
FILLER = "memory"  # the keyword of cards that have none: no test speaks of it
BLOCKS = (  # the last number of each type
    (26, "investigator"),
    (31, "friend"),
    (35, "vehicle"),
    (41, "great_old_one"),
    (45, "outer_god"),
    (55, "spell"),
    (79, "enemy"),
    (93, "item"),
    (100, "artifact"),
)
NUMBERS: dict[str, Value] = {
    "stash": 2,
    "deck": 20,
    "least": 5,
    "copies": 4,
    "group": 1,
    "spells": 10,
    "others": 5,
}


def plain(*texts: str) -> Game:
    """A game with blank cards and boards but for these.

    "shoggoth: 7 3 5 1, #sea #gate" gives features from the top clockwise, and keywords; "shoggoth: item" a type;
    "shoggoth: after_activation remove 2 rival line of #sum item" an extra rule: its timing, word, amount, whose, where,
    and after "of" what it means; "spider_armour: named #armour" what its name says; "harbour board: c3 +1 any, a1 +2
    light" the spaces of a board; "game: stash 3" a number of the game. A blank card has the type of its number, no
    keyword, and 5 on each edge, but those of FLAT.
    """
    values: Values = {"game": dict(NUMBERS), **{name: blank(name) for name in CARDS}}
    values |= {f"{name}_deck": {"cards": [1]} for name in DECKS}
    values |= {f"{name}_board": {"size": 25} for name in BOARDS}
    for text in texts:
        name, _, what = text.partition(": ")
        parts = what.split(", ")
        if name.endswith(" board"):
            values[name.replace(" ", "_")] |= spaces(parts)
        elif name == "game":
            values["game"] |= {number: int(n) for number, n in map(str.split, parts)}
        else:
            for part in parts:
                values[FLAT.get(name, name)] |= facts(part.split())
    return GAME.with_data(data_from(values, "plain"))


def blank(name: str) -> dict[str, Value]:
    """What a card must have, and no more."""
    number = CARDS.index(name) + 1
    flat = next((int(value) for value, card in FLAT.items() if card == name), 5)
    return {
        "type": next(word for last, word in BLOCKS if number <= last),
        "features": [flat] * 4,
        "keywords": [FILLER],
    }


def spaces(parts: list[str]) -> dict[str, Value]:
    """The spaces of a board: "c3 +1 any"."""
    results = [part.split() for part in parts]
    return {
        "spaces": [PLACES.index(place) for place, _, _ in results],
        "bonus": [int(bonus) for _, bonus, _ in results],
        "fitting": [fitting.removeprefix("#") for _, _, fitting in results],
    }


def facts(words: list[str]) -> dict[str, Value]:
    """Features, keywords, a type, what stands in the name, or an extra rule."""
    if words[0].isdigit():
        return {"features": [int(word) for word in words]}
    if words[0] in TIMINGS:
        return extra(words)
    if words[0] == "named":
        return {"named": keys(words[1:])}
    return {"keywords": keys(words)} if words[0].startswith("#") else {"type": words[0]}


def extra(words: list[str]) -> dict[str, Value]:
    """An extra rule."""
    cut = words.index("of") if "of" in words else len(words)
    results: dict[str, Value] = {"timing": words[0]}
    for word in words[1:cut]:
        kind = next((kind for kind, known in KINDS_OF_WORDS.items() if word in known), "amount")
        results[kind] = int(word) if kind == "amount" else word
    named = {"keys": keys(words[cut:]), "types": [word for word in words[cut:] if word in TYPES]}
    return results | {kind: some for kind, some in named.items() if some}


def keys(words: list[str]) -> list[str]:
    """The keywords among some words."""
    results = [word.removeprefix("#") for word in words if word.startswith("#")]
    assert set(results) <= set(KEYWORDS), f"{words} are no keywords"
    return results
