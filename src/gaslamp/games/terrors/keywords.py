"""The keywords that ask something: Curse, Command, Frenzy, Sacrifice and Destroy."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.area import NO_TOKEN, card_of, horde_of, token_of
from gaslamp.games.terrors.card import Deeds, is_monster
from gaslamp.games.terrors.deeds import put_token
from gaslamp.games.terrors.events import COMMANDED, CURSED, DESTROYED, DISCARDED, SACRIFICED, SWEPT
from gaslamp.games.terrors.parts import AT, CARD, COUNT, HORDE, RESOURCE, SEAT, TO, TOKEN, N
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import TRIGGERS

CURSES: Final[i64] = TRIGGERS.index("curse")


class Curse(Choice[Terrors]):
    """Choose a foe who is cursed."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "T9.2"

    def __init__(self, rouse: Effect[Any]) -> None:
        self.rouse: Final = rouse

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any that is left."""
        return game.foes(me)

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """They choose what they suffer; then whatever a curse sets off."""
        game.tell(CURSED, me, game.this, to=option)
        game.then(option, SUFFER, n=game.edition.curse, to=me)
        game.then(me, self.rouse, n=CURSES)


class Suffer(Choice[Terrors]):
    """You are cursed: discard a card, or lose life."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T9.2"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any card; or none."""
        found = ints()
        for card in game.players[me].hand.items:
            found.insert(card)
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It hurts either way."""
        if option == PASS:
            game.lose_life(me, game.n)
        else:
            game.players[me].let_go(option)
            game.players[me].discard.append(option)
            game.tell(DISCARDED, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """A starting card is worth less than life."""
        return 50 if option == PASS else max(0, 60 - 5 * game.card(option).cost)


class Command(Choice[Terrors]):
    """Choose a cheap monster of your discard pile; it comes back to your hand."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T9.9"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any with a cost below the limit; or none."""
        found = ints()
        for card in game.players[me].discard.items:
            kind = game.card(card)
            if is_monster(card) and kind.priced and kind.cost < game.edition.cheap:
                found.insert(card)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """All know it is there."""
        if option != PASS:
            player = game.players[me]
            player.discard.remove(option)
            player.hold(option)
            game.tell(COMMANDED, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """The dearest one."""
        return 0 if option == PASS else 50 + game.card(option).cost


class Frenzy(Choice[Terrors]):
    """Choose one of two resources."""

    asks_for = (RESOURCE, COUNT)
    carries = Carries(AT, N, TO)
    rule = "T9.10"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """As much as there is of each."""
        return gifts(game.edition.frenzy)

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """That and no other."""
        game.earn(me, part(option, 0), part(option, 1))


class Brew(Frenzy):
    """Choose one of two resources, as the Alchemist has them."""

    rule = "T10.5"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """As much as there is of each."""
        return gifts(game.edition.brew)


def gifts(resources: Deeds) -> Ints:
    """So much of each resource."""
    found = ints()
    for i in range(resources.size):
        found.append(pack(resources.what[i], resources.amounts[i]))
    return found


class Sacrifice(Choice[Terrors]):
    """Choose a card of yours in play that leaves the game for good."""

    asks_for = (CARD, TOKEN, HORDE)
    carries = Carries(AT, N, TO)
    rule = "T9.7"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any monster, influence or relic; or none."""
        found = ints()
        for entry in game.players[me].area.items:
            found.add(pack(card_of(entry), token_of(entry), horde_of(entry)))
        for relic in game.players[me].relics.items:
            found.add(pack(relic))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Something is gained by it."""
        if option != PASS:
            card = part(option, 0)
            game.leave_play(me, card, part(option, 1), part(option, 2))
            game.removed.append(card)
            game.tell(SACRIFICED, me, card)
            for gift in gifts(game.edition.sacrifice).items:
                game.earn(me, part(gift, 0), part(gift, 1))

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """Starting cards only make the deck thick."""
        return 30 if option == PASS else max(0, 60 - 10 * game.card(part(option, 0)).cost)


class Destroy(Choice[Terrors]):
    """Choose a card in play, which goes to its owner's discard pile, or a card of the street, which leaves the game."""

    asks_for = (SEAT, CARD, TOKEN, HORDE)
    carries = Carries(AT, N, TO)
    rule = "T9.12"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any, but for those of fallen overlords; or none."""
        found = ints()
        for card in game.street.items:
            if card > 0:
                found.add(pack(NOBODY, card))
        for i in range(1, game.seats + 1):
            seat = (me + i) % game.seats
            if game.alive(seat):
                for entry in game.players[seat].area.items:
                    found.add(pack(seat, card_of(entry), token_of(entry), horde_of(entry)))
                for relic in game.players[seat].relics.items:
                    found.add(pack(seat, relic))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It goes."""
        if option == PASS:
            return
        seat, card = part(option, 0), part(option, 1)
        if seat != NOBODY:
            game.leave_play(seat, card, part(option, 2), part(option, 3))
            game.players[seat].discard.append(card)
            game.tell(DESTROYED, me, card, to=seat)
            return
        game.removed.append(card)
        game.tell(SWEPT, me, card)
        game.refill(game.slot(card))

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """Cards of a foe, and not one's own."""
        if option == PASS:
            return 30
        seat = part(option, 0)
        return 40 if seat == NOBODY else 10 if game.allies(me, seat) else 60 + game.card(part(option, 1)).cost


class HauntOne(Choice[Terrors]):
    """Choose a monster of yours that gets a haunt token."""

    asks_for = (CARD, HORDE)
    carries = Carries(AT, N, TO)
    rule = "T10.12"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any without one; or none."""
        found = ints()
        for entry in game.players[me].area.items:
            if token_of(entry) == NO_TOKEN and is_monster(card_of(entry)):
                found.add(pack(card_of(entry), horde_of(entry)))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It stays into the next turn."""
        if option != PASS:
            put_token(game, me, part(option, 0), part(option, 1))

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """The dearest one."""
        return 0 if option == PASS else 50 + game.card(part(option, 0)).cost


SUFFER: Final = Suffer()
