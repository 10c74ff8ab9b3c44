"""What the factions do without asking: one class for each sentence of the rule book."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, Effect, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import bit, ints
from gaslamp.games.catham.card import HACKERS, POLICE
from gaslamp.games.catham.events import DREW, HACKED, REVEALED, SEARCHED, STOLE
from gaslamp.games.catham.parts import DRAWN, EXTRA, PLAYED, VICTIM
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.zones import TABLE, hand


class Gain(Effect[Catham]):
    """M4: gain influence."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Catham, me: Seat) -> None:
        game.gain(me, self.amount)


class Draw(Effect[Catham]):
    """M4.2, M4.3: draw cards from the draw pile, unseen by the others."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Catham, me: Seat) -> None:
        for _ in range(self.amount):
            game.draw(hand(me), DREW, me, bit(me))


class ForSmallOrLarge(Effect[Catham]):
    """M4.3: one effect for a small set, another for a large one."""

    carries = Carries(n=PLAYED)

    def __init__(self, small: Effect[Any], large: Effect[Any], size: i64) -> None:
        self.small: Final = small
        self.large: Final = large
        self.size: Final = size

    def apply(self, game: Catham, me: Seat) -> None:
        played = game.n
        game.then(me, self.large if played >= self.size else self.small)


class Hack(Effect[Catham]):
    """M4.5: slip the hackers into the victim's hand and reveal as many cards of it, blindly.

    Revealed hackers pay and are discarded; the other cards change hands.
    """

    carries = Carries(n=PLAYED, to=VICTIM)

    def __init__(self, gain: i64) -> None:
        self.gain: Final = gain

    def apply(self, game: Catham, me: Seat) -> None:
        played, victim = game.n, game.to
        game.pick_up(victim, HACKERS, TABLE, played)
        game.tell(HACKED, me, HACKERS, n=played, to=victim)
        hits: i64 = 0
        loot = ints()
        for _ in range(played):
            card = game.reveal(victim, TABLE, REVEALED)
            if card == HACKERS:
                hits += 1
            else:
                loot.append(card)
        for card in loot.items:
            game.pick_up(me, card, TABLE)
            game.tell(STOLE, me, card, to=victim)
        if hits > 0:
            game.gain(me, hits * self.gain)


class Search(Effect[Catham]):
    """M4.6: the victim reveals as many cards as police were played, blindly.

    Cards of the extra card's faction pay; revealed police are replaced from the draw pile.
    """

    carries = Carries(at=EXTRA, n=PLAYED, to=VICTIM)

    def __init__(self, gain: i64, draw: i64) -> None:
        self.gain: Final = gain
        self.draw: Final = draw

    def apply(self, game: Catham, me: Seat) -> None:
        extra, played, victim = game.at, game.n, game.to
        shown = min(played, game.zones.size(hand(victim)))
        game.tell(SEARCHED, me, extra, n=shown, to=victim)
        hits: i64 = 0
        police: i64 = 0
        for _ in range(shown):
            card = game.reveal(victim, TABLE, REVEALED)
            if card == extra:
                hits += 1
            elif card == POLICE:
                police += 1
        if hits > 0:
            game.gain(me, hits * self.gain)
        game.then(victim, REPLACE, n=police * self.draw)


class Replace(Effect[Catham]):
    """M4.6: draw a card for each revealed officer, unseen by the others."""

    carries = Carries(n=DRAWN)

    def apply(self, game: Catham, me: Seat) -> None:
        cards = game.n
        for _ in range(cards):
            game.draw(hand(me), DREW, me, bit(me))


class Inspect(Effect[Catham]):
    """M4.8: reveal as many cards of the draw pile as officials were played; each different faction pays."""

    carries = Carries(n=PLAYED)

    def __init__(self, gain: i64) -> None:
        self.gain: Final = gain

    def apply(self, game: Catham, me: Seat) -> None:
        played = game.n
        factions = ints()
        for _ in range(played):
            card = game.draw(TABLE, REVEALED, me)
            if card != NO_CARD:
                factions.add(card)
        if factions.size > 0:
            game.gain(me, factions.size * self.gain)


REPLACE: Final = Replace()
