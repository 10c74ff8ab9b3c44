"""A table in its frame: a view, drawn by a layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import Group
from rich.panel import Panel

from gaslamp.cli.tables.blocks import with_gaps
from gaslamp.cli.tables.functions import Functions, part_of
from gaslamp.cli.tables.layout import Layout, Part, words_of
from gaslamp.engine.book.game import View
from gaslamp.engine.words.voice import Voice

BRIEFEST = 4  # how brief a table can be: 0 has everything
FRAME = 4  # columns for the frame


@dataclass(frozen=True)
class Table:
    """What one seat sees, in one language."""

    layout: Layout
    view: View
    voice: Voice
    width: int

    def panel(self, brief: int) -> Panel:
        """Everything that there is room for, in a frame; without empty lines if it is to be brief."""
        scope = self.scope(brief)
        drawn = [(block.tight or brief > 0, block.drawn(scope, self.width - FRAME)) for block in self.layout.blocks]
        titles, subtitles = (
            " · ".join(text.plain for one in parts if (text := one.of(scope)))
            for parts in (self.layout.title, self.layout.subtitle)
        )
        return Panel(
            Group(*with_gaps((tight, section) for tight, section in drawn if section)),
            title=titles,
            subtitle=subtitles or None,
            width=self.width,
        )

    def scope(self, brief: int = 0) -> dict[str, Any]:
        """What the names of formulas stand for."""
        functions = Functions(self.voice, words_of(self.voice.game, self.voice.texts.language))
        question = self.view["question"] or {}
        asks = [one["name"] for one in question.get("parts", [])]
        scope = {**functions.by_name(), **self.layout.values, **self.view, **self.view["table"], "asks": asks}
        scope |= {"width": self.width, "room": self.width - FRAME, "brief": brief, "title_of_game": self.voice.title()}
        scope["game"] = "game"  # the section of the printed numbers
        scope["part_of"] = partial(part_of, fact=functions.fact)
        scope |= {name: called(part, scope) for name, part in self.layout.parts.items()}
        return scope

    def part(self, name: str, *args: Any) -> Any:
        """A part of the layout by its name."""
        return self.scope()[name](*args)


def called(part: Part, scope: dict[str, Any]) -> Callable[..., Any]:
    """A part as a function of its parameters."""

    def say(*args: Any) -> Any:
        return part.template.value({**scope, **dict(zip(part.params, args))})

    return say
