"""What the description of the API says of refusals, and of what is taken."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.openapi import ResponseSpec
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)

from gaslamp.protocol.api import Problem

REFUSALS = {
    400: "The request is none of this API.",
    401: "Nobody is known by the cookie, or the login does not fit.",
    403: "A page of another site sent the request.",
    404: "There is no such table, or not for these eyes.",
    409: "It cannot be done as things stand.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too much at once.",
    503: "The database does not answer.",
}
ALWAYS = (400, 429, 503)
CHANGES = (403, 413, 415)
RECORD = Schema(type=OpenAPIType.OBJECT, description="A game from its first answer to its last, as a file has it.")


def refusing(*statuses: int, changes: bool = False) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with, beside those of every route."""
    mine = sorted({*ALWAYS, *statuses, *(CHANGES if changes else ())})
    return {status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status]) for status in mine}


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record, whole or broken."""

    def __post_init__(self) -> None:
        """Say so."""
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(RECORD)}, required=True)


@dataclass
class GivesRecord(Operation):
    """An operation that answers with a record."""

    def __post_init__(self) -> None:
        """Say so."""
        given = OpenAPIResponse("A record.", content={"application/json": OpenAPIMediaType(RECORD)})
        self.responses = {**(self.responses or {}), "200": given}


def close(schema: OpenAPI) -> None:
    """Say that no message has fields but its own."""
    for message in schema.components.schemas.values():
        if message.type == OpenAPIType.OBJECT:
            message.additional_properties = False
