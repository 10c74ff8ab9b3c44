"""A question at a screen: its numbered options, and what explains it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.refusal import reason
from gaslamp.cli.screen import grid
from gaslamp.cli.teller import Teller
from gaslamp.engine.core.offer import Answer, is_whole
from gaslamp.engine.core.parts import CARD, PLACE, SEAT, WORD, Part
from gaslamp.engine.core.question import Question
from gaslamp.engine.core.sets import Group
from gaslamp.engine.errors import BadAnswer, GaslampError
from gaslamp.engine.words.notation import PASS, in_short, name_of, nothing, parse_short, shape
from gaslamp.engine.words.voice import Voice

MANY = 6  # options that still go one below the other
LONG = 20  # letters of a wrong line that are shown
LARGEST = 32767  # number in an answer
MOST_PARTS = 4  # of an answer
MISSPELT = ("error-answer-near", "error-answer-number", "error-answer-seat")  # what is worth more than a plain no

SHORTEST = 3  # letters that can be the beginning of a name

Element = tuple[int, ...]


@dataclass(frozen=True)
class Glance:
    """When a seat last saw the whole table: at which question, after how many answers."""

    seat: int
    question: str
    answers: int

    def suffices(self, seat: int, question: str, answered: Sequence[int]) -> bool:
        """Whether this only asks further what the seat began then; `answered` says who gave each answer."""
        return self.seat == seat and question != self.question and {*answered[self.answers :]} == {seat}


class Prompt:
    """One question to one human: one of some options, or several of them at once if it is for a set."""

    keys = ""  # what else can be typed

    def __init__(
        self, teller: Teller, seat: int, question: Question, offered: Sequence[Element], groups: Sequence[Group]
    ) -> None:
        self.teller = teller
        self.seat = seat
        self.question = question
        self.groups = groups
        self.options = options_of(offered, groups) if question.several else list(offered)
        self.places = [n for n, part in enumerate(question.parts) if part.kind == PLACE and teller.voice.game.numbered]
        self.numbered = dict(zip(self.numbers(), self.options, strict=True))
        self.names = [(name, option) for option in self.options if option for name in self.names_of(option)]

    def numbers(self) -> list[str]:
        """What to type for each option: its number on the map, with a letter if there are several, or in the list."""
        if not self.places:
            return [str(n) for n in range(1, len(self.options) + 1)]
        first = self.places[0]
        on_map = Counter(option[first] for option in self.options if option)
        seen: Counter[int] = Counter()
        numbers = []
        for option in self.options:
            place = option[first] if option else 0
            letter = letters(seen[place]) if on_map[place] > 1 else ""
            seen[place] += 1
            numbers.append(f"{place}{letter}")
        return numbers

    def names_of(self, option: Element) -> set[str]:
        """What one may type for an option: the places and cards that it names, or all of it in notation."""
        voice = self.teller.voice
        say: dict[str, Callable[[int], str]] = {PLACE: voice.place, CARD: voice.card}
        named = zip(self.question.parts, option, strict=True)
        told = [say[part.kind](n).lower() for part, n in named if part.kind in say and n != nothing(part)]
        return {" ".join(told), spaced(self.in_short(option))} - {""}

    def in_short(self, option: Element) -> str:
        """An option in notation, without what goes without saying."""
        return in_short(self.teller.voice.game, self.question, option, self.options)

    def said(self, option: Element) -> str:
        """An option as an example of what to type; of a set as a set of one, if something comes before it."""
        question = self.question
        whole = question.several is not None and question.fixed > 0
        return self.teller.voice.game.say(question, (option,)) if whole else self.in_short(option)

    # -- what is shown

    def show(self) -> None:
        """The question, the options by number, how many to name, and the keys."""
        voice, screen = self.teller.voice, self.teller.screen
        screen.print()
        self.teller.show(Text(f"{voice.name(self.seat)}: {voice.question(self.question)}", style="bold"))
        digits = max(map(len, self.numbered))
        texts = {number: self.option(option) for number, option in self.numbered.items()}
        lines = [Text.assemble((f"{n:>{digits}}", "bold cyan"), f"  {text}") for n, text in texts.items()]
        if len(lines) > MANY:
            self.teller.show(Columns(lines, padding=(0, 4), column_first=True, equal=True))
        else:
            screen.print(*lines, sep="\n")
        if self.question.several:
            self.teller.show(self.how_many())
        self.teller.show(self.keys, "dim")

    @property
    def height(self) -> int:
        """How many lines of the screen that takes, with the one to type in."""
        with self.teller.screen.capture() as captured:
            self.show()
        return captured.get().count("\n") + 1

    def option(self, option: Element) -> str:
        """An option in words; of a set also how often it may be named."""
        often = max((group.elements.count(option) for group in self.groups), default=1)
        return self.teller.voice.answer(self.question, option) + (f" ×{often}" if often > 1 else "")

    def how_many(self) -> str:
        """How a set is named."""
        say, several = self.teller.say.say, self.question.several
        example = [option for option in self.options if option][:2]
        names = self.said(example[0])
        numbers = [number for number, option in self.numbered.items() if option][:2]
        if self.only_one:
            return say("set-one", numbers=numbers[0], names=names)
        ordered = "yes" if several and several.ordered else "no"
        return say("set-how", many=self.many, ordered=ordered, numbers=" ".join(numbers), names=names)

    @property
    def only_one(self) -> bool:
        """Whether there is no more than one thing to name."""
        return max(group.most for group in self.groups) == 1

    @property
    def many(self) -> str:
        """How many a set may have."""
        least, most = min(group.least for group in self.groups), max(group.most for group in self.groups)
        return f"{least}–{most}" if least < most else str(most)

    @property
    def hint(self) -> str:
        """What to type."""
        say = self.teller.say.say
        if self.places:
            return say("choose-numbered")
        if self.question.several and not self.only_one:
            return say("choose-set", many=self.many, n=len(self.options))
        return say("choose", n=len(self.options))

    # -- what is typed

    def choose(self, line: str) -> Answer | None:
        """The answer that a line gives, by numbers, by names or in notation; Enter is enough if there is only one."""
        if not line:
            return self.answer(self.options) if len(self.options) == 1 else None
        if numbered := self.options_by_number(line):
            return self.answer(numbered)
        try:
            return self.parse(line)
        except BadAnswer:
            named = self.options_by_name(line)
            return self.answer(named) if named else None

    def answer(self, options: list[Element]) -> Answer | None:
        """The answer that is made of options: of one, or of several if it is for a set."""
        if self.question.several is None or options == [()]:
            return options[0] if len(options) == 1 else None
        return None if () in options else tuple(options)

    def options_by_number(self, line: str) -> list[Element]:
        """The options whose numbers a line has, none if it has anything else."""
        typed = line.lower().replace(",", " ").split()
        return [self.numbered[number] for number in typed] if all(number in self.numbered for number in typed) else []

    def options_by_name(self, line: str) -> list[Element]:
        """The options whose names a line has or begins, with commas between them; none if it has anything else."""
        options = [self.option_named(name.strip().lower()) for name in line.split(",")]
        return [option for option in options if option] if all(options) else []

    def option_named(self, typed: str) -> Element | None:
        """The one option that is called so, or the one whose name begins so."""
        name_typed = spaced(typed)
        called = {option for name, option in self.names if name == name_typed}
        if not called and len(typed) >= SHORTEST:
            called = {option for name, option in self.names if begins(name_typed, name)}
        return called.pop() if len(called) == 1 else None

    def parse(self, line: str) -> Answer:
        """The answer that a line says in notation, whole or in short; figures alone say nothing."""
        if not any(letter.isalpha() for letter in line):
            raise BadAnswer("error-answer-form", value=line, shape=shape(self.question))
        game = self.teller.voice.game
        try:
            return game.parse(self.question, line)
        except BadAnswer as error:
            if error.key != "error-answer-form":
                raise
            return parse_short(game, self.question, line, self.options)

    def obey(self, line: str) -> None:
        """Explain what a line asks to have explained; anything else gets a clear word."""
        key, _, rest = line.partition(" ")
        match key.lower():
            case "?":
                self.explain()
            case "r":
                self.teller.rule(rest.strip())
            case _:
                self.teller.complain(self.complaint(line))

    def complaint(self, line: str) -> str:
        """Why a line is no answer."""
        say = self.teller.say
        try:
            self.parse(line)
        except BadAnswer as error:
            if error.key in MISSPELT:
                return reason(error, say)
        shown = line if len(line) <= LONG else f"{line[:LONG]}…"
        key = "no-option-numbered" if self.places else "no-option"
        return say.say(key, line=shown, n=len(self.options))

    def explain(self) -> None:
        """What the question is about, and the rule that asks it."""
        self.teller.show(Padding(self.teller.voice.help(self.question), (0, 2)))
        self.teller.rule_alone(self.question.rule)

    # -- why not?

    def answer_asked_about(self, text: str) -> Answer | None:
        """The answer that somebody asks about: as it would be typed, or its plain numbers; None if it is neither.

        One number alone is that of the list, as anywhere else.
        """
        typed = text.replace(",", " ").split()
        numbers = [int(number) for number in typed if number.isdecimal() and len(number) <= 5]
        if (
            not typed
            or len(numbers) < len(typed)
            or self.question.several
            or (typed[0] in self.numbered and not typed[1:])
        ):
            return self.choose(text) if typed else None
        return tuple(numbers) if len(numbers) <= MOST_PARTS and max(numbers) <= LARGEST else None

    def tell_how_to_ask(self, text: str) -> None:
        """What was wrong with an answer that somebody asks about; else how to ask, shown by some that are offered."""
        if text and any(letter.isalpha() for letter in text):
            self.teller.complain(self.complaint(text))
            return
        voice, say = self.teller.voice, self.teller.say.say
        self.teller.show(say("why-how"))
        rows = grid("bold cyan", "")
        for answer in self.examples():
            rows.add_row(f"w {self.said(answer)}", voice.answer(self.question, answer))
        self.teller.show(Padding(rows, (0, 2)))
        for n, part in enumerate(self.question.parts, 1):
            if cells := [f"{said} {name}" for said, name in names_of(voice, part)]:
                self.teller.show(Padding(Columns([say("why-part", n=n), *cells], padding=(0, 2)), (0, 2)))

    def examples(self) -> list[Element]:
        """An option for each of the ways to answer."""
        words = [n for n, part in enumerate(self.question.parts) if part.kind == WORD]
        answers = {tuple(option[n] for n in words): option for option in self.options if option}
        return list(answers.values())

    def tell_why(self, answer: Answer, rule: str | None) -> None:
        """That an answer is allowed, or which rule forbids it."""
        say = self.teller.say.say
        if rule is None:
            self.teller.show(say("why-allowed", answer=self.words(answer)), "green")
        else:
            self.teller.show(say("why-forbidden", answer=self.words(answer), rule=rule), "yellow")
            if is_whole(answer) and not any(group.least <= len(answer) <= group.most for group in self.groups):
                self.teller.show(say("why-count", n=len(answer), many=self.many), "yellow")

    def words(self, answer: Answer) -> str:
        """An answer by name, and in words; by its numbers if these name nothing."""
        voice = self.teller.voice
        if not answer:
            return self.passing()
        try:
            if is_whole(answer):
                return voice.game.say(self.question, answer)
            said, words = self.in_short(element(answer)), voice.answer(self.question, element(answer))
            return said if self.names_nothing(element(answer)) else f"{said} – {words}"
        except (LookupError, ValueError, GaslampError):  # there is no such card, or too few numbers
            return " ".join(map(str, answer))

    def passing(self) -> str:
        """To pass, in the words of the question if it has any for that."""
        voice = self.teller.voice
        if not voice.texts.has(f"choice-{self.question.name}.pass"):
            return self.teller.say.say("why-pass")
        return f"{PASS} – {voice.answer(self.question, ())}"

    def names_nothing(self, option: Element) -> bool:
        """Whether somebody asks in general, with a deed alone where it is not offered."""
        return option not in self.options and len(option) > 1 and " " not in self.in_short(option)


def spaced(name: str) -> str:
    """A name in notation with spaces for what joins its words."""
    return name.replace("_", " ")


def begins(typed: str, name: str) -> bool:
    """Whether a name begins so; how many or how much is not guessed."""
    return name.startswith(typed) and not name[len(typed) :].lstrip().isdecimal()


def element(answer: Answer) -> Element:
    """An answer that is no set."""
    return tuple(part for part in answer if isinstance(part, int))


def letters(n: int) -> str:
    """a, b, … z, then aa, ab and so on."""
    return (letters(n // 26 - 1) if n >= 26 else "") + chr(ord("a") + n % 26)


def options_of(offered: Iterable[Element], groups: Iterable[Group]) -> list[Element]:
    """All that a set may have, each once, and to have nothing if that may be."""
    elements = Counter(element for group in groups for element in group.elements)
    return [*elements, *([()] if () in offered else [])]


def names_of(voice: Voice, part: Part) -> list[tuple[str | int, str]]:
    """What one can type for a part, and what it means; nothing if that is just a number or a word."""
    if part.kind == SEAT:
        return [(name_of(voice.game, part, seat), voice.name(seat)) for seat in range(len(voice.names))]
    if part.kind == CARD:
        return [(name, voice.card(card)) for card, name in enumerate(voice.game.cards) if card]
    if part.kind == PLACE:
        return [(name, voice.place(place)) for place, name in enumerate(voice.game.places)]
    return []
