"""N2: how a turn of Nanty Narking goes: what one can do in it, and the cards played in it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty import abilities
from gaslamp.games.nanty.card import END_TURN, STOP_PLAYER, district_card, district_of
from gaslamp.games.nanty.cards import EFFECTS
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.clues import seen_by
from gaslamp.games.nanty.districts import LAST_DISTRICT, NOWHERE
from gaslamp.games.nanty.events import TOOK_BACK, TURN_BEGAN
from gaslamp.games.nanty.hands import REFILL
from gaslamp.games.nanty.parts import CARD, PRICE, STAGE, SYMBOL, VERB
from gaslamp.games.nanty.random_events import DRAW_RANDOM_EVENT
from gaslamp.games.nanty.scoring import has_won, win
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.symbols import ASSASSINATE, BUILD, PLACE_AGENT, REMOVE_UNREST, TAKE_MONEY
from gaslamp.games.nanty.words import ABILITIES, ABILITY_RULES, SYMBOLS, TEXTS

FIRST: Final[i64] = STAGE.words.index("first")  # the first card of a turn, which must be played,
ANOTHER: Final[i64] = STAGE.words.index("another")  # another one,
AFTERWARDS: Final[i64] = STAGE.words.index("afterwards")  # or none any more
PLAY_CARDS: Final[i64] = TEXTS.index("play_cards")


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
        game.then(me, ACT_AFTERWARDS, n=AFTERWARDS)
        game.then(me, CLOSE)


class Close(Effect[Nanty]):
    """N2.4, N2.5: draw up to the limit; the next player goes on."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, REFILL)
        game.then((me + 1) % game.seats, TURN)


# -- what one can do


class Verb:
    """Something to do in a turn, with a card of the hand or of a district."""

    def __init__(self, word: str, rule: str) -> None:
        self.number: Final[i64] = VERB.words.index(word)
        self.rule: Final = rule

    def cards(self, game: Nanty, me: Seat, stage: i64) -> Ints:
        """The cards with which it is possible."""
        raise NotImplementedError

    def begin(self, game: Nanty, me: Seat, card: CardId, act: Effect[Any]) -> None:
        """Do it; what asks is asked again if need be."""
        raise NotImplementedError

    def hope(self, game: Nanty, card: CardId) -> i64:
        """How promising it looks at first sight, for bots."""
        return 5

    def why_not(self, game: Nanty, me: Seat, card: CardId, stage: i64) -> str:
        """The rule that forbids it with this card."""
        return self.rule


class Play(Verb):
    """N2.2, N2.3: play a card; its symbols are carried out from top to bottom."""

    def cards(self, game: Nanty, me: Seat, stage: i64) -> Ints:
        return ints() if stage == AFTERWARDS else fan(game.players[me].hand)

    def begin(self, game: Nanty, me: Seat, card: CardId, act: Effect[Any]) -> None:
        game.play(me, card)
        game.this = card
        carry_out(game, me, 0, declined=0)

    def hope(self, game: Nanty, card: CardId) -> i64:
        kind = game.card(card)
        return 5 if kind.text >= STOP_PLAYER else 30 + 15 * min(4, kind.symbols.size)

    def why_not(self, game: Nanty, me: Seat, card: CardId, stage: i64) -> str:
        return "N2.3" if stage == AFTERWARDS else self.rule


class Use(Verb):
    """N2.6: use the ability of a district."""

    def cards(self, game: Nanty, me: Seat, stage: i64) -> Ints:
        cards = ints()
        for district in abilities.usable(game, me).items:
            cards.append(district_card(district))
        return cards

    def begin(self, game: Nanty, me: Seat, card: CardId, act: Effect[Any]) -> None:
        stage = game.n
        abilities.use(game, me, district_of(card))
        game.this = NO_CARD
        game.then(me, act, n=stage)

    def hope(self, game: Nanty, card: CardId) -> i64:
        return 80

    def why_not(self, game: Nanty, me: Seat, card: CardId, stage: i64) -> str:
        district = district_of(card)
        if not 0 < district <= LAST_DISTRICT:
            return SHAPE
        if game.london.owner(district) != me:
            return self.rule
        return ABILITY_RULES[ABILITIES[game.district(district).ability]] if game.works(district, me) else "N10"


class Interrupt(Verb):
    """N9.44: end the turn with a reaction, and the card carried out last comes back."""

    def cards(self, game: Nanty, me: Seat, stage: i64) -> Ints:
        cards = ints()
        if game.last != NO_CARD:
            for card in fan(game.players[me].hand).items:
                if game.card(card).text == END_TURN:
                    cards.append(card)
        return cards

    def begin(self, game: Nanty, me: Seat, card: CardId, act: Effect[Any]) -> None:
        game.react(me, card)
        if game.last in game.discard:
            game.discard.remove(game.last)
            game.hold(me, game.last)
            game.tell(TOOK_BACK, me, game.last)
        game.skip_to(CLOSE)

    def is_thinkable(self, game: Nanty, me: Seat) -> bool:
        """Whether it is possible for all that anybody can know."""
        if game.last != NO_CARD:
            for card in game.edition.endings.items:
                if game.may_hold(me, card):
                    return True
        return False


