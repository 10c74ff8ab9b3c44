"""Before the doors open all is ready: nobody waits for a file to be read, or for a text."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from gaslamp.engine.words import texts
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.games import games
from gaslamp.server import serve
from gaslamp.server.app import App, Plan
from gaslamp.server.web import books
from gaslamp.server.web.client import FILES
from gaslamp.server.web.ready import prepare
from tests.server.visitor import at_home, key

pytestmark = pytest.mark.anyio

FEW = 3  # messages that a refusal is made of
ASKED = [
    *("/", "/icon.svg", "/api/games", *(f"/api/playbills/{language}" for language in LANGUAGES)),
    *(f"/api/games/{name}" for name in games),
    *(f"/api/games/{name}/texts/{language}" for name in games for language in LANGUAGES),
]


async def test_no_request_is_the_first_of_its_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From then on no file is read, and of the texts only the few messages of which a refusal is made."""
    for forgetful in (texts.texts, books.playbill, books.fluent):
        forgetful.cache_clear()
    monkeypatch.delitem(FILES.__dict__, "contents", raising=False)
    read, parsed = list[Path](), list[str]()

    def reading(path: Path, *_: object, **__: object) -> str:
        read.append(path)
        return ""

    def parsing(text: str) -> object:
        parsed.append(text)
        return FluentResource(text)

    async with at_home(tmp_path) as (app, client):
        prepare(app)
        monkeypatch.setattr(Path, "read_text", reading)
        monkeypatch.setattr(Path, "read_bytes", reading)
        monkeypatch.setattr(texts, "FluentResource", parsing)
        found = [(path, (await client.get(path)).status_code) for path in ASKED]
        assert found == [(path, 200) for path in ASKED] and not read and not parsed
        for language in LANGUAGES:
            refused = await client.get("/api/me", headers={"accept-language": language})
            assert key(refused) == "error-nobody" and not read and len(parsed) <= FEW
            parsed.clear()


async def test_doors_open_when_all_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server makes ready what it has before it says where it is."""
    done: list[str] = []

    class Waiting:
        def __init__(self, *_: object) -> None:
            done.append("made")

        async def serve(self, _: object) -> None:
            done.append("open")

    def ready(app: App) -> None:
        done.append("ready")
        prepare(app)

    monkeypatch.setattr(serve, "prepare", ready)
    monkeypatch.setattr(serve, "Server", Waiting)
    with serve.bind("127.0.0.1", 0) as bound:
        await serve.run(Plan("sqlite://"), bound, lambda _: None)
    assert done == ["ready", "made", "open"]
