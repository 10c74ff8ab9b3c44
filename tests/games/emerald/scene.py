"""A table of A Study in Emerald laid out in the players' words, and the verbs and questions to play a scene on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest

from gaslamp import Game, Illegal, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.piles import bit, ints, repeat, row
from gaslamp.games.emerald import stacks
from gaslamp.games.emerald.beside import card_of, royalty_on
from gaslamp.games.emerald.card import is_royalty, royalty_of
from gaslamp.games.emerald.pieces import ALOFT, CAPTIVE, LIMBO, SUPPLY, YOG, Pieces, all_in_supply
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.turn import ACT, END_TURN
from tests.games.telling import asks, everything, forbidden, give, seen

GAME = games["emerald"]
CITIES, ROYALTY, STARTING = GAME.cards[1:10], GAME.cards[10:19], GAME.cards[19:25]
GAME_CARDS, IDENTITIES = GAME.cards[25:-2], GAME.cards[-2:]
VERBS, USES, PREY = (GAME.part_words[name] for name in ("verb", "use", "prey"))
OFF_MAP = {"limbo": LIMBO, "supply": SUPPLY, "mi_go": ALOFT, "yog_sothoth": YOG, "captive": CAPTIVE}
SIDES = {"L": "loyalist", "R": "restorationist"}

Cards = Counter[str]
Where = Mapping[str, Sequence[int]]  # by city: how many of each seat


def scene(
    *hands: str,
    deck: Mapping[int, str] | None = None,
    discard: Mapping[int, str] | None = None,
    beside: Mapping[int, str] | None = None,
    tops: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    royals: str = "",
    agents: Where | None = None,
    cubes: Where | None = None,
    limbo: Sequence[int] = (),
    aloft: Sequence[int] = (),
    zombies: Mapping[str, int] | None = None,
    absent: Sequence[int] = (),
    sanity: Sequence[int] = (),
    sides: str = "LLLRR",
    revealed: Sequence[int] = (),
    points: Sequence[tuple[int, int, int]] = (),
    tracks: tuple[int, int] = (0, 0),
    active: int = 0,
    action: int = 1,
    seed: int = 1,
    game: Game = GAME,
) -> Emerald:
    """A game in which seat `active` is to choose its first or second action, or, 3, what it does after both.

    What is not said: a deck holds the seat's own starting cards that lie nowhere else, those missing beside a deck
    that is given are out of the game; a city shows its city card, with its royalty and three game cards beneath;
    a seat without agents has one in Vienna, unless it is absent; five cubes are in Limbo, if so many are left, the
    others in supply. A card by an identity that killed an agent of seat 1 is written `shoggoth:1`, one that hides
    royalty `hide_royalty:weaver`; both bring their points, and so does bare royalty. `points` are further ones,
    neutral, Restorationist and Loyalist; `tracks` the markers, Restorationist and Loyalist.
    """
    seats = len(hands)
    state = game.new(seats, seed, listen=True)
    assert isinstance(state, Emerald)
    whole = game.census(state)
    gather(state)
    lay_pieces(state, agents or {}, cubes or {}, limbo, aloft, zombies or {}, absent)
    for seat, (side, hand) in enumerate(zip(sides, hands, strict=False)):
        own = edition_copies(state, STARTING)
        player = state.players[seat]
        player.hand = row(fetch(state, own, hand))
        player.discard = row(fetch(state, own, (discard or {}).get(seat, "")))
        lay_beside(state, seat, own, (beside or {}).get(seat, ""))
        if seat in (deck or {}):
            player.deck = row(fetch(state, own, (deck or {})[seat]))
            for card in own.elements():
                state.removed.append(GAME.cards.index(card))
        else:
            player.deck = row(numbers(own))
        player.identity = GAME.cards.index(SIDES[side])
        state.aside.remove(player.identity)
        player.known_to, player.revealed = bit(seat), seat in revealed
        player.sanity = sanity[seat] if seat < len(sanity) else 3
        more = points[seat] if seat < len(points) else (0, 0, 0)
        state.gain(seat, *more)
    lay_cities(state, tops or {}, stacks or {}, cards(royals))
    state.restorationists, state.loyalists = tracks
    state.active, state.agenda, state.log = active, ints(), ints()
    state.then(active, ACT, n=action)
    state.then(active, END_TURN)
    state.put_in_order(0)
    state.advance()
    assert game.census(state) == whole
    return state


def gather(state: Emerald) -> None:
    """Every game card back into the box, every identity aside, nothing before the players."""
    state.box = row(numbers(edition_copies(state, GAME_CARDS)))
    state.tops, state.royals, state.stacks = repeat(10, 0), repeat(10, 0), stacks.empty()
    for player in state.players:
        player.hand, player.deck, player.discard, player.beside = ints(), ints(), ints(), ints()
        state.aside.append(player.identity)


def edition_copies(state: Emerald, names: Sequence[str]) -> Cards:
    """All copies of some kinds of cards."""
    return Counter({name: int(state.card(GAME.cards.index(name)).copies) for name in names})


def fetch(state: Emerald, own: Cards, text: str) -> list[int]:
    """The numbers of cards that are laid somewhere: starting cards of a seat's own, game cards from the box."""
    pile = []
    for name, count in cards(text).items():
        for _ in range(count):
            number = GAME.cards.index(name)
            if name in own:
                assert own[name] > 0, f"there are not so many {name}"
                own[name] -= 1
            elif name in GAME_CARDS:
                state.box.remove(number)
            pile.append(number)
    return pile


