"""Texts about money: earned, borrowed, stolen, demanded, gambled for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.choosing import spread
from gaslamp.games.nanty.events import BORROWED, BURDENED, REFUSED
from gaslamp.games.nanty.london import size
from gaslamp.games.nanty.parts import AT, COUNT, PLACE, SEAT, TO, N
from gaslamp.games.nanty.reactions import OWN, TEXT, THREAT, Strike
from gaslamp.games.nanty.removal import NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.target import WITH_BUILDINGS, WITH_MONEY, Everybody, Read, Target
from gaslamp.games.nanty.words import PRIZES, TEXTS

BANK: Final[i64] = PRIZES.index("bank")
ROBBERY: Final[i64] = PRIZES.index("robbery")
STEALING: Final[i64] = TEXTS.index("steal")


class Steal(Effect[Nanty]):
    """Take money from another player, as much as the card says or there is."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """From `to`."""
        game.pay_to(game.to, me, game.card(game.this).amount)


class Borrow(Effect[Nanty]):
    """The card stays before the player, who gets the loan."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """It is to be repaid at the end."""
        set_aside(game, me)
        game.tell(BORROWED, me, game.this)
        game.earn(me, game.card(game.this).amount)


def set_aside(game: Nanty, seat: Seat) -> None:
    """The card that is being carried out stays before a player."""
    game.laid.remove(game.this)
    game.players[seat].front.append(game.this)
    game.last = game.this


class EarnPerAgent(Effect[Nanty]):
    """Money for every figure in a district."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Of any colour, and of none."""
        card = game.card(game.this)
        game.earn(me, card.amount * game.london.figures(card.district))


class EarnPerUnrest(Effect[Nanty]):
    """Money for every unrest marker."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """On the whole map."""
        game.earn(me, game.card(game.this).amount * size(game.london.unrest))


class EarnPerBuilding(Effect[Nanty]):
    """Money for every building."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Of any colour."""
        game.earn(me, game.card(game.this).amount * game.london.built())


class Reap(Choice[Nanty]):
    """Choose a district with unrest: money for every agent there."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.34"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Where there are agents; or none."""
        found: i64 = 0
        for place in spread(game.london.unrest).items:
            if game.london.crowd(place) > 0:
                found |= bit(place)
        return spread(found, may_pass=True) if found != 0 else ints()

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Agents of anybody count."""
        if option != PASS:
            game.earn(me, game.card(game.this).amount * game.london.crowd(option))

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """The more the better."""
        return 5 if option == PASS else min(100, 40 + 10 * game.london.crowd(option))


class Demand(Effect[Nanty]):
    """Somebody must pay, or bear something else."""

    def __init__(self, refused: Effect[Any], rule: str) -> None:
        self.ransom: Final = Ransom(refused, rule)

    def apply(self, game: Nanty, me: Seat) -> None:
        """They choose."""
        game.then(game.to, self.ransom, n=game.card(game.this).amount, to=me)


class Ransom(Choice[Nanty]):
    """Pay what is demanded, or bear what comes of refusing."""

    asks_for = (COUNT,)
    carries = Carries(AT, N, TO)

    def __init__(self, refused: Effect[Any], rule: str) -> None:
        self.refused: Final = refused
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        """The whole sum, if there is so much; or nothing."""
        found = ints()
        if game.players[me].money >= game.n:
            found.append(game.n)
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Paid, or refused."""
        if option == PASS:
            game.tell(REFUSED, me, to=game.to)
            game.then(game.to, self.refused, to=me)
        else:
            game.pay_to(me, game.to, option)


class Burden(Effect[Nanty]):
    """The card lies before who did not pay, and takes the place of a card in hand."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """For the rest of the game."""
        set_aside(game, game.to)
        game.players[game.to].limit -= 1
        game.tell(BURDENED, game.to, game.this)


class Demolish(Choice[Nanty]):
    """Choose a building of who did not pay to be removed."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.11"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """None, or one of theirs."""
        found = game.london.owned(game.to)
        return spread(found, may_pass=True) if found != 0 else ints()

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Down it goes."""
        if option != PASS:
            game.raze(option)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """The dearest first."""
        return 5 if option == PASS else min(100, 50 + game.district(option).cost)


class Gamble(Effect[Nanty]):
    """Roll the die: a prize, a loss, or nothing."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """High wins."""
        card, rolled = game.card(game.this), game.dice(me)
        if rolled >= card.win:
            if card.prize == BANK:
                game.earn(me, card.amount)
            else:
                game.then(me, ROB if card.prize == ROBBERY else KILL, n=STEALING)
        elif rolled == card.lose:
            if card.forfeit > 0:
                game.then(me, FORFEIT, n=card.forfeit)
            else:
                game.then(me, LOSE, n=OWN)


class Forfeit(Choice[Nanty]):
    """Remove one of your agents, or pay n to the bank."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.8"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Whatever one can do; without agents one pays what there is."""
        agents = game.london.haunts(me)
        return spread(agents, may_pass=agents == 0 or game.players[me].money >= game.n)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Paid, or removed."""
        if option == PASS:
            game.pay(me, game.n)
        else:
            game.then(me, THREAT, at=option, n=OWN, to=me)


class Broker(Choice[Nanty]):
    """Choose who must pay whom; you are neither."""

    asks_for = (SEAT, TO)
    carries = Carries(AT, N, TO)
    rule = "N9.38"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Who has money, to anybody else; or nobody."""
        found = ints()
        for payer in range(game.seats):
            for taker in range(game.seats):
                if payer != me and taker != me and payer != taker and game.players[payer].money > 0:
                    found.append(pack(payer, taker))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """The payer may ignore it."""
        if option != PASS:
            game.then(me, LEVY, to=part(option, 0), n=part(option, 1))


class Levied(Effect[Nanty]):
    """`to` pays seat n as much as the card says, or has."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """To whom it was said."""
        game.pay_to(game.to, game.n, game.card(game.this).amount)


STEAL: Final = Steal()
ROB: Final = Target("N9.15", Strike(STEAL), WITH_MONEY)
ROB_ALL: Final = Read("N9.1", Everybody(STEAL, WITH_MONEY), WITH_MONEY)
BORROW: Final = Read("N9.2", Borrow())
EARN_PER_AGENT: Final = EarnPerAgent()
EARN_PER_UNREST: Final = EarnPerUnrest()
EARN_PER_BUILDING: Final = EarnPerBuilding()
REAP: Final = Reap()
PENALTY: Final = Target("N9.10", Strike(Demand(Burden(), "N9.10")))
EXTORT: Final = Target("N9.11", Strike(Demand(Demolish(), "N9.11")), WITH_BUILDINGS)
KILL: Final = Remove("N9.8", TEXT, neutral=NEVER, own=True, must=False)
LOSE: Final = Sacrifice("N9.8")
FORFEIT: Final = Forfeit()
GAMBLE: Final = Read("N9.8", Gamble())
BROKER: Final = Broker()
LEVY: Final = Strike(Levied())
