"""T9.9 to T9.11: Command, Frenzy and Summon, which ask what one wants."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import (
    choose,
    discard_pile,
    events,
    finish,
    hand,
    offers,
    on_top,
    play,
    pool,
    refuse,
    refuse_set,
    scene,
    story,
    street,
)

COMMANDING = plain("cultist: command 1", "fanatic: command 2", "wisp cost: 4", "ghoul: power 2")
FRENZIED = plain("cultist: frenzy 1", "fanatic: frenzy 2", "game frenzy: coin 3, power 4")
SUMMONING = plain("ghoul summon: 1", "undead_acolyte summon: 1")


# -- T9.9 Command


@pytest.mark.rule("T9.9", "T8.3", "T9.18")
def test_command_fetches_only_cheap_monsters_of_the_own_discard_pile() -> None:
    """Not one that costs 4, no relic, no influence, none without a printed cost, none of a rival."""
    discard = {0: "ghoul, ghoul, wisp, lantern, bounty, fanatic, undead_acolyte", 1: "zombie"}
    state = play(scene("cultist", "", discard=discard, game=COMMANDING), "cultist")
    assert asks(state) == (0, "command") and offers(state) == {"ghoul", "undead_acolyte"}
    for card in ("wisp", "lantern", "bounty", "fanatic", "zombie", "cultist", "no"):
        refuse(state, card, "T9.9")


@pytest.mark.rule("T9.9")
def test_a_commanded_monster_comes_to_the_hand_and_can_be_played_again() -> None:
    """In the same turn, with all that it does."""
    state = play(scene("cultist", "", discard={0: "ghoul, zombie"}, game=COMMANDING), "cultist", "ghoul")
    assert (hand(state, 0), discard_pile(state, 0)) == (["ghoul"], ["zombie"]) and story(state)[
        -1
    ] == "commanded 0 ghoul"
    play(state, "ghoul")
    assert pool(state, 0) == (0, 2, 0)


@pytest.mark.rule("T9.9")
def test_command_is_an_order() -> None:
    """The only monster that can be fetched comes back unasked."""
    state = play(scene("cultist", "", discard={0: "ghoul, lantern"}, game=COMMANDING), "cultist")
    assert (hand(state, 0), discard_pile(state, 0)) == (["ghoul"], ["lantern"]) and asks(state) == (0, "act")
    assert story(state)[-1] == "commanded 0 ghoul"


@pytest.mark.rule("T9.9", "T8.3")
@pytest.mark.parametrize("pile", ["", "wisp, lantern", "cultist, fanatic, bounty"])
def test_command_is_not_asked_when_nothing_can_be_fetched(pile: str) -> None:
    """The card does what else it does."""
    state = play(scene("cultist", "", discard={0: pile}, game=COMMANDING), "cultist")
    assert asks(state) == (0, "act") and hand(state, 0) == []


@pytest.mark.rule("T9.9")
def test_two_commands_are_one_question() -> None:
    """Two monsters are fetched, no fewer; if there are only two, or only one, nothing is asked."""
    state = play(scene("fanatic", "", discard={0: "ghoul, zombie, phantom"}, game=COMMANDING), "fanatic")
    assert asks(state) == (0, "command")
    refuse_set(state, "ghoul", "T9.9")
    choose(state, "ghoul + zombie")
    assert hand(state, 0) == ["ghoul", "zombie"] and asks(state) == (0, "act")
    for pile, fetched in (("ghoul, zombie", ["ghoul", "zombie"]), ("ghoul", ["ghoul"])):
        alone = play(scene("fanatic", "", discard={0: pile}, game=COMMANDING), "fanatic")
        assert asks(alone) == (0, "act") and hand(alone, 0) == fetched


# -- T9.10 Frenzy


@pytest.mark.rule("T9.10")
@pytest.mark.parametrize(("answer", "gained"), [("coin 3", (3, 0, 0)), ("power 4", (0, 4, 0))])
def test_frenzy_gives_one_of_two_resources(answer: str, gained: tuple[int, int, int]) -> None:
    """As much of it as is said there, and it cannot be left."""
    state = play(scene("cultist", "", game=FRENZIED), "cultist")
    assert asks(state) == (0, "frenzy") and offers(state) == {"coin 3", "power 4"}
    for wrong in ("no", "coin 4", "power 3", "regeneration 3"):
        refuse(state, wrong, "T9.10")
    choose(state, answer)
    assert pool(state, 0) == gained and asks(state) == (0, "act")


@pytest.mark.rule("T9.10")
def test_two_frenzies_can_be_answered_differently() -> None:
    """Each is a choice of its own."""
    state = play(scene("fanatic", "", game=FRENZIED), "fanatic", "coin 3")
    assert asks(state) == (0, "frenzy")
    choose(state, "power 4")
    assert pool(state, 0) == (3, 4, 0) and asks(state) == (0, "act")


# -- T9.11 Summon


@pytest.mark.rule("T9.11", "T3.2")
def test_a_card_with_summon_may_go_on_top_of_the_deck() -> None:
    """It is the next one to be drawn."""
    state = choose(scene("", "", coin=3, street="ghoul, zombie", market="wisp", game=SUMMONING), "buy ghoul")
    assert asks(state) == (0, "summon") and offers(state) == {"ghoul", "no"}
    assert street(state) == ["wisp", "zombie"]
    refuse(state, "zombie", "T9.11")
    choose(state, "ghoul")
    assert (on_top(state, 0), discard_pile(state, 0), pool(state, 0)) == (["ghoul"], [], (0, 0, 0))
    assert story(state)[-1] == "summoned 0 ghoul" and not events(state, "ruled")
    finish(state)
    assert hand(state, 0).count("ghoul") == 1


@pytest.mark.rule("T9.11", "T3.2")
def test_summon_may_be_left() -> None:
    """Then the card lies on the discard pile as any other."""
    state = choose(scene("", "", coin=3, street="ghoul", game=SUMMONING), "buy ghoul", "no")
    assert (on_top(state, 0), discard_pile(state, 0)) == ([], ["ghoul"]) and not events(state, "summoned")


@pytest.mark.rule("T9.11", "T3.2")
def test_a_card_without_summon_is_not_asked_for() -> None:
    """It goes to the discard pile."""
    state = choose(scene("", "", coin=3, street="zombie", game=SUMMONING), "buy zombie")
    assert asks(state) == (0, "act") and (on_top(state, 0), discard_pile(state, 0)) == ([], ["zombie"])


@pytest.mark.rule("T9.11", "T3.2")
def test_a_summoned_card_lies_over_what_was_on_top() -> None:
    """The last one on top is drawn first."""
    state = scene("", "", top={0: "zombie"}, coin=6, street="ghoul, ghoul", game=SUMMONING)
    choose(state, "buy ghoul", "ghoul")
    assert on_top(state, 0) == ["ghoul", "zombie"]
    choose(state, "buy ghoul", "no")
    assert (on_top(state, 0), discard_pile(state, 0)) == (["ghoul", "zombie"], ["ghoul"])


@pytest.mark.rule("T9.11", "T3.2")
def test_an_acolyte_with_summon_may_go_on_top_of_the_deck() -> None:
    """Whoever is bought from the stack of Acolytes is bought all the same."""
    state = choose(scene("", "", coin=2, acolytes="undead_acolyte", game=SUMMONING), "recruit")
    assert asks(state) == (0, "summon") and offers(state) == {"undead_acolyte", "no"}
    choose(state, "undead_acolyte")
    assert (on_top(state, 0), discard_pile(state, 0)) == (["undead_acolyte"], [])
