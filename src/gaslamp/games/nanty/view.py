"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.engine.core.effect import NOBODY
from gaslamp.games.nanty.card import district_card
from gaslamp.games.nanty.clues import viewer
from gaslamp.games.nanty.districts import has
from gaslamp.games.nanty.kinds import DISTRICTS, KINDS
from gaslamp.games.nanty.pieces import SUPPLY, among
from gaslamp.games.nanty.scoring import progress, wealth
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.words import GOALS, SETS

PLACES = ("supply", *DISTRICTS)
DISTRICT_NUMBERS = range(1, len(PLACES))


def show(state: Nanty, seat: int | None) -> dict[str, Any]:
    """The open table; of hands and identities what the seat knows."""
    seen = names(state.identities.seen(NOBODY if seat is None else seat).list())
    table = {
        "turn": int(state.turns),
        "set": SETS[state.identity_set],
        "active": int(state.active),
        "upper": len(state.upper),
        "lower": len(state.lower),
        "laid": [KINDS[card] for card in state.laid.list()],
        "discard": names(state.discard.list()),
        "happened": [KINDS[card] for card in state.happened.list()],
        "to_happen": len(state.random_events),
        "unused": int(state.identities.unused_count()),
        "districts": [district(state, number) for number in DISTRICT_NUMBERS],
        "players": [player(state, number, seat) for number in range(state.seats)],
    }
    return table | {"seen": seen} if seen else table


def district(state: Nanty, number: int) -> dict[str, Any]:
    """A district: what it costs, whose building and figures are there, whether there is unrest."""
    london = state.london
    tile: dict[str, Any] = {
        "name": DISTRICTS[number - 1],
        "cost": int(state.district(number).cost),
        "unrest": london.has_unrest(number),
        "agents": [int(london.agents_in(seat, number)) for seat in range(state.seats)],
        "grenadiers": int(among(london.grenadiers, number)),
        "citizens": int(among(london.citizens, number)),
        "blocked": has(london.blocked, number),
        "spent": has(state.spent, number),
    }
    owner = int(london.owner(number))
    for seat in range(state.seats):
        if london.controls(seat, number):
            tile["control"] = seat
    return tile if owner == NOBODY else tile | {"building": owner}


def player(state: Nanty, number: int, seat: int | None) -> dict[str, Any]:
    """What lies before a player; the cards of one's own hand, and what one knows of another's."""
    before, london = state.players[number], state.london
    hand = before.hand.list()
    own = number == seat
    open_to_all = own or state.over
    lowered = {"limit": int(before.limit)} if before.limit < state.edition.hand else {}
    return lowered | {
        "hand": names(hand) if own else names(card for card in hand if known(state, card, number, seat)),
        "hand_size": len(hand),
        "money": int(before.money),
        "wealth": int(wealth(state, number)),
        "identity": KINDS[state.identities.of(number)] if open_to_all else None,
        "goals": goals(state, number) if open_to_all else [],
        "cards": [KINDS[district_card(place)] for place in DISTRICT_NUMBERS if london.owner(place) == number],
        "front": names(before.front.list()),
        "supply": {"agents": int(london.agents_in(number, SUPPLY)), "buildings": int(london.spare[number])},
    }


def goals(state: Nanty, number: int) -> list[dict[str, int]]:
    """What an identity has to count, how much of it there is, and how much it needs."""
    identity = int(state.identities.of(number))
    needs = [
        (goal, int(state.edition.goal(identity, state.identity_set, n, state.seats))) for n, goal in enumerate(GOALS)
    ]
    return [
        {goal_key(goal): max(0, int(progress(state, number, GOALS.index(goal)))), "wanted": wanted}
        for goal, wanted in needs
        if wanted
    ]


def goal_key(goal: str) -> str:
    """What a goal is called in views; a quiet district is called just that."""
    return f"goal_{goal.removesuffix('_districts')}"


def known(state: Nanty, card: int, holder: int, seat: int | None) -> bool:
    """Whether a seat knows who holds a card."""
    return state.clues.knows(viewer(NOBODY if seat is None else seat), card, holder)


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def census(state: Nanty) -> dict[str, int]:
    """All cards and pieces, wherever they are."""
    cards: Counter[int] = Counter()
    for pile in (state.upper, state.lower, state.discard, state.box, state.laid, state.random_events, state.happened):
        cards.update(pile.list())
    cards.update(state.identities.cards.list())
    for each in state.players:
        cards.update([*each.hand.list(), *each.front.list()])
    counted = {KINDS[card]: n for card, n in sorted(cards.items())}
    london = state.london
    for seat in range(state.seats):
        counted[f"agents of {seat}"] = total(london.agents[seat])
        houses = sum(london.owner(number) == seat for number in DISTRICT_NUMBERS)
        counted[f"buildings of {seat}"] = int(london.spare[seat]) + houses
    return counted | {"soldiers": total(london.grenadiers), "settlers": total(london.citizens)}


def total(row: int) -> int:
    """All pieces of a row."""
    return sum(int(among(row, place)) for place in range(len(PLACES)))
