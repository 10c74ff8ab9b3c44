"""The keys: what a line does that is not an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.padding import Padding

from gaslamp.cli.remote import keys_over, keys_playing, keys_talk, keys_waiting
from gaslamp.cli.remote.keyboard import Gone
from gaslamp.cli.screen import grid
from gaslamp.cli.words import command

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen

Deed = Callable[["TableScreen", str], None]  # given what follows the key


def obey(screen: TableScreen, line: str) -> None:
    """Do what a key says; anything else gets a clear word."""
    key, _, rest = line.partition(" ")
    act = {**ALWAYS, **PHASES[screen.status]}.get(key.lower())
    if act is not None:
        act(screen, rest.strip())
    elif screen.prompt is not None:
        screen.prompt.obey(line)
    else:
        screen.teller.complain(screen.say("join-no-key", status=screen.status))


def give_help(screen: TableScreen, _: str) -> None:
    """What the question is about, and every key."""
    if screen.prompt is not None:
        screen.prompt.explain()
    phase = "over" if screen.status == "ended" else screen.status
    rows = grid("bold cyan", "")
    for line in screen.say(f"join-help-{phase}").splitlines():
        key, _, meaning = line.partition(" – ")
        rows.add_row(key, meaning)
    screen.teller.show(Padding(rows, (0, 2)))


def rule(screen: TableScreen, rest: str) -> None:
    """A rule, or the rules of a section."""
    screen.teller.rule(rest)


def log(screen: TableScreen, _: str) -> None:
    """All that happened, from the beginning."""
    screen.story.tell(screen.look, 0)


def leave(screen: TableScreen, _: str) -> None:
    """Go away."""
    screen.keyboard.inbox.put_nowait(Gone())


def come_back(link: str) -> str:
    """The command that leads back to a table."""
    return f"{command()} join {link}"


ALWAYS: dict[str, Deed] = {
    "?": give_help,
    "r": rule,
    "l": log,
    "q": leave,
    "c": keys_talk.say,
    "m": keys_talk.mute,
}
PHASES: dict[str, Mapping[str, Deed]] = {
    "waiting": keys_waiting.KEYS,
    "playing": keys_playing.KEYS,
    "over": keys_over.KEYS,
    "ended": keys_over.KEYS,
}
