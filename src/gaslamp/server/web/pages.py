"""Plain pages, for whoever comes with a browser."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from gaslamp.engine.texts import LANGUAGES, Texts, texts
from gaslamp.engine.voice import Voice
from gaslamp.server import sight
from gaslamp.server.protocol.api import Listing
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.who import language, the_house, who

HERE = Path(__file__).parent
SERVER = HERE.parent


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    """How the pages look."""
    return Response((HERE / "style.css").read_text(encoding="utf-8"), media_type=MediaType.CSS)


@get("/", include_in_schema=False)
async def front(request: Asked) -> Response[str]:
    """The games, and the tables that are open."""
    house, say = the_house(request), spoken(request)
    games = [f"<li>{escape(Voice(game, say.language, ()).title())}</li>" for game in house.games.games.values()]
    tables = [row(listing, say, request) for listing in house.lobby.newest()]
    body = [
        f"<h2>{escape(say.say('page-games'))}</h2>",
        f"<ul>{''.join(games)}</ul>",
        f"<h2>{escape(say.say('page-tables'))}</h2>",
        f"<ul class=tables>{''.join(tables)}</ul>" if tables else f"<p>{escape(say.say('page-none'))}</p>",
        f"<h2>{escape(say.say('page-how'))}</h2>",
        f"<pre>./gaslamp join {escape(str(request.base_url))}</pre>",
    ]
    return page(say, say.say("page-title"), "".join(body))


@get("/t/{id:str}", include_in_schema=False)
async def table(request: Asked, id: FromPath[str]) -> Response[str]:
    """One table, and how to sit down at it."""
    say, person = spoken(request), await who(request)
    room = await the_house(request).rooms.find(id)
    listing = sight.listing(room.table, person.id if person else None)
    title = Voice(room.table.game, say.language, ()).title()
    chairs = "".join(f"<li>{escape(seat(chair.who, chair.name, say))}</li>" for chair in listing.chairs)
    status = escape(say.say(f"page-status-{listing.status}"))
    command = f"./gaslamp join {escape(str(request.base_url))}t/{escape(id)}"
    return page(say, title, f"<p>{status}</p><ol>{chairs}</ol><pre>{command}</pre>")


def row(listing: Listing, say: Texts, request: Asked) -> str:
    """A table in the list."""
    title = Voice(the_house(request).games.current(listing.terms.game), say.language, ()).title()
    who = ", ".join(seat(chair.who, chair.name, say) for chair in listing.chairs)
    status = say.say(f"page-status-{listing.status}")
    return f'<li><a href="/t/{listing.id}">{escape(title)}</a> <span>{escape(who)} · {escape(status)}</span></li>'


def seat(who: str, name: str, say: Texts) -> str:
    """Who sits on a chair."""
    return name if who == "person" else say.say(f"page-{who}")


def spoken(request: Asked) -> Texts:
    """The texts in the reader's language, or the one asked for."""
    wish = request.query_params.get("lang", "")
    return texts(wish if wish in LANGUAGES else language(request), SERVER)


def page(say: Texts, title: str, body: str) -> Response[str]:
    """A whole page."""
    other = next(one for one in LANGUAGES if one != say.language)
    text = (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f'<link rel="stylesheet" href="/style.css"></head><body><header><a href="/">Gaslamp</a>'
        f'<nav><a href="?lang={other}" hreflang="{other}">{escape(say.say("page-other-language"))}</a></nav></header>'
        f"<main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )
    return Response(text, media_type=MediaType.HTML)
