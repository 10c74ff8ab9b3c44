"""N7: what every identity needs in every set with two, three and four players, and when it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import DISTRICTS, IDENTITIES, happened, pass_on, play, scene, told, who
from tests.games.telling import asks


class Board(NamedTuple):
    """What seat 0 has, and what the others have beside it."""

    agents: Mapping[str, Sequence[int]] = {}
    buildings: Mapping[str, int] = {}
    unrest: str = ""
    money: int = 0


def disputed(n: int) -> dict[str, tuple[int, int]]:
    """Agents in the first n districts, and one of seat 1 beside each: none is controlled."""
    return dict.fromkeys(DISTRICTS[:n], (1, 1))


def districts(n: int) -> Board:
    """Agents in n districts, no control."""
    return Board(agents=disputed(n))


def control(n: int) -> Board:
    """Control of n districts: by two agents against one, by a lone agent, by a building alone."""
    agents = {name: (2, 1) if i < 2 else (1, 0) for i, name in enumerate(DISTRICTS[: n - 1])}
    return Board(agents=agents, buildings={"vauxhall": 0})


def unrests(n: int) -> Board:
    """So many markers."""
    return Board(unrest=", ".join(DISTRICTS[:n]))


def wealth(n: int) -> Board:
    """The City and the Strand for £30, the rest in money; none is controlled."""
    return Board(agents={"city": (0, 1), "strand": (0, 1)}, buildings={"city": 0, "strand": 0}, money=n - 30)


def worth(n: int) -> Board:
    """Buildings for so much, or the next price below it; none is controlled, and money is no matter."""
    dear = {"westminster": 18, "city": 18, "lambeth": 18, "strand": 12, "chelsea": 6}
    found: dict[str, int] = {}
    for name, price in dear.items():
        if price <= n - sum(dear[other] for other in found):
            found[name] = 0
    return Board(agents=dict.fromkeys(found, (0, 1)), buildings=found, money=60)


def houses(n: int) -> Board:
    """So many own buildings, in districts that are not controlled."""
    return Board(agents=dict.fromkeys(DISTRICTS[:n], (0, 1)), buildings=dict.fromkeys(DISTRICTS[:n], 0))


def pieces(n: int) -> Board:
    """Two buildings, and agents in a single district."""
    return Board(agents={"city": (n - 2, 0)}, buildings={"city": 0, "strand": 0})


def anybodys(n: int) -> Board:
    """Buildings of seats 0 and 1 by turns."""
    return Board(buildings={name: i % 2 for i, name in enumerate(DISTRICTS[:n])})


Goal = tuple[str, str, Callable[[int], Board], tuple[int, int, int]]
LORDS = ("balmoral", "bellinger", "holdhurst")
GOALS: list[Goal] = [  # the set, the identity, what it needs, and how much with two, three, four players
    ("standard", "moriarty", districts, (10, 9, 8)),
    ("classic", "moriarty", districts, (11, 10, 9)),
    *[(one, lord, control, (7, 5, 4)) for one in ("standard", "classic") for lord in LORDS],
    *[("extended", lord, control, (6, 5, 4)) for lord in LORDS],
    ("extended", "balmoral", districts, (11, 10, 9)),
    ("extended", "bellinger", houses, (6, 5, 4)),
    ("extended", "holdhurst", worth, (54, 42, 36)),
    *[(one, "fagin", unrests, (8, 8, 8)) for one in ("standard", "classic", "extended")],
    ("standard", "sidonia", wealth, (66, 50, 42)),
    ("classic", "sidonia", wealth, (0, 50, 50)),
    ("extended", "scrooge", pieces, (14, 12, 11)),
    ("extended", "gradgrind", wealth, (70, 54, 46)),
    ("extended", "gradgrind", districts, (11, 10, 9)),
    ("extended", "lloyd", anybodys, (8, 9, 10)),
]
RULES = {name: f"N7.{n}" for n, name in enumerate(IDENTITIES, 1)}
ALL_GOALS = [
    pytest.param(
        one,
        identity,
        lay,
        goal,
        seats,
        id=f"{one}-{identity}-{lay.__name__}-{seats}",
        marks=pytest.mark.rule(RULES[identity]),
    )
    for one, identity, lay, goals in GOALS
    for seats, goal in enumerate(goals, 2)
    if goal  # two players do without de Sidonia in the classic set
]


def begin(
    board: Board,
    identity: str,
    one: str = "standard",
    seats: int = 2,
    front: str = "",
    grenadiers: str = "",
    citizens: Mapping[str, int] | None = None,
    blocked: str = "",
) -> Nanty:
    """The turn of seat 0 begins, who is of this identity: the one before has played a card that does nothing."""
    state = scene(
        "bobby",
        *[""] * (seats - 2),
        "mr_micawber",
        active=seats - 1,
        agents=board.agents,
        buildings=board.buildings,
        grenadiers={name: 1 for name in grenadiers.split(", ") if name},
        citizens=citizens,
        unrest=board.unrest,
        blocked=blocked,
        money=[board.money],
        front={0: front},
        identity=identity,
        one=one,
    )
    return pass_on(play(state, "mr_micawber"))


def won(state: Nanty) -> bool:
    """Whether seat 0 has won as it began its turn; else it is asked for a card."""
    if not state.over:
        assert asks(state) == (0, "act")
        return False
    assert state.places == [1, *[2] * (state.seats - 1)]
    assert [each.seat for each in happened(state, "won")] == [0]
    assert f"won 0 {who(state, 0)}" in told(state)
    return True


# -- the goals


@pytest.mark.rule("N7", "N2.1", "N8.4")
@pytest.mark.parametrize(("one", "identity", "lay", "goal", "seats"), ALL_GOALS)
def test_whoever_has_reached_the_goal_wins(
    one: str, identity: str, lay: Callable[[int], Board], goal: int, seats: int
) -> None:
    """Exactly as much as it takes, as the turn begins; the others share the second place."""
    assert won(begin(lay(goal), identity, one, seats))


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("one", "identity", "lay", "goal", "seats"), ALL_GOALS)
def test_just_less_than_the_goal_is_not_enough(
    one: str, identity: str, lay: Callable[[int], Board], goal: int, seats: int
) -> None:
    """One district, piece, pound or marker fewer."""
    assert not won(begin(lay(goal - 1), identity, one, seats))


@pytest.mark.rule("N7")
@pytest.mark.parametrize(
    ("one", "identity", "board"),
    [
        ("standard", "moriarty", districts(12)),
        ("classic", "bellinger", control(9)),
        ("standard", "fagin", unrests(12)),
        ("standard", "sidonia", wealth(67)),
        ("extended", "holdhurst", worth(72)),
        ("extended", "scrooge", Board(agents={"city": (12, 0)}, buildings=houses(6).buildings)),
        ("extended", "gradgrind", wealth(90)),
        ("extended", "lloyd", anybodys(12)),
    ],
)
def test_more_than_the_goal_is_enough_too(one: str, identity: str, board: Board) -> None:
    """With two players."""
    assert won(begin(board, identity, one))


@pytest.mark.rule("N7.2", "N7.3", "N7.4")
@pytest.mark.parametrize(
    ("identity", "board"), [("balmoral", districts(12)), ("bellinger", houses(6)), ("holdhurst", worth(72))]
)
def test_what_lords_may_do_instead_counts_in_the_extended_set_only(identity: str, board: Board) -> None:
    """In the two others they must control districts."""
    assert won(begin(board, identity, "extended"))
    assert not won(begin(board, identity, "standard")) and not won(begin(board, identity, "classic"))


@pytest.mark.rule("N7.2", "N7.3", "N7.4")
def test_each_lord_has_an_alternative_of_their_own() -> None:
    """Buildings are nothing to Balmoral, agents in many districts nothing to the two others."""
    assert not won(begin(houses(6), "balmoral", "extended"))
    assert not won(begin(districts(12), "bellinger", "extended"))
    assert not won(begin(districts(12), "holdhurst", "extended"))
    cheap = dict.fromkeys(["chelsea", "billingsgate", "east_end", "bermondsey", "strand"], 0)
    assert not won(begin(Board(agents=dict.fromkeys(cheap, (0, 1)), buildings=cheap), "holdhurst", "extended"))


@pytest.mark.rule("N7.1", "N7.9")
@pytest.mark.parametrize(("one", "identity", "few"), [("standard", "moriarty", 9), ("extended", "gradgrind", 10)])
def test_two_agents_in_a_district_are_one_district(one: str, identity: str, few: int) -> None:
    """With all the others in as many districts as there are agents left."""
    agents = {**disputed(few), "chelsea": (12 - few + 1, 1)}
    assert not won(begin(Board(agents=agents), identity, one))


@pytest.mark.rule("N7.7")
@pytest.mark.parametrize("one", ["standard", "classic", "extended"])
@pytest.mark.parametrize("board", [districts(12), control(9), unrests(12), wealth(200), anybodys(12)])
def test_holmes_does_not_win_at_the_start_of_a_turn(one: str, board: Board) -> None:
    """However much there is of whatever."""
    assert not won(begin(board, "holmes", one))


@pytest.mark.rule("N7.10")
def test_lloyd_needs_no_building_of_her_own() -> None:
    """Nine of the others with three players."""
    board = Board(buildings={name: 1 + i % 2 for i, name in enumerate(DISTRICTS[:9])})
    assert won(begin(board, "lloyd", "extended", 3))


@pytest.mark.rule("N5.1", "N7.2")
@pytest.mark.parametrize(
    ("theirs", "citizens", "enough"), [((2, 1), 1, True), ((2, 2), 0, False), ((2, 0), 2, False), ((3, 2), 2, True)]
)
def test_controlled_is_what_nobody_equals(theirs: tuple[int, int], citizens: int, enough: bool) -> None:
    """No other player, and not the new citizens together; other players and citizens are not added up."""
    board = control(7)
    agents = {**board.agents, "chelsea": theirs}
    state = begin(board._replace(agents=agents), "balmoral", citizens={"chelsea": citizens} if citizens else {})
    assert won(state) == enough


@pytest.mark.rule("N5.1", "N7.3")
def test_a_building_counts_as_a_piece_for_control() -> None:
    """An agent and a building against one agent; an agent against a building is level."""
    for seat, enough in ((0, True), (1, False)):
        board = control(6)
        agents = {**board.agents, "bermondsey": (1, 1 - seat)}
        houses = {**board.buildings, "bermondsey": seat}
        assert won(begin(Board(agents=agents, buildings=houses), "bellinger")) == enough


# -- grenadiers, loans


@pytest.mark.rule("N7.1")
def test_moriarty_does_not_count_districts_with_grenadiers() -> None:
    """Ten with one of them are nine; eleven are enough."""
    assert not won(begin(districts(10), "moriarty", grenadiers="chelsea"))
    assert won(begin(districts(11), "moriarty", grenadiers="chelsea"))


@pytest.mark.rule("N7.2", "N7.9")
@pytest.mark.parametrize("identity", ["balmoral", "gradgrind"])
def test_balmoral_and_gradgrind_count_districts_with_grenadiers(identity: str) -> None:
    """Of eleven, three are watched."""
    assert won(begin(districts(11), identity, "extended", grenadiers="chelsea, city, strand"))


@pytest.mark.rule("N5.1", "N7.2", "N7.3", "N7.4")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize("guarded", ["vauxhall", "chelsea"])
def test_nobody_controls_a_district_with_a_grenadier(lord: str, guarded: str) -> None:
    """Neither by a building nor by agents."""
    assert not won(begin(control(7), lord, grenadiers=guarded))
    assert won(begin(control(8), lord, grenadiers=guarded))


@pytest.mark.rule("N7.6", "N7.9")
@pytest.mark.parametrize(("one", "identity", "goal"), [("standard", "sidonia", 66), ("extended", "gradgrind", 70)])
def test_a_building_beside_a_grenadier_is_no_wealth(one: str, identity: str, goal: int) -> None:
    """The Strand's £12 must be made up for."""
    assert not won(begin(wealth(goal + 11), identity, one, grenadiers="strand"))
    assert won(begin(wealth(goal + 12), identity, one, grenadiers="strand"))


