"""What an identity needs, and how much of it its player has."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gaslamp.cli.tables.nanty.pen import Pen
from gaslamp.games.nanty.card import wanted_in
from gaslamp.games.nanty.words import GOALS

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
        """The ways to win."""
        return self.word("or").join(self.goals(seat, identity, self.table["set"]))

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