INTERRUPT: Final = Interrupt("interrupt", "N9.44")
VERBS: Final[list[Verb]] = [Play("play", "N2.2"), Use("use", "N2.6"), INTERRUPT]  # by number


class Act(Choice[Nanty]):
    """N2.2, N2.3, N10: play a card, use a district, or end the turn, perhaps with a reaction."""

    asks_for = (VERB, CARD)
    carries = Carries(n=STAGE)
    details = (PRICE,)
    always_ask = True  # a single way to go would tell of the hand

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        stage, options = game.n, ints()
        for verb in VERBS:
            for card in verb.cards(game, me, stage).items:
                options.append(pack(verb.number, card))
        if options.size == 0 and not INTERRUPT.is_thinkable(game, me):
            return options
        if stage != FIRST or game.players[me].hand.size == 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option == PASS:
            game.skip((ACT_AGAIN, ACT_AFTERWARDS, PUT_AWAY))  # who wants no more is not asked twice
            return
        verb, card = two(option)
        VERBS[verb].begin(game, me, card, self)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        answers = ints()
        for card in abilities.priced(game).items:
            answers.append(pack(USE.number, card))
        return answers

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        verb, card = two(option)
        return row([abilities.price_of(game, card) if VERBS[verb] is USE else 0])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        if option == PASS:
            return 10
        verb, card = two(option)
        return VERBS[verb].hope(game, card)

    def why_not(self, game: Nanty, me: Seat, option: Option) -> str:
        stage = game.n
        if option == PASS:
            return "N2.7"
        verb, card = two(option)
        return VERBS[verb].why_not(game, me, card, stage) if verb < len(VERBS) else SHAPE


# -- the symbols of a card


def carry_out(game: Nanty, me: Seat, index: i64, declined: i64) -> None:
    """N2.2: carry out a symbol of the card that speaks, then those below it; after the last the card is put away."""
    symbols = game.card(game.this).symbols
    for effect in SYMBOL_EFFECTS[symbols[index]]:
        game.then(me, effect)
    if index + 1 < symbols.size:
        game.then(me, GO_ON, n=index + 1, at=declined)
    else:
        game.then(me, PUT_AWAY)


class GoOn(Effect[Nanty]):
    """N2.6: carry out symbol n; before that districts may be used, if more of them can be than `at`."""

    def apply(self, game: Nanty, me: Seat) -> None:
        index, declined = game.n, game.at
        symbol = game.card(game.this).symbols[index]
        may_ask = game.version >= 3 and symbol in WORTH_WAITING  # abilities were used before or after a card
        if may_ask and abilities.usable(game, me).size > declined:
            game.then(me, MEANWHILE, n=index, at=symbol)
        else:
            carry_out(game, me, index, declined)


class Meanwhile(Choice[Nanty]):
    """N2.6: use a district between two symbols of a card, before symbol n, or go on with the card."""

    asks_for = (CARD,)
    carries = Carries(SYMBOL)
    details = (PRICE,)
    rule = "N2.6"

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = USE.cards(game, me, FIRST)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        index, card = game.n, game.this
        if option == PASS:
            carry_out(game, me, index, declined=abilities.usable(game, me).size)
        else:
            abilities.use(game, me, district_of(option))
            game.speak(card, me, (GO_ON,), n=index)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return abilities.priced(game)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([abilities.price_of(game, option)])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 40 if option == PASS else 60

    def why_not(self, game: Nanty, me: Seat, option: Option) -> str:
        return USE.why_not(game, me, option, FIRST)


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
            game.then(me, ACT_AGAIN, n=ANOTHER)


class PlayAnother(Effect[Nanty]):
    """N3.8, N2.3: another card may be played, when this one is put away."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.put_away(game.this)
        game.then(me, ACT_AGAIN, n=ANOTHER)


class PutAway(Effect[Nanty]):
    """N2.3: a card that has been carried out goes to the discard pile."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.put_away(game.this)


TURN: Final = Turn()
CLOSE: Final = Close()
USE: Final = VERBS[VERB.words.index("use")]
ACT: Final = Act("N2.2")
ACT_AGAIN: Final = Act("N2.3")
ACT_AFTERWARDS: Final = Act("N10")
GO_ON: Final = GoOn()
MEANWHILE: Final = Meanwhile()
PUT_AWAY: Final = PutAway()
PLAY_MORE: Final = PlayCards()
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
AT_ONCE: Final = ("take_money", "play_another", "reaction", "none")  # symbols before which no ability is of use
WORTH_WAITING: Final[Ints] = row([SYMBOLS.index(symbol) for symbol in SYMBOLS if symbol not in AT_ONCE])
