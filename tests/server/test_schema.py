"""The API does what its description says: requests made from it, and against it, are answered as it tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from httpx import Client
from hypothesis import HealthCheck, given, settings
from schemathesis import CheckFunction, GenerationMode
from schemathesis.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.schemas import BaseSchema

from gaslamp.engine.play.record import Record
from gaslamp.games import games
from gaslamp.protocol import api, asks
from gaslamp.remote import Visit, Wire
from gaslamp.remote.wire import new_id
from gaslamp.server.moments import MOST
from tests.server.running import Running
from tests.server.visitor import guest, play

OPERATIONS = [
    *(("GET", "/health"), ("GET", "/api/games"), ("GET", "/api/me"), ("PUT", "/api/me"), ("POST", "/api/accounts")),
    *(("POST", "/api/session"), ("DELETE", "/api/session"), ("GET", "/api/tables"), ("POST", "/api/tables")),
    *(("GET", "/api/games/{name}"), ("GET", "/api/games/{name}/look"), ("GET", "/api/games/{name}/texts/{language}")),
    *(("GET", "/api/tables/{id}"), ("GET", "/api/tables/{id}/record"), ("POST", "/api/verify")),
    *(("GET", "/api/tables/{id}/moments"), ("POST", "/api/replay"), ("GET", "/api/playbills/{language}")),
    *(("GET", "/api/games/{name}/ledger"), ("GET", "/api/games/{name}/ledger/{record}")),
]
SLOW = {"/api/verify": 5, "/api/replay": 5}  # examples where each starts a process
EXAMPLES = 40
QUIET = settings(deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests."""
    folder: Path = tmp_path_factory.mktemp("schema")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running:
        yield running


@pytest.fixture
def client(running: Running) -> Iterator[Client]:
    """Somebody who is known, so that guarded routes do more than refuse."""
    with guest(running.url) as client:
        yield client


@pytest.fixture
def description(running: Running) -> dict[str, Any]:
    """What the API says of itself."""
    with Client(base_url=running.url) as client:
        found: dict[str, Any] = client.get("/api/schema/openapi.json").json()
        return found


def test_all_operations_are_tried(description: dict[str, Any]) -> None:
    """No route is forgotten here."""
    found = {(method.upper(), path) for path, methods in description["paths"].items() for method in methods}
    assert found == set(OPERATIONS)


def test_no_message_takes_fields_that_it_does_not_have(description: dict[str, Any]) -> None:
    """The description says so of every message, and of every refusal that it is a problem."""
    assert all(schema["additionalProperties"] is False for schema in description["components"]["schemas"].values())
    for methods in description["paths"].values():
        for operation in methods.values():
            refusals = [found for status, found in operation["responses"].items() if status >= "400"]
            assert len(refusals) >= 3
            for refusal in refusals:
                assert refusal["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_api_does_as_it_says(
    running: Running, client: Client, description: dict[str, Any], method: str, path: str, mode: GenerationMode
) -> None:
    """No request makes the server stumble, and every answer is one that the description has."""
    schema: BaseSchema = schemathesis.openapi.from_dict(description)
    operation = schema[path][method]
    if mode is GenerationMode.NEGATIVE and not operation.body:
        pytest.skip("nothing that could be wrong")
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}

    @settings(QUIET, max_examples=SLOW.get(path, EXAMPLES))
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered_as_told(case: schemathesis.Case[Any]) -> None:
        if (method, path) == ("POST", "/api/tables") and mode is GenerationMode.POSITIVE:
            body: Any = case.body
            body["terms"] |= {"game": "catham", "settings": {}}
        case.call_and_validate(base_url=running.url, headers=headers, excluded_checks=beyond(path))

    answered_as_told()
    assert '"level":"error"' not in running.log.read_text()


@pytest.mark.anyio
async def test_games_tables_and_records_are_as_told(running: Running, description: dict[str, Any]) -> None:
    """What is really there is answered as the description says too; the file of a record has a plain name."""
    visit = Visit(running.url)
    visit.call_me("Ann")
    waiting, over = (visit.open(api.NewTable(api.Terms("catham"), [api.You(), api.Bot("easy")])).table for _ in "12")
    async with Wire(visit) as wire:
        await wire.act(asks.Start(new_id(), over))
        await play(wire, over, 0)
    schema, headers = schemathesis.openapi.from_dict(description), {"cookie": f"gaslamp={visit.cookie}"}

    def ask(path: str, **names: str) -> schemathesis.Response:
        return schema[path]["GET"].Case(path_parameters=names).call_and_validate(running.url, headers=headers)

    assert [ask("/api/tables/{id}", id=table).json()["status"] for table in (waiting, over)] == ["waiting", "over"]
    assert ask("/api/tables/{id}/record", id=waiting).status_code == 409
    assert all(ask("/api/games/{name}", name=name).status_code == 200 for name in games)
    assert all(ask("/api/games/{name}/look", name=name).status_code == 200 for name in games)
    assert ask("/api/games/{name}/texts/{language}", name="catham", language="pl").status_code == 200
    assert ask("/api/playbills/{language}", language="pl").status_code == 200
    record = ask("/api/tables/{id}/record", id=over)
    assert record.headers["content-disposition"] == [f'attachment; filename="catham-{over}.json"']
    assert Record.parse(record.text).replay().over
    moments = schema["/api/tables/{id}/moments"]["GET"].Case(path_parameters={"id": over}, query={"eyes": "all"})
    found = moments.call_and_validate(running.url, headers=headers).json()
    assert len(found["moments"]) == min(MOST, found["count"] + 1)
    with guest(running.url) as client:
        rerun = schema["/api/replay"]["POST"].Case(body={"record": record.text}, media_type="application/json")
        sent = rerun.call_and_validate(running.url, cookies=dict(client.cookies))
        assert sent.json()["over"] and len(sent.json()["moments"]) == found["count"] + 1


def beyond(path: str) -> list[CheckFunction]:
    """What a description cannot say: what a game or a name allows; and a wrong record is checked, not refused."""
    return [positive_data_acceptance, *([negative_data_rejection] if path == "/api/verify" else [])]
