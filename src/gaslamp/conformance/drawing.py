"""A client that draws any table by what the game says of its views, and complains of what it cannot draw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gaslamp.engine.book.game import Game, View


@dataclass
class Drawing:
    """A view being drawn; `keys` are those it has met, `faults` what it could not make out."""

    game: Game
    view: View
    keys: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    beside: dict[str, Any] = field(default_factory=dict)  # the object that is being drawn

    def draw(self) -> Drawing:
        """Look at everything on the table."""
        self.parts(self.view["table"])
        return self

    def parts(self, record: Any) -> bool:
        """The keys of an object, each as it is declared."""
        if not isinstance(record, dict):
            return False
        for key, value in record.items():
            self.keys.add(key)
            self.beside = record
            piece = self.game.pieces.get(key)
            if piece is None:
                self.faults.append(f"{key} is not declared")
            elif not getattr(self, piece.kind)(key, value):
                self.faults.append(f"{key} is no {piece.kind}: {value!r}")
        return True

    def cards(self, key: str, value: Any) -> bool:
        """A card, none, some, or how many of each; in a row some may lie face down."""
        if isinstance(value, list):
            return self.some([one for one in value if one != self.game.cards[0]])
        return value is None or self.is_card(value) or self.some(value)

    def hand(self, key: str, value: Any) -> bool:
        """The same, in somebody's hand."""
        return self.cards(key, value)

    def pile(self, key: str, value: Any) -> bool:
        """A size, or cards."""
        return amount(value) or self.some(value)

    def counter(self, key: str, value: Any) -> bool:
        """A number, or one for each seat."""
        return amount(value) or self.each(value, amount)

    def tokens(self, key: str, value: Any) -> bool:
        """The same, or numbers under keys that are tokens themselves."""
        if isinstance(value, dict):
            return all(map(amount, value.values())) and self.parts(value)
        return self.counter(key, value)

    def track(self, key: str, value: Any) -> bool:
        """A number that does not go beyond the end."""
        top = self.game.pieces[key].top
        end = self.beside.get(top, self.view["table"].get(top)) if isinstance(top, str) else top
        return amount(value) and amount(end) and value <= end

    def places(self, key: str, value: Any) -> bool:
        """Objects, each with a name of its own."""
        names = [one["name"] for one in value]
        known = {*self.game.places, *self.game.cards}
        mapped = not self.game.grid or set(names) <= set(self.game.grid)
        return set(names) <= known and len(set(names)) == len(names) and mapped and all(map(self.parts, value))

    def players(self, key: str, value: Any) -> bool:
        """An object for each seat."""
        return self.each(value, self.parts)

    def seat(self, key: str, value: Any) -> bool:
        """One of those at the table."""
        return amount(value) and value < self.view["seats"]

    def seats(self, key: str, value: Any) -> bool:
        """Some of those at the table, none twice."""
        return isinstance(value, list) and len(set(value)) == len(value) and all(self.seat(key, one) for one in value)

    def sign(self, key: str, value: Any) -> bool:
        """Yes or no."""
        return isinstance(value, bool)

    def word(self, key: str, value: Any) -> bool:
        """One of those that a fact of that name may be."""
        return value in self.game.words[key]

    def edges(self, key: str, value: Any) -> bool:
        """A number for each of the four sides."""
        return isinstance(value, list) and len(value) == 4 and all(map(amount, value))

    def group(self, key: str, value: Any) -> bool:
        """An object, or several without a name."""
        return self.parts(value) or (isinstance(value, list) and all(self.parts(one) for one in value))

    def none(self, key: str, value: Any) -> bool:
        """Anything."""
        return True

    def each(self, value: Any, fits: Any) -> bool:
        """A list with one thing for each seat."""
        return isinstance(value, list) and len(value) == self.view["seats"] and all(map(fits, value))

    def some(self, value: Any) -> bool:
        """Cards by name, one by one or counted."""
        counted = not isinstance(value, dict) or all(amount(n) and n for n in value.values())
        return isinstance(value, list | dict) and counted and all(map(self.is_card, value))

    def is_card(self, value: Any) -> bool:
        """The name of a card."""
        return isinstance(value, str) and value in self.game.cards[1:]


def amount(value: Any) -> bool:
    """A number of things."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
