"""Extra rules that flip cards, whatever their features."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, Option, Seat
from gaslamp.engine.core.parts import several
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.activation import only_flippable
from gaslamp.games.council.extra_rule import AskingRule, ExtraRule, as_places, flippable, targets
from gaslamp.games.council.parts import KEYWORD, PLACE
from gaslamp.games.council.state import Council


class FlipOne(AskingRule):
    """C11.1: flip a card, even one of your own if there is no other."""

    asks_for = (PLACE,)
    rule = "C11.1"

    def options(self, game: Council, me: Seat) -> Ints:
        return as_places(game, flippable(game, me))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        game.flip(game.cell(option))

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card of the rival."""
        return 20 if game.shows(game.cell(option), me) else 80


class FlipAll(ExtraRule):
    """C11.2: flip every card that the rule is about."""

    rule = "C11.2"

    def possible(self, game: Council, me: Seat) -> bool:
        return all_or_none(game, targets(game, me)).size > 0

    def apply(self, game: Council, me: Seat) -> None:
        for cell in all_or_none(game, targets(game, me)).items:
            game.flip(cell)


class FlipSome(AskingRule):
    """C11.3, C4.7: flip all cards with one or more of the keywords, together."""

    asks_for = (several("keywords", KEYWORD),)
    rule = "C11.3"

    def options(self, game: Council, me: Seat) -> Ints:
        """In the order in which they stand on the card."""
        options = ints()
        for keyword in game.card(game.this).keys.items:
            if keyword in game.keywords_named:
                options = ints()
            elif cells_with(game, me, keyword).size > 0:
                options.append(keyword)
        if game.keywords_named.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        if option != PASS:
            game.name_keyword(option)
            game.then_more(me, self)
            return
        cells = ints()
        for cell in flippable(game, me).items:
            if game.card_on(cell).has_any_keyword(game.keywords_named):
                cells.append(cell)
        game.forget_keywords()
        for cell in cells.items:
            game.flip(cell)

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        return ORDER if option in self.elements(game, me) else self.rule

    def elements(self, game: Council, me: Seat) -> Ints:
        keywords = ints()
        for keyword in game.card(game.this).keys.items:
            if keyword not in game.keywords_named and cells_with(game, me, keyword).size > 0:
                keywords.append(keyword)
        return keywords

    def least(self, game: Council, me: Seat, element: Option) -> i64:
        return 1 if game.keywords_named.size == 0 else 0


class FlipEither(AskingRule):
    """C11.4, C4.7: flip all cards with exactly one of the keywords."""

    asks_for = (KEYWORD,)
    rule = "C11.4"

    def options(self, game: Council, me: Seat) -> Ints:
        options = ints()
        for keyword in game.card(game.this).keys.items:
            if cells_with(game, me, keyword).size > 0:
                options.append(keyword)
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        for cell in cells_with(game, me, option).items:
            game.flip(cell)


def cells_with(game: Council, me: Seat, keyword: i64) -> Ints:
    """The spaces whose cards have a keyword, if they can be flipped."""
    cells = ints()
    for cell in targets(game, me).items:
        if game.card_on(cell).has_keyword(keyword):
            cells.append(cell)
    return all_or_none(game, cells)


def all_or_none(game: Council, cells: Ints) -> Ints:
    """C4.6, C11.2: the spaces of some cards if every one can be flipped: in full or not at all."""
    rest = only_flippable(game, cells)
    return rest if rest.size == cells.size or game.version < 2 else ints()  # until then those that could were flipped


FLIP_ONE: Final = FlipOne()
FLIP_ALL: Final = FlipAll()
FLIP_SOME: Final = FlipSome()
FLIP_EITHER: Final = FlipEither()
