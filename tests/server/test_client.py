"""The pages as files: compressed where that is understood, kept for ever where their name says so."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Client

from gaslamp.server.errors import Missing
from gaslamp.server.web.client import Files
from tests.server.running import Running


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Somebody who asks a real server for pages."""
    folder = tmp_path_factory.mktemp("server")
    with (
        Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running,
        Client(base_url=running.url) as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/t/abc/replay",
        "/replay",
        "/new/catham",
        "/rules",
        "/rules/emerald",
        "/rules/emerald/ledger",
        "/rules/emerald/ledger/x",
        "/settings",
        "/about",
    ],
)
def test_every_page_is_the_client(browser: Client, path: str) -> None:
    """It finds out by itself which page is meant."""
    page = browser.get(path)
    assert page.status_code == 200 and '<div id="app">' in page.text
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-store"


def test_what_pages_need_is_kept_for_ever(browser: Client) -> None:
    """Its name changes when it changes."""
    assets = re.findall(r'"(/assets/[^"]+)"', browser.get("/").text)
    assert {name.rpartition(".")[2] for name in assets} >= {"js", "css"}
    for asset in assets:
        found = browser.get(asset)
        assert found.status_code == 200 and "immutable" in found.headers["cache-control"]


def test_files_are_sent_as_the_browser_likes_them(browser: Client) -> None:
    """The same file each time; in the better way if both are understood."""
    plain = browser.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for accepted, way in (("gzip", "gzip"), ("gzip, deflate, br", "br"), ("br;q=1.0, gzip;q=0.8", "br")):
        with browser.stream("GET", "/", headers={"accept-encoding": accepted}) as found:
            raw = b"".join(found.iter_raw())
        assert found.headers["content-encoding"] == way and found.headers["vary"] == "accept-encoding"
        assert len(raw) < len(plain.content)
        if way == "gzip":
            assert gzip.decompress(raw) == plain.content


def test_browser_that_has_lost_its_way_is_told_on_a_page(browser: Client) -> None:
    """A program is told in JSON, and so is whoever asks the API."""
    lost = browser.get("/no/such/place", headers={"accept": "text/html,*/*"})
    assert lost.status_code == 404 and '<div id="app">' in lost.text
    for path, accept in (("/no/such/place", "*/*"), ("/api/nothing", "text/html"), ("/index.html.gz", "*/*")):
        assert browser.get(path, headers={"accept": accept}).json()["key"] == "error-no-page"


def test_pages_that_are_not_built_are_missed(tmp_path: Path) -> None:
    """Whoever runs the sources is told what to do."""
    with pytest.raises(Missing) as missed:
        Files(tmp_path).response("index.html", "")
    assert missed.value.key == "error-no-client"
