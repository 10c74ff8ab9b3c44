"""What one buys, and where it goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, CardId, Choice, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.card import FIRST_ACOLYTE, is_monster, is_relic
from gaslamp.games.terrors.events import BOUGHT, REMOVED_RELIC, RULED, SUMMONED
from gaslamp.games.terrors.parts import AT, CARD, COINS, POWER, TO, N
from gaslamp.games.terrors.player import SHOWN
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import GIFTS

CLAIMS: Final[i64] = GIFTS.index("claim")


def affordable(game: Terrors, me: Seat) -> Ints:
    """The kinds of cards in the street that one can pay with coins."""
    found = ints()
    for card in game.street.items:
        if card > 0 and game.card(card).cost <= game.players[me].coin:
            found.insert(card)
    return found


def can_recruit(game: Terrors, me: Seat) -> bool:
    """Whether there is an acolyte that one can pay."""
    return game.acolytes.size > 0 and game.players[me].coin >= game.card(FIRST_ACOLYTE).cost


def buy(game: Terrors, me: Seat, card: CardId, coins: i64, power: i64) -> None:
    """Pay for a card of the street, which is filled up at once."""
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
    """Whether the overlord can still put a monster on top of the deck."""
    player = game.players[me]
    return not player.ruled and game.card(player.overlord).gift == CLAIMS


def recruit(game: Terrors, me: Seat) -> None:
    """Pay for the top card of the acolytes."""
    player = game.players[me]
    player.coin -= game.card(FIRST_ACOLYTE).cost
    card = game.chance.take(game.acolytes)
    player.discard.append(card)
    game.tell(BOUGHT, me, card)
    if game.card(card).summon:
        game.speak(card, me, (SUMMON,))


class Summon(Choice[Terrors]):
    """Put the monster that you bought on top of your deck, or leave it on your discard pile."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T9.11"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """On top, or not."""
        found = ints()
        found.append(game.this)
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """All have seen it."""
        if option != PASS:
            player = game.players[me]
            player.discard.remove(option)
            player.top.append(option | SHOWN)
            game.tell(SUMMONED, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """The sooner it comes the better."""
        return 40 if option == PASS else 60


class Claim(Summon):
    """The same for a monster that cannot summon itself, by the overlord's ability."""

    rule = "T10.8"

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Once in a turn."""
        if option != PASS:
            game.players[me].ruled = True
            game.tell(RULED, me, game.players[me].overlord)
        super().choose(game, me, option)


class Hunt(Choice[Terrors]):
    """Choose a cheap monster of the street, and how many coins you spend on it; the rest is power."""

    asks_for = (CARD, COINS, POWER)
    carries = Carries(AT, N, TO)
    rule = "T10.9"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any mixture that pays."""
        found, player = ints(), game.players[me]
        for card in game.street.items:
            if card > 0 and is_monster(card) and game.card(card).cost < game.edition.cheap:
                cost = game.card(card).cost
                for coins in range(max(0, cost - player.power), min(cost, player.coin) + 1):
                    found.add(pack(card, coins, cost - coins))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Bought as any other."""
        buy(game, me, part(option, 0), part(option, 1), part(option, 2))


def install(game: Terrors, me: Seat, relic: CardId) -> None:
    """A relic comes to the relic zone; if that was full, another makes room for it."""
    relics = game.players[me].relics
    relics.append(relic)
    if relics.size > game.edition.relics:
        game.speak(relic, me, (MAKE_ROOM,))


class MakeRoom(Choice[Terrors]):
    """Choose a relic of yours that leaves the game, for the one that comes last in the zone."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T3.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any that was there before."""
        found, relics = ints(), game.players[me].relics
        for i in range(relics.size - 1):
            found.insert(relics[i])
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """The new one takes its place."""
        game.players[me].relics.remove(option)
        game.removed.append(option)
        game.tell(REMOVED_RELIC, me, option)


SUMMON: Final = Summon()
CLAIM: Final = Claim()
HUNT: Final = Hunt()
MAKE_ROOM: Final = MakeRoom()
