"""Effects: what the rules have yet to do, and choices, which first need an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from gaslamp.engine.piles import Ints

if TYPE_CHECKING:
    from gaslamp.engine.state import State

Seat = i64  # 0 … seats-1, clockwise
CardId = i64  # a number of the game's cards
Option = i64  # one legal answer: up to four parts, named by Choice.picks
Step = i64  # an effect's number and the small numbers that it is to act with

NO_CARD: Final = 0  # the card back: an empty place or a card unseen
NOBODY: Final = 15  # no seat
PASS: Final = -1  # the answer without parts
SHAPE: Final = "G1"  # the rule broken by an answer that names the wrong things
ORDER: Final = "G2"  # the rule broken by picking out of order
OVER: Final = "G3"  # the rule broken by answering when the game is over

G = TypeVar("G", bound="State", contravariant=True)


def pack(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Option:
    """An option of up to four parts, each below 32768."""
    if (a | b | c | d) >> 15 != 0:
        refuse_parts()
    return a | b << 15 | c << 30 | d << 45


def refuse_parts() -> None:
    """Say what an option can carry; apart, so that `pack` is small enough to be inlined."""
    raise OverflowError("the parts of an option are from 0 to 32767")


def part(option: Option, i: i64) -> i64:
    """Part i of an option."""
    return option >> 15 * i & 32767


class Effect(Generic[G]):
    """Something the rules have yet to do: made once, at import, numbered at its first step, shared by all states."""

    number: i64 = -1  # its place in EFFECTS, from its first step on
    asks: bool = False
    always_ask: bool = False  # ask even if forced, so that silence tells nothing
    parts: i64 = 0  # how many parts an answer has, from its first step on
    picks: ClassVar[tuple[str, ...]] = ()  # the names of the parts of an answer
    rule: str = ""  # the id of the rule that asks

    def apply(self, game: G, me: Seat) -> None:
        """Do it; game.then(...) has further effects follow at once."""
        raise NotImplementedError

    def options(self, game: G, me: Seat) -> Ints:
        """Of a choice: every legal answer, in a fixed order; none at all skips it."""
        raise NotImplementedError

    def choose(self, game: G, me: Seat, option: Option) -> None:
        """Of a choice: carry out the answer."""
        raise NotImplementedError

    def hope(self, game: G, me: Seat, option: Option) -> i64:
        """Of a choice: how promising an answer looks at first sight, 0 to 100, for bots."""
        return 50

    def why_not(self, game: G, me: Seat, option: Option) -> str | None:
        """Of a choice: the id of the rule that forbids an option, None exactly for what `options` lists."""
        return None if option in self.options(game, me) else self.rule


class Choice(Effect[G]):
    """An effect that needs an answer from `me`: it has picks, options and choose."""

    asks = True


EFFECTS: Final[list[Effect[Any]]] = []


def step(effect: Effect[Any], seat: Seat, card: CardId, at: i64, n: i64, to: Seat) -> Step:
    """The effect, bound to the seat and the card it acts for: where, how many, against whom."""
    if (card | at | n) >> 12 != 0 or (seat | to) >> 4 != 0:
        refuse_step()
    if effect.number < 0:
        enter(effect)
    return effect.number << 44 | n << 32 | at << 20 | card << 8 | to << 4 | seat


def refuse_step() -> None:
    """Say what a step can carry."""
    raise OverflowError("a step carries a card, at and n from 0 to 4095, seats from 0 to 15")


def enter(effect: Effect[Any]) -> None:
    """Give an effect its number."""
    effect.number = len(EFFECTS)
    effect.parts = len(effect.picks)
    EFFECTS.append(effect)
