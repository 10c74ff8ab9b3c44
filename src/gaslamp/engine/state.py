"""The state of a game: a table, an agenda of what is still to happen, and one loop."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.chance import Chance, seeded
from gaslamp.engine.effect import (
    EFFECTS,
    NO_CARD,
    NOBODY,
    OVER,
    SHAPE,
    CardId,
    Effect,
    Option,
    Seat,
    Step,
    step,
)
from gaslamp.engine.errors import Illegal
from gaslamp.engine.event import EVERYONE, told
from gaslamp.engine.offer import MISSHAPEN, Offer, packed
from gaslamp.engine.piles import Ints, ints
from gaslamp.engine.question import Question, plain

NOTHING: Final = ints()
SILENCE: Final[Effect[Any]] = Effect()  # what is asked when nothing is


class State:
    """Base of every game's state: seats, chance, the agenda and who is asked what."""

    seats: i64
    active: Seat  # whose turn it is
    turns: i64  # how many were begun
    chance: Chance
    agenda: Ints  # steps still to happen; the last comes first
    choice: Effect[Any]  # what is asked now
    options: Ints  # the answers open to `me`, packed; none when over
    me: Seat  # the seat that acts or is asked now — not always the seat whose turn it is
    this: CardId  # the card now speaking
    at: i64  # where: a place, a faction, whatever the step was told
    n: i64  # how many
    to: Seat  # against whom
    over: bool
    standing: Ints  # the place of each seat; empty until the game is over
    log: Ints | None  # events, packed; None in simulations: nobody listens

    def begin(self, seats: i64, seed: i64, start: Effect[Any], listen: bool) -> None:
        """Sit down, and play on to the first question."""
        self.seats = seats
        self.active = NOBODY
        self.turns = 0
        self.chance = seeded(seed)
        self.agenda = ints()
        self.choice = SILENCE
        self.options = self.standing = NOTHING
        self.me = self.to = NOBODY
        self.this = NO_CARD
        self.at = self.n = 0
        self.over = False
        self.log = ints() if listen else None
        self.then(0, start)
        self.advance()

    # -- what every game overrides

    def copy(self) -> State:
        """An independent twin that nobody listens to."""
        raise NotImplementedError

    def imagine(self, seat: Seat, seed: i64) -> State:
        """A twin that looks the same to `seat`: what it has not seen is dealt anew."""
        raise NotImplementedError

    def tally(self) -> Ints:
        """The score of each seat."""
        raise NotImplementedError

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands, 0 to 1, for bots that stop early."""
        raise NotImplementedError

    # -- what effects call

    def then(
        self,
        seat: Seat,
        a: Effect[Any],
        b: Effect[Any] | None = None,
        c: Effect[Any] | None = None,
        at: i64 = 0,
        n: i64 = 0,
        to: Seat = NOBODY,
    ) -> None:
        """Have these happen next, before all that waits; what is said first happens first."""
        self.agenda.append(step(a, seat, self.this, at, n, to))
        if b is not None:
            self.agenda.append(step(b, seat, self.this, at, n, to))
        if c is not None:
            self.agenda.append(step(c, seat, self.this, at, n, to))

    def speak(self, card: CardId, seat: Seat, effects: tuple[Effect[Any], ...], n: i64 = 0, at: i64 = 0) -> None:
        """The same, in the name of a card."""
        for effect in effects:
            self.agenda.append(step(effect, seat, card, at, n, NOBODY))

    def tell(
        self,
        kind: i64,
        seat: Seat,
        card: CardId = NO_CARD,
        n: i64 = 0,
        at: i64 = 0,
        to: Seat = NOBODY,
        seers: i64 = EVERYONE,
    ) -> None:
        """Tell what happened; only the seers see the card."""
        if self.log is not None:
            self.log.append(told(kind, seat, card, n, at, to, seers))

    def finish(self, standing: Ints) -> None:
        """The game ends at once, with these places."""
        self.over = True
        self.standing = standing

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {'over' if self.over else ', '.join(self.todo)}>"

    # -- what players call

    @property
    def asked(self) -> int | None:
        """The seat that must answer now, None when the game is over."""
        return None if self.over else int(self.me)

    @property
    def question(self) -> Question | None:
        """What is asked, None when the game is over."""
        if self.over:
            return None
        effect = self.choice
        return Question(plain(type(effect).__name__), effect.picks, effect.rule, self.this, self.at, self.n, self.to)

    @property
    def offered(self) -> Offer:
        """The legal answers."""
        return Offer(self.options, self.choice.parts)

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 is best, equal places are shared; empty until the game is over."""
        return self.standing.list()

    @property
    def scores(self) -> list[int]:
        """The score of each seat, now."""
        return self.tally().list()

    @property
    def todo(self) -> list[str]:
        """The agenda in words, what comes first first."""
        return [f"{type(EFFECTS[s >> 44]).__name__} of seat {int(s & 15)}" for s in self.agenda.items][::-1]

    def answer(self, answer: object) -> None:
        """Take one of `offered` and play on to the next question; for any other, Illegal and nothing done."""
        option = packed(answer, self.choice.parts)
        if option not in self.options:
            raise Illegal(answer, self.why_not(answer) or SHAPE, self.offered.list())
        self.take(option)

    def why_not(self, answer: object) -> str | None:
        """The id of the rule that forbids an answer, None if it is offered."""
        if self.over:
            return OVER
        effect = self.choice
        option = packed(answer, effect.parts)
        return SHAPE if option == MISSHAPEN else effect.why_not(self, self.me, option)

    # -- the loop

    def take(self, option: Option) -> None:
        """Carry out one of `options` and play on to the next question; bots are trusted."""
        self.agenda.pop()
        mark = self.agenda.size
        self.choice.choose(self, self.me, option)
        self.settle(mark)
        self.advance()

    def advance(self) -> None:
        """Work through the agenda until somebody must choose or nothing is left."""
        agenda = self.agenda
        while agenda.size > 0 and not self.over:
            mark = agenda.size - 1
            effect = self.face(agenda[mark])
            if effect.asks:
                options = effect.options(self, self.me)
                n = options.size
                if n > 1 or (n == 1 and effect.always_ask):
                    self.choice = effect
                    self.options = options
                    return
                agenda.pop()
                if n == 1:
                    effect.choose(self, self.me, options[0])
            else:
                agenda.pop()
                effect.apply(self, self.me)
            self.settle(mark)
        self.choice = SILENCE
        self.options = NOTHING

    def face(self, now: Step) -> Effect[Any]:
        """Turn to a step: its effect, and the numbers that it carries."""
        self.me = now & 15
        self.to = now >> 4 & 15
        self.this = now >> 8 & 4095
        self.at = now >> 20 & 4095
        self.n = now >> 32 & 4095
        return EFFECTS[now >> 44]

    def settle(self, mark: i64) -> None:
        """Turn round what the finished effect asked for, so that the first said is on top."""
        agenda, last = self.agenda, self.agenda.size - 1
        while mark < last:
            agenda[mark], agenda[last] = agenda[last], agenda[mark]
            mark += 1
            last -= 1

    def ask_again(self, seer: Seat = NOBODY) -> None:
        """Work out the offer anew, after what a seer has not seen was dealt anew: its own offer stays what it was."""
        if self.me != seer and not self.over:
            self.options = self.choice.options(self, self.me)

    def carry_over(self, twin: State) -> None:
        """The engine's part of a copy."""
        twin.seats = self.seats
        twin.active = self.active
        twin.turns = self.turns
        twin.chance = self.chance.copy()
        twin.agenda = self.agenda.copy()
        twin.choice = self.choice
        twin.options = self.options
        twin.me = self.me
        twin.this = self.this
        twin.at = self.at
        twin.n = self.n
        twin.to = self.to
        twin.over = self.over
        twin.standing = self.standing
        twin.log = None
