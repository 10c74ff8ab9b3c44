"""Every card of the game does what the data say of it: starters, Acolytes, influences, monsters, relics, overlords."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp.games.terrors.area import card_of
from gaslamp.games.terrors.facts import LISTS, amounts
from gaslamp.games.terrors.kinds import ACOLYTES, INFLUENCES, KINDS, MONSTERS, OVERLORDS, RELICS, STARTERS
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import DEEDS
from tests.games.telling import asks
from tests.games.terrors.scene import (
    DEAR,
    GAME,
    area,
    choose,
    discard_pile,
    events,
    hand,
    life,
    offers,
    on_top,
    play,
    pool,
    refuse,
    relics,
    removed_cards,
    scene,
    street,
)

DATA = GAME.data
WOUNDED = 20  # less life than any overlord has at the start
FETCHED, LEFT = [card for card in MONSTERS if DATA.number(card, "cost") < DATA.number("game", "cheap")][
    :2
]  # by Command
TOOLS = [card for card in RELICS if DATA.has(card, "deeds") and DATA.words(card, "deeds")[0] in ("coin", "power")][:2]
TOOL = TOOLS[0]
TRIGGERED = [card for card in KINDS[1:] if DATA.has(card, "trigger")]
ARMOURED = [card for card in KINDS[1:] if DATA.has(card, "armour")]
OTHER = {"undead": "beast", "spirit": "undead", "mortal": "spirit", "beast": "mortal"}  # some other faction
SILENT = {  # deeds without a question, and what they change
    "coin": "coin",
    "power": "power",
    "regeneration": "life",
    "life": "life",
    "draw": "drawn",
    "rally": "rally",
    "reveal": "shown",
}

Deed = tuple[str, int]
Sum = Counter[str]


# -- what the data say


def pairs(section: str, name: str) -> list[Deed]:
    """Words with their amounts, resources first, then keywords, then texts; none if they are not there."""
    if not DATA.has(section, name):
        return []
    deeds = zip(DATA.words(section, name), DATA.numbers(section, amounts(name)), strict=True)
    return sorted(deeds, key=lambda one: DEEDS.index(one[0]))


def deeds(card: str) -> list[Deed]:
    """What a card does when it is played or used."""
    return pairs(card, "deeds")


def trigger(card: str) -> str:
    """What sets a card off."""
    return DATA.word(card, "trigger") if DATA.has(card, "trigger") else ""


def with_triggers(done: list[Deed], card: str) -> list[Deed]:
    """The same deeds, each curse followed by what it sets off on a card in play."""
    if trigger(card) != "curse":
        return done
    return [each for deed, n in done for each in (n * curse(card) if deed == "curse" else [(deed, n)])]


def curse(card: str) -> list[Deed]:
    """A curse, and what it sets off on a card in play."""
    return [("curse", 1), *pairs(card, "triggered")]


# -- what is asked and answered in these scenes, and what a deed comes to


def question_of(deed: str) -> tuple[int, str, str] | None:
    """Who is asked what by a deed, and what they answer."""
    frenzy, brew = pairs("game", "frenzy")[0], pairs("game", "brew")[0]
    return {
        "curse": (1, "suffer", "no"),
        "sacrifice": (0, "sacrifice", "cultist"),
        "command": (0, "command", FETCHED),
        "frenzy": (0, "frenzy", f"{frenzy[0]} {frenzy[1]}"),
        "destroy": (0, "destroy", "1 fanatic"),
        "reuse_relic": (0, "reuse_relic", TOOL),
        "coin_or_regeneration": (0, "brew", f"{brew[0]} {brew[1]}"),
        "haunt_one": (0, "haunt_one", "cultist"),
        "look_and_discard": (0, "discard_from_deck", "no"),
    }.get(deed)


def worth(state: Terrors, deed: str, n: int) -> Sum:
    """What a deed changes."""
    if deed in SILENT:
        return Counter({SILENT[deed]: n})
    if deed == "dearest":
        costs = [cost(GAME.cards[card_of(entry)]) for entry in state.players[0].area.list()]
        return Counter({"power": n * max(costs)})
    inner = {
        "frenzy": pairs("game", "frenzy")[:1],
        "coin_or_regeneration": pairs("game", "brew")[:1],
        "sacrifice": pairs("game", "sacrifice"),
        "reuse_relic": deeds(TOOL),
    }
    gain = {
        "curse": Counter({"harm": n * DATA.number("game", "curse")}),
        "haunt": Counter({"tokens": 1}),
        "haunt_one": Counter({"tokens": n}),
        "command": Counter({"fetched": n}),
        "destroy": Counter({"ruined": n}),
        "sacrifice": Counter({"removed": n}),
    }.get(deed, Counter())
    return sum((worth(state, word, n * much) for word, much in inner.get(deed, [])), gain)


def cost(card: str) -> int:
    """What a monster costs, nothing if it says nothing."""
    return DATA.number(card, "cost") if card in (*MONSTERS, *ACOLYTES) else 0


def count(state: Terrors) -> Sum:
    """All that the deeds of seat 0 can change."""
    coin, power, _ = pool(state, 0)
    player = state.players[0]
    return Counter(
        {
            "coin": coin,
            "power": power,
            "life": life(state)[0],
            "harm": -life(state)[1],
            "rally": int(player.rally),
            "drawn": -int(player.size()),
            "fetched": -discard_pile(state, 0).count(FETCHED),
            "tokens": sum(":" in name for name in area(state, 0)),
            "removed": len(removed_cards(state)),
            "ruined": len(discard_pile(state, 1)),
            "shown": len(GAME.view(state, 1)["table"]["players"][0]["on_top"]),
        }
    )


def stage(held: str = "", here: str = "", overlord: str = "fenris", sold: str = DEAR, rich: int = 0) -> Terrors:
    """A scene in which every deed has something to work on, and seat 1 a card to discard."""
    return scene(
        held,
        "wisp",
        area={0: f"cultist*20, {here}", 1: "fanatic*20"},
        relics={0: ", ".join(relic for relic in TOOLS if relic != held)},
        deck={0: "fanatic*40"},
        discard={0: f"{FETCHED}*20, {LEFT}"},
        overlords=", ".join([overlord, *(one for one in OVERLORDS if one != overlord)]),
        life=(WOUNDED, WOUNDED),
        street=sold,
        coin=rich,
        power=rich,
    )


def watch(state: Terrors, first: str, done: list[Deed]) -> None:
    """Begin something, answer what it asks, and see that all its deeds were done, in order, and nothing else."""
    before, held = count(state), len(hand(state, 0))
    choose(state, first)
    wanted: Sum = Counter()
    for deed, n in done:
        if question := question_of(deed):
            for _ in range(1 if deed == "look_and_discard" else n):
                assert asks(state) == question[:2]
                choose(state, question[2])
        wanted += worth(state, deed, n)
    assert asks(state) == (0, "act")
    after = count(state)
    assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == dict(wanted)
    assert len(hand(state, 0)) == held + wanted["drawn"] + wanted["fetched"] - first.startswith("play")


# -- the cards


def test_these_are_all_cards() -> None:
    """Two starters, four Acolytes, 16 influences, 32 monsters, 12 relics, four overlords."""
    sorts = (STARTERS, ACOLYTES, INFLUENCES, MONSTERS, RELICS, OVERLORDS)
    assert [len(kinds) for kinds in sorts] == [2, 4, 16, 32, 12, 4]
    assert len(set(KINDS)) == 71 and KINDS[0] == "back"


@pytest.mark.rule("T9")
def test_every_deed_of_the_cards_is_understood_by_these_tests() -> None:
    """A new one would need its line above."""
    used = {deed for card in KINDS[1:] for name in LISTS for deed, _ in pairs(card, name)}
    assert {deed for deed in used if question_of(deed) is None} <= {*SILENT, "haunt", "dearest"}


@pytest.mark.rule("T3.1", "T8")
@pytest.mark.parametrize("card", [*STARTERS, *ACOLYTES, *MONSTERS])
def test_a_monster_does_on_play_what_it_says(card: str) -> None:
    """All of it, in order, and nothing else."""
    watch(stage(card), f"play {card}", with_triggers(deeds(card), card))


@pytest.mark.rule("T3.7", "T8")
@pytest.mark.parametrize("card", [*STARTERS, *ACOLYTES, *MONSTERS])
def test_a_haunted_monster_does_it_again(card: str) -> None:
    """Only its token stays the one it has."""
    again = [(deed, n) for deed, n in deeds(card) if deed != "haunt"]
    watch(stage(here=f"{card}:banish"), f"haunt {card}", with_triggers(again, card))


@pytest.mark.rule("T3.4", "T8")
@pytest.mark.parametrize(
    ("card", "deed", "n"), [(card, *one) for card in (*ACOLYTES, *MONSTERS) for one in pairs(card, "horde")]
)
def test_a_monster_does_in_a_horde_what_it_says(card: str, deed: str, n: int) -> None:
    """Each horde ability by itself; beside an Acolyte that fits."""
    right = next(one for one in ACOLYTES if DATA.word(one, "faction") == DATA.word(card, "right"))
    state = choose(stage(here=f"{card}, {right}"), f"form {card} {right}")
    own = {f"{card} {word} {much} 1" for word, much in pairs(card, "horde")}
    assert asks(state) == (0, "unleash") and own == {one for one in offers(state) if one.startswith(f"{card} ")}
    watch(state, f"{card} {deed} {n} 1", with_triggers([(deed, n)], card))


@pytest.mark.rule("T10.10", "T3.1", "T8")
@pytest.mark.parametrize("card", INFLUENCES)
@pytest.mark.parametrize("allied", [True, False])
def test_an_influence_does_what_it_says(card: str, allied: bool) -> None:
    """Its bonus too, if there is a monster of its overlord's faction, and not for any other."""
    overlord = OVERLORDS[INFLUENCES.index(card) // 4]
    own = DATA.word(overlord, "faction")
    state = stage(card, f"{own if allied else OTHER[own]}_acolyte", overlord)
    watch(state, f"play {card}", [*deeds(card), *(pairs(card, "bonus") if allied else [])])


@pytest.mark.rule("T3.5", "T3.1", "T8")
@pytest.mark.parametrize("card", RELICS)
def test_a_relic_does_what_it_says_when_it_is_used(card: str) -> None:
    """Not when it is played; and not a second time."""
    state = stage(card)
    before = count(state)
    play(state, card)
    assert card in relics(state, 0) and asks(state) == (0, "act") and count(state) == before
    if deeds(card):
        watch(state, f"relic {card}", deeds(card))
    refuse(state, f"relic {card}", "T3.5")


@pytest.mark.rule("T3.1", "T10.3", "T10.4")
@pytest.mark.parametrize("card", TRIGGERED)
def test_a_triggered_ability_does_what_it_says(card: str) -> None:
    """After its cause: a curse, or the first monster of a faction."""
    if trigger(card) == "curse":
        cause = next(one for one in MONSTERS if one not in TRIGGERED and "curse" in dict(deeds(one)))
        done = with_triggers(deeds(cause), card)
    else:
        cause = f"{trigger(card).removeprefix('first_')}_acolyte"
        done = [*deeds(cause), *pairs(card, "triggered")]
    watch(stage(cause, card), f"play {cause}", done)


@pytest.mark.rule("T9.6", "T3.3")
@pytest.mark.parametrize("card", ARMOURED)
def test_armour_absorbs_as_much_as_the_card_says(card: str) -> None:
    """While it is in play."""
    armour, there = DATA.number(card, "armour"), {1: card}
    zone, here = (there, None) if card in RELICS else (None, there)
    state = scene("", "", area=here, relics=zone, power=armour + 1, life=(WOUNDED, WOUNDED))
    choose(state, "attack", f"1 {armour + 1}")
    assert life(state)[1] == WOUNDED - 1


@pytest.mark.rule("T3.2", "T9.11")
@pytest.mark.parametrize("card", [*MONSTERS, *RELICS])
def test_a_card_of_the_street_costs_what_it_says(card: str) -> None:
    """Not a coin less; a monster that can summon may go on top, a relic goes to its zone."""
    price = DATA.number(card, "cost")
    refuse(scene("", "", coin=price - 1, street=card), f"buy {card}", "T3.2")
    state = choose(scene("", "", coin=price, street=card, market="reaper"), f"buy {card}")
    assert pool(state, 0) == (0, 0, 0) and street(state) == ["reaper"]
    summons = DATA.has(card, "summon") and card in MONSTERS
    if summons:
        choose(state, card)
    assert asks(state) == (0, "act") and on_top(state, 0) == ([card] if summons else [])
    assert relics(state, 0) == ([card] if card in RELICS else [])
    assert discard_pile(state, 0) == ([] if summons or card in RELICS else [card])


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("card", ACOLYTES)
def test_an_acolyte_costs_what_it_says(card: str) -> None:
    """It goes to the discard pile."""
    price = DATA.number(card, "cost")
    refuse(scene("", "", coin=price - 1, acolytes=card), "recruit", "T3.2")
    state = choose(scene("", "", coin=price, acolytes=card), "recruit")
    assert pool(state, 0) == (0, 0, 0) and discard_pile(state, 0) == [card]


@pytest.mark.rule("T10.6", "T10.7", "T10.8", "T10.9", "T2.2", "T3.6")
@pytest.mark.parametrize("overlord", OVERLORDS)
def test_an_overlord_has_the_life_and_the_ability_that_it_says(overlord: str) -> None:
    """Whichever of the four abilities that is; and all see that it was used, and used up but for a transformation."""
    state = stage(overlord=overlord, sold=FETCHED, rich=9)
    assert GAME.view(state, 1)["table"]["players"][0]["most"] == DATA.number(overlord, "life")
    ability = DATA.word(overlord, "ability")
    if ability == "claim":
        choose(state, f"buy {FETCHED}", FETCHED)
        assert on_top(state, 0) == [FETCHED]
    else:
        choose(state, f"rule {overlord}")
    if ability == "blood_price":
        assert life(state)[0] == WOUNDED - DATA.number("game", "blood_price")
        assert len(hand(state, 0)) == DATA.number("game", "blood_draw")
    asked_next = {"alchemy": "transmute", "hunt": "hunt"}.get(ability, "act")
    assert asks(state) == (0, asked_next) and len(events(state, "ruled")) == 1
    assert GAME.view(state, 1)["table"]["players"][0]["ruled"] == (ability != "alchemy")
