"""All that a card can do, by number; and what has other cards do something in turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, CardId, Choice, Effect, Option, Seat, four, pack
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.area import (
    InPlay,
    card_of,
    horde_of,
    is_set_off,
    mark_used,
    respond_once,
    set_off,
    was_used,
)
from gaslamp.games.terrors.card import COIN, POWER, REGENERATION, Deeds
from gaslamp.games.terrors.choosing import SomeOf
from gaslamp.games.terrors.deeds import Dearest, Draw, Gain, GainLife, Haunt, Rally, Reveal
from gaslamp.games.terrors.events import SET_OFF, UNLEASHED, USED_RELIC
from gaslamp.games.terrors.glimpse import LookAndDiscard
from gaslamp.games.terrors.keywords import Brew, Command, Curse, Destroy, Frenzy, HauntOne, Sacrifice
from gaslamp.games.terrors.parts import CARD, COUNT, DEED, HORDE, TRIGGER
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


class SetOffAbilities(Effect[Terrors]):
    """T3.1, T10.3, T10.4: something has happened, and the abilities that wait for it are set off."""

    carries = Carries(n=TRIGGER)

    def apply(self, game: Terrors, me: Seat) -> None:
        trigger = game.n
        area = game.players[me].area
        for i in range(area.size):
            if game.card(card_of(area[i])).trigger == trigger:
                area[i] = set_off(area[i])
        game.then(me, RESPOND)


class Respond(Choice[Terrors]):
    """T3.1: choose which of the abilities that were set off is next."""

    asks_for = (CARD,)
    rule = "T3.1"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for entry in game.players[me].area.items:
            if is_set_off(entry):
                options.insert(card_of(entry))
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        area = game.players[me].area
        i: i64 = 0
        while card_of(area[i]) != option or not is_set_off(area[i]):
            i += 1
        area[i] = respond_once(area[i])
        game.tell(SET_OFF, me, option)
        carry_out(game, me, option, game.card(option).triggered, horde_of(area[i]))
        game.then(me, self)


class ReuseRelic(Choice[Terrors]):
    """T10.2: choose a relic that works, even if it was used before; it is not used up by this."""

    asks_for = (CARD,)
    rule = "T10.2"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for relic in game.players[me].relics.items:
            if game.card(relic).deeds.size > 0:
                options.insert(relic)
        if game.version < 2 and options.size > 0:
            options.append(PASS)  # in version 1 one could leave it
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        if option != PASS:
            use_relic(game, me, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        return 0 if option == PASS else 50 + game.card(option).cost


def use_relic(game: Terrors, me: Seat, relic: CardId) -> None:
    """A relic works."""
    game.tell(USED_RELIC, me, relic)
    carry_out(game, me, relic, game.card(relic).deeds)


class Unleash(Choice[Terrors]):
    """T3.4: choose a horde ability, not used in this phase, of a monster in the horde that was formed or extended."""

    asks_for = (CARD, DEED, COUNT, HORDE)
    carries = Carries(n=HORDE)
    rule = "T3.4"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for entry in game.players[me].area.items:
            if self.may_unleash(game, entry):
                abilities = game.card(card_of(entry)).horde
                for i in range(abilities.size):
                    if not was_used(entry, i):
                        options.add(pack(card_of(entry), abilities.what[i], abilities.amounts[i], horde_of(entry)))
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        card, deed, amount, horde = four(option)
        area = game.players[me].area
        for at in range(area.size):
            if card_of(area[at]) == card and horde_of(area[at]) == horde:
                ability = unused_ability(game.card(card).horde, area[at], deed, amount)
                if ability >= 0:
                    area[at] = mark_used(area[at], ability)
                    game.tell(UNLEASHED, me, card)
                    carry_out_one(game, me, card, deed, amount, horde)
                    return

    def may_unleash(self, game: Terrors, entry: InPlay) -> bool:
        """Whether a monster is one of those whose abilities may be chosen."""
        horde = game.n
        return horde_of(entry) == horde


class UnleashAny(Unleash):
    """T3.4: choose a horde ability, not used in this phase, of any monster of yours in play."""

    carries = Carries()

    def may_unleash(self, game: Terrors, entry: InPlay) -> bool:
        """Any monster will do."""
        return True


def unused_ability(abilities: Deeds, entry: InPlay, deed: i64, n: i64) -> i64:
    """Which ability of a monster does so much of something and was not used; -1 if there is none."""
    for i in range(abilities.size):
        if abilities.what[i] == deed and abilities.amounts[i] == n and not was_used(entry, i):
            return i
    return -1


RESPOND: Final = Respond()
SET_OFF_ABILITIES: Final = SetOffAbilities()
UNLEASH: Final = Unleash()
BY_WORD: Final[dict[str, Effect[Any]]] = {
    "coin": Gain(COIN),
    "power": Gain(POWER),
    "regeneration": Gain(REGENERATION),
    "draw": Draw(),
    "curse": Curse(SET_OFF_ABILITIES),
    "haunt": Haunt(),
    "sacrifice": Sacrifice(),
    "command": Command(),
    "frenzy": Frenzy(),
    "destroy": Destroy(),
    "rally": Rally(),
    "reveal": Reveal(),
    "life": GainLife(),
    "dearest": Dearest(),
    "reuse_relic": ReuseRelic(),
    "coin_or_regeneration": Brew(),
    "haunt_one": HauntOne(),
    "look_and_discard": LookAndDiscard(),
    "unleash": UnleashAny(),
}
ABILITIES: Final[list[Effect[Any]]] = [BY_WORD[word] for word in DEEDS]
ONE_BY_ONE: Final[list[bool]] = [effect.asks and not isinstance(effect, SomeOf) for effect in ABILITIES]
