"""A turn of Terrors of London: its actions, then clean-up, then drawing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, SHAPE, Choice, Effect, Option, Seat, first_part
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.area import HAUNT, card_of, in_new_turn, in_next_turn, token_of
from gaslamp.games.terrors.events import CLEANED_UP, PASSED, STAYED, TURN_BEGAN
from gaslamp.games.terrors.factions import NO_FACTIONS
from gaslamp.games.terrors.parts import CARD, HORDE, OTHER, VERB
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.verbs import BY_NUMBER, OFFERED


class Turn(Effect[Terrors]):
    """T3, T2.7: actions, then clean up, then draw; a fallen overlord has no turn."""

    def apply(self, game: Terrors, me: Seat) -> None:
        if not game.alive(me):
            game.then((me + 1) % game.seats, self)
            return
        game.active, game.hordes = me, 0
        game.turns += 1
        for player in game.players:
            player.absorbed = 0
        area = game.players[me].area
        for i in range(area.size):
            area[i] = in_new_turn(area[i])
        game.tell(TURN_BEGAN, me)
        game.then(me, ACT, CLEAN_UP, DRAW_PHASE)


class Act(Choice[Terrors]):
    """T3, T3.8: anything that one can do in the action phase, again and again until one passes."""

    asks_for = (VERB, CARD, OTHER, HORDE)
    rule = "T3"
    always_ask = True

    def options(self, game: Terrors, me: Seat) -> Ints:
        options, player = ints(), game.players[me]
        for verb in OFFERED:
            verb.offer(game, me, player, options)
        if player.hand.size <= 1:
            options.append(PASS)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option == PASS:
            self.end(game, me)
        else:
            BY_NUMBER[first_part(option)].begin(game, me, option)
            game.then(me, self)

    def end(self, game: Terrors, me: Seat) -> None:
        """T3.8: pass; the last card of the hand goes on top of the deck."""
        player = game.players[me]
        game.tell(PASSED, me, n=player.hand.size)
        if player.hand.size > 0:
            player.put_back()

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        return 0 if option == PASS else BY_NUMBER[first_part(option)].hope(game, option)

    def why_not(self, game: Terrors, me: Seat, option: Option) -> str:
        if option == PASS:
            return "T3.8"
        return BY_NUMBER[first_part(option)].rule if first_part(option) < len(BY_NUMBER) else SHAPE


class CleanUp(Effect[Terrors]):
    """T4.1, T5.3: what does not stay by haunt goes to the discard pile; what is left of the pool is lost."""

    def apply(self, game: Terrors, me: Seat) -> None:
        player, stay = game.players[me], ints()
        leaving: i64 = 0
        for entry in player.area.items:
            if token_of(entry) == HAUNT:
                stay.append(in_next_turn(entry))
                game.tell(STAYED, me, card_of(entry))
            else:
                player.discard.append(card_of(entry))
                leaving += 1
        game.tell(CLEANED_UP, me, n=leaving)
        player.area, player.spent = stay, ints()
        player.coin = player.power = player.regeneration = 0
        player.factions_played = NO_FACTIONS
        player.ability_used = False


class DrawPhase(Effect[Terrors]):
    """T6.1: draw a new hand, and a card for each rally token; then it is the next player's turn."""

    def apply(self, game: Terrors, me: Seat) -> None:
        player = game.players[me]
        n = game.edition.hand + player.rally
        player.rally = 0
        game.draw(me, n)
        game.then((me + 1) % game.seats, TURN)


TURN: Final = Turn()
ACT: Final = Act()
CLEAN_UP: Final = CleanUp()
DRAW_PHASE: Final = DrawPhase()
