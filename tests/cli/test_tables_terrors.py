"""The drawn table of Terrors of London: it fits the screen, tells what a seat may know, and has all its words."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from gaslamp import Record, games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.layout import layout_of, words_of
from gaslamp.cli.tables.panel import Table, part_in_words
from gaslamp.conformance.walk import walk
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games.terrors.kinds import INFLUENCES, KINDS, OVERLORDS
from gaslamp.games.terrors.words import DEEDS, GIFTS, KEYWORDS, RESOURCES, TRIGGERS
from tests.cli.conftest import Command

TERRORS = games["terrors"].with_file(Path(__file__).with_name("terrors.toml"))
NAMES = ("Ada", "Bartholomew", "Clementine", "Dashwood")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
WIDTHS = pytest.mark.parametrize("width", [100, 80, 44])
HORDE = [
    {"card": "werewolf", "horde": 1, "unleashed": 1},
    {"card": "skeleton", "horde": 1, "banish_token": True, "haunted": True},
    {"card": "poltergeist", "horde": 1},
]
LOOSE = [{"card": "cultist"}, {"card": "cultist"}, {"card": "ghoul"}, {"card": "phantom", "haunt_token": True}]


@cache
def played(seats: int, answers: int) -> State:
    """A game after so many random answers."""
    state = TERRORS.new(seats, 7)
    for _ in walk(state, seeded(7), answers):
        pass
    return state


def midway(seat: int | None = 0) -> View:
    """A game of two in its first turn, which is the first player's."""
    view = TERRORS.view(played(2, 6), seat)
    view["table"] |= {"turn": 1, "active": 0}
    return view


def drawn(view: View, width: int = 100, lang: str = "en", game: Game = TERRORS, height: int | None = None) -> str:
    """The table in plain letters."""
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(draw(view, Voice(game, lang, NAMES), width, height))
    return out.getvalue()


def flat(text: str) -> str:
    """A table without its frame, line ends and columns."""
    return " ".join(text.replace("│", " ").split())


# -- the whole


@BOTH
@pytest.mark.parametrize("width", [100, 96, 95, 80, 79, 60, 44])
@pytest.mark.parametrize(("seats", "answers"), [(2, 0), (2, 3), (2, 300), (4, 500), (4, 100_000)])
def test_table_fits_the_screen_and_cuts_nothing_off(seats: int, answers: int, width: int, lang: str) -> None:
    """Every line within the width, every card of the Street and every player there, at any time of the game."""
    view = TERRORS.view(played(seats, answers), 1)
    text = drawn(view, width, lang)
    voice = Voice(TERRORS, lang)
    assert all(cell_len(row) == width for row in text.splitlines())
    assert "…" not in text.replace("‹B … S›", "").replace("‹B … D›", "")
    assert all(voice.card(KINDS.index(card)) in text for card in view["table"]["street"])
    assert all(name in text for name in NAMES[:seats])


@WIDTHS
def test_own_hand_is_shown_and_those_of_others_are_not(width: int) -> None:
    """A spectator sees nobody's; of another's hand all see what all know."""
    own = midway()
    own["table"]["players"][0]["hand"] = ["mummy"]
    own["table"]["players"][1]["hand"] = ["banshee", "banshee"]
    text = flat(drawn(own, width))
    assert "Your hand" in text and "1× Mummy" in text and "(you)" in text
    assert "known in hand: 2× Banshee" in text
    open = flat(drawn(midway(None), width))
    assert not any(word in open for word in ("Your hand", "(you)", "Your discards", "Left in your deck", "known in"))


# -- cards


