"""The moments of a game at a table: everybody sees them again as he saw them then, and nobody sees more."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from random import Random

import pytest
from httpx import AsyncClient, Response

from gaslamp.engine.errors import GaslampError
from gaslamp.engine.play.openly import open_view
from gaslamp.games import games
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.api import Eyes, Moment, Moments
from gaslamp.server.app import App
from gaslamp.server.entry import to_json
from gaslamp.server.moments import MOST, SLICE, moments
from gaslamp.server.room import Room
from gaslamp.server.sight import must_look
from gaslamp.server.web.moments import LONG
from tests.server.home import Guest, answer, asker, begun, come, played_out
from tests.server.scene import Scene
from tests.server.visitor import at_home, key
from tests.sizes import seats_for

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Bob", "Cyd", "Dee")
SECONDS = 0.05  # for which nobody may be kept waiting


class Witness:
    """Somebody who keeps all that he is sent of a game, as long as it stands."""

    def __init__(self, scene: Scene, seat: int | None) -> None:
        self.scene = scene
        self.seat = seat
        self.n = 0
        self.seen: list[bytes] = []

    def looks(self) -> None:
        """Keep what is new: each position with the events that led to it, without what was offered."""
        news = self.scene.news(self.seat, self.n)
        self.n = news.n
        if news.position is None:
            return
        n, view = news.position.answers, news.position.view
        view["offered"] = None
        if view["question"]:
            view["question"].pop("rows", None)
        for update in news.updates:
            if isinstance(update.deed, deeds.Began | deeds.Played):
                self.seen.append(to_json(Moment(n, view, update.deed.events)))
            elif isinstance(update.deed, deeds.Undone):
                del self.seen[n + 1 :]


async def everything(scene: Scene, eyes: Eyes) -> list[bytes]:
    """All moments of the game so far."""
    found: list[bytes] = []
    while len(found) <= scene.given:
        some = await moments(scene.table, eyes, len(found), len(found) + MOST - 1)
        assert some.count == scene.given
        found += map(to_json, some.moments)
    return found


def names(game: str) -> str:
    """Who sits at a table: three, if three can play."""
    return " ".join(NAMES[: seats_for(games[game])])


@pytest.mark.parametrize("name", games)
async def test_moments_are_byte_for_byte_what_was_sent_then(name: str) -> None:
    """To every seat and to a spectator, through a whole game of which some was taken back."""
    scene, luck = Scene(name, names(name)), Random(name)
    witnesses = [Witness(scene, seat) for seat in (None, *range(min(3, seats_for(games[name]))))]
    for witness in witnesses:
        witness.looks()
    while scene.status() == "playing":
        if luck.random() < 0.02 and scene.given > 2:
            scene.happens(deeds.Undone(0, max(0, scene.given - luck.randrange(1, 25))))
        else:
            scene.answers(which=luck.randrange(1000))
        for witness in witnesses:
            witness.looks()
        if luck.random() < 0.02:
            witness = luck.choice(witnesses)
            assert await everything(scene, witness.seat) == witness.seen
    assert scene.given > MOST
    for witness in witnesses:
        assert await everything(scene, witness.seat) == witness.seen


@pytest.mark.parametrize("name", games)
async def test_all_open_moments_are_those_of_the_game(name: str) -> None:
    """Each as the state was then, with the hands of all."""
    scene = Scene(name, names(name))
    scene.answers(50)
    scene.happens(deeds.Ended())
    record, found = scene.table.record(), (await moments(scene.table, "all", 0, 50)).moments
    assert [one.n for one in found] == list(range(51))
    for one in found:
        assert one.view == {**open_view(record.game, record.replay(one.n)), "offered": None}
    dealt = [event for event in found[0].events if event["kind"] == "dealt"]
    assert all("card" in event for event in dealt)


async def test_moments_are_those_that_there_are() -> None:
    """What lies beyond the latest answer is left out."""
    scene = Scene()
    scene.answers(5)
    assert [one.n for one in (await moments(scene.table, 0, 4, 60)).moments] == [4, 5]
    assert await moments(scene.table, 0, 6, 60) == Moments(5, [])
    assert [one.n for one in (await moments(scene.table, None, 5, 5)).moments] == [5]


# -- who may look


def why_not(scene: Scene, who: str | None, eyes: Eyes) -> str:
    """Why somebody may not look back, if so."""
    try:
        must_look(scene.table, who and who.lower(), eyes)
    except GaslampError as error:
        return error.key
    return ""


@pytest.mark.parametrize("access", ["open", "link", "private"])
@pytest.mark.parametrize("spectators", [True, False])
async def test_while_the_game_goes_on_eyes_are_ones_own_or_a_spectators(access: str, spectators: bool) -> None:
    """Nobody looks through another's, or at all hands; and who may not watch may not look back."""
    scene = Scene(seats="Ann Bob bot", access=access, spectators=spectators)
    watched = spectators and access != "private"
    for who in ("Ann", "Bob", "Eve", None):
        for eyes in (0, 1, 2, 3, 13):
            mine = who == ("Ann", "Bob", "", "")[min(eyes, 3)]
            assert why_not(scene, who, eyes) == ("" if mine else "error-seat-not-yours")
        seated = who in ("Ann", "Bob")
        assert why_not(scene, who, None) == ("" if seated or watched else "error-no-spectators")
        assert why_not(scene, who, "all") == ("error-table-status" if seated or watched else "error-no-spectators")