def lay_pieces(
    state: Emerald,
    agents: Where,
    cubes: Where,
    limbo: Sequence[int],
    aloft: Sequence[int],
    zombies: Mapping[str, int],
    absent: Sequence[int],
) -> None:
    """Agents, cubes and zombies, from new supplies."""
    edition, seats = state.edition, int(state.seats)
    state.cubes, state.agents = all_in_supply(seats, edition.cubes), all_in_supply(seats, edition.agents)
    state.zombies = all_in_supply(1, edition.zombies)
    for city, counts in cubes.items():
        put(state.cubes, city, counts)
    for city, counts in agents.items():
        put(state.agents, city, counts)
    for city, count in zombies.items():
        put(state.zombies, city, [count])
    for seat in range(seats):
        flying = aloft[seat] if seat < len(aloft) else 0
        state.agents.move(seat, SUPPLY, ALOFT, flying)
        if not flying and not state.agents.in_cities(seat) and seat not in absent:
            put(state.agents, "vienna", [seat == other for other in range(seats)])
        left = int(state.cubes.at(seat, SUPPLY))
        state.cubes.move(seat, SUPPLY, LIMBO, limbo[seat] if seat < len(limbo) else min(5, left))
    assert min(*state.cubes.counts.list(), *state.agents.counts.list()) >= 0, "there are not so many pieces"


def put(pieces: Pieces, city: str, counts: Sequence[int]) -> None:
    """Some pieces of each seat from supply to a city."""
    for seat, count in enumerate(counts):
        pieces.move(seat, SUPPLY, place(city), int(count))


def lay_beside(state: Emerald, seat: int, own: Cards, text: str) -> None:
    """Cards by an identity, with what lies on them and their points."""
    player = state.players[seat]
    for entry in filter(None, map(str.strip, text.split(","))):
        name, _, load = entry.partition(":")
        (number,) = fetch(state, own, name)
        card = state.card(number)
        if load.isdigit():
            player.lay_beside(number, agent=int(load))
            player.kills[int(load)] += card.kill_points
            state.agents.move(int(load), SUPPLY, CAPTIVE)
        elif load:
            royalty = GAME.cards.index(load)
            player.lay_beside(number, royalty=royalty)
            player.loyalist_points += state.card(royalty).restorationist_points
        else:
            player.lay_beside(number)
            player.restorationist_points += card.restorationist_points if is_royalty(number) else 0


