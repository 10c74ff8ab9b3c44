"""Texts about money: earned, borrowed, stolen, demanded, gambled for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.choosing import any_or_pass
from gaslamp.games.nanty.districts import EVERYWHERE, NOWHERE, plus, size, spread
from gaslamp.games.nanty.events import BORROWED, BURDENED, REFUSED, TEXT_IDLE
from gaslamp.games.nanty.parts import COUNT, CREDITOR, DEBTOR, PAYER, PLACE, SUM, TAKER, WORTH
from gaslamp.games.nanty.reactions import OWN, TEXT, THREAT, Strike
from gaslamp.games.nanty.removal import NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.target import WITH_BUILDINGS, WITH_MONEY, Everybody, Read, Target
from gaslamp.games.nanty.words import PRIZES, TEXTS

BANK: Final[i64] = PRIZES.index("bank")
ROBBERY: Final[i64] = PRIZES.index("robbery")
STEAL_TEXT: Final[i64] = TEXTS.index("steal")


class Steal(Effect[Nanty]):
    """N9.1, N9.15: take money from another player, as much as the card says or there is."""

    def apply(self, game: Nanty, me: Seat) -> None:
        victim = game.to
        game.pay_to(victim, me, game.card(game.this).amount)


class Loan(Effect[Nanty]):
    """N9.2: the card stays before the player, who gets the money and has to repay it at the end."""

    def apply(self, game: Nanty, me: Seat) -> None:
        set_aside(game, me)
        game.tell(BORROWED, me, game.this)
        game.earn(me, game.card(game.this).amount)


def set_aside(game: Nanty, seat: Seat) -> None:
    """The card that is being carried out stays before a player."""
    game.laid.remove(game.this)
    game.players[seat].front.append(game.this)
    game.last = game.this


class EarnPerAgentIn(Effect[Nanty]):
    """N9.5: money for every figure in a district, of any colour and of none."""

    def apply(self, game: Nanty, me: Seat) -> None:
        card = game.card(game.this)
        game.earn(me, card.amount * game.london.figures(card.district))


class EarnPerUnrest(Effect[Nanty]):
    """N9.17: money for every unrest marker."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.earn(me, game.card(game.this).amount * size(game.london.unrest))


class EarnPerBuilding(Effect[Nanty]):
    """N9.28: money for every building, of any colour."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.earn(me, game.card(game.this).amount * game.london.building_count())


class EarnInUnrest(Choice[Nanty]):
    """N9.34: choose a district with unrest; money for every agent there, of any colour."""

    asks_for = (PLACE,)
    details = (WORTH,)
    rule = "N9.34"

    def options(self, game: Nanty, me: Seat) -> Ints:
        districts = NOWHERE
        for place in spread(game.london.unrest).items:
            if game.london.crowd(place) > 0:
                districts = plus(districts, place)
        return any_or_pass(districts)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.earn(me, self.worth(game, option))

    def worth(self, game: Nanty, district: i64) -> i64:
        """What is collected in a district."""
        return game.card(game.this).amount * game.london.crowd(district)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([self.worth(game, option)])

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 5 if option == PASS else min(100, 40 + 10 * game.london.crowd(option))


class Demand(Effect[Nanty]):
    """N9.10, N9.11: another player must pay, or bear something else."""

    def __init__(self, refused: Effect[Any], rule: str) -> None:
        self.ransom: Final = Ransom(refused, rule)

    def apply(self, game: Nanty, me: Seat) -> None:
        debtor = game.to
        game.then(debtor, self.ransom, n=game.card(game.this).amount, to=me)


class Ransom(Choice[Nanty]):
    """N9.10, N9.11: pay the whole sum that is demanded, or bear what comes of refusing."""

    asks_for = (COUNT,)
    carries = Carries(n=SUM, to=CREDITOR)

    def __init__(self, refused: Effect[Any], rule: str) -> None:
        self.refused: Final = refused
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        demanded, options = game.n, ints()
        if game.players[me].money >= demanded:
            options.append(demanded)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        creditor = game.to
        if option == PASS:
            game.tell(REFUSED, me, to=creditor)
            game.then(creditor, self.refused, to=me)
        else:
            game.pay_to(me, creditor, option)


class HandPenalty(Effect[Nanty]):
    """N9.10: the card lies before who did not pay for the rest of the game, and takes the place of a card in hand."""

    def apply(self, game: Nanty, me: Seat) -> None:
        debtor = game.to
        set_aside(game, debtor)
        game.players[debtor].limit -= 1
        game.tell(BURDENED, debtor, game.this)


class Demolish(Choice[Nanty]):
    """N9.11: choose a building of who did not pay to be removed, or show mercy."""

    asks_for = (PLACE,)
    carries = Carries(to=DEBTOR)
    details = (WORTH,)
    rule = "N9.11"

    def options(self, game: Nanty, me: Seat) -> Ints:
        debtor = game.to
        return any_or_pass(game.london.buildings_of(debtor))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.raze(option)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([game.district(option).cost])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 5 if option == PASS else min(100, 50 + game.district(option).cost)


class Gamble(Effect[Nanty]):
    """N9.8: roll the die; high wins a prize, one number loses something, the others nothing."""

    def apply(self, game: Nanty, me: Seat) -> None:
        card, rolled = game.card(game.this), game.roll_number(me)
        if rolled >= card.win:
            self.win(game, me, card.prize)
        elif rolled == card.lose:
            if card.forfeit > 0:
                game.then(me, FORFEIT, n=card.forfeit)
            else:
                game.then(me, LOSE_AGENT, n=OWN)

    def win(self, game: Nanty, me: Seat, prize: i64) -> None:
        """Take the prize: money of the bank or of a player, or an agent's life."""
        if prize == BANK:
            game.earn(me, game.card(game.this).amount)
        elif prize == ROBBERY:
            game.then(me, STEAL, n=STEAL_TEXT)
        else:
            game.then(me, KILLING)


