"""Keys for talk at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote.seats import acting, meant
from gaslamp.cli.screen import grid
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay

LONGEST = 300  # letters of what is said at once


def say(stay: Stay, rest: str) -> None:
    """Say something; a number is a quick phrase, nothing lists these."""
    seat = acting(stay)
    if seat is None:
        return
    phrases = stay.teller.voice.phrases()
    numbered = {str(n): key for n, key in enumerate(phrases, 1)}
    if not rest:
        rows = grid("bold cyan", "")
        for n, key in numbered.items():
            rows.add_row(f"c {n}", stay.teller.voice.phrase(key))
        stay.teller.show(rows)
    elif rest in numbered:
        stay.presence.do(asks.Say(new_id(), stay.table, seat, phrase=numbered[rest]))
    else:
        stay.presence.do(asks.Say(new_id(), stay.table, seat, text=rest[:LONGEST]))


def mute(stay: Stay, rest: str) -> None:
    """Hear no more of somebody, or hear them again."""
    seat = acting(stay)
    whom = meant(stay, rest) if seat is not None else None
    if seat is not None and whom is not None:
        card = stay.look.card
        on = card is None or whom not in card.muted
        stay.presence.do(asks.Mute(new_id(), stay.table, seat, whom, on))
