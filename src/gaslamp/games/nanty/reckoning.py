"""N7, N8: how a game of Nanty Narking ended, who everybody was, and what everybody owned."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.parts import amount
from gaslamp.games.nanty.card import LOAN
from gaslamp.games.nanty.districts import LAST_DISTRICT, size
from gaslamp.games.nanty.kinds import KINDS as CARDS
from gaslamp.games.nanty.parts import CARD, SEAT
from gaslamp.games.nanty.scoring import (
    EXTENDED,
    FAGIN,
    HOLMES,
    dearest,
    on_board,
    outnumbers,
    pays_off,
    points,
    progress,
    property_of,
)
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.words import GOALS, IDENTITY_RULES

KINDS = (
    "won",
    "won_when_out",
    "riots",
    "deck_out",
    "identity",
    *(f"goal_{goal}" for goal in GOALS),
    "goal_unrest",
    "goal_deck",
    "more_unrest",
    "less_unrest",
    "more_agents",
    "less_agents",
    "loses",
    "agents",
    "buildings",
    "money",
    "loans_repaid",
    "loans",
    "dearest",
)
HAS, WANTED, COUNT, COST = amount("has"), amount("wanted"), amount("count"), amount("cost")
MARKERS, AGENTS = amount("markers"), amount("agents")


def lines(game: Nanty, events: list[Event]) -> Iterator[ReckoningLine]:
    """Why it ended, as far as anybody listened; for each player the identity, its goals, and the points."""
    told = {event.kind: event for event in events}
    if events:
        yield why(told)
    lost = [seat for seat in range(game.seats) if "rioted" in told and loses_by_riots(game, seat)]
    rivals = [seat for seat in range(game.seats) if seat not in lost and "won" not in told]
    for seat in range(game.seats):
        yield from goals(game, seat)
        if "deck_out" in told and game.identity_set == EXTENDED:
            yield from when_out(game, seat)
        if seat in lost:
            yield ReckoningLine("loses", "N7.7", seat)
        yield from owned(game, seat)
        if is_tied(game, rivals, seat):
            yield ReckoningLine("dearest", "N8.4", seat, about=((COST, int(dearest(game, seat))),))


def loses_by_riots(game: Nanty, seat: int) -> bool:
    """N7.7: Sherlock Holmes in the extended set."""
    return bool(game.identity_set == EXTENDED and game.identities.of(seat) == HOLMES)


def why(told: dict[str, Event]) -> ReckoningLine:
    """N2.1, N6.10, N8.2, N8.3: an identity's goal, riots, or the end of the action deck."""
    if "won" in told:
        who = ((SEAT, told["won"].seat), (CARD, told["won"].card))
        return ReckoningLine(*(("won_when_out", "N8.2") if "deck_out" in told else ("won", "N2.1")), about=who)
    return ReckoningLine("riots", "N6.10") if "rioted" in told else ReckoningLine("deck_out", "N8.3")


def goals(game: Nanty, seat: int) -> Iterator[ReckoningLine]:
    """N7: the identity, and how near each of its goals is."""
    identity = int(game.identities.of(seat))
    rule = IDENTITY_RULES[CARDS[identity]]
    yield ReckoningLine("identity", rule, seat, about=((CARD, identity),))
    if identity == HOLMES:
        yield ReckoningLine("goal_deck", rule, seat)
    for n, goal in enumerate(GOALS):
        wanted = int(game.edition.goal(identity, game.identity_set, n, game.seats))
        if wanted:
            about = ((HAS, int(progress(game, seat, n))), (WANTED, wanted))
            yield ReckoningLine(f"goal_{goal}", rule, seat, about=about)


def when_out(game: Nanty, seat: int) -> Iterator[ReckoningLine]:
    """N7.5, N7.7: in the extended set, the unrest beside the agents, when the action deck is out."""
    identity, markers = game.identities.of(seat), size(game.london.unrest)
    if identity == FAGIN:
        agents, kind = most_on_board(game), "more_unrest" if outnumbers(game, markers) else "less_unrest"
    elif identity == HOLMES:
        agents = int(on_board(game, seat))
        kind = "more_agents" if agents > markers else "less_agents"
    else:
        return
    about = ((MARKERS, int(markers)), (AGENTS, agents))
    yield ReckoningLine(kind, IDENTITY_RULES[CARDS[identity]], seat, about=about)


def most_on_board(game: Nanty) -> int:
    """As many agents as the player with most of them has on the map."""
    return max(int(on_board(game, seat)) for seat in range(game.seats))


def owned(game: Nanty, seat: int) -> Iterator[ReckoningLine]:
    """N8.1: agents, buildings and money, less the loans: those that are repaid, and those that cannot be."""
    agents = sum(
        int(game.london.agents_in(seat, district))
        for district in range(1, LAST_DISTRICT + 1)
        if not game.london.has_grenadier(district)
    )
    player, repaid, left, unpaid = game.players[seat], 0, int(game.players[seat].money), 0
    for card in player.front.list():
        loan = game.card(card)
        if loan.text == LOAN and pays_off(left, loan):
            repaid, left = repaid + int(loan.repay), left - int(loan.repay)
        elif loan.text == LOAN:
            unpaid += int(loan.penalty)
    yield ReckoningLine("agents", "N8.1", seat, agents * int(game.edition.agent_points), ((COUNT, agents),))
    yield ReckoningLine("buildings", "N8.1", seat, int(property_of(game, seat)))
    yield ReckoningLine("money", "N8.1", seat, int(player.money))
    if repaid:
        yield ReckoningLine("loans_repaid", "N8.1", seat, -repaid)
    if unpaid:
        yield ReckoningLine("loans", "N8.1", seat, -unpaid)


def is_tied(game: Nanty, seats: list[int], seat: int) -> bool:
    """N8.4: whether the dearest district card was asked for among those who could win by points."""
    scores = [int(points(game, one)) for one in seats]
    best = [one for one, score in zip(seats, scores) if score == max(scores)]
    return len(best) > 1 and seat in best


RECKONER = Reckoning(KINDS, lines)
