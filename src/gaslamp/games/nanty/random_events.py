"""N6: the twelve random events."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, row
from gaslamp.games.nanty.bare import tell_if_bare, tell_if_empty, tell_nothing
from gaslamp.games.nanty.card import FIRST_RANDOM_EVENT, district_card
from gaslamp.games.nanty.deck import see_the_end, take_top
from gaslamp.games.nanty.districts import EVERYWHERE, NOWHERE, has, only, plus, size, spread, without
from gaslamp.games.nanty.events import BLOCKED, FLOODED, FOGGED, HAPPENED
from gaslamp.games.nanty.insurance import MARCH_IN, Harm, InsureAgent, InsureBuilding, settle_insurances
from gaslamp.games.nanty.parts import DISTRICT, LAST_PLACE, LEFT, PLACE, WORTH
from gaslamp.games.nanty.pieces import SUPPLY, among
from gaslamp.games.nanty.reactions import RANDOM_EVENT, THREAT
from gaslamp.games.nanty.removal import BY_OPTION, Remove
from gaslamp.games.nanty.scoring import deck_out, riots
from gaslamp.games.nanty.several import PickSeveral
from gaslamp.games.nanty.state import Nanty


class DrawRandomEvent(Effect[Nanty]):
    """N3.7: draw a random event, if any is left, and have it happen."""

    def apply(self, game: Nanty, me: Seat) -> None:
        if game.random_events.size > 0:
            card = game.chance.take(game.random_events)
            game.happened.append(card)
            game.tell(HAPPENED, me, card)
            settle_insurances(game)
            game.speak(card, me, (HAPPENINGS[card - FIRST_RANDOM_EVENT],))


def strike_building(game: Nanty, district: i64, harm: Effect[Any]) -> None:
    """Something is about to happen to the building of a district, if there is one."""
    owner = game.london.owner(district)
    if owner != NOBODY:
        game.then(owner, harm, at=district)


class Collapse(Effect[Nanty]):
    """N6.4, N6.6, N6.12: the building in `at` is removed, if it still stands."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        if game.london.owner(district) == me:
            game.raze(district)


# -- the events


class CursedArtists(Effect[Nanty]):
    """N6.1: block the ability of a district, and remove an agent of its owner there."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.roll_district(me)
        strike_building(game, district, CURSE)
        tell_if_bare(game, only(district))
        owner = game.london.owner(district)
        if owner != NOBODY and game.london.agents_in(owner, district) > 0:
            game.then(owner, HARM_AGENT, at=district)


class FallAsleep(Effect[Nanty]):
    """N6.1: the ability of the district `at` is blocked as long as the building stands."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        game.london.blocked = plus(game.london.blocked, district)
        game.tell(BLOCKED, me, district_card(district), at=district)


class Emergency(Effect[Nanty]):
    """N6.2: grenadiers march in, and unrest with them, even where nobody was."""

    def apply(self, game: Nanty, me: Seat) -> None:
        rolled = NOWHERE
        for _ in range(game.edition.emergency):
            district = game.roll_district(me)
            game.then(me, MARCH_IN, at=district, to=me)
            rolled = plus(rolled, district)
        for district in spread(rolled).items:
            game.then(me, STIR_UP, at=district)


class StirUp(Effect[Nanty]):
    """N6.2: there is unrest in `at`, which was rolled, even if nobody was there."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        game.stir(district)


class Murders(Effect[Nanty]):
    """N6.3: everybody rolls in turn, beginning with who drew the event."""

    def apply(self, game: Nanty, me: Seat) -> None:
        for i in range(game.seats):
            game.then((me + i) % game.seats, MURDER)


class Murder(Effect[Nanty]):
    """N6.3: roll the die, and remove an agent there."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, REMOVE_MURDERED, at=game.roll_district(me))


class Earthquake(Effect[Nanty]):
    """N6.4: buildings fall in two districts; the same one twice is once."""

    def apply(self, game: Nanty, me: Seat) -> None:
        rolled = NOWHERE
        for _ in range(game.edition.earthquake):
            rolled = plus(rolled, game.roll_district(me))
        for district in spread(rolled).items:
            strike_building(game, district, RUIN)
        tell_if_bare(game, rolled)


class Fog(Effect[Nanty]):
    """N6.5, N8.3: cards are drawn from the top of the deck, shown and discarded; a draw that fails ends the game."""

    def apply(self, game: Nanty, me: Seat) -> None:
        missing = max(0, game.edition.fog - game.deck_size())
        for _ in range(game.edition.fog - missing):
            card = take_top(game)
            game.clues.open(card)
            game.discard.append(card)
            game.tell(FOGGED, NOBODY, card)
        if missing > 0 and game.version >= 3:  # it was no failed draw
            deck_out(game)
        else:
            see_the_end(game)


class Explosion(Effect[Nanty]):
    """N6.6: a building is removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.roll_district(me)
        strike_building(game, district, RUIN)
        tell_if_bare(game, only(district))


class Fire(Effect[Nanty]):
    """N6.7: a building burns, if there is one where the die says, and perhaps the fire spreads."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.burnt, district = 0, game.roll_district(me)
        strike_building(game, district, IGNITE)
        tell_if_bare(game, only(district))
        game.then(me, SPREAD)


