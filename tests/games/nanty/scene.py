"""A table of Nanty Narking laid out in the players' words, and the verbs and questions to play a scene on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from gaslamp import Game, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty import clues, identities, london
from gaslamp.games.nanty.card import FIRST_DISTRICT, FIRST_IDENTITY, FIRST_RANDOM_EVENT
from gaslamp.games.nanty.districts import these
from gaslamp.games.nanty.pieces import SUPPLY, among, one_in
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.turn import ACT, ACT_AFTERWARDS, CLOSE, MEANWHILE
from gaslamp.games.nanty.words import SETS
from tests.games.telling import forbidden, give, seen, tale

GAME = games["nanty"]
CARDS = GAME.cards[1:FIRST_DISTRICT]
DISTRICTS = GAME.places[1:]
IDENTITIES = GAME.cards[FIRST_IDENTITY:FIRST_RANDOM_EVENT]
RANDOM_EVENTS = GAME.cards[FIRST_RANDOM_EVENT:]
VERBS, FIGURES = GAME.part_words["verb"], GAME.part_words["figure"]

Where = Mapping[str, Sequence[int]]  # by district: how many of each seat


def scene(
    *hands: str,
    agents: Where | None = None,
    buildings: Mapping[str, int] | None = None,
    grenadiers: Mapping[str, int] | None = None,
    citizens: Mapping[str, int] | None = None,
    unrest: str = "",
    blocked: str = "",
    money: Sequence[int] = (),
    front: Mapping[int, str] | None = None,
    identity: str = "",
    upper: str | None = None,
    lower: str | None = None,
    discard: str = "",
    known: str = "",
    happened: str = "",
    one: str = "standard",
    ending: str = "last_card",
    murders: str = "agents",
    fire: str = "spreads",
    active: int = 0,
    seed: int = 1,
    game: Game = GAME,
) -> Nanty:
    """A game in which seat `active` is about to play the first card of its turn.

    Hands, fronts and piles are names of cards with commas between; identities by seat too, any others are unused. What
    is not said: nothing is on the map and nobody has money; the decks hold all cards that lie nowhere else, the
    lower ones only if `upper` does not say that the upper deck is empty ("") or has just these. `known` are
    cards in hands that all know of. Unrest is exactly where it is said.
    """
    seats = len(hands)
    state = game.new(seats, seed, listen=True, identities=one, ending=ending, murders=murders, fire=fire)
    assert isinstance(state, Nanty)
    whole = {name: n for name, n in game.census(state).items() if name not in IDENTITIES}
    lay_map(state, agents or {}, buildings or {}, grenadiers or {}, citizens or {})
    state.london.unrest, state.london.blocked = mask(unrest), mask(blocked)
    state.clues, state.laid, state.last, state.spent = clues.none(FIRST_DISTRICT), ints(), 0, 0
    taken = lay_cards(state, hands, front or {}, discard)
    lay_decks(state, taken, upper, lower)
    for name in names(known):
        (holder,) = (seat for seat in range(seats) if number(name) in state.players[seat].hand)
        state.clues.learn(number(name), clues.ALL, holder)
    for seat, player in enumerate(state.players):
        player.money = money[seat] if seat < len(money) else 0
    deal_identities(state, names(identity), one)
    state.happened = row([number(name) for name in names(happened)])
    state.random_events = row([number(name) for name in RANDOM_EVENTS if name not in names(happened)])
    state.active, state.agenda, state.log, state.chance = active, ints(), ints(), seeded(seed)
    begin_turn(state, active)
    assert {name: n for name, n in game.census(state).items() if name not in IDENTITIES} == whole
    return state


def begin_turn(state: Nanty, seat: int) -> None:
    """It is a seat's turn, and no card has been played."""
    state.then(seat, ACT, n=0)
    state.then(seat, ACT_AFTERWARDS, n=2)
    state.then(seat, CLOSE)
    state.put_in_order(0)
    state.advance()


def lay_map(
    state: Nanty, agents: Where, buildings: Mapping[str, int], soldiers: Mapping[str, int], settlers: Mapping[str, int]
) -> None:
    """Figures and buildings, from new supplies."""
    edition = state.edition
    state.london = london.empty(
        int(state.seats), edition.agents, edition.buildings, edition.grenadiers, edition.citizens
    )
    for name, counts in agents.items():
        for seat, count in enumerate(counts):
            state.london.agents[seat] += count * (one_in(place(name)) - one_in(SUPPLY))
    for name, seat in buildings.items():
        state.london.buildings += (seat + 1) * one_in(place(name))
        state.london.spare[seat] -= 1
    for name, count in soldiers.items():
        state.london.grenadiers += count * (one_in(place(name)) - one_in(SUPPLY))
    for name, count in settlers.items():
        state.london.citizens += count * (one_in(place(name)) - one_in(SUPPLY))


