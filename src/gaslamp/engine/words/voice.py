"""A game in words: its cards, questions, answers, events and rules in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from gaslamp.engine.book.game import Game
from gaslamp.engine.book.reckoning import ReckoningLine
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.parts import AMOUNT, Part
from gaslamp.engine.core.question import THE_CARD, Question
from gaslamp.engine.errors import UnknownName
from gaslamp.engine.words.events import EventLike
from gaslamp.engine.words.texts import texts

Args = dict[str, str | int]
WAYS = ("in", "to", "from")  # the cases of a place
PRINTED = "printed"
MARKED = ("ours", "elsewhere", "inferred")  # where a line of a rule comes from, if a mark at its end says so


class RuleLine(NamedTuple):
    """A line of a rule, and where it comes from: printed in the rule book, verified elsewhere, inferred, or ours."""

    source: str
    text: str  # without the mark


class Voice:
    """Tells a game in one language, with the players' names.

    A text is given each number under its own name: seats as `$seat` and `$to`, cards as `$card` (the name),
    `$card_one` (one of them, as an object) and `$card_some` (n of them), places as `$city`, `$city_in`, `$city_to` and
    `$city_from` (`$city_number` is its number on the map), words as they are declared. What an answer is told with
    besides its parts, such as a price, is given in the same way.
    """

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.texts = texts(language, game.folder)
        self.names = names

    def title(self) -> str:
        """The name of the game."""
        return self.texts.say("title")

    def event(self, event: EventLike, cards: str = "") -> str:
        """What happened, to the one card of the event or to these."""
        numbers = (event.seat, event.to, event.card, event.at, event.n)
        args = self.args(zip(self.game.event_kinds.parts, numbers, strict=True), event.n)
        return self.texts.say(f"event-{event.kind}", **args | ({"card_one": cards} if cards else {}))

    def story(self, events: Sequence[EventLike]) -> list[str]:
        """What happened, with cards that went the same way one after another told in one sentence."""
        return [self.together(list(run)) for _, run in groupby(events, alike)]

    def together(self, run: list[EventLike]) -> str:
        """Events that differ only in their cards."""
        cards = Counter(sorted(event.card for event in run))
        objects = [self.some(card, n) if n > 1 else self.one(card) for card, n in cards.items()]
        return self.event(run[0], self.in_a_row(objects))

    def in_a_row(self, words: list[str]) -> str:
        """A list in words: a, b and c."""
        *first, last = words
        return self.texts.say("and", first=", ".join(first), last=last) if first else last

    def reckoning(self, line: ReckoningLine) -> str:
        """A line of how the game ended."""
        count = next((number for part, number in line.about if part.kind == AMOUNT), 0)
        return self.texts.say(f"reckoning-{line.kind}", **self.args(line.about, count))

    def question(self, question: Question) -> str:
        """What is asked."""
        return self.texts.say(f"choice-{question.name}", **self.question_args(question))

    def help(self, question: Question) -> str:
        """What the question is about, at more length."""
        return self.texts.say(f"choice-{question.name}.help", **self.question_args(question))

    def answer(self, question: Question, answer: Sequence[int] | Sequence[Sequence[int]]) -> str:
        """An answer to the question, or a whole set."""
        if not answer:
            return self.texts.say(f"choice-{question.name}.pass", **self.question_args(question))
        elements = [tuple(one) for one in answer if not isinstance(one, int)]
        if not elements:
            return self.element(question, [one for one in answer if isinstance(one, int)])
        ordered = question.several is not None and question.several.ordered
        counts = [(element, 1) for element in elements] if ordered else list(Counter(elements).items())
        return "; ".join(self.element(question, element) + (f" ×{n}" if n > 1 else "") for element, n in counts)

    def element(self, question: Question, answer: Sequence[int]) -> str:
        """One of what is offered, or of a set."""
        args = self.question_args(question)
        named = [*zip(question.parts, answer, strict=True), *question.details_of(answer)]
        count = next((number for part, number in named if part.kind == AMOUNT), 1)
        return self.texts.say(f"choice-{question.name}.answer", **args | self.args(named, count))

    def question_args(self, question: Question) -> Args:
        """The words for the numbers of a question; a card is named even if none speaks."""
        count = next((number for part, number in question.about if part.kind == AMOUNT), 0)
        return self.args([(THE_CARD, question.card), *question.about], count)

    def args(self, numbers: Iterable[tuple[Part, int]], count: int) -> Args:
        """The words for numbers, each by what it is."""
        words: Args = {}
        for part, number in numbers:
            name = part.name
            match part.kind:
                case "card":
                    words |= {name: self.card(number), f"{name}_one": self.one(number)}
                    words[f"{name}_some"] = self.some(number, count)
                case "place":
                    words |= {name: self.place(number)} | {f"{name}_{way}": self.place(number, way) for way in WAYS}
                    words[f"{name}_number"] = number
                case "word":
                    words[name] = part.words[number]
                case "seat":
                    words |= {name: self.name(number), f"{name}_number": number}
                case _:
                    words[name] = number
        return words

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == NOBODY:
            return ""
        return self.names[seat] if seat < len(self.names) else self.texts.say("player", n=seat + 1)

    def place(self, place: int, way: str = "") -> str:
        """The name of a place; or where that is, the way there, the way from there."""
        return self.texts.say(f"place-{self.game.places[place]}{way and '.'}{way}")

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.texts.say(f"card-{self.game.cards[card]}")

    def one(self, card: int) -> str:
        """One such card, as the object of a sentence."""
        return self.texts.say(f"card-{self.game.cards[card]}.one")

    def some(self, card: int, n: int) -> str:
        """So many such cards, as the object of a sentence."""
        return self.texts.say(f"card-{self.game.cards[card]}.some", n=n)

    def phrases(self) -> list[str]:
        """What one can say at the table with one touch, by key: what is said at any table, then at this."""
        return [key for key in self.texts.keys if key.startswith("phrase-")]

    def phrase(self, key: str) -> str:
        """Such a phrase in words."""
        if key not in self.phrases():
            raise UnknownName("phrase", key, self.phrases())
        return self.texts.say(key)

    def fact(self, name: str) -> str:
        """What a number of the data file is called."""
        return self.texts.say(f"fact-{name}")

    def word(self, name: str, word: str) -> str:
        """A fact that is a word, in words of the language; that of a card is its name."""
        if word in self.game.cards:
            return self.card(self.game.cards.index(word))
        return self.texts.say(f"fact-{name}-{word}")

    def source(self, source: str) -> str:
        """Where a number comes from."""
        return self.texts.say(f"source-{source}")

    def note(self, section: str, name: str) -> str:
        """The remark on a number of ours, if there is one."""
        key = f"note-{section}-{name}"
        return self.texts.say(key) if self.texts.has(key) else ""

    def rule(self, rule: str) -> str:
        """What a rule says."""
        return self.texts.say(rule_key(rule))

    def rule_lines(self, rule: str) -> list[RuleLine]:
        """What a rule says line by line, each with its source."""
        marks = {source: self.texts.say(f"mark-{source}") for source in MARKED}
        return [rule_line(text, marks) for text in self.rule(rule).splitlines()]

    def rule_ids(self) -> list[str]:
        """The ids of all rules, in the order of the book."""
        return [key.removeprefix("rule-").replace("-", ".") for key in self.texts.keys if key.startswith("rule-")]

    def rules(self, section: str = "") -> dict[str, str]:
        """The rules under an id, or all of them, by id."""
        ids = self.rule_ids()
        rules = {rule: self.rule(rule) for rule in ids if not section or rule == section or within(rule, section)}
        if not rules:
            raise UnknownName("rule", section, [rule for rule in ids if "." not in rule])
        return rules


def alike(event: EventLike) -> tuple[str, int, int, int, int]:
    """What events have in common that are told together; one that tells an amount stands alone."""
    return event.kind, event.seat, event.to, event.at, id(event) if event.n else 0


def rule_line(text: str, marks: Mapping[str, str]) -> RuleLine:
    """A line, by the mark at its end; what has none is printed."""
    for source, mark in marks.items():
        if text.endswith(mark):
            return RuleLine(source, text.removesuffix(mark).rstrip())
    return RuleLine(PRINTED, text)


def rule_key(rule: str) -> str:
    """The key of a rule's text: Fluent knows no dots."""
    return "rule-" + rule.replace(".", "-")


def within(rule: str, section: str) -> bool:
    """Whether a rule belongs to a section: M4.2 to M4."""
    return rule.startswith(section + ".")
