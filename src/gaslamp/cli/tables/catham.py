"""The table of Catham City: cards by faction, and the race for the city hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

COLOURS = {
    "detectives": "dodger_blue1",
    "science": "cyan",
    "robocat": "orange1",
    "mafia": "red",
    "hackers": "green",
    "police": "slate_blue1",
    "journalists": "yellow",
    "officials": "magenta",
}
NAME = 18  # columns for a player's name
NARROW = 78  # columns below which factions are rows and the race is told in numbers
NARROWEST = 9  # columns for a faction


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table as a seat sees it."""
    table = view["table"]
    turn = say.say("catham-turn", turn=table["turn"], goal=table["goal"])
    piles = say.say("catham-piles", deck=table["deck"], discard=sum(table["discard"].values()))
    return Panel(
        Group((rows if width < NARROW else cards)(view, voice, say), "", players(view, voice, say, width < NARROW)),
        title=f"{voice.title()} · {turn}",
        subtitle=piles,
        width=width,
    )


def cards(view: View, voice: Voice, say: Texts) -> Table:
    """Where the cards of each faction lie, a column for each faction."""
    table = view["table"]
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column("")
    for name in table["factions"]:
        grid.add_column(heading(name, voice, say), min_width=NARROWEST)
    for zone, counts in zones(view).items():
        style = "bold" if zone in ("pool", "hand") else "dim"
        row = [stack(counts.get(name, 0), COLOURS[name], zone != "discard") for name in table["factions"]]
        grid.add_row(Text(say.say(f"catham-{zone}"), style=style), *row)
    return grid


def rows(view: View, voice: Voice, say: Texts) -> Table:
    """The same on a narrow screen: a row for each faction."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    for zone in zones(view):
        grid.add_column(say.say(f"catham-{zone}"), justify="right")
    for name in view["table"]["factions"]:
        counts = [stack(there.get(name, 0), COLOURS[name], False) for there in zones(view).values()]
        title = Text(f"{letter(name, say)} {voice.card(voice.game.cards.index(name))}", style=COLOURS[name])
        grid.add_row(title, *counts)
    return grid


def zones(view: View) -> dict[str, Mapping[str, int]]:
    """The zones to draw, and what lies there: the pool always, the others if anything does."""
    table = view["table"]
    lying = {"pool": table["pool"], "table": table["table"], "hand": own(view), "discard": table["discard"]}
    return {zone: counts for zone, counts in lying.items() if counts or zone == "pool"}


def heading(name: str, voice: Voice, say: Texts) -> Text:
    """A faction: its chip, the rule to look up, and its name."""
    number = voice.game.cards.index(name)
    chip = Text(f" {letter(name, say)} ", style=f"bold black on {COLOURS[name]}")
    return Text.assemble(chip, (f" {voice.game.card_rules[number]}\n", "dim"), (voice.card(number), COLOURS[name]))


def letter(name: str, say: Texts) -> str:
    """The symbol of a faction."""
    return say.say(f"catham-letter-{name}")


def own(view: View) -> Mapping[str, int]:
    """The cards of whoever looks."""
    cards: Mapping[str, int] = {} if view["you"] is None else view["table"]["hands"][view["you"]]["cards"]
    return cards


def stack(n: int, colour: str, drawn: bool) -> Text:
    """So many cards: the number, and a mark for each."""
    if n == 0:
        return Text("·", style="dim")
    return Text(f"{n} {'▮' * n}", style=colour) if drawn else Text(str(n), style="dim")


def players(view: View, voice: Voice, say: Texts, narrow: bool) -> Table:
    """A row for each player: influence on its way to the goal, and what all know of the hand."""
    table = view["table"]
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("player", "influence", "size", "known"):
        title = say.say(f"catham-{name}")
        column = f"  {title}" if name == "player" else title
        grid.add_column(column, no_wrap=True, justify="right" if name == "size" else "left")
    for seat, hand in enumerate(table["hands"]):
        active = seat == table["active"]
        name = voice.name(seat)[:NAME] + (f" {say.say('catham-you')}" if seat == view["you"] else "")
        influence, goal = table["influence"][seat], table["goal"]
        race = Text(f"{influence}/{goal}") if narrow else bar(influence, goal)
        grid.add_row(Text(f"{'▶' if active else ' '} {name}", "bold" if active else ""), race, *backs(hand, table, say))
    return grid


def bar(influence: int, goal: int) -> Text:
    """Influence, a block a point, and how much of it is missing."""
    full = min(influence, goal)
    return Text.assemble(("█" * full, "bright_yellow"), ("░" * (goal - full), "dim"), f" {influence:>2}/{goal}")


def backs(hand: Mapping[str, Any], table: View, say: Texts) -> tuple[str, Text]:
    """How many cards, and each of them as all know it: its faction, or a question mark."""
    known = [(name, hand["known"].get(name, 0)) for name in table["factions"]]
    parts = [(letter(name, say) * n, f"bold {COLOURS[name]}") for name, n in known if n]
    unknown = hand["size"] - sum(n for _, n in known)
    return str(hand["size"]), Text(" ").join([Text(*part) for part in [*parts, ("?" * unknown, "dim")] if part[0]])
