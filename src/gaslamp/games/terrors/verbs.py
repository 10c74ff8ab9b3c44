"""What one can do in the action phase: the rule of each verb, when it is possible, how it begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, Choice, Option, Seat, four, pack, two
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.abilities import SET_OFF_ABILITIES, carry_out, use_relic
from gaslamp.games.terrors.area import can_be_haunted, card_of, mark_haunted
from gaslamp.games.terrors.buying import affordable_cards, buy, can_recruit, install, recruit
from gaslamp.games.terrors.card import is_influence, is_monster, is_relic
from gaslamp.games.terrors.events import HAUNTED, PLAYED
from gaslamp.games.terrors.factions import has_faction, with_faction
from gaslamp.games.terrors.horde import EXTEND_RIGHT, FORM, add_ways_to_join, extend, form
from gaslamp.games.terrors.overlord import can_use_ability, is_promising, use_ability
from gaslamp.games.terrors.parts import COUNT, SEAT
from gaslamp.games.terrors.player import Player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.table import MOST
from gaslamp.games.terrors.words import FACTIONS, TRIGGERS, VERBS

PLAY: Final[i64] = VERBS.index("play")
BUY: Final[i64] = VERBS.index("buy")
RECRUIT: Final[i64] = VERBS.index("recruit")
ATTACK: Final[i64] = VERBS.index("attack")
RELIC: Final[i64] = VERBS.index("relic")
RULE: Final[i64] = VERBS.index("rule")
HAUNT: Final[i64] = VERBS.index("haunt")
FIRST_PLAYED: Final[list[i64]] = [  # what the first monster of each faction sets off
    TRIGGERS.index(f"first_{faction}" if faction else "") for faction in FACTIONS
]


class Verb:
    """Something that one can do in the action phase."""

    rule: str = ""  # the id of the rule that allows it
    promise: i64 = 50  # how promising it looks at first sight

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        """Add every way in which the player can do it now."""
        raise NotImplementedError

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        """Do it, or ask what else must be known."""
        raise NotImplementedError

    def hope(self, game: Terrors, option: Option) -> i64:
        """How promising one way to do it looks, 0 to 100."""
        return self.promise


class PlayCard(Verb):
    """T3.1, T10.10: play a card from the hand: what it does, then what it sets off."""

    rule = "T3.1"
    promise: i64 = 90

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        for card in player.hand.items:
            options.insert(pack(PLAY, card))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        _, card, _, _ = four(option)
        player, kind = game.players[me], game.card(card)
        bonus = is_influence(card) and game.in_faction(me, game.card(player.overlord).faction)
        player.let_go(card)
        game.tell(PLAYED, me, card)
        if is_relic(card):
            install(game, me, card)
            return
        player.area.append(card)
        carry_out(game, me, card, kind.deeds)
        if bonus:
            carry_out(game, me, card, kind.bonus)
        if is_monster(card) and kind.faction > 0 and not has_faction(player.factions_played, kind.faction):
            player.factions_played = with_faction(player.factions_played, kind.faction)
            game.then(me, SET_OFF_ABILITIES, n=FIRST_PLAYED[kind.faction])


class BuyCard(Verb):
    """T3.2: buy a card of the street."""

    rule = "T3.2"

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if player.coin > 0:
            for card in affordable_cards(game, player).items:
                options.append(pack(BUY, card))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        _, card, _, _ = four(option)
        buy(game, me, card, game.card(card).cost, 0)

    def hope(self, game: Terrors, option: Option) -> i64:
        _, card, _, _ = four(option)
        return self.promise + 2 * game.card(card).cost


class BuyAcolyte(Verb):
    """T3.2: buy the top card of the acolytes."""

    rule = "T3.2"
    promise: i64 = 30

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if player.coin > 0 and can_recruit(game, player):
            options.append(pack(RECRUIT, NO_CARD))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        recruit(game, me)


class Attack(Verb):
    """T3.3: attack a rival overlord."""

    rule = "T3.3"
    promise: i64 = 60

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if player.power > 0:
            options.append(pack(ATTACK, NO_CARD))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        game.then(me, AIM)


class JoinHorde(Verb):
    """T3.4: form a horde, or extend one on the left or on the right."""

    rule = "T3.4"
    promise: i64 = 85

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if player.area.size > 0:
            add_ways_to_join(game, me, options)

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        how, card, neighbour, horde = four(option)
        if how == FORM:
            form(game, me, card, neighbour)
        else:
            extend(game, me, how == EXTEND_RIGHT, card, neighbour, horde)


class HauntAgain(Verb):
    """T3.7: a monster that stayed by haunt does once more what it did when it was played."""

    rule = "T3.7"
    promise: i64 = 95

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if player.area.size > 0:
            for card in monsters_to_haunt(player).items:
                options.append(pack(HAUNT, card))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        _, card, _, _ = four(option)
        area = game.players[me].area
        i: i64 = 0
        while card_of(area[i]) != card or not can_be_haunted(area[i]):
            i += 1
        area[i] = mark_haunted(area[i])
        game.tell(HAUNTED, me, card)
        carry_out(game, me, card, game.card(card).deeds)


def monsters_to_haunt(player: Player) -> Ints:
    """The kinds of monsters that can be haunted."""
    monsters = ints()
    for entry in player.area.items:
        if can_be_haunted(entry):
            monsters.insert(card_of(entry))
    return monsters


class UseRelic(Verb):
    """T3.5: use a relic that was not used this turn."""

    rule = "T3.5"
    promise: i64 = 95

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        for relic in player.relics.items:
            if game.card(relic).deeds.size > 0 and player.is_usable(relic):
                options.add(pack(RELIC, relic))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        _, relic, _, _ = four(option)
        game.players[me].spent.append(relic)
        use_relic(game, me, relic)


class UseAbility(Verb):
    """T3.6: use the overlord's ability."""

    rule = "T3.6"
    promise: i64 = 55

    def offer(self, game: Terrors, me: Seat, player: Player, options: Ints) -> None:
        if can_use_ability(game, me, player):
            options.append(pack(RULE, player.overlord))

    def begin(self, game: Terrors, me: Seat, option: Option) -> None:
        use_ability(game, me)

    def hope(self, game: Terrors, option: Option) -> i64:
        return self.promise if is_promising(game, game.active) else 0


class Aim(Choice[Terrors]):
    """T3.3: choose whom to attack, and with how much power."""

    asks_for = (SEAT, COUNT)
    rule = "T3.3"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for foe in game.foes(me).items:
            for power in range(min(game.players[me].power, MOST), 0, -1):
                options.append(pack(foe, power))
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        foe, power = two(option)
        game.strike(me, foe, power)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        _, power = two(option)
        return 90 if power == game.players[me].power else 20


AIM: Final = Aim()
JOIN_HORDE: Final = JoinHorde()
BY_WORD: Final[dict[str, Verb]] = {  # in the order in which they are offered
    "play": PlayCard(),
    "buy": BuyCard(),
    "recruit": BuyAcolyte(),
    "attack": Attack(),
    "form": JOIN_HORDE,
    "extend_left": JOIN_HORDE,
    "extend_right": JOIN_HORDE,
    "haunt": HauntAgain(),
    "relic": UseRelic(),
    "rule": UseAbility(),
}
OFFERED: Final[list[Verb]] = list(dict.fromkeys(BY_WORD.values()))
BY_NUMBER: Final[list[Verb]] = [BY_WORD[word] for word in VERBS]
