"""The twelve random events."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import FIRST_HAPPENING, district_card
from gaslamp.games.nanty.choosing import spread
from gaslamp.games.nanty.deck import see_the_end, top
from gaslamp.games.nanty.events import BLOCKED, FLOODED, FOGGED, HAPPENED, INSURED
from gaslamp.games.nanty.london import among, one_in, size
from gaslamp.games.nanty.parts import AT, LAST_PLACE, LEFT, PLACE, TO, N
from gaslamp.games.nanty.reactions import HAPPENING, THREAT
from gaslamp.games.nanty.removal import BY_OPTION, Remove
from gaslamp.games.nanty.scoring import riots
from gaslamp.games.nanty.several import PickSeveral
from gaslamp.games.nanty.state import Nanty

SOLDIERS: Final = 4  # rolls of the events
SETTLERS: Final = 3
TREMORS: Final = 2
WAVES: Final = 2


class Insure(Choice[Nanty]):
    """Pay to protect a piece of yours in `at` from the random event, or let it come."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    piece: i64 = 0  # which kind it is

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Pay, or not."""
        found = ints()
        found.append(game.at)
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It is safe; or what must come comes."""
        if option == PASS:
            game.then(me, self.deed, at=game.at, n=game.n)
            return
        district = insurer(game, me)
        game.pay(me, game.district(district).price)
        game.tell(INSURED, me, district_card(district), n=self.piece, at=game.at)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """Three pounds are less than an agent."""
        return 40 if option == PASS else 60


class InsureAgent(Insure):
    """Pay for an agent."""

    rule = "N10.5"
    piece: i64 = 1


class InsureBuilding(Insure):
    """Pay for a building."""

    rule = "N10.5"
    piece: i64 = 2


def insurer(game: Nanty, seat: Seat) -> i64:
    """A district that has insured what a seat has, and that it can pay; 0 for none."""
    for district in game.edition.insurances.items:
        if among(game.policies, district) == seat + 1 and game.district(district).price <= game.players[seat].money:
            return district
    return 0


def take_stock(game: Nanty) -> None:
    """Who is insured is settled when a random event begins, whatever it strikes first."""
    game.policies = 0
    for district in game.edition.insurances.items:
        owner = game.london.owner(district)
        if owner != NOBODY and game.works(district, owner):
            game.policies += (owner + 1) * one_in(district)


class Harm(Effect[Nanty]):
    """A random event is about to strike a piece of `me` in `at`."""

    def __init__(self, insure: Insure) -> None:
        self.insure: Final = insure

    def apply(self, game: Nanty, me: Seat) -> None:
        """Who can is asked to pay."""
        cover: Effect[Any] = self.insure if insurer(game, me) > 0 else self.insure.deed
        game.then(me, cover, at=game.at, n=game.n)


class Collapse(Effect[Nanty]):
    """The building in `at` is removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """If it still stands."""
        if game.london.owner(game.at) == me:
            game.raze(game.at)


class FallAsleep(Effect[Nanty]):
    """The ability of the district `at` is blocked as long as the building stands."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """The building keeps its value."""
        game.london.blocked |= bit(game.at)
        game.tell(BLOCKED, me, district_card(game.at), at=game.at)


class RandomEvent(Effect[Nanty]):
    """Draw a random event, and have it happen."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """If any is left."""
        if game.happenings.size > 0:
            card = game.chance.take(game.happenings)
            game.happened.append(card)
            game.tell(HAPPENED, me, card)
            take_stock(game)
            game.speak(card, me, (EVENTS[card - FIRST_HAPPENING],))


def strike_building(game: Nanty, district: i64) -> None:
    """The building of a district, if there is one, is to be removed."""
    owner = game.london.owner(district)
    if owner != NOBODY:
        game.then(owner, RUIN, at=district)


class CursedArtists(Effect[Nanty]):
    """Block the ability of a district, and remove an agent of its owner there."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """If somebody has its card."""
        district = game.roll(me)
        owner = game.london.owner(district)
        if owner != NOBODY:
            game.then(owner, BEWITCH, at=district)
            if game.london.agents_in(owner, district) > 0:
                game.then(owner, ENDANGER, at=district, n=HAPPENING)


class Emergency(Effect[Nanty]):
    """Grenadiers march in, and unrest with them."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Even where nobody was."""
        rolled: i64 = 0
        for _ in range(SOLDIERS):
            district = game.roll(me)
            game.station(district)
            rolled |= bit(district)
        for district in spread(rolled).items:
            game.stir(district)


class Murders(Effect[Nanty]):
    """Everybody rolls in turn, and removes an agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Clockwise, beginning with who drew the event."""
        for i in range(game.seats):
            game.then((me + i) % game.seats, STAB)


class Stab(Effect[Nanty]):
    """Roll the die, and remove an agent there."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Whose?"""
        game.then(me, MURDER, at=game.roll(me))


