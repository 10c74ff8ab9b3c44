"""N2: how a game of Nanty Narking goes: set-up, the turn, the cards played in it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NO_CARD, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty import abilities, clues, identities, london
from gaslamp.games.nanty.card import (
    END_TURN,
    FIRST_DISTRICT,
    FIRST_RANDOM_EVENT,
    STOP_PLAYER,
    Edition,
    district_card,
    district_of,
)
from gaslamp.games.nanty.cards import EFFECTS
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.clues import seen_by
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.districts import LAST_DISTRICT, NOWHERE, plus
from gaslamp.games.nanty.events import BEGAN, DEALT_IDENTITY, TOOK_BACK, TURN_BEGAN
from gaslamp.games.nanty.hands import REFILL
from gaslamp.games.nanty.kinds import KINDS
from gaslamp.games.nanty.parts import CARD, STAGE, VERB
from gaslamp.games.nanty.pieces import SUPPLY, move_piece
from gaslamp.games.nanty.player import new_player
from gaslamp.games.nanty.random_events import DRAW_RANDOM_EVENT, EVENTS
from gaslamp.games.nanty.scoring import EXTENDED, has_won, win
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP
from gaslamp.games.nanty.symbols import ASSASSINATE, BUILD, PLACE_AGENT, REMOVE_UNREST, TAKE_MONEY
from gaslamp.games.nanty.words import ABILITIES, ABILITY_RULES, SETS, SYMBOLS, TEXTS

FIRST: Final[i64] = STAGE.words.index("first")  # the first card of a turn, which must be played,
ANOTHER: Final[i64] = STAGE.words.index("another")  # another one,
AFTERWARDS: Final[i64] = STAGE.words.index("afterwards")  # or none any more
PLAY: Final[i64] = VERB.words.index("play")
USE: Final[i64] = VERB.words.index("use")
INTERRUPT: Final[i64] = VERB.words.index("interrupt")
CLASSIC: Final[i64] = SETS.index("classic")
SIDONIA: Final[CardId] = KINDS.index("sidonia")
PLAY_CARDS: Final[i64] = TEXTS.index("play_cards")


class Setup(Effect[Nanty]):
    """N1.3: shuffle the decks, deal identities and hands, and place the first agents; any player may begin."""

    def apply(self, game: Nanty, me: Seat) -> None:
        edition, seats = game.edition, game.seats
        self.lay_cards(game)
        game.last, game.swap, game.policies, game.burnt = NO_CARD, NO_SWAP, 0, 0
        game.flooded = game.spent = NOWHERE
        game.one_by_one = False
        game.london = london.empty(seats, edition.agents, edition.buildings, edition.grenadiers, edition.citizens)
        game.players = [new_player(edition.money, edition.hand) for _ in range(seats)]
        game.active = game.chance.below(seats)
        self.deal_identities(game)
        self.place_agents(game)
        game.tell(BEGAN, game.active)
        for seat in range(seats):
            draw(game, seat, edition.hand)
        game.then(game.active, TURN)

    def lay_cards(self, game: Nanty) -> None:
        """All decks are full; two players do without some cards, which lie in the box."""
        edition, seats = game.edition, game.seats
        game.laid, game.discard, game.happened, game.random_events = ints(), ints(), ints(), ints()
        game.upper, game.lower = edition.deck(True, seats), edition.deck(False, seats)
        game.box = edition.without if seats == 2 else ints()
        game.clues = clues.none(FIRST_DISTRICT)
        for card in game.box.items:
            game.clues.open(card)
        for i in range(len(EVENTS)):
            game.random_events.append(FIRST_RANDOM_EVENT + i)

    def deal_identities(self, game: Nanty) -> None:
        """N7.11: one to each, the rest unused; two players with the classic set do without de Sidonia."""
        cards = game.edition.sets[game.identity_set].copy()
        if game.seats == 2 and game.identity_set == CLASSIC and SIDONIA in cards:
            cards.remove(SIDONIA)
        game.identities = identities.deal(cards, game.seats, game.chance)
        for seat in range(game.seats):
            game.tell(DEALT_IDENTITY, seat, game.identities.of(seat), seers=seen_by(seat))

    def place_agents(self, game: Nanty) -> None:
        """One of each player in each of some districts, and unrest there."""
        agents = game.london.agents
        for district in game.edition.start.items:
            for seat in range(game.seats):
                agents[seat] = move_piece(agents[seat], SUPPLY, district)
            game.london.unrest = plus(game.london.unrest, district)


class Turn(Effect[Nanty]):
    """N2: whoever has reached the goal of the identity has won; else play a card, and perhaps others, then draw."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.active = me
        game.turns += 1
        game.last, game.spent = NO_CARD, NOWHERE
        game.tell(TURN_BEGAN, me, game.identities.of(me), seers=seen_by(me))  # to go on tells that nobody has won
        if has_won(game, me):
            win(game, me)
            return
        game.then(me, ACT, n=FIRST)
        game.then(me, ACT, n=AFTERWARDS)
        game.then(me, CLOSE)


