"""`gaslamp simulate`: many games between bots."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Any, TextIO

from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from gaslamp.arena.simulate import Plan, Report, check
from gaslamp.arena.simulate import simulate as run
from gaslamp.cli.options import (
    Json,
    Lang,
    OwnData,
    Sets,
    owners_edition,
    random_seed,
    settings,
    split_at_commas,
)
from gaslamp.cli.screen import error_screen, print_json, screen
from gaslamp.cli.words import decimal, words
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int | None = None,
    bots: str = "random",
    workers: int = 1,
    records: Path | None = None,
    set: Sets = (),
    data: OwnData = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Have bots play many games."""
    played = owners_edition(game, data)
    seats = played.seats[0] if seats is None else seats
    seed = random_seed() if seed is None else seed
    plan = Plan(played, seats, games, seed, split_at_commas(bots), settings(played, set))
    check(plan, workers)
    with nullcontext() if records is None else records.open("x", encoding="utf-8") as file:
        report = watch(plan, workers, file, quiet=json)
    if json:
        print_json(report.json())
        return
    say = words(lang)
    screen().print(summary(report, say), *figures(report, say), sep="\n", soft_wrap=True)


def watch(plan: Plan, workers: int, file: TextIO | None, quiet: bool) -> Report:
    """Play, with a bar that grows on the error stream where there is somebody to see it."""
    console = error_screen()
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("", total=plan.games)
        keep = None if file is None else lambda record: file.write(record + "\n")
        return run(plan, workers, lambda done: bar.advance(task, done), keep)


def summary(report: Report, say: Texts) -> Table:
    """Who won how often."""
    voice = Voice(report.plan.game, say.language)
    table = Table(box=SIMPLE_HEAD, title=voice.title(), title_justify="left", title_style="bold")
    for name in ("seat", "bot", "wins", "share"):
        table.add_column(say.say(f"column-{name}"), justify="left" if name in ("seat", "bot") else "right")
    told: dict[str, Any] = report.json()
    for seat, wins in enumerate(told["wins"]):
        bot = report.plan.bots[seat % len(report.plan.bots)]
        table.add_row(
            voice.name(seat), bot, str(wins), f"{decimal(100 * wins / told['games'], 1, say.language)}\u00a0%"
        )
    return table


def figures(report: Report, say: Texts) -> list[str]:
    """How long and how fast."""
    told: dict[str, Any] = report.json()
    length = told["lengths"]
    speed = f"{told['decisions_per_second']:,}"
    speed = speed if say.language == "en" else speed.replace(",", "\u00a0")
    return [
        say.say(
            "lengths",
            games=told["games"],
            least=length["min"],
            mean=decimal(length["mean"], 1, say.language),
            most=length["max"],
        ),
        say.say("speed", seconds=decimal(told["seconds"], 2, say.language), speed=speed),
        say.say("seed-and-digest", seed=str(report.plan.seed), digest=told["digest"][:16]),
    ]
