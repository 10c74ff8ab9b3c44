"""What one buys, and where it goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.effect import PASS, CardId, Choice, Option, Seat, pack, part
from gaslamp.engine.piles import Ints, ints
from gaslamp.games.terrors.card import FIRST_ACOLYTE, is_monster, is_relic
from gaslamp.games.terrors.events import BOUGHT, REMOVED_RELIC, RULED, SUMMONED
from gaslamp.games.terrors.player import SHOWN, any_of
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import POWERS

CLAIMS: Final[i64] = POWERS.index("claim")


def affordable(game: Terrors, me: Seat) -> Ints:
    """The kinds of cards in the street that one can pay with coins."""
    found = ints()
    for card in game.street.items:
        if card > 0 and game.card(card).cost <= game.players[me].coin:
            found.insert(card)
    return found


def buy_from_street(game: Terrors, me: Seat, card: CardId) -> None:
    """Pay for a card of the street with coins."""
    game.players[me].coin -= game.card(card).cost
    take(game, me, card)


def take(game: Terrors, me: Seat, card: CardId) -> None:
    """A card that was paid for leaves the street, which is filled up at once."""
    game.tell(BOUGHT, me, card)
    for slot in range(game.street.size):
        if game.street[slot] == card:
            game.refill(slot)
            break
    if is_relic(card):
        install(game, me, card)
    elif game.card(card).summon > 0 or may_claim(game, me, card):
        game.then(me, CLAIM, at=card)
    else:
        game.players[me].discard.append(card)


def may_claim(game: Terrors, me: Seat, card: CardId) -> bool:
    """Whether the overlord can put a monster on top of the deck."""
    player = game.players[me]
    return not player.ruled and game.card(player.overlord).gift == CLAIMS and is_monster(card)


def buy_acolyte(game: Terrors, me: Seat) -> None:
    """Pay for the top card of the acolytes."""
    player = game.players[me]
    player.coin -= game.card(FIRST_ACOLYTE).cost
    card = any_of(game.acolytes, game.chance)
    player.discard.append(card)
    game.tell(BOUGHT, me, card)


class Claim(Choice[Terrors]):
    """Put what you bought on top of your deck, or on your discard pile; `at` is the card."""

    picks = ("card",)
    rule = "T9.11"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """On top, or not."""
        found = ints()
        found.append(game.at)
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """All have seen it; a card that cannot summon itself takes the overlord's word."""
        player = game.players[me]
        if option == PASS:
            player.discard.append(game.at)
            return
        if game.card(option).summon == 0:
            player.ruled = True
            game.tell(RULED, me, player.overlord)
        player.top.append(option | SHOWN)
        game.tell(SUMMONED, me, option)


class Bounty(Choice[Terrors]):
    """Choose a cheap monster of the street, and how many coins you spend on it; the rest is power."""

    picks = ("card", "count")
    rule = "T10.9"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any mix that pays; or none."""
        found, player = ints(), game.players[me]
        for card in game.street.items:
            if card > 0 and is_monster(card) and game.card(card).cost < game.edition.cheap:
                cost = game.card(card).cost
                for coins in range(max(0, cost - player.power), min(cost, player.coin) + 1):
                    found.insert(pack(card, coins))
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Bought as any other."""
        if option != PASS:
            card, coins, player = part(option, 0), part(option, 1), game.players[me]
            player.coin -= coins
            player.power -= game.card(card).cost - coins
            take(game, me, card)


def install(game: Terrors, me: Seat, card: CardId) -> None:
    """A relic comes to the relic zone; a full one makes room first."""
    if game.players[me].relics.size >= game.edition.relics:
        game.then(me, MAKE_ROOM, at=card)
    else:
        game.players[me].relics.append(card)


class MakeRoom(Choice[Terrors]):
    """Choose a relic of yours that leaves the game; `at` is the new one."""

    picks = ("card",)
    rule = "T3.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any in the zone."""
        found = ints()
        for relic in game.players[me].relics.items:
            found.insert(relic)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """The new one takes its place."""
        relics = game.players[me].relics
        relics.remove(option)
        game.removed.append(option)
        relics.append(game.at)
        game.tell(REMOVED_RELIC, me, option)


CLAIM: Final = Claim()
BOUNTY: Final = Bounty()
MAKE_ROOM: Final = MakeRoom()
