"""N3.9: who is asked for a reaction, about which cards, at every point where an agent is moved or removed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    dice,
    event,
    happened,
    offers,
    refused,
    scene,
    told,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
REACTIONS = ("doctor_watson", "abel_magwitch", "mr_jaggers", "st_bartholomews", "reichenbach_falls", "five_oclock_tea")
LOWER = ("st_bartholomews", "reichenbach_falls", "five_oclock_tea")
SAVIOURS = {"abel_magwitch", "st_bartholomews", "reichenbach_falls"}  # against whatever removes an agent
AGAINST_SYMBOLS = SAVIOURS | {"doctor_watson"}
AGAINST_TEXTS = AGAINST_SYMBOLS | {"mr_jaggers"}
AGAINST_MOVES = {"doctor_watson", "mr_jaggers"}


class Blow(NamedTuple):
    """A way in which an agent of seat 1 in Westminster is struck."""

    card: str  # what is played
    steps: tuple[str, ...]  # what follows, with the luck that it takes
    question: str
    helps: set[str]  # the cards that seat 1 may use
    active: int = 0  # who plays the card
    luck: str = ""  # the random event, and what is rolled then


def symbol(card: str) -> Blow:
    """The symbol of an assassination."""
    return Blow(card, ("westminster agent 1",), "save", AGAINST_SYMBOLS)


def push(card: str) -> Blow:
    """A text that moves another player's agent."""
    return Blow(card, ("westminster 1 chelsea",), "resist", AGAINST_MOVES)


def fate(name: str, *steps: str) -> Blow:
    """A random event that strikes Westminster."""
    return Blow("martians", steps, "save", SAVIOURS, luck=f"{name} westminster")


def own(card: str, *steps: str) -> Blow:
    """A card of the owner."""
    return Blow(card, steps, "save", SAVIOURS, active=1)


BLOWS = {
    **{
        card: symbol(card)
        for card in (
            "bill_sikes",
            "colonel_moran",
            "body_snatcher",
            "garrotter",
            "jefferson_hope",
            "sweeney_todd",
            "mr_hyde",
            "dorian_gray",
            "grimesby_roylott",
            "count_fosco",
        )
    },
    "dynamiters": Blow("dynamiters", ("westminster agent 1",), "save", AGAINST_TEXTS),
    "discreet_apothecary": Blow("discreet_apothecary", ("2", "westminster agent 1"), "save", AGAINST_TEXTS),
    "hired_ruffians": Blow("hired_ruffians", ("2", "westminster agent 1"), "save", AGAINST_TEXTS),
    "hired_ruffians, themselves": Blow(  # the text itself could be ignored before
        "hired_ruffians", ("1", "bear", "westminster agent 1"), "save", AGAINST_SYMBOLS
    ),
    "broad_street_pump": Blow(
        "broad_street_pump",
        ("roll westminster vauxhall", "broad_street_pump", "westminster agent 1"),
        "save",
        AGAINST_TEXTS,
    ),
    "suicide_club": Blow("suicide_club", ("roll 12", "suicide_club", "westminster agent 1"), "save", AGAINST_TEXTS),
    "great_stink": Blow(  # the text itself could be ignored before
        "great_stink", ("great_stink", "bear", "westminster"), "save", AGAINST_SYMBOLS
    ),
    "bailiff": push("bailiff"),
    "recruiting_sergeant": push("recruiting_sergeant"),
    "false_telegram": push("false_telegram"),
    "doctor_jekyll": Blow("doctor_jekyll", ("westminster 1", "strand 2"), "stay", AGAINST_MOVES),
    "doctor_jekyll, turned round": Blow("doctor_jekyll", ("strand 2", "westminster 1"), "stay", AGAINST_MOVES),
    "cursed_artists": fate("cursed_artists"),
    "murders": fate("murders", "westminster agent 1"),
    "zeppelin": fate("zeppelin", "bear"),
    "own bookmaker": own("bookmaker", "roll 1", "bookmaker", "westminster"),
    "own card_sharp": own("card_sharp", "roll 1", "card_sharp", "westminster"),
    "own suicide_club": own("suicide_club", "roll 1", "suicide_club", "westminster"),
    "own suicide_club, won": own("suicide_club", "roll 12", "suicide_club", "westminster agent 1"),
    "own dynamiters": own("dynamiters", "westminster agent 1"),
    "own broad_street_pump": own(
        "broad_street_pump", "roll westminster vauxhall", "broad_street_pump", "westminster agent 1"
    ),
}
NAMES = list(BLOWS)
AFTERWARDS = {"zeppelin": [0, 0, 0], "doctor_jekyll": [1, 0, 1], "doctor_jekyll, turned round": [1, 0, 1]}


