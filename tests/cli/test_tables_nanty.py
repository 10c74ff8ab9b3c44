"""The drawn table of Nanty Narking: it fits the screen, tells what a seat may know, and has all its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from gaslamp import games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.drawing import Drawing, boxes
from gaslamp.cli.tables.layout import layout_of, words_of
from gaslamp.cli.tables.panel import Table, part_in_words
from gaslamp.conformance.walk import walk
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty import scoring
from gaslamp.games.nanty.kinds import CARDS, DISTRICTS, IDENTITIES, KINDS
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.view import goal_key
from gaslamp.games.nanty.words import ABILITIES, GOALS, REACTIONS, SCROLLS, SETS
from gaslamp.games.nanty.words import SYMBOLS as PRINTED

NANTY = games["nanty"]
NAMES = ("Ada", "Bartholomew", "Clementine", "Dashwood")
ARMS = {  # where the lines of a letter lead
    "─": "EW",
    "│": "NS",
    "╭": "ES",
    "╮": "SW",
    "╰": "EN",
    "╯": "NW",
    "├": "ENS",
    "┤": "NSW",
    "┬": "ESW",
    "┴": "ENW",
    "┼": "ENSW",
}
Point = tuple[int, int]  # column and row
Box = tuple[int, int, int, int]  # columns on the left and on the right, rows above and below
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
WIDTHS = pytest.mark.parametrize("width", [100, 80, 44])


@cache
def played(seats: int, answers: int, identities: str = "standard") -> Nanty:
    """A game after so many random answers."""
    state = NANTY.new(seats, 7, identities=identities)
    assert isinstance(state, Nanty)
    for _ in walk(state, seeded(7), answers):
        pass
    return state


def drawn(view: View, width: int = 100, lang: str = "en", game: Game = NANTY, height: int | None = None) -> str:
    """The table in plain letters."""
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(draw(view, Voice(game, lang, NAMES), width, height))
    return out.getvalue()


def flat(text: str) -> str:
    """A table without its frame, line ends and columns."""
    return " ".join(text.replace("│", " ").split())


def corrected(folder: Path, corrections: str) -> Game:
    """The game with an owner's numbers."""
    path = folder / "mine.toml"
    path.write_text(corrections, encoding="utf-8")
    return NANTY.with_file(path)


# -- the whole


@BOTH
@pytest.mark.parametrize("width", [100, 80, 79, 44])
@pytest.mark.parametrize(("seats", "answers"), [(2, 0), (3, 100), (4, 215), (4, 100_000)])
def test_table_fits_the_screen_and_cuts_nothing_off(seats: int, answers: int, width: int, lang: str) -> None:
    """Every line within the width, every district and every player there, at any time of the game."""
    text = drawn(NANTY.view(played(seats, answers), 1), width, lang)
    voice = Voice(NANTY, lang)
    assert all(cell_len(row) == width for row in text.splitlines())
    assert "…" not in text
    assert all(voice.card(KINDS.index(district)) in text for district in DISTRICTS)
    assert all(name in text for name in NAMES[:seats])


@WIDTHS
def test_own_hand_and_identity_are_shown_and_those_of_others_are_not(width: int) -> None:
    """A spectator sees nobody's."""
    state, voice = played(3, 0), Voice(NANTY, "en")
    own, open = (flat(drawn(NANTY.view(state, seat), width)) for seat in (0, None))
    everybody = [voice.card(KINDS.index(identity)) for identity in IDENTITIES]
    hands = [[voice.card(card) for card in player.hand.list()] for player in state.players]
    assert [name in own for name in everybody].count(True) == 1
    assert all(card in own for card in hands[0]) and not any(card in own for card in hands[1] + hands[2])
    assert "Your hand" in own and "(you)" in own
    assert not any(name in open for name in [*everybody, *hands[0], "Your hand", "(you)", "You are"])


@WIDTHS
def test_at_the_end_everybody_is_known(width: int) -> None:
    """With how far each was on the way."""
    state, voice = played(4, 100_000), Voice(NANTY, "en")
    text = flat(drawn(NANTY.view(state, 0), width))
    assert state.over
    assert all(f"{voice.card(state.identities.of(seat))} N7." in text for seat in range(4))


