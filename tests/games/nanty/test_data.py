"""What an owner of the box can correct, and what is refused."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from gaslamp import BadData, Game, Record
from gaslamp.engine.core.chance import seeded
from gaslamp.games.nanty.districts import only
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.words import GOALS
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import (
    CARDS,
    DISTRICTS,
    GAME,
    IDENTITIES,
    choose,
    hand,
    money,
    number,
    owner,
    play,
    scene,
    use,
)
from tests.games.owner import correction
from tests.games.telling import asks

DATA = GAME.data
SEVEN = ", ".join(7 * ['"build"'])


def corrected(folder: Path, text: str) -> Game:
    """The game with these corrections."""
    return GAME.with_file(correction(GAME, folder, text))


def test_our_own_data_are_playable() -> None:
    """The check that an owner's file must pass; and every section is a card, a district, an identity or the game."""
    assert GAME.check is not None
    GAME.check(DATA)
    without = set(IDENTITIES) - {"holmes"}
    assert set(DATA.facts) == {"game", *DISTRICTS, *without, *CARDS}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[atlantis]\ncost = 3", r"there is no section \[atlantis\]; there is: game, chelsea"),
        ("[holmes]\nunrest = 3", r"there is no section \[holmes\]"),
        ("[game]\nwizards = 1", r"\[game\] wizards is unknown; this section may have: money"),
        ("[game]\nhand = 0", r"\[game\] hand is 0; it must be from 1 to 10"),
        ("[game]\nagents = 16", r"\[game\] agents is 16; it must be from 3 to 15"),
        ("[game]\nagents = 3", r"\[game\] start has 3 entries; it must have from 0 to 2"),
        ("[game]\nstart = [1, 13]", r"\[game\] start is 13; it must be from 1 to 12"),
        ("[game]\nstart = [1, 1]", r"\[game\] start names 1 twice"),
        ('[game]\ntwo_players_without = ["atlantis"]', r"two_players_without is “atlantis”"),
        (
            '[game]\nstandard = ["moriarty", "moriarty", "fagin", "holmes", "sidonia"]',
            r"standard names “moriarty” twice",
        ),
        ('[game]\nclassic = ["moriarty", "fagin"]', r"\[game\] classic has 2 entries; it must have from 6 to 10"),
        ("[strand]\nswords = 1", r"\[strand\] swords is unknown"),
        ("[strand]\ncost = 61", r"\[strand\] cost is 61; it must be from 0 to 60"),
        ('[strand]\nability = "fly"', r"\[strand\] ability is “fly”"),
        ("[strand]\nneighbours = [2, 5, 6, 10, 11, 3]", r"\[strand\] neighbours lacks 3"),
        ("[strand]\nneighbours = [2, 5, 6, 10, 11, 12]", r"\[vauxhall\] neighbours lacks 3"),
        ("[strand]\nneighbours = [0]", r"\[strand\] neighbours is 0; it must be from 1 to 12"),
        ("[moriarty]\nswords = [1, 1, 1]", r"\[moriarty\] swords is unknown"),
        ("[moriarty]\nquiet_districts = [10, 9]", r"\[moriarty\] quiet_districts is \[10, 9\]; it must have 3"),
        ("[moriarty]\nquiet_districts = [10, 9, 0]", r"\[moriarty\] quiet_districts is 0; it must be from 1 to 200"),
        ("[fagin]\nunrest = 13", r"\[fagin\] unrest is 13; it must be from 1 to 12"),
        ("[bobby]\nswords = 1", r"\[bobby\] swords is unknown; this section may have: deck"),
        ('[bobby]\ndeck = "middle"', r"\[bobby\] deck is “middle”"),
        ('[bobby]\nsymbols = ["dance"]', r"\[bobby\] symbols is “dance”"),
        ("[bobby]\nsymbols = [1]", r"\[bobby\] symbols is \[1\]; it must be a list of words"),
        (
            '[bobby]\nsymbols = ["build", "build", "build", "build", "build", "build", "build"]',
            "symbols has 7 entries; it must have from 1 to 6",
        ),
        ('[bobby]\nsymbols = ["take_money"]', r"\[bobby\] money is missing"),
        ('[bobby]\nsymbols = ["scroll"]', r"\[bobby\] text is missing"),
        ('[bobby]\nsymbols = ["scroll"]\ntext = "relocate"', r"\[bobby\] text is “relocate”"),
        ('[bobby]\nsymbols = ["reaction"]\ntext = "steal"', r"\[bobby\] text is “steal”"),
        ('[bobby]\nsymbols = ["scroll"]\ntext = "steal"', r"\[bobby\] amount is missing"),
        ('[bobby]\nsymbols = ["scroll"]\ntext = "place_agent"\ncount = 1\nwhere = "near"', r"district is missing"),
        ('[bobby]\nsymbols = ["scroll"]\ntext = "gamble"\nprize = "bank"\nwin = 7\nlose = 1', r"amount is missing"),
        ("[pickpocket]\namount = 21", r"\[pickpocket\] amount is 21; it must be from 0 to 20"),
    ],
)
def test_data_that_cannot_be_played_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    """The error names the entry, and what would be right."""
    with pytest.raises(BadData, match=reason):
        corrected(tmp_path, text)


