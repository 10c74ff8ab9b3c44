"""The drawn table of Council of Five: it fits the screen, tells what a seat may know, and has all its words."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from gaslamp import Record, games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.layout import layout_of, words_of
from gaslamp.cli.tables.naming import in_two
from gaslamp.cli.tables.panel import Table, part_in_words
from gaslamp.cli.tables.squares import Squares
from gaslamp.conformance.walk import walk
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games.council.kinds import KINDS
from gaslamp.games.council.spaces import PLACES
from gaslamp.games.council.words import RULES, TIMINGS
from tests.cli.conftest import Command
from tests.games.council.plain import plain

COUNCIL = games["council"]
FIXED = plain(
    "shoggoth: 7 3 5 1, #sea #gate, before_activation pull 1 rival anywhere of #law item",
    "dox_johnson: 4 8 5 2, #klm #council, ongoing steadfast of #klm",
    "deep_one: 9 8 7 6, #deep, ongoing aura 2 of #law",
    "silver_key: artifact, #gold, ongoing stash_more 1",
    "azathoth: 8 8 8 8, #stars, after_activation fetch of #gate",
    "expedition_map: #law #armour",
    "harbour board: c3 +1 any, a1 +2 light, b1 +2 dark, e5 +3 #sea, e4 +3 #sea",
)
NAMES = ("Ada", "Bartholomew")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
WIDTHS = pytest.mark.parametrize("width", [100, 80, 44])
MODES: tuple[dict[str, Any], ...] = ({}, {"board": "none", "cards": "hidden"}, {"stash": "none", "flips": "all"})
DECK = "2 56 57 58 59"
MAP = {"card": "expedition_map", "owner": 1, "colour": 0, "features": [1, 2, 3, 4]}


@cache
def played(answers: int, mode: int = 0) -> State:
    """A game with the real cards after so many random answers."""
    state = COUNCIL.new(2, 7, **MODES[mode])
    for _ in walk(state, seeded(7), answers):
        pass
    return state


def table(seat: int | None = 0, **spaces: dict[str, Any]) -> View:
    """A table in the first turn, which is light's, with bonuses, cards on some spaces, and no others in sight."""
    state = FIXED.new(2, 7, decks=[DECK, DECK])
    view = FIXED.view(state, seat)
    for space in view["table"]["spaces"]:
        space |= spaces.get(space["name"], {})
    bonuses = {"c3": (1, "any"), "a1": (2, "light"), "b1": (2, "dark"), "e5": (3, "sea"), "e4": (3, "sea")}
    for space in view["table"]["spaces"]:
        if bonus := bonuses.get(space["name"]):
            space |= {"bonus": bonus[0], "fitting": bonus[1]}
    for player in view["table"]["players"]:
        player |= {"top": [], "under": [], "stash": [], "fresh": [], "aside": [], "unseen": [], "removed": []}
    view["table"] |= {"turn": 1, "active": 0, "board": "harbour"}
    return view


def drawn(view: View, width: int = 100, lang: str = "en", game: Game = FIXED, height: int | None = None) -> str:
    """The table in plain letters."""
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(draw(view, Voice(game, lang, NAMES), width, height))
    return out.getvalue()


def flat(text: str) -> str:
    """A table without its frame, line ends and columns."""
    return " ".join(text.replace("│", " ").split())


def scope(view: View, lang: str = "en") -> dict[str, Any]:
    """What the layout knows of a table."""
    layout = layout_of(FIXED)
    assert layout is not None
    return Table(layout, view, Voice(FIXED, lang, NAMES), 100).scope()


def square(view: View, name: str, room: int) -> list[Text]:
    """One space of the board."""
    layout = layout_of(FIXED)
    assert layout is not None
    board = next(block for block in layout.blocks if isinstance(block, Squares))
    space = next(space for space in view["table"]["spaces"] if space["name"] == name)
    return board.face(scope(view) | space, room)


# -- the whole


@BOTH
@pytest.mark.parametrize("width", [100, 79, 78, 60, 44])
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("answers", [0, 3, 20, 45, 100_000])
def test_table_fits_the_screen_and_cuts_nothing_off(answers: int, mode: int, width: int, lang: str) -> None:
    """Every line within the width, both players and every space in sight there, at any time of the game."""
    view = COUNCIL.view(played(answers, mode), 1)
    text = drawn(view, width, lang, COUNCIL)
    voice = Voice(COUNCIL, lang)
    assert all(cell_len(row) == width for row in text.splitlines())
    assert "…" not in text and all(name in text for name in NAMES)
    if view["table"]["board"] or mode == 1:
        empty = [space for space in view["table"]["spaces"] if "card" not in space]
        assert all(voice.place(COUNCIL.places.index(space["name"])) in text for space in empty)


