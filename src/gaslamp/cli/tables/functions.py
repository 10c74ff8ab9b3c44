"""What formulas of layouts can ask for: names, facts and words of the game that is drawn, and lists of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from gaslamp.cli.tables.naming import cut, in_two
from gaslamp.cli.tables.template import joined, packed, shown
from gaslamp.cli.tables.tree import colour, hues
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

PLAIN: dict[str, Callable[..., Any]] = {
    **{f.__name__: f for f in (abs, all, any, enumerate, int, len, max, min, range, sorted, str, sum, zip)},
    "cut": cut,
    "find": str.find,
    "in_two": in_two,
    "unique": lambda things: list(dict.fromkeys(things)),
}


@dataclass(frozen=True)
class Functions:
    """The functions that speak of one game in one language."""

    voice: Voice
    texts: Texts

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """All of them, as a formula calls them."""
        own = (self.called, self.counts, self.fact, self.facts, self.join, self.listed, self.number_of)
        more = (
            self.bar,
            self.hue,
            self.pack,
            self.place,
            self.player,
            self.rule_of,
            self.say,
            self.times,
            self.word_of,
        )
        return {**PLAIN, **{f.__name__: f for f in (*own, *more)}}

    def say(self, key: str, **args: Any) -> str:
        """A text of the layout, else one of the game."""
        texts = self.texts if self.texts.has(key) else self.voice.texts
        return texts.say(key, **{name: plain(value) for name, value in args.items()})

    def called(self, thing: object) -> str:
        """The name of a card or a place; anything else as it is."""
        game = self.voice.game
        if thing in game.cards:
            return self.voice.card(game.cards.index(str(thing)))
        return self.voice.place(game.places.index(str(thing))) if thing in game.places else str(shown(thing))

    def place(self, number: int, way: str = "") -> str:
        """A place by number: its name, or with "in", "to", "from" the way there."""
        return self.voice.place(number or 0, way)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.voice.name(seat)

    def number_of(self, card: str) -> int:
        """The number of a card or a place."""
        game = self.voice.game
        return game.cards.index(card) if card in game.cards else game.places.index(card)

    def rule_of(self, card: str) -> str:
        """The rule that tells what a card does, if there is one."""
        return self.voice.game.card_rules[self.voice.game.cards.index(card)]

    def fact(self, section: str, name: str) -> Any:
        """A printed fact of a card or of another section of the data, if it is there."""
        data = self.voice.game.data
        return data.fact(section, name).value if data.has(section, name) else None

    def facts(self, section: str, *names: str) -> list[Any]:
        """Facts that are lists, side by side; a single one as a list."""
        columns = [self.fact(section, name) or [] for name in names]
        return list(zip(*columns)) if len(columns) > 1 else list(columns[0])

    def word_of(self, name: str, word: str) -> str:
        """A fact that is a word, in words of the language."""
        return self.voice.word(name, word)

    def counts(self, cards: Iterable[str]) -> list[tuple[str, int]]:
        """Cards with how many there are of each."""
        return list(Counter(cards or ()).items())

    def listed(self, cards: Iterable[str]) -> str:
        """Cards by name, equal ones together, an unknown one as a question mark."""
        back = self.voice.game.cards[0]
        named = Counter("?" if card == back else self.called(card) for card in cards or ())
        return ", ".join(f"{self.times(n)}{name}" for name, n in named.items())

    def times(self, n: int) -> str:
        """How many, if more than one."""
        return f"{n}× " if n > 1 else ""

    def join(self, between: str, values: Iterable[Any]) -> Text:
        """What there is of some things, with something between them."""
        return joined(between, values)

    def pack(self, values: Iterable[Any], room: int, between: str = "  ") -> Text:
        """The same in lines, each as full as there is room."""
        return Text("\n").join(packed(map(shown, values), room, between))

    def bar(self, n: int, end: int, style: str, length: int = 0) -> Text:
        """So much of a whole: a block a point, or all of it in so many columns."""
        full, whole = (-(-length * n // end), length) if length else (min(n, end), end)
        return Text.assemble(("█" * full, style), ("░" * (whole - full), "dim"))

    def hue(self, card: str) -> str:
        """The colour of a card in the look of the game."""
        hue = hues(self.voice.game.folder).get(card)
        return "" if hue is None else colour(hue)


def plain(value: Any) -> str | int:
    """Something as a text of the language can take it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(shown(value))


def part_of(thing: Any, key: Any, fact: Callable[[str, str], Any]) -> Any:
    """Part of a thing: a fact of a card, a value by its key, one of a list by number; None if it is not there."""
    if isinstance(thing, str) and isinstance(key, str):
        return fact(thing, key)
    if isinstance(thing, dict):
        return thing.get(key)
    if thing is None or key is None:
        return None
    return thing[key] if -len(thing) <= key < len(thing) else None
