"""What a seat sees and knows of decks and stashes, with open cards and with hidden ones."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.council.deck_card import face_of
from gaslamp.games.council.state import Council
from tests.games.council.plain import FLAT, GAME, plain
from tests.games.council.scene import choose, deck, offers, play, scene, stash, story, top
from tests.games.telling import asks

EVERYONE = (0, 1, None)
PLAIN = plain(
    "shoggoth: after_activation arrange 3 of #yig",
    "deep_one: after_activation fetch of #yig",
    "night_gaunt: after_activation recall",
    "gnoph_keh: after_activation bury",
    "1: #yig",
    "2: #yig",
    "3: #yig",
)
SHORT = {card: value for value, card in FLAT.items()}


def player_view(state: Council, seer: int | None, whose: int = 0) -> dict[str, Any]:
    """What a seat, or a spectator, sees before a player; cards by their short names."""
    view: dict[str, Any] = GAME.view(state, seer)["table"]["players"][whose]
    return {
        key: [SHORT.get(card, card) for card in value] if isinstance(value, list) else value
        for key, value in view.items()
    }


def piles(state: Council, seer: int | None, whose: int = 0) -> tuple[list[str], list[str], list[str]]:
    """What a seer knows of a deck from the top, of its bottom, and what cannot be told where it is."""
    view = player_view(state, seer, whose)
    return view["top"], view["under"], view["unseen"]


# -- open cards


@pytest.mark.rule("C3.1", "C5.1", "C6.1")
@pytest.mark.parametrize("seer", EVERYONE)
@pytest.mark.parametrize("whose", [0, 1])
def test_open_cards_are_seen_by_all(seer: int | None, whose: int) -> None:
    """The top card and the stash; of the rest of the deck, what is in it but not where."""
    state = scene(top={whose: "4"}, deck={whose: "9, 6, 8"}, stash={whose: "7, 5:fresh"}, game=PLAIN)
    view = player_view(state, seer, whose)
    assert (view["top"], view["under"], view["unseen"]) == (["4"], [], ["6", "8", "9"])
    assert (view["stash"], view["fresh"], view["deck_size"], view["stash_limit"]) == (["7", "5"], ["5"], 4, 2)


@pytest.mark.rule("C6.1", "C3.1")
def test_all_see_the_same_of_open_cards() -> None:
    """Owner, rival and spectator."""
    state = scene("c3 5:0", top={0: "4", 1: "3"}, stash={0: "7", 1: "8"}, removed={1: "2"}, game=PLAIN)
    views = [GAME.view(state, seer)["table"] for seer in EVERYONE]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("C5.1", "C6.1")
def test_stashing_a_card_shows_the_next_one() -> None:
    """To both."""
    state = choose(scene(top={0: "4, 6"}, deck={0: "9, 8"}, game=PLAIN), "stash 4")
    for seer in EVERYONE:
        assert (player_view(state, seer)["stash"], player_view(state, seer)["fresh"]) == (["4"], ["4"])
        assert piles(state, seer) == (["6"], [], ["8", "9"])
        assert story(state, seer) == ["stashed 0 4", "turned_up 0 6"]


# -- hidden cards


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("seer", [1, None])
def test_hidden_cards_are_seen_by_their_owner_only(seer: int | None) -> None:
    """Others see how many there are, and what deck and stash hold together."""
    state = scene(top={0: "4"}, deck={0: "9, 6"}, stash={0: "7, 5:fresh"}, hidden=True, game=PLAIN)
    mine, theirs = player_view(state, 0), player_view(state, seer)
    assert piles(state, 0) == (["4"], [], ["6", "9"]) and (mine["stash"], mine["fresh"]) == (["7", "5"], ["5"])
    assert piles(state, seer) == ([], [], ["4", "5", "6", "7", "9"]) and theirs["deck_size"] == 3
    assert (theirs["stash"], theirs["fresh"]) == (["back", "back"], [])


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("seer", [1, None])
def test_what_others_see_does_not_depend_on_what_is_hidden(seer: int | None) -> None:
    """Top, stash and deck may be exchanged: nobody else notices."""
    one = scene(top={0: "4"}, deck={0: "9, 6"}, stash={0: "7"}, active=1, hidden=True, game=PLAIN)
    other = scene(top={0: "9"}, deck={0: "7, 4"}, stash={0: "6"}, active=1, hidden=True, game=PLAIN)
    assert GAME.view(one, 0) != GAME.view(other, 0)
    first, second = GAME.view(one, seer), GAME.view(other, seer)
    assert {**first, "offered": None} == {**second, "offered": None}


@pytest.mark.rule("C10.2", "C5.1")
def test_the_rival_is_told_that_a_hidden_card_was_stashed_but_not_which() -> None:
    """Played and discarded cards are shown."""
    state = choose(scene(top={0: "4"}, deck={0: "6*2"}, hidden=True, game=PLAIN), "stash 4")
    assert story(state, 0) == ["stashed 0 4", "turned_up 0 6"]
    assert story(state, 1) == story(state, None) == ["stashed 0", "turned_up 0"]
    assert story(choose(state, "play 6"), 1)[2:] == ["played 0 6", "turned_up 0"]
    state = choose(scene(stash={0: "4"}, top={0: "6"}, hidden=True, game=PLAIN), "discard_stashed 4")
    assert story(state, 1)[0] == "discarded 0 4" and player_view(state, 1)["removed"] == ["4"]


@pytest.mark.rule("C10.2")
def test_only_who_is_asked_sees_the_offer() -> None:
    """It would tell the top card and the stash."""
    state = scene(top={0: "4"}, stash={0: "7"}, hidden=True, game=PLAIN)
    assert len(GAME.view(state, 0)["offered"]) > 3
    assert GAME.view(state, 1)["offered"] is None is GAME.view(state, None)["offered"]


# -- after a shuffle and a cut


@pytest.mark.rule("C6.6", "C3.1", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
def test_after_a_cut_another_card_is_seen_on_top(hidden: bool) -> None:
    """The old one may be anywhere below; who leaves the deck changes nothing."""
    for answer, stays in (("no", True), ("0", False)):
        state = play(scene(top={0: "deep_one"}, deck={0: "1, 7, 8, 9"}, hidden=hidden, game=PLAIN), "deep_one", "c3")
        if hidden:
            choose(state, "1")  # asked for the only one, so that silence tells nothing
        assert asks(state) == (1, "cut")
        old = top(state, 0)
        choose(state, answer)
        assert (top(state, 0) == old) == stays
        assert piles(state, 0) == ([top(state, 0)], [], sorted({"7", "8", "9"} - {top(state, 0)}))
        seen = ([], [], ["1", "7", "8", "9"]) if hidden else piles(state, 0)
        assert piles(state, 1) == piles(state, None) == seen
        news = [line for line in story(state, 0) if line.startswith(("cut", "left", "turned_up"))]
        assert (
            news[-2:] == [f"turned_up 0 {old}", "left 1 against 0"]
            if stays
            else news[-2:]
            == [
                "cut 1 against 0",
                f"turned_up 0 {top(state, 0)}",
            ]
        )


@pytest.mark.rule("C6.2", "C6.6")
def test_a_cut_brings_up_every_other_card_alike() -> None:
    """And never the one that was on top."""
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        state = scene(top={0: "deep_one"}, deck={0: "1, 7, 8, 9"}, seed=seed, game=PLAIN)
        play(state, "deep_one", "c3")
        old = top(state, 0)
        seen.setdefault(old, set()).add(top(choose(state, "0"), 0))
    assert seen == {card: {"7", "8", "9"} - {card} for card in "789"}


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize("seer", EVERYONE)
def test_a_shuffle_makes_all_places_unknown(seer: int | None) -> None:
    """Also what everybody knew to lie at the bottom."""
    state = scene(top={0: "deep_one"}, deck={0: "7, 8"}, bottom={0: "1, 9"}, game=PLAIN)
    assert piles(state, seer) == (["deep_one"], ["1", "9"], ["7", "8"])
    choose(play(state, "deep_one", "c3"), "no")
    assert piles(state, seer) == ([top(state, 0)], [], sorted({"7", "8", "9"} - {top(state, 0)}))
    assert stash(state, 0) == ["1"]


# -- what arrange does


def arrange(hidden: bool, *puts: str) -> Council:
    """Light has chosen 1, 2 and 3 out of its deck, nobody has cut, and some were put back."""
    state = scene(top={0: "shoggoth"}, deck={0: "1, 2, 3, 8, 9"}, hidden=hidden, game=PLAIN)
    return choose(play(state, "shoggoth", "c3"), "1", "2", "3", "no", *puts)


@pytest.mark.rule("C11.12", "C6.1")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seer", [1, None])
def test_chosen_cards_are_seen_by_their_owner_only(hidden: bool, seer: int | None) -> None:
    """While they lie aside; others see how many."""
    state = arrange(hidden)
    assert player_view(state, 0)["aside"] == ["1", "2", "3"] and player_view(state, seer)["aside"] == ["back"] * 3
    old = top(state, 0)
    rest = ["1", "2", "3", "8", "9"]
    assert player_view(state, seer)["unseen"] == (rest if hidden else [card for card in rest if card != old])
    assert player_view(state, 0)["unseen"] == [card for card in ("8", "9") if card != old]


@pytest.mark.rule("C11.12", "C6.1")
@pytest.mark.parametrize("seer", [1, None])
def test_open_decks_show_what_was_put_on_top_last(seer: int | None) -> None:
    """Under it lies what the others have not seen, and under that what was on top before."""
    state = arrange(False, "1 top", "3 bottom", "2 top")
    old = int(face_of(state.players[0].top[0]))
    old_top = SHORT[GAME.cards[old]]
    rest = "9" if old_top == "8" else "8"
    assert piles(state, 0) == (["2", "1", old_top], ["3"], [rest])
    assert piles(state, seer) == (["2", "back", old_top], ["back"], ["1", "3", rest])


@pytest.mark.rule("C11.12", "C10.2")
@pytest.mark.parametrize("seer", [1, None])
def test_hidden_decks_show_nothing_of_what_was_put_back(seer: int | None) -> None:
    """But that something lies at the bottom."""
    state = arrange(True, "1 top", "3 bottom", "2 top")
    assert (
        piles(state, seer) == ([], ["back"], ["1", "2", "3", "8", "9"]) and player_view(state, seer)["deck_size"] == 5
    )
    assert piles(state, 0)[0][:2] == ["2", "1"] and piles(state, 0)[1] == ["3"]


@pytest.mark.rule("C11.12", "C6.1")
def test_a_card_put_on_top_comes_to_light_when_those_above_are_gone() -> None:
    """Its turn to be the top card has come."""
    state = arrange(False, "1 top", "3 bottom", "2 top")
    choose(state, f"discard {top(state, 1)}", "stash 2")
    assert (
        piles(state, 1)[0][0] == "1" and "turned_up 0 1" in story(state, 1) and player_view(state, 1)["stash"] == ["2"]
    )


# -- cards at the bottom


@pytest.mark.rule("C5.3", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
def test_who_saw_a_card_in_the_stash_knows_it_at_the_bottom(hidden: bool) -> None:
    """The owner always, others unless stashes are hidden."""
    state = scene(top={0: "deep_one"}, deck={0: "1, 8, 9"}, stash={0: "6, 7"}, hidden=hidden, game=PLAIN)
    choose(play(state, "deep_one", "c3"), *(["1"] if hidden else []), "no", "6")
    assert player_view(state, 0)["under"] == ["6"]
    for seer in (1, None):
        assert player_view(state, seer)["under"] == (["back"] if hidden else ["6"])
        assert ("put_under 0 6" in story(state, seer)) == (not hidden) and "6" not in player_view(state, 0)["unseen"]


@pytest.mark.rule("C11.16", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_buried_card_is_known_to_those_who_saw_it_on_top(hidden: bool) -> None:
    """Whoever buries a hidden one does not see it."""
    state = scene(top={0: "gnoph_keh", 1: "6, 7"}, hidden=hidden, game=PLAIN)
    play(state, "gnoph_keh", "c3")
    assert player_view(state, 1, 1)["under"] == ["6"] and "put_under 1 6" in story(state, 1)
    for seer in (0, None):
        assert player_view(state, seer, 1)["under"] == (["back"] if hidden else ["6"])
        assert ("put_under 1 6" in story(state, seer)) == (not hidden)


@pytest.mark.rule("C10.2", "C10.3")
def test_a_card_that_cannot_be_placed_is_shown_before_it_goes_to_the_bottom() -> None:
    """Even if cards are hidden; all know where it lies, until it comes up again."""
    state = scene(top={0: "azathoth, 6"}, deck={0: ""}, hidden=True, stashes=False, game=PLAIN)
    for seer in EVERYONE:
        assert player_view(state, seer)["under"] == ["azathoth"] and "sank 0 azathoth" in story(state, seer)
    choose(state, "e5")
    assert asks(state) == (0, "place")
    choose(state, "c3")
    for seer in EVERYONE:
        assert piles(state, seer) == (["azathoth"], [], [])


@pytest.mark.rule("C11.6", "C10.2")
@pytest.mark.parametrize("seer", EVERYONE)
def test_a_recalled_card_is_known_even_in_a_hidden_stash(seer: int | None) -> None:
    """All saw it go there; what it lies beside stays hidden."""
    state = scene("a1 8:1", top={0: "night_gaunt"}, stash={1: "7"}, hidden=True, game=PLAIN)
    play(state, "night_gaunt", "c3")
    assert player_view(state, seer, 1)["stash"] == (["7", "8"] if seer == 1 else ["back", "8"])


@pytest.mark.rule("C11.11", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_fetched_card_is_shown_unless_stashes_are_hidden(hidden: bool) -> None:
    """Its owner sees it in any case."""
    state = scene(top={0: "deep_one"}, deck={0: "1, 2, 8, 9"}, hidden=hidden, game=PLAIN)
    choose(play(state, "deep_one", "c3"), "2")
    assert player_view(state, 0)["stash"] == ["2"] and "fetched 0 2" in story(state, 0)
    for seer in (1, None):
        assert player_view(state, seer)["stash"] == (["back"] if hidden else ["2"])
        assert ("fetched 0 2" in story(state, seer)) == (not hidden)


# -- the table


@pytest.mark.rule("C1.3", "C3.3", "C9.2")
def test_the_board_lies_open() -> None:
    """Each card with owner, colour and the features that count there; spaces with their bonuses; the scores."""
    game = plain("deep_one: 1 2 3 4", "harbour board: a1 +1 dark, b1 +2 #yig")
    state = scene("a1 deep_one:1, c3 5:01", on="harbour", top={0: "4"}, active=0, game=game)
    for seer in EVERYONE:
        table = GAME.view(state, seer)["table"]
        spaces = {space["name"]: space for space in table["spaces"]}
        assert len(spaces) == 25 and table["board"] == "harbour" and table["active"] == 0
        assert spaces["a1"] == {
            "name": "a1",
            "bonus": 1,
            "fitting": "dark",
            "card": "deep_one",
            "owner": 1,
            "colour": 1,
            "features": [4, 5, 2, 3],
        }
        assert spaces["b1"] == {"name": "b1", "bonus": 2, "fitting": "yig"} and spaces["e5"] == {"name": "e5"}
        assert (spaces["c3"]["owner"], spaces["c3"]["colour"]) == (0, 1)
        assert [player["score"] for player in table["players"]] == [0, 2]


@pytest.mark.rule("C10.1")
def test_of_a_bare_table_the_places_are_seen_that_matter() -> None:
    """Where cards lie, and where the next may come to lie."""
    state = scene("t55 5:0", on=None, game=PLAIN)
    table = GAME.view(state, None)["table"]
    assert {space["name"] for space in table["spaces"]} == {"t55", "t45", "t56", "t65", "t54"}
    assert table["board"] is None


@pytest.mark.rule("C4")
def test_a_card_that_is_being_played_is_seen_before_it_is_placed() -> None:
    """By all, even if cards are hidden."""
    state = choose(scene(top={0: "4"}, hidden=True, game=PLAIN), "play 4")
    assert asks(state) == (0, "place") and len(offers(state)) == 25
    assert all(SHORT[GAME.view(state, seer)["table"]["played"]] == "4" for seer in EVERYONE)
    choose(state, "c3")
    assert all(GAME.view(state, seer)["table"]["played"] is None for seer in EVERYONE) and "4" not in deck(state, 0)


@pytest.mark.rule("C6.3", "C10.2")
def test_removed_cards_lie_open() -> None:
    """In order of their numbers."""
    state = scene(removed={0: "9, 2", 1: "7"}, hidden=True, game=PLAIN)
    for seer in EVERYONE:
        assert (player_view(state, seer)["removed"], player_view(state, seer, 1)["removed"]) == (["2", "9"], ["7"])
