"""What an owner of the box can correct, and what is refused."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from gaslamp import BadData, Game, Record
from gaslamp.engine.book.data import of
from gaslamp.engine.core.chance import seeded
from gaslamp.games.terrors.kinds import ACOLYTES, KINDS, MONSTERS, OVERLORDS, RELICS
from gaslamp.games.terrors.state import Terrors
from tests.games.owner import correction
from tests.games.telling import asks
from tests.games.terrors.scene import (
    GAME,
    card_names,
    choose,
    hand,
    life,
    number,
    offers,
    play,
    pool,
    scene,
    story,
    street,
)

DATA = GAME.data
SEVEN = ", ".join(7 * ['"coin"'])
LIMITS = {  # of the numbers of the game
    "cultists": (1, 10),
    "fanatics": (0, 10),
    "influences": (0, 4),
    "street": (1, 8),
    "hand": (1, 10),
    "first_hand": (1, 10),
    "relics": (1, 8),
    "curse": (0, 10),
    "cheap": (0, 12),
    "blood_price": (0, 20),
    "blood_draw": (0, 10),
}
CARD_LIMITS = {
    "ghoul": {"cost": (1, 20), "copies": (0, 10), "armour": (0, 10), "summon": (0, 1)},
    "lantern": {"cost": (1, 20), "copies": (0, 10), "armour": (0, 10)},
    "fenris": {"life": (1, 99)},
}
MONSTER_NEEDS = ("faction", "left", "right", "cost", "copies", "horde")
NEEDS = {
    **dict.fromkeys((*ACOLYTES, *MONSTERS), MONSTER_NEEDS),
    **dict.fromkeys(RELICS, ("cost", "copies")),
    **dict.fromkeys(OVERLORDS, ("faction", "life", "ability")),
}


def correct(folder: Path, text: str) -> Game:
    """The game with these corrections."""
    return GAME.with_file(correction(GAME, folder, text))


def refusal(folder: Path, text: str) -> BadData:
    """Why corrections are refused."""
    with pytest.raises(BadData) as error:
        correct(folder, text)
    return error.value


def without(section: str, *names: str) -> Game:
    """The game without some facts, or without a whole section."""
    facts = {one: {key: fact for key, fact in table.items()} for one, table in DATA.facts.items()}
    for name in names:
        del facts[section][name]
    if not names:
        del facts[section]
    return GAME.with_data(of("owner.toml", facts))


# -- what is refused


def test_our_own_data_are_playable() -> None:
    """The check that an owner's file must pass."""
    assert GAME.check is not None
    GAME.check(DATA)


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[atlantis]\ncost = 3", "section-unknown", "there is no section [atlantis]; there is: game, cultist"),
        ("[back]\ncost = 3", "section-unknown", "there is no section [back]"),
        ("[game]\nwizards = 1", "symbol", "[game] wizards is unknown; this section may have: cultists"),
        ("[ghoul]\nwings = 2", "symbol", "[ghoul] wings is unknown; this section may have: faction"),
        ("[cultist]\ncost = 1", "symbol", "[cultist] cost is unknown; this section may have: deeds"),
        ("[ghoul]\nmarked = 1", "symbol", "[ghoul] marked is unknown"),
        ("[ghoul]\nlife = 9", "symbol", "[ghoul] life is unknown"),
        ('[ghoul]\nbonus = ["coin"]', "symbol", "[ghoul] bonus is unknown"),
        ('[bounty]\nfaction = "mortal"', "symbol", "[bounty] faction is unknown; this section may have: deeds, bonus"),
        ("[lantern]\nsummon = 1", "symbol", "[lantern] summon is unknown; this section may have: cost"),
        ("[lilith]\narmour = 1", "symbol", "[lilith] armour is unknown; this section may have: faction, life"),
        ('[game]\nhand = "many"', "number", "[game] hand is “many”; it must be one whole number"),
        ('[ghoul]\ncost = "dear"', "number", "[ghoul] cost is “dear”"),
        ("[ghoul]\nfaction = 1", "word", "[ghoul] faction is 1; it must be a word"),
        ('[ghoul]\nfaction = "human"', "word-unknown", "[ghoul] faction is “human”; it may be: undead, spirit"),
        ('[ghoul]\nleft = "up"', "word-unknown", "[ghoul] left is “up”"),
        ('[ghoul]\nright = "down"', "word-unknown", "[ghoul] right is “down”"),
        ('[ghoul]\ntrigger = "sneeze"', "word-unknown", "[ghoul] trigger is “sneeze”; it may be: curse, first_undead"),
        ('[fenris]\nability = "fly"', "word-unknown", "[fenris] ability is “fly”; it may be: alchemy"),
        ('[ghoul]\ndeeds = ["fly"]', "word-unknown", "[ghoul] deeds is “fly”; it may be: coin"),
        ('[ghoul]\nhorde = ["fly"]', "word-unknown", "[ghoul] horde is “fly”"),
        ('[bounty]\nbonus = ["fly"]', "word-unknown", "[bounty] bonus is “fly”"),
        ('[poltergeist]\ntriggered = ["fly"]', "word-unknown", "[poltergeist] triggered is “fly”"),
        ("[ghoul]\ndeeds = [1]", "words", "[ghoul] deeds is [1]; it must be a list of words"),
        (f"[ghoul]\ndeeds = [{SEVEN}]", "size", "[ghoul] deeds has 7 entries; it must have from 1 to 6"),
        ('[ghoul]\ndeeds = ["coin"]\ndeeds_amounts = [1, 2]', "length", "deeds_amounts is [1, 2]; it must have 1"),
        (
            '[ghoul]\ndeeds = ["coin"]\ndeeds_amounts = ["x"]',
            "numbers",
            "deeds_amounts is ['x']; it must be a list of whole numbers",
        ),
        ('[ghoul]\ndeeds = ["coin"]\ndeeds_amounts = [0]', "limit", "deeds_amounts is 0; it must be from 1 to 20"),
        ('[ghoul]\ndeeds = ["coin"]\ndeeds_amounts = [21]', "limit", "deeds_amounts is 21; it must be from 1 to 20"),
        ('[iron_shield]\ndeeds = ["coin"]', "missing", "[iron_shield] deeds_amounts is missing"),
        ('[zombie]\ntrigger = "first_beast"', "missing", "[zombie] triggered is missing"),
        ('[zombie]\ntriggered = ["coin"]\ntriggered_amounts = [1]', "missing", "[zombie] trigger is missing"),
        ('[bounty]\ndeeds = ["haunt"]', "word-unknown", "[bounty] deeds is “haunt”"),
        ('[bounty]\nbonus = ["haunt"]', "word-unknown", "[bounty] bonus is “haunt”"),
        ('[lantern]\ndeeds = ["haunt"]', "word-unknown", "[lantern] deeds is “haunt”"),
        ('[lantern]\ndeeds = ["reuse_relic"]', "word-unknown", "[lantern] deeds is “reuse_relic”"),
        (
            '[coven_witch]\ntriggered = ["curse"]\ntriggered_amounts = [1]',
            "word-unknown",
            "[coven_witch] triggered is “curse”",
        ),
        (
            '[coven_witch]\ntriggered = ["reuse_relic"]\ntriggered_amounts = [1]',
            "word-unknown",
            "triggered is “reuse_relic”",
        ),
        ('[coven_witch]\ntriggered = ["unleash"]\ntriggered_amounts = [1]', "word-unknown", "triggered is “unleash”"),
        ('[game]\nsacrifice = ["curse"]', "word-unknown", "sacrifice is “curse”; it may be: coin, power, regeneration"),
        ('[game]\nfrenzy = ["coin"]\nfrenzy_amounts = [2]', "size", "frenzy has 1 entries; it must have from 2 to 3"),
        ('[game]\nbrew = ["coin"]\nbrew_amounts = [2]', "size", "brew has 1 entries; it must have from 2 to 3"),
        ('[game]\nfrenzy = ["coin", "coin"]\nfrenzy_amounts = [1, 1]', "twice", "[game] frenzy names “coin” twice"),
        ('[game]\nbrew = ["power", "power"]\nbrew_amounts = [1, 1]', "twice", "[game] brew names “power” twice"),
        ("[game]\nfrenzy_amounts = [2]", "length", "frenzy_amounts is [2]; it must have 2"),
        ("[game]\nbrew_amounts = [2, 21]", "limit", "brew_amounts is 21; it must be from 1 to 20"),
        ("[beast_acolyte]\ncost = 3", "limit", "[beast_acolyte] cost is 3; it must be from 2 to 2"),
        ("[bounty]\nmarked = 2", "limit", "[bounty] marked is 2; it must be from 0 to 1"),
        ("[bounty]\nmarked = 0", "marked", "lilith"),
        ("[death_warrant]\nmarked = 1", "marked", "methuselah"),
        ("[game]\ninfluences = 3", "marked", "methuselah"),
        ('[zombie]\ndeeds = ["coin"]', "missing", "[zombie] deeds_amounts is missing"),
        ('[coven_witch]\ntrigger = "first_beast"', "missing", "[coven_witch] triggered is missing"),
        ("[coven_witch]\ntriggered = []", "missing", "[coven_witch] triggered is missing"),
        ("[zombie]\nhorde = []", "missing", "[zombie] horde is missing"),
        ('[zombie]\nfaction = ""', "missing", "[zombie] faction is missing"),
        ("[game]\nsacrifice = []", "missing", "[game] sacrifice is missing"),
    ],
)
def test_data_that_cannot_be_played_are_refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    """The error names the entry, and what would be right."""
    error = refusal(tmp_path, text)
    assert error.key == f"error-data-{key}" and reason in str(error)


