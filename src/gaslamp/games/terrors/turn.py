"""How a game of Terrors of London goes: set-up, the three phases of a turn, its eight actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.effect import NO_CARD, ORDER, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.piles import Ints, filled, ints
from gaslamp.games.terrors.area import BANISH, BEGAN, HAUNT, HAUNTED, TOKEN, card_of, rested
from gaslamp.games.terrors.buying import BOUNTY, affordable, buy_acolyte, buy_from_street, install
from gaslamp.games.terrors.card import (
    CULTIST,
    FANATIC,
    FIRST_ACOLYTE,
    FIRST_INFLUENCE,
    FIRST_MONSTER,
    FIRST_OVERLORD,
    INFLUENCES_EACH,
    MORTAL,
    OVERLORD_COUNT,
    SACRIFICE_ON_MORTAL,
    Edition,
    is_influence,
    is_monster,
    is_relic,
)
from gaslamp.games.terrors.deeds import SACRIFICE, carry_out, use_relic
from gaslamp.games.terrors.events import (
    CHOSE_INFLUENCE,
    CHOSE_OVERLORD,
    HAUNTED_AGAIN,
    LEFT,
    PLAYED,
    PUT_ON_TOP,
    RULED,
    STAYED,
    TURN_BEGAN,
)
from gaslamp.games.terrors.horde import join, joints
from gaslamp.games.terrors.player import seated
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import POWERS

PLAY: Final = 0  # what one can do in a turn
BUY: Final = 1
RECRUIT: Final = 2
ATTACK: Final = 3
FORM: Final = 4
EXTEND_LEFT: Final = 5
EXTEND_RIGHT: Final = 6
RELIC: Final = 7
RULE: Final = 8
HAUNTING: Final = 9
ALCHEMY: Final[i64] = POWERS.index("alchemy")
BLOOD_PRICE: Final[i64] = POWERS.index("blood_price")
BOUNTIFUL: Final[i64] = POWERS.index("hunt")


class Setup(Effect[Terrors]):
    """Build the market, choose overlords and influences, make the decks."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """In the rule book's order; the first player by lot."""
        edition = game.edition
        game.removed, game.hordes = ints(), 0
        game.players = [seated() for _ in range(game.seats)]
        game.market = edition.copies(FIRST_MONSTER, FIRST_OVERLORD)
        game.acolytes = edition.copies(FIRST_ACOLYTE, FIRST_INFLUENCE)
        game.box = ints()
        game.street = filled(edition.street, 0)
        for slot in range(edition.street):
            game.refill(slot)
        game.active = game.chance.below(game.seats)
        for i in range(game.seats):
            game.then((game.active + i) % game.seats, ENTHRONE)
        for i in range(game.seats):
            game.then((game.active + i) % game.seats, INSPIRE, n=edition.influences)
        game.then(game.active, DEAL)


class Enthrone(Choice[Terrors]):
    """Choose a faction, and with it an overlord."""

    picks = ("card",)
    rule = "T2.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Those whom nobody has."""
        found = ints()
        for overlord in range(FIRST_OVERLORD, FIRST_OVERLORD + OVERLORD_COUNT):
            taken = False
            for player in game.players:
                taken = taken or player.overlord == overlord
            if not taken:
                found.append(overlord)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """With all its life."""
        player = game.players[me]
        player.overlord, player.life = option, game.card(option).life
        game.tell(CHOSE_OVERLORD, me, option)


class Inspire(Choice[Terrors]):
    """Choose an influence of your overlord; n in all."""

    picks = ("card",)
    rule = "T2.3"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """In the order of the list; the marked ones only, if that was agreed."""
        found = ints()
        first = influences_of(game.players[me].overlord)
        left = game.n
        if left == 0:
            return found
        for card in range(max(first, game.at), first + INFLUENCES_EACH):
            fits = game.card(card).marked > 0 if game.marked else first + INFLUENCES_EACH - card >= left
            if fits:
                found.append(card)
                if game.marked:
                    return found
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Into the starting deck."""
        game.players[me].deck.append(option)
        game.tell(CHOSE_INFLUENCE, me, option)
        game.then(me, self, at=option + 1, n=game.n - 1)

    def why_not(self, game: Terrors, me: Seat, option: Option) -> str | None:
        """Those of one's own overlord, in order."""
        if option in self.options(game, me):
            return None
        first = influences_of(game.players[me].overlord)
        return ORDER if first <= option < first + INFLUENCES_EACH else self.rule


