"""Keys for talk at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote.seats import acting_seat, seat_named
from gaslamp.cli.screen import grid
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen

LONGEST = 300  # letters of what is said at once


def say(screen: TableScreen, rest: str) -> None:
    """Say something; a number is a quick phrase, nothing lists these."""
    seat = acting_seat(screen)
    if seat is None:
        return
    phrases = screen.teller.voice.phrases()
    numbered = {str(n): key for n, key in enumerate(phrases, 1)}
    if not rest:
        rows = grid("bold cyan", "")
        for n, key in numbered.items():
            rows.add_row(f"c {n}", screen.teller.voice.phrase(key))
        screen.teller.show(rows)
    elif rest in numbered:
        screen.client.do(asks.Say(new_id(), screen.table, seat, phrase=numbered[rest]))
    else:
        screen.client.do(asks.Say(new_id(), screen.table, seat, text=rest[:LONGEST]))


def mute(screen: TableScreen, rest: str) -> None:
    """Hear no more of somebody, or hear them again."""
    seat = acting_seat(screen)
    whom = seat_named(screen, rest) if seat is not None else None
    if seat is not None and whom is not None:
        sheet = screen.look.sheet
        on = sheet is None or whom not in sheet.muted
        screen.client.do(asks.Mute(new_id(), screen.table, seat, whom, on))