def lay_cities(state: Emerald, tops: Mapping[str, str], stacked: Mapping[str, str], royals: Cards) -> None:
    """The cards of every city: face up, on the royalty space and beneath; what is named before what is not."""
    taken = cards_of_players(state)
    for city, name in enumerate(CITIES, 1):
        noble = int(royalty_of(city))
        shown = tops.get(name, name if city not in taken else "")
        state.tops[city] = fetch(state, Counter(), shown)[0] if shown else 0
        state.royals[city] = 1 if name in royals else 0
        left = [city] if city != state.tops[city] and city not in taken else []
        left += [noble] if name not in royals and noble not in taken else []
        beneath = fetch(state, Counter(), stacked[name]) if name in stacked else left
        for card in beneath:
            state.stacks.add(city, card)
        for card in set(left) - set(beneath):
            state.removed.append(card)
    for city, name in enumerate(CITIES, 1):
        for _ in range(0 if name in stacked else 3):
            state.stacks.add(city, state.box.pop())


def cards_of_players(state: Emerald) -> set[int]:
    """The kinds of cards that players have."""
    kinds: set[int] = set()
    for player in state.players:
        kinds.update(*(pile.list() for pile in (player.hand, player.deck, player.discard)))
        kinds.update(royalty_on(entry) or card_of(entry) for entry in player.beside.list())
    return kinds


def cards(text: str) -> Cards:
    """The cards that a text like "2 informers, stiletto" names."""
    pile: Cards = Counter()
    for item in filter(None, map(str.strip, text.split(","))):
        count, _, name = item.rpartition(" ")
        assert name in GAME.cards, f"{name} is no card"
        pile[name] += int(count or 1)
    return pile


def numbers(pile: Cards) -> list[int]:
    """Cards by number."""
    return [GAME.cards.index(name) for name in pile.elements()]


def place(name: str) -> int:
    """The number of a city, or of a place off the map."""
    return CITIES.index(name) + 1 if name in CITIES else OFF_MAP[name]


# -- luck


def weigh(state: Emerald, mad: bool) -> Emerald:
    """The next roll of the sanity die shows madness, or does not; the state itself, for chains."""
    for seed in range(1000):
        state.chance = seeded(seed)
        rolled = state.chance.copy().below(state.edition.die)
        if (rolled < state.edition.madness) == mad:
            return state
    raise AssertionError("the die has no such face")


def lucky(make: Callable[[int], Emerald], wanted: Callable[[Emerald], bool], seeds: int = 500) -> Emerald:
    """The first of many scenes, each with luck of its own, that turned out as wanted."""
    for seed in range(seeds):
        state = make(seed)
        if wanted(state):
            return state
    raise AssertionError(f"in none of {seeds} scenes")


# -- verbs


def play(state: Emerald, verb: str, text: str = "", *choices: str | int) -> Emerald:
    """Begin an action or a free one, play all its cards, then make the choices that follow; the state, for chains.

    Cards for cubes, moves and markers are played together, in the order that is asked; `no` is said by itself.
    """
    names = list(cards(text).elements())
    together = verb in ("place", "retrieve", "move", "advance")
    if together:
        names.sort(key=lambda name: (-symbols(state, verb, name), GAME.cards.index(name)))
    state.answer((VERBS.index(verb), GAME.cards.index(names[0]) if names and verb != "discard" else 0))
    strike(state)
    if verb == "discard":
        choose(state, *sorted(names, key=GAME.cards.index))
        return stop(state, "discard")
    choose(state, *names[1:])
    if together:
        stop(state, {"advance": "add_marker"}.get(verb, f"add_{verb}"))
    return choose(state, *choices)


