"""E5, E6 and E8.3: who must reveal, what follows, and changes of heart."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    agents,
    beside,
    cards,
    choose,
    hand,
    happened,
    offers,
    play,
    refused,
    removed,
    rest,
    revealed,
    sanity,
    scene,
    weigh,
)
from tests.games.telling import asks


def hunted(sides: str, theirs: str = "", weapon: str = "stiletto", **deck: str) -> Emerald:
    """Seat 1 has a last agent in Paris, and it is killed."""
    packs = {1: deck["deck"]} if deck else {}
    state = scene(weapon, theirs, "", agents={"paris": (4, 1, 0)}, sides=sides, deck=packs)
    return play(state, "assassinate", weapon)


# -- E5.1


@pytest.mark.rule("E5", "E5.1")
def test_who_loses_the_last_agent_reveals() -> None:
    """By an assassination; with another agent anywhere one does not."""
    state = hunted("LLR")
    assert revealed(state) == [1]
    assert [(event.to, GAME.cards[event.card]) for event in happened(state, "revealed")] == [(1, "loyalist")]
    state = scene("stiletto", "", "", agents={"paris": (4, 1, 0), "cairo": (0, 1, 0)})
    assert revealed(play(state, "assassinate", "stiletto")) == []


@pytest.mark.rule("E5.1", "E8.16")
def test_last_agent_taken_by_a_shoggoth() -> None:
    """It counts as killed."""
    state = play(scene("shoggoth", "", agents={"rome": (1, 1)}), "action", "shoggoth")
    assert revealed(state) == [1]


@pytest.mark.rule("E5.1", "E8.13")
def test_last_agent_replaced_by_irene_adler() -> None:
    """Any loss counts."""
    state = play(scene("irene_adler", "", agents={"rome": (1, 0), "paris": (0, 1)}), "action", "irene_adler", "paris 1")
    assert revealed(state) == [1]


@pytest.mark.rule("E5.1", "E8.25")
def test_last_agent_replaced_by_vampires() -> None:
    """Any loss counts."""
    assert revealed(play(scene("vampires", "", agents={"rome": (1, 1)}), "action", "vampires")) == [1]


@pytest.mark.rule("E5.1", "E8.28")
def test_last_agent_sent_back_by_a_zombie() -> None:
    """It must reveal before the next zombie moves."""
    state = scene("zombies", "", agents={"rome": (1, 1)}, zombies={"rome": 1, "cairo": 1})
    play(state, "action", "zombies", 1)
    assert revealed(state) == [1] and asks(state) == (1, "rally")


@pytest.mark.rule("E5.1", "E8.4")
def test_last_agent_sent_back_by_cthulhu() -> None:
    """One's own too."""
    state = scene("cthulhu", "", agents={"rome": (1, 0), "cairo": (0, 2)}, sides="RL")
    play(state, "action", "cthulhu", "rome")
    assert revealed(state) == [0, 1] and state.over
    state = scene("cthulhu", "", agents={"rome": (1, 0), "cairo": (0, 2)})
    assert revealed(play(state, "action", "cthulhu", "rome")) == [0]


@pytest.mark.rule("E5.1", "E8.27")
def test_last_agent_put_on_yog_sothoth() -> None:
    """By one's own will."""
    state = scene("yog_sothoth", "", agents={"rome": (2, 0), "cairo": (0, 1)}, sides="RL")
    play(state, "action", "yog_sothoth", "rome, rome")
    assert state.over
    assert [event.to for event in happened(state, "revealed")] == [0, 1]


@pytest.mark.rule("E5.1", "E4.6")
def test_last_agent_returned_after_the_killing_of_royalty() -> None:
    """Madness took it."""
    state = scene(
        "stiletto, infernal_machine, sappers", "", agents={"paris": (1, 0)}, cubes={"paris": (1, 0)}, royals="paris"
    )
    play(weigh(state, mad=True), "assassinate", "stiletto", "text infernal_machine", "symbol sappers")
    assert (revealed(state), sanity(state)) == ([0], [2, 3])