class Forfeit(Choice[Nanty]):
    """N9.8: remove one of your agents, or pay the bank; without agents you pay what there is."""

    asks_for = (PLACE,)
    carries = Carries(n=SUM)
    rule = "N9.8"

    def options(self, game: Nanty, me: Seat) -> Ints:
        lost = game.n
        options = spread(game.london.haunts(me))
        if options.size == 0 or game.players[me].money >= lost:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        lost = game.n
        if option == PASS:
            game.pay(me, lost)
        else:
            game.then(me, THREAT, at=option, n=OWN, to=me)


class ForcePayment(Choice[Nanty]):
    """N9.38: choose who must pay whom; you are neither."""

    asks_for = (PAYER, TAKER)
    rule = "N9.38"

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        for payer in range(game.seats):
            for taker in range(game.seats):
                if payer != me and taker != me and payer != taker and game.players[payer].money > 0:
                    options.append(pack(payer, taker))
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            payer, taker = two(option)
            game.then(me, PAY_BY_FORCE, to=payer, n=taker)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class PayByForce(Effect[Nanty]):
    """N9.38: `to` pays seat n as much as the card says, or has."""

    def apply(self, game: Nanty, me: Seat) -> None:
        payer, taker = game.to, game.n
        game.pay_to(payer, taker, game.card(game.this).amount)


STEAL: Final = Target("N9.15", Strike(Steal()), WITH_MONEY)
STEAL_FROM_EACH: Final = Read("N9.1", Everybody(Steal(), WITH_MONEY), WITH_MONEY)
LOAN: Final = Read("N9.2", Loan())
EARN_PER_AGENT_IN: Final = EarnPerAgentIn()
EARN_PER_UNREST: Final = EarnPerUnrest()
EARN_PER_BUILDING: Final = EarnPerBuilding()
EARN_IN_UNREST: Final = EarnInUnrest()
HAND_PENALTY: Final = Target("N9.10", Strike(Demand(HandPenalty(), "N9.10")))
PAY_OR_LOSE_BUILDING: Final = Target("N9.11", Strike(Demand(Demolish(), "N9.11")), WITH_BUILDINGS)
KILLING: Final = Remove("N9.8", TEXT, neutral=NEVER, own=True, must=False)
LOSE_AGENT: Final = Sacrifice("N9.8")
FORFEIT: Final = Forfeit()
GAMBLE: Final = Read("N9.8", Gamble())
FORCE_PAYMENT: Final = ForcePayment()
PAY_BY_FORCE: Final = Strike(PayByForce())