def lay_cards(state: Nanty, hands: Sequence[str], front: Mapping[int, str], discard: str) -> set[str]:
    """Hands, what lies before players, the discard pile; the cards that are in use with it."""
    taken: set[str] = set()

    def pile(text: str) -> Ints:
        found = names(text)
        assert not taken & set(found), f"{taken & set(found)} lies elsewhere"
        taken.update(found)
        return row([number(name) for name in found])

    for seat, text in enumerate(hands):
        player = state.players[seat]
        player.hand, player.front = pile(text), pile(front.get(seat, ""))
        burdens = [card for card in player.front.list() if state.card(card).repay == 0]
        player.limit = state.edition.hand - len(burdens)
    state.discard = pile(discard)
    for card in (*state.discard.list(), *state.box.list(), *(c for p in state.players for c in p.front.list())):
        state.clues.open(card)
    return taken | {GAME.cards[card] for card in state.box.list()}


def lay_decks(state: Nanty, taken: set[str], upper: str | None, lower: str | None) -> None:
    """The decks as they are said, or all that is left; what is left over lies on the discard pile."""
    left = [name for name in CARDS if name not in taken]
    ups = [name for name in left if state.card(number(name)).upper]
    lows = [name for name in left if name not in ups]
    state.upper = row([number(name) for name in (ups if upper is None else names(upper))])
    state.lower = row([number(name) for name in (lows if lower is None else names(lower))])
    for name in left:
        if number(name) not in state.upper and number(name) not in state.lower:
            state.discard.append(number(name))
            state.clues.open(number(name))


def deal_identities(state: Nanty, wanted: list[str], one: str) -> None:
    """Who is who; the rest of the set is unused, and nobody knows anything."""
    seats = int(state.seats)
    pool = [GAME.cards[card] for card in state.edition.sets[SETS.index(one)].list()]
    if seats == 2 and one == "classic":
        pool.remove("sidonia")
    rest = [name for name in pool if name not in wanted]
    fill = [name for name in rest if name not in ("fagin", "holmes")][: seats - len(wanted)]
    order = [*wanted, *fill]
    cards = [*order, *(name for name in pool if name not in order)]
    state.identities = identities.Identities(row([number(name) for name in cards]), row([0] * seats))


def names(text: str) -> list[str]:
    """The names in a text like "mudlark, bobby"."""
    return [name for name in map(str.strip, text.split(",")) if name]


def number(name: str) -> int:
    """The number of a card."""
    assert name in GAME.cards, f"{name} is no card"
    return GAME.cards.index(name)


def place(name: str) -> int:
    """The number of a district, or of the supply."""
    return GAME.places.index(name)


def mask(text: str) -> int:
    """A set of some districts."""
    return int(these([place(name) for name in names(text)]))


# -- luck


def dice(state: Nanty, *districts: str | int) -> Nanty:
    """The next rolls of the die show these districts, by name or number; the state itself, for chains.

    Nothing else may draw luck in between.
    """
    wanted = [place(each) if isinstance(each, str) else each for each in districts]
    for seed in range(3_000_000):
        chance = seeded(seed)
        if all(chance.below(12) + 1 == face for face in wanted):
            state.chance = seeded(seed)
            return state
    raise AssertionError("the die will not fall so")


def event(state: Nanty, name: str, *districts: str | int) -> Nanty:
    """The next random event is this one, and the die then shows these districts; all others lie at the bottom."""
    wanted = [place(each) if isinstance(each, str) else each for each in districts]
    at = state.random_events.list().index(number(name))
    size = len(state.random_events)
    for seed in range(3_000_000):
        chance = seeded(seed)
        if chance.below(size) == at and all(chance.below(12) + 1 == face for face in wanted):
            state.chance = seeded(seed)
            return state
    raise AssertionError("fate will not have it so")


# -- verbs


Choice = str | int | Sequence[str]  # several at once: a whole set


def play(state: Nanty, card: str, *choices: Choice) -> Nanty:
    """Play a card from the hand of who is asked, then make the choices that follow; the state, for chains."""
    return choose(state, f"play {card}", *choices)


def use(state: Nanty, district: str, *choices: Choice) -> Nanty:
    """Use the ability of a district, then make the choices that follow."""
    return choose(state, f"use {district}", *choices)


def choose(state: Nanty, *choices: Choice, pause: bool = False) -> Nanty:
    """Answer with districts, cards, seats and numbers by name: "strand", 1, "strand agent 2", "play mudlark", "no".

    A whole set is answered with a list: ["mudlark", "bobby"]. Between two symbols one goes on with the card, unless the
    scene is to pause there.
    """
    for choice in split(choices):
        give(GAME, state, answer(state, choice))
        while not pause and state.choice is MEANWHILE:
            give(GAME, state, ())
    return state