@pytest.mark.rule("E5.1", "E6")
def test_who_loses_the_last_sanity_token_reveals() -> None:
    """By a card taken, by royalty or by Night Terrors; with a token left one does not."""
    state = scene("informers", "", cubes={"rome": (1, 0)}, tops={"rome": "shoggoth"}, sanity=(1, 3))
    assert revealed(play(weigh(state, mad=True), "take", "informers")) == [0]
    state = scene("informers", "", cubes={"rome": (1, 0)}, tops={"rome": "shoggoth"}, sanity=(2, 3))
    assert revealed(play(weigh(state, mad=True), "take", "informers")) == []
    state = weigh(scene("night_terrors", "", sanity=(3, 1)), mad=True)
    assert revealed(play(state, "action", "night_terrors")) == [1]


@pytest.mark.rule("E6")
def test_the_die_shows_madness_on_half_of_its_faces() -> None:
    """Six faces, three of them mad; each roll costs one token or none."""
    lost = 0
    for seed in range(400):
        state = play(scene("night_terrors", "", seed=seed), "action", "night_terrors")
        assert sanity(state)[1] in (2, 3)
        lost += 3 - sanity(state)[1]
    assert 160 < lost < 240


# -- E5.2


@pytest.mark.rule("E5", "E5.2")
def test_a_revealed_loyalist_places_agents_until_there_are_three() -> None:
    """In any cities, of the owner's choice; then play goes on."""
    state = hunted("LLR")
    for city in ("london", "rome", "rome"):
        assert asks(state) == (1, "rally")
        choose(state, city)
    assert (agents(state, "london")[1], agents(state, "rome")[1]) == (1, 2)
    assert asks(state) == (0, "act") and not state.over


@pytest.mark.rule("E5.2")
def test_agents_are_placed_in_the_order_of_the_board() -> None:
    """Any city first, then none before it."""
    state = hunted("LLR")
    assert offers(state) == set(CITIES)
    choose(state, "rome")
    assert offers(state) == {"rome", "madrid", "constantinople", "cairo"}
    refused(state, "london", "G2")
    refused(state, "no", "E5.2")


@pytest.mark.rule("E5.2")
def test_a_revealed_loyalist_with_agents_left_places_only_what_is_missing() -> None:
    """Two on the board, one more; three, none."""
    state = weigh(scene("night_terrors", "", sanity=(3, 1), agents={"rome": (1, 2)}), mad=True)
    play(state, "action", "night_terrors")
    assert asks(state) == (1, "rally")
    choose(state, "cairo")
    assert agents(state, "cairo") == [0, 1] and asks(state) == (0, "act")
    state = weigh(scene("night_terrors", "", sanity=(3, 1), agents={"rome": (1, 3)}), mad=True)
    assert asks(play(state, "action", "night_terrors")) == (0, "act")


@pytest.mark.rule("E5.2")
def test_no_more_agents_are_placed_than_the_supply_has() -> None:
    """The others lie on cards."""
    lost = ", ".join(["hired_assassin:1"] * 5 + ["shoggoth:1"] * 2 + ["evno_azef:1"])
    state = scene("stiletto", "", "", agents={"paris": (4, 1, 0)}, beside={2: lost})
    assert agents(state, "supply")[1] == 1
    play(state, "assassinate", "stiletto")
    choose(state, "rome", "rome")
    assert (agents(state, "rome")[1], asks(state)) == (2, (0, "act"))


@pytest.mark.rule("E5.2")
def test_a_loyalist_reveals_once_only() -> None:
    """A revealed one who loses the last agent gets no others and stays without."""
    state = scene("stiletto", "", "", agents={"paris": (4, 1, 0)}, revealed=(1,))
    play(state, "assassinate", "stiletto")
    assert asks(state) == (0, "act")
    assert sum(agents(state, city)[1] for city in CITIES) == 0
    assert not happened(state, "revealed")


