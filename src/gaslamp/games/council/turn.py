"""A turn of Council of Five: choose what to do with which card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, PASS, SHAPE, Choice, Effect, Option, Seat, first_part, two
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.deck_card import face_of
from gaslamp.games.council.events import PASSED, SKIPPED, TURN_BEGAN
from gaslamp.games.council.parts import CARD
from gaslamp.games.council.spaces import NOWHERE
from gaslamp.games.council.state import Council
from gaslamp.games.council.verbs import VERB, VERBS


class Turn(Effect[Council]):
    """C4, C5.6, C9.1: choose and play a card; who has none has no turn, and the game ends when nobody can play."""

    def apply(self, game: Council, me: Seat) -> None:
        if game.passes > 1 or (not playable(game, me) and not playable(game, 1 - me)):
            game.judge()
            return
        player = game.players[me]
        game.active, game.spot = me, NOWHERE
        if player.cards_left() == 0:
            game.tell(SKIPPED, me)
            game.then(1 - me, self)
            return
        game.turns += 1
        player.begin_turn()
        game.tell(TURN_BEGAN, me)
        game.then(me, CHOOSE)
        game.then(1 - me, self)


class Choose(Choice[Council]):
    """C4, C5.4: choose what to do with the top card of your deck or one of your stash; () if nothing can be placed."""

    asks_for = (VERB, CARD)
    rule = "C4"

    def options(self, game: Council, me: Seat) -> Ints:
        options, stuck, player = ints(), True, game.players[me]
        top = player.top_card() if player.deck_size() > 0 else NO_CARD
        stash, number = player.stashed_cards(), i64(0)
        for verb in VERBS:
            before = options.size
            verb.offer(game, me, number, top, stash, options)
            stuck = stuck and (verb.gives_up or options.size == before)
            number += 1
        if stuck:
            options.append(PASS)
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        if option == PASS:
            game.passes += 1
            game.tell(PASSED, me)
            return
        game.passes = 0
        number, card = two(option)
        VERBS[number].begin(game, me, card)
        if not VERBS[number].ends_turn:
            game.then(me, self)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        return 0 if option == PASS else VERBS[first_part(option)].hope

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        if option == PASS:
            return "C5.4" if game.stashes else "C10.3"
        number, card = two(option)
        return VERBS[number].why_not(game, me, card) if number < len(VERBS) else SHAPE


def playable(game: Council, seat: Seat) -> bool:
    """C9.1: whether a seat has any card that could be laid, and there is room for it."""
    if not game.has_room():
        return False
    player = game.players[seat]
    return (
        any_may_come(game, seat, player.top)
        or any_may_come(game, seat, player.deck)
        or any_may_come(game, seat, player.bottom)
        or any_may_come(game, seat, player.stash)
    )


def any_may_come(game: Council, seat: Seat, pile: Ints) -> bool:
    """Whether a seat has a card in a pile that could be laid."""
    for entry in pile.items:
        if game.may_come(seat, face_of(entry)):
            return True
    return False


TURN: Final = Turn()
CHOOSE: Final = Choose()
