"""All that a card can do, by number; and what has other cards do something in turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.area import USED, WAITING, InPlay, card_of, horde_of
from gaslamp.games.terrors.card import COIN, POWER, REGENERATION, Deeds
from gaslamp.games.terrors.choosing import SomeOf
from gaslamp.games.terrors.deeds import Dearest, Draw, Gain, Haunt, Live, Rally, Reveal
from gaslamp.games.terrors.events import SET_OFF, UNLEASHED, USED_RELIC
from gaslamp.games.terrors.glimpse import LookAndDiscard
from gaslamp.games.terrors.keywords import Brew, Command, Curse, Destroy, Frenzy, HauntOne, Sacrifice
from gaslamp.games.terrors.parts import AT, CARD, COUNT, DEED, HORDE, TO, N
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import DEEDS


def carry_out(game: Terrors, me: Seat, card: CardId, deeds: Deeds, horde: i64 = 0) -> None:
    """Have all that a card, maybe in a horde, does happen, in its order."""
    for i in range(deeds.size):
        carry_out_one(game, me, card, deeds.what[i], deeds.amounts[i], horde)


def carry_out_one(game: Terrors, me: Seat, card: CardId, deed: i64, n: i64, horde: i64) -> None:
    """One thing that a card does: so much of it, or, if it is asked for one by one, so often."""
    for _ in range(n if ONE_BY_ONE[deed] else 1):
        game.speak(card, me, (ABILITIES[deed],), n=n, at=horde)


class Rouse(Effect[Terrors]):
    """Something has happened, n tells what: the abilities that wait for it are set off."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Then they are carried out, one after another."""
        area = game.players[me].area
        for i in range(area.size):
            if game.card(card_of(area[i])).trigger == game.n:
                area[i] += WAITING
        game.then(me, RESPOND)


class Respond(Choice[Terrors]):
    """Choose which of the abilities that were set off is next."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T3.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """All that wait."""
        found = ints()
        for entry in game.players[me].area.items:
            if entry >= WAITING:
                found.insert(card_of(entry))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Then the others."""
        area, i = game.players[me].area, 0
        while card_of(area[i]) != option or area[i] < WAITING:
            i += 1
        area[i] -= WAITING
        game.tell(SET_OFF, me, option)
        carry_out(game, me, option, game.card(option).triggered, horde_of(area[i]))
        game.then(me, self)


class ReuseRelic(Choice[Terrors]):
    """Choose a relic that works, even if it has worked before."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T10.2"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any that does something; or none."""
        found = ints()
        for relic in game.players[me].relics.items:
            if game.card(relic).deeds.size > 0:
                found.insert(relic)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Whether it was used this turn does not matter, and it is not used up."""
        if option != PASS:
            use_relic(game, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """The dearest one."""
        return 0 if option == PASS else 50 + game.card(option).cost


def use_relic(game: Terrors, me: Seat, relic: CardId) -> None:
    """A relic works."""
    game.tell(USED_RELIC, me, relic)
    carry_out(game, me, relic, game.card(relic).deeds)


class Unleash(Choice[Terrors]):
    """Choose a horde ability that was not used in this phase; `n` is the number of the horde."""

    asks_for = (CARD, DEED, COUNT, HORDE)
    carries = Carries(AT, N, TO)
    rule = "T3.4"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Of any monster in it."""
        found = ints()
        for entry in game.players[me].area.items:
            if self.listens(game, entry):
                abilities = game.card(card_of(entry)).horde
                for i in range(abilities.size):
                    if not entry & USED << i:
                        found.add(pack(card_of(entry), abilities.what[i], abilities.amounts[i], horde_of(entry)))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It is used up for this phase."""
        area = game.players[me].area
        for at in range(area.size):
            entry = area[at]
            if card_of(entry) == part(option, 0) and horde_of(entry) == part(option, 3):
                i = unused(game.card(card_of(entry)).horde, entry, part(option, 1), part(option, 2))
                if i >= 0:
                    area[at] = entry | USED << i
                    game.tell(UNLEASHED, me, part(option, 0))
                    carry_out_one(game, me, part(option, 0), part(option, 1), part(option, 2), part(option, 3))
                    return

    def listens(self, game: Terrors, entry: InPlay) -> bool:
        """Whether a monster belongs to those that are called."""
        return horde_of(entry) == game.n


class UnleashAny(Unleash):
    """Choose a horde ability of any monster of yours in play that was not used in this phase."""

    def listens(self, game: Terrors, entry: InPlay) -> bool:
        """All are called."""
        return True


def unused(abilities: Deeds, entry: InPlay, deed: i64, n: i64) -> i64:
    """Which ability of a monster does so much of something and was not used; -1 if there is none."""
    for i in range(abilities.size):
        if abilities.what[i] == deed and abilities.amounts[i] == n and not entry & USED << i:
            return i
    return -1


RESPOND: Final = Respond()
ROUSE: Final = Rouse()
UNLEASH: Final = Unleash()
SORTS: Final[dict[str, Effect[Any]]] = {
    "coin": Gain(COIN),
    "power": Gain(POWER),
    "regeneration": Gain(REGENERATION),
    "draw": Draw(),
    "curse": Curse(ROUSE),
    "haunt": Haunt(),
    "sacrifice": Sacrifice(),
    "command": Command(),
    "frenzy": Frenzy(),
    "destroy": Destroy(),
    "rally": Rally(),
    "reveal": Reveal(),
    "life": Live(),
    "dearest": Dearest(),
    "reuse_relic": ReuseRelic(),
    "coin_or_regeneration": Brew(),
    "haunt_one": HauntOne(),
    "look_and_discard": LookAndDiscard(),
    "unleash": UnleashAny(),
}
ABILITIES: Final[list[Effect[Any]]] = [SORTS[word] for word in DEEDS]
ONE_BY_ONE: Final[list[bool]] = [effect.asks and not isinstance(effect, SomeOf) for effect in ABILITIES]
