"""What one buys, and where it goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, CardId, Choice, Option, Seat, pack, three
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.card import FIRST_ACOLYTE, is_monster, is_relic
from gaslamp.games.terrors.events import BOUGHT, REMOVED_RELIC, RULED, SUMMONED
from gaslamp.games.terrors.parts import CARD, COINS, POWER
from gaslamp.games.terrors.player import Player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.top import on_top
from gaslamp.games.terrors.words import GIFTS

CLAIMS: Final[i64] = GIFTS.index("claim")


def affordable_cards(game: Terrors, player: Player) -> Ints:
    """The kinds of cards in the street that a player can pay with coins."""
    cards = ints()
    for card in game.street.items:
        if card > 0 and game.card(card).cost <= player.coin:
            cards.insert(card)
    return cards


def can_recruit(game: Terrors, player: Player) -> bool:
    """Whether there is an acolyte that a player can pay."""
    return game.acolytes.size > 0 and player.coin >= game.card(FIRST_ACOLYTE).cost


def buy(game: Terrors, me: Seat, card: CardId, coins: i64, power: i64) -> None:
    """T3.2: pay for a card of the street, which is filled up at once."""
    player = game.players[me]
    player.coin -= coins
    player.power -= power
    game.tell(BOUGHT, me, card)
    game.refill(game.slot(card))
    if is_relic(card):
        install(game, me, card)
    else:
        player.discard.append(card)
        if game.card(card).summon:
            game.speak(card, me, (SUMMON,))
        elif may_claim(game, me):
            game.speak(card, me, (CLAIM,))


def may_claim(game: Terrors, me: Seat) -> bool:
    """T10.8: whether the overlord can still put a monster on top of the deck."""
    player = game.players[me]
    return not player.ability_used and game.card(player.overlord).ability == CLAIMS


def recruit(game: Terrors, me: Seat) -> None:
    """T3.2: pay for the top card of the acolytes."""
    player = game.players[me]
    player.coin -= game.card(FIRST_ACOLYTE).cost
    card = game.chance.take(game.acolytes)
    player.discard.append(card)
    game.tell(BOUGHT, me, card)
    if game.card(card).summon:
        game.speak(card, me, (SUMMON,))


class Summon(Choice[Terrors]):
    """T9.11: put the monster that you bought on top of your deck, or leave it on your discard pile."""

    asks_for = (CARD,)
    rule = "T9.11"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        options.append(game.this)
        options.append(PASS)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option != PASS:
            player = game.players[me]
            player.discard.remove(option)
            player.top.append(on_top(option, True, False))
            game.tell(SUMMONED, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        return 40 if option == PASS else 60


class Claim(Summon):
    """T10.8: the same, once in a turn, for a monster without Summon, by the overlord's ability."""

    rule = "T10.8"

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option != PASS:
            game.players[me].ability_used = True
            game.tell(RULED, me, game.players[me].overlord)
        super().choose(game, me, option)


class Hunt(Choice[Terrors]):
    """T10.9: buy a cheap monster of the street with coins and power in any mixture."""

    asks_for = (CARD, COINS, POWER)
    rule = "T10.9"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options, player = ints(), game.players[me]
        for card in game.street.items:
            if card > 0 and is_monster(card) and game.card(card).cost < game.edition.cheap:
                cost = game.card(card).cost
                for coins in range(max(0, cost - player.power), min(cost, player.coin) + 1):
                    options.add(pack(card, coins, cost - coins))
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        card, coins, power = three(option)
        buy(game, me, card, coins, power)


def install(game: Terrors, me: Seat, relic: CardId) -> None:
    """T3.1: a relic comes to the relic zone; if that was full, another makes room for it."""
    relics = game.players[me].relics
    relics.append(relic)
    if relics.size > game.edition.relics:
        game.speak(relic, me, (MAKE_ROOM,))


class MakeRoom(Choice[Terrors]):
    """T3.1: choose a relic of yours that leaves the game, for the one that came last to the zone."""

    asks_for = (CARD,)
    rule = "T3.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options, relics = ints(), game.players[me].relics
        for i in range(relics.size - 1):
            options.insert(relics[i])
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        game.players[me].relics.remove(option)
        game.removed.append(option)
        game.tell(REMOVED_RELIC, me, option)


SUMMON: Final = Summon()
CLAIM: Final = Claim()
HUNT: Final = Hunt()
MAKE_ROOM: Final = MakeRoom()
