"""What cards do: resources, keywords, texts of their own; n is the amount, `this` the card."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.effect import NOBODY, PASS, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.piles import Ints, bit, ints
from gaslamp.games.terrors.area import HAUNT, TOKEN, card_of
from gaslamp.games.terrors.card import LIFE_ON_CURSE, is_monster
from gaslamp.games.terrors.events import (
    COMMANDED,
    CURSED,
    DESTROYED,
    DISCARDED,
    HAUNTS,
    LOOKED,
    RALLIED,
    SACRIFICED,
    SWEPT,
    USED_RELIC,
)
from gaslamp.games.terrors.player import any_of
from gaslamp.games.terrors.state import Terrors

COIN: Final = 0  # resources
POWER: Final = 1
REGENERATION: Final = 2


def carry_out(game: Terrors, me: Seat, card: CardId, deeds: Ints, amounts: Ints) -> None:
    """Have all that a card does happen, in its order."""
    for i in range(deeds.size):
        game.speak(card, me, DEEDS[deeds[i]], n=amounts[i])


class Gain(Effect[Terrors]):
    """Gain a resource."""

    def __init__(self, resource: i64) -> None:
        self.resource: Final = resource

    def apply(self, game: Terrors, me: Seat) -> None:
        """Into the pool."""
        gain(game, me, self.resource, game.n)


def gain(game: Terrors, me: Seat, resource: i64, n: i64) -> None:
    """So much of a resource."""
    if resource == COIN:
        game.earn(me, coin=n)
    elif resource == POWER:
        game.earn(me, power=n)
    else:
        game.earn(me, regeneration=n)


class Draw(Effect[Terrors]):
    """Draw cards."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """From the deck."""
        game.draw(me, game.n)


class Haunt(Effect[Terrors]):
    """The monster that speaks gets a haunt token, if it has none."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """The last one played of its kind."""
        put_token(game, me, game.this)


def put_token(game: Terrors, me: Seat, card: CardId) -> None:
    """A haunt token on a monster that has none."""
    area = game.players[me].area
    for i in range(area.size - 1, -1, -1):
        if card_of(area[i]) == card and area[i] & TOKEN == 0:
            area[i] |= HAUNT
            game.tell(HAUNTS, me, card)
            return


class HauntOne(Choice[Terrors]):
    """Choose a monster of yours that gets a haunt token."""

    picks = ("card",)
    rule = "T10.12"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any without one."""
        found = ints()
        for entry in game.players[me].area.items:
            if entry & TOKEN == 0 and is_monster(card_of(entry)):
                found.insert(card_of(entry))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It may come back."""
        if option != PASS:
            put_token(game, me, option)


class Curse(Choice[Terrors]):
    """Choose a foe who is cursed."""

    picks = ("seat",)
    rule = "T9.2"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any that is left."""
        return game.foes(me)

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """They choose what they suffer; then whatever a curse sets off."""
        game.tell(CURSED, me, game.this, to=option)
        game.then(option, SUFFER, to=me)
        game.then(me, REJOICE)


class Suffer(Choice[Terrors]):
    """You are cursed: discard a card, or lose life."""

    picks = ("card",)
    rule = "T9.2"
    always_ask = True

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any card; or none."""
        found = ints()
        for card in game.players[me].hand.items:
            found.insert(card)
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It hurts either way."""
        if option == PASS:
            game.lose_life(me, game.edition.curse)
        else:
            game.players[me].play(option)
            game.players[me].discard.append(option)
            game.tell(DISCARDED, me, option)


class Rejoice(Effect[Terrors]):
    """Cards in play that live on curses."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Each of them, each time."""
        for entry in game.players[me].area.items:
            card = game.card(card_of(entry))
            if card.trigger == LIFE_ON_CURSE:
                game.revive(me, card.triggered)


