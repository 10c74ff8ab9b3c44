"""N1.3, N7.11: how a game of Nanty Narking begins."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NO_CARD, Effect, Seat
from gaslamp.engine.core.piles import ints
from gaslamp.games.nanty import clues, identities, london
from gaslamp.games.nanty.card import FIRST_DISTRICT, FIRST_RANDOM_EVENT, Edition
from gaslamp.games.nanty.clues import seen_by
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.districts import NOWHERE, plus
from gaslamp.games.nanty.events import BEGAN, DEALT_IDENTITY
from gaslamp.games.nanty.pieces import SUPPLY, move_piece
from gaslamp.games.nanty.player import new_player
from gaslamp.games.nanty.random_events import HAPPENINGS
from gaslamp.games.nanty.scoring import EXTENDED
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP
from gaslamp.games.nanty.table import VERSION
from gaslamp.games.nanty.turn import TURN


class Options(NamedTuple):
    """What the owner of a table has chosen."""

    identity_set: int
    plays_on: bool  # until a draw fails
    any_figure: bool  # may be a victim of the murders
    fire_stops: bool  # at a district that is no neighbour
    older_game: bool  # two players leave out the identities that the older game leaves out


class Setup(Effect[Nanty]):
    """N1.3: shuffle the decks, deal identities and hands, and place the first agents; any player may begin."""

    def apply(self, game: Nanty, me: Seat) -> None:
        edition, seats = game.edition, game.seats
        self.lay_cards(game)
        game.last, game.swap, game.policies, game.burnt = NO_CARD, NO_SWAP, 0, 0
        game.flooded = game.spent = NOWHERE
        game.version = VERSION
        game.london = london.empty(seats, edition.agents, edition.buildings, edition.grenadiers, edition.citizens)
        game.players = [new_player(edition.money, edition.hand) for _ in range(seats)]
        game.active = game.chance.below(seats)
        self.deal_identities(game)
        self.place_agents(game)
        game.tell(BEGAN, game.active)
        for seat in range(seats):
            draw(game, seat, edition.hand)
        game.then(game.active, TURN)

    def lay_cards(self, game: Nanty) -> None:
        """All decks are full; two players do without some cards, which lie in the box."""
        edition, seats = game.edition, game.seats
        game.laid, game.discard, game.happened, game.random_events = ints(), ints(), ints(), ints()
        game.upper, game.lower = edition.deck(True, seats), edition.deck(False, seats)
        game.box = edition.without if seats == 2 else ints()
        game.clues = clues.none(FIRST_DISTRICT)
        for card in game.box.items:
            game.clues.open(card)
        for i in range(len(HAPPENINGS)):
            game.random_events.append(FIRST_RANDOM_EVENT + i)

    def deal_identities(self, game: Nanty) -> None:
        """N7.11: one to each, the rest unused."""
        cards = game.edition.identities(game.identity_set, game.older_game and game.seats == 2)
        game.identities = identities.deal(cards, game.seats, game.chance)
        for seat in range(game.seats):
            game.tell(DEALT_IDENTITY, seat, game.identities.of(seat), seers=seen_by(seat))

    def place_agents(self, game: Nanty) -> None:
        """One of each player in each of some districts, and unrest there."""
        agents = game.london.agents
        for district in game.edition.start.items:
            for seat in range(game.seats):
                agents[seat] = move_piece(agents[seat], SUPPLY, district)
            game.london.unrest = plus(game.london.unrest, district)


SETUP: Final = Setup()


def new_game(edition: Edition, seats: i64, chance: Chance, options: Options, listen: bool) -> Nanty:
    """Sit down and deal."""
    game = Nanty()
    game.edition = edition
    game.identity_set, game.plays_on, game.any_figure, game.fire_stops, game.older_game = options
    game.plays_on = game.plays_on or game.identity_set == EXTENDED
    game.begin(seats, chance, SETUP, listen)
    return game
