"""A turn of Terrors of London: its eight actions, then clean-up, then drawing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.terrors.abilities import ROUSE, carry_out, use_relic
from gaslamp.games.terrors.area import BEGAN, HAUNT, HAUNTED, card_of, rested, restless, token_of
from gaslamp.games.terrors.buying import affordable, buy, can_recruit, install, recruit
from gaslamp.games.terrors.card import is_influence, is_monster, is_relic
from gaslamp.games.terrors.events import CLEANED_UP, PASSED, PLAYED, STAYED, TURN_BEGAN
from gaslamp.games.terrors.events import HAUNTED as WAS_HAUNTED
from gaslamp.games.terrors.horde import join, joints
from gaslamp.games.terrors.overlord import may_rule, rule
from gaslamp.games.terrors.parts import AT, CARD, COUNT, HORDE, OTHER, SEAT, TO, VERB, N
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.table import MOST
from gaslamp.games.terrors.words import TRIGGERS

PLAY: Final[i64] = 0  # what one can do in a turn
BUY: Final[i64] = 1
RECRUIT: Final[i64] = 2
ATTACK: Final[i64] = 3
FORM: Final[i64] = 4
EXTEND_RIGHT: Final[i64] = 6
RELIC: Final[i64] = 7
RULE: Final[i64] = 8
HAUNTING: Final[i64] = 9
RULES: Final = ("T3.1", "T3.2", "T3.2", "T3.3", "T3.4", "T3.4", "T3.4", "T3.5", "T3.6", "T3.7")  # of each
HOPES: Final = (90, 50, 30, 60, 85, 85, 85, 95, 55, 95)
FIRST_OF: Final[i64] = TRIGGERS.index("first_undead") - 1  # a faction's trigger, less the faction


class Turn(Effect[Terrors]):
    """Actions, then clean up, then draw."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """A fallen overlord has no turn."""
        if not game.alive(me):
            game.then((me + 1) % game.seats, self)
            return
        game.active, game.hordes = me, 0
        game.turns += 1
        for player in game.players:
            player.absorbed = 0
        area = game.players[me].area
        for i in range(area.size):
            area[i] |= BEGAN
        game.tell(TURN_BEGAN, me)
        game.then(me, ACT, CLEAN_UP, DRAW_PHASE)


class Act(Choice[Terrors]):
    """Anything one can do in the action phase, again and again; () passes."""

    asks_for = (VERB, CARD, OTHER, HORDE)
    carries = Carries(AT, N, TO)
    rule = "T3"
    always_ask = True

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Every action that is open."""
        found, kinds, player = ints(), ints(), game.players[me]
        for card in player.hand.items:
            kinds.insert(card)
        for card in kinds.items:
            found.append(pack(PLAY, card))
        if player.coin > 0:
            for card in affordable(game, me).items:
                found.append(pack(BUY, card))
            if can_recruit(game, me):
                found.append(pack(RECRUIT, NO_CARD))
        if player.power > 0:
            found.append(pack(ATTACK, NO_CARD))
        if player.area.size > 0:
            for joint in joints(game, me).items:
                found.append(pack(FORM + part(joint, 0), part(joint, 1), part(joint, 2), part(joint, 3)))
            for card in haunting(game, me).items:
                found.append(pack(HAUNTING, card))
        for relic in player.relics.items:
            if game.card(relic).deeds.size > 0 and player.usable(relic):
                found.add(pack(RELIC, relic))
        if may_rule(game, me):
            found.append(pack(RULE, player.overlord))
        if player.hand.size <= 1:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """What is begun is finished, then it is asked again."""
        if option == PASS:
            self.end(game, me)
            return
        verb, card = part(option, 0), part(option, 1)
        if verb == PLAY:
            play(game, me, card)
        elif verb == BUY:
            buy(game, me, card, game.card(card).cost, 0)
        elif verb == RECRUIT:
            recruit(game, me)
        elif verb == ATTACK:
            game.then(me, AIM)
        elif verb <= EXTEND_RIGHT:
            join(game, me, verb - FORM, card, part(option, 2), part(option, 3))
        elif verb == RELIC:
            game.players[me].spent.append(card)
            use_relic(game, me, card)
        elif verb == RULE:
            rule(game, me)
        else:
            haunt(game, me, card)
        game.then(me, self)

    def end(self, game: Terrors, me: Seat) -> None:
        """The last card of the hand goes on top of the deck."""
        player = game.players[me]
        game.tell(PASSED, me, n=player.hand.size)
        if player.hand.size > 0:
            player.put_back()

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """Whatever is free first; then the dearest card; passing last."""
        if option == PASS:
            return 0
        verb = part(option, 0)
        return HOPES[verb] + (2 * game.card(part(option, 1)).cost if verb == BUY else 0)

    def why_not(self, game: Terrors, me: Seat, option: Option) -> str:
        """The rule of the action that cannot be taken."""
        if option == PASS:
            return "T3.8"
        return RULES[part(option, 0)] if part(option, 0) <= HAUNTING else SHAPE


