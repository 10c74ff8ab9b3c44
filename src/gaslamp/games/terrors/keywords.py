"""The keywords and texts that ask something: Curse, Command, Frenzy, Sacrifice, Destroy, haunting one monster."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import (
    NOBODY,
    PASS,
    Choice,
    Effect,
    Option,
    Seat,
    first_part,
    four,
    pack,
    three,
    two,
)
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.area import NO_TOKEN, card_of, horde_of, token_of
from gaslamp.games.terrors.card import Deeds, is_influence, is_monster
from gaslamp.games.terrors.choosing import SomeOf, add_rising
from gaslamp.games.terrors.deeds import put_token
from gaslamp.games.terrors.events import COMMANDED, CURSED, DESTROYED, DISCARDED, SACRIFICED, SWEPT
from gaslamp.games.terrors.parts import CARD, COUNT, CURSER, HORDE, HOW_MANY, LIFE, RESOURCE, SEAT, TOKEN
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import TRIGGERS

CURSES: Final[i64] = TRIGGERS.index("curse")


class Curse(Choice[Terrors]):
    """T9.2: choose a foe who is cursed; then what a curse sets off."""

    asks_for = (SEAT,)
    rule = "T9.2"

    def __init__(self, set_off: Effect[Any]) -> None:
        self.set_off: Final = set_off

    def options(self, game: Terrors, me: Seat) -> Ints:
        return game.foes(me)

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        game.tell(CURSED, me, game.this, to=option)
        game.then(option, SUFFER, n=game.edition.curse, to=me)
        game.then(me, self.set_off, n=CURSES)


class Suffer(Choice[Terrors]):
    """T9.2, T8.1, T9.17: you are cursed: discard a card, or lose life."""

    asks_for = (CARD,)
    carries = Carries(n=LIFE, to=CURSER)
    rule = "T9.2"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for card in game.players[me].hand.items:
            options.insert(card)
        options.append(PASS)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        life = game.n
        if option == PASS:
            game.lose_life(me, life)
        else:
            game.players[me].let_go(option)
            game.players[me].discard.append(option)
            game.tell(DISCARDED, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """A starting card is worth less than life."""
        return 50 if option == PASS else max(0, 60 - 5 * game.card(option).cost)


class Command(SomeOf):
    """T9.9, T8.3: take cheap monsters with a printed cost from your discard pile back into your hand."""

    asks_for = (several("monsters", CARD),)
    carries = Carries(n=HOW_MANY)
    rule = "T9.9"

    def is_compulsory(self, game: Terrors) -> bool:
        return game.version >= 2  # in version 1 one could leave it

    def things(self, game: Terrors, me: Seat) -> Ints:
        monsters = ints()
        for card in game.players[me].discard.items:
            kind = game.card(card)
            if is_monster(card) and kind.priced and kind.cost < game.edition.cheap:
                add_rising(monsters, card)
        return monsters

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        player = game.players[me]
        player.discard.remove(thing)
        player.hold(thing)
        game.tell(COMMANDED, me, thing)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        return 0 if option == PASS else 50 + game.card(option).cost


class Frenzy(SomeOf):
    """T9.10: choose which of two resources you gain."""

    asks_for = (several("gains", RESOURCE, COUNT),)
    carries = Carries(n=HOW_MANY)
    rule = "T9.10"

    def is_compulsory(self, game: Terrors) -> bool:
        return True

    def resources(self, game: Terrors) -> Deeds:
        """What there is to choose, and how much of each."""
        return game.edition.frenzy

    def things(self, game: Terrors, me: Seat) -> Ints:
        how_many = game.n
        gains, resources = ints(), self.resources(game)
        for i in range(resources.size):
            for _ in range(how_many):
                gains.append(pack(resources.what[i], resources.amounts[i]))
        return gains

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        resource, amount = two(thing)
        game.earn(me, resource, amount)


class Brew(Frenzy):
    """T10.5: choose which of two resources you gain, as the Alchemist has them."""

    rule = "T10.5"

    def resources(self, game: Terrors) -> Deeds:
        """What the Alchemist offers."""
        return game.edition.brew


class Sacrifice(SomeOf):
    """T9.7: choose cards of yours in play, relics too, that leave the game for good; each brings a bonus."""

    asks_for = (several("cards", CARD, TOKEN, HORDE),)
    carries = Carries(n=HOW_MANY)
    rule = "T9.7"

    def is_compulsory(self, game: Terrors) -> bool:
        return game.version >= 2  # in version 1 one could leave it

    def things(self, game: Terrors, me: Seat) -> Ints:
        cards = ints()
        for entry in game.players[me].area.items:
            cards.append(pack(card_of(entry), token_of(entry), horde_of(entry)))
        for relic in game.players[me].relics.items:
            cards.append(pack(relic))
        return cards

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        card, token, horde = three(thing)
        game.leave_play(me, card, token, horde)
        game.removed.append(card)
        game.tell(SACRIFICED, me, card)
        bonus = game.edition.sacrifice
        for i in range(bonus.size):
            game.earn(me, bonus.what[i], bonus.amounts[i])

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """Starting cards only clog the deck; influences cost nothing either, but are worth keeping."""
        if option == PASS:
            return 30
        card = first_part(option)
        return 10 if is_influence(card) else max(0, 60 - 10 * game.card(card).cost)


class Destroy(Choice[Terrors]):
    """T9.12: put a card in play on its owner's discard pile, or a card of the street out of the game.

    No set: what fills the gap in the street is known before the next choice.
    """

    asks_for = (SEAT, CARD, TOKEN, HORDE)
    rule = "T9.12"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for card in game.street.items:
            if card > 0:
                options.add(pack(NOBODY, card))
        for i in range(1, game.seats + 1):
            seat = (me + i) % game.seats
            if game.alive(seat):
                for entry in game.players[seat].area.items:
                    options.add(pack(seat, card_of(entry), token_of(entry), horde_of(entry)))
                for relic in game.players[seat].relics.items:
                    options.add(pack(seat, relic))
        if game.version < 2 and options.size > 0:
            options.append(PASS)  # in version 1 one could leave it
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option == PASS:
            return
        owner, card, token, horde = four(option)
        if owner == NOBODY:
            game.removed.append(card)
            game.tell(SWEPT, me, card)
            game.refill(game.slot(card))
        else:
            game.leave_play(owner, card, token, horde)
            game.players[owner].discard.append(card)
            game.tell(DESTROYED, me, card, to=owner)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        if option == PASS:
            return 30
        owner, card, _, _ = four(option)
        return 40 if owner == NOBODY else 10 if game.allies(me, owner) else 60 + game.card(card).cost


class HauntOne(SomeOf):
    """T10.12: put a haunt token on monsters of yours that have none."""

    asks_for = (several("monsters", CARD, HORDE),)
    carries = Carries(n=HOW_MANY)
    rule = "T10.12"

    def things(self, game: Terrors, me: Seat) -> Ints:
        monsters = ints()
        for entry in game.players[me].area.items:
            if token_of(entry) == NO_TOKEN and is_monster(card_of(entry)):
                monsters.append(pack(card_of(entry), horde_of(entry)))
        return monsters

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        monster, horde = two(thing)
        put_token(game, me, monster, horde)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        return 0 if option == PASS else 50 + game.card(first_part(option)).cost


SUFFER: Final = Suffer()