def strike(
    name: str,
    theirs: str,
    upper: str | None = "",
    discard: str = "",
    known: str = "",
    before: str = "",
    mine: str = "",
) -> Nanty:
    """The blow falls: seat 1 holds `theirs`, seat 0 `mine`, seat 2 nothing; some cards lie before seat 2."""
    blow = BLOWS[name]
    hands = [mine, theirs, ""]
    hands[blow.active] = ", ".join(filter(None, (hands[blow.active], blow.card)))
    state = scene(
        *hands,
        agents={"westminster": (1, 1, 0), "strand": (0, 1, 1)},
        buildings={"westminster": 1},
        unrest="westminster, strand",
        money=(5, 5, 0),
        happened="" if blow.luck else UNEVENTFUL,
        upper=upper,
        discard=discard,
        known=known,
        front={2: before} if before else None,
        active=blow.active,
    )
    if blow.luck:
        event(state, *blow.luck.split())
    for step in (f"play {blow.card}", *blow.steps):
        follow(state, step)
    return state


def follow(state: Nanty, step: str) -> None:
    """One step on the way to a blow: luck, an answer, or to bear what comes before it if that is asked."""
    verb, *rest = step.split()
    if verb == "roll":
        dice(state, *(int(face) if face.isdigit() else face for face in rest))
    elif verb == "bear":
        choose(state, *(["no"] if asks(state) in ((1, "ward"), (0, "save")) else []))
    else:
        choose(state, step)


def all_but(card: str) -> str:
    """All other reactions."""
    return ", ".join(other for other in REACTIONS if other != card)


def lone(card: str, name: str) -> Nanty:
    """The blow falls while of all reactions only one card is hidden, in the deck; seat 1 holds something else."""
    if card in LOWER:
        return strike(name, "lamplighter", upper="", discard=all_but(card))
    return strike(name, "errand_boy", upper=f"{card}, bobby", discard=all_but(card))


def is_asked(state: Nanty, name: str) -> bool:
    """Whether seat 1 is asked for a reaction."""
    return asks(state) == (1, BLOWS[name].question)


def heard(state: Nanty, seat: int | None) -> list[str]:
    """All that a seat has seen happen."""
    return [repr(each) for each in GAME.events(state, seat)]


def strength(state: Nanty) -> int:
    """How many agents of seat 1 are in Westminster."""
    return agents(state, "westminster")[1]


# -- who is asked, and what is offered


@pytest.mark.rule("N3.9", "N9.40", "N9.41", "N9.42", "N9.43")
@pytest.mark.parametrize("name", NAMES)
def test_owner_may_use_just_the_cards_that_fit(name: str) -> None:
    """The owner of the agent is asked, before it is gone, and may also let it go."""
    blow = BLOWS[name]
    state = strike(name, ", ".join((*REACTIONS, "lamplighter")))
    assert (asks(state), offers(state)) == ((1, blow.question), blow.helps | {"no"})
    for card in (*REACTIONS, "lamplighter", blow.card):
        if card not in blow.helps:
            refused(state, card, "N3.9")
    assert strength(state) == 1


@pytest.mark.rule("N3.9", "N9.40", "N9.41", "N9.43")
@pytest.mark.parametrize("name", NAMES)
def test_card_that_stops_it_keeps_the_agent_where_it_is(name: str) -> None:
    """Nothing is moved or removed, and the card is discarded."""
    for card in sorted(BLOWS[name].helps - {"abel_magwitch", "reichenbach_falls"}):
        state = choose(strike(name, card, discard=all_but(card)), card)
        assert strength(state) == 1
        assert [each.seat for each in happened(state, "removed", "moved") if each.seat == 1] == []
        assert f"reacted 1 {card}" in told(state)
        assert sum(each.startswith("stopped 1 at westminster") for each in told(state)) == 1
        assert card in [GAME.cards[number] for number in state.discard.list()]


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", NAMES)
def test_owner_may_let_it_happen(name: str) -> None:
    """The card is kept."""
    state = choose(strike(name, ", ".join(REACTIONS)), "no")
    assert agents(state, "westminster") == AFTERWARDS.get(name, [1, 0, 0])
    assert happened(state, "reacted") == []


