"""How the cards of Council of Five are told in words: type, keywords, extra rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

GATE = "bold red"  # what an Outer God needs is seen at once
BESIDE = ("bonus", "double", "steadfast")  # rules that hold beside a fitting card


@dataclass(frozen=True)
class Script:
    """What is printed on cards, in one language."""

    voice: Voice
    say: Texts

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.voice.card(self.voice.game.cards.index(card))

    def fact(self, card: str, name: str) -> str:
        """A word of a card, "" if it has none."""
        data = self.voice.game.data
        return data.word(card, name) if data.has(card, name) else ""

    def facts(self, card: str, name: str) -> list[str]:
        """Some words of a card."""
        data = self.voice.game.data
        return data.words(card, name) if data.has(card, name) else []

    def features(self, card: str) -> list[int]:
        """The four features, clockwise from the top as the owner reads them."""
        return self.voice.game.data.numbers(card, "features")

    def type(self, card: str) -> str:
        """What sort of card it is."""
        return self.voice.word("type", self.fact(card, "type"))

    def gate(self, card: str) -> bool:
        """Whether an Outer God can come through it."""
        return "gate" in self.facts(card, "keywords") + self.facts(card, "named")

    def keywords(self, card: str) -> Text:
        """Its keywords, a gate among them in red."""
        words = self.facts(card, "keywords")
        return Text(" ").join(
            Text(self.voice.word("keywords", word), style=GATE if word == "gate" else "") for word in words
        )

    # -- extra rules

    def extra(self, card: str) -> Text:
        """When its extra rule works, what it does, and the rule to look up; nothing if it has none."""
        told = [Text(self.say.say("council-god"))] if self.fact(card, "type") == "outer_god" else []
        if timing := self.fact(card, "timing"):
            told.append(Text.assemble((f"{self.say.say(f'council-timing-{timing}')}: ", "italic"), self.deed(card)))
        return Text("; ").join(told) + self.number(card) if told else Text()

    def deed(self, card: str) -> str:
        """What its extra rule does, with details in brackets."""
        rule, details = self.voice.word("rule", self.fact(card, "rule")), ", ".join(self.details(card))
        return f"{rule} ({details})" if details else rule

    def number(self, card: str) -> Text:
        """The rule to look up."""
        return Text(f" {self.voice.game.card_rules[self.voice.game.cards.index(card)]}", style="dim")

    def details(self, card: str) -> Iterator[str]:
        """How many, which cards, whose, and where."""
        rule, data = self.fact(card, "rule"), self.voice.game.data
        if data.has(card, "amount"):
            yield self.say.say("council-amount", rule=rule, n=data.number(card, "amount"))
        if fitting := self.fitting(card):
            yield self.say.say("council-beside", cards=fitting) if rule in BESIDE else fitting
        for name in ("whose", "where"):
            if word := self.fact(card, name):
                yield self.voice.word(name, word)

    def fitting(self, card: str) -> str:
        """The keywords and types that its rule speaks of."""
        return "/".join(self.voice.word(name, word) for name in ("keys", "types") for word in self.facts(card, name))

    def means(self, card: str, other: str) -> bool:
        """Whether its rule speaks of the other card by keyword or type; one that names neither tells nothing."""
        own = {*self.facts(other, "keywords"), *self.facts(other, "named")}
        return not own.isdisjoint(self.facts(card, "keys")) or self.fact(other, "type") in self.facts(card, "types")
