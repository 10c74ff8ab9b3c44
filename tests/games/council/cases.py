"""A card with its own extra rule among blank ones, in positions made for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import pytest

from gaslamp import Game
from gaslamp.engine.book.data import Value, data_from
from gaslamp.games.council.kinds import CARDS
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import KEYWORDS, TYPES
from tests.games.council.plain import GAME, plain
from tests.games.council.scene import cards_on_board, choose, offers, scene, story
from tests.games.telling import asks

SPARE = ("deep_one", "gnoph_keh", "night_gaunt", "colour_out_of_space", "serpent_sorcerer")
MIGHT: list[int] = [9, 9, 9, 9]
AROUND = ("c2", "b3", "d3", "c4")
PLACES_BY_WHERE = {  # where fitting cards lie, seen from c3
    "adjacent": AROUND,
    "line": ("c1", "c5", "a3", "e3", "b3"),
    "anywhere": ("a1", "e1", "a5", "d5", "b2"),
}
BEYOND = {"adjacent": "c1", "line": "b2"}  # places that a rule does not reach
FLIPS = ("flip_one", "flip_all", "flip_some", "flip_either")


@dataclass(frozen=True)
class Case:
    """A card with its own rule among blank ones, played by a seat; one of these fits the rule, one does not."""

    card: str
    seat: int
    reason: str  # the keyword or type by which the fitting card fits, "" if every card does

    @property
    def facts(self) -> dict[str, Value]:
        """What the data say of the card."""
        return {name: fact.value for name, fact in GAME.data.facts[self.card].items()}

    @property
    def n(self) -> int:
        """The amount of its rule."""
        return int(cast(int, self.facts.get("amount", 1)))

    @property
    def where(self) -> str:
        """Where its rule reaches."""
        return str(self.facts.get("where", "anywhere"))

    @property
    def spare(self) -> list[str]:
        """Blank cards: one that fits, one that does not, a gate."""
        return [name for name in SPARE if name != self.card]

    @property
    def colour(self) -> int:
        """The colour that a fitting card shows."""
        return self.seat if self.facts.get("whose") == "mine" else 1 - self.seat

    @property
    def choosy(self) -> bool:
        """Whether there are cards that do not fit."""
        return bool(self.reason)

    def game(self, printed: bool = False) -> Game:
        """Blank cards but for this one and those that are for its rule; unless asked for, its features flip nothing."""
        values = plain("harbour board: c3 +2 any").data.values()
        fitting, other, gate, *_ = self.spare
        values[self.card] = self.facts if printed else {**self.facts, "features": [1, 1, 1, 1]}
        for name in (fitting, other, gate):
            values[name]["features"] = MIGHT
        strange = next(key for key in KEYWORDS if key not in self.words("keys"))
        alien = next(kind for kind in TYPES if kind not in self.words("types"))
        for name in (fitting, other, gate):
            values[name] |= {"type": alien, "keywords": [strange]}
        if self.reason in TYPES:
            values[fitting]["type"] = self.reason
        elif self.reason:
            values[fitting]["keywords"] = [self.reason]
        values[gate]["named"] = ["gate"]
        return GAME.with_data(data_from(values, "cards"))

    def words(self, name: str) -> list[str]:
        """The keywords or types that its rule names."""
        return cast(list[str], self.facts.get(name, []))

    def fitting_cards(self, n: int, places: tuple[str, ...] = ()) -> list[str]:
        """So many fitting cards where the rule reaches."""
        spaces = (places or PLACES_BY_WHERE[self.where])[:n]
        return [f"{place} {self.spare[0]}:{self.colour}" for place in spaces]

    def strange_cards(self) -> list[str]:
        """What the rule does not mean: another card, one of the other colour, one that lies too far off."""
        cards = [f"{PLACES_BY_WHERE[self.where][-1]} {self.spare[1]}:{self.colour}"] if self.choosy else []
        if self.where in BEYOND:
            cards.append(f"{BEYOND[self.where]} {self.spare[0]}:{self.colour}")
        if self.facts.get("whose") in ("mine", "rival"):
            cards.append(f"{PLACES_BY_WHERE[self.where][-2]} {self.spare[0]}:{1 - self.colour}")
        return cards

    def lay(
        self,
        cards: list[str],
        decks: dict[int, str] | None = None,
        stashes: dict[int, str] | None = None,
        printed: bool = False,
    ) -> Council:
        """The card is laid on c3 among some cards, with what its rule asks before that answered by the first offer."""
        god = self.facts["type"] == "outer_god"
        board = [*cards, f"e5 {self.spare[2]}:{self.seat}"] if god else cards
        tops = {self.seat: self.card, 1 - self.seat: "5*3"} if decks is None else {self.seat: self.card}
        state = scene(
            ", ".join(board),
            top=tops,
            deck={self.seat: "", **(decks or {})},
            stash=stashes,
            active=self.seat,
            on="harbour" if self.facts.get("rule") == "double_spaces" else "plain",
            game=self.game(printed),
        )
        choose(state, f"play {self.card}")
        while asks(state) not in ((self.seat, "place"), None) and self.card not in str(cards_on_board(state)):
            choose(state, sorted(offers(state))[0])
        return choose(state, "c3") if asks(state) == (self.seat, "place") else state

    def answer_all(self, state: Council) -> Council:
        """With the first offer until the card has done all that it does."""
        while asks(state) is not None and state.question is not None and state.question.name != "choose":
            choose(state, sorted(offers(state))[0])
        return state

    def was_applied(self, state: Council) -> bool:
        """Whether its rule was applied; if not, it was ignored."""
        applied = f"applied {self.seat} {self.card}" in story(state)
        assert applied != (f"ignored {self.seat} {self.card}" in story(state))
        return applied


def cases(*rules: str) -> Iterator[Case]:
    """Every card with one of these rules, for either seat, with each keyword and type that it names."""
    for card in CARDS:
        if GAME.data.has(card, "rule") and GAME.data.word(card, "rule") in rules:
            one = Case(card, 0, "")
            for seat in range(2):
                for reason in (*one.words("keys"), *one.words("types")) or ("",):
                    yield Case(card, seat, reason)


def every(*rules: str) -> pytest.MarkDecorator:
    """A test of every card with one of these rules."""
    each = list(cases(*rules))
    return pytest.mark.parametrize("case", each, ids=[f"{one.card}-{one.seat}-{one.reason}" for one in each])


def where_it_lies(board: list[str]) -> dict[str, str]:
    """Cards in a scene's words by place."""
    return dict(entry.split() for entry in board)
