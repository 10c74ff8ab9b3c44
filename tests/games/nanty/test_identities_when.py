"""N2.1, N7, N7.11: when an identity is looked at, and which identities there are."""

from __future__ import annotations

import pytest

from gaslamp.engine.play.playthrough import learnt
from tests.games.nanty.scene import DISTRICTS, GAME, IDENTITIES, choose, happened, pass_on, play, scene, told, unrest
from tests.games.telling import asks

SEVEN = {"moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "sidonia", "holmes"}
EIGHT = {"balmoral", "bellinger", "holdhurst", "scrooge", "gradgrind", "lloyd", "fagin", "holmes"}
MARKERS = ", ".join(DISTRICTS[:7])


# -- when


@pytest.mark.rule("N2.1", "N7", "N7.5")
def test_a_goal_reached_in_the_own_turn_wins_only_when_the_next_begins() -> None:
    """Fagin puts the eighth marker; the game goes on, and is won a round later."""
    state = scene("soapbox_orator", "mr_micawber, bobby", identity="fagin", unrest=MARKERS)
    pass_on(play(state, "soapbox_orator", "bermondsey"))
    assert unrest(state) == list(DISTRICTS[:8]) and asks(state) == (1, "act")
    pass_on(play(state, "mr_micawber"))
    assert state.over and state.places == [1, 2]
    assert told(state)[-4:] == ["turn_began 0", "revealed 0 fagin", "revealed 1 moriarty", "won 0 fagin"]


@pytest.mark.rule("N2.1", "N7")
def test_a_goal_lost_before_the_own_turn_wins_nothing() -> None:
    """A lamplighter takes the eighth marker away."""
    state = scene("soapbox_orator", "lamplighter", identity="fagin", unrest=MARKERS)
    pass_on(play(state, "soapbox_orator", "bermondsey"))
    pass_on(play(state, "lamplighter", "chelsea"))
    assert asks(state) == (0, "act") and len(unrest(state)) == 7


@pytest.mark.rule("N2.1", "N7")
def test_a_goal_reached_in_the_turn_of_another_wins_when_the_own_begins() -> None:
    """Seat 1 puts the eighth marker: the turn of seat 2 begins, and only then that of Fagin in seat 0."""
    state = scene("", "soapbox_orator", "mr_micawber", active=1, identity="fagin", unrest=MARKERS)
    pass_on(play(state, "soapbox_orator", "bermondsey"))
    assert asks(state) == (2, "act")
    assert pass_on(play(state, "mr_micawber")).places == [1, 2, 2]


@pytest.mark.rule("N2.1", "N7")
def test_a_goal_is_not_looked_at_again_within_the_turn() -> None:
    """Neither after a card nor when the turn ends."""
    state = scene("soapbox_orator, bobby", "mr_micawber", "", identity="fagin", unrest=MARKERS)
    play(state, "soapbox_orator", "bermondsey", "no")
    assert asks(state) == (0, "act")
    play(state, "bobby", "bermondsey")
    assert not state.over and asks(pass_on(state)) == (1, "act")


@pytest.mark.rule("N2.1", "N7")
def test_only_whose_turn_it_is_can_win() -> None:
    """Two have reached their goals: who comes first wins."""
    both = dict.fromkeys(DISTRICTS[:8], (0, 1, 0, 1))
    state = scene("mr_micawber", "", "", "", identity="holdhurst, moriarty, fagin, bellinger", agents=both)
    assert pass_on(play(state, "mr_micawber")).places == [2, 1, 2, 2]
    state = scene(
        "mr_micawber",
        "",
        "",
        "",
        identity="holdhurst, bellinger, fagin, moriarty",
        agents=both,
        unrest=f"{MARKERS}, vauxhall",
    )
    assert pass_on(play(state, "mr_micawber")).places == [2, 2, 1, 2]


@pytest.mark.rule("N7", "N8.4")
def test_all_are_revealed_when_somebody_has_won() -> None:
    """And nothing can be answered any more."""
    state = scene("mr_micawber", "", "", identity="holmes, fagin, sidonia", unrest=", ".join(DISTRICTS[:8]))
    pass_on(play(state, "mr_micawber"))
    assert [GAME.cards[each.card] for each in happened(state, "revealed")] == ["holmes", "fagin", "sidonia"]
    players = GAME.view(state, None)["table"]["players"]
    assert [player["identity"] for player in players] == ["holmes", "fagin", "sidonia"]
    assert asks(state) is None and GAME.why_not(state, ()) == "G3"


@pytest.mark.rule("N7")
def test_an_identity_is_secret_until_the_end() -> None:
    """Everybody sees their own."""
    state = scene("mr_micawber", "", "", identity="holmes, fagin, sidonia")
    for seat, name in enumerate(["holmes", "fagin", "sidonia"]):
        seen = [player["identity"] for player in GAME.view(state, seat)["table"]["players"]]
        assert seen == [name if other == seat else None for other in range(3)]


# -- the sets


@pytest.mark.rule("N7.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("one", "names"), [("standard", SEVEN), ("classic", SEVEN), ("extended", EIGHT)])
def test_a_set_has_its_identities(one: str, names: set[str], seats: int) -> None:
    """However many play; as in the older game two players may leave de Sidonia out of the classic one."""
    for two_players in ("whole_set", "older_game"):
        state = GAME.new(seats, 1, identities=one, two_players=two_players)
        left_out = {"sidonia"} if (one, seats, two_players) == ("classic", 2, "older_game") else set()
        assert {name for name in GAME.census(state) if name in IDENTITIES} == names - left_out
        assert GAME.view(state, None)["table"]["unused"] == len(names - left_out) - seats


@pytest.mark.rule("N7.11", "N1.3")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("one", "names"), [("standard", SEVEN), ("classic", SEVEN), ("extended", EIGHT)])
def test_every_identity_of_the_set_may_be_dealt(one: str, names: set[str], seats: int) -> None:
    """And no other; no two players have the same."""
    dealt = set()
    for seed in range(80):
        state = GAME.new(seats, seed, identities=one)
        own = [GAME.view(state, seat)["table"]["players"][seat]["identity"] for seat in range(seats)]
        assert len(set(own)) == seats
        dealt |= set(own)
    assert dealt == names


@pytest.mark.rule("N2.1")
def test_a_turn_that_begins_tells_something_and_cannot_be_taken_back() -> None:
    """Whoever goes on has not reached the goal: nobody may try that out for nothing."""
    state = scene("mr_micawber, bobby, mudlark, bailiff, bookmaker, dustman", "errand_boy", upper="")
    play(state, "mr_micawber")
    before = state.copy()
    before.listen_as(state)
    luck = int(state.chance.state)
    choose(state, "no")
    assert (state.active, int(state.chance.state)) == (1, luck)
    assert learnt(before, state, luck)
    seen = [[each.card for each in GAME.events(state, seat)][-1] for seat in (1, 0, None)]
    assert seen == [state.identities.of(1), 0, 0]