@WIDTHS
def test_a_card_tells_all_that_counts_on_its_space(width: int) -> None:
    """Four features on four edges, colour, owner, gate, and what holds for it."""
    card = {"card": "shoggoth", "owner": 1, "colour": 0, "features": [5, 12, 7, 3], "lasting": True, "firm": True}
    lines = [line.strip() for line in drawn(table(d4=card), width).splitlines()]
    first = next(n for n, line in enumerate(lines) if "☼" in line and "#" in line and n > 1)
    rows = [line.split("│")[5] for line in lines[first : first + 4]]
    assert rows[0].split() == ["☼", "5", "#"]
    assert rows[1].split()[0] == "3" and rows[1].split()[-1] == "12" and lines[first + 1][2:].startswith("4")
    assert "Shoggo" in rows[1] + rows[2]
    assert rows[3].split() == ["▼", "7", "∞◆"]


def test_colours_are_told_by_style_and_by_sign() -> None:
    """Light on dark and dark on light, with sun and moon; a gate is red."""
    layout = layout_of(FIXED)
    assert layout is not None
    inks, signs = layout.values["inks"], layout.values["signs"]
    for colour in (0, 1):
        card = {"card": "shoggoth", "owner": 0, "colour": colour, "features": [1, 2, 3, 4]}
        lines = square(table(a1=card), "a1", 13)
        assert lines[0].plain.startswith(signs[colour])
        assert all(any(span.style == inks[colour] for span in line.spans) for line in lines)
        assert [span.style for span in lines[0].spans if lines[0].plain[span.start : span.end] == "#"] == ["bold red"]
    assert len({*inks}) == len({*signs}) == 2


@pytest.mark.parametrize("room", [5, 6, 9, 11, 13, 17])
def test_a_square_is_as_wide_as_it_should_be(room: int) -> None:
    """Whatever numbers and marks are on it."""
    long = {"card": "priest_of_the_esoteric_order", "owner": 1, "colour": 1, "lasting": True, "firm": True}
    view = table(a1=long | {"features": [18, 18, 18, 18]}, b2=MAP | {"features": [1, 2, 3, 4]})
    for name in ("a1", "b2", "c3", "d4", "e5"):
        assert [line.cell_len for line in square(view, name, room)] == [room] * 4


def test_an_empty_space_tells_its_bonus() -> None:
    """And which cards it is for; where there is no room, the whole is told below."""
    view = table()
    wide, narrow = flat(drawn(view)), flat(drawn(view, 44))
    told = {name: [line.plain.strip() for line in square(view, name, 13)] for name in ("c3", "a1", "b1", "e5", "d4")}
    assert told["c3"][1:3] == ["C3", "+1"] and told["a1"][1:3] == ["A1", "+2 ☼"] and told["b1"][1:3] == ["B1", "+2 ☾"]
    assert told["e5"][1:3] == ["E5", "+3 #Sea"] and told["d4"] == ["", "D4", "", ""]
    for text in (wide, narrow):
        assert "+2 ☼: A1 · +2 ☾: B1 · +1: C3" in text and "+3 #Sea: E4 E5" in text


def test_the_bonus_under_a_card_is_still_told() -> None:
    """The card may leave."""
    assert "+2 ☼: A1 " in flat(drawn(table(a1=MAP)))


# -- without a board


@WIDTHS
def test_without_a_board_only_spaces_in_sight_are_drawn(width: int) -> None:
    """With the letters and numbers that they are called by, and gaps where no card can lie."""
    view = table()
    view["table"] |= {"board": None, "spaces": [{"name": "t45"} | MAP, {"name": "t46"}, {"name": "t35"}]}
    lines = drawn(view, width).splitlines()
    assert lines[1].strip("│ ").split() == ["E", "F"]
    numbers = [line[2] for line in lines if line[2:4] in ("3 ", "4 ")]
    assert numbers == ["3", "4"]
    text = flat("\n".join(lines))
    assert "E3" in text and "F4" in text and "F3" not in text


def test_gaps_between_cards_keep_their_rows() -> None:
    """When cards have left the table, what is left stays where it is."""
    view = table()
    view["table"] |= {"board": None, "spaces": [{"name": "t22"} | MAP, {"name": "t62"} | MAP]}
    chart = [line[2:] for line in drawn(view).splitlines()]
    chart = chart[
        next(n for n, line in enumerate(chart) if "┌" in line) : next(n for n, line in enumerate(chart) if "└" in line)
    ]
    assert [line[0] for line in chart if line[0] != " "] == list("23456")
    assert [line[0] for line in chart if line.count("Map") or line.count("Expedition")] == ["2", " ", "6", " "]


