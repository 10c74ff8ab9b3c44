"""A turn of Council of Five: choose a card, lay it, activate it; extra rules in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.activation import ACTIVATE
from gaslamp.games.council.card import AFTER_ACTIVATION, BEFORE_ACTIVATION, BEFORE_PLACING, CASCADE
from gaslamp.games.council.events import DISCARDED, LAID, PASSED, PLAYED, SANK, SKIPPED, STASHED, TURN_BEGAN
from gaslamp.games.council.features import feature
from gaslamp.games.council.losing import OVERFLOW, OVERFLOW_UNSEEN, stashed
from gaslamp.games.council.parts import AT, CARD, PLACE, TO, VERB, N
from gaslamp.games.council.player import FRESH, SHOWN
from gaslamp.games.council.rules import INVOKE
from gaslamp.games.council.spaces import EMPTY, NOWHERE, OUTSIDE
from gaslamp.games.council.state import Council

PLAY: Final[i64] = 0  # what one can do with a card
PLAY_STASHED: Final[i64] = 1
STASH: Final[i64] = 2
DISCARD: Final[i64] = 3
DISCARD_STASHED: Final[i64] = 4
SINK: Final[i64] = 5
HOPES: Final = (90, 90, 40, 5, 5, 50)


class Turn(Effect[Council]):
    """Choose and play a card; who has none has no turn."""

    def apply(self, game: Council, me: Seat) -> None:
        """The game ends when nobody can play any more."""
        if game.idle > 1 or (not playable(game, me) and not playable(game, 1 - me)):
            game.judge()
            return
        player = game.players[me]
        game.active, game.spot = me, NOWHERE
        if player.left() == 0:
            game.tell(SKIPPED, me)
            game.then(1 - me, self)
            return
        game.turns += 1
        for i in range(player.stash.size):
            player.stash[i] &= ~FRESH
        game.tell(TURN_BEGAN, me)
        game.then(me, CHOOSE)
        game.then(1 - me, self)


class Choose(Choice[Council]):
    """Choose the card to play, put the top card of your deck into your stash, or discard; () if nothing can be done."""

    asks_for = (VERB, CARD)
    carries = Carries(AT, N, TO)
    rule = "C4"

    def options(self, game: Council, me: Seat) -> Ints:
        """From the top of the deck or the stash."""
        found, player = ints(), game.players[me]
        top = player.first() if player.size() > 0 else 0
        if top and game.may_come(me, top):
            found.append(pack(PLAY, top))
        kept = stashed(game, me)
        for card in kept.items:
            if player.stale(card) and game.may_come(me, card):
                found.append(pack(PLAY_STASHED, card))
        stuck = found.size == 0
        if top and player.stash.size < game.limit(me):
            found.append(pack(STASH, top))
            stuck = False
        if top and not game.stashes and not game.may_come(me, top):
            found.append(pack(SINK, top))
            stuck = False
        if top and game.stashes:
            found.append(pack(DISCARD, top))
        for card in kept.items:
            found.append(pack(DISCARD_STASHED, card))
        if stuck:
            found.append(PASS)
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Stashing a card does not end the turn."""
        if option == PASS:
            game.idle += 1
            game.tell(PASSED, me)
            return
        player, verb, card = game.players[me], part(option, 0), part(option, 1)
        game.idle = 0
        if verb == PLAY:
            player.top.pop()
            play(game, me, card)
            game.turn_up(me)
        elif verb == PLAY_STASHED:
            player.leave_stash(card, False)
            play(game, me, card)
        elif verb == STASH:
            player.stash.append(player.top.pop() | FRESH)
            game.tell(STASHED, me, card, seers=game.seers(me))
            game.turn_up(me)
            game.then(me, self)
        elif verb == SINK:
            game.tell(SANK, me, card)
            game.put_under(me, player.top.pop() | SHOWN)
            game.turn_up(me)
        else:
            discard(game, me, card, verb == DISCARD)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Playing comes before all else."""
        return 0 if option == PASS else HOPES[part(option, 0)]

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        """The rule of what cannot be done."""
        if option == PASS:
            return "C5.4" if game.stashes else "C10.3"
        return reason(game, me, part(option, 0), part(option, 1))


def reason(game: Council, me: Seat, verb: i64, card: CardId) -> str:
    """Why something cannot be done with a card."""
    player = game.players[me]
    if verb > SINK:
        return SHAPE
    if not game.stashes and verb not in (PLAY, SINK):
        return "C10.3"
    if verb == PLAY_STASHED and player.stale(card):
        return barred(game, me)
    if verb in (PLAY_STASHED, DISCARD_STASHED):
        return "C5.1" if verb == PLAY_STASHED else "C5.5"
    if player.size() == 0:
        return "C5.6"
    if player.first() != card:
        return "C6.1"
    if verb == PLAY:
        return barred(game, me)
    return "C5.1" if verb == STASH else "C10.3"


def barred(game: Council, me: Seat) -> str:
    """Why an Outer God cannot come: it lies on the board already, or no gate is open."""
    return "C7.1" if game.gate(me) else "C7.2"


def play(game: Council, me: Seat, card: CardId) -> None:
    """The steps of playing a card, in their order."""
    game.played = card
    game.tell(PLAYED, me, card)
    if game.card(card).timing == BEFORE_PLACING:
        game.speak(card, me, (INVOKE, TIDY))
    game.speak(card, me, (PUT, LAY))


def discard(game: Council, me: Seat, card: CardId, from_deck: bool) -> None:
    """A card leaves the game, and the turn is over."""
    game.tell(DISCARDED, me, card)
    if from_deck:
        game.players[me].top.pop()
        game.turn_up(me)
    else:
        game.players[me].leave_stash(card, True)
    game.players[me].removed.append(card)


class Place(Choice[Council]):
    """Lay the card that is being played on an empty space."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "C4"

    def options(self, game: Council, me: Seat) -> Ints:
        """Any, unless it lies on the board already."""
        found = ints()
        if game.spot == NOWHERE:
            for cell in game.room().items:
                found.append(game.place(cell))
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """With the text towards its owner, and the owner's colour up."""
        game.lay(me, game.cell(option))
        game.tell(LAID, me, game.this, at=option)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Where it flips most by what is printed on it."""
        cell, printed, lower = game.cell(option), game.card(game.this).features, 0
        for d in range(4):
            other = game.near[cell * 4 + d]
            if other == NOWHERE or not game.shows(other, 1 - me):
                continue
            if printed[(d + 2 * me) % 4] > feature(game, other, (d + 2) % 4):
                lower += 1
        return 20 + 18 * lower

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        """An occupied space, or one that is out of reach."""
        taken = 0 <= game.cell(option) < game.cells.size and game.cells[game.cell(option)] != EMPTY
        return "C4" if taken or game.cells.size == OUTSIDE else "C10.1"


class Lay(Effect[Council]):
    """All that follows once a card is laid."""

    def apply(self, game: Council, me: Seat) -> None:
        """Rules before the activation, the activation, rules after it."""
        card, this = game.card(game.this), game.this
        if card.timing == BEFORE_ACTIVATION and card.rule < CASCADE:  # what follows is looked at there
            game.speak(this, me, (INVOKE, TIDY))
        game.speak(this, me, (ACTIVATE, TIDY))
        if card.timing >= AFTER_ACTIVATION:
            game.speak(this, me, (INVOKE, TIDY))


class Tidy(Effect[Council]):
    """Stashes that hold too much are made smaller at once."""

    def apply(self, game: Council, me: Seat) -> None:
        """Whoever plays comes first."""
        overflow = OVERFLOW_UNSEEN if game.hidden else OVERFLOW
        game.then(me, overflow)
        game.then(1 - me, overflow)


def playable(game: Council, seat: Seat) -> bool:
    """Whether a seat has any card that could be laid, and there is room for it."""
    if game.room().size == 0:
        return False
    player = game.players[seat]
    for pile in (player.top, player.deck, player.bottom, player.stash):
        for kept in pile.items:
            if game.may_come(seat, kept & 127):
                return True
    return False


TURN: Final = Turn()
CHOOSE: Final = Choose()
PUT: Final = Place()
LAY: Final = Lay()
TIDY: Final = Tidy()
