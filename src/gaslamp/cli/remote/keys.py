"""The keys: what a line does that is not an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.padding import Padding

from gaslamp.cli.remote import after, before, during, talk
from gaslamp.cli.remote.keyboard import Gone
from gaslamp.cli.screen import grid
from gaslamp.cli.words import command

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay

Deed = Callable[["Stay", str], None]  # given what follows the key


def obey(stay: Stay, line: str) -> None:
    """Do what a key says; anything else gets a clear word."""
    key, _, rest = line.partition(" ")
    found = {**ALWAYS, **PHASES[stay.status]}.get(key.lower())
    if found is not None:
        found(stay, rest.strip())
    elif stay.prompt is not None:
        stay.prompt.obey(line)
    else:
        stay.teller.complain(stay.say("join-no-key", status=stay.status))


def give_help(stay: Stay, _: str) -> None:
    """What the question is about, and every key."""
    if stay.prompt is not None:
        stay.prompt.explain()
    phase = "over" if stay.status == "ended" else stay.status
    rows = grid("bold cyan", "")
    for line in stay.say(f"join-help-{phase}").splitlines():
        key, _, meaning = line.partition(" – ")
        rows.add_row(key, meaning)
    stay.teller.show(Padding(rows, (0, 2)))


def rule(stay: Stay, rest: str) -> None:
    """A rule, or the rules of a section."""
    stay.teller.rule(rest)


def log(stay: Stay, _: str) -> None:
    """All that happened, from the beginning."""
    stay.story.tell(stay.look, 0)


def leave(stay: Stay, _: str) -> None:
    """Go away."""
    stay.keyboard.inbox.put_nowait(Gone())


def come_back(link: str) -> str:
    """The command that leads back to a table."""
    return f"{command()} join {link}"


ALWAYS: dict[str, Deed] = {
    "?": give_help,
    "r": rule,
    "l": log,
    "q": leave,
    "c": talk.say,
    "m": talk.mute,
}
PHASES: dict[str, Mapping[str, Deed]] = {
    "waiting": before.KEYS,
    "playing": during.KEYS,
    "over": after.KEYS,
    "ended": after.KEYS,
}
