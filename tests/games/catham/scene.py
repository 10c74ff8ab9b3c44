"""A table of Catham City laid out in the players' words, and the verbs and questions to play a scene on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from gaslamp import games
from gaslamp.engine.core.piles import ints, row
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.turn import TURN
from gaslamp.games.catham.zones import DECK, DISCARD, KINDS, POOL, TABLE, Zones, empty
from gaslamp.games.catham.zones import hand as hand_zone

GAME = games["catham"]
FACTIONS = GAME.cards[1:]
WORDS = {"detective": "detectives", "scientist": "science", "hacker": "hackers", "officer": "police"} | {
    "journalist": "journalists",
    "official": "officials",
}
EACH = 15  # cards of a faction

Cards = dict[str, int]


def scene(
    *hands: str,
    pool: str | None = None,
    deck: str | None = None,
    discard: str = "",
    influence: Sequence[int] = (),
    factions: str = "",
    actions: int = 1,
    asked: int = 0,
    seed: int = 1,
) -> Catham:
    """A game in which seat `asked` begins its turn; hands are unknown to the others, and somebody listens.

    The factions are those named, and the first of the others to make five. A pool that is not given is full, seven
    cards of no interest. A draw pile that is not given holds every card that lies nowhere else; beside one that is
    given, those cards are out of the game.
    """
    named = cards(", ".join([*hands, pool or "", deck or "", discard, factions]))
    five = [*named, *(name for name in FACTIONS if name not in named)][:5]
    assert len(named) <= len(five), f"more than five factions: {named}"
    state = GAME.new(len(hands), seed, listen=True, factions=five, actions=actions)
    assert isinstance(state, Catham)
    state.zones, state.known = empty(state.zones.counts.size // KINDS), empty(len(hands))
    for seat, text in enumerate(hands):
        lay(state.zones, int(hand_zone(seat)), cards(text))
    lay(state.zones, POOL, any_seven(five) if pool is None else cards(pool))
    lay(state.zones, DISCARD, cards(discard))
    lay(state.zones, DECK, the_rest(state) if deck is None else cards(deck))
    state.influence = row([*influence, *[0] * (len(hands) - len(influence))])
    state.agenda, state.log, state.over = ints(), ints(), False
    state.then(asked, TURN)
    state.advance()
    return state


def cards(text: str) -> Cards:
    """The cards that a text like "2 hackers, 1 scientist" names, by faction; a bare name is of none yet."""
    counts: Cards = {}
    for item in filter(None, map(str.strip, text.split(","))):
        count, _, word = item.rpartition(" ")
        name = faction(word)
        counts[name] = counts.get(name, 0) + int(count or 0)
    return counts


def faction(word: str) -> str:
    """The faction that a word for its cards names: hacker, scientists, mafia, science."""
    single = word.removesuffix("s")
    name = WORDS.get(single, word if word in FACTIONS else single)
    assert name in FACTIONS, f"{word} is no faction"
    return name


def number(word: str) -> int:
    """The number of a faction."""
    return GAME.cards.index(faction(word))


def any_seven(five: Iterable[str]) -> Cards:
    """Seven cards, one or two of each faction."""
    return dict(zip(five, (2, 2, 1, 1, 1), strict=True))


def the_rest(state: Catham) -> Cards:
    """The cards of the game that lie nowhere yet."""
    counts = {}
    for card in state.factions.list():
        name, zones = GAME.cards[card], state.zones
        counts[name] = EACH - sum(int(zones.count(zone, card)) for zone in range(zones.counts.size // KINDS))
        assert counts[name] >= 0, f"there are only {EACH} {name}"
    return counts


def lay(zones: Zones, zone: int, there: Cards) -> None:
    """Put cards into a zone."""
    for name, count in there.items():
        zones.add(zone, GAME.cards.index(name), count)


def lucky(make: Callable[[int], Catham], wanted: Callable[[Catham], bool], seeds: int = 2000) -> Catham:
    """The first of many scenes, each with luck of its own, that turned out as wanted."""
    for seed in range(seeds):
        state = make(seed)
        if wanted(state):
            return state
    raise AssertionError(f"in none of {seeds} scenes")


# -- verbs


def play(state: Catham, text: str, *choices: str | int) -> Catham:
    """Play "3 detectives", then make the choices that the set asks for; the state itself, for chains."""
    ((name, count),) = cards(text).items()
    state.answer((1, number(name), count))
    return choose(state, *choices)


def take(state: Catham, text: str) -> Catham:
    """Take "2 scientists" from the pool."""
    ((name, count),) = cards(text).items()
    state.answer((0, number(name), count))
    return state


def choose(state: Catham, *choices: str | int) -> Catham:
    """Answer with seats by number, factions by name, "cards" or "influence" for the mafia, "no" to pass."""
    for choice in choices:
        state.answer(answer(state, choice))
    return state


def discard(state: Catham, *names: str) -> Catham:
    """Discard these cards at once, in the order in which they are named."""
    state.answer(tuple((number(name),) for name in names))
    return state


def why_not_discard(state: Catham, *names: str) -> str | None:
    """The rule that forbids discarding these cards."""
    return state.why_not(tuple((number(name),) for name in names))


def answer(state: Catham, choice: str | int) -> tuple[int, ...]:
    """A choice in the engine's numbers."""
    assert state.question is not None
    if isinstance(choice, int):
        return (choice,)
    if choice == "no":
        return ()
    if state.question.names == ("payment",):
        return (GAME.part_words["payment"].index(choice),)
    return (number(choice),)