@pytest.mark.rule("E5.2")
def test_madness_takes_nothing_from_who_has_no_token() -> None:
    """A revealed Loyalist may go on without."""
    state = weigh(scene("night_terrors", "", sanity=(3, 0), revealed=(1,)), mad=True)
    play(state, "action", "night_terrors")
    assert sanity(state) == [3, 0] and asks(state) == (0, "act")
    assert not happened(state, "lost_sanity")


@pytest.mark.rule("E5.2")
def test_a_revealed_loyalist_without_agents_gets_some_by_cards() -> None:
    """Pinkerton's men come from supply."""
    state = scene("pinkerton_agents", "", absent=(0,), revealed=(0,))
    play(state, "action", "pinkerton_agents", "rome")
    assert agents(state, "rome") == [1, 0]


# -- E5.3


@pytest.mark.rule("E5", "E5.3")
def test_a_revealed_restorationist_ends_the_game_at_once() -> None:
    """Whoever it is; nobody places agents."""
    state = hunted("LRL")
    assert state.over and asks(state) is None
    assert [event.to for event in happened(state, "revealed")] == [1, 0, 2]
    assert len(happened(state, "ended")) == 1


@pytest.mark.rule("E5.3")
def test_several_reveal_together_clockwise_from_the_active_player() -> None:
    """Cthulhu takes the last agents of three; all are Loyalists, so all place three and play goes on."""
    state = scene("", "cthulhu", "", "", agents={"rome": (1, 1, 1, 0)}, sides="LLLR", active=1)
    play(state, "action", "cthulhu", "rome")
    assert [event.to for event in happened(state, "revealed")] == [1, 2, 0]
    for seat in (1, 2, 0):
        for _ in range(3):
            assert asks(state) == (seat, "rally")
            choose(state, "london")
    assert agents(state, "london") == [3, 3, 3, 0] and asks(state) == (1, "act")


@pytest.mark.rule("E5.3")
def test_all_reveal_before_the_game_ends() -> None:
    """A Loyalist and a Restorationist together: both are revealed, then the game ends."""
    state = scene("cthulhu", "", "", "", agents={"rome": (0, 1, 1, 0), "cairo": (1, 0, 0, 1)}, sides="LLRR")
    play(state, "action", "cthulhu", "rome")
    kinds = [
        (event.kind, event.to if event.kind == "revealed" else event.seat)
        for event in happened(state, "revealed", "ended")
    ]
    assert kinds == [("revealed", 1), ("revealed", 2), ("ended", 0), ("revealed", 0), ("revealed", 3)]
    assert state.over and not happened(state, "recruited")


# -- E5.4


@pytest.mark.rule("E5.4", "E8.15")
def test_agents_on_mi_go_count_as_on_the_board() -> None:
    """Whoever has one there has not lost the last."""
    state = scene("stiletto", "", agents={"paris": (4, 1)}, aloft=(0, 1), beside={1: "mi_go"})
    assert revealed(play(state, "assassinate", "stiletto")) == []


@pytest.mark.rule("E5.4", "E5.2")
def test_agents_on_mi_go_count_towards_three() -> None:
    """Two there, one in a city: none is missing."""
    state = scene("night_terrors", "", agents={"rome": (1, 1)}, aloft=(0, 2), beside={1: "mi_go"}, sanity=(3, 1))
    play(weigh(state, mad=True), "action", "night_terrors")
    assert revealed(state) == [1] and asks(state) == (0, "act")


@pytest.mark.rule("E5.4", "E8.15")
def test_ones_last_agents_may_fly_with_the_mi_go() -> None:
    """They count from the first moment."""
    state = scene("mi_go", "", agents={"rome": (2, 0), "cairo": (0, 1)}, sides="RL")
    play(state, "action", "mi_go", "rome")
    assert revealed(state) == [] and not state.over
    state = scene("mi_go, night_terrors", "", agents={"rome": (2, 0), "cairo": (0, 1)}, sides="RL")
    play(state, "action", "mi_go", "no")
    play(state, "action", "night_terrors")
    assert revealed(state) == [] and not state.over
    state = scene("mi_go, zombies", "", agents={"rome": (2, 0), "cairo": (0, 1)}, zombies={"cairo": 1})
    play(state, "action", "mi_go", "rome")
    play(state, "action", "zombies", 1)
    assert revealed(state) == [1]


