"""Answers by name, both ways: (0, 4, 2), `take mafia 2` and {"verb": "take", "faction": "mafia", "count": 2} are one.

There is one word for each part: a card, a place and a word have their names of the data files, a player is p1, p2 and
so on in the order of the seats, and what is counted is a figure. To pass is `pass`, or an empty mapping. A set has
commas between its elements, and a colon after the parts that come before it: `take: mafia, police`. One element of a
set, with more to come, ends with `...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Protocol

from gaslamp.engine.core.effect import NO_CARD, NOBODY
from gaslamp.engine.core.offer import Answer, is_whole
from gaslamp.engine.core.parts import AMOUNT, CARD, NUMBER, PLACE, SEAT, WORD, Part, Several
from gaslamp.engine.core.question import Question
from gaslamp.engine.errors import BadAnswer

PASS = "pass"
MORE = "..."  # after one element of a set
TO_COME = "more"  # the same in a mapping
NO_SEAT = "nobody"
NO_WORD = "none"
LARGEST = 32767  # that a part can be
SHOWN = 12  # names that a refusal lists

Element = tuple[int, ...]


class Names(Protocol):
    """The names of a game's cards and places by number."""

    @property
    def cards(self) -> Sequence[str]:
        """Its cards; 0 is the back."""

    @property
    def places(self) -> Sequence[str]:
        """Its places."""

    @property
    def renamed(self) -> Mapping[str, str]:
        """What was called otherwise, by the name that it had."""


def say(names: Names, question: Question, answer: Answer) -> str:
    """An answer as a text."""
    if not answer:
        return PASS
    elements, fixed = elements_of(question, answer), question.fixed
    before = words_of(names, question.parts[:fixed], elements[0][:fixed])
    if question.several is None:
        return before
    listed = [words_of(names, question.parts[fixed:], element[fixed:]) for element in elements]
    return (before and f"{before}: ") + ", ".join(listed if is_whole(answer) else [*listed, MORE])


def mapping(names: Names, question: Question, answer: Answer) -> dict[str, Any]:
    """An answer for JSON: each part under its own name."""
    if not answer:
        return {}
    elements, fixed, several = elements_of(question, answer), question.fixed, question.several
    said: dict[str, Any] = by_name(names, question.parts[:fixed], elements[0][:fixed])
    if several is not None:
        each = [by_name(names, several.each, element[fixed:]) for element in elements]
        said[several.name] = [one[several.each[0].name] for one in each] if len(several.each) == 1 else each
        if not is_whole(answer):
            said[TO_COME] = True
    return said


def parse(names: Names, question: Question, said: object) -> Answer:
    """The answer that a text, a mapping or numbers say; whether it is legal is not asked."""
    if isinstance(said, str):
        return parse_text(names, question, said)
    if isinstance(said, Mapping):
        return parse_mapping(names, question, said)
    if isinstance(said, (tuple, list)):
        return as_tuples(said)
    raise BadAnswer("error-answer-form", value=said, shape=shape(question))


def as_tuples(numbers: Iterable[Any]) -> Answer:
    """Numbers, or the elements of a set, in tuples whatever they were in."""
    return tuple(tuple(one) if isinstance(one, (tuple, list)) else one for one in numbers)


def shape(question: Question) -> str:
    """What an answer is to look like, by the names of its parts."""
    before, several = " ".join(question.names[: question.fixed]), question.several
    if several is None:
        return before or PASS
    element = " ".join(part.name for part in several.each)
    return f"{before and f'{before}: '}{element}, {element}, …"


# -- numbers to names


def elements_of(question: Question, answer: Answer) -> list[Element]:
    """An answer, or the elements of a set, each of as many parts as are asked for and with the same before the set."""
    elements: list[Element] = [*answer] if is_whole(answer) else [answer]  # type: ignore[list-item]
    alike = {element[: question.fixed] for element in elements}
    sizes = {len(element) for element in elements}
    if sizes != {len(question.parts)} or len(alike) > 1 or (question.several is None and is_whole(answer)):
        raise BadAnswer("error-answer-form", value=answer, shape=shape(question))
    return elements


def words_of(names: Names, parts: Sequence[Part], numbers: Sequence[int]) -> str:
    """Numbers by name, with spaces between them."""
    return " ".join(str(name_of(names, part, number)) for part, number in zip(parts, numbers, strict=True))


def by_name(names: Names, parts: Sequence[Part], numbers: Sequence[int]) -> dict[str, str | int]:
    """Names under those of their parts."""
    return {part.name: name_of(names, part, number) for part, number in zip(parts, numbers, strict=True)}


def name_of(names: Names, part: Part, number: int) -> str | int:
    """What a number names."""
    if part.kind == SEAT:
        return NO_SEAT if number == NOBODY else f"p{number + 1}"
    known = known_names(names, part)
    if known is None:
        return number
    if not 0 <= number < len(known):
        raise BadAnswer("error-answer-number", name=part.name, value=number, most=len(known) - 1)
    return known[number]


def known_names(names: Names, part: Part) -> Sequence[str] | None:
    """The names by number that a part can be, None if it has none."""
    return {CARD: names.cards, PLACE: names.places, WORD: part.words}.get(part.kind)


# -- what goes without saying


def nothing(part: Part) -> int | None:
    """What a part is where it names nothing, None if it always names something."""
    if part.kind == WORD:
        return part.words.index(NO_WORD) if NO_WORD in part.words else None
    return {CARD: NO_CARD, SEAT: NOBODY, AMOUNT: 0, NUMBER: 0}.get(part.kind)