@pytest.mark.parametrize("width", range(44, 101, 7))
@pytest.mark.parametrize("last", "567")
def test_a_name_that_a_square_cuts_off_is_told_elsewhere(last: str, width: int) -> None:
    """However many squares there are in a row."""
    view = table()
    view["table"] |= {"board": None, "spaces": [{"name": "t42"} | MAP, {"name": f"t4{last}"}]}
    assert "Expedition Map" in flat(drawn(view, width)) or drawn(view, width).count("Map") == 1


def test_as_many_spaces_as_a_board_has_are_not_taken_for_one() -> None:
    """Without a board there is none to choose."""
    view = table()
    view["table"] |= {"board": None, "spaces": [{"name": f"t{row}{column}"} for row in "34567" for column in "23456"]}
    text = drawn(view)
    assert "B3" in text and "Catacombs" not in text


# -- before the first turn


@BOTH
@WIDTHS
def test_boards_are_told_to_whoever_chooses_one(width: int, lang: str) -> None:
    """By name, with all their bonuses; afterwards only the one that was chosen."""
    view, voice = table(), Voice(FIXED, lang)
    before = view["table"] | {"board": None, "turn": 0, "spaces": [{"name": n} for n in FIXED.places[:25]]}
    text = flat(drawn(view | {"table": before}, width, lang))
    for board in ("plain", "crossroads", "harbour", "catacombs"):
        assert voice.texts.say(f"word-board-{board}") in text
    assert "+1: C3" in text and "+2 ☼: A1" in text and words_of(FIXED, lang).say("no-bonus") in text
    assert voice.texts.say("word-board-catacombs") not in drawn(view, width, lang)


# -- players


@WIDTHS
def test_a_player_is_told_in_numbers(width: int) -> None:
    """Side, points, deck, stash with its limit, and what was removed."""
    view = table()
    view["table"]["players"][0] |= {"score": 7, "deck_size": 12, "stash_limit": 3, "stash": ["silver_key"]}
    view["table"]["players"][0] |= {"removed": ["shoggoth", "shoggoth"]}
    text = flat(drawn(view, width))
    assert "▶ ☼ Ada (you) light, south points 7 deck 12 stash 1/3 removed 2" in text
    assert "☾ Bartholomew dark, north" in text and "▶ ☾" not in text


def test_without_stashes_none_is_told() -> None:
    """And nothing of removed cards as long as there are none."""
    view = table()
    for player in view["table"]["players"]:
        player["stash_limit"] = 0
    assert "stash" not in drawn(view) and "removed" not in drawn(view)


def test_whoever_looks_is_told_last() -> None:
    """Next to the question; a spectator is told of the north first."""
    for seat, order in ((0, ["Bartholomew", "Ada"]), (1, ["Ada", "Bartholomew"]), (None, ["Bartholomew", "Ada"])):
        text = drawn(table(seat))
        assert sorted(NAMES, key=text.index) == order


@pytest.mark.parametrize("width", [100, 80])
def test_known_cards_are_told_in_full(width: int) -> None:
    """The card being played, the top card, the stash with what must wait, and the rest of the deck as far as known."""
    view = table(0, c2=MAP, d2=MAP | {"colour": 1})
    view["table"]["played"] = "deep_one"
    view["table"]["players"][0] |= {"top": ["shoggoth", "back", "silver_key"], "under": ["back", "azathoth"]}
    view["table"]["players"][0] |= {"stash": ["azathoth", "dox_johnson"], "fresh": ["dox_johnson"]}
    view["table"]["players"][0] |= {"aside": ["cthulhu"], "unseen": ["hastur", "hastur"]}
    text = flat(drawn(view, width))
    assert "being played: Deep One" in text and "on top: Shoggoth" in text
    assert "in the stash: Azathoth" in text and "in the stash, from the next turn: Dox Johnson" in text
    assert "below the top card: ?, Silver Key" in text and "at the bottom of the deck: ?, Azathoth" in text
    assert "taken out of the deck: Cthulhu" in text and "in the deck: 2× Hastur" in text


def test_of_two_equal_stashed_cards_only_the_new_one_must_wait() -> None:
    """The older one can be played."""
    view = table()
    view["table"]["players"][0] |= {"stash": ["silver_key", "silver_key"], "fresh": ["silver_key"]}
    text = drawn(view)
    assert text.count("in the stash, from the next turn: Silver Key") == 1 and text.count("in the stash: Silver") == 1