def test_decks_discards_and_random_events_are_counted() -> None:
    """Those that have happened by name."""
    view = NANTY.view(played(3, 0), None)
    view["table"] |= {"turn": 12, "upper": 3, "lower": 53, "discard": ["bobby", "mudlark"]}
    view["table"] |= {"happened": ["fire", "flood"], "to_happen": 10}
    text = flat(drawn(view))
    assert "Nanty Narking · turn 12" in text
    assert "upper deck 3 · lower 53 · discards 2" in text
    assert "unrest ███░░░░░ 3/8 random events 2/12: Fire, Flood" in text


# -- the map


def roads(rows: list[str], tiles: dict[int, Box]) -> Iterator[tuple[int, int]]:
    """Every line that leaves a district, followed to where it ends."""
    inside = {
        (x, y): number
        for number, (left, right, top, bottom) in tiles.items()
        for x in range(left, right + 1)
        for y in range(top, bottom + 1)
    }
    edges = {
        (x, y)
        for left, right, top, bottom in tiles.values()
        for x, y in product(range(left, right + 1), range(top, bottom + 1))
        if x in (left, right) or y in (top, bottom)
    }
    for start, number in inside.items():
        for arm in ARMS.get(rows[start[1]][start[0]], "") if start in edges else "":
            if beside(start, arm) not in inside:
                yield number, inside[followed(rows, start, arm, inside)]


def followed(rows: list[str], start: Point, arm: str, inside: dict[Point, int]) -> Point:
    """The end of a line: it never forks and never stops before a district."""
    at = beside(start, arm)
    while at not in inside:
        arm, *fork = set(ARMS[rows[at[1]][at[0]]]) - {BACK[arm]}
        assert not fork
        at = beside(at, arm)
    assert BACK[arm] in ARMS[rows[at[1]][at[0]]]
    return at


def beside(at: Point, arm: str) -> Point:
    """The next letter in a direction."""
    across, down = STEPS[arm]
    return at[0] + across, at[1] + down


def borders(game: Game) -> set[tuple[int, int]]:
    """All pairs of neighbours, in both orders."""
    return {(n, other) for n, name in enumerate(DISTRICTS, 1) for other in game.data.numbers(name, "neighbours")}


def london() -> Drawing:
    """The map in the layout."""
    layout = layout_of(NANTY)
    assert layout is not None
    return next(block for block in layout.blocks if isinstance(block, Drawing))


def mapped(drawing: int, answers: int) -> tuple[list[str], dict[int, Box]]:
    """A map in plain letters, filled in, and where its districts are."""
    layout, block = layout_of(NANTY), london()
    assert layout is not None
    scope = Table(layout, NANTY.view(played(4, answers), 0), Voice(NANTY, "en", NAMES), 100).scope()
    places = [scope, *block.scopes(scope)]
    rows = block.drawings[drawing].strip("\n").splitlines()
    heights = [len([*block.filled(row, places)]) for row in rows]
    starts = [sum(heights[:n]) for n in range(len(rows))]
    tiles = {n: (left, right, starts[top], starts[bottom]) for n, (left, right, top, bottom) in boxes(rows).items()}
    drawn = [line.plain for line in block.whole(rows, places)]
    widest = max(map(len, drawn))
    return [row.ljust(widest) for row in drawn], tiles


@pytest.mark.parametrize("answers", [0, 215])
@pytest.mark.parametrize("drawing", range(4))
def test_every_border_is_a_road_that_can_be_followed(drawing: int, answers: int) -> None:
    """From either side, and there are no other roads; also where districts are so full that rows are put in."""
    found = list(roads(*mapped(drawing, answers)))
    assert len(found) == len(set(found)) == 46
    assert set(found) == borders(NANTY)
    layout = layout_of(NANTY)
    assert layout is not None
    drawn = {tuple(border) for border in layout.values["borders"]}
    assert drawn | {(b, a) for a, b in drawn} == borders(NANTY)


