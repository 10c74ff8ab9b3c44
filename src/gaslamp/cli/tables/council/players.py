"""The players: points, deck and stash, and the cards of theirs that one knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.council.cards import INDENT, Cards
from gaslamp.cli.tables.council.pen import COLOURS, SIDES, SIGNS

NAME = 18  # columns for a player's name


class Players(Cards):
    """Both sides of the table."""

    def players(self) -> list[list[RenderableType]]:
        """The rival, then whoever looks; for a spectator the north, then the south."""
        mine = self.view["you"] or 0
        return [[*self.player(seat)] for seat in (1 - mine, mine)]

    def player(self, seat: int) -> Iterator[RenderableType]:
        """A line of numbers, cards that can be read, and what is known of the others."""
        yield self.flow([self.who(seat), *self.counts(seat)], hang="  ")
        if self.table["played"] and seat == self.table["active"]:
            yield self.card(seat, self.table["played"], self.word("played"))
        for card, label in self.open_cards(seat):
            yield self.card(seat, card, label)
        for line in self.known_cards(seat):
            yield Padding(line, (0, 0, 0, INDENT))

    def who(self, seat: int) -> Text:
        """Whose turn it is, the colour, the name."""
        you = f" {self.word('you')}" if seat == self.view["you"] else ""
        name = f" {SIGNS[seat]} {self.voice.name(seat)[:NAME].rstrip()}{you} "
        return Text.assemble("▶ " if self.is_acting(seat) else "  ", (name, f"bold {COLOURS[seat]}"))

    def is_acting(self, seat: int) -> bool:
        """Whether it is a player's turn; before the first one, whether the player is asked."""
        active: int | None = self.table["active"] if self.table["turn"] else self.view["asked"]
        return seat == active and not self.view["over"]

    def counts(self, seat: int) -> Iterator[Text]:
        """Side and points, and how many cards there are."""
        player = self.table["players"][seat]
        stash, limit = len(player["stash"]), player["stash_limit"]
        counts = {
            "score": str(player["score"]),
            "deck": str(player["deck_size"]),
            "stash": f"{stash}/{limit}" if stash or limit else "",
            "removed": str(len(player["removed"]) or ""),
        }
        yield Text(self.word(f"side-{SIDES[seat]}"), style="dim")
        for key, n in counts.items():
            if n:
                yield Text.assemble((f"{self.word(f'count-{key}')} ", "dim"), (n, "bold"))

    def open_cards(self, seat: int) -> Iterator[tuple[str, str]]:
        """The top card if it is known, then the stash, with what cannot be played yet."""
        player = self.table["players"][seat]
        if player["top"] and player["top"][0] != "back":
            yield player["top"][0], self.word("top")
        fresh = Counter(player["fresh"])
        for card in reversed(player["stash"]):
            new = fresh[card] > 0
            fresh[card] -= 1
            if card != "back":
                yield card, self.word("stash-fresh" if new else "stash")

    def known_cards(self, seat: int) -> Iterator[Text]:
        """What is known of the rest of the deck, and what has left it."""
        player, own = self.table["players"][seat], seat == self.view["you"]
        piles = {
            "next": player["top"][1:],
            "under": player["under"],
            "aside": player["aside"],
            "hidden" if "back" in player["stash"] else "unseen": player["unseen"] if own or not self.narrow else [],
            "removed": player["removed"] if not self.narrow else [],
        }
        for key, cards in piles.items():
            if cards:
                yield self.with_label(key, self.card_list(cards))
