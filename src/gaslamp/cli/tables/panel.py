"""A table in its frame: a view, drawn by a layout."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from gaslamp.cli.tables.blocks import with_gaps
from gaslamp.cli.tables.formula import Scope
from gaslamp.cli.tables.functions import Functions, part_of
from gaslamp.cli.tables.layout import Layout, Part, layout_of, words_of
from gaslamp.cli.tables.template import Template
from gaslamp.engine.book.game import View
from gaslamp.engine.words.voice import Voice

BRIEFEST = 5  # how brief a table can be: 0 has everything
WIDE = 100  # columns of a screen that has room
FRAME, EDGES = 4, 2  # columns and lines for the frame


@dataclass(frozen=True)
class Table:
    """What one seat sees, in one language."""

    layout: Layout
    view: View
    voice: Voice
    width: int
    done: dict[int, tuple[Scope, list[Text]]] = field(default_factory=dict)  # by how brief it is

    def panel(self, height: int | None) -> Panel:
        """Everything that there is room for, in a frame: as brief as it must be for so many lines."""
        most = None if height is None else height - EDGES
        scope, lines = self.drawn(self.brevity(most))
        title, subtitle = (" · ".join(text.plain for one in parts if (text := one.of(scope))) for parts in self.edges)
        return Panel(Group(*lines), title=title, subtitle=subtitle or None, width=self.width)

    def brevity(self, most: int | None) -> int:
        """How brief it must be for so many lines; the briefer a table is, the shorter it is."""
        if most is None or len(self.drawn(0)[1]) <= most:
            return 0
        return bisect_left(range(BRIEFEST), True, 1, key=lambda brief: len(self.drawn(brief)[1]) <= most)

    def drawn(self, brief: int) -> tuple[Scope, list[Text]]:
        """What the names of formulas stand for, and all that is within the frame; each is drawn once."""
        if brief not in self.done:
            scope = self.scope(brief)
            self.done[brief] = scope, self.lines(scope)
        return self.done[brief]

    @property
    def edges(self) -> tuple[tuple[Template, ...], ...]:
        """What is written into the frame, above and below."""
        return self.layout.title, self.layout.subtitle

    def lines(self, scope: Scope) -> list[Text]:
        """All that is within the frame."""
        drawn = [(block.is_tight(scope), block.drawn(scope, self.width - FRAME)) for block in self.layout.blocks]
        return [*with_gaps((tight, section) for tight, section in drawn if section)]

    def scope(self, brief: int = 0) -> dict[str, Any]:
        """What the names of formulas stand for."""
        functions = Functions(self.voice, words_of(self.voice.game, self.voice.texts.language))
        question = self.view["question"] or {}
        asks = [one["kind"] for one in question.get("parts", [])]
        scope = {**functions.by_name(), **self.layout.values, **self.view, **self.view["table"], "asks": asks}
        scope |= {"width": self.width, "room": self.width - FRAME, "brief": brief, "title_of_game": self.voice.title()}
        scope["drawn"] = {}  # which of several drawings each block has drawn, by its name
        scope["game"] = "game"  # the section of the printed numbers
        scope["part_of"] = partial(part_of, fact=functions.fact)
        scope |= {name: called(part, scope) for name, part in self.layout.parts.items()}
        return scope


def called(part: Part, scope: dict[str, Any]) -> Callable[..., Any]:
    """A part as a function of its parameters."""

    def say(*args: Any) -> Any:
        return part.template.value({**scope, **dict(zip(part.params, args))})

    return say


def part_in_words(voice: Voice, part: str, *args: Any) -> Any:
    """What a part of a game's layout says of something, wherever that lies."""
    layout = layout_of(voice.game)
    assert layout is not None
    return Table(layout, {"question": None, "table": {}}, voice, WIDE).scope()[part](*args)
