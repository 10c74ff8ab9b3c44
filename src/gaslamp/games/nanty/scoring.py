"""N7, N8: goals of the identities, points, and how a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints, ints, places, repeat
from gaslamp.games.nanty.card import LOAN, Card
from gaslamp.games.nanty.districts import LAST_DISTRICT, size
from gaslamp.games.nanty.events import DECK_OUT, REPAID, REVEALED, RIOTED, SHARED_WIN, WON, WON_BY_POINTS, WON_TIE
from gaslamp.games.nanty.kinds import KINDS
from gaslamp.games.nanty.pieces import SUPPLY, among
from gaslamp.games.nanty.table import Table
from gaslamp.games.nanty.words import GOALS, SETS

EXTENDED: Final[i64] = SETS.index("extended")
FAGIN: Final[CardId] = KINDS.index("fagin")
HOLMES: Final[CardId] = KINDS.index("holmes")
DISTRICTS: Final[i64] = GOALS.index("districts")  # what an identity may have to count
QUIET_DISTRICTS: Final[i64] = GOALS.index("quiet_districts")
CONTROL: Final[i64] = GOALS.index("control")
WEALTH: Final[i64] = GOALS.index("wealth")
VALUE: Final[i64] = GOALS.index("value")
BUILDINGS: Final[i64] = GOALS.index("buildings")
PIECES: Final[i64] = GOALS.index("pieces")
UNREST: Final[i64] = GOALS.index("unrest")
DEAREST: Final = 256  # more than any building costs
LOWEST: Final = -100_000  # the points of who has lost


def on_board(game: Table, seat: Seat) -> i64:
    """How many agents of a seat are on the map."""
    return game.edition.agents - game.london.agents_in(seat, SUPPLY)


def property_of(game: Table, seat: Seat) -> i64:
    """What the buildings of a seat are worth; nothing beside a grenadier."""
    worth: i64 = 0
    for district in range(1, LAST_DISTRICT + 1):
        if among(game.london.buildings, district) == seat + 1 and not game.london.has_grenadier(district):
            worth += game.district(district).cost
    return worth


def debts(game: Table, seat: Seat) -> i64:
    """What the loans of a seat count against its wealth."""
    owed: i64 = 0
    for card in game.players[seat].front.items:
        if game.card(card).text == LOAN:
            owed += game.card(card).debt
    return owed


def wealth(game: Table, seat: Seat) -> i64:
    """Money and buildings of a seat, less what its loans count."""
    return game.players[seat].money + property_of(game, seat) - debts(game, seat)


def quiet_haunts(game: Table, seat: Seat) -> i64:
    """How many districts without grenadiers have an agent of a seat."""
    n: i64 = 0
    for district in range(1, LAST_DISTRICT + 1):
        if game.london.agents_in(seat, district) > 0 and not game.london.has_grenadier(district):
            n += 1
    return n


def progress(game: Table, seat: Seat, goal: i64) -> i64:
    """How much a seat has of what an identity may need."""
    london = game.london
    if goal == DISTRICTS:
        return size(london.haunts(seat))
    if goal == QUIET_DISTRICTS:
        return quiet_haunts(game, seat)
    if goal == CONTROL:
        return london.control_count(seat)
    if goal == WEALTH:
        return wealth(game, seat)
    if goal == VALUE:
        return property_of(game, seat) - debts(game, seat)
    if goal == BUILDINGS:
        return game.edition.buildings - london.spare[seat]
    if goal == PIECES:
        return on_board(game, seat) + game.edition.buildings - london.spare[seat]
    return size(london.unrest) if goal == UNREST else london.building_count()


def has_won(game: Table, seat: Seat) -> bool:
    """N2.1, N7: whether a seat has what its identity needs to win at the start of a turn."""
    identity = game.identities.of(seat)
    for goal in range(len(GOALS)):
        wanted = game.edition.goal(identity, game.identity_set, goal, game.seats)
        if wanted > 0 and progress(game, seat, goal) >= wanted:
            return True
    return False


def points(game: Table, seat: Seat) -> i64:
    """N8.1: what a seat has if the game ends now: agents, buildings, money, less loans."""
    score = property_of(game, seat)
    for district in range(1, LAST_DISTRICT + 1):
        if not game.london.has_grenadier(district):
            score += game.edition.agent_points * game.london.agents_in(seat, district)
    money = game.players[seat].money
    for card in game.players[seat].front.items:
        kind = game.card(card)
        if kind.text == LOAN:
            if pays_off(money, kind):
                money -= kind.repay
            else:
                score -= kind.penalty
    return score + money


def pays_off(money: i64, loan: Card) -> bool:
    """Whether a loan can be repaid, and costs less so."""
    return money >= loan.repay and loan.repay <= loan.penalty


def win(game: Table, winner: Seat) -> None:
    """N8.4: one seat wins; the others share the second place."""
    standing = repeat(game.seats, 2)
    standing[winner] = 1
    reveal(game)
    game.tell(WON, winner, game.identities.of(winner))
    game.finish(standing)


def deck_out(game: Table) -> None:
    """N8.3: the action deck is out; Holmes or Fagin may win by it, else most points."""
    game.tell(DECK_OUT, NOBODY)
    winner = winner_when_out(game)
    if winner != NOBODY:
        win(game, winner)
    else:
        count_up(game, loser=NOBODY)


def winner_when_out(game: Table) -> Seat:
    """N8.2: who wins because the deck is out."""
    unrest = size(game.london.unrest)
    for seat in range(game.seats):
        identity = game.identities.of(seat)
        if identity == HOLMES and (game.identity_set != EXTENDED or on_board(game, seat) > unrest):
            return seat
        if identity == FAGIN and game.identity_set == EXTENDED and outnumbers(game, unrest):
            return seat
    return NOBODY


def outnumbers(game: Table, unrest: i64) -> bool:
    """N7.5: whether there is more unrest than agents of each single player."""
    for seat in range(game.seats):
        if on_board(game, seat) >= unrest:
            return False
    return True


def riots(game: Table) -> None:
    """N6.10, N7.7: riots end the game; most points win, but in the extended set Holmes loses."""
    game.tell(RIOTED, NOBODY)
    loser: Seat = NOBODY
    for seat in range(game.seats):
        if game.identity_set == EXTENDED and game.identities.of(seat) == HOLMES:
            loser = seat
    count_up(game, loser)


def count_up(game: Table, loser: Seat) -> None:
    """N8.4: most points win; of equals who holds the dearest district card; then they share."""
    scores, ranks = ints(), ints()
    for seat in range(game.seats):
        score = LOWEST if seat == loser else points(game, seat)
        scores.append(score)
        ranks.append(score * DEAREST + dearest(game, seat))
        repay(game, seat)
    standing = places(ranks)
    reveal(game)
    tell_winners(game, standing, tied=firsts(places(scores)))
    game.finish(standing)


def tell_winners(game: Table, standing: Ints, tied: i64) -> None:
    """N8.4: whoever wins does so by points alone, by the dearest district card of those tied, or with others."""
    for seat in range(game.seats):
        if standing[seat] != 1:
            continue
        identity = game.identities.of(seat)
        if tied == 1:
            game.tell(WON_BY_POINTS, seat, identity)
        elif firsts(standing) == 1:
            game.tell(WON_TIE, seat, identity, n=dearest(game, seat))
        else:
            game.tell(SHARED_WIN, seat, identity)


def firsts(standing: Ints) -> i64:
    """How many are on the first place."""
    n: i64 = 0
    for place in standing.items:
        if place == 1:
            n += 1
    return n


def repay(game: Table, seat: Seat) -> None:
    """N8.1: the loans of a seat are repaid, as far as the money goes."""
    player = game.players[seat]
    for card in player.front.copy().items:
        kind = game.card(card)
        if kind.text == LOAN:
            if pays_off(player.money, kind):
                player.money -= kind.repay
                player.front.remove(card)
                game.discard.append(card)
                game.tell(REPAID, seat, card, n=kind.repay)
            else:
                game.tell(REPAID, seat, card)


def dearest(game: Table, seat: Seat) -> i64:
    """The cost on the dearest district card of a seat."""
    best: i64 = 0
    for district in range(1, LAST_DISTRICT + 1):
        if among(game.london.buildings, district) == seat + 1:
            best = max(best, game.district(district).cost)
    return best


def reveal(game: Table) -> None:
    """All show who they are."""
    for seat in range(game.seats):
        game.tell(REVEALED, seat, game.identities.of(seat))


def tally(game: Table) -> Ints:
    """The points of every seat."""
    scores = ints()
    for seat in range(game.seats):
        scores.append(points(game, seat))
    return scores