class Close(Effect[Nanty]):
    """N2.4, N2.5: draw up to the limit; the next player goes on."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, REFILL)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Nanty]):
    """N2.2, N2.6, N9.44: play a card, use a district, or end the turn with a reaction."""

    asks_for = (VERB, CARD)
    carries = Carries(n=STAGE)
    rule = "N2.2"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Nanty, me: Seat) -> Ints:
        stage, options, hand = game.n, ints(), fan(game.players[me].hand)
        if stage != AFTERWARDS:
            for card in hand.items:
                options.append(pack(PLAY, card))
        for district in abilities.usable(game, me).items:
            options.append(pack(USE, district_card(district)))
        if game.last != NO_CARD:
            for card in hand.items:
                if game.card(card).text == END_TURN:
                    options.append(pack(INTERRUPT, card))
        if options.size == 0 and not self.may_interrupt(game, me):
            return options
        if stage != FIRST or hand.size == 0:
            options.append(PASS)
        return options

    def may_interrupt(self, game: Nanty, me: Seat) -> bool:
        """Whether the turn may be ended by a reaction, for all that anybody can know."""
        if game.last != NO_CARD:
            for card in game.edition.endings.items:
                if game.may_hold(me, card):
                    return True
        return False

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        stage = game.n
        if option == PASS:
            game.skip(self, PUT_AWAY)  # who wants no more is not asked twice
            return
        verb, card = two(option)
        if verb == PLAY:
            self.play(game, me, card)
        elif verb == USE:
            abilities.use(game, me, district_of(card))
            game.this = NO_CARD
            game.then(me, self, n=stage)
        else:
            self.interrupt(game, me, card)

    def play(self, game: Nanty, me: Seat, card: CardId) -> None:
        """N2.2: the symbols of the card are carried out from top to bottom."""
        game.play(me, card)
        for symbol in game.card(card).symbols.items:
            game.speak(card, me, SYMBOL_EFFECTS[symbol])
        game.speak(card, me, (PUT_AWAY,))

    def interrupt(self, game: Nanty, me: Seat, card: CardId) -> None:
        """N9.44: the turn ends, and the card carried out last comes back."""
        game.react(me, card)
        if game.last in game.discard:
            game.discard.remove(game.last)
            game.hold(me, game.last)
            game.tell(TOOK_BACK, me, game.last)
        game.skip_to(CLOSE)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        if option == PASS:
            return 10
        verb, card = two(option)
        if verb == PLAY:
            kind = game.card(card)
            return 5 if kind.text >= STOP_PLAYER else 30 + 15 * min(4, kind.symbols.size)
        return 80 if verb == USE else 5

    def why_not(self, game: Nanty, me: Seat, option: Option) -> str:
        stage = game.n
        if option == PASS:
            return "N2.7"
        verb, card = two(option)
        if verb > INTERRUPT:
            return SHAPE
        if verb == USE:
            return self.why_not_use(game, me, district_of(card))
        if verb == INTERRUPT:
            return "N9.44"
        return "N2.3" if stage == AFTERWARDS else self.rule

    def why_not_use(self, game: Nanty, me: Seat, district: i64) -> str:
        """Why a district cannot be used: it is not the seat's, or asleep, or could do nothing."""
        if not 0 < district <= LAST_DISTRICT:
            return SHAPE
        if game.london.owner(district) != me:
            return "N2.6"
        return ABILITY_RULES[ABILITIES[game.district(district).ability]] if game.works(district, me) else "N10"


class Scroll(Effect[Nanty]):
    """N3.6: do what the text of the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        text = game.card(game.this).text
        effect: Effect[Any] | None = PLAY_MORE if text == PLAY_CARDS else EFFECTS[text]
        if effect is not None:
            game.then(me, effect, n=text)


class PlayCards(Effect[Nanty]):
    """N9.7: as many more cards as the card says may be played, when it is put away."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.put_away(game.this)
        for _ in range(game.card(game.this).count):
            game.then(me, ACT, n=ANOTHER)


class PlayAnother(Effect[Nanty]):
    """N3.8, N2.3: another card may be played, when this one is put away."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.put_away(game.this)
        game.then(me, ACT, n=ANOTHER)


class PutAway(Effect[Nanty]):
    """N2.3: a card that has been carried out goes to the discard pile."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.put_away(game.this)


TURN: Final = Turn()
CLOSE: Final = Close()
ACT: Final = Act()
PUT_AWAY: Final = PutAway()
PLAY_MORE: Final = PlayCards()
SETUP: Final = Setup()
BY_SYMBOL: Final[dict[str, tuple[Effect[Any], ...]]] = {
    "place_agent": (PLACE_AGENT,),
    "build": (BUILD,),
    "assassinate": (ASSASSINATE,),
    "remove_unrest": (REMOVE_UNREST,),
    "take_money": (TAKE_MONEY,),
    "scroll": (Scroll(),),
    "random_event": (DRAW_RANDOM_EVENT,),
    "play_another": (PlayAnother(),),
}
SYMBOL_EFFECTS: Final[list[tuple[Effect[Any], ...]]] = [BY_SYMBOL.get(symbol, ()) for symbol in SYMBOLS]  # by number


def new_game(
    edition: Edition, seats: i64, chance: Chance, options: tuple[int, bool, bool, bool], listen: bool
) -> Nanty:
    """Sit down and deal; the options are the set of identities, the end, the murders and the fire."""
    game = Nanty()
    game.edition = edition
    game.identity_set, game.plays_on, game.any_figure, game.fire_stops = options
    game.plays_on = game.plays_on or game.identity_set == EXTENDED
    game.begin(seats, chance, SETUP, listen)
    return game
