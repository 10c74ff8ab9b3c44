"""How a game ended, or how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice


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


def result(state: Standing, voice: Voice, say: Texts) -> RenderableType:
    """The players by place; by score while the game goes on."""
    title = say.say("result" if state.over else "not-over")
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    for name in ("place", "player", "score"):
        table.add_column(say.say(f"column-{name}"), justify="left" if name == "player" else "right")
    scores, places = state.scores, state.places or [0] * len(state.scores)
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], -scores[seat], seat)):
        place = str(places[seat]) if state.over else "–"
        table.add_row(place, voice.name(seat), str(scores[seat]), style="bold" if places[seat] == 1 else "")
    return table
