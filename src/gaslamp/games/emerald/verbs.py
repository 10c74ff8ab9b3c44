"""What one can do in a turn: each verb with its rule, when it is possible, how it begins, how promising it is."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.games.emerald.card import ACTION, FREE, Card
from gaslamp.games.emerald.cards import TEXT_EFFECTS, has_use
from gaslamp.games.emerald.kill import STRIKE, STRIKES
from gaslamp.games.emerald.laid import STAR, SYMBOL, TEXT
from gaslamp.games.emerald.monsters import LAND
from gaslamp.games.emerald.parts import VERB
from gaslamp.games.emerald.payment import PUT_AWAY, Add
from gaslamp.games.emerald.pieces import ALOFT, SUPPLY
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import (
    ADD_MARKER,
    ADD_MOVE,
    ADD_PLACE,
    ADD_RETRIEVE,
    ADVANCE,
    DEPART,
    DEPLOY,
    DISCARD_CARDS,
    RECALL,
)
from gaslamp.games.emerald.take import TAKE_CARD, TAKE_MORE

ACTIONS: Final = 2  # in a turn
FREE_WORDS: Final = ("free", "bring_back")  # what costs no action


class Verb:
    """Something to do with an action, or without one if it is free, beginning with a card."""

    def __init__(self, word: str, rule: str, hope: i64) -> None:
        self.number: Final[i64] = VERB.words.index(word)
        self.rule: Final = rule
        self.hope: Final = hope  # how promising it looks at first sight, for bots
        self.free: Final = word in FREE_WORDS  # whether it costs no action

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        """Whether it can begin with this card, which shows it."""
        raise NotImplementedError

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        """Play the card and have the rest follow."""
        raise NotImplementedError

    def most(self, game: Emerald, me: Seat) -> i64:
        """How many cards may be played for it together."""
        return 1

    def copies(self, game: Emerald, me: Seat, card: CardId) -> i64:
        """How many copies of a card may be played for it together."""
        return 1

    def symbols(self, card: Card) -> i64:
        """How strong a card is when several are played together."""
        return 0

    def why_not(self, game: Emerald, me: Seat, card: CardId) -> str:
        """The rule that forbids it with this card."""
        action = game.n
        if card not in game.players[me].hand:
            return "E3.2"
        return "E3.1" if action > ACTIONS and not self.free else self.rule


class PaidTogether(Verb):
    """E3.3, E4.1, E4.3, E4.4, E4.5: a minimal set of cards with a symbol, then what they are played for."""

    def __init__(self, word: str, rule: str, hope: i64, add: Add, deed: Effect[Any]) -> None:
        super().__init__(word, rule, hope)
        self.add: Final = add
        self.deed: Final = deed

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.lay(me, card, SYMBOL)
        game.then_more(me, self.add)
        game.then(me, self.deed)

    def most(self, game: Emerald, me: Seat) -> i64:
        return self.add.largest(game, self.add.falling(game, me), 0, self.add.left(game, me))

    def copies(self, game: Emerald, me: Seat, card: CardId) -> i64:
        return game.players[me].copies_of(card)

    def symbols(self, card: Card) -> i64:
        return self.add.symbols(card)


class PlaceCubes(PaidTogether):
    """E4.1: place cubes, if there are any in supply."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return game.cubes.at(me, SUPPLY) > 0


class RetrieveCubes(PaidTogether):
    """E4.3: retrieve cubes, if each symbol of the card takes one back."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return game.card(card).retrieve <= self.add.room(game, me)


class MoveAgents(PaidTogether):
    """E4.4: move agents, if there are any on the map."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return game.agents.in_cities(me) > 0


class AdvanceMarkers(PaidTogether):
    """E4.5: move markers; neither is at the end of its track, or the game would be over."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return True


class TakeCards(Verb):
    """E4.2: take cards, as the first action only."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        action = game.n
        return action == 1 and TAKE_CARD.possible(game, me)

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.lay(me, card, SYMBOL)
        game.then(me, TAKE_CARD, PUT_AWAY, TAKE_MORE)


class Assassinate(Verb):
    """E4.6: kill, if there is somebody within reach of the bombs that are left in hand."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return STRIKE.targets(game, me, card).size > 0

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.lay(me, card, STAR)
        game.speak(card, me, STRIKES)


class DiscardCards(Verb):
    """E4.7: discard one or more cards, which are named next."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return game.players[me].hand.size > 0

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.then(me, DISCARD_CARDS)

    def why_not(self, game: Emerald, me: Seat, card: CardId) -> str:
        return self.rule


class UseText(Verb):
    """E4.8, E1.3: use the text of a card with the heading for it."""

    def __init__(self, word: str, rule: str, hope: i64, heading: i64) -> None:
        super().__init__(word, rule, hope)
        self.heading: Final = heading

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return has_use(game, me, card)

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.lay(me, card, TEXT)
        game.speak(card, me, TEXT_EFFECTS[card])

    def why_not(self, game: Emerald, me: Seat, card: CardId) -> str:
        rule = super().why_not(game, me, card)
        return "E1.3" if rule == self.rule and game.card(card).heading != self.heading else rule


class BringBack(Verb):
    """E8.15: a free action: agents come back from the Mi-Go, who took them in an earlier turn."""

    def possible(self, game: Emerald, me: Seat, card: CardId) -> bool:
        return game.agents.at(me, ALOFT) > 0

    def begin(self, game: Emerald, me: Seat, card: CardId) -> None:
        game.speak(card, me, (LAND,))

    def why_not(self, game: Emerald, me: Seat, card: CardId) -> str:
        return self.rule


DISCARD: Final = DiscardCards("discard", "E4.7", hope=15)
BRING_BACK: Final = BringBack("bring_back", "E8.15", hope=60)
VERBS: Final[list[Verb]] = [
    PlaceCubes("place", "E4.1", 60, ADD_PLACE, DEPLOY),
    TakeCards("take", "E4.2", 100),
    RetrieveCubes("retrieve", "E4.3", 45, ADD_RETRIEVE, RECALL),
    MoveAgents("move", "E4.4", 30, ADD_MOVE, DEPART),
    AdvanceMarkers("advance", "E4.5", 50, ADD_MARKER, ADVANCE),
    Assassinate("assassinate", "E4.6", 95),
    DISCARD,
    UseText("action", "E4.8", 70, ACTION),
    UseText("free", "E4.8", 80, FREE),
    BRING_BACK,
]  # by number