@pytest.mark.rule("N3.6", "N9.15")
def test_a_card_can_be_given_what_it_really_shows(tmp_path: Path) -> None:
    """Symbols in their order, the money and the text with its numbers; and it shows the rule of that text."""
    game = corrected(
        tmp_path,
        '[errand_boy]\nsymbols = ["take_money", "scroll"]\nmoney = 4\ntext = "steal"\namount = 2',
    )
    state = scene("errand_boy", "bobby", money=(0, 9), game=game)
    play(state, "errand_boy", 1, "no")
    assert money(state) == [6, 7]
    card = number("errand_boy")
    assert (game.card_rules[card], GAME.card_rules[card]) == ("N9.15", "")


@pytest.mark.rule("N2.7")
def test_a_text_without_a_scroll_is_never_read(tmp_path: Path) -> None:
    """An owner's card that has no scroll has no text, whatever ours said; nor is it a reaction without the symbol."""
    game = corrected(
        tmp_path, '[pickpocket]\nsymbols = ["none"]\n[doctor_watson]\nsymbols = ["none"]\n[bill_sikes]\nmoney = 1'
    )
    assert {game.card_rules[number(name)] for name in ("pickpocket", "doctor_watson")} == {""}
    state = scene("pickpocket, bobby", "mudlark", money=(0, 9), game=game)
    play(state, "pickpocket")
    assert money(state) == [0, 9] and hand(state, 1) == ["mudlark"]
    aimed = scene("bill_sikes", "doctor_watson", agents={"strand": (0, 2)}, unrest="strand", upper="", game=game)
    play(aimed, "bill_sikes", "strand agent 1")
    assert asks(aimed) == (1, "save") and aimed.offered == [()]


@pytest.mark.rule("N10.4", "N3.2")
def test_districts_and_numbers_of_the_game_can_be_corrected(tmp_path: Path) -> None:
    """Abilities with their amounts, and what everybody begins with."""
    game = corrected(
        tmp_path, '[strand]\nability = "income"\namount = 5\nprice = 0\n[game]\nmoney = 3\nhand = 4\nstart = [3]'
    )
    state = scene("errand_boy", "bobby", buildings={"strand": 0}, game=game)
    assert money(use(state, "strand")) == [5, 0]
    begun = game.new(2, 1)
    assert isinstance(begun, Nanty)
    assert [int(player.money) for player in begun.players] == [3, 3]
    assert [len(player.hand) for player in begun.players] == [4, 4]
    assert begun.london.unrest == only(3)


@pytest.mark.rule("N6.13", "N10.5", "N10.4")
def test_any_district_can_be_the_one_that_insures(tmp_path: Path) -> None:
    """Also the first one, for its own price."""
    game = corrected(tmp_path, f'[{DISTRICTS[0]}]\nability = "insure"\nprice = 4')
    state = scene("martians", "", buildings={DISTRICTS[0]: 1, "lambeth": 1}, money=[0, 9], game=game)
    assert asks(befall(state, "explosion", "lambeth")) == (1, "insure_building")
    choose(state, "lambeth")
    assert owner(state, "lambeth") == 1 and money(state) == [0, 5]


@pytest.mark.rule("N7.1", "N7.11")
def test_goals_and_sets_of_identities_can_be_corrected(tmp_path: Path) -> None:
    """What an identity needs, and who is in a set."""
    others = '"fagin", "holmes", "lloyd", "scrooge", "sidonia"'
    game = corrected(tmp_path, f'[moriarty]\ndistricts = [2, 2, 2]\n[game]\nstandard = ["moriarty", {others}]')
    state = game.new(2, 1)
    assert isinstance(state, Nanty)
    names = {game.cards[card] for card in state.identities.cards.list()}
    assert names == {"moriarty", "fagin", "holmes", "lloyd", "scrooge", "sidonia"}
    quiet = GOALS.index("quiet_districts")  # which were called districts before
    assert state.edition.goal(number("moriarty"), 0, quiet, 2) == 2
    assert state.edition.goal(number("moriarty"), 0, GOALS.index("districts"), 2) == 0


def test_a_record_of_a_corrected_game_replays_from_its_text_alone(tmp_path: Path) -> None:
    """Also where nobody has that file; and the game travels to another process."""
    game = corrected(tmp_path, "[strand]\ncost = 8\n[game]\nmoney = 20")
    state, chance, given = game.new(3, 4), seeded(4), []
    while not state.over:
        given.append(state.offered[chance.below(len(state.offered))])
        state.answer(given[-1])
    record = Record.of(game, given, seats=3, seed=4)
    again = Record.parse(record.json())
    assert again.replay().scores == state.scores and again.game.data.digest == game.data.digest
    assert pickle.loads(pickle.dumps(game)).data.digest == game.data.digest != DATA.digest
