"""When a rule mattered in a recorded game: asked, carried out, or in the way."""

from __future__ import annotations

import pytest

from gaslamp import Record, games, mode
from gaslamp.engine.core.state import State
from gaslamp.games.catham.card import POLICE
from tests.rule_code import carriers, opening_ids
from tests.rule_index import index
from tests.rule_trace import rules_that_mattered

pytestmark = pytest.mark.skipif(mode.compiled(), reason="compiled code cannot be looked into: it is when interpreted")
FACTIONS = ("detectives", "science", "robocat", "mafia", "officials")
WITH_POLICE = ("science", "robocat", "mafia", "police", "officials")
TAKE, PLAY = 0, 1


def a_game(verb: int, answers: int, factions: tuple[str, ...] = FACTIONS) -> Record:
    """A game of Catham City in which everybody takes, or plays, the first that can be, if there is any."""
    game, given = games["catham"], list[tuple[int, ...]]()
    state = game.new(seats=3, seed=1, factions=[*factions])
    while len(given) < answers and not state.over:
        offered = [*state.offered]
        given.append(next((answer for answer in offered if answer[:1] == (verb,)), offered[0]))
        state.answer(given[-1])
    return Record.of(game, given, seats=3, seed=1, factions=[*factions])


def played(state: State) -> bool:
    """Whether the police have been played."""
    return any(event.kind == "played" and event.card == POLICE for event in games["catham"].events(state, None))


def test_a_rule_of_a_card_matters_from_the_answer_that_plays_it() -> None:
    """Police search by M4.6, and what could be played with them does not count before that."""
    record = a_game(PLAY, 60, WITH_POLICE)
    first = rules_that_mattered(record)["M4.6"]
    before, asked = record.replay(first - 2, listen=True), record.replay(first - 1, listen=True)
    assert not played(before) and played(asked) and asked.question and asked.question.rule == "M4.6"


def test_a_faction_that_is_not_in_the_game_never_matters() -> None:
    """Its code is there all the same."""
    seen = rules_that_mattered(a_game(PLAY, answers=80))
    assert {"M4.5", "M4.6", "M4.7"}.isdisjoint(seen) and {"M4.2", "M4.8"} <= set(seen)


def test_the_set_up_matters_before_the_first_answer() -> None:
    """It is carried out when the game is begun; a question of the turn comes later."""
    seen = rules_that_mattered(a_game(TAKE, answers=1))
    assert seen["M2"] == seen["M2.3"] == 0 and seen["M3.1"] == 1


def test_code_that_finds_nothing_to_do_does_not_count() -> None:
    """All is tidied up after every action, but nothing was played and nobody holds too much."""
    seen = rules_that_mattered(a_game(TAKE, answers=1))
    assert {"M3.2", "M3.3"}.isdisjoint(seen)
    assert "M3.2" in rules_that_mattered(a_game(PLAY, answers=1))


def test_a_rule_matters_when_it_forbids_what_was_open_before() -> None:
    """Whoever takes cards that another hand could not play is told so by M1.1 or M3.2; here by M3.2."""
    seen = rules_that_mattered(a_game(TAKE, answers=3))
    assert seen["M3.2"] == 2


def test_the_trace_is_the_same_every_time() -> None:
    """It draws no luck and leaves nothing behind."""
    record = a_game(PLAY, 60, WITH_POLICE)
    assert rules_that_mattered(record) == rules_that_mattered(record)
    assert record.replay().places == [*record.result]


def test_ids_that_open_a_docstring_or_a_sentence_of_it() -> None:
    """Those that are only spoken of are not carried out there."""

    def sample() -> None:
        """A1.2, A3: does this as B2.1 says; C4: and that (D5)."""

    assert opening_ids(sample) == ("A1.2", "A3", "C4")


def test_code_is_found_with_what_it_names() -> None:
    """A class by its question, a function by what it refuses by."""
    by_name = {one.name: one for one in carriers("catham") if one.module == "turn"}
    assert by_name["Act"].carries == ("M3", "M7.7") and by_name["Act"].names == ("M3",)
    assert {"M1.1", "M3.1", "M3.2", "M7.3"} <= set(by_name["Act.why_not"].names)


def test_the_index_of_a_readme_is_read() -> None:
    """Ids and ranges of ids, with code, modules and data files."""
    assert index("catham")["M2.4"] == ["turn.Setup"] and index("catham")["M7.1"] == ["data/catham.toml"]
    assert index("council")["C11.7"] == index("council")["C11.10"] == ["moving.py"]
