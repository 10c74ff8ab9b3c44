"""N6: a random event that finds nothing to strike is told to do nothing."""

from __future__ import annotations

import pytest

from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import DISTRICTS, GAME, citizens, happened, scene

NOTHING = [
    ("cursed_artists", ("city",)),
    ("earthquake", ("city", "lambeth")),
    ("explosion", ("city",)),
    ("fire", ("city",)),
    ("zeppelin", ("city",)),
    ("riots", ()),
    ("subsidence", ()),
    ("flood", ("marylebone", "clerkenwell")),
]
SOMETHING = [  # a building in the Strand, an agent in Chelsea, unrest in Lambeth
    ("cursed_artists", ("strand",)),
    ("earthquake", ("city", "strand")),
    ("earthquake", ("strand", "strand")),
    ("explosion", ("strand",)),
    ("fire", ("strand", "city")),
    ("zeppelin", ("strand",)),
    ("zeppelin", ("chelsea",)),
    ("zeppelin", ("lambeth",)),
    ("subsidence", ()),
    ("flood", ("marylebone", "southwark")),
    ("new_citizens", ("city", "city")),
]


def told(state: Nanty) -> list[str]:
    """What all hear of nothing, each time with the event."""
    return [GAME.cards[each.card] for each in happened(state, "nothing_happened")]


@pytest.mark.rule("N6.1", "N6.4", "N6.6", "N6.7", "N6.8", "N6.10", "N6.11", "N6.12")
@pytest.mark.parametrize(("event", "rolls"), NOTHING)
def test_an_event_that_strikes_nothing_says_so(event: str, rolls: tuple[str, ...]) -> None:
    """Once."""
    state = befall(scene("martians", "", agents={"chelsea": (1, 0)}), event, *rolls)
    assert told(state) == [event]


@pytest.mark.rule("N6.1", "N6.4", "N6.6", "N6.7", "N6.8", "N6.9", "N6.11", "N6.12")
@pytest.mark.parametrize(("event", "rolls"), SOMETHING)
def test_an_event_that_strikes_something_does_not(event: str, rolls: tuple[str, ...]) -> None:
    """What it strikes is told."""
    table = scene("martians", "", agents={"chelsea": (1, 0)}, buildings={"strand": 1}, unrest="lambeth", money=[9, 9])
    assert told(befall(table, event, *rolls)) == []


@pytest.mark.rule("N6.9")
def test_new_citizens_of_whom_none_is_left_say_so() -> None:
    """All are on the map."""
    left = citizens(scene("martians", ""), "supply")
    state = scene("martians", "", citizens={"city": left})
    assert told(befall(state, "new_citizens", "lambeth", "strand")) == ["new_citizens"]


@pytest.mark.rule("N6.10")
def test_riots_that_end_the_game_do_something() -> None:
    """They alone tell of it."""
    state = befall(scene("martians", "", unrest=", ".join(DISTRICTS[:8])), "riots")
    assert state.over and told(state) == []


def test_that_nothing_happens_is_said_in_words() -> None:
    """With the name of the event."""
    event = happened(befall(scene("martians", ""), "riots"), "nothing_happened")[0]
    assert Voice(GAME, "en").event(event) == "Riots: nothing happens."
    assert Voice(GAME, "pl").event(event) == "Zamieszki: nic się nie dzieje."