@pytest.mark.parametrize(
    ("card", "wide", "medium", "narrow"),
    [
        (
            "coven_witch",
            "£4 Coven Witch ‹S Mortal B› Curse †2 Curse · each Curse: +2 life T10.4",
            "‹S M B›",
            "horde Curse",
        ),
        ("poltergeist", "£3 Poltergeist ‹U Spirit M› †1 †2 · first Mortal: Sacrifice T10.3", "‹U S M›", "horde †1"),
        ("gargoyle", "£4 Gargoyle ‹M Beast U› ✚2 †2 Haunt · Armour 1 T9.5", "‹M B U›", "horde ✚2"),
        ("vampire", "£6 Vampire ‹B Undead S› Curse †4 ✚3 · Summon", "‹B U S›", "horde Curse"),
        ("reaper", "£8 Reaper ‹U Spirit M› †4/✚4 †6 Sacrifice T9.7", "‹U S M›", "horde †4/✚4"),
        ("lich", "£8 Lich ‹B Undead S› †3/Command †5 Draw 1 Command T9.9", "‹B U S›", "horde †3/Command"),
        ("werewolf", "£5 Werewolf ‹M Beast U› †2 †4 Frenzy £2/†2 T9.10", "‹M B U›", "horde †2"),
        ("iron_shield", "£3 Iron Shield Armour 1", "£3 Iron Shield Armour 1", "£3 Iron Shield Armour 1"),
    ],
)
def test_street_tells_all_of_a_card(card: str, wide: str, medium: str, narrow: str) -> None:
    """Cost, name, faction and what joins it, horde, what it does, and the rule."""
    view = midway()
    view["table"]["street"] = [card]
    for width, told in ((100, wide), (80, medium), (44, narrow)):
        assert told in flat(drawn(view, width))


@BOTH
@WIDTHS
def test_what_is_left_of_market_and_acolytes_is_told(width: int, lang: str) -> None:
    """An empty Street too."""
    view, say = midway(), words_of(TERRORS, lang)
    view["table"] |= {"market": 12, "acolytes": 3}
    text = flat(drawn(view, width, lang))
    assert say.say("market", n=12) in text and say.say("acolytes", n=3, cost=2) in text
    view["table"] |= {"street": [], "market": 0, "acolytes": 0}
    text = flat(drawn(view, width, lang))
    assert say.say("empty") in text and say.say("acolytes", n=0, cost=2) in text


def test_hand_tells_influences_with_the_faction_that_helps_them() -> None:
    """That of their overlord."""
    view = midway()
    view["table"]["players"][0]["hand"] = ["exhumation", "bounty", "full_moon", "black_mass"]
    text = flat(drawn(view))
    assert "1× Exhumation £1 · with an Undead: Command T10.10" in text
    assert "1× Bounty £1 · with a Mortal: †2 T10.10" in text
    assert "1× Full Moon £1 · with a Beast: Frenzy £2/†2 T10.10" in text
    assert "1× Black Mass Sacrifice · with a Spirit: ✚2 T10.10" in text


def test_own_deck_and_discards_are_told_by_name() -> None:
    """Equal cards together."""
    view = midway()
    view["table"]["players"][0] |= {"unseen": ["cultist", "cultist", "wisp"], "discard": ["ghoul"]}
    text = flat(drawn(view, 44))
    assert "Left in your deck: 2× Cultist, Wisp" in text and "Your discards: Ghoul" in text


# -- players


@WIDTHS
def test_player_tells_overlord_life_pool_and_tokens(width: int) -> None:
    """With the ability and whether it was used this turn."""
    view = midway()
    view["table"]["players"][0] |= {"overlord": "methuselah", "life": 20, "most": 40, "armour": 3, "rally": 2}
    view["table"]["players"][0] |= {"coin": 4, "power": 5, "regeneration": 1, "hand_size": 2, "deck_size": 7}
    view["table"]["players"][0] |= {"discard": ["ghoul"], "on_top": ["zombie", "back", "wisp"]}
    text = flat(drawn(view, width))
    bar = "████████░░░░░░░" if width == 44 else "█████████████░░░░░░░░░░░░"
    assert f"▶ ① Ada (you) Methuselah Undead {bar} 20/40" in text
    assert "pool £4 †5 ✚1 armour 3 rally 2 hand 2 deck 7 discards 1" in text
    assert "ability: lose 2 life, draw a card T10.7" in text
    assert "top of the deck: Zombie, ?, Wisp" in text
    view["table"]["players"][0]["ruled"] = True
    assert "ability, used: lose 2 life" in flat(drawn(view, width))


