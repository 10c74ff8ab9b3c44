"""What docs/protocol.md says of the protocol is all there is to say, and true."""

from __future__ import annotations

import doctest
import re
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.inspect import StructType, type_info
from msgspec.json import decode

from gaslamp.engine.book.data import SOURCES
from gaslamp.engine.book.piece import KINDS
from gaslamp.protocol import VERSION, api, asks, deeds, tells
from gaslamp.protocol.typescript import structs
from gaslamp.server.bucket import Limits
from gaslamp.server.moments import MOST
from gaslamp.server.serve import LARGEST
from gaslamp.server.socket import LONG as TOLD
from gaslamp.server.web.asked import BODY, RECORD
from gaslamp.server.web.door import PATH
from gaslamp.server.web.moments import LONG
from gaslamp.server.web.routes import ROUTES, health
from tests.server.running import ROOT

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
UNSENT = {"error-serve", "error-serve-host"}  # said in the terminal
BORROWED = {"error-illegal", "error-unknown", "error-setting-one-of", "error-database-lost", "error-database-login"}
SECTIONS = {"What you ask": asks.Ask, "What you are told": tells.Tell, "What happens at a table": deeds.Deed}
TAGGED = {kind for union in SECTIONS.values() for kind in get_args(union)}
PARTS = {
    "What they are made of": [kind for kind in structs(tells) if kind not in TAGGED],
    "Over HTTP": list(structs(api)),
}


def section(title: str) -> str:
    """What stands under a heading."""
    return re.split(r"^#+ ", TEXT.partition(f" {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(title: str) -> dict[str, str]:
    """The first two columns of the table under a heading."""
    return dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", section(title), re.MULTILINE))


def fields(kind: type[Struct]) -> str:
    """The fields of a message, as the page writes them: ? for what may be missing."""
    message = type_info(kind)
    assert isinstance(message, StructType)
    return ", ".join(f"`{one.encode_name}{'' if one.required else '?'}`" for one in message.fields) or "–"


def named(kind: type[Struct]) -> str:
    """What the page calls a message."""
    return str(kind.__struct_config__.tag or kind.__name__)


def exchange() -> list[tuple[str, str]]:
    """The frames of the example: > to the server, < from it."""
    block = section("An evening").partition("```\n")[2].partition("```")[0]
    return [(frame[0], frame[2:]) for frame in re.split(r"\n(?=[<>] )", block.strip())]


@pytest.mark.parametrize("title", SECTIONS)
def test_every_message_is_there_with_all_its_fields(title: str) -> None:
    """A new message, a new field, or one that may be missing from now on, needs its line."""
    assert rows(title) == {named(kind): fields(kind) for kind in get_args(SECTIONS[title])}


@pytest.mark.parametrize("title", PARTS)
def test_every_part_is_there_with_all_its_fields(title: str) -> None:
    """So do the things that messages are made of."""
    assert rows(title) == {named(kind): fields(kind) for kind in PARTS[title]}


def test_every_kind_of_piece_is_there() -> None:
    """Whoever draws a table finds how, in the order of the engine; and every source of a number."""
    assert list(rows("Drawing a table")) == list(KINDS)
    assert all(f"`{source}`" in section("Drawing a table") for source in SOURCES)


def test_every_refusal_is_there() -> None:
    """Whoever is refused finds the key on the page."""
    listed = set(re.findall(r"`(error-[a-z-]+)`", section("Every refusal")))
    assert keys("server/texts/en/errors.ftl") - UNSENT | BORROWED <= listed
    assert listed <= keys("server/texts/en/errors.ftl", "server/texts/en/database.ftl", "engine/texts/en/errors.ftl")


def keys(*paths: str) -> set[str]:
    """The keys of the refusals in some files of texts."""
    found = [(ROOT / "src" / "gaslamp" / path).read_text(encoding="utf-8") for path in paths]
    return set(re.findall(r"^(error-[a-z-]+) =", "\n".join(found), re.MULTILINE))


LINK = "/t/{id:str}"  # the one page that a program may give to people


def test_every_address_is_there() -> None:
    """Each method and path that the server has, and no others."""
    routes = {
        (method, re.sub(r":\w+", "", path))
        for route in [*ROUTES, health]
        for path in route.paths
        for method in route.http_methods
        if (route.include_in_schema is not False or path == LINK) and method != "OPTIONS"
    }
    listed = re.findall(r"^\| ([A-Z]*) ?`(/[^`]+)` \|", section("Addresses"), re.MULTILINE)
    assert {(method or "WS", path) for method, path in listed} == {*routes, ("WS", PATH)}


def test_limits_are_those_of_the_server() -> None:
    """The numbers that a client must keep to."""
    said, limits = section("Limits"), Limits()
    for number in (limits.frame, limits.brackets, LARGEST, limits.eyes, limits.sockets):
        assert f"{number} " in said
    assert f"{BODY:,} bytes" in said and f"{RECORD:,} |" in said
    assert f"{limits.socket.burst} frames at once, then {limits.socket.refill} a second" in said
    assert f"{limits.address.burst} frames and requests at once, then {limits.address.refill} a second" in said
    assert f"{limits.tables.burst} at once from one address, then one in {1 / limits.tables.refill:.0f} seconds" in said
    assert (
        limits.replays == limits.tables
        and f"{MOST} at once" in said
        and f"every {LONG} answers" in said
        and f"every {TOLD} entries and events" in said
    )
    assert f"{limits.acts.burst} at once by one person, then {limits.acts.refill} a second" in said
    for rate in (limits.logins, limits.records):
        assert f"{rate.burst} at once from one address, then one in {1 / rate.refill:.0f} seconds" in said


def test_the_example_is_made_of_real_messages() -> None:
    """Every frame is understood by the decoders of the server and of its client."""
    found: list[Any] = [decode(text, type=asks.Ask if way == ">" else tells.Tell) for way, text in exchange()]
    kinds = [type(one) for one in found]
    assert kinds[:4] == [asks.Hello, tells.Welcome, asks.Watch, tells.News]
    assert {asks.Word, asks.Start, asks.Answer, tells.Done, tells.Refused} <= set(kinds)
    answer = next(one for one in reversed(found) if isinstance(one, asks.Answer))
    position = next(one.position for one in found if isinstance(one, tells.News) and one.position)
    assert answer.question == position.question and answer.answer in (position.view["offered"] or [])


def test_other_frames_on_the_page_are_real_messages() -> None:
    """Those shown one by one."""
    frames = re.findall(r"```json\n(.+?)```", TEXT, re.DOTALL)
    assert len(frames) == 2
    assert all(decode(frame, type=asks.Ask) for frame in frames)


def test_the_formula_of_the_luck_is_true() -> None:
    """It comes to the hash that the example was told, and to the seed of its record."""
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 6 and failed == 0
    hashes = {one.sheet.hash for one in map(heard, exchange()) if isinstance(one, tells.News) and one.sheet}
    assert len(hashes) == 1 and f"'{hashes.pop()}'" in section("Luck")


def heard(frame: tuple[str, str]) -> Any:
    """A frame from the server, None for one to it."""
    return decode(frame[1], type=tells.Tell) if frame[0] == "<" else None


def test_the_version_is_that_of_the_protocol() -> None:
    """The page says which version it speaks of."""
    assert f"This page is version {VERSION}." in TEXT
