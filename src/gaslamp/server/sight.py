"""What a viewer may have of a table: everything that leaves the server about a game passes here.

What is shown of a deed is said by its act; all else is made here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from gaslamp.engine.book.game import Game
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import GaslampError, Illegal
from gaslamp.engine.play.openly import open_events, open_view
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from gaslamp.protocol.api import Eyes, Listing, Moment, Problem
from gaslamp.protocol.tells import Clocks, Closed, News, Position, Proposal, TableSheet, Update
from gaslamp.protocol.view import EventJson, View
from gaslamp.server.acts import show
from gaslamp.server.checks import a_chair, must_be
from gaslamp.server.errors import Broken, Missing, Refusal, TooFast
from gaslamp.server.table import Table


def news(
    table: Table,
    seat: int | None,
    since: int,
    here: Iterable[int] = (),
    clock: Clocks | None = None,
    read: int = 0,
) -> News:
    """What is new since an entry, and how the table stands, for a seat's eyes; None is a spectator.

    Updates up to the entry that was read already are left out.
    """
    return News(
        table=table.id,
        n=table.n,
        seat=seat,
        updates=updates(table, seat, max(since, read)),
        sheet=sheet(table, seat) if since < sheet_n(table, seat) else None,
        position=position(table, seat) if since < max(table.play_n, table.sheet_n) else None,
        here=sorted(here),
        clock=clock,
    )


def sheet_n(table: Table, seat: int | None) -> int:
    """The entry that last changed the sheet for the viewer: whom one mutes is on one's own sheet alone."""
    return max(table.sheet_n, table.chairs[seat].muted_n) if seat is not None else table.sheet_n


def updates(table: Table, seat: int | None, since: int, upto: int | None = None) -> list[Update]:
    """The entries after a number, up to another or the latest, as the viewer may see them."""
    pairs = [(entry, show(table, seat, entry)) for entry in table.log[since:upto]]
    return [Update(entry.n, entry.at, deed) for entry, deed in pairs if deed is not None]


def sheet(table: Table, seat: int | None) -> TableSheet:
    """How the table is set up."""
    proposal, finished = table.proposal, table.status in ("over", "ended")
    return TableSheet(
        terms=table.terms,
        version=table.header.version,
        data=table.header.data,
        status=table.status,
        chairs=[chair.public(table.host) for chair in table.chairs],
        hash=table.luck.hash,
        words=list(table.luck.words),
        secret=table.luck.secret if finished else "",
        proposal=Proposal(proposal.n, proposal.what, table.waiting_seats) if proposal else None,
        rematch=table.rematch,
        muted=sorted(table.chairs[seat].muted) if seat is not None else [],
        keys=keys(table, seat),
        closed=closing(table),
    )


def closing(table: Table) -> Closed | None:
    """Why the game cannot go on, if it cannot."""
    if table.closed is None:
        return None
    why: Literal["rules", "log"] = "rules" if table.closed.key == "error-table-rules" else "log"
    return Closed(why, games[table.game.name].version, table.unplayed is not None)


def keys(table: Table, seat: int | None) -> list[str]:
    """The key of each free seat of a private table, for the host to give away."""
    hosting = seat is not None and table.chairs[seat].person == table.host
    if not hosting or table.status != "waiting" or table.header.terms.access != "private":
        return []
    return ["" if chair.taken else table.seat_key(n) for n, chair in enumerate(table.chairs)]


def position(table: Table, seat: int | None) -> Position | None:
    """The game as the viewer may see it; None until it begins."""
    if table.play is None:
        return None
    view = cast(View, table.game.view(table.play.state, seat))
    back = [table.undoable(seat, turn) for turn in (False, True)] if seat is not None else ["no", "no"]
    return Position(table.play_n, len(table.standing), view, *back)


def moment(game: Game, state: State, eyes: Eyes, n: int, since: int) -> Moment:
    """A game after n answers, as it was seen then, with the events from a number on; what was offered is left out."""
    if eyes == "all":
        view, events = open_view(game, state), open_events(game, state, since)
    else:
        view, events = game.view(state, eyes), game.events(state, eyes, since)
    view["offered"] = None
    (view["question"] or {}).pop("rows", None)
    return Moment(n, cast(View, view), [cast(EventJson, event.json()) for event in events])


def problem(error: Exception, language: str) -> Problem:
    """Why something was refused; of a fault of the server's own nothing is told."""
    known = error if isinstance(error, GaslampError) else Broken("error-server-broken")
    rule = error.rule if isinstance(error, Illegal) else ""
    return Problem(known.key, known.say(language), rule, known.seconds if isinstance(known, TooFast) else 0)


def reason(table: Table, rule: str | None, language: str) -> str:
    """The text of a rule, in the viewer's language."""
    if rule is None:
        return ""
    voice = Voice(table.game, language, ())
    return "\n".join(voice.rules(rule).values())


def listing(table: Table, person: str | None) -> Listing:
    """The table in a list, for whoever may watch it."""
    must_see(table, person, None)
    return table.listing()


def record(table: Table, person: str | None) -> str:
    """The whole game, with the secret of its luck, for whoever may watch it, when nothing more will be played."""
    if table.unplayed is None:
        must_look(table, person, "all")
    else:
        must_see(table, person, None)
    return table.record().json()


def must_look(table: Table, person: str | None, eyes: Eyes) -> None:
    """Refuse who may not look back at a game: until it is finished, nobody sees more than was to be seen."""
    finished = table.status in ("over", "ended")
    must_see(table, person, None if finished or eyes == "all" else eyes)
    if eyes == "all":
        must_be(table, "over", "ended")
    elif eyes is not None:
        a_chair(table, eyes)
    if table.play is None:
        raise table.closed or Refusal("error-table-status", status="waiting")


def must_see(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse who may not watch: a seat's eyes are its person's, and spectators are not welcome everywhere."""
    if seat is not None:
        if seat >= len(table.chairs) or not person or table.chairs[seat].person != person:
            raise Missing("error-seat-not-yours", seat=seat + 1)
        return
    terms = table.header.terms
    if table.seats_of(person) or table.status == "waiting":
        return
    if not terms.spectators or terms.access == "private":
        raise Missing("error-no-spectators")