@pytest.mark.rule("N7.4")
def test_a_building_beside_a_grenadier_is_worth_nothing_to_holdhurst() -> None:
    """£54 with one of £18 watched are £36; £66 with one of £12 are enough."""
    assert not won(begin(worth(54), "holdhurst", "extended", grenadiers="lambeth"))
    assert won(begin(worth(66), "holdhurst", "extended", grenadiers="strand"))


@pytest.mark.rule("N7.3", "N7.8", "N7.10", "N7.5")
@pytest.mark.parametrize(
    ("identity", "board"),
    [("bellinger", houses(6)), ("scrooge", pieces(14)), ("lloyd", anybodys(8)), ("fagin", unrests(8))],
)
def test_grenadiers_are_no_matter_where_pieces_and_markers_are_counted(identity: str, board: Board) -> None:
    """Buildings, agents and unrest beside them count."""
    assert won(begin(board, identity, "extended", grenadiers="chelsea, city"))


@pytest.mark.rule("N7.6", "N7.9", "N9.2")
@pytest.mark.parametrize(("one", "identity", "goal"), [("standard", "sidonia", 66), ("extended", "gradgrind", 70)])
@pytest.mark.parametrize(
    ("front", "debt"),
    [("merryweather", 12), ("suburban_bank", 12), ("merryweather, suburban_bank", 24), ("charles_milverton", 0)],
)
def test_a_loan_takes_twelve_pounds_off_wealth(one: str, identity: str, goal: int, front: str, debt: int) -> None:
    """Each loan; another card in front of somebody is none."""
    assert not won(begin(wealth(goal + debt - 1), identity, one, front=front))
    assert won(begin(wealth(goal + debt), identity, one, front=front))


