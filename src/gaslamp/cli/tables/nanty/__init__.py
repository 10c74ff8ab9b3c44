"""The table of Nanty Narking: the map of London, the players, one's own cards and secret plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gaslamp.cli.tables.nanty.cards import SYMBOLS, Cards
from gaslamp.cli.tables.nanty.goals import Goals
from gaslamp.cli.tables.nanty.london import London
from gaslamp.cli.tables.nanty.pen import ASLEEP, SEATS, UNREST, Pen
from gaslamp.cli.tables.nanty.players import Players
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

SIGNS = {  # on the map, with their colours
    "control": "",
    "building": "",
    "grenadier": "",
    "citizen": "",
    "unrest": UNREST,
    "blocked": ASLEEP,
}
ABILITIES = "N10"  # the rules of what district cards are good for
EXAMPLE = 2  # the money and the agents shown where symbols are explained


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table as a seat sees it."""
    return Board(view, voice, say, width).panel()


class Board(Pen):
    """The whole table in a frame."""

    def panel(self) -> Panel:
        """Everything, in a frame."""
        whole = (self.view, self.voice, self.say, self.width)
        london, players, cards = London(*whole), Players(*whole), Cards(*whole)
        laid, hand = cards.listed("laid", self.table["laid"]), cards.listed("hand", self.hand)
        sections = (
            self.news(),
            london.london(),
            self.legend(self.signs()),
            players.player_blocks() if self.narrow else players.players(),
            laid,
            self.secrets(),
            hand,
            self.legend(self.symbols(cards)) if laid or hand else [],
        )
        return Panel(
            Group(*spaced(section for section in sections if section)),
            title=f"{self.voice.title()} · {self.word('turn', turn=self.table['turn'])}",
            subtitle=self.piles,
            width=self.width,
        )

    @property
    def hand(self) -> list[str]:
        """The cards of whoever looks."""
        hand: list[str] = [] if self.view["you"] is None else self.table["players"][self.view["you"]]["hand"]
        return hand

    @property
    def piles(self) -> str:
        """How many cards are left, and how many have been played."""
        upper, lower, discards = self.table["upper"], self.table["lower"], len(self.table["discard"])
        return self.word("piles", upper=upper, lower=lower, discards=discards)

    def news(self) -> list[RenderableType]:
        """How near riots are, and which random events have happened."""
        unrest, riots = self.ledger.unrest, self.voice.game.data.number("game", "riots")
        bar = Text.assemble(("█" * unrest, UNREST), ("░" * (riots - unrest), "dim"), f" {unrest}/{riots}")
        happened = [self.name(card) for card in self.table["happened"]]
        count = self.word("happened", n=len(happened), all=len(happened) + self.table["to_happen"])
        events = Text.assemble((count, "dim"), f": {', '.join(happened)}" if happened else "")
        return [self.flow([Text.assemble((f"{self.word('unrest')} ", "dim"), bar), events])]

    def secrets(self) -> list[RenderableType]:
        """Who one is and how far on the way; the identities that one knows to be nobody's."""
        if self.view["you"] is None:
            return []
        goals = Goals(self.view, self.voice, self.say, self.width)
        seen = ", ".join(map(self.name, self.table.get("seen", [])))
        lines = {"you-are": goals.identity(self.view["you"]), "seen": Text(seen)}
        return [Text.assemble((f"{self.word(key)} ", "dim"), text) for key, text in lines.items() if text]

    def signs(self) -> Iterator[tuple[Text, str]]:
        """The signs on the map, each with the key of its meaning."""
        yield Text(f"{SEATS[0]}{EXAMPLE}"), "agents"
        for key, style in SIGNS.items():
            yield Text(self.word(f"sign-{key}"), style=style), key
        yield Text(ABILITIES, style="dim"), "abilities"

    def symbols(self, cards: Cards) -> Iterator[tuple[Text, str]]:
        """The symbols on cards, each with the key of its meaning."""
        for symbol in SYMBOLS:
            if symbol != "none":
                yield cards.symbol(symbol, EXAMPLE), symbol

    def legend(self, signs: Iterable[tuple[Text, str]]) -> list[RenderableType]:
        """What signs mean."""
        return [self.flow(Text(" ").join([sign, Text(self.word(f"legend-{key}"), style="dim")]) for sign, key in signs)]


def spaced(sections: Iterable[list[RenderableType]]) -> Iterator[RenderableType]:
    """Sections with an empty line between them."""
    for n, section in enumerate(sections):
        yield from ([""] if n else [])
        yield from section
