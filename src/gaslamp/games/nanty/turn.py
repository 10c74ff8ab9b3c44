"""How a game of Nanty Narking goes: set-up, the turn, the cards played in it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, PASS, SHAPE, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty import abilities, clues, identities, london
from gaslamp.games.nanty.card import (
    END_TURN,
    FIRST_DISTRICT,
    FIRST_HAPPENING,
    LAST_DISTRICT,
    STOP_PLAYER,
    Edition,
    district_card,
)
from gaslamp.games.nanty.cards import EFFECTS
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.events import BEGAN, DEALT_IDENTITY, TOOK_BACK, TURN_BEGAN
from gaslamp.games.nanty.hands import REFILL
from gaslamp.games.nanty.happenings import EVENTS, RANDOM_EVENT
from gaslamp.games.nanty.kinds import KINDS
from gaslamp.games.nanty.london import one_in
from gaslamp.games.nanty.parts import AT, CARD, TO, VERB, N
from gaslamp.games.nanty.player import seated
from gaslamp.games.nanty.scoring import EXTENDED, fulfilled, win
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP
from gaslamp.games.nanty.symbols import ASSASSINATE, BUILD, CALM, PURSE, RECRUIT
from gaslamp.games.nanty.words import SETS, TEXTS

FIRST: Final = 0  # which card of a turn is asked for: the first, which must be played,
ANOTHER: Final = 1  # another one,
AFTERWARDS: Final = 2  # or none any more
PLAY: Final = 0  # what one can do in a turn
USE: Final = 1
INTERRUPT: Final = 2
CLASSIC: Final[i64] = SETS.index("classic")
SIDONIA: Final[i64] = KINDS.index("sidonia")
PLAY_CARDS: Final[i64] = TEXTS.index("play_cards")


class Setup(Effect[Nanty]):
    """Shuffle the decks, deal identities and hands, and place the first agents."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Whoever rolls highest begins."""
        edition, seats = game.edition, game.seats
        game.laid, game.discard, game.happened = ints(), ints(), ints()
        game.last = game.spent = game.policies = 0
        game.swap = NO_SWAP
        game.upper, game.lower = edition.deck(True, seats), edition.deck(False, seats)
        game.box = edition.without if seats == 2 else ints()
        game.clues = clues.none(FIRST_DISTRICT)
        for card in game.box.items:
            game.clues.open(card)
        game.happenings = ints()
        for i in range(len(EVENTS)):
            game.happenings.append(FIRST_HAPPENING + i)
        game.london = london.empty(seats, edition.agents, edition.buildings, edition.grenadiers, edition.citizens)
        game.players = [seated(edition.money, edition.hand) for _ in range(seats)]
        game.active = game.chance.below(seats)
        self.deal_identities(game)
        self.place_agents(game)
        game.tell(BEGAN, game.active)
        for seat in range(seats):
            draw(game, seat, edition.hand)
        game.then(game.active, TURN)

    def deal_identities(self, game: Nanty) -> None:
        """One to each, the rest unused; two players with the classic set do without de Sidonia."""
        cards = game.edition.sets[game.identity_set].copy()
        if game.seats == 2 and game.identity_set == CLASSIC and SIDONIA in cards:
            cards.remove(SIDONIA)
        game.identities = identities.dealt(cards, game.seats, game.chance)
        for seat in range(game.seats):
            game.tell(DEALT_IDENTITY, seat, game.identities.of(seat), seers=bit(seat))

    def place_agents(self, game: Nanty) -> None:
        """One of each player in each of some districts, and unrest there."""
        for district in game.edition.start.items:
            for seat in range(game.seats):
                game.london.agents[seat] += one_in(district) - one_in(london.SUPPLY)
            game.london.unrest |= bit(district)


class Turn(Effect[Nanty]):
    """Play a card, and perhaps others; then draw."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Whoever has reached the goal of the identity has won."""
        game.active = me
        game.turns += 1
        game.last = game.spent = 0
        game.tell(TURN_BEGAN, me, game.identities.of(me), seers=bit(me))  # to go on tells that the goal is not reached
        if fulfilled(game, me):
            win(game, me)
            return
        game.then(me, ACT, n=FIRST)
        game.then(me, ACT, n=AFTERWARDS)
        game.then(me, CLOSE)