@pytest.mark.parametrize(("name", "least", "most"), [(name, *limits) for name, limits in LIMITS.items()])
def test_numbers_of_the_game_have_limits(tmp_path: Path, name: str, least: int, most: int) -> None:
    """One below the least and one above the most are refused."""
    for value in [least - 1] * (least > 0) + [most + 1]:
        error = refusal(tmp_path, f"[game]\n{name} = {value}")
        assert error.key == "error-data-limit"
        assert f"[game] {name} is {value}; it must be from {least} to {most}" in str(error)


@pytest.mark.parametrize(
    ("card", "name", "least", "most"),
    [(card, name, *limits) for card, numbers in CARD_LIMITS.items() for name, limits in numbers.items()],
)
def test_numbers_of_cards_have_limits(tmp_path: Path, card: str, name: str, least: int, most: int) -> None:
    """And what lies at the limit is taken."""
    for value in [least - 1] * (least > 0) + [most + 1]:
        error = refusal(tmp_path, f"[{card}]\n{name} = {value}")
        assert error.key == "error-data-limit"
        assert f"[{card}] {name} is {value}; it must be from {least} to {most}" in str(error)
    for value in (least, most):
        assert correct(tmp_path, f"[{card}]\n{name} = {value}").data.number(card, name) == value


@pytest.mark.parametrize(("card", "name"), [(card, name) for card, needed in NEEDS.items() for name in needed])
def test_what_makes_a_card_must_be_there(card: str, name: str) -> None:
    """A monster without a faction is none, nor an overlord without life."""
    with pytest.raises(BadData) as error:
        without(card, name)
    assert error.value.key == "error-data-missing" and str(error.value) == f"owner.toml: [{card}] {name} is missing"