def influences_of(overlord: CardId) -> CardId:
    """The first influence of an overlord."""
    return FIRST_INFLUENCE + (overlord - FIRST_OVERLORD) * INFLUENCES_EACH


class Deal(Effect[Terrors]):
    """Complete the starting decks, and draw the first hands."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """The first player has one card less."""
        edition = game.edition
        for i in range(game.seats):
            seat = (me + i) % game.seats
            deck = game.players[seat].deck
            for _ in range(edition.cultists):
                deck.append(CULTIST)
            for _ in range(edition.fanatics):
                deck.append(FANATIC)
            game.draw(seat, edition.first_hand if i == 0 else edition.hand)
        game.then(me, TURN)


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
        player = game.players[me]
        player.ruled = player.mortals = False
        player.spent = ints()
        for i in range(player.area.size):
            player.area[i] |= BEGAN
        game.tell(TURN_BEGAN, me)
        game.then(me, ACT)


class Act(Choice[Terrors]):
    """Anything one can do in the action phase, again and again; () passes."""

    picks = ("verb", "card", "other")
    rule = "T3"
    always_ask = True

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Every action that is open."""
        found, player = ints(), game.players[me]
        kinds = ints()
        for card in player.hand.items:
            kinds.insert(card)
        for card in kinds.items:
            found.append(pack(PLAY, card))
        for card in affordable(game, me).items:
            found.append(pack(BUY, card))
        if game.acolytes.size > 0 and player.coin >= game.card(FIRST_ACOLYTE).cost:
            found.append(pack(RECRUIT, NO_CARD))
        if player.power > 0:
            found.append(pack(ATTACK, NO_CARD))
        for joint in joints(game, me).items:
            found.append(pack(FORM + part(joint, 0), part(joint, 1), part(joint, 2)))
        for relic in player.relics.items:
            if relic not in player.spent and game.card(relic).deeds.size > 0:
                found.append(pack(RELIC, relic))
        if self.may_rule(game, me):
            found.append(pack(RULE, player.overlord))
        for card in self.restless(game, me).items:
            found.append(pack(HAUNTING, card))
        if player.hand.size <= 1:
            found.append(PASS)
        return found

    def may_rule(self, game: Terrors, me: Seat) -> bool:
        """Whether the overlord's ability can be used."""
        player = game.players[me]
        if player.ruled:
            return False
        gift = game.card(player.overlord).gift
        if gift == ALCHEMY:
            return player.coin > 0 and player.life < game.card(player.overlord).life
        if gift == BLOOD_PRICE:
            return player.life > game.edition.blood_price
        return gift == BOUNTIFUL and BOUNTY.options(game, me).size > 1

    def restless(self, game: Terrors, me: Seat) -> Ints:
        """The monsters that can be haunted."""
        found = ints()
        for entry in game.players[me].area.items:
            if entry & BEGAN and entry & TOKEN == BANISH and not entry & HAUNTED:
                found.insert(card_of(entry))
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
            buy_from_street(game, me, card)
        elif verb == RECRUIT:
            buy_acolyte(game, me)
        elif verb == ATTACK:
            game.then(me, AIM)
        elif FORM <= verb <= EXTEND_RIGHT:
            join(game, me, verb - FORM, card, part(option, 2))
        elif verb == RELIC:
            game.players[me].spent.append(card)
            use_relic(game, me, card)
        elif verb == RULE:
            self.rule_over(game, me)
        else:
            self.haunt(game, me, card)
        game.then(me, self)

    def rule_over(self, game: Terrors, me: Seat) -> None:
        """The overlord's ability."""
        player = game.players[me]
        player.ruled = True
        game.tell(RULED, me, player.overlord)
        gift = game.card(player.overlord).gift
        if gift == ALCHEMY:
            game.then(me, TRANSMUTE)
        elif gift == BLOOD_PRICE:
            game.lose_life(me, game.edition.blood_price)
            game.draw(me, game.edition.blood_draw)
        else:
            game.then(me, BOUNTY)

    def haunt(self, game: Terrors, me: Seat, card: CardId) -> None:
        """A monster does once more what it did when it was played."""
        area = game.players[me].area
        for i in range(area.size):
            entry = area[i]
            if card_of(entry) == card and entry & BEGAN and entry & TOKEN == BANISH and not entry & HAUNTED:
                area[i] = entry | HAUNTED
                game.tell(HAUNTED_AGAIN, me, card)
                carry_out(game, me, card, game.card(card).deeds, game.card(card).amounts)
                return

    def end(self, game: Terrors, me: Seat) -> None:
        """The last card of the hand goes on top of the deck."""
        player = game.players[me]
        if player.hand.size == 1:
            card = player.hand.pop()
            player.open = 0
            player.top.append(card)
            game.tell(PUT_ON_TOP, me)
        game.then(me, CLEAN_UP)

    def why_not(self, game: Terrors, me: Seat, option: Option) -> str | None:
        """The first rule that the option breaks."""
        if option in self.options(game, me):
            return None
        verb = part(option, 0)
        if option == PASS:
            return "T3.8"
        if verb > HAUNTING:
            return SHAPE
        rules = ("T3.1", "T3.2", "T3.2", "T3.3", "T3.4", "T3.4", "T3.4", "T3.5", "T3.6", "T3.7")
        return rules[verb]


