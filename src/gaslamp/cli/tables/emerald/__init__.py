"""The table of A Study in Emerald: two tracks, nine cities, the players and one's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gaslamp.cli.tables.emerald.cities import Cities
from gaslamp.cli.tables.emerald.pen import LOYALIST, RESTORATIONIST, SYMBOLS, Pen
from gaslamp.cli.tables.emerald.players import Players
from gaslamp.cli.tables.quill import grid
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

LEGEND = {  # a word, and the symbols that it explains
    "place": ("place",),
    "take": ("take",),
    "retrieve": ("retrieve",),
    "move": ("move",),
    "assassinate": ("assassinate",),
    "markers": ("restorationist", "loyalist"),
    "points": ("points", "restorationist_points", "loyalist_points"),
    "bombs": ("bombs",),
    "madness": ("madness",),
    "kill_points": ("kill_points",),
    "cost": ("cost",),
    "royalty": ("royalty",),
    "one_use": ("one_use",),
}


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table as a seat sees it."""
    return Board(view, voice, say, width).panel()


class Board(Pen):
    """The whole table in a frame."""

    def panel(self) -> Panel:
        """Everything, in a frame."""
        cities = Cities(self.view, self.voice, self.say, self.width)
        players = Players(self.view, self.voice, self.say, self.width)
        sections = (
            self.tracks(),
            cities.city_blocks() if self.narrow else cities.cities(),
            players.player_blocks() if self.narrow else players.players(),
            self.own(),
            self.legend(),
        )
        titles = (self.voice.title(), self.word("turn", turn=self.table["turn"]), self.goal)
        return Panel(
            Group(*spaced(section for section in sections if section)),
            title=" · ".join(titles[:2] if self.narrow else titles),
            subtitle=" · ".join(self.out_of_play()),
            width=self.width,
        )

    @property
    def goal(self) -> str:
        """How many points end the game."""
        return self.word("goal", goal=self.table["goal"])

    def out_of_play(self) -> Iterator[str]:
        """The zombies that may still come, and how many cards have left the game."""
        table = self.table
        yield self.word("exorcised") if table["exorcised"] else self.word("zombies", n=table["zombies"])
        if table["removed"]:
            yield self.word("removed", n=len(table["removed"]))

    def tracks(self) -> list[RenderableType]:
        """Both tracks, and what they are worth to everybody; on a narrow screen the goal as well."""
        gap = abs(self.table["restorationists"] - self.table["loyalists"])
        worth = [self.word("gap", n=gap)] if gap and not self.view["over"] else []
        bars = [self.track("restorationists", RESTORATIONIST), self.track("loyalists", LOYALIST)]
        if self.narrow:
            return [grid(bars), Text(" · ".join([self.goal, *worth]))]
        return [Text("  ").join([*bars[0], *bars[1], *map(Text, worth)])]

    def track(self, side: str, colour: str) -> list[Text]:
        """A side, its marker on the way to the end of the track, and the number."""
        n, end = self.table[side], self.voice.game.data.number("game", "track")
        bar = Text.assemble(("█" * n, colour), ("░" * (end - n), "dim"), f" {n}/{end}")
        return [Text(self.word(side), style=colour), bar]

    def own(self) -> list[RenderableType]:
        """The cards being played; the hand, a line for each kind; what is in one's deck and discard pile."""
        laid: list[RenderableType] = self.cards("laid", self.table["laid"])
        if self.view["you"] is None:
            return laid
        player = self.table["players"][self.view["you"]]
        piles = [(key, self.listed(player[pile])) for key, pile in (("deck", "unseen"), ("discard", "discard"))]
        lines = [Text(f"{self.word(key)}: {cards}", style="dim") for key, cards in piles if cards]
        return [*laid, *self.cards("hand", player["hand"]), *lines]

    def cards(self, key: str, cards: list[str]) -> list[RenderableType]:
        """Some cards under a heading, a line for each kind."""
        rows = [[Text(f"  {n}×"), Text(self.name(card)), self.symbols(card)] for card, n in Counter(cards).items()]
        return [Text(self.word(key), style="bold"), grid(rows)] if rows else []

    def legend(self) -> list[RenderableType]:
        """What the symbols mean."""
        entries = []
        for key, symbols in LEGEND.items():
            shown = [Text(self.word(f"symbol-{symbol}"), style=SYMBOLS.get(symbol, "")) for symbol in symbols]
            entries.append(Text(" ").join([*shown, Text(self.word(f"legend-{key}"), style="dim")]))
        return [self.flow(entries)]


def spaced(sections: Iterable[list[RenderableType]]) -> Iterator[RenderableType]:
    """Sections with an empty line between them."""
    for n, section in enumerate(sections):
        yield from ([""] if n else [])
        yield from section
