"""What an identity needs, and how much of it its player has."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gaslamp.cli.tables.nanty.pen import Pen
from gaslamp.games.nanty.card import wanted_in
from gaslamp.games.nanty.words import GOALS, SETS

FEWEST = 2  # players: the first number of a goal is for so many


class Goals(Pen):
    """The secret plans, as far as one knows them."""

    def identity(self, seat: int) -> Text:
        """Who a seat is and how far on the way, if one knows that."""
        card = self.table["players"][seat]["identity"]
        if card is None:
            return Text()
        return Text.assemble((self.name(card), "bold"), " ", self.rule(card), ": ", self.way(seat, card))

    def way(self, seat: int, identity: str) -> str:
        """The ways to win; if the sets that may be in play differ in that, by set."""
        ways = {one: self.word("or").join(self.goals(seat, identity, one)) for one in self.sets(identity)}
        if len(set(ways.values())) == 1:
            return next(iter(ways.values()))
        return " · ".join(f"{self.voice.texts.say(f'setting-identities-{one}')}: {way}" for one, way in ways.items())

    def sets(self, identity: str) -> list[str]:
        """The sets that may be in play: they have the identity, and as many as there are on the table."""
        there = self.table["unused"] + self.view["seats"]
        return [one for one in SETS if identity in (cards := self.dealt(one)) and len(cards) == there]

    def dealt(self, one: str) -> list[str]:
        """The identities of a set; two players with the classic set do without de Sidonia."""
        cards = self.voice.game.data.words("game", one)
        spared = ("sidonia",) if one == "classic" and self.view["seats"] == FEWEST else ()
        return [card for card in cards if card not in spared]

    def goals(self, seat: int, identity: str, one: str) -> Iterator[str]:
        """Every way in which an identity of a set wins."""
        ledger, extended = self.ledger, one == "extended"
        if identity == "fagin":
            yield self.word("goal-unrest", n=ledger.unrest, wanted=self.number("fagin", "unrest"))
            if extended:
                most = max(map(ledger.agents, range(self.view["seats"])))
                yield self.word("goal-deck-unrest", deck=ledger.deck, unrest=ledger.unrest, agents=most)
        elif identity == "holmes":
            key = "goal-deck-agents" if extended else "goal-deck"
            yield self.word(key, deck=ledger.deck, unrest=ledger.unrest, agents=ledger.agents(seat))
        for goal in GOALS:
            if wanted := wanted_in(self.voice.game.data, identity, goal, one)[self.view["seats"] - FEWEST]:
                n = self.reached(seat, identity, goal)
                key = "quiet" if goal == "districts" and identity == "moriarty" else goal
                yield self.word(f"goal-{key}", n=n, wanted=wanted)

    def reached(self, seat: int, identity: str, goal: str) -> int:
        """How much a seat has of what an identity may need."""
        ledger = self.ledger
        match goal:
            case "districts":
                return ledger.quiet(seat) if identity == "moriarty" else len(ledger.haunts(seat))
            case "control":
                return ledger.controlled(seat)
            case "wealth":
                return ledger.wealth(seat)
            case "value":
                return ledger.property(seat)
            case "buildings":
                return ledger.buildings(seat)
            case "pieces":
                return ledger.agents(seat) + ledger.buildings(seat)
        return ledger.houses