def test_borders_of_an_owner_are_told_by_number(tmp_path: Path) -> None:
    """Where no road is drawn that should be, or one that is not there, all neighbours are told and no map is shown."""
    game = corrected(
        tmp_path,
        '[marylebone]\nneighbours = { is = [1, 2, 9], source = "printed" }\n'
        '[city]\nneighbours = { is = [2, 3, 6, 9], source = "printed" }\n'
        '[clerkenwell]\nneighbours = { is = [4, 5, 6, 7], source = "printed" }\n',
    )
    text = flat(drawn(game.view(game.new(2, 7), 0), game=game))
    assert "near 1 2 9" in text and "near 4 5 6 7" in text and text.count("near") == 12 and "≈" not in text
    assert "≈" in drawn(NANTY.view(NANTY.new(2, 7), 0))


@BOTH
def test_narrow_screen_tells_all_neighbours(lang: str) -> None:
    """By number, for each district."""
    text, near = flat(drawn(NANTY.view(played(3, 0), 0), 44, lang)), words_of(NANTY, lang)
    for district in DISTRICTS:
        numbers = " ".join(map(str, NANTY.data.numbers(district, "neighbours")))
        assert near.say("near", districts=numbers) in text


@BOTH
@WIDTHS
def test_thames_flows_between_the_banks(width: int, lang: str) -> None:
    """By its name, once."""
    text = drawn(NANTY.view(played(4, 215), 0), width, lang)
    (river,) = [row for row in text.splitlines() if "≈≈" in row]
    assert words_of(NANTY, lang).say("thames") in river


@pytest.mark.parametrize("drawing", range(4))
def test_four_districts_lie_south_of_the_thames(drawing: int) -> None:
    """Vauxhall, Lambeth, Southwark and Bermondsey; all others north."""
    rows = london().drawings[drawing].strip("\n").splitlines()
    river = next(y for y, row in enumerate(rows) if "≈≈" in row)
    assert {number for number, (_, _, top, _) in boxes(rows).items() if top > river} == {8, 10, 11, 12}


def test_district_tells_everything_that_stands_there() -> None:
    """Number, unrest, cost, name, ability, whose building, whether blocked, agents, grenadiers, citizens."""
    view = NANTY.view(played(3, 0), 0)
    city = view["table"]["districts"][4]
    city |= {"unrest": True, "building": 1, "blocked": True, "agents": [2, 2, 1], "grenadiers": 1, "citizens": 3}
    assert "5 City £18 ⚑ insure £3 ⌂②✗ ①2 ②2 ③1 ♜1 ☻3 near 2 3 4 6 9" in flat(drawn(view, 44))
    wide = drawn(view)
    for line in ("5 ⚑      £18", "City        ", "insure £3   ", "⌂②✗ ①2 ②2 ③1", "♜1 ☻3       "):
        assert line in wide


def test_whoever_controls_a_district_is_marked() -> None:
    """The seat that the table names, and nobody else."""
    view = NANTY.view(played(3, 0), 0)
    city = view["table"]["districts"][4]
    city |= {"building": 1, "agents": [2, 2, 0], "control": 1}
    assert "▴⌂② ①2 ②2" in flat(drawn(view))
    del city["control"]
    assert "▴" not in drawn(view).replace("▴ controls", "")


# -- the players


@WIDTHS
def test_player_tells_what_lies_before_them(width: int) -> None:
    """District cards with what they do and what keeps them asleep, loans, burdens, and what one knows of the hand."""
    view = NANTY.view(played(3, 0), 0)
    view["table"]["districts"][0] |= {"building": 1, "blocked": True, "control": 1}
    view["table"]["districts"][10] |= {"building": 1, "grenadiers": 1}
    rival = view["table"]["players"][1]
    rival |= {
        "cards": ["chelsea", "lambeth"],
        "front": ["merryweather", "marshalsea"],
        "limit": 4,
        "money": 30,
        "wealth": 24,
    }
    rival |= {"hand": ["mudlark"], "supply": {"agents": 9, "buildings": 4}}
    text = flat(drawn(view, width))
    assert "cards: Chelsea agent £3 N10.1 ✗, Lambeth +£3 N10.4 ♜" in text
    assert "in front: Director Merryweather (loan: £12 or 15 points), Marshalsea Prison (one card less in hand)" in text
    assert "known in hand: Mudlark" in text
    row = "② Bartholomew 25 £30 5 ≤4 3/9 2/4 3/1 £24"
    block = "points 25 money £30 hand 5 ≤4 agents/supply 3/9 buildings/supply 2/4 districts/control 3/1 worth £24"
    assert (block if width == 44 else row) in text


