"""A real browser before a real server; a test fails too if a page complains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium
from tests.browser.visits import PATIENCE, Visits
from tests.server.running import Running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Only where npm has a browser for the machine."""
    for item in items:
        if Path(__file__).parent in item.path.parents and not chromium.EXISTS:
            item.add_marker(pytest.mark.skip(reason="npm has no browser for this machine"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Iterator[None]:
    """Fail if a page has complained; what a failed test saw is kept in build/pictures."""
    visits = item.funcargs.get("visit")
    try:
        yield
        if isinstance(visits, Visits) and (complaints := visits.complaints()):
            pytest.fail("\n".join(["the page complained:", *complaints]), pytrace=False)
    except (Exception, pytest.fail.Exception):
        if isinstance(visits, Visits):
            visits.keep(re.sub(r"\W+", "-", f"{item.path.stem}-{item.name}").strip("-"))
        raise


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of a process; it leaves with the last of them, for no coroutine runs beside it."""
    expect.set_options(timeout=PATIENCE)
    with chromium.launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an empty database, for people who mind their own tables."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Running, pytestconfig: pytest.Config) -> Iterator[Visits]:
    """Somebody comes to the server: `page = visit("/", language="pl")`; each call is somebody else."""
    visits = Visits(browser, server, pytestconfig.getoption("traces"))
    yield visits
    visits.close()