@pytest.mark.parametrize("spectators", [True, False])
async def test_when_nothing_more_is_played_whoever_may_watch_sees_all(spectators: bool) -> None:
    """Through any eyes that there are."""
    scene = Scene(seats="Ann Bob bot", spectators=spectators)
    scene.answers(3)
    scene.happens(deeds.Ended())
    for eyes in (None, 0, 1, 2, "all"):
        assert why_not(scene, "Bob", eyes) == ""
        assert why_not(scene, "Eve", eyes) == ("" if spectators else "error-no-spectators")
    assert why_not(scene, "Bob", 3) == "error-seat-none"


async def test_game_that_never_began_has_no_moments() -> None:
    """Whether it may still begin or not."""
    scene = Scene(begin=False)
    assert {why_not(scene, "Ann", eyes) for eyes in (0, None, "all")} == {"error-table-status"}
    scene.does("Ann", asks.End)
    assert {why_not(scene, "Ann", eyes) for eyes in (0, None, "all")} == {"error-table-status"}


# -- nobody waits for it


class Turns:
    """Somebody else's turns of the event loop while something is done, and the longest wait between them.

    It is measured in seconds that this process worked, for others may keep the machine busy; what other tests left
    lying about is not swept up meanwhile.
    """

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0

    async def __aenter__(self) -> Turns:
        gc.disable()
        self.task = asyncio.create_task(self.watch())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.task.cancel()
        gc.enable()

    async def watch(self) -> None:
        """Take turns."""
        while True:
            begun = time.process_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.process_time() - begun)
            self.count += 1


@pytest.mark.parametrize("eyes", [0, "all"])
async def test_others_have_their_turns_while_a_long_game_is_played_again(eyes: Eyes) -> None:
    """However long it is."""
    scene, luck = Scene("emerald", "Ann Bob Cyd Dan Eli"), Random(1)
    while scene.status() == "playing" and scene.given < 900:
        scene.answers(which=luck.randrange(1000))
    async with Turns() as turns:
        found = await moments(scene.table, eyes, scene.given - MOST + 1, scene.given)
    assert len(found.moments) == MOST
    assert turns.count >= scene.given // SLICE and turns.longest < SECONDS


async def test_game_that_moves_on_meanwhile_is_shown_as_it_was() -> None:
    """Whatever is taken back while it is played again."""
    scene = Scene()
    scene.answers(40)
    before = await moments(scene.table, 0, 0, 40)
    asked = asyncio.create_task(moments(scene.table, 0, 0, 40))
    await asyncio.sleep(0)
    scene.happens(deeds.Undone(0, 3))
    scene.answers(2, which=1)
    assert not asked.done() and await asked == before