# -- identities


def be(state: Nanty, identity: int) -> None:
    """The first player is somebody else."""
    cards = state.identities.cards
    other = cards.list().index(identity)
    cards[0], cards[other] = cards[other], cards[0]


@pytest.mark.parametrize("identities", SETS)
@pytest.mark.parametrize(("seats", "answers"), [(2, 300), (3, 150), (4, 100), (4, 215)])
def test_way_to_the_goal_is_what_the_rules_say(seats: int, answers: int, identities: str) -> None:
    """Whatever an identity counts is told with how much of it there is, and who controls what."""
    state = played(seats, answers, identities)
    table = NANTY.view(state, 0)["table"]
    for seat in range(seats):
        ruled = [state.london.controls(seat, n) for n in range(1, 13)]
        assert [district.get("control") == seat for district in table["districts"]] == ruled
        assert table["players"][seat]["wealth"] == scoring.wealth(state, seat)
    for identity in state.identities.cards.list():
        be(state, identity)
        wanted = [(n, state.edition.goal(identity, state.identity_set, n, seats)) for n in range(len(GOALS))]
        shown = [{goal_key(GOALS[n]): max(0, scoring.progress(state, 0, n)), "wanted": w} for n, w in wanted if w]
        assert NANTY.view(state, 0)["table"]["players"][0]["goals"] == shown


@pytest.mark.parametrize(
    ("seats", "identities", "identity", "told"),
    [
        (2, "standard", "moriarty", "agents in 3/10 districts without grenadiers"),
        (2, "classic", "moriarty", "agents in 3/11 districts without grenadiers"),
        (4, "standard", "sidonia", "£10/42 in money and buildings"),
        (3, "standard", "sidonia", "£10/50 in money and buildings"),
        (4, "classic", "sidonia", "£10/50 in money and buildings"),
        (3, "standard", "balmoral", "control of 0/5 districts"),
        (3, "extended", "balmoral", "agents in 3/10 districts or control of 0/5 districts"),
        (3, "extended", "bellinger", "control of 0/5 districts or 0/5 buildings"),
        (4, "extended", "holdhurst", "control of 0/4 districts or £0/36 in buildings"),
        (2, "extended", "scrooge", "3/14 agents and buildings"),
        (2, "extended", "lloyd", "0/8 buildings of anybody"),
        (3, "standard", "fagin", "3/8 unrest markers"),
        (3, "extended", "fagin", "3/8 unrest markers or when the deck is out (86 left), more unrest (3) than"),
        (3, "standard", "holmes", "nobody wins before the deck is out (86 left)"),
        (3, "extended", "holmes", "when the deck is out (86 left), more agents (3) than unrest (3)"),
    ],
)
def test_own_goal_is_that_of_the_set_and_the_number_of_players(
    seats: int, identities: str, identity: str, told: str
) -> None:
    """The numbers of the set that is played, and no others."""
    state = played(seats, 0, identities)
    be(state, KINDS.index(identity))
    view = NANTY.view(state, 0)
    name = Voice(NANTY, "en").card(KINDS.index(identity))
    assert f"You are {name} N7.{IDENTITIES.index(identity) + 1}: {told}" in flat(drawn(view))


def test_identities_known_to_be_unused_are_told() -> None:
    """To whoever has seen them."""
    view = NANTY.view(played(3, 0), 0)
    view["table"]["seen"] = ["balmoral", "fagin"]
    assert "Unused identities: Lord Balmoral, Fagin" in flat(drawn(view))


