"""The client: the pages for browsers, as the build left them, each file also compressed."""

from __future__ import annotations

from functools import cached_property
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from gaslamp.server.errors import Missing
from gaslamp.server.web.asked import Asked

BUILT = Path(__file__).parent / "built"
PAGES = ["/", "/t/{id:str}", "/t/{id:str}/replay", "/new/{game:str}", "/rules", "/rules/{game:str}"]
LEDGER_PAGES = ["/rules/{game:str}/ledger", "/rules/{game:str}/ledger/{record:str}"]
LONE_PAGES = ["/replay", "/settings", "/about"]
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOR_EVER = "public, max-age=31536000, immutable"  # a file that changes gets another name
TYPES = {".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".js": "text/javascript"}


class Files:
    """Files of a folder, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def contents(self) -> dict[str, bytes]:
        """What is in each file, by its path."""
        paths = sorted(path for path in self.folder.rglob("*") if path.is_file())
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}

    def response(self, name: str, accepted: str, status: int = HTTP_200_OK) -> Response[bytes]:
        """A file, compressed in the best way that is accepted."""
        if name not in self.contents or name.endswith(tuple(ENCODINGS.values())):
            raise Missing("error-no-client") if name == "index.html" else NotFoundException
        ways = [one.partition(";")[0].strip() for one in accepted.split(",")]
        ending = next((end for way, end in ENCODINGS.items() if way in ways and name + end in self.contents), "")
        headers = {"vary": "accept-encoding"}
        if name.startswith("assets/"):
            headers["cache-control"] = FOR_EVER
        if ending:
            headers["content-encoding"] = next(way for way, end in ENCODINGS.items() if end == ending)
        return Response(self.contents[name + ending], status_code=status, media_type=media(name), headers=headers)


def media(name: str) -> str:
    """The media type of a file."""
    return TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"


FILES = Files(BUILT)


@get([*PAGES, *LEDGER_PAGES, *LONE_PAGES], include_in_schema=False, packed=True)
async def page(request: Asked) -> Response[bytes]:
    """Every page: it is the client that knows which one."""
    return FILES.response("index.html", request.headers.get("accept-encoding", ""))


@get("/assets/{name:str}", include_in_schema=False, packed=True)
async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A part of the pages."""
    return FILES.response(f"assets/{name}", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, packed=True)
async def elsewhere(request: Asked, path: FromPath[Path]) -> Response[bytes]:
    """A file beside the pages; for a browser that has lost its way, the page that says so."""
    name = path.as_posix().lstrip("/")
    if name in FILES.contents and "/" not in name and name != "index.html":
        return FILES.response(name, request.headers.get("accept-encoding", ""))
    if "text/html" not in request.headers.get("accept", "") or name.startswith("api/"):
        raise NotFoundException
    return FILES.response("index.html", request.headers.get("accept-encoding", ""), HTTP_404_NOT_FOUND)