# -- over HTTP


async def looked(app: App, client: AsyncClient, room: Room, who: Guest | None, **how: object) -> Response:
    """Somebody looks back at a table."""
    cookie = await app.people.begin(who.person, app.now()) if who else ""
    path, params = f"/api/tables/{room.table.id}/moments", {name: str(value) for name, value in how.items()}
    return await client.get(path, params=params, headers={"cookie": f"gaslamp={cookie}", "accept-language": "pl"})


async def test_door_to_a_moment_is_ones_own(tmp_path: Path) -> None:
    """As long as the game goes on; then all are open."""
    async with at_home(tmp_path) as (app, client):
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        for _ in range(4):
            await asker(room, ann, bob).does(asks.Answer, room.table.id, **answer(room))
        found = await looked(app, client, room, ann, seat=0)
        assert found.content == to_json(await moments(room.table, 0, 0, 4)) and found.json()["count"] == 4
        public = await looked(app, client, room, None, first=2, last=3)
        assert public.content == to_json(await moments(room.table, None, 2, 3))
        refusals = [
            await looked(app, client, room, ann, seat=1),
            await looked(app, client, room, ann, eyes="all"),
            await looked(app, client, room, None, seat=0),
        ]
        assert [one.status_code for one in refusals] == [404, 409, 404]
        assert [one.json()["says"] for one in refusals[:2]] == ["miejsce 2 nie jest twoje", "gra już trwa"]
        await played_out(room, ann, bob)
        other = await looked(app, client, room, None, first=1, seat=1)
        assert other.content == to_json(await moments(room.table, 1, 1, MOST))
        whole = await looked(app, client, room, None, first=1, eyes="all")
        assert whole.content == to_json(await moments(room.table, "all", 1, MOST))


async def test_wrong_asks_for_moments_are_refused(tmp_path: Path) -> None:
    """Too many, in the wrong order, through no eyes, at no table."""
    async with at_home(tmp_path) as (app, client):
        (ann,) = await come(app, "Ann")
        room = await begun(app, ann, bots=1)
        for first, last in ((0, MOST), (5, 4), (2**53, 0)):
            found = await looked(app, client, room, ann, first=first, last=last)
            assert (found.status_code, key(found)) == (400, "error-moments")
            assert f"od {first} do {last}" in found.json()["says"] and "64" in found.json()["says"]
        assert (await looked(app, client, room, ann, first=0, last=MOST - 1)).status_code == 200
        for wrong in (
            {"eyes": "most"},
            {"eyes": 0},
            {"seat": -1},
            {"seat": 14},
            {"first": -1},
            {"last": "x"},
            {"first": 2**60},
        ):
            found = await looked(app, client, room, ann, **wrong)
            assert (found.status_code, key(found)) == (400, "error-frame")
        found = await client.get("/api/tables/aaaaaaaaaaaa/moments")
        assert (found.status_code, key(found)) == (404, "error-table-unknown")


async def test_late_moments_cost_more_than_early_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For more is played again."""
    monkeypatch.setattr(App, "tick", staticmethod(lambda: 0.0))
    async with at_home(tmp_path, limited=True) as (app, client):
        (ann,) = await come(app, "Ann")
        room = await begun(app, ann, bots=1)
        app.frames.buckets.clear()

        async def cost(**how: int) -> float:
            before = app.limits.address.burst - sum(one.tokens for one in app.frames.buckets.values())
            await looked(app, client, room, ann, **how)
            return app.limits.address.burst - next(iter(app.frames.buckets.values())).tokens - before

        await cost()
        monkeypatch.setattr(room.table, "standing", [0] * 7 * LONG)
        assert [await cost(first=first) for first in (0, LONG, 6 * LONG, 60 * LONG)] == [1, 2, 7, 8]