def symbols(state: Emerald, verb: str, name: str) -> int:
    """How many symbols of an action a card has."""
    card = state.card(GAME.cards.index(name))
    counts = {"place": card.place, "retrieve": card.retrieve, "move": card.move}
    return int(counts.get(verb, card.restorationist + card.loyalist))


def stop(state: Emerald, question: str) -> Emerald:
    """Say no if that is what is asked."""
    asked = asks(state)
    return choose(state, "no") if asked and asked[1] == question else state


def choose(state: Emerald, *choices: str | int) -> Emerald:
    """Answer with cities, cards, seats and numbers by name: "rome", 1, "rome 2", "text fenians", "no"; "rome, rome"."""
    for choice in choices:
        if "," in str(choice):
            name(state, str(choice))
        else:
            give(GAME, state, answer(state, choice))
        strike(state)
    return state


def name(state: Emerald, elements: str) -> None:
    """Name a whole set, its elements one after the other: "rome, cairo, cairo"; a single one is "rome,"."""
    census = GAME.census(state)
    state.answer(whole(state, elements))
    assert GAME.census(state) == census


def whole(state: Emerald, elements: str) -> tuple[tuple[int, ...], ...]:
    """A whole set in the engine's numbers."""
    return tuple(answer(state, element) for element in filter(None, map(str.strip, elements.split(","))))


SINGLE = ("strike", "take", "invite", "hide", "suppress", "absorb", "convert", "supplant", "evict", "abduct", "banish")


def strike(state: Emerald) -> None:
    """Where there is a single target, it is struck without a word."""
    if state.question and state.question.name in SINGLE and len(state.offered) == 1:
        give(GAME, state, state.offered[0])


def answer(state: Emerald, choice: str | int) -> tuple[int, ...]:
    """A choice in the engine's numbers."""
    assert state.question is not None, "the game is over"
    if choice == "no":
        return ()
    words, picks = str(choice).split(), state.question.names
    assert len(words) == len(picks), f"{choice} does not answer {state.question.name}"
    return tuple(value(pick, word) for pick, word in zip(picks, words, strict=True))


def value(pick: str, word: str) -> int:
    """One part of an answer."""
    if word.isdigit():
        return int(word)
    if pick in GAME.part_words:
        return GAME.part_words[pick].index(word)
    return GAME.cards.index(word) if pick == "card" else place(word)


def rest(state: Emerald) -> Emerald:
    """Say no until the turn is over."""
    active = state.active
    while not state.over and state.active == active:
        choose(state, "no")
    return state


def refused(state: Emerald, given: str | int | tuple[int, ...], rule: str) -> None:
    """An answer is forbidden by the rule, and giving it changes nothing."""
    forbidden(GAME, state, given if isinstance(given, tuple) else answer(state, given), rule)


def refused_whole(state: Emerald, elements: str, rule: str) -> None:
    """A whole set is forbidden by the rule, and naming it changes nothing."""
    before = everything(GAME, state)
    assert state.why_not(whole(state, elements)) == rule
    with pytest.raises(Illegal) as error:
        state.answer(whole(state, elements))
    assert error.value.rule == rule and everything(GAME, state) == before


# -- readers


def offers(state: Emerald) -> set[str]:
    """The answers offered, in the words that choose understands, none of them twice."""
    answers = [spoken(state, given) for given in state.offered]
    assert len(answers) == len(set(answers))
    return set(answers)


def spoken(state: Emerald, given: tuple[int, ...]) -> str:
    """An answer in words."""
    assert state.question is not None
    return " ".join(word(pick, part) for pick, part in zip(state.question.names, given, strict=False)) or "no"


def word(pick: str, part: int) -> str:
    """One part of an answer in words."""
    if pick in GAME.part_words:
        return GAME.part_words[pick][part]
    if pick == "card":
        return GAME.cards[part]
    if pick in ("city", "place"):
        return GAME.places[part]
    return str(part)