class Close(Effect[Nanty]):
    """Draw up to the limit; the next player goes on."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Clockwise."""
        game.then(me, REFILL)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Nanty]):
    """Play a card, use a district, or end the turn with a reaction; n says whether a card must or may be played."""

    asks_for = (VERB, CARD)
    carries = Carries(AT, N, TO)
    rule = "N2.2"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Every card of the hand while one may be played, every district that is awake; or no more."""
        found, hand = ints(), fan(game.players[me].hand)
        if game.n != AFTERWARDS:
            for card in hand.items:
                found.append(pack(PLAY, card))
        for district in abilities.usable(game, me).items:
            found.append(pack(USE, district_card(district)))
        if game.last > 0:
            for card in hand.items:
                if game.card(card).text == END_TURN:
                    found.append(pack(INTERRUPT, card))
        if found.size == 0 and not self.thinkable(game, me):
            return found
        if game.n != FIRST or hand.size == 0:
            found.append(PASS)
        return found

    def thinkable(self, game: Nanty, me: Seat) -> bool:
        """Whether the turn may be ended by a reaction, for all that anybody can know."""
        if game.last > 0:
            for card in game.edition.endings.items:
                if game.may_hold(me, card):
                    return True
        return False

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """What is begun is finished, then it is asked again; who wants no more is not asked twice."""
        if option == PASS:
            while over_with(game):
                game.agenda.pop()
            return
        verb, card = part(option, 0), part(option, 1)
        if verb == PLAY:
            game.play(me, card)
            for symbol in game.card(card).symbols.items:
                game.speak(card, me, SYMBOLS[symbol])
            game.speak(card, me, (PUT_AWAY,))
        elif verb == USE:
            abilities.use(game, me, card - district_card(0))
            game.this = NO_CARD
            game.then(me, self, n=game.n)
        else:
            self.interrupt(game, me, card)

    def interrupt(self, game: Nanty, me: Seat, card: i64) -> None:
        """The turn ends, and the card carried out last comes back."""
        game.react(me, card)
        if game.last in game.discard:
            game.discard.remove(game.last)
            game.hold(me, game.last)
            game.tell(TOOK_BACK, me, game.last)
        while game.agenda.size > 0 and game.agenda[game.agenda.size - 1] >> 44 != CLOSE.number:
            game.agenda.pop()

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """Deeds before idleness."""
        if option == PASS:
            return 10
        verb = part(option, 0)
        if verb == PLAY:
            card = game.card(part(option, 1))
            return 5 if card.text >= STOP_PLAYER else 30 + 15 * min(4, card.symbols.size)
        return 80 if verb == USE else 5

    def why_not(self, game: Nanty, me: Seat, option: Option) -> str:
        """The first rule that the option breaks."""
        verb, card = part(option, 0), part(option, 1)
        if option == PASS:
            return "N2.7"
        if verb > INTERRUPT:
            return SHAPE
        if verb == USE:
            return self.asleep(game, me, card - district_card(0))
        if verb == INTERRUPT:
            return "N9.44"
        return "N2.3" if game.n == AFTERWARDS else self.rule

    def asleep(self, game: Nanty, me: Seat, district: i64) -> str:
        """Why a district cannot be used: it is not the seat's, or asleep, or could do nothing."""
        if not 0 < district <= LAST_DISTRICT:
            return SHAPE
        if game.london.owner(district) != me:
            return "N2.6"
        return f"N10.{game.district(district).ability + 1}" if game.works(district, me) else "N10"


def over_with(game: Nanty) -> bool:
    """Whether what comes next is another card, or none any more."""
    return game.agenda.size > 0 and game.agenda[game.agenda.size - 1] >> 44 in (ACT.number, PUT_AWAY.number)


class Scroll(Effect[Nanty]):
    """The text of the card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """It speaks for itself."""
        card = game.card(game.this)
        if card.text == PLAY_CARDS:
            game.put_away(game.this)
            for _ in range(card.count):
                game.then(me, ACT, n=ANOTHER)
            return
        effect = EFFECTS[card.text]
        if effect is not None:
            game.then(me, effect, n=card.text)


class PlayAnother(Effect[Nanty]):
    """Another card may be played."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """This one is done."""
        game.put_away(game.this)
        game.then(me, ACT, n=ANOTHER)


class PutAway(Effect[Nanty]):
    """A card has been carried out."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """To the discard pile."""
        game.put_away(game.this)


TURN: Final = Turn()
CLOSE: Final = Close()
ACT: Final = Act()
PUT_AWAY: Final = PutAway()
SETUP: Final = Setup()
SYMBOLS: Final[list[tuple[Effect[Any], ...]]] = [  # in the order of the words
    (RECRUIT,),
    (BUILD,),
    (ASSASSINATE,),
    (CALM,),
    (PURSE,),
    (Scroll(),),
    (RANDOM_EVENT,),
    (PlayAnother(),),
    (),
    (),
]


def new_game(edition: Edition, seats: i64, seed: i64, options: tuple[int, bool, bool, bool], listen: bool) -> Nanty:
    """Sit down and deal; the options are the set of identities, the end, the murders and the fire."""
    game = Nanty()
    game.edition = edition
    game.identity_set, game.plays_on, game.any_figure, game.fire_stops = options
    game.plays_on = game.plays_on or game.identity_set == EXTENDED
    game.begin(seats, seed, SETUP, listen)
    return game
