"""What is refused over HTTP: the same typed problem as on a socket, with the fitting status."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol.api import Problem
from gaslamp.server.errors import BadMessage, Broken, Missing, Refusal, ServerError, TooFast, Unknown
from gaslamp.server.logs import warn
from gaslamp.server.sight import problem
from gaslamp.server.storage import LoginTaken, StorageError
from gaslamp.server.web.asked import BODY, RECORD
from gaslamp.server.web.who import language

STATUS: dict[type[GaslampError], int] = {
    Unknown: 401,
    Missing: 404,
    Refusal: 409,
    LoginTaken: 409,
    TooFast: 429,
    StorageError: 503,
    Broken: 500,
}
KNOWN = {
    401: ServerError("error-nobody"),
    403: ServerError("error-foreign-page"),
    404: ServerError("error-no-page"),
    405: ServerError("error-method"),
    413: ServerError("error-body-size", most=BODY, record=RECORD),
    415: ServerError("error-media"),
}


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Any error as a problem in the reader's language."""
    status, known = classify(error)
    if status >= 500:
        warn("a request could not be served", error, path=request.url.path)
    return Response(problem(known, language(request)), status_code=status, media_type="application/json")


def classify(error: Exception) -> tuple[int, Exception]:
    """The status of an error, and what is told of it."""
    if isinstance(error, GaslampError):
        return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400), error
    if isinstance(error, HTTPException) and error.status_code == 400:
        return 400, BadMessage("error-frame", reason=reason(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, KNOWN.get(error.status_code) or ServerError("error-request")
    return 500, error


def reason(error: HTTPException) -> str:
    """What is wrong with a message, and where in it."""
    details = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    return next((f"{one['message']} - at `{one.get('key', '')}`" for one in details), error.detail)