@pytest.mark.parametrize("name", [*LIMITS, "sacrifice", "frenzy", "brew", "sacrifice_amounts", "brew_amounts"])
def test_every_number_of_the_game_must_be_there(name: str) -> None:
    """Nothing is made up for what is missing."""
    with pytest.raises(BadData) as error:
        without("game", name)
    assert error.value.key == "error-data-missing" and f"[game] {name} is missing" in str(error.value)


@pytest.mark.parametrize("section", ["game", *KINDS[1::7]])
def test_every_card_has_its_section(section: str) -> None:
    """None can be left out."""
    with pytest.raises(BadData) as error:
        without(section)
    assert error.value.key == "error-data-missing" and f"[{section}] is missing" in str(error.value)


@pytest.mark.parametrize("name", ["deeds", "deeds_amounts"])
def test_words_and_amounts_go_together(name: str) -> None:
    """Neither is any good without the other."""
    other = "deeds_amounts" if name == "deeds" else "deeds"
    with pytest.raises(BadData, match=f"{name} is missing"):
        without("cultist", name)
    assert not without("cultist", name, other).data.has("cultist", "deeds")


def test_the_refusal_of_marks_says_what_would_be_right(tmp_path: Path) -> None:
    """How many are marked, how many must be, and in both languages."""
    error = refusal(tmp_path, "[death_warrant]\nmarked = 1")
    assert {"name": "methuselah", "value": 3, "wanted": 2}.items() <= error.about.items()
    assert all("3" in error.say(language) and "2" in error.say(language) for language in ("en", "pl"))


