"""Answers typed by the number on the map and by the beginning of a name, never silently something else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gaslamp.cli.prompt import Prompt
from gaslamp.cli.teller import Teller
from gaslamp.cli.words import words
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import GAME, play, scene


def prompt(state: Nanty, lang: str = "en") -> Prompt:
    """The question as whoever is asked meets it at a screen."""
    teller = Teller(Console(file=io.StringIO(), width=100), words(lang), Voice(GAME, lang, ("Ann", "Ben")))
    assert state.detailed_question is not None
    return Prompt(teller, int(state.me), state.detailed_question, list(state.offered), state.groups)


def shown(prompt: Prompt) -> list[str]:
    """What stands on the screen, line by line."""
    prompt.show()
    file = prompt.teller.screen.file
    assert isinstance(file, io.StringIO)
    return [line.strip() for line in file.getvalue().splitlines()]


def placing() -> Nanty:
    """An agent may go to Lambeth, Vauxhall or next door."""
    return play(scene("errand_boy", "", agents={"lambeth": (1, 0), "chelsea": (1, 1)}), "errand_boy")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("11", (11,)),
        ("12", (12,)),
        ("vaux", (12,)),
        ("Lambeth", (11,)),
        ("lambeth", (11,)),
        ("0", ()),
        ("13", None),
        ("7", None),
        ("la", None),
        ("est", None),
    ],
)
def test_a_district_is_named_by_its_number_or_the_beginning_of_its_name(
    line: str, answer: tuple[int, ...] | None
) -> None:
    """Lambeth is 11 on the map, wherever it stands in the list; two letters are too few."""
    assert prompt(placing()).choose(line) == answer


def test_the_list_shows_the_numbers_of_the_map() -> None:
    """In front of each answer."""
    assert "11  Place an agent in Lambeth (11)" in " ".join(shown(prompt(placing())))


def test_several_answers_about_a_district_have_letters() -> None:
    """Whose agent in Chelsea is removed, say."""
    state = scene("bailiff", "", "", agents={"chelsea": (0, 1, 1), "lambeth": (0, 1, 0)})
    there = prompt(play(state, "bailiff"))
    assert there.numbered == {"1a": (1, 1), "1b": (1, 2), "11": (11, 1), "0": ()}
    assert there.choose("1b") == (1, 2) and there.choose("1") is None and there.choose("chel") is None
    assert there.choose("lamb") == (11, 1) and there.choose("3") is None


def test_a_card_is_named_by_the_beginning_of_its_name() -> None:
    """Where no places are asked for, numbers are those of the list."""
    there = prompt(scene("newsboy, bailiff", "", agents={"chelsea": (1, 1)}))
    assert there.choose("news") == there.choose("newsboy") and there.choose("news") in there.options
    assert there.choose("1") == there.options[0]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("westminster grenadier", (2, 1, NOBODY)),
        ("westminster cit", (2, 2, NOBODY)),
        ("westminster agent", (2, 0, 1)),
        ("westminster", None),
    ],
)
def test_a_piece_of_nobody_is_named_without_nobody(line: str, answer: tuple[int, ...] | None) -> None:
    """An agent without the player, where it is the only one there."""
    there = {"westminster": 1}
    agents = {"westminster": (0, 1), "lambeth": (0, 1)}
    guarded = scene("bill_sikes", "", agents=agents, grenadiers=there, citizens=there, unrest="westminster")
    assert prompt(play(guarded, "bill_sikes")).choose(line) == answer


@pytest.mark.parametrize(("lang", "said"), [("en", "a number of the list"), ("pl", "numer z listy")])
def test_what_is_no_answer_is_told_so(lang: str, said: str) -> None:
    """A number that is not there is refused, with what can be typed."""
    there = prompt(placing(), lang)
    assert there.choose("99") is None and said in there.complaint("99")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_prices_stand_in_the_list(lang: str) -> None:
    """What a building costs in each district."""
    state = play(scene("peabody_buildings", "", agents={"lambeth": (1, 0)}, money=[30]), "peabody_buildings")
    assert any("Lambeth (11), £18" in line for line in shown(prompt(state, lang)))