class Earthquake(Effect[Nanty]):
    """Buildings fall in two districts."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """The same one twice is once."""
        rolled: i64 = 0
        for _ in range(TREMORS):
            rolled |= bit(game.roll(me))
        for district in spread(rolled).items:
            strike_building(game, district)


class Fog(Effect[Nanty]):
    """The top cards of the deck are shown and discarded."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """As many as there are."""
        for _ in range(min(game.edition.fog, game.deck_size())):
            card = top(game)
            game.clues.open(card)
            game.discard.append(card)
            game.tell(FOGGED, NOBODY, card)
        see_the_end(game)


class Explosion(Effect[Nanty]):
    """A building is removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Where the die says."""
        strike_building(game, game.roll(me))


class Fire(Effect[Nanty]):
    """A building burns, and perhaps its neighbours: `at` is where fire struck last, n where it burnt before."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Until a district without a building is rolled; what is insured does not burn, nor spread the fire."""
        burnt = game.at
        if burnt > 0 and game.london.owner(burnt) != NOBODY:
            burnt = game.n
            if burnt == 0:
                return
        district = game.roll(me)
        if game.london.owner(district) == NOBODY:
            return
        if burnt == 0 or game.district(burnt).near >> district & 1:
            strike_building(game, district)
            game.then(me, self, at=district, n=burnt)
        elif not game.fire_stops:
            game.then(me, self, at=burnt)


class Flood(Effect[Nanty]):
    """Two districts on the river may be flooded; agents there move away."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Everybody in turn, beginning with who drew the event; without a dry neighbour an agent stays."""
        one, other = game.roll(me), game.roll(me)
        flooded: i64 = 0
        for district in (one, other):
            if game.district(district).river:
                flooded |= bit(district)
        for district in spread(flooded).items:
            game.tell(FLOODED, NOBODY, at=district)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            for district in spread(flooded).items:
                if game.district(district).near & ~flooded:
                    for _ in range(game.london.agents_in(seat, district)):
                        game.then(seat, DRENCH, at=district, n=flooded >> 1)


class Flee(Choice[Nanty]):
    """Choose where an agent flees to from the flood in `at`; n has the flooded districts."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N6.8"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """A dry neighbour."""
        return spread(game.district(game.at).near & ~(game.n << 1))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """There it goes."""
        game.move_agent(me, game.at, option)


class NewCitizens(Effect[Nanty]):
    """New citizens arrive."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Where the die says."""
        for _ in range(SETTLERS):
            game.welcome(game.roll(me))


class Riots(Effect[Nanty]):
    """With much unrest the game is over."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """At once."""
        if size(game.london.unrest) >= game.edition.riots:
            riots(game)


class Subsidence(Effect[Nanty]):
    """Everybody pays for every building, or loses it."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Clockwise, beginning with who drew the event."""
        for i in range(game.seats):
            game.then((me + i) % game.seats, PROP_UP)


class PropUp(Effect[Nanty]):
    """Pay for as many buildings as one can; choose which are lost."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """The rest must be paid for."""
        houses, each = size(game.london.owned(me)), game.edition.subsidence
        if each == 0:
            return
        paid = min(houses, game.players[me].money // each)
        if paid == 0:
            for district in spread(game.london.owned(me)).items:
                game.raze(district)
            return
        game.pay(me, paid * each)
        game.then(me, ABANDON, n=houses - paid)


class Abandon(PickSeveral):
    """N6.11: choose which of your buildings are lost, as many as you cannot pay for."""

    asks_for = (several("places", PLACE),)
    carries = Carries(LAST_PLACE, LEFT)
    rule = "N6.11"

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        return spread(game.london.owned(me))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district, left = option, game.n
        game.raze(district)
        game.then_more(me, self, at=district, n=left - 1)


class Zeppelin(Effect[Nanty]):
    """Everything in a district is removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Piece by piece."""
        district = game.roll(me)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            for _ in range(game.london.agents_in(seat, district)):
                game.then(seat, ENDANGER, at=district, n=HAPPENING)
        game.then(me, CRASH, at=district)
        strike_building(game, district)


class Crash(Effect[Nanty]):
    """Grenadiers, new citizens and the unrest are removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """All of them."""
        for _ in range(among(game.london.grenadiers, game.at)):
            game.dismiss(game.at)
        for _ in range(among(game.london.citizens, game.at)):
            game.expel(game.at)
        game.calm(game.at)


RANDOM_EVENT: Final = RandomEvent()
COLLAPSE: Final = Collapse()
RUIN: Final = Harm(InsureBuilding(COLLAPSE))
BEWITCH: Final = Harm(InsureBuilding(FallAsleep()))
ENDANGER: Final = Harm(InsureAgent(THREAT))
FLEE: Final = Flee()
DRENCH: Final = Harm(InsureAgent(FLEE))
STAB: Final = Stab()
MURDER: Final = Remove("N6.3", HAPPENING, neutral=BY_OPTION, own=True, must=True, threat=ENDANGER)
PROP_UP: Final = PropUp()
ABANDON: Final = Abandon()
CRASH: Final = Crash()
EVENTS: Final[tuple[Effect[Any], ...]] = (  # in the order of the cards
    CursedArtists(),
    Emergency(),
    Murders(),
    Earthquake(),
    Fog(),
    Explosion(),
    Fire(),
    Flood(),
    NewCitizens(),
    Riots(),
    Subsidence(),
    Zeppelin(),
)