def test_what_was_used_is_told_in_the_players_own_turn_only() -> None:
    """In the turns of others nothing is used up."""
    view = midway()
    view["table"]["players"][0] |= {"ruled": True, "relics": ["lantern", "iron_shield"], "spent": ["lantern"]}
    text = flat(drawn(view))
    assert "relics: Lantern (£1, used) Iron Shield (Armour 1)" in text and "ability, used:" in text
    view["table"]["active"] = 1
    text = flat(drawn(view))
    assert "relics: Lantern (£1) Iron Shield (Armour 1)" in text and "ability, used:" not in text


def test_of_two_equal_relics_as_many_are_used_as_were() -> None:
    """One of them may be left."""
    view = midway()
    view["table"]["players"][0] |= {"relics": ["lantern", "lantern"], "spent": ["lantern"]}
    assert "relics: Lantern (£1, used) Lantern (£1)" in flat(drawn(view))


@WIDTHS
def test_hordes_are_chains_with_tokens_and_used_abilities(width: int) -> None:
    """By number, with what can join them; loose cards beside them, equal ones together."""
    view = midway()
    pair = [{"card": "zombie", "horde": 2}, {"card": "wisp", "horde": 2}]
    view["table"]["players"][1]["in_play"] = [*HORDE, *pair, *LOOSE]
    text = flat(drawn(view, width)).replace("– ", "–")
    assert "in play: #1 ‹M Werewolf (†2✗)–Skeleton◆✓ (†1)–Poltergeist (†1) M›" in text
    assert "#2 ‹B Zombie (†1)–Wisp (£1) M› ‹B Ghoul (£1) S› ‹U Phantom◇ (†2) M› 2× Cultist" in text


def test_long_horde_is_broken_only_where_monsters_meet() -> None:
    """Whatever the width."""
    view = midway()
    view["table"]["players"][1]["in_play"] = [*HORDE, {"card": "coven_witch", "horde": 1}]
    for width in range(44, 101):
        lines = [line.strip("│ ") for line in drawn(view, width).splitlines()]
        first = next(n for n, line in enumerate(lines) if line.startswith("in play: #1"))
        rows = lines[first : next(n for n, line in enumerate(lines) if line.endswith("B›") and n >= first) + 1]
        assert all(row.endswith("–") for row in rows[:-1])
        assert "".join(rows).endswith("#1 ‹M Werewolf (†2✗)–Skeleton◆✓ (†1)–Poltergeist (†1)–Coven Witch (Curse) B›")


def test_own_monsters_with_a_token_are_told_in_full() -> None:
    """What they do when they haunt is what they did when they were played; those of others are not listed."""
    view = midway()
    view["table"]["players"][0]["in_play"] = view["table"]["players"][1]["in_play"] = [*HORDE, *LOOSE]
    text = flat(drawn(view))
    listed = "With a haunt token ◆✓ Skeleton ‹B Undead S› †1 † = cost of your dearest monster T10.1"
    assert f"{listed} ◇ Phantom ‹U Spirit M› †2 †3 Haunt T9.5" in text
    assert text.count("With a haunt token") == 1


def test_discards_of_a_rival_are_told_where_there_is_room() -> None:
    """On a wide screen, and with one rival."""
    view = midway()
    view["table"]["players"][1]["discard"] = ["zombie", "zombie"]
    assert "discards: 2× Zombie" in flat(drawn(view, 80))
    assert "Zombie" not in drawn(view, 44)