def play(game: Terrors, me: Seat, card: CardId) -> None:
    """Play a card from the hand: what it does, then what it sets off."""
    player, kind = game.players[me], game.card(card)
    allied = is_influence(card) and game.in_faction(me, game.card(player.overlord).faction)
    player.let_go(card)
    game.tell(PLAYED, me, card)
    if is_relic(card):
        install(game, me, card)
        return
    player.area.append(card)
    carry_out(game, me, card, kind.deeds)
    if allied:
        carry_out(game, me, card, kind.bonus)
    if is_monster(card) and kind.faction > 0 and player.met & bit(kind.faction) == 0:
        player.met |= bit(kind.faction)
        game.then(me, ROUSE, n=FIRST_OF + kind.faction)


def haunting(game: Terrors, me: Seat) -> Ints:
    """The kinds of monsters that can be haunted."""
    found = ints()
    for entry in game.players[me].area.items:
        if restless(entry):
            found.insert(card_of(entry))
    return found


def haunt(game: Terrors, me: Seat, card: CardId) -> None:
    """A monster does once more what it did when it was played."""
    area = game.players[me].area
    for i in range(area.size):
        if card_of(area[i]) == card and restless(area[i]):
            area[i] |= HAUNTED
            game.tell(WAS_HAUNTED, me, card)
            carry_out(game, me, card, game.card(card).deeds)
            return


class Aim(Choice[Terrors]):
    """Choose whom to attack, and with how much power."""

    asks_for = (SEAT, COUNT)
    carries = Carries(AT, N, TO)
    rule = "T3.3"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any foe, any amount, the most of it first."""
        found = ints()
        for foe in game.foes(me).items:
            for n in range(min(game.players[me].power, MOST), 0, -1):
                found.append(pack(foe, n))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Armour may take some."""
        game.strike(me, part(option, 0), part(option, 1))

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """With all there is."""
        return 90 if part(option, 1) == game.players[me].power else 20


class CleanUp(Effect[Terrors]):
    """What does not stay by haunt goes to the discard pile; what is left of the pool is lost."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """First those that are banished, then tokens are turned over."""
        player, stay = game.players[me], ints()
        leaving: i64 = 0
        for entry in player.area.items:
            if token_of(entry) == HAUNT:
                stay.append(rested(entry))
                game.tell(STAYED, me, card_of(entry))
            else:
                player.discard.append(card_of(entry))
                leaving += 1
        game.tell(CLEANED_UP, me, n=leaving)
        player.area, player.spent = stay, ints()
        player.coin = player.power = player.regeneration = player.met = 0
        player.ruled = False


class DrawPhase(Effect[Terrors]):
    """Draw a new hand, and a card for each rally token."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """The next player goes on."""
        player = game.players[me]
        n = game.edition.hand + player.rally
        player.rally = 0
        game.draw(me, n)
        game.then((me + 1) % game.seats, TURN)


TURN: Final = Turn()
ACT: Final = Act()
AIM: Final = Aim()
CLEAN_UP: Final = CleanUp()
DRAW_PHASE: Final = DrawPhase()