def test_hidden_cards_are_not_told() -> None:
    """Only how many there are."""
    view = table()
    view["table"]["players"][1] |= {"top": [], "stash": ["back", "back"], "stash_limit": 2, "unseen": ["hastur"]}
    text = flat(drawn(view))
    assert "stash 2/2" in text and "in the stash" not in text and "on top" not in text
    assert "out of sight: Hastur" in text


@pytest.mark.parametrize(("seat", "cross"), [(0, ["7", "1 ▲ 3", "5"]), (1, ["5", "3 ▼ 1", "7"])])
def test_features_are_shown_as_the_card_will_lie(seat: int, cross: list[str]) -> None:
    """The cards of the north lie upside down."""
    view = table(seat)
    view["table"]["players"][seat]["top"] = ["shoggoth"]
    lines = drawn(view).splitlines()
    first = next(n for n, line in enumerate(lines) if "on top: Shoggoth" in line)
    assert [line[4:9].strip() for line in lines[first : first + 3]] == cross


@BOTH
@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "shoggoth",
            "Enemy  #Sea #Gate\nbefore activation: pulls cards to its side "
            "(1 card, #Law/Item, of the rival’s colour, anywhere) C11.7\nfits: D2☾",
            "(1 karta, #Prawo/Przedmiot, w kolorze przeciwnika, gdziekolwiek) C11.7\npasują: D2☾",
        ),
        (
            "dox_johnson",
            "Investigator  #MythHunters #Council\nongoing: cannot be flipped (beside #MythHunters) C11.23",
            "stale: nie daje się odwrócić (obok: #KŁM) C11.23",
        ),
        ("deep_one", "(+2, #Law) C11.22\nfits: C2☼", "(+2, #Prawo) C11.22\npasują: C2☼"),
        ("silver_key", "makes your stash larger (+1) C11.17", "powiększa twój schowek (+1) C11.17"),
        (
            "azathoth",
            "needs an open gate and cascades; after activation: fetches a card from your deck into your stash "
            "(#Gate) C11.11",
            "wymaga otwartej bramy i wywołuje kaskadę; po aktywacji: sprowadza kartę z twojej talii do schowka "
            "(#Brama) C11.11",
        ),
    ],
)
def test_an_extra_rule_is_told_in_a_few_words(card: str, english: str, polish: str, lang: str) -> None:
    """When, what, how many, which cards, whose, where, the rule's number, and what on the board fits now."""
    view = table(0, c2=MAP, d2=MAP | {"colour": 1})
    parts = scope(view, lang)
    head = f"{parts['type_of'](card)}  {parts['keywords_of'](card)}"
    fits = " ".join(parts["fitting_cards"](card, 0))
    lines = [head, str(parts["extra"](card)), f"{words_of(FIXED, lang).say('fits')}: {fits}" if fits else ""]
    assert "\n".join(filter(None, lines)).endswith(english if lang == "en" else polish)
    view["table"]["players"][0]["top"] = [card]
    shown = drawn(view, 100, lang)
    assert all(word in shown for line in lines for word in line.split())


# -- what lies where


def test_keywords_of_cards_on_the_board_can_be_looked_up() -> None:
    """By type on a wide screen; on a narrow one card by card, with the names that its squares cut off."""
    view = table(0, c2=MAP, d4=MAP | {"card": "shoggoth"}, e1=MAP | {"card": "deep_one"})
    assert "Enemy E1 #Deep D4 #Sea #Gate Item C2 #Law #Armour" in flat(drawn(view))
    narrow = flat(drawn(view, 44))
    assert "C2 Expedition Map Item #Law #Armour D4 Shoggoth Enemy #Sea #Gate" in narrow


@BOTH
@WIDTHS
def test_rules_that_hold_are_told_with_their_card(width: int, lang: str) -> None:
    """And only those."""
    voice, key = Voice(FIXED, lang), MAP | {"card": "silver_key", "lasting": True}
    view = table(0, c2=key, d4=MAP | {"card": "deep_one"})
    text = flat(drawn(view, width, lang))
    assert f"C2 ∞ {voice.card(KINDS.index('silver_key'))} – {voice.word('rule', 'stash_more')} (+1) C11.17" in text
    assert "C11.22" not in text


