"""How things of Terrors of London are written: resources, keywords, factions, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from gaslamp.cli.tables.quill import Quill
from gaslamp.games.terrors.kinds import INFLUENCES, OVERLORDS
from gaslamp.games.terrors.words import DEEDS, RESOURCES

COLOURS = ("dodger_blue1", "hot_pink", "turquoise2", "orchid")  # by seat, those of a team akin
SEATS = "①②③④"
FACTIONS = {"undead": "green3", "spirit": "medium_purple1", "mortal": "gold1", "beast": "dark_orange"}
SIGNS = {"coin": "bright_yellow", "power": "bright_red", "regeneration": "bright_green"}
OFFERS = {"frenzy": "frenzy", "coin_or_regeneration": "brew"}  # which numbers of the game tell what one may choose
MUCH = ("draw", "rally", "reveal", "armour")  # keywords with a number that says how much, not how often
SAID = ("life", "look_and_discard")  # texts that say their number
WORN = ("armour", "summon")  # keywords of a card that are not deeds
NARROW = 80  # columns below which a card is a few lines
WIDE = 96  # columns from which a screen is wide
EACH = len(INFLUENCES) // len(OVERLORDS)


class Pen(Quill):
    """What one seat sees of the night."""

    least = NARROW

    def fact(self, card: str, fact: str) -> str:
        """A word of a card, if it has one."""
        data = self.voice.game.data
        return data.word(card, fact) if data.has(card, fact) else ""

    # -- one's own

    @property
    def hand(self) -> list[str]:
        """The cards of whoever looks."""
        hand: list[str] = [] if self.view["you"] is None else self.table["players"][self.view["you"]]["hand"]
        return hand

    @property
    def influences(self) -> tuple[str, ...]:
        """Before the first turn, the influences of one's overlord."""
        you = self.view["you"]
        overlord = None if you is None or self.table["turn"] else self.table["players"][you]["overlord"]
        first = OVERLORDS.index(overlord) * EACH if overlord else len(INFLUENCES)
        return INFLUENCES[first : first + EACH]

    # -- factions

    def faction(self, card: str) -> Text:
        """The faction of a card, with what joins it on the left and on the right; nothing if it has none."""
        faction = self.fact(card, "faction")
        if not faction:
            return Text()
        short = NARROW <= self.width < WIDE  # the columns of a table leave no room for the word
        said = self.letter(faction) if short else Text(self.word(f"faction-{faction}"), style=FACTIONS[faction])
        return self.with_sides(card, card, said)

    def with_sides(self, first: str, last: str, between: Text) -> Text:
        """Something between what can join it: a card on the left of the first, a card on the right of the last."""
        left, right = self.letter(self.fact(first, "left")), self.letter(self.fact(last, "right"))
        return Text.assemble(("‹", "dim"), left, " ", between, " ", right, ("›", "dim"))

    def letter(self, faction: str) -> Text:
        """A faction in short."""
        return Text(self.word(f"faction-{faction}.letter"), style=FACTIONS[faction])

    def coloured_name(self, card: str) -> Text:
        """The name of a card in the colour of its faction."""
        return Text(self.name(card), style=FACTIONS.get(self.fact(card, "faction"), ""))

    # -- what cards do

    def sign(self, resource: str, n: int) -> Text:
        """So much of a resource."""
        return Text(self.word(f"sign-{resource}") + str(n), style=SIGNS[resource])

    def deeds(self, card: str, sort: str) -> list[tuple[str, int]]:
        """What a card does, and how much of it; on play in the order of the rules."""
        data = self.voice.game.data
        if not data.has(card, sort):
            return []
        deeds = list(zip(data.words(card, sort), data.numbers(card, f"{sort}_amounts"), strict=True))
        return sorted(deeds, key=lambda deed: DEEDS.index(deed[0])) if sort == "deeds" else deeds

    def deeds_of(self, card: str, sort: str, between: str = " ") -> Text:
        """The same in signs and words."""
        return Text(between).join(self.deed(deed, n) for deed, n in self.deeds(card, sort))

    def deed(self, deed: str, n: int) -> Text:
        """One thing that a card does."""
        if deed in RESOURCES:
            return self.sign(deed, n)
        often = f" {n}" if deed in MUCH else f" ×{n}" if n > 1 and deed not in SAID else ""
        return Text(" ").join(filter(None, [Text(self.word(f"deed-{deed}", n=n) + often), self.offer(deed)]))

    def offer(self, deed: str) -> Text:
        """The resources of which one chooses, if one does."""
        return self.deeds_of("game", OFFERS[deed], "/") if deed in OFFERS else Text()

    def play(self, card: str) -> list[Text]:
        """All that a card does but for the horde: on play, later, with a monster of its overlord's faction, worn."""
        return [*filter(None, [self.deeds_of(card, "deeds"), *self.later(card), *self.armour_of(card)])]

    def later(self, card: str) -> Iterator[Text]:
        """A triggered ability, and the bonus of an influence."""
        if trigger := self.fact(card, "trigger"):
            yield Text.assemble((f"{self.word(f'trigger-{trigger}')}: ", "italic"), self.deeds_of(card, "triggered"))
        if self.deeds(card, "bonus"):
            faction = self.fact(OVERLORDS[INFLUENCES.index(card) // EACH], "faction")
            patron = Text(self.word(f"faction-{faction}.bonus"), style=FACTIONS[faction])
            yield Text.assemble(patron, ": ", self.deeds_of(card, "bonus"))

    def armour_of(self, card: str) -> Iterator[Text]:
        """Armour and Summon."""
        for keyword in WORN:
            if n := self.number(card, keyword):
                yield self.deed(keyword, n)

    # -- names

    def list_of(self, cards: Iterable[str]) -> Text:
        """Cards by name, equal ones together."""
        return Text(", ").join(Text(times(n)) + self.coloured_name(card) for card, n in counts(cards))


def chip(seat: int) -> Text:
    """The number of a seat in its colour."""
    return Text(SEATS[seat], style=f"bold {COLOURS[seat]}")


def in_braces(text: Text) -> Text:
    """Something in brackets behind a name, if there is anything."""
    return Text.assemble(" (", text, ")") if text else Text()


def counts(cards: Iterable[str]) -> Iterable[tuple[str, int]]:
    """Cards with how many there are of each."""
    return Counter(cards).items()


def times(n: int) -> str:
    """How many, if more than one."""
    return f"{n}× " if n > 1 else ""
