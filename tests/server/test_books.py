"""What a client is told of a game is enough to choose, draw and play it, in the numbers that are played with here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from gaslamp.engine.words.texts import LANGUAGES, Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.server.visitor import at_home

pytestmark = pytest.mark.anyio

BILL = 3_000  # bytes of the words of a playbill
EMBLEM = 2_000  # bytes of the drawing on a box
BETTER = """\
[london]
cost = { is = 6, source = "printed", note = "on my card" }
points = { is = 5, source = "printed" }
"""


@pytest.mark.parametrize("name", games)
async def test_book_tells_how_the_table_is_drawn(name: str, tmp_path: Path) -> None:
    """Every key of a view, every cell of the map, and the rule of every card."""
    game = games[name]
    async with at_home(tmp_path) as (_, client):
        book: dict[str, Any] = (await client.get(f"/api/games/{name}")).json()
    assert {key: piece["kind"] for key, piece in book["pieces"].items()} == {
        key: piece.kind for key, piece in game.pieces.items()
    }
    assert book["grid"] == {place: list(cell) for place, cell in game.grid.items()}
    assert dict(zip(book["cards"], book["card_rules"], strict=True)) == dict(
        zip(game.cards, game.card_rules, strict=True)
    )


async def test_book_tells_what_cards_stand_for_and_where_tracks_end(tmp_path: Path) -> None:
    """Only where there is something to tell."""
    async with at_home(tmp_path) as (_, client):
        catham, emerald = [(await client.get(f"/api/games/{name}")).json()["pieces"] for name in ("catham", "emerald")]
    assert catham["pool"] == {"kind": "cards", "means": {"verb": "take"}}
    assert catham["deck"] == {"kind": "pile"}
    assert emerald["loyalists"] == {"kind": "track", "top": "track"}


async def test_book_has_the_numbers_of_whoever_owns_the_box(tmp_path: Path) -> None:
    """What was corrected comes with the owner's remark or none, all else as we have it."""
    (tmp_path / "emerald.toml").write_text(BETTER, encoding="utf-8")
    async with at_home(tmp_path, data=tmp_path) as (_, client):
        facts = (await client.get("/api/games/emerald")).json()["facts"]
    assert facts["london"]["cost"] == {"is": 6, "source": "printed", "note": "on my card"}
    assert facts["london"]["points"] == {"is": 5, "source": "printed", "note": ""}
    assert facts["london"]["place"] == {"is": 2, "source": "stand-in"}
    assert facts["game"]["goal"] == {"is": [28, 24, 22, 20], "source": "printed"}
    assert facts["shoggoth"]["heading"] == {"is": "action", "source": "printed"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_playbills_have_a_word_for_all_that_can_be_set(language: str, tmp_path: Path) -> None:
    """Every game that can be played has one: each of its settings, the values and the names to choose from."""
    async with at_home(tmp_path) as (_, client):
        cards = {card["name"]: card["settings"] for card in (await client.get("/api/games")).json()}
        bills = {bill["game"]: bill["settings"] for bill in (await client.get(f"/api/playbills/{language}")).json()}
    assert {game: {setting["name"]: values(setting) for setting in settings} for game, settings in cards.items()} == {
        game: {name: values(words) for name, words in settings.items()} for game, settings in bills.items()
    }


def values(setting: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What a setting may be, as it is written: the values, and the names to choose from."""
    return [str(value) for value in setting["values"]], list(setting.get("names", ()))


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_playbill_says_what_the_texts_say_and_is_light(name: str, language: str, tmp_path: Path) -> None:
    """Of a game the lobby loads a few lines and what is drawn on its box; its rules are only counted."""
    voice, lines = Voice(games[name], language), {"title": "title", "pitch": "pitch", "length": "pitch.length"}
    async with at_home(tmp_path) as (_, client):
        bills = (await client.get(f"/api/playbills/{language}")).json()
    bill = next(bill for bill in bills if bill["game"] == name)
    assert bill.keys() == {*lines, "game", "rules", "settings", "emblem", "hue"}
    assert {line: bill[line] for line in lines} == {line: voice.texts.say(key) for line, key in lines.items()}
    assert bill["rules"] == len(voice.rules())
    assert len(encode(bill)) - len(bill["emblem"]) < BILL
    assert 0 < len(bill["emblem"]) < EMBLEM and 0 <= bill["hue"] < 360


async def test_playbill_tells_a_setting_in_words(tmp_path: Path) -> None:
    """Names to choose from are called as the cards are."""
    async with at_home(tmp_path) as (_, client):
        bills = (await client.get("/api/playbills/pl")).json()
    settings = next(bill["settings"] for bill in bills if bill["game"] == "catham")
    assert (settings["actions"]["title"], settings["actions"]["values"]["1"]) == ("Akcje w turze", "Jedna")
    assert settings["actions"]["help"].startswith("Mając dwie akcje")
    assert settings["factions"]["names"]["hackers"] == "Hakerzy" and "names" not in settings["actions"]


async def test_what_each_seat_has_is_called_by_words_of_its_own(tmp_path: Path) -> None:
    """There are no values but a list for the seats: names out of those that are told, or texts of one's own."""
    async with at_home(tmp_path) as (_, client):
        cards = (await client.get("/api/games")).json()
        bills = (await client.get("/api/playbills/pl")).json()
    decks = next(card for card in cards if card["name"] == "council")["settings"][0]
    words = next(bill for bill in bills if bill["game"] == "council")["settings"]["decks"]
    assert (decks["name"], decks["values"], decks["count"], decks["each"]) == ("decks", [], 2, True)
    assert decks["default"] == decks["names"][:2] and list(words["names"]) == decks["names"]
    assert words["names"]["ashes"] == "Popiół" and words["names"]["serpents"] == "Wężoludzie"
    assert not any("each" in setting for card in cards for setting in card["settings"] if setting != decks)


async def test_playbills_are_there_in_the_languages_that_we_speak(tmp_path: Path) -> None:
    """Whoever asks for another is told which."""
    async with at_home(tmp_path) as (_, client):
        refused = await client.get("/api/playbills/de")
    assert (refused.status_code, refused.json()["key"]) == (400, "error-unknown")
    assert all(language in refused.json()["says"] for language in LANGUAGES)


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_have_a_word_for_everything_in_the_book(name: str, language: str, tmp_path: Path) -> None:
    """Labels, words, numbers and sources, and the picks that all games have in common."""
    async with at_home(tmp_path) as (_, client):
        book: dict[str, Any] = (await client.get(f"/api/games/{name}")).json()
        sent = (await client.get(f"/api/games/{name}/texts/{language}")).text
    facts = [(name, fact) for table in book["facts"].values() for name, fact in table.items()]
    wanted = {f"view-{key}" for key, piece in book["pieces"].items() if piece["kind"] != "none"}
    parts = [part for parts in (*book["questions"].values(), book["event_parts"]) for part in parts]
    wanted |= {f"word-{part['name']}-{word}" for part in parts for word in part.get("words", ())}
    wanted |= {f"fact-{name}" for name, _ in facts} | {f"source-{fact['source']}" for _, fact in facts}
    wanted |= {"pitch", "pitch.length", "part-seat", "part-count"}
    folder = tmp_path / "texts" / language
    folder.mkdir(parents=True)
    (folder / "sent.ftl").write_text(sent, "utf-8")
    assert wanted <= set(Texts(language, (tmp_path,)).keys)
