"""T9.14, T9.15 and T10.11: cards on top of a deck that are shown to all or looked at, and the Spell Key."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import (
    GAME,
    choose,
    deck,
    discard_pile,
    events,
    finish,
    hand,
    offers,
    on_top,
    play,
    refuse,
    scene,
    story,
)

SHOWING = plain("cultist: reveal 1", "fanatic: reveal 2")
KEY = plain("spell_key: look_and_discard 1", "lantern: look_and_discard 2", "relic_hunter: reuse_relic 1")


def tops(state: Terrors, seat: int | None) -> list[str]:
    """What a seat, or a spectator, knows of the top of the deck of seat 0."""
    return list(GAME.view(state, seat)["table"]["players"][0]["on_top"])


# -- T9.14 Reveal


@pytest.mark.rule("T9.14")
def test_a_revealed_card_is_seen_by_all_and_stays_on_top() -> None:
    """Until it is drawn; then all know it in the hand."""
    state = play(scene("cultist", "", deck={0: "ghoul"}, game=SHOWING), "cultist")
    assert on_top(state, 0) == ["ghoul"] and deck(state, 0) == [] and asks(state) == (0, "act")
    assert all(tops(state, seat) == ["ghoul"] for seat in (0, 1, None))
    assert story(state)[1:] == ["revealed 0 ghoul"] == story(state, 1)[1:]
    finish(state)
    assert "ghoul" in hand(state, 0) and "ghoul" in GAME.view(state, 1)["table"]["players"][0]["hand"]


@pytest.mark.rule("T9.14")
def test_several_cards_are_revealed_from_the_top_downwards() -> None:
    """A card that was known to its owner only comes first."""
    state = play(scene("fanatic", "", top={0: "wisp"}, deck={0: "ghoul*3"}, game=SHOWING), "fanatic")
    assert story(state)[1:] == ["revealed 0 wisp", "revealed 0 ghoul"]
    assert on_top(state, 0) == ["wisp", "ghoul"] == tops(state, 1) and deck(state, 0) == ["ghoul"] * 2


@pytest.mark.rule("T9.14")
def test_only_so_many_cards_are_revealed_as_the_card_says() -> None:
    """What lies under them stays hidden."""
    state = play(scene("cultist", "", top={0: "wisp, ghoul"}, deck={0: "zombie"}, game=SHOWING), "cultist")
    assert tops(state, 1) == ["wisp"] and tops(state, 0) == ["wisp", "ghoul"]
    assert [event.card for event in events(state, "revealed")] == [GAME.cards.index("wisp")]


@pytest.mark.rule("T9.14")
def test_a_short_deck_has_the_discard_pile_shuffled_under_it() -> None:
    """What was left of the deck stays over it."""
    state = scene("fanatic", "", deck={0: "ghoul"}, discard={0: "zombie*3"}, game=SHOWING)
    play(state, "fanatic")
    assert on_top(state, 0) == ["ghoul", "zombie"] and deck(state, 0) == ["zombie"] * 2 and discard_pile(state, 0) == []
    assert sorted(story(state)[1:]) == ["reshuffled 0", "revealed 0 ghoul", "revealed 0 zombie"]


@pytest.mark.rule("T9.14")
def test_a_deck_that_is_long_enough_is_not_shuffled() -> None:
    """The discard pile stays where it is."""
    state = scene("fanatic", "", deck={0: "ghoul*2"}, discard={0: "zombie*3"}, game=SHOWING)
    play(state, "fanatic")
    assert on_top(state, 0) == ["ghoul"] * 2 and discard_pile(state, 0) == ["zombie"] * 3
    assert not events(state, "reshuffled")


@pytest.mark.rule("T9.14")
@pytest.mark.parametrize(("left", "shown"), [("", []), ("ghoul", ["ghoul"])])
def test_what_is_not_there_is_not_revealed(left: str, shown: list[str]) -> None:
    """With neither deck nor discard pile there is nothing to show."""
    state = play(scene("fanatic", "", deck={0: left}, game=SHOWING), "fanatic")
    assert tops(state, 1) == shown and not events(state, "reshuffled") and asks(state) == (0, "act")


# -- T9.15 Look, T10.11 Spell Key


@pytest.mark.rule("T9.15", "T10.11", "T3.5")
def test_the_spell_key_looks_at_the_top_card_in_secret() -> None:
    """Only its owner sees it, and may leave it there."""
    state = choose(scene("", "", relics={0: "spell_key"}, deck={0: "ghoul"}, game=KEY), "relic spell_key")
    assert asks(state) == (0, "discard_from_deck") and offers(state) == {"ghoul", "no"}
    assert GAME.view(state, 1)["offered"] is None and GAME.view(state, None)["offered"] is None
    assert (tops(state, 0), tops(state, 1), tops(state, None)) == (["ghoul"], [], [])
    assert story(state, 0)[-1] == "looked 0 ghoul" and story(state, 1)[-1] == story(state)[-1] == "looked 0"
    choose(state, "no")
    assert (on_top(state, 0), discard_pile(state, 0)) == (["ghoul"], []) and asks(state) == (0, "act")
    assert (tops(state, 0), tops(state, 1)) == (["ghoul"], [])


@pytest.mark.rule("T10.11")
def test_the_card_under_the_key_may_be_discarded() -> None:
    """All see what goes; the next card is drawn instead."""
    state = scene("", "", relics={0: "spell_key"}, top={0: "ghoul"}, deck={0: "zombie*5"}, game=KEY)
    choose(state, "relic spell_key")
    refuse(state, "zombie", "T10.11")
    choose(state, "ghoul")
    assert (on_top(state, 0), discard_pile(state, 0)) == ([], ["ghoul"]) and story(state)[-1] == "discarded 0 ghoul"
    finish(state)
    assert hand(state, 0) == ["zombie"] * 5


@pytest.mark.rule("T9.15", "T10.11")
def test_the_key_finds_what_was_seen_before_on_top() -> None:
    """Nobody looks deeper, and a card that all know stays known."""
    state = scene("relic_hunter", "", relics={0: "spell_key"}, top={0: "ghoul:shown"}, deck={0: "zombie"}, game=KEY)
    choose(state, "relic spell_key")
    assert offers(state) == {"ghoul", "no"} and deck(state, 0) == ["zombie"]
    choose(state, "no")
    assert tops(state, 1) == ["ghoul"]
    play(state, "relic_hunter", "ghoul")
    assert on_top(state, 0) == [] and deck(state, 0) == ["zombie"]


@pytest.mark.rule("T9.15", "T9.14", "T10.11")
def test_the_key_turns_to_the_discard_pile_when_the_deck_is_empty() -> None:
    """It is shuffled first, and all hear of it."""
    state = scene("", "", relics={0: "spell_key"}, deck={0: ""}, discard={0: "ghoul*2"}, game=KEY)
    choose(state, "relic spell_key")
    assert offers(state) == {"ghoul", "no"} and (on_top(state, 0), deck(state, 0)) == (["ghoul"], ["ghoul"])
    assert discard_pile(state, 0) == [] and story(state)[-2:] == ["reshuffled 0", "looked 0"]


@pytest.mark.rule("T9.15", "T10.11")
def test_the_key_asks_nothing_when_there_is_no_card() -> None:
    """It is used for this turn all the same."""
    state = choose(scene("", "", relics={0: "spell_key"}, deck={0: ""}, game=KEY), "relic spell_key")
    assert asks(state) == (0, "act") and not events(state, "looked", "reshuffled")
    refuse(state, "relic spell_key", "T3.5")


@pytest.mark.rule("T9.15", "T9.14")
def test_looking_at_two_cards_of_a_short_deck() -> None:
    """What was left of the deck lies over the shuffled discard pile."""
    state = scene("", "", relics={0: "lantern"}, deck={0: "ghoul"}, discard={0: "zombie*3"}, game=KEY)
    choose(state, "relic lantern")
    assert on_top(state, 0) == ["ghoul", "zombie"] and deck(state, 0) == ["zombie"] * 2
    assert offers(state) == {"ghoul", "zombie", "no"} and len(events(state, "looked")) == 2
    choose(state, "ghoul + zombie")
    assert asks(state) == (0, "act") and (on_top(state, 0), discard_pile(state, 0)) == ([], ["ghoul", "zombie"])


@pytest.mark.rule("T9.15", "T10.11")
def test_only_the_cards_looked_at_can_be_discarded() -> None:
    """A third one that one knows of stays, and so does the order of what is left."""
    top = {0: "ghoul, wisp, zombie"}
    state = choose(scene("", "", relics={0: "lantern"}, top=top, game=KEY), "relic lantern")
    assert offers(state) == {"ghoul", "wisp", "no"}
    refuse(state, "zombie", "T10.11")
    choose(state, "wisp")
    assert asks(state) == (0, "act")  # by number the Ghoul comes first: it has been left
    assert on_top(state, 0) == ["ghoul", "zombie"] and discard_pile(state, 0) == ["wisp"]
