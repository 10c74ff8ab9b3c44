"""What signs and keywords mean: those that can be seen on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from gaslamp.cli.tables.terrors.hordes import MARKS
from gaslamp.cli.tables.terrors.pen import FACTIONS, SIGNS, WORN, Pen
from gaslamp.games.terrors.words import KEYWORDS

SORTS = ("deeds", "horde", "bonus", "triggered")  # where a card names keywords
EXAMPLE = "skeleton"  # a monster that shows how signs of joining look


class Legend(Pen):
    """The small print below the table."""

    def legend(self) -> list[RenderableType]:
        """Signs, then keywords."""
        return [self.flow(self.signs()), *([self.flow(keywords)] if (keywords := [*self.keywords()]) else [])]

    def signs(self) -> Iterator[Text]:
        """Resources, what joins a monster, factions in short, marks on cards in play."""
        for resource, style in SIGNS.items():
            yield self.entry(Text(self.word(f"sign-{resource}"), style=style), self.word(f"legend-{resource}"))
        yield self.entry(self.with_sides(EXAMPLE, EXAMPLE, Text("…")), self.word("legend-joints"))
        for faction in FACTIONS:
            yield self.entry(self.letter(faction), self.word(f"faction-{faction}.all"))
        entries = [entry for player in self.table["players"] for entry in player["in_play"]]
        for mark, style in MARKS.items():
            if any(mark in entry for entry in entries):
                yield self.entry(Text(self.word(f"mark-{mark}"), style=style), self.word(f"legend-{mark}"))

    def keywords(self) -> Iterator[Text]:
        """Every keyword on a card that is shown."""
        data, cards = self.voice.game.data, self.cards_in_sight()
        named = {word for card in cards for sort in SORTS for word, _ in self.deeds(card, sort)}
        worn = {word for card in cards for word in WORN if self.number(card, word)}
        numbers = {fact: data.number("game", fact) for fact in ("curse", "cheap")}
        gain = self.deeds_of("game", "sacrifice").plain
        for keyword in (*KEYWORDS, *WORN):
            if keyword in named | worn and keyword != "draw":
                meaning = self.word(f"deed-{keyword}.legend", gain=gain, **numbers)
                yield self.entry(Text(f"{self.word(f'deed-{keyword}')}:"), meaning)

    def cards_in_sight(self) -> set[str]:
        """The cards that can be read on the table."""
        cards = {*self.table["street"], *self.hand, *self.influences}
        for player in self.table["players"]:
            cards |= {*player["relics"], *(entry["card"] for entry in player["in_play"])}
        return cards

    def entry(self, sign: Text, meaning: str) -> Text:
        """A sign and its meaning."""
        return Text(" ").join([sign, Text(meaning, style="dim")])
