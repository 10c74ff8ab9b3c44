"""Bombs: how many cards bring, and which of them are played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, SHAPE, CardId, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import FENIANS, INFERNAL_MACHINE
from gaslamp.games.emerald.laid import STAR, SYMBOL, TEXT, card_of, laid_for, use_of
from gaslamp.games.emerald.parts import BOMBS, CITY, MISSING
from gaslamp.games.emerald.rank import FIRST, Rank, card_at, rank, use_at
from gaslamp.games.emerald.state import Emerald, WithBombs


def worth(game: Emerald, me: Seat, city: i64, card: CardId, use: i64) -> i64:
    """E8.9, E8.12: how many bombs a card brings, by its symbols or by its text."""
    if use == SYMBOL:
        return game.card(card).bombs
    if card == INFERNAL_MACHINE:
        return game.card(card).text_bombs
    if card == FENIANS and laid_for(FENIANS, TEXT) not in game.laid:
        return more_bombs(game, me, city)
    return 0


def more_bombs(game: Emerald, me: Seat, city: i64) -> i64:
    """E8.12: how many bombs more one's agents in a city are with Fenians among them."""
    return (game.card(FENIANS).agent_bombs - 1) * game.agents.at(me, city)


def firepower(game: Emerald, me: Seat, city: i64, start: Rank, spared: CardId = 0) -> i64:
    """The bombs that the hand can bring from a rank on, every card once; one card may be spared."""
    bombs: i64 = 0
    fenians = False
    for card in game.players[me].hand.items:
        if card == spared:
            spared = 0
            continue
        bombs += most_bombs(game, me, city, start, card, fenians)
        fenians = fenians or card == FENIANS
    return bombs


def most_bombs(game: Emerald, me: Seat, city: i64, start: Rank, card: CardId, fenians: bool) -> i64:
    """The bombs that a card can bring from a rank on, by its symbols or by its text; Fenians are at work but once."""
    best: i64 = 0
    bombs = game.card(card).bombs
    if bombs > 0 and rank(bombs, card, SYMBOL) >= start:
        best = bombs
    if card == INFERNAL_MACHINE or (card == FENIANS and not fenians):
        bombs = worth(game, me, city, card, TEXT)
        if bombs > best and rank(bombs, card, TEXT) >= start:
            best = bombs
    return best


class Bomb(WithBombs):
    """E4.6, E3.3: play just as many cards for bombs as are needed; a search plays the strongest first."""

    asks_for = (BOMBS,)
    carries = Carries(at=CITY, n=MISSING)
    rule = "E4.6"
    excess = "E3.3"
    always_ask = True  # a single way to pay would tell of the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, ranks, missing = ints(), ints(), game.n
        if missing > 0:
            start = self.start(game, me)
            for card in game.players[me].hand.items:
                self.add_rank(game, me, card, SYMBOL, start, ranks)
                self.add_rank(game, me, card, TEXT, start, ranks)
        for place in ranks.items:
            options.append(pack(use_at(place), card_at(place)))
        return options

    def add_rank(self, game: Emerald, me: Seat, card: CardId, use: i64, start: Rank, ranks: Ints) -> None:
        """A card, if it is not too early for it and from it on there are enough bombs."""
        city, missing = game.at, game.n
        bombs = worth(game, me, city, card, use)
        place = rank(bombs, card, use)
        if bombs > 0 and place >= start and firepower(game, me, city, place) >= missing:
            ranks.insert(place)

    def need(self, game: Emerald, me: Seat) -> i64:
        """All that are still missing."""
        return game.n

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """As long as it is not too late for them."""
        city = game.at
        return most_bombs(game, me, city, self.start(game, me), card, fenians)

    def start(self, game: Emerald, me: Seat) -> Rank:
        """No earlier than the last bomb."""
        city, last = game.at, game.laid[game.laid.size - 1]
        card, use = card_of(last), use_of(last)
        if use == STAR:
            return FIRST
        if use == TEXT and card == FENIANS:
            return rank(more_bombs(game, me, city), card, use)
        return rank(worth(game, me, city, card, use), card, use)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, missing = game.at, game.n
        use, card = two(option)
        bombs = worth(game, me, city, card, use)
        game.lay(me, card, use)
        if bombs < missing:
            game.then_more(me, self, at=city, n=missing - bombs)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        elements, city, start = ints(), game.at, self.start(game, me)
        for card in game.players[me].hand.items:
            for use in range(SYMBOL, TEXT + 1):
                bombs = worth(game, me, city, card, use)
                if bombs > 0 and rank(bombs, card, use) >= start:
                    elements.append(pack(use, card))
        return elements

    def least(self, game: Emerald, me: Seat, element: Option) -> i64:
        return self.count_cards(game, fewest=True)

    def most(self, game: Emerald, me: Seat, element: Option) -> i64:
        return self.count_cards(game, fewest=False)

    def count_cards(self, game: Emerald, fewest: bool) -> i64:
        """With how many cards there are enough bombs at the earliest or at the latest, by trying all sets."""
        count: i64 = -1
        for option in game.options.items:
            twin = game.copy()
            twin.naming = True
            twin.take(option)
            cards = 1 + (self.count_cards(twin, fewest) if twin.goes_on else 0)
            if count < 0 or (cards < count) == fewest:
                count = cards
        return count

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        city = game.at
        if option == PASS:
            return self.rule
        use, card = two(option)
        if use > TEXT:
            return SHAPE
        if card not in game.players[me].hand:
            return "E3.2"
        if worth(game, me, city, card, use) == 0:
            return "E8.12" if use == TEXT and card == FENIANS else self.rule
        if game.naming:
            return self.rule  # a whole set has no order: what is left of it is too little
        return ORDER if self.leads_to(game, option) else self.excess

    def leads_to(self, game: Emerald, element: Option) -> bool:
        """Whether a card may come later, by trying all sets; if not, it would always be one too many."""
        for option in game.options.items:
            twin = game.copy()
            twin.naming = True
            twin.take(option)
            if twin.goes_on and (element in twin.options or self.leads_to(twin, element)):
                return True
        return False


BOMB: Final = Bomb()
