"""What the factions ask: a question and its consequences in one class."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, SHAPE, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.catham.events import ADDED, GAVE, SOLD
from gaslamp.games.catham.parts import BY, CARDS, EXTRA, FACTION, LEFT, PAYMENT, PLAYED, SEAT
from gaslamp.games.catham.state import Catham, FromHand
from gaslamp.games.catham.zones import DISCARD, KINDS, TABLE, hand

PAY_CARDS: Final = 0  # the two ways to pay the mafia
PAY_INFLUENCE: Final = 1


class Extra(FromHand):
    """M4.1, M4.6: add one more card to the set, of any faction or of any other, and have the effects speak of it."""

    asks_for = (FACTION,)
    carries = Carries(n=PLAYED)

    def __init__(self, rule: str, other: bool, effect: Effect[Any], last: Effect[Any] | None = None) -> None:
        self.rule = rule
        self.other: Final = other
        self.effect: Final = effect
        self.last: Final = last

    def promise(self, game: Catham) -> i64:
        return 1  # whoever played the set has a card to go with it

    def fits(self, game: Catham, card: CardId) -> bool:
        return not self.other or card != game.this

    def options(self, game: Catham, me: Seat) -> Ints:
        cards = ints()
        for card in game.factions.items:
            if game.zones.count(hand(me), card) > 0 and self.fits(game, card):
                cards.append(card)
        return cards

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        played = game.n
        game.put_down(me, option, TABLE)
        game.tell(ADDED, me, option)
        game.then(me, self.effect, self.last, at=option, n=played)


class Target(Choice[Catham]):
    """M4.5, M4.6: choose the opponent who must show cards; for the hackers, one who holds as many as were played."""

    asks_for = (SEAT,)
    carries = Carries(at=EXTRA, n=PLAYED)

    def __init__(self, rule: str, equal: bool, effect: Effect[Any]) -> None:
        self.rule = rule
        self.equal: Final = equal  # must they hold as many cards as were played, or just one?
        self.effect: Final = effect

    def options(self, game: Catham, me: Seat) -> Ints:
        played = game.n
        opponents, enough = ints(), played if self.equal else 1
        for seat in range(game.seats):
            if seat != me and game.zones.size(hand(seat)) >= enough:
                opponents.append(seat)
        return opponents

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        game.then(me, self.effect, at=game.at, n=game.n, to=option)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        nothing = 0 <= option < game.seats and option != me and game.zones.size(hand(option)) == 0
        return "M7.4" if nothing and not self.equal else self.rule


class Deal(Choice[Catham]):
    """M4.1, M4.7: you may part with cards of one faction for influence."""

    asks_for = (FACTION,)
    always_ask = True  # who cannot must look like who will not

    def __init__(self, reward: i64) -> None:
        self.reward: Final = reward

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        """Whether you have what it takes of this faction."""
        raise NotImplementedError

    def options(self, game: Catham, me: Seat) -> Ints:
        options = ints()
        options.append(PASS)
        for card in game.factions.items:
            if self.fits(game, me, card):
                options.append(card)
        return options


class Sell(Deal):
    """M4.1: you may discard a card of the extra card's faction for influence."""

    carries = Carries(at=EXTRA, to=BY)
    rule = "M4.1"

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        extra = game.at
        return card == extra and game.zones.count(hand(me), card) > 0

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        if option != PASS:
            game.put_down(me, option, DISCARD)
            game.tell(SOLD, me, option)
            game.gain(me, self.reward)


class Inform(Deal):
    """M4.7, M7.5: you may give the journalists' player a card and discard another of its faction, for influence."""

    carries = Carries(to=BY)
    rule = "M4.7"

    def fits(self, game: Catham, me: Seat, card: CardId) -> bool:
        return game.zones.count(hand(me), card) >= 2

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        by = game.to
        if option != PASS:
            game.put_down(me, option, TABLE)
            game.pick_up(by, option, TABLE)  # by the discard all know what was given
            game.tell(GAVE, me, option, to=by)
            game.discard(me, option)
            game.gain(me, self.reward)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        return "M7.5"


class Squeeze(Choice[Catham]):
    """M4.4: discard cards or give back influence, as far as you can."""

    asks_for = (PAYMENT,)
    carries = Carries(to=BY)
    rule = "M4.4"

    def __init__(self, cards: i64, toll: i64) -> None:
        self.cards: Final = cards
        self.toll: Final = toll

    def options(self, game: Catham, me: Seat) -> Ints:
        payments = ints()
        cards, rich = game.zones.size(hand(me)), game.influence[me] > 0
        if cards >= self.cards or (cards > 0 and not rich):
            payments.append(PAY_CARDS)
        if rich:
            payments.append(PAY_INFLUENCE)
        return payments

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        if option == PAY_INFLUENCE:
            game.lose(me, self.toll)
        elif game.zones.size(hand(me)) > self.cards:
            game.then(me, DISCARD_SOME, n=self.cards, to=game.to)
        else:  # who gives all cards away has nothing to choose
            for card in game.factions.items:
                for _ in range(game.zones.count(hand(me), card)):
                    game.discard(me, card)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        return self.rule if option <= PAY_INFLUENCE else SHAPE


class Discard(FromHand):
    """M4.4: discard so many cards of your choice; a search names them in rising order, from faction `at` on."""

    asks_for = (CARDS,)
    carries = Carries(n=LEFT, to=BY)
    rule = "M4.4"

    def promise(self, game: Catham) -> i64:
        return game.n  # cards left

    def fits(self, game: Catham, card: CardId) -> bool:
        lowest = game.at
        return card >= lowest

    def options(self, game: Catham, me: Seat) -> Ints:
        lowest, left = game.at, game.n
        cards, counts, mine = ints(), game.zones.counts.items, hand(me) * KINDS
        from_here = counts[mine]  # cards of this faction and of those after it
        for card in game.factions.items:
            held = counts[mine + card]
            if held > 0 and card >= lowest and from_here >= left:
                cards.append(card)
            from_here -= held
        return cards

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        left = game.n
        game.discard(me, option)
        if left > 1:
            game.then_more(me, self, at=option, n=left - 1, to=game.to)

    def elements(self, game: Catham, me: Seat) -> Ints:
        lowest, left = game.at, game.n
        cards = ints()
        for card in game.factions.items:
            if card >= lowest:
                for _ in range(min(left, game.zones.count(hand(me), card))):
                    cards.append(card)
        return cards

    def least(self, game: Catham, me: Seat, element: Option) -> i64:
        return game.n  # cards left

    def most(self, game: Catham, me: Seat, element: Option) -> i64:
        return game.n  # cards left

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        held = option in game.factions and game.zones.count(hand(me), option) > 0
        return ORDER if held else self.rule


class HandLimit(Discard):
    """M3.3: discard down to the hand limit."""

    carries = Carries(n=LEFT)
    rule = "M3.3"


DISCARD_SOME: Final = Discard()
KEEP_TO_LIMIT: Final = HandLimit()