# -- what is taken


@pytest.mark.rule("T2.4", "T2.5", "T2.6")
def test_numbers_of_the_setup_can_be_corrected(tmp_path: Path) -> None:
    """Starting decks, first hands, the street and the copies of a card."""
    game = correct(
        tmp_path,
        "[game]\ncultists = 2\nfanatics = 1\nstreet = 3\nhand = 4\nfirst_hand = 2\n"
        "[ghoul]\ncopies = 9\n[wisp]\ncopies = 0",
    )
    state = game.new(2, 1, choice="marked")
    assert isinstance(state, Terrors)
    while asks(state) != (state.active, "act"):
        state.answer(state.offered[0])
    first, other = state.active, 1 - state.active
    assert [len(hand(state, seat)) for seat in (first, other)] == [2, 4]
    assert [state.players[seat].size() + len(hand(state, seat)) for seat in (0, 1)] == [5, 5]
    market = [*card_names(state.market), *street(state)]
    assert len(street(state)) == 3 and market.count("ghoul") == 9 and "wisp" not in market


@pytest.mark.rule("T2.3")
def test_other_influences_can_be_marked(tmp_path: Path) -> None:
    """As many as one takes; those are taken if that was agreed."""
    game = correct(tmp_path, "[register_of_the_dead]\nmarked = 0\n[funeral_procession]\nmarked = 1")
    state = game.new(2, 1, choice="marked")
    assert isinstance(state, Terrors)
    choose(state, "methuselah", "fenris")
    cards = {*hand(state, state.active), *card_names(state.players[state.active].deck)}
    assert cards == {"cultist", "fanatic", "exhumation", "funeral_procession"}


@pytest.mark.rule("T3.2", "T9.9", "T9.2")
def test_costs_and_limits_can_be_corrected(tmp_path: Path) -> None:
    """What a card costs, what a Command can fetch, what a Curse takes."""
    game = correct(
        tmp_path,
        "[game]\ncheap = 2\ncurse = 7\n[ghoul]\ncost = 2\n[zombie]\ncost = 1\n[wisp]\ncost = 1\n"
        '[cultist]\ndeeds = ["command", "curse"]\ndeeds_amounts = [1, 1]',
    )
    state = scene("cultist", "", discard={0: "ghoul, zombie, wisp"}, coin=2, street="ghoul", life=(20, 20), game=game)
    assert "buy ghoul" in offers(state)
    play(state, "cultist")
    assert life(state) == [20, 13] and asks(state) == (0, "command") and offers(state) == {"zombie", "wisp"}