@BOTH
def test_signs_on_the_table_are_explained(lang: str) -> None:
    """Those that are there, and no two of them alike."""
    say = words_of(FIXED, lang)
    marks = {key: say.say(f"mark-{key}") for key in ("gate", "lasting", "firm")}
    assert len({*marks.values(), *"☼☾▲▼"}) == 7
    bare = flat(drawn(table(), lang=lang))
    full = flat(drawn(table(0, c2=MAP | {"card": "shoggoth", "lasting": True, "firm": True}), lang=lang))
    for key, mark in marks.items():
        meaning = f"{mark} {say.say(f'legend-{key}')}"
        assert meaning in full and meaning not in bare
    assert all(f"{sign} {say.say(f'legend-{side}')}" in bare for sign, side in zip("☼☾", ("light", "dark")))


# -- names


@pytest.mark.parametrize(
    ("name", "first", "second", "told"),
    [
        ("Yig", 9, 13, ("Yig", "")),
        ("Sydney Lake", 9, 13, ("Sydney", "Lake")),
        ("Sydney Lake", 13, 17, ("Sydney Lake", "")),
        ("Shub-Niggurath", 9, 13, ("Shub-", "Niggurath")),
        ("Necronomicon", 9, 13, ("", "Necronomicon")),
        ("Bartholomew Quill", 9, 13, ("Bartholo.", "Quill")),
        ("Priest of the Esoteric Order", 9, 13, ("Priest", "Esoteric Ord.")),
        ("Mi-go Scout", 9, 13, ("Mi-go", "Scout")),
    ],
)
def test_names_are_told_in_two_lines(name: str, first: int, second: int, told: tuple[str, str]) -> None:
    """Whole if they can be, then without small words, then cut."""
    assert in_two(name, first, second) == told


@BOTH
@pytest.mark.parametrize(("first", "second"), [(6, 11), (9, 13), (13, 17)])
def test_no_two_cards_are_shortened_to_the_same_name(first: int, second: int, lang: str) -> None:
    """One can tell them apart on the board."""
    voice = Voice(COUNCIL, lang)
    names = [in_two(voice.card(card), first, second) for card in range(1, len(KINDS))]
    assert len({*names}) == len(names)
    assert all(len(one) <= first and len(two) <= second and one + two for one, two in names)


# -- words


@BOTH
def test_every_card_is_said(lang: str) -> None:
    """In words without gaps; each rule and each timing has its own, and none is left over."""
    voice, data = Voice(COUNCIL, lang), COUNCIL.data
    for card in KINDS[1:]:
        extra = str(part_in_words(voice, "extra", card))
        assert bool(extra) == bool(COUNCIL.card_rules[KINDS.index(card)])
        keywords = data.words(card, "keywords") if data.has(card, "keywords") else []
        assert "  " not in extra and str(part_in_words(voice, "keywords_of", card)).count("#") == len(keywords)
    assert {data.word(card, "rule") for card in KINDS[1:] if data.has(card, "rule")} <= {*RULES}
    texts = words_of(COUNCIL, lang)
    assert [key.removeprefix("timing-") for key in texts.keys if key.startswith("timing-")] == [*TIMINGS[1:]]


@BOTH
@pytest.mark.parametrize("answers", [3, 20, 45])
def test_board_and_the_card_to_play_are_on_a_small_screen_together(answers: int, lang: str) -> None:
    """Every card on the board, and one's own on top of the deck, in eighteen lines of eighty columns."""
    state = played(answers)
    view = COUNCIL.view(state, state.asked)
    text = drawn(view, 80, lang, COUNCIL, 18)
    assert len(text.splitlines()) <= 21 and all(cell_len(row) == 80 for row in text.splitlines())
    for space in view["table"]["spaces"]:
        if "card" in space:
            assert " ".join(map(str, space["features"])) in text


@pytest.mark.parametrize(("lang", "result"), [("en", "Result"), ("pl", "Wynik")])
def test_whole_game_is_played_by_number(gaslamp: Command, lang: str, result: str) -> None:
    """From the cut to the last card."""
    told = gaslamp("play", "council", "--seed", 7, "--bots", "random", "--lang", lang, typed="1\n" * 500)
    assert told.code == 0 and result in told.out
    assert Record.load("council-7.gaslamp").replay().over


def test_a_space_is_chosen_by_its_name(gaslamp: Command) -> None:
    """In large or small letters, where a space is asked for; elsewhere, and for one that is none, it is no answer."""
    typed = "1\nz9\nC3\nb2\n" * 8  # whatever comes first: C3 for a card to play is refused, and so is z9 for a space
    told = gaslamp("play", "council", "--seed", 7, "--bots", "random", "--lang", "en", typed=typed)
    assert "“z9” is not an answer" in told.out and "“C3” is not an answer" in told.out
    answers = Record.load("council-7.gaslamp").answers
    assert (PLACES.index("c3"),) in answers and (PLACES.index("b2"),) in answers