class Burn(Effect[Nanty]):
    """N6.7: the building in `at` burns down; what is insured never comes to this, and spreads no fire."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        game.raze(district)
        game.burnt = district


class Spread(Effect[Nanty]):
    """N6.7: roll on until there is no building; one beside the district that burnt last burns too."""

    def apply(self, game: Nanty, me: Seat) -> None:
        if game.burnt == 0:
            return
        district = game.roll_district(me)
        if game.london.owner(district) == NOBODY:
            return
        if has(game.district(game.burnt).near, district):
            strike_building(game, district, IGNITE)
            game.then(me, self)
        elif not game.fire_stops:
            game.then(me, self)


class Flood(Effect[Nanty]):
    """N6.8: two districts on the river may be flooded; everybody in turn moves own agents away, if there is a way."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.flooded = NOWHERE
        for _ in range(game.edition.flood):
            district = game.roll_district(me)
            if game.district(district).river:
                game.flooded = plus(game.flooded, district)
        for district in spread(game.flooded).items:
            game.tell(FLOODED, NOBODY, at=district)
        if game.flooded == NOWHERE:
            tell_nothing(game)
        for i in range(game.seats):
            self.flood(game, (me + i) % game.seats)

    def flood(self, game: Nanty, seat: Seat) -> None:
        """The agents of one seat are about to flee."""
        for district in spread(game.flooded).items:
            if without(game.district(district).near, game.flooded) != NOWHERE:
                for _ in range(game.london.agents_in(seat, district)):
                    game.then(seat, DRENCH, at=district)


class Flee(Choice[Nanty]):
    """N6.8: choose the dry neighbour to which an agent flees."""

    asks_for = (PLACE,)
    carries = Carries(DISTRICT)
    rule = "N6.8"

    def options(self, game: Nanty, me: Seat) -> Ints:
        district = game.at
        return spread(without(game.district(district).near, game.flooded))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district = game.at
        game.move_agent(me, district, option)


class NewCitizens(Effect[Nanty]):
    """N6.9: new citizens arrive where the die says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        left = among(game.london.citizens, SUPPLY)
        for _ in range(game.edition.new_citizens):
            game.place_citizen(game.roll_district(me))
        if left == 0:
            tell_nothing(game)


class Riots(Effect[Nanty]):
    """N6.10: with much unrest the game is over at once."""

    def apply(self, game: Nanty, me: Seat) -> None:
        if size(game.london.unrest) >= game.edition.riots:
            riots(game)
        else:
            tell_nothing(game)


class Subsidence(Effect[Nanty]):
    """N6.11: everybody pays for every building, or loses it, beginning with who drew the event."""

    def apply(self, game: Nanty, me: Seat) -> None:
        for i in range(game.seats):
            game.then((me + i) % game.seats, PROP_UP)
        tell_if_bare(game, EVERYWHERE)


class PropUp(Effect[Nanty]):
    """N6.11: pay for as many buildings as one can, and choose which others are lost."""

    def apply(self, game: Nanty, me: Seat) -> None:
        houses, each = size(game.london.buildings_of(me)), game.edition.subsidence
        if each == 0:
            return
        paid = min(houses, game.players[me].money // each)
        if paid == 0:
            for district in spread(game.london.buildings_of(me)).items:
                game.raze(district)
            return
        game.pay(me, paid * each)
        game.then(me, ABANDON, n=houses - paid)


class Abandon(PickSeveral):
    """N6.11: choose which of your buildings are lost, as many as you cannot pay for."""

    asks_for = (several("places", PLACE),)
    carries = Carries(LAST_PLACE, LEFT)
    details = (WORTH,)
    rule = "N6.11"

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        return spread(game.london.buildings_of(me))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district, left = option, game.n
        game.raze(district)
        game.then_more(me, self, at=district, n=left - 1)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([game.district(option).cost])


class Zeppelin(Effect[Nanty]):
    """N6.12: everything in a district is removed, piece by piece."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.roll_district(me)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            for _ in range(game.london.agents_in(seat, district)):
                game.then(seat, HARM_AGENT, at=district)
        game.then(me, CRASH, at=district)
        strike_building(game, district, RUIN)
        tell_if_empty(game, district)


class Crash(Effect[Nanty]):
    """N6.12: all grenadiers and new citizens and the unrest in `at` are removed."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        for _ in range(among(game.london.grenadiers, district)):
            game.remove_grenadier(district)
        for _ in range(among(game.london.citizens, district)):
            game.remove_citizen(district)
        game.calm(district)


DRAW_RANDOM_EVENT: Final = DrawRandomEvent()
RUIN: Final = Harm(InsureBuilding(Collapse()))
CURSE: Final = Harm(InsureBuilding(FallAsleep()))
IGNITE: Final = Harm(InsureBuilding(Burn()))
HARM_AGENT: Final = Harm(InsureAgent(THREAT))
STIR_UP: Final = StirUp()
FLEE: Final = Flee()
DRENCH: Final = Harm(InsureAgent(FLEE))
MURDER: Final = Murder()
REMOVE_MURDERED: Final = Remove("N6.3", RANDOM_EVENT, neutral=BY_OPTION, own=True, must=True, threat=HARM_AGENT)
SPREAD: Final = Spread()
PROP_UP: Final = PropUp()
ABANDON: Final = Abandon()
CRASH: Final = Crash()
HAPPENINGS: Final[tuple[Effect[Any], ...]] = (  # in the order of the cards
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
