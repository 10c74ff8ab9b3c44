"""What the factions ask: a question and its consequences in one class."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, SHAPE, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.catham.events import ADDED, GAVE, SOLD
from gaslamp.games.catham.parts import AT, FACTION, PAYMENT, SEAT, TO, N
from gaslamp.games.catham.state import Catham, FromHand
from gaslamp.games.catham.zones import DISCARD, KINDS, TABLE, hand

CARDS: Final = 0  # the two ways to pay the mafia
INFLUENCE: Final = 1


class Extra(FromHand):
    """Play one more card, of any faction or of any other one, and have the effects speak of it."""

    def __init__(self, rule: str, other: bool, effect: Effect[Any], last: Effect[Any] | None = None) -> None:
        self.rule = rule
        self.other: Final = other
        self.effect: Final = effect
        self.last: Final = last

    def promise(self, game: Catham) -> i64:
        """Whoever played the set has a card to go with it."""
        return 1

    def fits(self, game: Catham, card: CardId) -> bool:
        """Any card, or any but those of the set."""
        return not self.other or card != game.this

    def options(self, game: Catham, me: Seat) -> Ints:
        """The factions held that fit."""
        found = ints()
        for card in game.factions.items:
            if game.zones.count(hand(me), card) > 0 and self.fits(game, card):
                found.append(card)
        return found

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """It joins the set on the table."""
        game.put_down(me, option, TABLE)
        game.tell(ADDED, me, option)
        game.then(me, self.effect, self.last, at=option, n=game.n)


class Target(Choice[Catham]):
    """Choose the opponent who undergoes it."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str, equal: bool, effect: Effect[Any]) -> None:
        self.rule = rule
        self.equal: Final = equal  # must they hold as many cards as were played, or just one?
        self.effect: Final = effect

    def options(self, game: Catham, me: Seat) -> Ints:
        """The opponents with enough cards."""
        found, enough = ints(), game.n if self.equal else 1
        for seat in range(game.seats):
            if seat != me and game.zones.size(hand(seat)) >= enough:
                found.append(seat)
        return found

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """That one."""
        game.then(me, self.effect, at=game.at, n=game.n, to=option)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        """Only an opponent, and only one with enough cards."""
        nothing = 0 <= option < game.seats and option != me and game.zones.size(hand(option)) == 0
        return "M7.4" if nothing and not self.equal else self.rule


class Deal(Choice[Catham]):
    """You may part with cards of one faction for influence."""

    asks_for = (FACTION,)
    carries = Carries(AT, N, TO)
    always_ask = True  # who cannot must look like who will not

    def __init__(self, reward: i64) -> None:
        self.reward: Final = reward

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        """Whether you have what it takes of this faction."""
        raise NotImplementedError

    def options(self, game: Catham, me: Seat) -> Ints:
        """No, or a faction that fits."""
        found = ints()
        found.append(PASS)
        for card in game.factions.items:
            if self.fits(game, me, card):
                found.append(card)
        return found


class Sell(Deal):
    """You may discard a card of the extra card's faction for influence."""

    rule = "M4.1"

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        """One card of that faction."""
        return card == game.at and game.zones.count(hand(me), card) > 0

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """Discard, then gain."""
        if option != PASS:
            game.put_down(me, option, DISCARD)
            game.tell(SOLD, me, option)
            game.gain(me, self.reward)


class Inform(Deal):
    """You may give the journalists' player a card and discard another of its faction, for influence."""

    rule = "M4.7"

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        """Two cards of one faction."""
        return game.zones.count(hand(me), card) >= 2

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """Give one, discard one, gain; by the discard all know what was given."""
        if option != PASS:
            game.put_down(me, option, TABLE)
            game.pick_up(game.to, option, TABLE)
            game.tell(GAVE, me, option, to=game.to)
            game.discard(me, option)
            game.gain(me, self.reward)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        """Only with two cards of one faction."""
        return "M7.5"


class Squeeze(Choice[Catham]):
    """Discard cards or give back influence, as far as you can."""

    asks_for = (PAYMENT,)
    carries = Carries(AT, N, TO)
    rule = "M4.4"

    def __init__(self, cards: i64, toll: i64) -> None:
        self.cards: Final = cards
        self.toll: Final = toll

    def options(self, game: Catham, me: Seat) -> Ints:
        """Cards if there are enough of them or nothing else, influence if there is any."""
        found = ints()
        cards, rich = game.zones.size(hand(me)), game.influence[me] > 0
        if cards >= self.cards or (cards > 0 and not rich):
            found.append(CARDS)
        if rich:
            found.append(INFLUENCE)
        return found

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """Pay that way; who gives all cards away has nothing to choose."""
        if option == INFLUENCE:
            game.lose(me, self.toll)
        elif game.zones.size(hand(me)) > self.cards:
            game.then(me, DISCARD_SOME, n=self.cards, to=game.to)
        else:
            for card in game.factions.items:
                for _ in range(game.zones.count(hand(me), card)):
                    game.discard(me, card)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        """Only what one has."""
        return self.rule if option <= INFLUENCE else SHAPE


class Discard(FromHand):
    """Discard so many cards, one at a time in rising order."""

    rule = "M4.4"

    def promise(self, game: Catham) -> i64:
        """All that are still to go …."""
        return game.n

    def fits(self, game: Catham, card: CardId) -> bool:
        """… come no earlier than the last one."""
        return card >= game.at

    def options(self, game: Catham, me: Seat) -> Ints:
        """The factions held from which on there are enough cards."""
        found, counts, mine = ints(), game.zones.counts.items, hand(me) * KINDS
        left = counts[mine]
        for card in game.factions.items:
            held = counts[mine + card]
            if held > 0 and card >= game.at and left >= game.n:
                found.append(card)
            left -= held
        return found

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """Discard it, and go on."""
        game.discard(me, option)
        if game.n > 1:
            game.then(me, self, at=option, n=game.n - 1, to=game.to)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        """Only what is held, and in order."""
        held = option in game.factions and game.zones.count(hand(me), option) > 0
        return ORDER if held else self.rule


class HandLimit(Discard):
    """Discard down to the hand limit."""

    rule = "M3.3"


DISCARD_SOME: Final = Discard()
KEEP_TO_LIMIT: Final = HandLimit()
