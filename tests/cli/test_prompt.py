"""A question at a screen: what a line may say, alone or for a whole set, and what is told of one that says nothing."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from gaslamp import Record, games
from gaslamp.cli.prompt import Prompt
from gaslamp.cli.teller import Teller
from gaslamp.cli.words import words
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.parts import amount, card, in_order, number, seat, several, word
from gaslamp.engine.core.question import Question
from gaslamp.engine.core.sets import Group
from gaslamp.engine.words.voice import Voice
from tests.cli.conftest import Command

CATHAM = games["catham"]
FACTION = card("faction")
MAFIA, HACKERS, POLICE = (CATHAM.cards.index(name) for name in ("mafia", "hackers", "police"))
DISCARD = Question("discard", "M1", (FACTION,), several("factions", FACTION))
IN_ORDER = DISCARD._replace(several=in_order("factions", FACTION))
ACT = Question("act", "M4.1", (word("verb", "take", "play"), FACTION, amount("count")))
HAND = Group([(MAFIA,), (MAFIA,), (HACKERS,), (POLICE,)], 2, 3)


class Plain(Voice):
    """A voice that needs no texts of questions."""

    def question(self, question: Question) -> str:
        return question.name

    def answer(self, question: Question, answer: Sequence[int] | Sequence[Sequence[int]]) -> str:
        return str(answer)


def prompt(question: Question, *offered: tuple[int, ...], group: Group | None = None, lang: str = "en") -> Prompt:
    """A question to the first player of Catham City."""
    console = Console(file=io.StringIO(), width=100)
    teller = Teller(console, words(lang), Plain(CATHAM, lang, ("Ann", "Bob")))
    return Prompt(teller, 0, question, offered, [group] if group else [])


def told(prompt: Prompt) -> str:
    """All that was printed."""
    file = prompt.teller.screen.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 2", ((MAFIA,), (HACKERS,))),
        ("3, 1,1", ((POLICE,), (MAFIA,), (MAFIA,))),
        ("mafia police", ((MAFIA,), (POLICE,))),
        ("Police, mafia", ((POLICE,), (MAFIA,))),
        ("2", ((HACKERS,),)),
        ("mafia, ...", (MAFIA,)),
        ("4", ()),
        ("pass", ()),
        ("1 4", None),
        ("1 9", None),
        ("mafia nobody", None),
        ("", None),
        ("w 1 2", None),
    ],
)
def test_a_set_is_named_at_once(line: str, answer: Answer | None) -> None:
    """By numbers or names, in any order, the same as often as there are several of it."""
    asked = prompt(DISCARD, (MAFIA,), (), group=HAND)
    assert asked.options == [(MAFIA,), (HACKERS,), (POLICE,), ()]
    assert asked.choose(line) == answer


@pytest.mark.parametrize(
    ("question", "lang", "how"),
    [
        (DISCARD, "en", "Name 2–3 of them at once, in any order: by number (1 2) or by name (mafia)"),
        (IN_ORDER, "en", "in the order that you want"),
        (DISCARD, "pl", "Wymień naraz 2–3 z nich, w dowolnej kolejności"),
    ],
)
def test_a_set_is_shown_with_how_many_to_name(question: Question, lang: str, how: str) -> None:
    """And what may be named more than once."""
    asked = prompt(question, (MAFIA,), group=HAND, lang=lang)
    asked.show()
    assert how in " ".join(told(asked).split()) and " ×2" in told(asked)
    assert asked.hint in ("2–3 of 1–3:", "2–3 z 1–3:")


@pytest.mark.parametrize("least", [0, 1])
@pytest.mark.parametrize(
    ("question", "lang", "how"),
    [
        (DISCARD, "en", "Choose one: by number (1) or by name (mafia)."),
        (IN_ORDER, "en", "Choose one: by number (1) or by name (mafia)."),
        (DISCARD, "pl", "Wybierz jedno: podaj numer (1) albo nazwę (mafia)."),
    ],
)
def test_a_set_of_one_is_no_set(question: Question, lang: str, how: str, least: int) -> None:
    """There is no order, and nothing to name at once; it may be left at nothing."""
    asked = prompt(question, *[()][least:], group=Group([(MAFIA,), (POLICE,)], least, 1), lang=lang)
    asked.show()
    assert how in told(asked) and asked.hint == ("1–2:" if least else "1–3:")
    assert asked.choose("2") == ((POLICE,),) and asked.choose("police") == ((POLICE,),)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", (0, MAFIA, 2)),
        ("take mafia 2", (0, MAFIA, 2)),
        ("TAKE hackers 9", (0, HACKERS, 9)),
        ("1 2", None),
        ("3", None),
        ("take mafia", None),
        ("", None),
    ],
)
def test_one_answer_is_chosen_by_number_or_in_notation(line: str, answer: Answer | None) -> None:
    """Whether it is allowed is for the rules to say."""
    assert prompt(ACT, (0, MAFIA, 2), (1, POLICE, 1)).choose(line) == answer


DEED = Question("deed", "M4.1", (word("verb", "take", "play", "attack"), FACTION, seat("seat"), number("horde")))
DEEDS = ((0, MAFIA, NOBODY, 0), (1, MAFIA, NOBODY, 0), (1, POLICE, 1, 0), (1, HACKERS, 0, 2))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("take mafia", DEEDS[0]),
        ("take", DEEDS[0]),
        ("take maf", DEEDS[0]),
        ("play mafia nobody 0", DEEDS[1]),
        ("play mafia", DEEDS[1]),
        ("police", DEEDS[2]),
        ("play police p2", DEEDS[2]),
        ("play police", DEEDS[2]),
        ("play hackers p1", None),
        ("mafia", None),
        ("play", None),
        ("attack", (2, 0, NOBODY, 0)),
        ("play science", (1, CATHAM.cards.index("science"), NOBODY, 0)),
    ],
)
def test_parts_that_name_nothing_need_not_be_typed(line: str, answer: Answer | None) -> None:
    """Nor what only one option has; how many or which of several is never guessed."""
    assert prompt(DEED, *DEEDS).choose(line) == answer


def test_what_is_asked_about_in_general_is_said_so() -> None:
    """Without a card that nobody named; examples, too, leave out what names nothing."""
    asked = prompt(DEED, *DEEDS)
    assert asked.words((2, 0, NOBODY, 0)) == "attack"
    assert asked.words(DEEDS[0]) == f"take mafia – {DEEDS[0]}"
    asked.tell_how_to_ask("")
    assert "w take mafia " in told(asked) and "nobody" not in told(asked)


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("discard", "en", "Passing: forbidden by M1."),
        ("discard", "pl", "Pas: zabrania tego zasada M1."),
        ("sell", "en", "pass – "),
    ],
)
def test_passing_has_a_name_where_one_cannot_pass(name: str, lang: str, said: str) -> None:
    """In the question's own words where it has some, for then one can pass at times."""
    asked = prompt(DISCARD._replace(name=name), (MAFIA,), group=HAND, lang=lang)
    asked.tell_why((), "M1")
    assert told(asked).startswith(said)


