"""Keys during the game: take back, agree, ask why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote import why
from gaslamp.cli.remote.seats import acting, meant
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay


def undo(stay: Stay, _: str) -> None:
    """Take one's last answer back."""
    back(stay, turn=False)


def restart(stay: Stay, _: str) -> None:
    """Begin one's turn anew."""
    back(stay, turn=True)


def back(stay: Stay, *, turn: bool) -> None:
    """Take back; say so if the others must agree."""
    seat = acting(stay)
    if seat is None:
        return
    how = stay.position.restart if turn else stay.position.undo
    if how == "no":
        stay.teller.complain(stay.say("undo-nothing"))
        return
    if how == "ask" and stay.presence.others:
        stay.teller.show(stay.say("join-undo-asks"), "yellow")
    stay.presence.do(asks.Undo(new_id(), stay.table, seat, turn))


def bot(stay: Stay, rest: str) -> None:
    """Propose a bot for somebody absent; without a seat, take one's own over from the bot."""
    seat = acting(stay)
    if seat is None:
        return
    if not rest:
        stay.presence.do(asks.Back(new_id(), stay.table, seat))
        return
    whom = meant(stay, rest)
    if whom is not None:
        stay.presence.do(asks.Mind(new_id(), stay.table, whom))


def end(stay: Stay, _: str) -> None:
    """Propose to end the game here."""
    if acting(stay) is not None:
        stay.presence.do(asks.End(new_id(), stay.table))


def yes(stay: Stay, _: str) -> None:
    """Agree to what is proposed."""
    vote(stay, yes=True)


def no(stay: Stay, _: str) -> None:
    """Do not agree."""
    vote(stay, yes=False)


def vote(stay: Stay, *, yes: bool) -> None:
    """Say yes or no to what is proposed."""
    proposal = stay.presence.card.proposal
    if proposal is None:
        stay.teller.complain(stay.say("join-no-proposal"))
    else:
        stay.presence.do(asks.Vote(new_id(), stay.table, proposal.n, yes))


KEYS = {"u": undo, "t": restart, "b": bot, "e": end, "y": yes, "n": no, "w": why.ask}
