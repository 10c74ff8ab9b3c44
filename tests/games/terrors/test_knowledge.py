"""What a seat sees and knows of hands and decks."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import GAME, choose, finish, hand, on_top, play, scene, story

PLAIN = plain(
    "cultist: command 1",
    "fanatic: draw 3",
    "corpse_cart: curse 1",
    "ghoul summon: 1",
    "spell_key: look_and_discard 1",
)


def sight(state: Terrors, seer: int | None, whose: int = 0) -> dict[str, Any]:
    """What a seat, or a spectator, sees before a player."""
    player: dict[str, Any] = GAME.view(state, seer)["table"]["players"][whose]
    return player


def known_hand(state: Terrors, seer: int | None = 1) -> list[str]:
    """The cards that a seat, or a spectator, can name in the hand of seat 0."""
    return sorted(sight(state, seer)["hand"])


# -- hands and decks


@pytest.mark.parametrize("seer", [1, None])
def test_a_hand_is_for_its_owner_only(seer: int | None) -> None:
    """Others see how many cards it has, and what it and the deck hold together."""
    state = scene("ghoul, wisp", "", deck={0: "zombie*3"}, discard={0: "lich"})
    mine, theirs = sight(state, 0), sight(state, seer)
    assert (mine["hand"], mine["hand_size"], mine["deck_size"], mine["unseen"]) == (
        ["ghoul", "wisp"],
        2,
        3,
        ["zombie"] * 3,
    )
    assert (theirs["hand"], theirs["hand_size"], theirs["deck_size"]) == ([], 2, 3)
    assert sorted(theirs["unseen"]) == ["ghoul", "wisp", *["zombie"] * 3]


@pytest.mark.rule("T2.7")
def test_a_partner_sees_no_more_than_a_foe() -> None:
    """Teams do not show each other their hands."""
    state = scene("ghoul, wisp", "", "", "", top={0: "lich"})
    assert sight(state, 2) == sight(state, 1) == sight(state, 3) == sight(state, None) != sight(state, 0)


@pytest.mark.parametrize("seer", [1, None])
def test_what_others_see_does_not_depend_on_what_is_hidden(seer: int | None) -> None:
    """Hand, deck and the card that was put on top may be exchanged: nobody else notices."""
    one = scene("ghoul, wisp", "", top={0: "zombie"}, deck={0: "lich, mummy"})
    other = scene("lich, zombie", "", top={0: "mummy"}, deck={0: "wisp, ghoul"})
    assert GAME.view(one, seer) == GAME.view(other, seer)
    assert GAME.view(one, 0) != GAME.view(other, 0)


def test_only_who_is_asked_sees_the_offer() -> None:
    """It would tell the hand."""
    state = play(scene("corpse_cart", "ghoul, wisp", game=PLAIN), "corpse_cart")
    assert asks(state) == (1, "suffer") and len(GAME.view(state, 1)["offered"]) == 3
    assert GAME.view(state, 0)["offered"] is None is GAME.view(state, None)["offered"]


# -- cards that come to a hand in the sight of all


@pytest.mark.rule("T9.9")
@pytest.mark.parametrize("seer", [1, None])
def test_a_commanded_card_is_known_in_the_hand(seer: int | None) -> None:
    """The others are not."""
    state = play(scene("cultist, wisp", "", discard={0: "ghoul, zombie"}, game=PLAIN), "cultist", "ghoul")
    assert known_hand(state, seer) == ["ghoul"] and "ghoul" not in sight(state, seer)["unseen"]
    assert hand(state, 0) == ["ghoul", "wisp"]


@pytest.mark.rule("T9.9")
def test_a_known_card_is_forgotten_when_it_is_played() -> None:
    """Of equal cards it is the known one; others leave the knowledge alone."""
    state = scene("ghoul, wisp, zombie", "", known={0: "ghoul, lich"}, game=PLAIN)
    assert known_hand(state) == ["ghoul", "lich"]
    play(state, "wisp")
    assert known_hand(state) == ["ghoul", "lich"]
    play(state, "ghoul")
    assert known_hand(state) == ["lich"] and hand(state, 0) == ["ghoul", "lich", "zombie"]
    play(state, "ghoul")
    assert known_hand(state) == ["lich"]
    play(state, "lich")
    assert known_hand(state) == []


@pytest.mark.rule("T9.2", "T9.17")
def test_a_known_card_is_forgotten_when_it_is_discarded() -> None:
    """It lies on the discard pile then."""
    state = scene("wisp", "corpse_cart", known={0: "ghoul"}, active=1, game=PLAIN)
    play(state, "corpse_cart", "ghoul")
    assert known_hand(state) == [] and sight(state, 1)["discard"] == ["ghoul"] and hand(state, 0) == ["wisp"]


@pytest.mark.rule("T9.1")
def test_drawn_cards_are_not_known() -> None:
    """Those that were known before still are."""
    state = play(scene("fanatic, wisp", "", known={0: "ghoul"}, deck={0: "lich*4"}, game=PLAIN), "fanatic")
    assert known_hand(state) == ["ghoul"] and len(hand(state, 0)) == 5


# -- what lies on top


@pytest.mark.rule("T9.11", "T10.8")
def test_a_claimed_card_is_known_on_top_and_then_in_the_hand() -> None:
    """All saw it go there."""
    state = choose(scene("", "", coin=3, street="ghoul", game=PLAIN), "buy ghoul", "ghoul")
    for seer in (0, 1, None):
        assert sight(state, seer)["on_top"] == ["ghoul"] and "ghoul" not in sight(state, seer)["unseen"]
    choose(state, "no")
    assert sight(state, 1)["on_top"] == [] and known_hand(state) == ["ghoul"] and sight(state, 1)["hand_size"] == 5


@pytest.mark.rule("T3.8")
def test_a_passed_card_is_known_to_its_owner_only() -> None:
    """On top, and in the next hand."""
    state = choose(scene("ghoul", "", deck={0: "wisp*9"}, game=PLAIN), "no")
    assert "ghoul" in hand(state, 0) and known_hand(state) == []
    assert story(state)[0] == story(state, 1)[0] == "passed 0 x1"
    waiting = scene("", "", top={0: "ghoul"}, deck={0: "wisp*9"}, game=PLAIN)
    assert (sight(waiting, 0)["on_top"], sight(waiting, 1)["on_top"]) == (["ghoul"], [])
    assert "ghoul" in sight(waiting, 1)["unseen"] and sight(waiting, 1)["deck_size"] == 10


@pytest.mark.rule("T3.8", "T9.9")
def test_a_passed_card_that_all_know_stays_known() -> None:
    """On top of the deck, and again in the next hand."""
    state = scene("cultist", "", discard={0: "ghoul"}, deck={0: "wisp*9"}, game=PLAIN)
    play(state, "cultist")
    choose(state, "no")
    assert known_hand(state) == ["ghoul"] and len(hand(state, 0)) == 5


@pytest.mark.rule("T3.8")
@pytest.mark.parametrize(
    ("top", "seen"),
    [
        ("ghoul:shown, wisp", ["ghoul"]),
        ("ghoul, wisp:shown", ["back", "wisp"]),
        ("ghoul:shown, lich, wisp:shown", ["ghoul", "back", "wisp"]),
        ("ghoul, lich", []),
    ],
)
def test_card_backs_lie_between_what_is_known(top: str, seen: list[str]) -> None:
    """What is hidden under all that is known is not told apart from the deck."""
    state = scene("", "", top={0: top})
    assert sight(state, 1)["on_top"] == sight(state, None)["on_top"] == seen
    assert sight(state, 0)["on_top"] == on_top(state, 0)


@pytest.mark.rule("T10.11", "T9.15")
def test_what_the_spell_key_saw_stays_a_secret() -> None:
    """The owner knows what comes; for all others the card may be in the hand or in the deck."""
    state = scene("lich", "", relics={0: "spell_key"}, deck={0: "ghoul"}, game=PLAIN)
    choose(state, "relic spell_key", "no")
    assert sight(state, 0)["on_top"] == ["ghoul"] and sight(state, 0)["unseen"] == []
    for seer in (1, None):
        assert sight(state, seer)["on_top"] == [] and sorted(sight(state, seer)["unseen"]) == [
            "ghoul",
            "lich",
        ]
        assert sight(state, seer)["deck_size"] == 1


# -- a deck made anew


@pytest.mark.rule("T6.1")
def test_when_the_deck_is_made_anew_all_know_the_hand() -> None:
    """By elimination: all that was not on the discard pile or in play; what is drawn from the new deck is not known."""
    state = scene("fanatic, wisp", "", deck={0: "lich"}, discard={0: "zombie, mummy, ghoul"}, game=PLAIN)
    assert known_hand(state) == []
    play(state, "fanatic")
    assert len(hand(state, 0)) == 4 and known_hand(state) == known_hand(state, None) == ["lich", "wisp"]
    assert len(sight(state, 1)["unseen"]) == 3


@pytest.mark.rule("T6.1", "T3.8")
def test_a_hand_drawn_over_a_new_deck_is_known_in_part() -> None:
    """The card that was passed too, for it was drawn before."""
    state = scene("wisp", "", deck={0: "lich"}, discard={0: "zombie*6"}, game=PLAIN)
    choose(state, "no")
    assert known_hand(state) == ["lich", "wisp"] and hand(state, 0) == ["lich", "wisp", "zombie", "zombie", "zombie"]


@pytest.mark.rule("T6.1", "T10.11")
def test_looking_under_an_empty_deck_makes_the_hand_known() -> None:
    """What the Spell Key finds does not become known by it."""
    state = scene("wisp", "", relics={0: "spell_key"}, deck={0: ""}, discard={0: "lich, zombie"}, game=PLAIN)
    choose(state, "relic spell_key", "no")
    assert known_hand(state) == ["wisp"] and sorted(sight(state, 1)["unseen"]) == ["lich", "zombie"]
    assert sight(state, 1)["on_top"] == [] and len(sight(state, 0)["on_top"]) == 1


@pytest.mark.rule("T6.1")
def test_a_deck_that_is_not_empty_tells_nothing() -> None:
    """As long as a card is left in it."""
    state = play(scene("fanatic, wisp", "", deck={0: "lich*4"}, discard={0: "zombie"}, game=PLAIN), "fanatic")
    assert known_hand(state) == [] and len(hand(state, 0)) == 4


# -- the open table


def test_the_open_table() -> None:
    """Street, market and piles; of each player life, pool, tokens, relics and cards in play, hordes side by side."""
    game = plain("gargoyle armour: 1", "lantern: coin 2", "zombie: rally 2", "fenris life: 40", "ghoul cost: 1")
    state = scene(
        "zombie",
        "ghoul",
        area={0: "wisp, gargoyle:banish, zombie", 1: "phantom:banish"},
        relics={0: "lantern, iron_shield"},
        overlords="fenris, azazael",
        life=(12,),
        power=3,
        street="lich, ghoul",
        market="ghoul*4",
        acolytes="undead_acolyte*3",
        game=game,
    )
    play(state, "zombie")
    choose(state, "relic lantern", "haunt gargoyle", "form zombie wisp", "wisp power 1 1")
    table = GAME.view(state, None)["table"]
    assert (table["active"], table["street"], table["market"], table["acolytes"]) == (0, ["lich", "ghoul"], 4, 3)
    mine, theirs = table["players"]
    assert (mine["overlord"], mine["life"], mine["most"], mine["armour"]) == ("fenris", 12, 40, 1)
    assert (mine["coin"], mine["power"], mine["regeneration"], mine["rally"], mine["ruled"]) == (2, 4, 0, 2, False)
    assert (sorted(mine["relics"]), mine["spent"]) == (["iron_shield", "lantern"], ["lantern"])
    assert mine["in_play"] == [
        {"card": "zombie", "horde": 1},
        {"card": "wisp", "horde": 1, "unleashed": 1},
        {"card": "zombie"},
        {"card": "gargoyle", "banish_token": True, "haunted": True},
    ]
    assert theirs["in_play"] == [{"card": "phantom", "banish_token": True}]
    choose(state, "rule fenris", "ghoul 1 0")
    assert GAME.view(state, 1)["table"]["players"][0]["ruled"]


@pytest.mark.rule("T2.7", "T9.6")
def test_all_see_who_is_whose_partner_and_what_armour_took() -> None:
    """Two players have no partner."""
    game = plain("gargoyle armour: 3")
    state = scene("", "", "", "", area={3: "gargoyle"}, power=2, game=game)
    choose(state, "attack", "3 2")
    players = GAME.view(state, None)["table"]["players"]
    assert [player["ally"] for player in players] == [2, 3, 0, 1]
    assert [(player["armour"], player.get("absorbed")) for player in players] == [(0, None)] * 3 + [(3, 2)]
    assert "ally" not in sight(scene("", ""), 0)


@pytest.mark.rule("T9.7", "T9.12")
def test_cards_that_left_the_game_lie_open() -> None:
    """Whoever removed them."""
    game = plain("cultist: sacrifice 1", "fanatic: destroy 1")
    state = scene("cultist, fanatic", "", area={0: "ghoul"}, street="lich", game=game)
    play(play(state, "cultist", "ghoul"), "fanatic", "street lich")
    assert all(sorted(GAME.view(state, seer)["table"]["removed"]) == ["ghoul", "lich"] for seer in (0, 1, None))
    finish(state)
    assert sorted(GAME.view(state, None)["table"]["removed"]) == ["ghoul", "lich"]
