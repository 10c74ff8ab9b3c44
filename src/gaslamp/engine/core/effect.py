"""Effects: what the rules have yet to do, and choices, which first need an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.parts import Carries, Part, Several, leaves
from gaslamp.engine.core.piles import Ints, shift

if TYPE_CHECKING:
    from gaslamp.engine.core.state import State

Seat = i64  # 0 … seats-1, clockwise
CardId = i64  # a number of the game's cards
Option = i64  # one legal answer, or one element of a set: up to four parts, named by Choice.asks_for
Step = i64  # an effect's number and the small numbers that it is to act with

NO_CARD: Final = 0  # the card back: an empty place or a card unseen
NOBODY: Final = 15  # no seat
PASS: Final = -1  # the answer without parts; in a set, that nothing more is named
MISSHAPEN: Final = -2  # what no choice ever offers
SHAPE: Final = "G1"  # the rule broken by an answer that names the wrong things
ORDER: Final = "G2"  # the rule broken by naming one element out of order; a whole set has none
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


def first_parts(option: Option, n: i64) -> i64:
    """The first n parts of an option; of the first alone, that is its number."""
    return option & (shift(1, 15 * n) - 1)


def last_parts(option: Option, n: i64) -> i64:
    """What is left of an option without its first n parts."""
    return option >> 15 * n


def first_part(option: Option) -> i64:
    """The first part of an option, such as its verb."""
    return option & 32767


def two(option: Option) -> tuple[i64, i64]:
    """The parts of an option of two."""
    return option & 32767, option >> 15


def three(option: Option) -> tuple[i64, i64, i64]:
    """The parts of an option of three."""
    return option & 32767, option >> 15 & 32767, option >> 30


def four(option: Option) -> tuple[i64, i64, i64, i64]:
    """The parts of an option of four."""
    return option & 32767, option >> 15 & 32767, option >> 30 & 32767, option >> 45


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """Something the rules have yet to do: made once, at import, numbered at its first step, shared by all states."""

    number: i64 = -1  # its place in EFFECTS, from its first step on
    asks: bool = False
    always_ask: bool = False  # asked even if forced: skipping it would reveal the hand
    parts: i64 = 0  # how many parts an answer, or one element of a set, has; from its first step on
    fixed: i64 = 0  # how many of them come before the set, if it asks for one
    for_set: bool = False  # whether it asks for a set; from its first step on
    in_order: bool = False  # whether the order of that set matters
    asks_for: ClassVar[tuple[Part | Several, ...]] = ()  # what an answer names
    carries: ClassVar[Carries] = Carries()  # what the numbers of its step are
    details: ClassVar[tuple[Part, ...]] = ()  # what an answer is told with besides its parts: a price, an owner
    adds: ClassVar[tuple[Part, ...]] = ()  # what the question speaks of besides the numbers of its step
    rule: str = ""  # the id of the rule that asks
    exact: bool = False  # of a set: whether just as many elements as the step's n are to be named
    excess: str = ""  # of a set: the id of the rule that forbids one thing too many, if it is another

    def apply(self, game: G, me: Seat) -> None:
        """Do it; game.then(...) has further effects follow at once."""
        raise NotImplementedError

    def options(self, game: G, me: Seat) -> Ints:
        """Of a choice: every legal answer, in a fixed order; none at all skips it.

        Of a choice of a set: what may be named next, and PASS where nothing more need be. Each set can be reached in
        one order only, so that a search meets no set twice.
        """
        raise NotImplementedError

    def choose(self, game: G, me: Seat, option: Option) -> None:
        """Of a choice: carry out the answer; of a set, one element, and `game.then_more` asks for the next."""
        raise NotImplementedError

    def details_of(self, game: G, me: Seat, option: Option) -> Ints:
        """Of a choice with `details`: their numbers for an option, for the texts; only who is asked gets them."""
        raise NotImplementedError

    def detailed(self, game: G, me: Seat) -> Ints:
        """Of a choice with `details`: the answers, or elements of a set, that are told with them, offered or not."""
        return self.elements(game, me) if self.for_set else self.options(game, me)

    def added(self, game: G, me: Seat) -> Ints:
        """Of a choice that `adds`: the numbers, which everybody may know."""
        raise NotImplementedError

    def tell_skipped(self, game: G, me: Seat) -> None:
        """Of a choice: tell why there was nothing to choose, if that would surprise; asked only if somebody listens."""

    def hope(self, game: G, me: Seat, option: Option) -> i64:
        """Of a choice: how promising an answer looks at first sight, 0 to 100, for bots."""
        return 50

    def why_not(self, game: G, me: Seat, option: Option) -> str:
        """Of a choice: the id of the rule that forbids an option which is not listed."""
        return self.rule

    def elements(self, game: G, me: Seat) -> Ints:
        """Of a choice of a set: all that may be in it, each as often as it may be."""
        raise NotImplementedError

    def least(self, game: G, me: Seat, element: Option) -> i64:
        """Of a choice of a set: how many elements there must be, 0 if one may pass; in a set with this element."""
        return game.n if self.exact else 0

    def most(self, game: G, me: Seat, element: Option) -> i64:
        """Of a choice of a set: how many elements there may be."""
        return game.n if self.exact else self.elements(game, me).size

    def next_of(self, game: G, me: Seat, options: Ints, elements: Ints) -> Option:
        """Of a choice of a set: which of some elements is to be named next, MISSHAPEN if none can be."""
        for option in options.items:
            if option in elements:
                return option
        return MISSHAPEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect[G]):
    """An effect that needs an answer from `me`: it has asks_for, options and choose."""

    asks = True


EFFECTS: Final[list[Effect[Any]]] = []


def step(effect: Effect[Any], seat: Seat, card: CardId, at: i64, n: i64, to: Seat) -> Step:
    """The effect, bound to the seat and the card it acts for: where, how many, against whom."""
    if (card | at | n) >> 12 != 0 or (seat | to) >> 4 != 0:
        refuse_step()
    if effect.number < 0:
        enter(effect)
    return effect.number << 44 | n << 32 | at << 20 | card << 8 | to << 4 | seat


def further(now: Step) -> Step:
    """A step that goes on with a set of which something has been named."""
    return now | FURTHER


FURTHER: Final[i64] = 0x1000000000000000


def goes_on(now: Step) -> bool:
    """Whether a step goes on with a set."""
    return now & FURTHER != 0


def effect_of(now: Step) -> Effect[Any]:
    """The effect of a step."""
    return EFFECTS[now >> 44 & 65535]


class Numbers(NamedTuple):
    """What a step carries, for the outside world."""

    seat: int
    to: int
    card: int
    at: int
    n: int


def numbers_of(now: Step) -> Numbers:
    """The numbers of a step."""
    return Numbers(
        int(now & 15), int(now >> 4 & 15), int(now >> 8 & 4095), int(now >> 20 & 4095), int(now >> 32 & 4095)
    )


def refuse_step() -> None:
    """Say what a step can carry."""
    raise OverflowError("a step carries a card, at and n from 0 to 4095, seats from 0 to 15")


def enter(effect: Effect[Any]) -> None:
    """Give an effect its number, and count what it asks for."""
    effect.number = len(EFFECTS)
    asks_for = type(effect).asks_for
    effect.parts = len(leaves(asks_for))
    for part in asks_for:
        if isinstance(part, Several):
            effect.for_set = True
            effect.in_order = part.ordered
            effect.fixed = effect.parts - len(part.each)
    adopt(effect, type(effect))
    EFFECTS.append(effect)


def adopt(effect: Effect[Any], kind: Any) -> None:
    """Have compiled code see what an interpreted class says of itself; of a compiled class it sees that anyway."""
    if kind.asks is True:
        effect.asks = True
    if kind.always_ask is True:
        effect.always_ask = True
    if kind.exact is True:
        effect.exact = True
    if isinstance(kind.rule, str) and not effect.rule:
        effect.rule = kind.rule
    if isinstance(kind.excess, str) and not effect.excess:
        effect.excess = kind.excess
