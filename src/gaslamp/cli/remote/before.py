"""Keys before the game: bots, seats, a word for the luck, the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from gaslamp.cli.remote.seats import acting, meant
from gaslamp.protocol import asks
from gaslamp.protocol.frame import Level
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay

LEVELS: dict[str, Level] = {level: level for level in get_args(Level)}


def start(stay: Stay, _: str) -> None:
    """The host begins."""
    stay.presence.do(asks.Start(new_id(), stay.table))


def bot(stay: Stay, rest: str) -> None:
    """The host puts bots on all free seats, or one on this seat; a level may be named."""
    *where, last = rest.split() or [""]
    level = LEVELS.get(last.lower())
    seat_name = " ".join([*where, last] if level is None else where)
    if seat_name:
        seat = meant(stay, seat_name)
        seats = [] if seat is None else [seat]
    else:
        seats = [seat for seat, chair in enumerate(stay.presence.card.chairs) if chair.who == "free"]
    for seat in seats:
        stay.presence.do(asks.Swap(new_id(), stay.table, seat, level or "normal"))


def free(stay: Stay, rest: str) -> None:
    """Give one's seat up; the host may free any."""
    seat = meant(stay, rest) if rest else acting(stay)
    if seat is None:
        return
    if stay.presence.card.chairs[seat].who == "bot":
        stay.presence.do(asks.Swap(new_id(), stay.table, seat))
    else:
        stay.presence.do(asks.Stand(new_id(), stay.table, seat))


def word(stay: Stay, rest: str) -> None:
    """Add a word to the luck."""
    seat = acting(stay)
    if seat is not None:
        stay.presence.do(asks.Word(new_id(), stay.table, seat, rest))


def close(stay: Stay, _: str) -> None:
    """The host closes the table."""
    stay.presence.do(asks.End(new_id(), stay.table))


KEYS = {"s": start, "b": bot, "x": free, "w": word, "e": close}