# -- E8.3


@pytest.mark.rule("E8.3")
@pytest.mark.parametrize("side", ["L", "R"])
def test_change_of_heart_is_a_free_action_for_either_side(side: str) -> None:
    """It lies on the identity, and nobody learns which side that makes."""
    state = play(scene("change_of_heart", "", sides=f"{side}L"), "free", "change_of_heart")
    assert beside(state, 0) == ["change_of_heart"] and not removed(state)
    assert state.players[0].restorationist == (side == "L")
    assert revealed(state) == [] and asks(state) == (0, "act")
    assert GAME.view(state, 1)["table"]["players"][0]["identity"] is None


@pytest.mark.rule("E8.3", "E5.3")
def test_after_a_change_of_heart_one_is_revealed_as_the_other_side() -> None:
    """A Loyalist ends the game, a Restorationist does not."""
    for side, over in (("L", True), ("R", False)):
        state = scene("stiletto", "", agents={"paris": (4, 1)}, sides=f"L{side}", beside={1: "change_of_heart"})
        play(state, "assassinate", "stiletto")
        assert state.over == over


@pytest.mark.rule("E8.3")
def test_a_loyalist_made_to_reveal_may_have_a_change_of_heart() -> None:
    """The game ends at once, with a Restorationist revealed."""
    state = hunted("LLR", "change_of_heart")
    assert (asks(state), offers(state)) == ((1, "repent"), {"no", "change_of_heart"})
    choose(state, "change_of_heart")
    assert state.over and beside(state, 1) == ["change_of_heart"]
    assert hand(state, 1) == {}


@pytest.mark.rule("E8.3")
def test_a_loyalist_made_to_reveal_need_not_change() -> None:
    """Then agents are placed and play goes on."""
    state = choose(hunted("LLR", "change_of_heart"), "no")
    assert asks(state) == (1, "rally") and hand(state, 1) == cards("change_of_heart")


@pytest.mark.rule("E8.3")
def test_a_restorationist_made_to_reveal_may_not_change() -> None:
    """The game is over before anything is asked."""
    state = hunted("LRL", "change_of_heart")
    assert state.over and beside(state, 1) == []


@pytest.mark.rule("E8.3")
def test_whoever_may_hold_a_change_of_heart_is_asked() -> None:
    """Though it is in the deck; who can have none is not."""
    state = hunted("LLR", "couriers", deck="change_of_heart")
    assert (asks(state), offers(state)) == ((1, "repent"), {"no"})
    refused(state, "change_of_heart", "E8.3")


@pytest.mark.rule("E8.3", "E5.3")
def test_a_revealed_loyalist_who_changes_ends_the_game() -> None:
    """As a revealed Restorationist."""
    state = play(scene("change_of_heart", "", revealed=(0,)), "free", "change_of_heart")
    assert state.over


@pytest.mark.rule("E8.3")
def test_a_second_change_of_heart_turns_one_back(tmp_path: Path) -> None:
    """In a box that has two."""
    path = tmp_path / "emerald.toml"
    copies = {"change_of_heart": 2, "okhrana": 1}
    lines = [f'[{name}]\ncopies = {{ is = {n}, source = "printed" }}\n' for name, n in copies.items()]
    path.write_text("".join(lines), encoding="utf-8")
    state = scene("2 change_of_heart", "", sides="LR", game=GAME.with_file(path))
    play(state, "free", "change_of_heart")
    assert state.players[0].restorationist
    play(state, "free", "change_of_heart")
    assert not state.players[0].restorationist
    assert beside(state, 0) == ["change_of_heart", "change_of_heart"]


@pytest.mark.rule("E8.3")
def test_all_see_a_change_of_heart_but_not_the_side() -> None:
    """The event names the card and nothing else."""
    state = play(scene("change_of_heart", ""), "free", "change_of_heart")
    (event,) = happened(state, "turned_coat")
    assert (event.seat, GAME.cards[event.card]) == (0, "change_of_heart")
    assert rest(state).active == 1
