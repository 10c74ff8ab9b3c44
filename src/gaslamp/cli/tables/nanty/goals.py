"""What an identity needs, and how much of it its player has."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gaslamp.cli.tables.nanty.pen import Pen


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
        return self.word("or").join([*self.counted(seat, identity), *self.awaited(seat, identity)])

    def counted(self, seat: int, identity: str) -> Iterator[str]:
        """What has to be reached at the start of a turn."""
        for goal in self.table["players"][seat]["goals"]:
            ((name, n),) = ((name, n) for name, n in goal.items() if name != "wanted")
            key = "goal-quiet" if (name, identity) == ("goal_districts", "moriarty") else name.replace("_", "-")
            yield self.word(key, n=n, wanted=goal["wanted"])

    def awaited(self, seat: int, identity: str) -> Iterator[str]:
        """What has to be so when the deck is out."""
        ledger, extended = self.ledger, self.table["set"] == "extended"
        if identity == "fagin" and extended:
            most = max(map(ledger.agents, range(self.view["seats"])))
            yield self.word("goal-deck-unrest", deck=ledger.deck, unrest=ledger.unrest, agents=most)
        elif identity == "holmes":
            key = "goal-deck-agents" if extended else "goal-deck"
            yield self.word(key, deck=ledger.deck, unrest=ledger.unrest, agents=ledger.agents(seat))