@pytest.mark.rule("N7.4", "N9.2")
@pytest.mark.parametrize(("front", "enough"), [("merryweather", 66), ("merryweather, suburban_bank", 78)])
def test_a_loan_takes_twelve_pounds_off_what_buildings_are_worth(front: str, enough: int) -> None:
    """Though it could be repaid with money."""
    buildings = {"westminster": 0, "city": 0, "lambeth": 0, "strand": 0, "marylebone": 0}
    if enough == 66:
        del buildings["marylebone"]
    board = Board(agents=dict.fromkeys(buildings, (0, 1)), buildings=buildings, money=60)
    assert won(begin(board, "holdhurst", "extended", front=front))
    assert not won(begin(worth(enough - 6), "holdhurst", "extended", front=front))


@pytest.mark.rule("N7.1", "N7.3", "N7.8")
@pytest.mark.parametrize(
    ("one", "identity", "board"),
    [
        ("standard", "moriarty", districts(10)),
        ("extended", "bellinger", houses(6)),
        ("extended", "scrooge", pieces(14)),
    ],
)
def test_loans_are_no_matter_where_pieces_are_counted(one: str, identity: str, board: Board) -> None:
    """Both of them."""
    assert won(begin(board, identity, one, front="merryweather, suburban_bank"))


@pytest.mark.rule("N7.6", "N6.1")
def test_a_blocked_building_is_wealth_as_before() -> None:
    """The artists take nothing of its value."""
    assert won(begin(wealth(66), "sidonia", blocked="city, strand"))
