"""Cards in play: hordes drawn as chains, then those that stand alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate, groupby

from rich.text import Text

from gaslamp.cli.tables.quill import packed
from gaslamp.cli.tables.terrors.pen import Pen, counts, in_braces, times
from gaslamp.engine.book.game import View

TOKENS = {"haunt_token": "cyan", "banish_token": "red", "haunted": "dim"}  # with their colours
MARKS = TOKENS | {"unleashed": "dim"}
LINK = "–"


class Hordes(Pen):
    """What lies in a play area."""

    def chains(self, area: Iterable[View], room: int) -> list[Text]:
        """Hordes, then single cards; no line wider than the room."""
        lines: list[Text] = []
        for horde, members in groupby(area, key=lambda entry: entry.get("horde", 0)):
            entries = list(members)
            lines += [self.chain(entries, room)] if horde else self.lone_monsters(entries)
        return lines

    def chain(self, members: list[View], room: int) -> Text:
        """A horde by number and from left to right, with what can still join it; in several lines if it is long."""
        *others, last = [self.member(entry) for entry in members]
        links = [*(member + Text(LINK, style="bold") for member in others), last]
        number = Text(f"#{members[0]['horde']} ", style="dim")
        whole = number + self.with_sides(members[0]["card"], members[-1]["card"], Text().join(links))
        *ends, _ = accumulate(map(len, links), initial=whole.plain.index(links[0].plain))
        return Text("\n").join(packed(whole.divide(ends[1:]), room, ""))

    def lone_monsters(self, entries: list[View]) -> Iterator[Text]:
        """Cards in no horde, equal ones together; those first that can join others."""
        copies, single = dict(counts(map(str, entries))), {str(entry): entry for entry in entries}
        for key in sorted(single, key=lambda key: not self.fact(single[key]["card"], "faction")):
            card, told = single[key]["card"], self.member(single[key])
            yield Text(times(copies[key])) + (self.with_sides(card, card, told) if self.fact(card, "faction") else told)

    def member(self, entry: View) -> Text:
        """A card with its token, and its horde abilities with how many of them were used."""
        used = Text(self.word("mark-unleashed") * entry.get("unleashed", 0), style=MARKS["unleashed"])
        horde = self.deeds_of(entry["card"], "horde", "/") + used
        return Text.assemble(self.coloured_name(entry["card"]), self.tokens(entry), in_braces(horde))

    def tokens(self, entry: View) -> Text:
        """The side of its haunt token that shows, and whether it has haunted."""
        return Text().join(Text(self.word(f"mark-{mark}"), style=TOKENS[mark]) for mark in TOKENS if mark in entry)