def split(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Another player's agent and where it goes, "city 1 strand", are two answers: "city 1", "strand"."""
    for choice in choices:
        words = choice.split() if isinstance(choice, str) else []
        if len(words) == 3 and words[0] in DISTRICTS and words[1].isdigit() and words[2] in DISTRICTS:
            yield from (" ".join(words[:2]), words[2])
        else:
            yield choice


def answer(state: Nanty, choice: Choice) -> Answer:
    """A choice in the engine's numbers."""
    if isinstance(choice, str | int):
        return one_answer(state, choice)
    return tuple(one_answer(state, element) for element in choice)


def one_answer(state: Nanty, choice: str | int) -> tuple[int, ...]:
    """A choice of one thing in the engine's numbers; a neutral figure needs no seat."""
    assert state.question is not None, "the game is over"
    if choice == "no":
        return ()
    words, picks = str(choice).split(), state.question.names
    if picks == ("place", "figure", "seat") and len(words) == 2:
        words.append(str(NOBODY))
    assert len(words) == len(picks), f"{choice} does not answer {state.question.name}"
    return tuple(value(pick, word) for pick, word in zip(picks, words, strict=True))


def value(pick: str, word: str) -> int:
    """One part of an answer."""
    if word.isdigit():
        return int(word)
    if pick in GAME.part_words:
        return GAME.part_words[pick].index(word)
    return number(word) if pick == "card" else place(word)


def pass_on(state: Nanty) -> Nanty:
    """Say no to everything until the turn is over, or until one must choose."""
    active = state.active
    while not state.over and state.active == active and () in state.offered:
        choose(state, "no")
    return state


def refused(state: Nanty, given: str | int | list[str] | tuple[int, ...], rule: str) -> None:
    """An answer is forbidden by the rule, and giving it changes nothing."""
    forbidden(GAME, state, given if isinstance(given, tuple) else answer(state, given), rule)


# -- readers


def offers(state: Nanty) -> set[str]:
    """The answers offered, in the words that choose understands, none of them twice."""
    found = [spoken(state, given) for given in state.offered]
    assert len(found) == len(set(found))
    return set(found)


def set_offered(state: Nanty) -> set[str]:
    """What may be in the set that is asked for."""
    return {spoken(state, element) for group in state.groups for element in group.elements}


def spoken(state: Nanty, given: tuple[int, ...]) -> str:
    """An answer in words."""
    assert state.question is not None
    said = [word(pick, part) for pick, part in zip(state.question.names, given, strict=False)]
    return " ".join(said[:2] if "figure" in state.question.names and str(NOBODY) in said else said) or "no"


def word(pick: str, part: int) -> str:
    """One part of an answer in words."""
    if pick in GAME.part_words:
        return GAME.part_words[pick][part]
    if pick == "card":
        return GAME.cards[part]
    return GAME.places[part] if pick in ("place", "origin") else str(part)


def hand(state: Nanty, seat: int) -> list[str]:
    """The cards in a hand, in order of their names."""
    return sorted(GAME.cards[card] for card in state.players[seat].hand.list())


def front(state: Nanty, seat: int) -> list[str]:
    """The cards that stay before a player."""
    return [GAME.cards[card] for card in state.players[seat].front.list()]


def discarded(state: Nanty) -> list[str]:
    """The discard pile, the last card last."""
    return [GAME.cards[card] for card in state.discard.list()]


def money(state: Nanty) -> list[int]:
    """The money of each seat."""
    return [int(player.money) for player in state.players]


def agents(state: Nanty, district: str) -> list[int]:
    """The agents of each seat in a district or in supply."""
    return [int(state.london.agents_in(seat, place(district))) for seat in range(state.seats)]


def owner(state: Nanty, district: str) -> int | None:
    """Whose building stands in a district."""
    found = int(state.london.owner(place(district)))
    return None if found == NOBODY else found


def spare(state: Nanty) -> list[int]:
    """The buildings that each seat has in supply."""
    return [int(n) for n in state.london.spare.list()]


def unrest(state: Nanty) -> list[str]:
    """Where there is unrest, in the order of the districts."""
    return [name for name in DISTRICTS if state.london.has_unrest(place(name))]


def grenadiers(state: Nanty, district: str) -> int:
    """The grenadiers in a district or in supply."""
    return int(among(state.london.grenadiers, place(district)))


def citizens(state: Nanty, district: str) -> int:
    """The new citizens in a district or in supply."""
    return int(among(state.london.citizens, place(district)))


def who(state: Nanty, seat: int) -> str:
    """The identity of a seat."""
    return GAME.cards[state.identities.of(seat)]


def happened(state: Nanty, *kinds: str) -> list[Event]:
    """The events of these kinds, as a spectator saw them."""
    return seen(GAME, state, kinds)


def told(state: Nanty) -> list[str]:
    """All events as a spectator saw them, each in a few words: what, who, which card, how many, where, against whom."""
    return tale(GAME, state)
