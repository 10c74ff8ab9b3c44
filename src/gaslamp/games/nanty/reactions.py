"""Reactions: what may be played, in anybody's turn, when an agent is moved or removed or a text strikes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import EVERYWHERE, IGNORE_TEXT, RELOCATE, STOP_PLAYER, STOP_REMOVAL
from gaslamp.games.nanty.choosing import fan, spread
from gaslamp.games.nanty.events import STOPPED, THREATENED
from gaslamp.games.nanty.parts import AT, CARD, PLACE, TO, N
from gaslamp.games.nanty.state import Nanty

SYMBOL: Final = 0  # what brings it about: a symbol or an ability,
TEXT: Final = 1  # the text of a card,
HAPPENING: Final = 2  # a random event,
OWN: Final = 3  # or one's own card


class Threat(Effect[Nanty]):
    """An agent of `me` is about to be removed from `at`: by the seat `to`, or by a random event; n says by what."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Ask, unless all know that there can be no reaction."""
        if SAVE.thinkable(game, me):
            game.tell(THREATENED, me, at=game.at, to=game.to)
            game.then(me, SAVE, at=game.at, n=game.n, to=game.to)
        else:
            game.remove_agent(me, game.at)


class Save(Choice[Nanty]):
    """Your agent is about to be removed: let it go, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def thinkable(self, game: Nanty, me: Seat) -> bool:
        """Whether a reaction is possible for all that anybody can know."""
        for card in game.edition.reactions.items:
            if self.fits(game, game.card(card).text) and game.may_hold(me, card):
                return True
        return False

    def fits(self, game: Nanty, text: i64) -> bool:
        """Whether a text helps against what is to happen."""
        if text in (STOP_REMOVAL, RELOCATE):
            return True
        return (text == STOP_PLAYER and game.n in (SYMBOL, TEXT)) or (text == IGNORE_TEXT and game.n == TEXT)

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Nothing, or a card that helps."""
        found = ints()
        for card in fan(game.players[me].hand).items:
            if self.fits(game, game.card(card).text):
                found.append(card)
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It is removed, or stays, or turns up elsewhere."""
        if option == PASS:
            game.remove_agent(me, game.at)
            return
        game.react(me, option)
        if game.card(option).text == RELOCATE:
            game.then(me, RESETTLE, at=game.at)
        else:
            game.tell(STOPPED, me, at=game.at, to=game.to)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """A card for an agent is a fair price."""
        return 40 if option == PASS else 60


class Resettle(Choice[Nanty]):
    """Your agent leaves `at` for any other district, instead of being removed."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.42"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any other."""
        return spread(EVERYWHERE & ~bit(game.at))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """There it goes."""
        game.move_agent(me, game.at, option)


class Push(Effect[Nanty]):
    """An agent of `me` is about to be moved from `at` to district n by the text of a card of `to`."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Ask, unless all know that there can be no reaction."""
        if me != game.to and (game.may_react(me, STOP_PLAYER, STOP_PLAYER) or game.may_ignore(me)):
            game.tell(THREATENED, me, at=game.at, n=game.n, to=game.to)
            game.then(me, RESIST, at=game.at, n=game.n, to=game.to)
        else:
            game.move_agent(me, game.at, game.n)


class Resist(Choice[Nanty]):
    """Your agent is about to be moved: let it go, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Nothing, or a card that stops it."""
        return stoppers(game, me)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It is moved, or stays."""
        if option == PASS:
            game.move_agent(me, game.at, game.n)
        else:
            game.react(me, option)
            game.tell(STOPPED, me, at=game.at, to=game.to)


def stoppers(game: Nanty, me: Seat) -> Ints:
    """Nothing, or a card in hand that keeps an agent where it is."""
    found = ints()
    for card in fan(game.players[me].hand).items:
        if game.card(card).text in (STOP_PLAYER, IGNORE_TEXT):
            found.append(card)
    found.append(PASS)
    return found


class Ward(Choice[Nanty]):
    """The text of a card that `to` has played is about to strike you: let it, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N9.43"
    always_ask = True  # who cannot must look like who will not

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Nothing, or a card that helps."""
        found = ints()
        for card in fan(game.players[me].hand).items:
            if game.card(card).text == IGNORE_TEXT:
                found.append(card)
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """The text strikes, or is spent."""
        if option == PASS:
            game.then(game.to, self.deed, at=game.at, n=game.n, to=me)
        else:
            game.react(me, option)


class Strike(Effect[Nanty]):
    """The text of a card that `me` has played strikes `to`, who may ignore it."""

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed
        self.ward: Final = Ward(deed)

    def apply(self, game: Nanty, me: Seat) -> None:
        """Ask, unless all know that there can be no reaction."""
        if game.may_ignore(game.to):
            game.then(game.to, self.ward, at=game.at, n=game.n, to=me)
        else:
            game.then(me, self.deed, at=game.at, n=game.n, to=game.to)


THREAT: Final = Threat()
SAVE: Final = Save()
RESETTLE: Final = Resettle()
PUSH: Final = Push()
RESIST: Final = Resist()