@pytest.mark.rule("T8.2")
def test_a_card_can_be_given_what_it_really_does(tmp_path: Path) -> None:
    """Whatever the order in the file, resources come first; and it shows the rule of its text."""
    game = correct(tmp_path, '[zombie]\ndeeds = ["dearest", "rally", "coin"]\ndeeds_amounts = [1, 2, 3]\ncost = 6')
    state = play(scene("zombie", "", game=game), "zombie")
    assert pool(state, 0) == (3, 6, 0) and state.players[0].rally == 2
    assert [event.kind for event in GAME.events(state, 0)] == ["played", "gained_coin", "rallied", "gained_power"]
    assert game.card_rules[number("zombie")] == "T10.1" != GAME.card_rules[number("zombie")]


@pytest.mark.rule("T3.1", "T10.3")
def test_an_empty_list_of_deeds_is_a_card_that_does_nothing_when_it_is_played(tmp_path: Path) -> None:
    """How much of ours goes with it; what it waits for stays."""
    game = correct(tmp_path, "[poltergeist]\ndeeds = []")
    assert not game.data.has("poltergeist", "deeds_amounts") and game.data.has("poltergeist", "trigger")
    state = play(scene("poltergeist", "", game=game), "poltergeist")
    assert story(state) == ["played 0 poltergeist"] and pool(state, 0) == (0, 0, 0)
    assert game.card_rules[number("poltergeist")] == "T10.3"


@pytest.mark.rule("T3.1", "T10.4")
def test_an_empty_trigger_is_a_card_that_waits_for_nothing(tmp_path: Path) -> None:
    """What ours triggers goes with it."""
    game = correct(tmp_path, '[coven_witch]\ntrigger = ""')
    assert not {"trigger", "triggered", "triggered_amounts"} & set(game.data.facts["coven_witch"])
    state = play(scene("coven_witch", "", life=(20, 20), game=game), "coven_witch")
    assert life(state) == [20, 18] and "T10.4" not in game.card_rules


@pytest.mark.rule("T3.1")
def test_another_trigger_brings_its_own_ability(tmp_path: Path) -> None:
    """And nothing of ours stays."""
    text = '[coven_witch]\ntrigger = "first_beast"\ntriggered = ["coin"]\ntriggered_amounts = [3]'
    state = scene("coven_witch, rat_swarm", "", life=(20, 20), game=correct(tmp_path, text))
    play(state, "coven_witch")
    assert life(state) == [20, 18]
    play(state, "rat_swarm", "coin 2")
    assert pool(state, 0)[0] == 5


@pytest.mark.rule("T3.6", "T10.7")
def test_overlords_can_be_corrected(tmp_path: Path) -> None:
    """Life and ability; the numbers of an ability stand in the game's section."""
    game = correct(tmp_path, '[fenris]\nlife = 33\nability = "blood_price"\n[game]\nblood_price = 5\nblood_draw = 3')
    state = choose(scene("", "", game=game), "rule fenris")
    assert life(state)[0] == 28 and len(hand(state, 0)) == 3
    assert game.card_rules[number("fenris")] == "T10.7"


def test_a_record_of_a_corrected_game_replays_from_its_text_alone(tmp_path: Path) -> None:
    """Also where nobody has that file; and the game travels to another process."""
    game = correct(tmp_path, "[fenris]\nlife = 12\n[lilith]\nlife = 12\n[methuselah]\nlife = 12\n[azazael]\nlife = 12")
    state, chance, given = game.new(2, 4), seeded(4), []
    while not state.over:
        given.append(state.offered[chance.below(len(state.offered))])
        state.answer(given[-1])
    record = Record.of(game, given, seats=2, seed=4)
    again = Record.parse(record.json())
    assert again.replay().scores == state.scores and again.game.data.digest == game.data.digest
    assert pickle.loads(pickle.dumps(game)).data.digest == game.data.digest != DATA.digest