# -- readers


def offers(state: Catham) -> list[str | int]:
    """The answers offered, in the words that play, take and choose understand."""
    return [spoken(state, given) for given in state.offered]


def spoken(state: Catham, given: tuple[int, ...]) -> str | int:
    """An answer in words."""
    assert state.question is not None
    if not given:
        return "no"
    if state.question.names == ("seat",):
        return given[0]
    if state.question.names == ("payment",):
        return GAME.part_words["payment"][given[0]]
    if len(given) == 1:
        return GAME.cards[given[0]]
    verb, card, count = given
    return f"{GAME.part_words['verb'][verb]} {count} {GAME.cards[card]}"


def hand(state: Catham, seat: int) -> Cards:
    """The cards in a hand."""
    return lying(state, int(hand_zone(seat)))


def pool(state: Catham) -> Cards:
    """The open cards in the middle."""
    return lying(state, POOL)


def deck(state: Catham) -> Cards:
    """The cards of the draw pile."""
    return lying(state, DECK)


def discarded(state: Catham) -> Cards:
    """The cards of the discard pile."""
    return lying(state, DISCARD)


def table(state: Catham) -> Cards:
    """The cards played or revealed for an effect that is not over."""
    return lying(state, TABLE)


def lying(state: Catham, zone: int, zones: Zones | None = None) -> Cards:
    """The cards of a zone, and that their sum is right."""
    zones = zones or state.zones
    counts = {name: int(zones.count(zone, card)) for card, name in enumerate(GAME.cards) if card}
    assert sum(counts.values()) == zones.size(zone)
    assert min(counts.values()) >= 0
    return {name: count for name, count in counts.items() if count}


def size(there: Cards) -> int:
    """How many cards that are."""
    return sum(there.values())


def known(state: Catham, seat: int) -> Cards:
    """What all know of a hand, as everybody's view shows it."""
    views = [GAME.view(state, seer)["table"]["hands"][seat]["known"] for seer in (None, *range(state.seats))]
    assert all(view == views[0] for view in views)
    known_cards: Cards = views[0]
    return known_cards


def influence(state: Catham) -> list[int]:
    """The influence of each seat."""
    return state.scores


def happened(state: Catham, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds with their seats, in the order in which they happened."""
    return [(event.kind, event.seat) for event in GAME.events(state, None) if event.kind in kinds]


def revealed(state: Catham) -> Cards:
    """The cards laid open by the last effect that did so."""
    events = GAME.events(state, None)
    return dict(Counter(GAME.cards[event.card] for event in events if event.kind == "revealed"))