def test_enter_is_enough_for_an_only_answer() -> None:
    """Of a set, too."""
    assert prompt(ACT, (0, MAFIA, 2)).choose("") == (0, MAFIA, 2)
    assert prompt(DISCARD, (MAFIA,), group=Group([(MAFIA,)], 1, 1)).choose("") == ((MAFIA,),)


def test_what_was_misspelt_is_told() -> None:
    """Else that it is no answer."""
    asked = prompt(ACT, (0, MAFIA, 2), (1, POLICE, 1))
    assert asked.complaint("take mafai 2") == "faction cannot be “mafai”; did you mean: mafia"
    assert asked.complaint("hello").startswith("“hello” is not an answer: type a number from 1 to 2")


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        (ACT, "0 4 9", (0, 4, 9)),
        (ACT, "0,4", (0, 4)),
        (ACT, "take mafia 9", (0, MAFIA, 9)),
        (ACT, "1 2 3 4 5", None),
        (ACT, "32768", None),
        (ACT, "", None),
        (DISCARD, "1 2", ((MAFIA,), (HACKERS,))),
    ],
)
def test_one_may_ask_about_numbers_and_names(question: Question, text: str, answer: Answer | None) -> None:
    """Of a set by the numbers of its options, of anything else by those of its parts."""
    assert (
        prompt(question, (0, MAFIA, 2), group=HAND if question is DISCARD else None).answer_asked_about(text) == answer
    )


def test_how_to_ask_is_shown_by_examples() -> None:
    """With every name."""
    asked = prompt(ACT, (0, MAFIA, 2), (1, POLICE, 1))
    asked.tell_how_to_ask("")
    assert "w take mafia 2" in told(asked) and "w play police 1" in told(asked) and "journalists" in told(asked)
    wanted = prompt(DISCARD, (MAFIA,), group=HAND)
    wanted.tell_how_to_ask("")
    assert "w police" in told(wanted)


def test_a_game_is_played_in_notation(gaslamp: Command) -> None:
    """What the rules forbid is told with the rule, and asked again."""
    typed = "w\nw play mafia 9\nplay mafia 9\nw take mafia 1\ntake mafia 1\nq\n"
    seen = gaslamp("play", "catham", "--seats", 2, "--bots", "random", "--seed", 5, "--save", "a.gaslamp", typed=typed)
    assert seen.out.count("play mafia 9 – ") == 2 and seen.out.count("forbidden by M") == 2
    assert "Type w and an answer" in seen.out
    text = Path("a.gaslamp").read_text(encoding="utf-8")
    assert " act " in text and "take mafia 1" in text and Record.load("a.gaslamp").answers
    assert "take mafia 1 – " in seen.out and "this is allowed" in seen.out


@pytest.mark.parametrize(
    ("lang", "words_told"), [("en", "You named 1; wanted: 2."), ("pl", "Wymieniono: 1; potrzeba: 2.")]
)
def test_who_names_too_few_is_told_how_many(lang: str, words_told: str) -> None:
    """Not only the rule, which need not say it; who names enough is not."""
    group = Group([(MAFIA,), (HACKERS,)], 2, 2)
    asked = prompt(DISCARD, (MAFIA,), (HACKERS,), group=group, lang=lang)
    asked.tell_why(((MAFIA,), (HACKERS,)), "M3.3")
    assert words_told not in told(asked)
    asked.tell_why(((MAFIA,),), "M3.3")
    assert words_told in told(asked)
