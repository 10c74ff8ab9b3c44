"""Before the first turn: the market, overlords, influences, starting decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, ints, repeat
from gaslamp.games.terrors.card import (
    CULTIST,
    FANATIC,
    FIRST_ACOLYTE,
    FIRST_INFLUENCE,
    FIRST_MONSTER,
    FIRST_OVERLORD,
    Edition,
    influences_of,
)
from gaslamp.games.terrors.choosing import SomeOf
from gaslamp.games.terrors.events import BEGAN, CHOSE_INFLUENCE, CHOSE_OVERLORD
from gaslamp.games.terrors.kinds import OVERLORDS
from gaslamp.games.terrors.parts import CARD, HOW_MANY
from gaslamp.games.terrors.player import new_player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.turn import TURN

VERSION: Final[i64] = 2  # of the rules


class Setup(Effect[Terrors]):
    """T2, T2.4, T2.5: build the market and the starting decks; from a first player drawn by lot on, all choose."""

    def apply(self, game: Terrors, me: Seat) -> None:
        edition = game.edition
        game.removed, game.hordes = ints(), 0
        game.market = edition.copies(FIRST_MONSTER, FIRST_OVERLORD)
        game.acolytes = edition.copies(FIRST_ACOLYTE, FIRST_INFLUENCE)
        game.box = ints()
        for card in range(FIRST_INFLUENCE, FIRST_MONSTER):
            game.box.append(card)
        game.street = repeat(edition.street, 0)
        game.players = []
        for _ in range(game.seats):
            player = new_player()
            for _ in range(edition.cultists):
                player.deck.append(CULTIST)
            for _ in range(edition.fanatics):
                player.deck.append(FANATIC)
            game.players.append(player)
        game.active = game.chance.below(game.seats)
        game.tell(BEGAN, game.active)
        for i in range(game.seats):
            game.then((game.active + i) % game.seats, CHOOSE_OVERLORD)
        if edition.influences > 0:
            for i in range(game.seats):
                game.then((game.active + i) % game.seats, CHOOSE_INFLUENCES, n=edition.influences)
        game.then(game.active, DEAL)


class ChooseOverlord(Choice[Terrors]):
    """T2.1, T2.2: choose a faction that nobody has, and with it an overlord, who has all its life."""

    asks_for = (CARD,)
    rule = "T2.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for overlord in range(FIRST_OVERLORD, FIRST_OVERLORD + len(OVERLORDS)):
            taken = False
            for player in game.players:
                taken = taken or player.overlord == overlord
            if not taken:
                options.append(overlord)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        player = game.players[me]
        player.overlord, player.life = option, game.card(option).life
        game.tell(CHOSE_OVERLORD, me, option)


class ChooseInfluences(SomeOf):
    """T2.3: choose influences of your overlord for your deck; the marked ones only, if that was agreed."""

    asks_for = (several("influences", CARD),)
    carries = Carries(n=HOW_MANY)
    rule = "T2.3"

    def is_compulsory(self, game: Terrors) -> bool:
        return True

    def things(self, game: Terrors, me: Seat) -> Ints:
        influences = ints()
        for card in influences_of(game.players[me].overlord).items:
            if card in game.box and (not game.marked or game.card(card).marked):
                influences.append(card)
        return influences

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        game.box.remove(thing)
        game.players[me].deck.append(thing)
        game.tell(CHOSE_INFLUENCE, me, thing)


class Deal(Effect[Terrors]):
    """T2.5, T2.6: turn up the street, and draw the first hands; the first player has a card less."""

    def apply(self, game: Terrors, me: Seat) -> None:
        for slot in range(game.edition.street):
            game.refill(slot)
        for i in range(game.seats):
            game.draw((me + i) % game.seats, game.edition.first_hand if i == 0 else game.edition.hand)
        game.then(me, TURN)


CHOOSE_OVERLORD: Final = ChooseOverlord()
CHOOSE_INFLUENCES: Final = ChooseInfluences()
DEAL: Final = Deal()
SETUP: Final = Setup()


def new_game(edition: Edition, seats: i64, chance: Chance, marked: bool, listen: bool) -> Terrors:
    """Sit down and deal."""
    game = Terrors()
    game.edition = edition
    game.marked = marked
    game.last_named = 0
    game.version = VERSION
    game.begin(seats, chance, SETUP, listen)
    return game