@BOTH
@WIDTHS
def test_four_are_told_who_plays_against_whom(width: int, lang: str) -> None:
    """And whose overlord has fallen."""
    view, say = TERRORS.view(played(4, 500), 0), words_of(TERRORS, lang)
    assert f"① ③ {say.say('against')} ② ④" in drawn(view, width, lang)
    view["table"]["players"][2]["life"] = 0
    assert f" 0/{view['table']['players'][2]['most']} {say.say('fallen')}" in flat(drawn(view, width, lang))
    assert say.say("against") not in drawn(midway(), width, lang)


@pytest.mark.parametrize(("life", "full"), [(0, 0), (1, 1), (39, 25), (40, 25)])
def test_bar_is_empty_only_without_life(life: int, full: int) -> None:
    """The last point of life is still to be seen."""
    view = midway()
    view["table"]["players"][0] |= {"overlord": "methuselah", "life": life, "most": 40}
    view["table"]["players"][1] |= {"overlord": None}
    assert drawn(view).count("█") == full


# -- before the first turn


@WIDTHS
def test_overlords_are_told_until_they_are_taken(width: int) -> None:
    """With faction, life and ability; then the influences, with those taken and those recommended."""
    state = TERRORS.new(2, 7)
    assert state.asked is not None
    text = flat(drawn(TERRORS.view(state, state.asked), width))
    assert "Fenris Beasts life 45 buy a Street monster below £4 with coins and power mixed T10.9" in text
    assert "no overlord yet" in text and "pool" not in text and "nothing left" not in text
    first = state.asked
    state.answer((KINDS.index("fenris"),))
    text = flat(drawn(TERRORS.view(state, 1 - first), width))
    assert "Fenris Beasts life" not in text and "Azazael Spirits life 50" in text
    state.answer((KINDS.index("azazael"),))
    state.answer((KINDS.index("scent_of_blood"),))
    text = flat(drawn(TERRORS.view(state, first), width)).replace(" · ", " ")
    assert "✓ Scent of Blood Frenzy £2/†2 with a Beast: †1 T10.10" in text
    assert "★ Fang and Claw †2 with a Beast: †1 T10.10 Call of the Pack Rally 1 with a Beast: £1 T10.10" in text
    assert "Your influences" not in drawn(TERRORS.view(state, None), width)


# -- numbers and words


def test_numbers_are_those_of_the_game_that_is_played(tmp_path: Path) -> None:
    """An owner's cards are drawn, not ours."""
    path = tmp_path / "mine.toml"
    path.write_text(
        '[game]\nblood_price = { is = 4, source = "printed" }\nblood_draw = { is = 3, source = "printed" }\n'
        'frenzy_amounts = { is = [3, 1], source = "printed" }\ncurse = { is = 5, source = "printed" }\n'
        '[ghoul]\ndeeds = { is = ["reveal", "unleash", "coin"], source = "printed" }\n'
        'deeds_amounts = { is = [2, 2, 6], source = "printed" }\nleft = { is = "mortal", source = "printed" }\n',
        encoding="utf-8",
    )
    game = TERRORS.with_file(path)
    view = midway()
    view["table"] |= {"street": ["ghoul", "werewolf", "wight"]}
    view["table"]["players"][0] |= {"overlord": "methuselah"}
    text = flat(drawn(view, game=game))
    assert "£2 Ghoul ‹M Undead S› £1 £6 Reveal 2 a horde ability ×2" in text
    assert "Frenzy £3/†1" in text and "lose 4 life, draw 3 cards" in text and "a rival loses 5 life or a card" in text


@BOTH
def test_every_card_is_said(lang: str) -> None:
    """In words without gaps, and none is left over."""
    voice = Voice(TERRORS, lang)
    for card in KINDS[1 : -len(OVERLORDS)]:
        said = str(part_in_words(voice, "does", card))
        assert said and "  " not in said, card
        assert (" T10.10" in said) == (card in INFLUENCES)
    kept = [key for key in words_of(TERRORS, lang).keys if "." not in key]
    deeds = {f"deed-{deed}" for deed in (*DEEDS, "armour", "summon") if deed not in RESOURCES}
    assert {key for key in kept if key.startswith("deed-")} == deeds
    assert {key for key in kept if key.startswith("gift-")} == {f"gift-{gift}" for gift in GIFTS[1:]}
    assert {key for key in kept if key.startswith("trigger-")} == {f"trigger-{trigger}" for trigger in TRIGGERS[1:]}