# -- cards


@WIDTHS
def test_hand_tells_symbols_in_order_text_and_rule(width: int) -> None:
    """And so do cards that are being played."""
    view = NANTY.view(played(3, 0), 0)
    view["table"]["players"][0]["hand"] = ["irene_adler", "gaiety_theatre", "mr_micawber"]
    view["table"]["laid"] = ["bookmaker"]
    text = flat(drawn(view, width))
    assert "Irene Adler ♟ £3 § » draw 2 cards N9.13" in text
    assert "Gaiety Theatre ⌂ § £1 for each figure in the Strand N9.5" in text
    assert "Mr Micawber –" in text
    assert "Being played Bookmaker § » roll 7 or more: £4; roll 1: lose an agent or £2 N9.8" in text


def test_numbers_are_those_of_the_game_that_is_played(tmp_path: Path) -> None:
    """An owner's cards are drawn, not ours."""
    game = corrected(
        tmp_path,
        '[pickpocket]\namount = { is = 7, source = "printed" }\n'
        '[costermonger]\nmoney = { is = 9, source = "printed" }\n'
        '[chelsea]\ncost = { is = 20, source = "printed" }\nprice = { is = 12, source = "printed" }\n',
    )
    view = game.view(game.new(2, 7), 0)
    view["table"]["players"][0]["hand"] = ["pickpocket", "costermonger"]
    text = drawn(view, 80, game=game)
    assert "£7 from a player" in text and "£9 ♟" in text and "agent £12" in text and "£20" in text
    assert all(cell_len(row) == 80 for row in text.splitlines())


@BOTH
def test_every_text_of_a_card_is_said(lang: str) -> None:
    """In words without gaps, and none is left over."""
    voice = Voice(NANTY, lang)
    for card in CARDS:
        said = str(part_in_words(voice, "text_of", card))
        assert bool(said) == NANTY.data.has(card, "text") == bool(re.search(r" N9\.\d+$", said))
        assert "  " not in said and " ," not in said and "£0" not in said, said
    keys = words_of(NANTY, lang).keys
    assert [key.removeprefix("text-") for key in keys if key.startswith("text-")] == [*SCROLLS, *REACTIONS]
    assert [key for key in keys if key.startswith("ability-")] == [f"ability-{ability}" for ability in ABILITIES]


# -- words


@BOTH
def test_every_sign_is_explained_and_no_two_are_alike(lang: str) -> None:
    """Those of the map, and those of cards; the house stands for a building in both."""
    layout, say = layout_of(NANTY), words_of(NANTY, lang)
    assert layout is not None
    printed, on_map = layout.values["symbols"], layout.values["signs"]
    assert {*printed, "none"} == set(PRINTED) == set(layout.values["symbol_inks"])
    symbols = [say.say(f"symbol-{symbol}", money=2) for symbol in PRINTED]
    signs = [say.say(f"sign-{sign}") for sign in on_map]
    assert len({*symbols, *signs}) == len(symbols) + len(signs) - 1
    text = flat(drawn(NANTY.view(played(3, 0), 0), lang=lang))
    for key in (*on_map, *printed):
        sign = say.say(f"{'sign' if key in on_map else 'symbol'}-{key}", money=2)
        assert f"{sign} {say.say(f'legend-{key}')}" in text


@BOTH
@pytest.mark.parametrize(("seats", "answers"), [(2, 0), (3, 100), (4, 215)])
def test_districts_plan_and_hand_are_on_a_small_screen_together(seats: int, answers: int, lang: str) -> None:
    """Every district and every card of one's hand, in eighteen lines of eighty columns."""
    state = played(seats, answers)
    assert state.asked is not None
    view, voice = NANTY.view(state, state.asked), Voice(NANTY, lang)
    text = drawn(view, 80, lang, height=18)
    assert len(text.splitlines()) <= 18 and all(cell_len(row) == 80 for row in text.splitlines())
    hand = view["table"]["players"][state.asked]["hand"]
    assert all(voice.card(KINDS.index(card)) in flat(text) for card in [*DISTRICTS, *hand])
