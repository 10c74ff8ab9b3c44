"""The state of a game: a table, an agenda of what is still to happen, and one loop."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import (
    MISSHAPEN,
    NO_CARD,
    NOBODY,
    ORDER,
    OVER,
    PASS,
    SHAPE,
    CardId,
    Effect,
    Option,
    Seat,
    Step,
    effect_of,
    further,
    goes_on,
    step,
)
from gaslamp.engine.core.event import EVERYONE, pack_event
from gaslamp.engine.core.offer import Offer, is_whole, pack_answer, pack_set, unpack
from gaslamp.engine.core.pickling import are_same, fields_of, pack_state, unpack_state
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.engine.core.question import About, Question, ask, describe
from gaslamp.engine.core.sets import Group, alike, sort_out, without_fixed
from gaslamp.engine.errors import Illegal

NOTHING: Final = ints()
SILENCE: Final[Effect[Any]] = Effect()  # what is asked when nothing is


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  # it can change, so it has no hash
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
    goes_on: bool  # what is asked goes on with a set of which something was named before
    over: bool
    standing: Ints  # the place of each seat; empty until the game is over
    log: Ints | None  # events, packed; None in simulations: nobody listens
    forced: Ints | None  # as with the log: each step that had one answer only, and that answer
    naming: bool  # a whole set is being carried out: what is left of it is not filled in

    def begin(self, seats: i64, chance: Chance, start: Effect[Any], listen: bool) -> None:
        """Sit down, and play on to the first question."""
        self.seats = seats
        self.active = NOBODY
        self.turns = 0
        self.chance = chance
        self.agenda = ints()
        self.choice = SILENCE
        self.options = self.standing = NOTHING
        self.me = self.to = NOBODY
        self.this = NO_CARD
        self.at = self.n = 0
        self.goes_on = False
        self.over = False
        self.log = ints() if listen else None
        self.forced = ints() if listen else None
        self.naming = False
        self.then(0, start, to=NOBODY)  # compiled code loses the defaults of an interpreted subclass
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

    def then_more(self, seat: Seat, choice: Effect[Any], at: i64 = 0, n: i64 = 0, to: Seat = NOBODY) -> None:
        """Go on with the set of which an element was just named."""
        self.agenda.append(further(step(choice, seat, self.this, at, n, to)))

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
            self.log.append(pack_event(kind, seat, card, n, at, to, seers))

    def listen_as(self, other: State) -> None:
        """Go on with the log of a state of which this is a copy."""
        self.log = None if other.log is None else other.log.copy()
        self.forced = None if other.forced is None else other.forced.copy()

    def skip_to(self, effect: Effect[Any]) -> None:
        """Drop all that waits before an effect, which must be waiting."""
        while effect_of(self.agenda[self.agenda.size - 1]) is not effect:
            self.agenda.pop()

    def skip(self, effects: tuple[Effect[Any], ...]) -> None:
        """Drop what is next as long as it is one of these effects."""
        while self.agenda.size > 0 and effect_of(self.agenda[self.agenda.size - 1]) in effects:
            self.agenda.pop()

    def finish(self, standing: Ints) -> None:
        """The game ends at once, with these places."""
        self.over = True
        self.standing = standing

    def __eq__(self, other: object) -> bool:
        """Whether nothing tells them apart but what was heard: all fields are the same, without the logs."""
        if type(self) is not type(other):
            return False
        mine, yours = fields_of(self), fields_of(other)
        return all(are_same(mine[name], yours[name]) for name in mine if name not in ("log", "forced"))

    def __reduce__(self) -> tuple[object, ...]:
        return unpack_state, (pack_state(self),)

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
        question = ask(self.choice, self.goes_on, self.this, self.at, self.n, self.to)
        adds = type(self.choice).adds
        if not adds:
            return question
        added = self.choice.added(self, self.me).list()
        return question._replace(about=question.about + tuple(map(About, adds, added)))

    @property
    def detailed_question(self) -> Question | None:
        """The question as whoever is asked meets it: with the details of each answer."""
        question = self.question
        if question is None or not question.details:
            return question
        told = dict.fromkeys(self.options.list() + self.choice.detailed(self, self.me).list())
        rows = [
            (*self.unpack(option), *self.choice.details_of(self, self.me, option).list())
            for option in told
            if option != PASS
        ]
        return question._replace(rows=tuple(rows))

    @property
    def offered(self) -> Offer:
        """The legal answers; of a set, what may be named next."""
        return Offer(self.options, self.answer_parts)

    @property
    def names_on(self) -> bool:
        """Whether the set that is being named whole is not at its end."""
        return self.naming and self.goes_on

    @property
    def fixed_parts(self) -> i64:
        """How many parts come before the set that is asked for; none once they were named with its first element."""
        return 0 if self.goes_on else self.choice.fixed

    @property
    def answer_parts(self) -> i64:
        """How many parts an answer has, or one element of a set."""
        return self.choice.parts - self.choice.fixed + self.fixed_parts

    @property
    def groups(self) -> list[Group]:
        """What a set may be of, if one is asked for; a group for all that can be named together."""
        return [] if self.over or not self.choice.for_set else sort_out(self, self.choice)

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 is best, equal places are shared; empty until the game is over."""
        return self.standing.list()

    @property
    def returns(self) -> list[float]:
        """What each seat won, 1 for the best to -1 for the last, equal places have the mean; 0 while the game is on."""
        return [share_of(place, self.places) for place in self.places] or [0.0] * self.seats

    @property
    def scores(self) -> list[int]:
        """The score of each seat, now."""
        return self.tally().list()

    @property
    def todo(self) -> list[str]:
        """The agenda in words, what comes first first."""
        return [describe(effect_of(one), one) for one in self.agenda.list()][::-1]

    def unpack(self, option: Option) -> tuple[int, ...]:
        """One of `options` as the tuple that stands for it in `offered`."""
        return unpack(option, self.answer_parts)

    def answer(self, answer: object) -> None:
        """Take one of `offered` or of `options`, or a whole set, and play on; else Illegal, with nothing done."""
        rule = self.why_not(answer)
        if rule is not None:
            raise Illegal(answer, rule, self.offered.list())
        elements = pack_set(answer, self.answer_parts) if is_whole(answer) else None
        if elements is not None:
            self.take_set(elements)
        else:
            self.take(self.option_of(answer))

    def why_not(self, answer: object) -> str | None:
        """G1, G2, G3: the id of the rule that forbids an answer, None if it is legal."""
        if self.over:
            return OVER
        if is_whole(answer):
            elements = pack_set(answer, self.answer_parts)
            return SHAPE if elements is None else self.copy().take_set(elements) or None
        option = self.option_of(answer)
        if option in self.options:
            return None
        return SHAPE if option == MISSHAPEN else self.choice.why_not(self, self.me, option)

    def option_of(self, answer: object) -> Option:
        """The option that an answer names, or is; MISSHAPEN if there is none."""
        if isinstance(answer, int) and not isinstance(answer, bool):
            return answer if answer in self.options.list() else MISSHAPEN
        return pack_answer(answer, self.answer_parts)

    # -- the loop

    def take(self, option: Option) -> None:
        """Carry out one of `options` and play on to the next question; bots are trusted."""
        self.agenda.pop()
        mark = self.agenda.size
        self.choice.choose(self, self.me, option)
        self.put_in_order(mark)
        self.advance()

    def take_set(self, elements: Ints) -> str:
        """Carry out a whole set and play on; the id of the rule that forbids it, and then the state is spoilt."""
        self.naming = True
        rule = self.take_each(elements.copy(), self.fixed_parts)
        self.naming = False
        return rule

    def take_each(self, elements: Ints, fixed: i64) -> str:
        """Name the elements one after the other, each when its turn comes, the first with the parts before the set."""
        if not self.choice.for_set or not alike(elements, fixed):
            return SHAPE
        while elements.size > 0:
            choice = self.choice
            option = elements[0] if choice.in_order else choice.next_of(self, self.me, self.options, elements)
            if option not in self.options:
                return self.reason(elements)
            elements.remove(option)
            elements, fixed = without_fixed(elements, fixed), 0
            self.take(option)
            if elements.size > 0 and not self.names_on:
                return choice.excess or choice.rule
        if not self.names_on:
            return ""
        if PASS not in self.options:
            return self.choice.rule
        self.take(PASS)
        return ""

    def reason(self, elements: Ints) -> str:
        """The rule that forbids all that is left of a set; that it comes too early or too late is none."""
        choice = self.choice
        for element in elements.items:
            if element not in self.options:
                rule = choice.why_not(self, self.me, element)
                if rule != ORDER:
                    return rule
        return choice.excess or choice.rule

    def advance(self) -> None:
        """Work through the agenda until somebody must choose or nothing is left."""
        agenda = self.agenda
        while agenda.size > 0 and not self.over:
            mark = agenda.size - 1
            effect = self.load_step(agenda[mark])
            if effect.asks:
                options = effect.options(self, self.me)
                n = options.size
                if n > 1 or (n == 1 and (effect.always_ask or (self.naming and self.goes_on))):
                    self.choice = effect
                    self.options = options
                    return
                now = agenda.pop()
                if self.log is not None and (n == 0 or options[0] == PASS):
                    effect.tell_skipped(self, self.me)
                if n == 1:
                    if effect.for_set and not self.goes_on:
                        self.naming = False  # another set begins, filled in for the player
                    if self.forced is not None:
                        self.forced.append(now)
                        self.forced.append(options[0])
                    effect.choose(self, self.me, options[0])
            else:
                agenda.pop()
                effect.apply(self, self.me)
            self.put_in_order(mark)
        self.choice = SILENCE
        self.options = NOTHING
        self.goes_on = False

    def load_step(self, now: Step) -> Effect[Any]:
        """Turn to a step: its effect, and the numbers that it carries."""
        self.me = now & 15
        self.to = now >> 4 & 15
        self.this = now >> 8 & 4095
        self.at = now >> 20 & 4095
        self.n = now >> 32 & 4095
        self.goes_on = goes_on(now)
        return effect_of(now)

    def put_in_order(self, mark: i64) -> None:
        """Turn round what the finished effect asked for, so that the first said is on top."""
        agenda, last = self.agenda, self.agenda.size - 1
        while mark < last:
            agenda[mark], agenda[last] = agenda[last], agenda[mark]
            mark += 1
            last -= 1

    def reoffer(self, seer: Seat = NOBODY) -> None:
        """Work out the offer anew, after what a seer has not seen was dealt anew: its own offer stays what it was."""
        if self.me != seer and not self.over:
            self.options = self.choice.options(self, self.me)

    def copy_into(self, twin: State) -> None:
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
        twin.goes_on = self.goes_on
        twin.over = self.over
        twin.standing = self.standing
        twin.log = None
        twin.forced = None
        twin.naming = False


def share_of(place: int, places: list[int]) -> float:
    """What a place is worth among these: as much as the places that its seats take up, on the average."""
    equal = places.count(place)
    ahead = place - 1 + (equal - 1) / 2
    return 1.0 - 2.0 * ahead / (len(places) - 1)
