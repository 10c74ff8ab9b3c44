"""Keys during the game: take back, agree, ask why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote import why
from gaslamp.cli.remote.seats import acting_seat, seat_named
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen


def undo(screen: TableScreen, _: str) -> None:
    """Take one's last answer back."""
    back(screen, turn=False)


def restart(screen: TableScreen, _: str) -> None:
    """Begin one's turn anew."""
    back(screen, turn=True)


def back(screen: TableScreen, *, turn: bool) -> None:
    """Take back; say so if the others must agree."""
    seat = acting_seat(screen)
    if seat is None:
        return
    how = screen.position.restart if turn else screen.position.undo
    if how == "no":
        screen.teller.complain(screen.say("undo-nothing"))
        return
    if how == "ask" and screen.client.others:
        screen.teller.show(screen.say("join-undo-asks"), "yellow")
    screen.client.do(asks.Undo(new_id(), screen.table, seat, turn))


def bot(screen: TableScreen, rest: str) -> None:
    """Propose a bot for somebody absent; without a seat, take one's own over from the bot."""
    seat = acting_seat(screen)
    if seat is None:
        return
    if not rest:
        screen.client.do(asks.Back(new_id(), screen.table, seat))
        return
    whom = seat_named(screen, rest)
    if whom is not None:
        screen.client.do(asks.Mind(new_id(), screen.table, whom))


def end(screen: TableScreen, _: str) -> None:
    """Propose to end the game here."""
    if acting_seat(screen) is not None:
        screen.client.do(asks.End(new_id(), screen.table))


def yes(screen: TableScreen, _: str) -> None:
    """Agree to what is proposed."""
    vote(screen, yes=True)


def no(screen: TableScreen, _: str) -> None:
    """Do not agree."""
    vote(screen, yes=False)


def vote(screen: TableScreen, *, yes: bool) -> None:
    """Say yes or no to what is proposed."""
    proposal = screen.client.sheet.proposal
    if proposal is None:
        screen.teller.complain(screen.say("join-no-proposal"))
    else:
        screen.client.do(asks.Vote(new_id(), screen.table, proposal.n, yes))


KEYS = {"u": undo, "t": restart, "b": bot, "e": end, "y": yes, "n": no, "w": why.ask}
