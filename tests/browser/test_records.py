"""Records in the browser: what is seen of a game again is what was there, and what is given away is the whole game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gaslamp.engine.play.record import Record
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.browser.scenes import SEATS, finished, midway, thinker
from tests.browser.stage import Scenes, address, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import ROOT, Running, paths

SCENES: Scenes = {"over": finished, "midway": lambda: midway("catham")}
REPLAY = f"/t/{address('over')}/replay"
MOMENT = 60
NAMES = SEATS.split()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a game that is over and one that is not."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def record() -> Record:
    """The game that is over."""
    return finished().table.record()


def must_show(page: Page, seen: Record, n: int, eyes: int | None) -> None:
    """The board shows the pool and the own hand exactly as these eyes saw them after so many answers."""
    table = games["catham"].view(seen.replay(n), eyes)["table"]
    must_lie(page, "Pool", table["pool"])
    must_lie(page, "Hand", table["hands"][eyes]["cards"] if eyes is not None else {})


def must_lie(page: Page, where: str, cards: dict[str, int]) -> None:
    """So many of these cards lie there, and no others, as a screen reader is told."""
    voice = Voice(games["catham"], "en")
    names = {name: voice.card(games["catham"].cards.index(name)) for name in cards}
    told = [f"{names[name]}, {f'{n}, ' if n > 1 else ''}{where}" for name, n in cards.items()]
    lying = page.locator("[data-piece] > .unseen").filter(has_text=re.compile(rf", {where}( \(|$)"))
    expect(lying).to_have_text([re.compile(rf"^{one}( \(not now; ask why\))?$") for one in told])


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_replay_shows_what_was_seen(visit: Visits, eyes: int | None) -> None:
    """By a spectator and by each player, for whoever has the link."""
    page = visit(REPLAY)
    page.get_by_label("Seen by").select_option("" if eyes is None else str(eyes))
    for n in (MOMENT, MOMENT + 1, 0):
        page.get_by_role("slider").fill(str(n))
        must_show(page, record(), n, eyes)


def test_moment_of_a_game_that_goes_on_is_as_one_saw_it(visit: Visits) -> None:
    """Earlier, later, and now again, with the own eyes of then."""
    scene = midway("catham")
    name, seen = thinker(scene), scene.table.record()
    page = sit(visit, name, "midway")
    must_show(page, seen, scene.given, NAMES.index(name))
    page.get_by_role("list", name="What happened").get_by_role("button").first.click()
    must_show(page, seen, 0, NAMES.index(name))
    earlier, later = (page.get_by_role("button", name=way) for way in ("Earlier", "Later"))
    expect(earlier).to_be_disabled()
    later.click()
    later.click()
    must_show(page, seen, 2, NAMES.index(name))
    earlier.click()
    must_show(page, seen, 1, NAMES.index(name))
    page.keyboard.press("Escape")
    expect(earlier).to_have_count(0)
    must_show(page, seen, scene.given, NAMES.index(name))


def test_replay_plays_and_pauses(visit: Visits) -> None:
    """As fast as one likes; the space bar does it too."""
    page = visit(REPLAY)
    moment = page.get_by_role("slider")
    page.get_by_label("Speed").select_option("× 4")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(moment).to_have_value(re.compile(r"[3-9]|\d\d"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.get_by_role("list", name="What happened").get_by_role("button").last.click()
    expect(moment).to_have_value(str(finished().given))


@pytest.mark.parametrize("path", ["", "/replay"], ids=["table", "replay"])
def test_record_that_is_downloaded_is_the_whole_game(visit: Visits, path: str, tmp_path: Path) -> None:
    """The terminal plays it again, and finds the luck that was promised."""
    page = visit(f"/t/{address('over')}{path}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert Record.load(file) == record()
    luck = record().luck
    assert luck is not None
    command = [sys.executable, "-m", "gaslamp.cli", "verify", str(file), "--hash", luck.hash]
    run = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": paths()}, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr


def test_luck_is_checked_at_the_table(visit: Visits) -> None:
    """Against what was promised before the game."""
    page = sit(visit, "Ann", "over")
    page.get_by_role("button", name="Check the luck").click()
    verdict = page.locator(".ask").get_by_role("status")
    expect(verdict).to_contain_text(f"The luck is the one promised, and all {finished().given} answers were legal.")
    expect(verdict).to_contain_text(finished().table.luck.hash)


TAMPERED = {
    "an answer": ({"answers": [[30_000]]}, "odpowiedź 1 z 1"),
    "the luck": ({"secret": "", "seed": None}, "ani ziarna, ani sekretu"),
    "the game": ({"game": "chess"}, "chess"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_record_that_was_tampered_with_is_refused_in_words(visit: Visits, what: str, tmp_path: Path) -> None:
    """In those of the reader, with what is wrong."""
    change, told = TAMPERED[what]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(record().json()) | change), encoding="utf-8")
    page = visit("/replay", language="pl", allow=["status of 400"])
    page.get_by_label("Wybierz zapis").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_label("Wybierz zapis")).to_be_visible()


def test_luck_that_nobody_promised_is_told_as_such(visit: Visits, tmp_path: Path) -> None:
    """A game from a seed is legal, but it proves nothing."""
    state = games["catham"].new(2, 7)
    answers = []
    for _ in range(5):
        answers.append(tuple(state.offered[0]))
        state.answer(answers[-1])
    Record.of(games["catham"], answers, seats=2, seed=7).save(tmp_path / "game.json")
    page = visit("/replay")
    page.get_by_label("Choose a record").set_input_files(tmp_path / "game.json")
    page.get_by_role("button", name="Check the luck").click()
    expect(page.get_by_text("All 5 answers are legal, but nothing promised this luck")).to_be_visible()
