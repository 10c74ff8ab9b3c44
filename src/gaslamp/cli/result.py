"""How a game ended, and why; or how it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.engine.book.reckoning import ReckoningLine
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

BESIDE = (0, 0, 0, 1)


class Standing(Protocol):
    """How a game stands, here or elsewhere."""

    @property
    def over(self) -> bool:
        """Whether it is over."""

    @property
    def scores(self) -> Sequence[int]:
        """The points of each seat."""

    @property
    def places(self) -> Sequence[int]:
        """The place of each seat, none while it goes on."""


def result(state: Standing, voice: Voice, say: Texts, lines: Sequence[ReckoningLine]) -> RenderableType:
    """Why it is over, the players by place, and where their points come from; by score while the game goes on."""
    parts: list[RenderableType] = [Text(say.say("result" if state.over else "not-over"), style="bold")]
    parts += [Padding(Text.assemble(*why), BESIDE) for why in reasons(lines, voice)]
    parts.append(standing(state, voice, say))
    if any(line.seat is not None for line in lines):
        parts.append(Text(say.say("reckoning"), style="bold"))
        parts.append(Padding(reckoning(state, voice, lines), BESIDE))
    return Group(*parts)


def by_place(state: Standing) -> list[int]:
    """The seats, the best first."""
    places = state.places or [0] * len(state.scores)
    return sorted(range(len(state.scores)), key=lambda seat: (places[seat], -state.scores[seat], seat))


def standing(state: Standing, voice: Voice, say: Texts) -> Table:
    """The players with their places and points."""
    table = Table(box=SIMPLE_HEAD)
    for name in ("place", "player", "score"):
        table.add_column(say.say(f"column-{name}"), justify="left" if name == "player" else "right")
    for seat in by_place(state):
        place = str(state.places[seat]) if state.over else "–"
        first = state.over and state.places[seat] == 1
        table.add_row(place, voice.name(seat), str(state.scores[seat]), style="bold" if first else "")
    return table


def reasons(lines: Iterable[ReckoningLine], voice: Voice) -> Iterator[tuple[str, tuple[str, str]]]:
    """Why the game is over, each reason with its rule."""
    for line in lines:
        if line.seat is None:
            yield voice.reckoning(line), (f" {line.rule}", "dim")


def reckoning(state: Standing, voice: Voice, lines: Sequence[ReckoningLine]) -> Table:
    """For each player who it was and where the points come from, each line with its rule."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for seat in by_place(state):
        table.add_row(Text(voice.name(seat), style="bold"), Text(str(state.scores[seat]), style="bold"), "")
        for line in lines:
            if line.seat == seat:
                table.add_row(f"  {voice.reckoning(line)}", points(line.amount), line.rule)
    return table


def points(amount: int | None) -> str:
    """Points that are added, with their sign; nothing for a line that adds none."""
    return "" if amount is None else f"{amount:+}".replace("-", "−").replace("+0", "0")
