"""What the factions do without asking: one class for each sentence of the rule book."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.engine.core.piles import bit, ints
from gaslamp.games.catham.card import HACKERS, POLICE
from gaslamp.games.catham.events import DREW, HACKED, REVEALED, SEARCHED, STOLE
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.zones import TABLE, hand


class Gain(Effect[Catham]):
    """Gain influence."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Catham, me: Seat) -> None:
        """Gain it."""
        game.gain(me, self.amount)


class Draw(Effect[Catham]):
    """Draw cards from the draw pile, unseen by the others."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def apply(self, game: Catham, me: Seat) -> None:
        """Draw what there is."""
        for _ in range(self.amount):
            game.draw(hand(me), DREW, me, bit(me))


class ForSmallOrLarge(Effect[Catham]):
    """One effect for a small set, another for a large one."""

    def __init__(self, small: Effect[Any], large: Effect[Any], size: i64) -> None:
        self.small: Final = small
        self.large: Final = large
        self.size: Final = size

    def apply(self, game: Catham, me: Seat) -> None:
        """The set played decides."""
        game.then(me, self.large if game.n >= self.size else self.small)


class Hack(Effect[Catham]):
    """Slip the hackers into the opponent's hand and reveal as many cards of it, blindly."""

    def __init__(self, gain: i64) -> None:
        self.gain: Final = gain

    def apply(self, game: Catham, me: Seat) -> None:
        """Revealed hackers pay and are discarded; the other cards change hands."""
        game.pick_up(game.to, HACKERS, TABLE, game.n)
        game.tell(HACKED, me, HACKERS, n=game.n, to=game.to)
        hits: i64 = 0
        loot = ints()
        for _ in range(game.n):
            card = game.reveal(game.to, TABLE, REVEALED)
            if card == HACKERS:
                hits += 1
            else:
                loot.append(card)
        for card in loot.items:
            game.pick_up(me, card, TABLE)
            game.tell(STOLE, me, card, to=game.to)
        if hits > 0:
            game.gain(me, hits * self.gain)


class Search(Effect[Catham]):
    """The opponent reveals as many cards as police were played, blindly."""

    def __init__(self, gain: i64, draw: i64) -> None:
        self.gain: Final = gain
        self.draw: Final = draw

    def apply(self, game: Catham, me: Seat) -> None:
        """Cards of the extra card's faction pay; revealed police are replaced from the draw pile."""
        shown = min(game.n, game.zones.size(hand(game.to)))
        game.tell(SEARCHED, me, game.at, n=shown, to=game.to)
        hits: i64 = 0
        police: i64 = 0
        for _ in range(shown):
            card = game.reveal(game.to, TABLE, REVEALED)
            if card == game.at:
                hits += 1
            elif card == POLICE:
                police += 1
        if hits > 0:
            game.gain(me, hits * self.gain)
        game.then(game.to, REPLACE, n=police * self.draw)


class Replace(Effect[Catham]):
    """Draw as many cards as the step says, unseen by the others."""

    def apply(self, game: Catham, me: Seat) -> None:
        """Draw what there is."""
        for _ in range(game.n):
            game.draw(hand(me), DREW, me, bit(me))


class Inspect(Effect[Catham]):
    """Reveal as many cards of the draw pile as officials were played."""

    def __init__(self, gain: i64) -> None:
        self.gain: Final = gain

    def apply(self, game: Catham, me: Seat) -> None:
        """Each different faction pays."""
        seen: i64 = 0
        hits: i64 = 0
        for _ in range(game.n):
            card = game.draw(TABLE, REVEALED, me)
            if card != 0 and not seen & bit(card):
                seen |= bit(card)
                hits += 1
        if hits > 0:
            game.gain(me, hits * self.gain)


REPLACE: Final = Replace()
