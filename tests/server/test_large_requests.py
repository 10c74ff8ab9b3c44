"""Requests of many bytes: refused before anybody reads them, but for records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.server.web.asked import BODY, RECORD
from tests.server.running import Running
from tests.server.visitor import guest, key

TAKING = [
    *(("PUT", "/api/me"), ("POST", "/api/accounts"), ("POST", "/api/session"), ("POST", "/api/tables")),
    *(("POST", "/api/verify"), ("POST", "/api/replay")),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running:
        yield running.url


@pytest.mark.parametrize(("method", "path"), TAKING)
def test_a_request_has_so_many_bytes_and_no_more(server: str, method: str, path: str) -> None:
    """Whether or not it says beforehand how many; a record may have more of them."""
    most = RECORD if path in ("/api/verify", "/api/replay") else BODY
    asked = {"content-type": "application/json"}
    with guest(server) as client:
        for large in (b" " * (most + 1), iter([b" " * most, b" "])):
            found = client.request(method, path, content=large, headers=asked)
            assert (found.status_code, key(found)) == (413, "error-body-size")
            assert str(BODY) in found.json()["says"] and str(RECORD) in found.json()["says"]
        assert client.request(method, path, content=b" " * most, headers=asked).status_code != 413
        polish = client.put("/api/me", content=b" " * (BODY + 1), headers={**asked, "accept-language": "pl"})
        assert str(BODY) in polish.json()["says"] and "bajtów" in polish.json()["says"]


def test_an_endless_deck_is_refused_before_it_is_read(server: str) -> None:
    """By its bytes, and by its letters if they are few enough; a table can be opened right after."""
    seats = [{"type": "you"}, {"type": "bot"}]
    with guest(server) as client:
        for copies, status, why in ((180_000, 413, "error-body-size"), (3000, 400, "error-setting-long")):
            terms = {"game": "council", "settings": {"decks": ["1x99 " * copies, "klm"]}}
            found = client.post("/api/tables", json={"terms": terms, "seats": seats})
            assert (found.status_code, key(found)) == (status, why)
        terms = {"game": "council", "settings": {"decks": ["1x99 " * 3, "klm"]}}
        assert key(client.post("/api/tables", json={"terms": terms, "seats": seats})) == "error-deck-long"
        assert client.post("/api/tables", json={"terms": {"game": "council"}, "seats": seats}).status_code == 201