@pytest.mark.rule("N3.9", "N9.40", "N9.41", "N9.42", "N9.43", "N9.44", "N6.13")
@pytest.mark.parametrize("card", REACTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_owner_is_asked_as_long_as_one_fitting_card_is_hidden(name: str, card: str) -> None:
    """Even with no such card in hand; not for a card that would not fit."""
    state = lone(card, name)
    if card in BLOWS[name].helps:
        assert is_asked(state, name) and offers(state) == {"no"} and strength(state) == 1
        refused(state, card, "N3.9")
        choose(state, "no")
    assert strength(state) == 0


# -- when all know better


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_asked_when_all_fitting_cards_lie_open(name: str) -> None:
    """On the discard pile, or before a player."""
    helps = sorted(BLOWS[name].helps)
    state = strike(name, "lamplighter", discard=", ".join(helps))
    assert not is_asked(state, name) and strength(state) == 0
    state = strike(name, "lamplighter", discard=", ".join(helps[1:]), before=helps[0])
    assert not is_asked(state, name) and strength(state) == 0


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", NAMES)
def test_lower_cards_are_in_no_hand_while_upper_cards_are_left(name: str) -> None:
    """They have not been drawn; but when the upper deck is out, they may have been."""
    gone = "doctor_watson, abel_magwitch, mr_jaggers"
    state = strike(name, "errand_boy", upper="bobby", discard=gone)
    assert not is_asked(state, name) and strength(state) == 0
    state = strike(name, "errand_boy", upper="", discard=gone)
    assert is_asked(state, name) == bool(BLOWS[name].helps & set(LOWER))


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", NAMES)
def test_card_that_all_know_in_another_hand_is_not_asked_for(name: str) -> None:
    """One that only its holder knows of is; so is one that all know to be in the owner's own hand."""
    card = "doctor_watson" if BLOWS[name].question != "save" else "abel_magwitch"
    others = all_but(card)
    state = strike(name, "errand_boy", mine=f"{card}, jabez_wilson", discard=others, known=card)
    assert not is_asked(state, name) and strength(state) == 0
    state = strike(name, "errand_boy", mine=f"{card}, jabez_wilson", discard=others)
    assert is_asked(state, name) and offers(state) == {"no"}
    state = strike(name, f"errand_boy, {card}", discard=others, known=card)
    assert is_asked(state, name) and offers(state) == {"no", card}


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", [name for name in NAMES if BLOWS[name].active == 0])
def test_empty_hand_is_not_asked(name: str) -> None:
    """All can see that there is nothing in it."""
    state = strike(name, "", upper=None)
    assert not is_asked(state, name) and strength(state) == 0


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", ["sweeney_todd", "dynamiters", "bailiff", "doctor_jekyll", "murders"])
def test_hand_that_all_know_is_not_asked_for_other_cards(name: str) -> None:
    """Nobody can think that there is a reaction among open secrets."""
    state = strike(name, "errand_boy, jabez_wilson", upper=None, known="errand_boy, jabez_wilson")
    assert not is_asked(state, name) and strength(state) == 0


@pytest.mark.rule("N3.9", "N9.3")
def test_card_that_may_have_changed_hands_is_asked_for_in_both() -> None:
    """All knew that seat 1 held Magwitch, and saw it give two cards of three: seat 0 may have it, seat 2 cannot."""
    for victim, wanted in ((0, True), (2, False)):
        state = scene(
            "mr_bumble, errand_boy",
            "abel_magwitch, bobby, sweeney_todd",
            "jabez_wilson",
            agents={"city": (1, 1, 1)},
            unrest="city",
            upper="",
            discard=all_but("abel_magwitch"),
            known="abel_magwitch",
        )
        choose(state, "play mr_bumble", 1, "bobby", "abel_magwitch", "no")
        choose(state, "play sweeney_todd", f"city agent {victim}")
        assert (asks(state) == (victim, "save")) == wanted
        if wanted:
            assert offers(state) == {"no", "abel_magwitch"}


@pytest.mark.rule("N3.9", "N9.3")
def test_rumour_about_an_empty_hand_asks_nobody() -> None:
    """All knew that seat 1 held Magwitch; it has given away all its cards."""
    state = scene(
        "baker_street_irregulars, mr_bumble, colonel_moran",
        "abel_magwitch, bobby",
        agents={"city": (1, 1)},
        unrest="city",
        upper="",
        discard=all_but("abel_magwitch"),
        known="abel_magwitch",
    )
    choose(state, "play baker_street_irregulars", "play mr_bumble", 1, "no", "play colonel_moran")
    choose(state, "city agent 1")
    assert agents(state, "city") == [1, 0] and happened(state, "threatened") == []


# -- what the others learn


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", [name for name in NAMES if BLOWS[name].active == 0])
def test_who_cannot_looks_like_who_will_not(name: str) -> None:
    """Nobody else can tell the question to who holds a fitting card from that to who does not; nor the answer."""
    card = "doctor_watson" if BLOWS[name].question != "save" else "abel_magwitch"
    able, unable = strike(name, card, upper=None), strike(name, "errand_boy", upper=None)
    assert (offers(able), offers(unable)) == ({"no", card}, {"no"})
    for seat in (0, 2, None):
        assert GAME.view(able, seat) == GAME.view(unable, seat)
        assert heard(able, seat) == heard(unable, seat)
    choose(able, "no")
    choose(unable, "no")
    for seat in (2, None):  # seat 0 may have drawn other cards
        assert GAME.view(able, seat) == GAME.view(unable, seat)
        assert heard(able, seat) == heard(unable, seat)


@pytest.mark.rule("N3.9")
@pytest.mark.parametrize("name", NAMES)
def test_question_is_the_same_in_all_worlds_that_others_imagine(name: str) -> None:
    """In some of them the owner holds a fitting card, in others none, whatever is true."""
    card = "doctor_watson" if BLOWS[name].question != "save" else "abel_magwitch"
    for theirs, other in ((card, "errand_boy"), ("errand_boy", card)):
        state = strike(name, theirs, upper=f"{other}, bobby, mudlark")
        for seat in (0, 2, None):
            found = set()
            for seed in range(25):
                world = GAME.imagine(state, seat, seed)
                assert isinstance(world, Nanty)
                assert asks(world) == asks(state) == (1, BLOWS[name].question)
                assert GAME.view(world, seat) == GAME.view(state, seat)
                found.add(len(offers(world)))
            assert found == {1, 2}


# -- what is no threat


@pytest.mark.rule("N3.9", "N9.40", "N9.41", "N9.42", "N6.8")
def test_flood_moves_agents_and_no_reaction_stops_it() -> None:
    """It is no player, and nobody is removed."""
    state = scene("martians", ", ".join(REACTIONS), upper="", agents={"lambeth": (0, 1)})
    choose(event(state, "flood", "lambeth", "lambeth"), "play martians")
    assert (asks(state), offers(state)) == ((1, "flee"), {"westminster", "strand", "southwark", "vauxhall"})
    choose(state, "strand")
    assert agents(state, "strand") == [0, 1] and happened(state, "threatened") == []


@pytest.mark.rule("N3.9", "N9.40", "N9.42")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("hansom_cab", ("city chelsea",)),
        ("thames_waterman", (1, "city chelsea")),
        ("doctor_jekyll", (["city 0", "chelsea 0"],)),
        ("sewer_hunter", ("city chelsea",)),
        ("lodging_house", ("city chelsea",)),
    ],
)
def test_nobody_is_asked_about_a_move_of_their_own_agent(card: str, choices: tuple[str | int | list[str], ...]) -> None:
    """By one's own card: to walk, to change places, to be lifted and placed anew."""
    hand = ", ".join((*REACTIONS, card))
    state = scene(
        hand, "bobby", upper="", agents={"city": (6, 0), "chelsea": (6, 0)}, money=(2, 0), happened=UNEVENTFUL
    )
    choose(state, f"play {card}", *choices)
    assert happened(state, "moved", "placed") != [] and happened(state, "threatened") == []
    assert agents(state, "city") == ([6, 0] if card == "doctor_jekyll" else [5, 0])
