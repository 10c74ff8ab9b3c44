"""Games of an earlier program replay under the rules of that version, with the names that things have now."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gaslamp import BadRecord, BadSetting, Record, games
from gaslamp.games.council import GAME
from gaslamp.games.council.decks import published_cards
from gaslamp.games.council.kinds import DECKS, KINDS, RENAMED
from gaslamp.games.council.shelf import deck_cards, path_to_save
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import KEYWORDS
from tests.games.earlier import HERE, moments, recorded

ENDS = {
    "council-full-board": ([11, 14], [2, 1]),
    "council-protected": ([5, 20], [2, 1]),
}
NAMES = HERE / "council-names.gaslamp"


@pytest.mark.parametrize("name", ENDS)
def test_games_of_version_1_end_as_they_did(name: str) -> None:
    """With the cards, decks and words that they were dealt with."""
    record = recorded(name)
    state = record.replay()
    assert record.game.version == "1" and state.over and (state.scores, state.places) == ENDS[name]
    for again in (record.notation(), record.json()):
        assert Record.parse(again).replay().scores == state.scores


@pytest.mark.parametrize("name", ENDS)
def test_these_games_need_the_rules_of_version_1(name: str) -> None:
    """Under our own rules an answer is refused: the game is over, or a rule was ignored."""
    record = recorded(name)
    with pytest.raises(BadRecord):
        replace(record, game=replace(record.game, version=GAME.version)).replay()


@pytest.mark.rule("C9.1")
def test_a_full_board_did_not_end_the_game_if_a_card_left_it() -> None:
    """It was played on with 24 cards."""
    counts = []
    for _, state in moments(recorded("council-full-board")):
        assert isinstance(state, Council)
        counts.append(state.cards_on_board())
    assert counts[-2:] == [25, 24]


@pytest.mark.rule("C2.8")
def test_a_text_with_the_names_of_version_1_is_read() -> None:
    """The deck, its keyword and cards are called otherwise now; the record is written with today's names."""
    text = NAMES.read_text(encoding="utf-8")
    assert all(name in text for name in RENAMED)
    record = Record.load(NAMES)
    state = record.replay()
    assert (state.scores, state.places) == ([8, 17], [2, 1]) and record.settings["decks"] == ["hobo", "ashes"]
    assert not any(name in record.notation() for name in RENAMED)
    assert Record.parse(record.notation()).answers == record.answers


@pytest.mark.rule("C10.2")
def test_all_lists_were_open() -> None:
    """Even those of hidden decks of one's own."""
    record = recorded("council-full-board")
    for n, state in moments(record):
        unseen = games["council"].view(state, 1)["table"]["players"][0]["unseen"]
        assert n == 0 or KINDS[0] not in unseen


def test_what_was_renamed_is_there_under_its_name_and_no_other() -> None:
    """Cards, the fifth deck, its keyword and its section."""
    known = {*KINDS, *DECKS, *KEYWORDS, *GAME.data.facts}
    assert {*RENAMED.values()} <= known and not known & {*RENAMED}


def test_an_owners_file_may_use_the_names_of_version_1(tmp_path: Path) -> None:
    """A section and a keyword."""
    path = tmp_path / "council.toml"
    path.write_text('[service_revolver]\nkeywords = { is = ["patrol", "weapon"], source = "printed" }\n', "utf-8")
    assert GAME.with_file(path).data.words("fire_axe", "keywords") == ["ashes", "weapon"]


def test_tables_are_told_with_the_names_of_now() -> None:
    """Whatever the header says that was stored then."""
    old = GAME.under("1")
    assert old is not None and old.settings_for_all({"decks": ["patrol", "klm"]}, True) == {"decks": ["ashes", "klm"]}


@pytest.mark.rule("C2.8")
def test_the_name_that_the_fifth_deck_had_still_means_it() -> None:
    """On the shelf and in settings; no deck of one's own can be called so."""
    assert deck_cards(GAME.data, "patrol") == published_cards(GAME.data, "ashes")
    state = GAME.new(2, 1, decks="patrol,klm")
    assert GAME.view(state, 0) == GAME.view(GAME.new(2, 1, decks="ashes,klm"), 0)
    with pytest.raises(BadSetting):
        path_to_save("patrol")
