"""Reactions: what may be played, in anybody's turn, when an agent is moved or removed or a text strikes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.card import IGNORE_TEXT, RELOCATE, STOP_PLAYER, STOP_REMOVAL
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.districts import EVERYWHERE, minus, spread
from gaslamp.games.nanty.events import STOPPED, THREATENED
from gaslamp.games.nanty.parts import CARD, CAUSE, COUNT, DISTRICT, GOAL, ORIGIN, PLACE, STRIKER, SUM
from gaslamp.games.nanty.parts import TEXT as TEXT_WORD
from gaslamp.games.nanty.state import Nanty

SYMBOL: Final[i64] = CAUSE.words.index("symbol")  # what brings it about: a symbol or an ability,
TEXT: Final[i64] = CAUSE.words.index("text")  # the text of a card,
RANDOM_EVENT: Final[i64] = CAUSE.words.index("random_event")
OWN: Final[i64] = CAUSE.words.index("own")  # or one's own card


class Threat(Effect[Nanty]):
    """N3.9: an agent of `me` is about to be removed from `at`, n says by what; who may have a reaction is asked."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district, cause, striker = game.at, game.n, game.to
        if SAVE.is_thinkable(game, me):
            game.tell(THREATENED, me, at=district, to=striker)
            game.then(me, SAVE, at=district, n=cause, to=striker)
        else:
            game.remove_agent(me, district)


class Save(Choice[Nanty]):
    """N3.9: let your agent be removed, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(DISTRICT, CAUSE, STRIKER)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def is_thinkable(self, game: Nanty, me: Seat) -> bool:
        """Whether a reaction is possible for all that anybody can know."""
        cause = game.n
        for card in game.edition.reactions.items:
            if helps(game.card(card).text, cause) and game.may_hold(me, card):
                return True
        return False

    def options(self, game: Nanty, me: Seat) -> Ints:
        cause, options = game.n, ints()
        for card in fan(game.players[me].hand).items:
            if helps(game.card(card).text, cause):
                options.append(card)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district, striker = game.at, game.to
        if option == PASS:
            game.remove_agent(me, district)
            return
        game.react(me, option)
        if game.card(option).text == RELOCATE:
            game.then(me, RELOCATE_AGENT, at=district)
        else:
            game.tell(STOPPED, me, at=district, to=striker)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 40 if option == PASS else 60


def helps(text: i64, cause: i64) -> bool:
    """N9.40 to N9.43: whether a text saves an agent from what is about to remove it."""
    if text in (STOP_REMOVAL, RELOCATE):
        return True
    return (text == STOP_PLAYER and cause in (SYMBOL, TEXT)) or (text == IGNORE_TEXT and cause == TEXT)


class Relocate(Choice[Nanty]):
    """N9.42: your agent goes to any other district instead of being removed."""

    asks_for = (PLACE,)
    carries = Carries(ORIGIN)
    rule = "N9.42"

    def options(self, game: Nanty, me: Seat) -> Ints:
        origin = game.at
        return spread(minus(EVERYWHERE, origin))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        origin = game.at
        game.move_agent(me, origin, option)


class Push(Effect[Nanty]):
    """N3.9: an agent of `me` is about to be moved from `at` to district n by the text of a card of `to`."""

    def apply(self, game: Nanty, me: Seat) -> None:
        origin, goal, striker = game.at, game.n, game.to
        if me != striker and game.may_stop_move(me):
            game.tell(THREATENED, me, at=origin, n=goal, to=striker)
            game.then(me, RESIST, at=origin, n=goal, to=striker)
        else:
            game.move_agent(me, origin, goal)


class Resist(Choice[Nanty]):
    """N3.9: let your agent be moved, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(ORIGIN, GOAL, STRIKER)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Nanty, me: Seat) -> Ints:
        return cards_that_stop_a_move(game, me)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        origin, goal, striker = game.at, game.n, game.to
        if option == PASS:
            game.move_agent(me, origin, goal)
        else:
            game.react(me, option)
            game.tell(STOPPED, me, at=origin, to=striker)


def cards_that_stop_a_move(game: Nanty, me: Seat) -> Ints:
    """N9.40, N9.43: the cards in hand that keep an agent where it is; or to pass."""
    options = ints()
    for card in fan(game.players[me].hand).items:
        if game.card(card).text in (STOP_PLAYER, IGNORE_TEXT):
            options.append(card)
    options.append(PASS)
    return options


class Ward(Choice[Nanty]):
    """N9.43: let the text of a card that another player has played strike you, or ignore it.

    What else the step carries is for the text.
    """

    asks_for = (CARD,)
    carries = Carries(to=STRIKER)
    adds = (TEXT_WORD, SUM, COUNT, DISTRICT)
    rule = "N9.43"
    always_ask = True  # who cannot must look like who will not

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        for card in fan(game.players[me].hand).items:
            if game.card(card).text == IGNORE_TEXT:
                options.append(card)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        striker = game.to
        if option == PASS:
            game.then(striker, self.deed, at=game.at, n=game.n, to=me)
        else:
            game.react(me, option)

    def added(self, game: Nanty, me: Seat) -> Ints:
        district, card = game.at, game.card(game.this)
        return row([card.text, card.amount, card.count, district])


class Strike(Effect[Nanty]):
    """N9.43: the text of a card that `me` has played strikes `to`, who may ignore it."""

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed
        self.ward: Final = Ward(deed)

    def apply(self, game: Nanty, me: Seat) -> None:
        victim = game.to
        if game.may_ignore(victim):
            game.then(victim, self.ward, at=game.at, n=game.n, to=me)
        else:
            game.then(me, self.deed, at=game.at, n=game.n, to=victim)


THREAT: Final = Threat()
SAVE: Final = Save()
RELOCATE_AGENT: Final = Relocate()
PUSH: Final = Push()
RESIST: Final = Resist()