def hand(state: Emerald, seat: int) -> Cards:
    """The cards in a hand."""
    return named(state.players[seat].hand.list())


def deck(state: Emerald, seat: int) -> Cards:
    """The cards of a deck."""
    return named(state.players[seat].deck.list())


def discarded(state: Emerald, seat: int) -> Cards:
    """The cards of a discard pile."""
    return named(state.players[seat].discard.list())


def removed(state: Emerald) -> Cards:
    """The cards that left the game, but for starting cards left out of a scene."""
    return Counter({name: n for name, n in named(state.removed.list()).items() if name not in STARTING})


def named(pile: Sequence[int]) -> Cards:
    """Cards by name."""
    return Counter(GAME.cards[card] for card in pile)


def beside(state: Emerald, seat: int) -> list[str]:
    """The cards by an identity, in the words that scenes are made of."""
    pile = []
    for entry in GAME.view(state, seat)["table"]["players"][seat]["beside"]:
        load = entry.get("royalty", entry.get("agent"))
        pile.append(entry["card"] if load is None else f"{entry['card']}:{load}")
    return pile


def top(state: Emerald, city: str) -> str:
    """The card that lies face up in a city, "" for none."""
    card = state.tops[place(city)]
    return GAME.cards[card] if card else ""


def under(state: Emerald, city: str) -> Cards:
    """The cards that lie face down in a city."""
    number = place(city)
    return named([int(state.stacks.card(number, i)) for i in range(state.stacks.size(number))])


def royals(state: Emerald) -> list[str]:
    """The cities whose royalty lies on its space."""
    return [city for city in CITIES if state.royals[place(city)]]


def cubes(state: Emerald, city: str) -> list[int]:
    """The cubes of each seat in a city, in Limbo or in supply."""
    return [int(state.cubes.at(seat, place(city))) for seat in range(state.seats)]


def agents(state: Emerald, city: str) -> list[int]:
    """The agents of each seat in a city, in supply, or on a card."""
    return [int(state.agents.at(seat, place(city))) for seat in range(state.seats)]


def zombies(state: Emerald, city: str) -> int:
    """The zombies in a city or in stock."""
    return int(state.zombies.at(0, place(city)))


def sanity(state: Emerald) -> list[int]:
    """The sanity tokens of each seat."""
    return [int(player.sanity) for player in state.players]


def points(state: Emerald, seat: int) -> tuple[int, int, int, int]:
    """Neutral, Restorationist and Loyalist points of a seat, and those for agents."""
    player = state.players[seat]
    kills = sum(player.kills.list())
    return int(player.points), int(player.restorationist_points), int(player.loyalist_points), kills


def revealed(state: Emerald) -> list[int]:
    """The seats whose identity is known to all."""
    return [seat for seat in range(state.seats) if state.players[seat].revealed]


def tracks(state: Emerald) -> tuple[int, int]:
    """The Restorationist and the Loyalist marker."""
    return int(state.restorationists), int(state.loyalists)


def happened(state: Emerald, *kinds: str) -> list[Event]:
    """The events of these kinds, as a spectator saw them."""
    return seen(GAME, state, kinds)


def told(state: Emerald) -> list[str]:
    """All events as a spectator saw them, each in a few words: what, who, which card, how many, where, against whom."""
    return [" ".join(filter(None, words(event))) for event in GAME.events(state, None)]


def words(event: Event) -> Iterator[str]:
    """What an event speaks of."""
    yield event.kind
    yield str(event.seat) if event.seat != NOBODY else ""
    if event.kind == "moved":
        yield f"from {GAME.places[event.card]}"
    else:
        yield GAME.cards[event.card] if event.card else ""
    yield f"x{event.n}" if event.n else ""
    yield f"at {GAME.places[event.at]}" if event.at or event.kind == "retrieved" else ""
    yield f"against {event.to}" if event.to != NOBODY else ""