class Command(Choice[Terrors]):
    """Choose a cheap monster of your discard pile; it comes back to your hand."""

    picks = ("card",)
    rule = "T9.9"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any with a cost below the limit; or none."""
        found = ints()
        for card in game.players[me].discard.items:
            kind = game.card(card)
            if is_monster(card) and kind.priced and kind.cost < game.edition.cheap:
                found.insert(card)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """All know it is there."""
        if option != PASS:
            player = game.players[me]
            player.discard.remove(option)
            player.hold(option)
            game.tell(COMMANDED, me, option)


class Frenzy(Choice[Terrors]):
    """Choose a resource."""

    picks = ("resource",)

    def __init__(self, rule: str, first: i64, other: i64) -> None:
        self.rule = rule
        self.first: Final = first
        self.other: Final = other

    def options(self, game: Terrors, me: Seat) -> Ints:
        """One of two."""
        found = ints()
        found.append(self.first)
        found.append(self.other)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """As much as there is of it."""
        edition = game.edition
        if self.other == POWER:
            gain(game, me, option, edition.frenzy_coin if option == COIN else edition.frenzy_power)
        else:
            gain(game, me, option, edition.choice_coin if option == COIN else edition.choice_regeneration)


class Sacrifice(Choice[Terrors]):
    """Choose a card of yours in play that leaves the game for good."""

    picks = ("card",)
    rule = "T9.7"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any monster, influence or relic; or none."""
        found = ints()
        for entry in game.players[me].area.items:
            found.insert(card_of(entry))
        for relic in game.players[me].relics.items:
            found.insert(relic)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Something is gained by it."""
        if option != PASS:
            game.leave_play(me, option)
            game.players[me].discard.pop()
            game.removed.append(option)
            game.tell(SACRIFICED, me, option)
            game.earn(me, power=game.edition.sacrifice)


class Destroy(Choice[Terrors]):
    """Choose a card in play, which goes to its owner's discard pile, or a card of the street, which leaves the game."""

    picks = ("seat", "card")
    rule = "T9.12"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any; or none."""
        found = ints()
        for seat in range(game.seats):
            for entry in game.players[seat].area.items:
                found.insert(pack(seat, card_of(entry)))
            for relic in game.players[seat].relics.items:
                found.insert(pack(seat, relic))
        for card in game.street.items:
            if card > 0:
                found.insert(pack(NOBODY, card))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It goes."""
        if option == PASS:
            return
        seat, card = part(option, 0), part(option, 1)
        if seat != NOBODY:
            game.leave_play(seat, card)
            game.tell(DESTROYED, me, card, to=seat)
            return
        for slot in range(game.street.size):
            if game.street[slot] == card:
                game.removed.append(card)
                game.tell(SWEPT, me, card)
                game.refill(slot)
                return


class Rally(Effect[Terrors]):
    """Take a rally token."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """One more card in the draw phase."""
        game.players[me].rally += 1
        game.tell(RALLIED, me)


class Look(Effect[Terrors]):
    """Look at the top card of one's deck."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Then one may discard it."""
        player = game.players[me]
        if not game.ready(me):
            return
        if player.top.size == 0:
            player.top.append(any_of(player.deck, game.chance))
        game.tell(LOOKED, me, player.top[player.top.size - 1] & 255, seers=bit(me))
        game.then(me, DIVINE)


class Divine(Choice[Terrors]):
    """Discard the top card of your deck, or leave it there."""

    picks = ("card",)
    rule = "T10.11"
    always_ask = True

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Away with it, or not."""
        found, top = ints(), game.players[me].top
        found.append(top[top.size - 1] & 255)
        found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """Open, if it goes."""
        if option != PASS:
            game.players[me].top.pop()
            game.players[me].discard.append(option)
            game.tell(DISCARDED, me, option)


class Dearest(Effect[Terrors]):
    """Power as the dearest monster in play costs."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """This one counts too."""
        game.earn(me, power=game.dearest(me))


class ReuseRelic(Choice[Terrors]):
    """Choose a relic that works, even if it has worked before."""

    picks = ("card",)
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


def use_relic(game: Terrors, me: Seat, relic: CardId) -> None:
    """A relic works."""
    game.tell(USED_RELIC, me, relic)
    carry_out(game, me, relic, game.card(relic).deeds, game.card(relic).amounts)


SUFFER: Final = Suffer()
REJOICE: Final = Rejoice()
DIVINE: Final = Divine()
SACRIFICE: Final = Sacrifice()
DEEDS: Final[list[tuple[Effect[Any], ...]]] = [  # in the order of the words
    (Gain(COIN),),
    (Gain(POWER),),
    (Gain(REGENERATION),),
    (Draw(),),
    (Haunt(),),
    (Curse(),),
    (Command(),),
    (Frenzy("T9.10", COIN, POWER),),
    (SACRIFICE,),
    (Destroy(),),
    (Rally(),),
    (Look(),),
    (Dearest(),),
    (ReuseRelic(),),
    (Frenzy("T10.5", COIN, REGENERATION),),
    (HauntOne(),),
]
