"""The players: overlord, life and pool, and what lies before them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.quill import packed
from gaslamp.cli.tables.terrors.hordes import Hordes
from gaslamp.cli.tables.terrors.pen import COLOURS, FACTIONS, SEATS, chip, in_braces
from gaslamp.engine.book.game import View
from gaslamp.games.terrors.words import RESOURCES

NAME = 18  # columns for a player's name
BELOW = (0, 0, 0, 4)  # what is told of a player, below the name
BAR, SHORT = 25, 15  # columns of a bar of life, and on a narrow screen
SAFE, WEAK = "green", "red"  # its colours
TEAMS = 4  # players who play two against two


class Players(Hordes):
    """Everybody at the table."""

    def players(self) -> list[RenderableType]:
        """Some lines for each player."""
        rows: list[RenderableType] = [self.teams()] if self.view["seats"] == TEAMS else []
        for seat in range(self.view["seats"]):
            rows.append(self.flow([self.who(seat), *self.overlord(seat)], hang="    "))
            rows += [Padding(line, BELOW) for line in self.lines(seat)]
        return rows

    def teams(self) -> Text:
        """Who plays against whom."""
        sides = [Text(" ").join(chip(seat) for seat in range(first, TEAMS, 2)) for first in range(2)]
        return Text(f" {self.word('against')} ", style="dim").join(sides)

    def who(self, seat: int) -> Text:
        """A player: whether it is their turn, the number of the seat, the name."""
        active = self.acting(seat)
        you = f" {self.word('you')}" if seat == self.view["you"] else ""
        name = f"{'▶' if active else ' '} {SEATS[seat]} {self.voice.name(seat)[:NAME].rstrip()}{you}"
        return Text(name, style=f"bold {COLOURS[seat]}" if active else COLOURS[seat])

    def acting(self, seat: int) -> bool:
        """Whether it is a player's turn; before the first one, whether the player is asked."""
        active: int | None = self.table["active"] if self.table["turn"] else self.view["asked"]
        return seat == active and not self.view["over"]

    def overlord(self, seat: int) -> Iterator[Text]:
        """The overlord, its faction, and a bar of its life."""
        player = self.table["players"][seat]
        if player["overlord"] is None:
            yield Text(self.word("no-overlord"), style="dim")
            return
        faction = self.fact(player["overlord"], "faction")
        yield Text.assemble(
            (self.name(player["overlord"]), f"bold {FACTIONS[faction]}"),
            (f" {self.word(f'faction-{faction}.all')}", FACTIONS[faction]),
        )
        yield self.bar(player["life"], player["most"])

    def bar(self, life: int, most: int) -> Text:
        """Life of the most that there can be."""
        length = SHORT if self.narrow else BAR
        full = -(-length * life // most)
        fallen = "" if life else f" {self.word('fallen')}"
        colour = SAFE if 2 * life > most else WEAK
        return Text.assemble(("█" * full, colour), ("░" * (length - full), "dim"), f" {life}/{most}", (fallen, WEAK))

    # -- the lines below

    def lines(self, seat: int) -> Iterator[Text]:
        """What is counted, the ability, and what lies before the player."""
        player, own = self.table["players"][seat], seat == self.view["you"]
        if self.table["turn"]:
            yield self.below(self.counts(seat))
        used = player["ruled"] and self.acting(seat)
        by_key = {
            "ability-used" if used else "ability": [self.gift(player["overlord"])] if player["overlord"] else [],
            "relics": [*self.relics(seat)],
            "in-play": self.chains(player["in_play"], self.measure - len(f"{self.word('in-play')}: ")),
            "known": [] if own else [self.list_of(player["hand"])],
            "on-top": [self.on_top(player)],
            "discards": [self.list_of(player["discard"])] if not own and self.roomy else [],
        }
        for key, parts in by_key.items():
            if any(parts):
                yield self.below([Text.assemble((f"{self.word(key)}: ", "dim"), parts[0]), *parts[1:]])

    @property
    def roomy(self) -> bool:
        """Whether there is room for the discard piles of others."""
        return not self.narrow and self.view["seats"] < TEAMS

    @property
    def measure(self) -> int:
        """The room below a player's name."""
        return self.room - BELOW[3]

    def below(self, parts: list[Text]) -> Text:
        """Parts one behind the other below a player's name."""
        return Text("\n").join(packed(parts, self.measure))

    def counts(self, seat: int) -> list[Text]:
        """The pool, armour and what it took, rally tokens if there are any, and how many cards there are."""
        player = self.table["players"][seat]
        pool = Text(" ").join(self.sign(resource, player[resource]) for resource in RESOURCES)
        filled = self.acting(seat) or any(player[resource] for resource in RESOURCES)
        cards = {"hand": player["hand_size"], "deck": player["deck_size"], "discards": len(player["discard"])}
        counts = {key: player[key] for key in ("armour", "absorbed", "rally") if player.get(key)} | cards
        told = [Text.assemble((f"{self.word(f'count-{key}')} ", "dim"), str(n)) for key, n in counts.items()]
        return [Text.assemble((f"{self.word('count-pool')} ", "dim"), pool), *told] if filled else told

    def gift(self, overlord: str) -> Text:
        """What an overlord can do, and the rule to look up."""
        numbers = {fact: self.number("game", fact) for fact in ("cheap", "blood_price", "blood_draw")}
        return Text.assemble(self.word(f"gift-{self.fact(overlord, 'ability')}", **numbers), " ", self.rule(overlord))

    def relics(self, seat: int) -> Iterator[Text]:
        """Relics with what they do; in a player's turn, those that were used."""
        player = self.table["players"][seat]
        spent = Counter(player["spent"] if self.acting(seat) else [])
        for relic in player["relics"]:
            used = Text(self.word("used") if spent[relic] > 0 else "", style="dim")
            spent[relic] -= 1
            told = Text(", ").join(filter(None, [*self.play(relic), used]))
            yield Text(self.name(relic), style="bold") + in_braces(told)

    def on_top(self, player: View) -> Text:
        """What is known of the deck, from the top downwards."""
        return Text(", ").join(Text("?") if card == "back" else self.coloured_name(card) for card in player["on_top"])