def in_short(names: Names, question: Question, option: Element, offered: Sequence[Element]) -> str:
    """An option without the parts at its end that name nothing, as long as no other begins so."""
    n, parts = len(option), question.parts
    while n > 1 and option[n - 1] == nothing(parts[n - 1]) and alone(option[: n - 1], offered):
        n -= 1
    return words_of(names, parts[:n], option[:n])


def alone(beginning: Element, offered: Sequence[Element]) -> bool:
    """Whether at most one option begins so."""
    return sum(option[: len(beginning)] == beginning for option in offered) <= 1


def parse_short(names: Names, question: Question, text: str, offered: Sequence[Element]) -> Element:
    """The answer that a text says if what it leaves out at its end names nothing, and nothing else can be meant.

    Of what is not offered an amount is not left out: there is no telling which was meant.
    """
    tokens, parts = text.casefold().split(), question.parts
    left_out = parts[len(tokens) :]
    fillers = [filler for part in left_out if (filler := nothing(part)) is not None]
    if question.several or not 0 < len(tokens) <= len(parts) or len(fillers) < len(left_out):
        raise BadAnswer("error-answer-form", value=text, shape=shape(question))
    beginning = numbers_of(names, parts[: len(tokens)], tokens)
    answer = (*beginning, *fillers)
    begun = [option for option in offered if option[: len(tokens)] == beginning]
    if begun != [answer] and (begun or any(part.kind == AMOUNT for part in left_out)):
        raise BadAnswer("error-answer-form", value=text, shape=shape(question))
    return answer


# -- names to numbers


def parse_text(names: Names, question: Question, text: str) -> Answer:
    """The answer that a text says; commas and the colon are for the reader, and may be left out."""
    tokens = re.sub(r"[,:]", " ", text.replace("…", MORE).replace(MORE, f" {MORE} ")).casefold().split()
    if tokens == [PASS]:
        return ()
    unfinished = tokens[-1:] == [MORE] and question.several is not None
    tokens = tokens[:-1] if unfinished else tokens
    fixed, several = question.fixed, question.several
    each = len(several.each) if several else 0
    fits = len(tokens) > fixed and (len(tokens) - fixed) % each == 0 if several else len(tokens) == fixed
    if not fits or (unfinished and len(tokens) != fixed + each):
        raise BadAnswer("error-answer-form", value=text, shape=shape(question))
    before = numbers_of(names, question.parts[:fixed], tokens[:fixed])
    if several is None:
        return before
    rows = [tokens[i : i + each] for i in range(fixed, len(tokens), each)]
    elements = tuple((*before, *numbers_of(names, several.each, row)) for row in rows)
    return elements[0] if unfinished else elements


def parse_mapping(names: Names, question: Question, said: Mapping[Any, Any]) -> Answer:
    """The answer that a mapping says."""
    if not said:
        return ()
    several, parts = question.several, question.parts[: question.fixed]
    wanted = [part.name for part in parts] + ([several.name] if several else [])
    for key in said:
        if key not in wanted and (key != TO_COME or several is None):
            raise BadAnswer("error-answer-key", value=key, known=wanted)
    for key in wanted:
        if key not in said:
            raise BadAnswer("error-answer-missing", name=key, known=wanted)
    before = numbers_of(names, parts, [said[part.name] for part in parts])
    if several is None:
        return before
    elements = tuple((*before, *one) for one in parse_elements(names, several, said[several.name]))
    if said.get(TO_COME) is True and len(elements) == 1:
        return elements[0]
    return elements


def parse_elements(names: Names, several: Several, said: object) -> list[Element]:
    """The elements of a set in a list: names where each has one part, else mappings."""
    known = [part.name for part in several.each]
    if not isinstance(said, (list, tuple)):
        raise BadAnswer("error-answer-list", name=several.name, value=said)
    elements: list[Element] = []
    for one in said:
        element = one if isinstance(one, Mapping) else {known[0]: one}
        if {*element} != {*known}:
            raise BadAnswer("error-answer-element", name=several.name, value=one, known=known)
        elements.append(numbers_of(names, several.each, [element[key] for key in known]))
    return elements


def numbers_of(names: Names, parts: Sequence[Part], said: Sequence[object]) -> Element:
    """What names stand for, each for its part."""
    return tuple(number_of(names, part, one) for part, one in zip(parts, said, strict=True))


def number_of(names: Names, part: Part, said: object) -> int:
    """What a name stands for."""
    if part.kind == SEAT:
        return seat_of(part, said)
    known = known_names(names, part)
    if known is None:
        return figure(part, said)
    name = said.casefold() if isinstance(said, str) else ""
    if (name := names.renamed.get(name, name)) in known:
        return known.index(name)
    near = get_close_matches(str(said).casefold(), known, 3, 0.5)
    if near:
        raise BadAnswer("error-answer-near", name=part.name, value=said, known=near)
    shown = [*known[:SHOWN], *(["…"] if len(known) > SHOWN else [])]
    raise BadAnswer("error-answer-name", name=part.name, value=said, known=shown)


def seat_of(part: Part, said: object) -> int:
    """The seat that is called so."""
    if said == NO_SEAT:
        return NOBODY
    seat = re.fullmatch(r"p([1-9]|1[0-4])", str(said).casefold())
    if not seat:
        raise BadAnswer("error-answer-seat", name=part.name, value=said)
    return int(seat[1]) - 1


def figure(part: Part, said: object) -> int:
    """A number in figures."""
    text = str(said) if isinstance(said, (int, str)) and not isinstance(said, bool) else ""
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > LARGEST:
        raise BadAnswer("error-answer-number", name=part.name, value=said, most=LARGEST)
    return int(text)
