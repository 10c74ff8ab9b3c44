"""Questions for several things at once."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import MISSHAPEN, ORDER, PASS, CardId, Choice, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.state import Terrors


class SomeOf(Choice[Terrors]):
    """Choose as many things as n says, or fewer; a search names them in rising order, so it meets no set twice."""

    def is_compulsory(self, game: Terrors) -> bool:
        """Whether fewer will not do as long as there are enough."""
        return False

    def things(self, game: Terrors, me: Seat) -> Ints:
        """All that can still be chosen, each as often as it is there."""
        raise NotImplementedError

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        """What happens to a thing that was chosen."""
        raise NotImplementedError

    def elements(self, game: Terrors, me: Seat) -> Ints:
        if not game.goes_on:
            return self.things(game, me)
        elements = ints()
        for thing in self.things(game, me).items:
            if thing >= game.last_named:
                elements.append(thing)
        return elements

    def how_many(self, game: Terrors, elements: Ints) -> i64:
        """How many of them are chosen: at most, or, if that is compulsory, exactly."""
        how_many = game.n
        return min(how_many, elements.size)

    def options(self, game: Terrors, me: Seat) -> Ints:
        options, elements = ints(), self.elements(game, me)
        compulsory, how_many = self.is_compulsory(game), self.how_many(game, elements)
        for element in elements.items:
            if not compulsory or not_below(elements, element) >= how_many:
                options.add(element)
        if not compulsory and (options.size > 0 or game.goes_on):
            options.append(PASS)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option != PASS:
            how_many = game.n
            if self.is_compulsory(game):
                how_many = self.how_many(game, self.elements(game, me))
            self.take_one(game, me, option)
            if how_many > 1:
                game.last_named = option
                game.then_more(me, self, n=how_many - 1)

    def least(self, game: Terrors, me: Seat, element: Option) -> i64:
        return self.how_many(game, self.elements(game, me)) if self.is_compulsory(game) else 0

    def most(self, game: Terrors, me: Seat, element: Option) -> i64:
        return self.how_many(game, self.elements(game, me))

    def next_of(self, game: Terrors, me: Seat, options: Ints, elements: Ints) -> Option:
        least: Option = MISSHAPEN
        for element in elements.items:
            if element in options and (least == MISSHAPEN or element < least):
                least = element
        return least

    def why_not(self, game: Terrors, me: Seat, option: Option) -> str:
        return ORDER if option in self.things(game, me) else self.rule


def not_below(elements: Ints, least: Option) -> i64:
    """How many elements a search can still name if it begins with one."""
    n: i64 = 0
    for element in elements.items:
        if element >= least:
            n += 1
    return n


def add_rising(cards: Ints, card: CardId) -> None:
    """Put a card where it belongs in a rising row, beside its equals."""
    cards.append(card)
    row, i = cards.items, cards.size - 1
    while i > 0 and row[i - 1] > card:
        row[i] = row[i - 1]
        i -= 1
    row[i] = card
