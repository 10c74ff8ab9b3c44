"""A deck on the screen: its cards by type, the rules that it breaks, and all of it for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from gaslamp.cli.screen import grid
from gaslamp.cli.tables.panel import part_in_words
from gaslamp.engine.book.data import Data
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.games.council.decks import Breach, breaches, deck_text, raised_limits
from gaslamp.games.council.kinds import DECKS, KINDS
from gaslamp.games.council.words import TYPES

EDGES = "▲ ▶ ▼ ◀"  # the order of the features


@dataclass(frozen=True)
class Decklist:
    """Some cards that are to be a deck, and what they are called, "" if they are only written down."""

    voice: Voice
    say: Texts
    name: str
    cards: list[int]

    @property
    def data(self) -> Data:
        """The printed facts."""
        return self.voice.game.data

    @property
    def title(self) -> str:
        """What the deck is called."""
        return self.voice.texts.say(f"setting-decks-{self.name}") if self.name in DECKS else self.name

    @property
    def breaches(self) -> list[Breach]:
        """Every rule that it breaks."""
        return breaches(self.voice.game.data, self.cards)

    @property
    def raised_limits(self) -> list[str]:
        """The limits that it raises."""
        return raised_limits(self.voice.game.data, self.cards)

    # -- in words

    def heading(self) -> Text:
        """The deck in one line."""
        return Text(" · ").join(filter(None, [Text(self.title, style="bold"), *map(Text, self.summary())]))

    def summary(self) -> Iterator[str]:
        """How large it is, and which limits it raises."""
        yield self.say.say("decks-size", n=len(self.cards))
        if self.raised_limits:
            yield self.say.say(
                "decks-raised", types=", ".join(self.voice.word("raised", one) for one in self.raised_limits)
            )

    def text(self) -> Text:
        """The deck as it can be written down, to copy."""
        return Text.assemble((f"{self.say.say('decks-text')} ", "dim"), deck_text(self.cards))

    def verdict(self) -> Text:
        """Whether it keeps the rules."""
        rules = list(dict.fromkeys(one.rule for one in self.breaches))
        if not rules:
            return Text(self.say.say("decks-legal"), style="green")
        return Text(self.say.say("decks-broken", rules=", ".join(rules)), style="red")

    def contents(self) -> Table:
        """The cards by type: number, features, name, keywords and extra rule."""
        rows = grid("dim", "bold", "")
        rows.add_row("", Text(EDGES, style="dim"), "")
        for kind in TYPES:
            same = [card for card in sorted({*self.cards}) if self.data.word(KINDS[card], "type") == kind]
            n = sum(self.cards.count(card) for card in same)
            if same:
                rows.add_row("", "", Text.assemble((self.voice.word("type", kind), "bold"), (f" · {n}", "dim")))
            for card in same:
                rows.add_row(f"{card:>3}", self.features(card), self.description(card))
        return rows

    def features(self, card: int) -> str:
        """The four features from the top on, as the owner reads them."""
        return " ".join(map(str, self.data.numbers(KINDS[card], "features")))

    def description(self, card: int) -> Text:
        """Name, copies and keywords; below, the extra rule."""
        copies = self.cards.count(card)
        name = f"{self.voice.card(card)}{f' × {copies}' if copies > 1 else ''}"
        head = Text.assemble((name, "underline"), "  ", part_in_words(self.voice, "keywords_of", KINDS[card]))
        return Text("\n").join(filter(None, [head, part_in_words(self.voice, "extra", KINDS[card])]))

    def keywords(self, card: str) -> list[str]:
        """The keywords of a card."""
        return self.data.words(card, "keywords") if self.data.has(card, "keywords") else []

    def faults(self) -> Table:
        """Every broken rule: with which cards, how many there are and may be, and once what it says."""
        rows, known = grid("bold red", ""), set[str]()
        for one in self.breaches:
            rows.add_row(one.rule, self.fault(one))
            if one.rule not in known:
                rows.add_row("", Text(self.voice.rule(one.rule), style="dim"))
            known.add(one.rule)
        return rows

    def fault(self, one: Breach) -> str:
        """One broken rule in numbers, and the cards that break it."""
        many = self.say.say("decks-few" if one.n < one.limit else "decks-many", n=one.n, limit=one.limit)
        named = (f"{card} {self.voice.card(card)}{f' × {n}' if n > 1 else ''}" for card, n in copies(one))
        return ": ".join(filter(None, [many, ", ".join(named)]))

    # -- for programs

    def json(self) -> dict[str, Any]:
        """The deck, its limits and what is wrong with it."""
        return {
            "name": self.name,
            "title": self.title,
            "text": deck_text(self.cards),
            "size": len(self.cards),
            "raised": self.raised_limits,
            "broken": [
                {"rule": one.rule, "cards": list(one.cards), "n": one.n, "limit": one.limit} for one in self.breaches
            ],
        }

    def json_cards(self) -> list[dict[str, Any]]:
        """Its cards, each once."""
        return [
            {
                "number": card,
                "copies": n,
                "name": KINDS[card],
                "title": self.voice.card(card),
                "type": self.data.word(KINDS[card], "type"),
                "features": self.data.numbers(KINDS[card], "features"),
                "keywords": self.keywords(KINDS[card]),
                "rule": self.voice.game.card_rules[card],
                "text": part_in_words(self.voice, "extra", KINDS[card]).plain,
            }
            for card, n in sorted(Counter(self.cards).items())
        ]


def copies(one: Breach) -> list[tuple[int, int]]:
    """The cards that break a rule, with how often each is there."""
    return sorted(Counter(one.cards).items())