def play(game: Terrors, me: Seat, card: CardId) -> None:
    """Play a card from the hand."""
    player, kind = game.players[me], game.card(card)
    allied = is_influence(card) and game.in_faction(me, game.card(player.overlord).faction)
    player.play(card)
    game.tell(PLAYED, me, card)
    if is_relic(card):
        install(game, me, card)
        return
    player.area.append(card)
    carry_out(game, me, card, kind.deeds, kind.amounts)
    if allied:
        carry_out(game, me, card, kind.bonus, kind.bonus_amounts)
    if is_monster(card) and kind.faction == MORTAL and not player.mortals:
        player.mortals = True
        for entry in player.area.items:
            if game.card(card_of(entry)).trigger == SACRIFICE_ON_MORTAL:
                game.speak(card_of(entry), me, (SACRIFICE,))


class Aim(Choice[Terrors]):
    """Choose whom to attack, and with how much power."""

    picks = ("seat", "count")
    rule = "T3.3"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any foe, any amount."""
        found = ints()
        for foe in game.foes(me).items:
            for n in range(game.players[me].power, 0, -1):
                found.append(pack(foe, n))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Armour may take some."""
        game.strike(me, part(option, 0), part(option, 1))


class Transmute(Choice[Terrors]):
    """Choose how many coins become regeneration."""

    picks = ("count",)
    rule = "T10.6"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any number."""
        found = ints()
        for n in range(game.players[me].coin, 0, -1):
            found.append(n)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """One for one."""
        game.players[me].coin -= option
        game.earn(me, regeneration=option)


class CleanUp(Effect[Terrors]):
    """What does not stay by haunt goes to the discard pile; what is left of the pool is lost."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """First those that are banished, then tokens are turned over."""
        player, stay = game.players[me], ints()
        for entry in player.area.items:
            if entry & TOKEN == HAUNT:
                stay.append(rested(entry))
                game.tell(STAYED, me, card_of(entry))
            else:
                player.discard.append(card_of(entry))
                game.tell(LEFT, me, card_of(entry))
        player.area = stay
        player.coin = player.power = player.regeneration = 0
        game.then(me, DRAW_PHASE)


class DrawPhase(Effect[Terrors]):
    """Draw a new hand, and a card for each rally token."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """The next player goes on."""
        player = game.players[me]
        n = game.edition.hand + player.rally
        player.rally = 0
        game.draw(me, n)
        game.then((me + 1) % game.seats, TURN)


ENTHRONE: Final = Enthrone()
INSPIRE: Final = Inspire()
DEAL: Final = Deal()
TURN: Final = Turn()
ACT: Final = Act()
AIM: Final = Aim()
TRANSMUTE: Final = Transmute()
CLEAN_UP: Final = CleanUp()
DRAW_PHASE: Final = DrawPhase()
SETUP: Final = Setup()


def new_game(edition: Edition, seats: i64, seed: i64, marked: bool, listen: bool) -> Terrors:
    """Sit down and deal."""
    game = Terrors()
    game.edition = edition
    game.marked = marked
    game.begin(seats, seed, SETUP, listen)
    return game