def test_layout_knows_the_words_of_the_data() -> None:
    """In the order in which a card carries them out."""
    layout = layout_of(TERRORS)
    assert layout is not None
    assert layout.values["order"] == [*DEEDS]
    assert layout.values["keywords"] == [*(word for word in KEYWORDS if word != "draw"), "armour", "summon"]
    assert [*layout.values["lords"]] == [*OVERLORDS]
    assert [card for lord in OVERLORDS for card in layout.values["lords"][lord]] == [*INFLUENCES]


@BOTH
def test_every_sign_and_keyword_on_the_table_is_explained(lang: str) -> None:
    """And no two signs are alike; keywords on no card that is shown are not."""
    view, say = midway(), words_of(TERRORS, lang)
    layout = layout_of(TERRORS)
    assert layout is not None
    marks = layout.values["marks"]
    street = "wight phantom inquisitor lich werewolf demon bone_horn iron_shield vampire"
    view["table"]["street"] = street.split()
    view["table"]["players"][0]["in_play"] = [*HORDE, *LOOSE]
    text = flat(drawn(view, lang=lang))
    signs = {key: say.say(f"sign-{key}") for key in RESOURCES}
    signs |= {key: say.say(f"mark-{key}") for key in marks}
    assert len(set(signs.values())) == len(signs)
    assert all(f"{sign} {say.say(f'legend-{key}')}" in text for key, sign in signs.items())
    keywords = [keyword for keyword in (*KEYWORDS, "armour", "summon") if keyword not in ("draw", "reveal")]
    assert explained(view, lang) == keywords
    assert all(f"{say.say(f'deed-{keyword}')}: " in text for keyword in keywords)
    view["table"]["street"], view["table"]["players"][0] = ["lantern"], view["table"]["players"][0] | {"in_play": []}
    view["table"]["players"][0]["hand"] = ["cultist"]
    assert explained(view, lang) == []


def explained(view: View, lang: str) -> list[str]:
    """The keywords that are named on the table, each once."""
    layout = layout_of(TERRORS)
    assert layout is not None
    named = Table(layout, view, Voice(TERRORS, lang), 100).scope()["named"]()
    return [word for word in layout.values["keywords"] if word in named]


@BOTH
@pytest.mark.parametrize(("seats", "answers"), [(2, 60), (2, 300), (4, 120), (4, 500)])
def test_street_hand_and_hordes_are_on_a_small_screen_together(seats: int, answers: int, lang: str) -> None:
    """What can be bought and for how much, and all of one's hand, in eighteen lines of eighty columns."""
    state = played(seats, answers)
    view = TERRORS.view(state, state.asked)
    text = drawn(view, 80, lang, height=18)
    assert len(text.splitlines()) <= 18 and all(cell_len(row) == 80 for row in text.splitlines())
    voice = Voice(TERRORS, lang)
    for card in [*view["table"]["street"], *view["table"]["players"][state.asked]["hand"]]:
        assert voice.card(KINDS.index(card)) in flat(text)


@pytest.mark.parametrize(("lang", "over"), [("en", "fallen"), ("pl", "poza grą")])
def test_whole_game_is_played_by_number(gaslamp: Command, lang: str, over: str) -> None:
    """From the choice of an overlord to the fall of one."""
    told = gaslamp("play", "terrors", "--seed", 7, "--bots", "random", "--lang", lang, typed="1\n1 1\n1 2\n" * 3000)
    assert told.code == 0 and over in told.out
    assert Record.load("terrors-7.gaslamp").replay().over
