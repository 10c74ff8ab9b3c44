"""Extra rules by which players lose cards of decks and stashes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Choice, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.deed import Deed
from gaslamp.games.council.parts import AT, CARD, PILE, TO, N
from gaslamp.games.council.state import Council

FROM_DECK: Final[i64] = 0
FROM_STASH: Final[i64] = 1


class Mill(Deed):
    """The rival removes the top cards of the deck, as many as the card says."""

    rule = "C11.13"

    def possible(self, game: Council, me: Seat) -> bool:
        """So many must be there."""
        return game.players[1 - me].size() >= game.card(game.this).amount

    def apply(self, game: Council, me: Seat) -> None:
        """One after the other."""
        for _ in range(game.n):
            game.lose_top(1 - me)


class Toll(Deed):
    """Each player removes cards from stash or deck top, as many as the card says."""

    rule = "C11.14"

    def possible(self, game: Council, me: Seat) -> bool:
        """Both must have so many."""
        n = game.card(game.this).amount
        return game.players[me].left() >= n and game.players[1 - me].left() >= n

    def apply(self, game: Council, me: Seat) -> None:
        """Whoever played the card begins."""
        game.then(me, PAY, n=game.n)
        game.then(1 - me, PAY, n=game.n)


class Pay(Choice[Council]):
    """Remove n cards from your stash or the top of your deck, in any split."""

    asks_for = (PILE, CARD)
    carries = Carries(AT, N, TO)
    rule = "C11.14"

    def options(self, game: Council, me: Seat) -> Ints:
        """The top card, or any card of the stash."""
        found, player = ints(), game.players[me]
        if player.size() > 0:
            found.append(pack(FROM_DECK, player.first()))
        for card in stashed(game, me).items:
            found.append(pack(FROM_STASH, card))
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It is out of the game."""
        if part(option, 0) == FROM_DECK:
            game.lose_top(me)
        else:
            game.lose_stashed(me, part(option, 1))
        if game.n > 1:
            game.then(me, self, n=game.n - 1)


class Raid(Deed):
    """The rival removes a card from the stash."""

    rule = "C11.15"

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be one."""
        return game.players[1 - me].stash.size > 0

    def apply(self, game: Council, me: Seat) -> None:
        """The rival chooses which."""
        game.then(1 - me, GIVE_UP_UNSEEN if game.hidden else GIVE_UP)


class GiveUp(Choice[Council]):
    """Remove a card from your stash."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "C11.15"

    def options(self, game: Council, me: Seat) -> Ints:
        """Any."""
        return stashed(game, me)

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It is out of the game."""
        game.lose_stashed(me, option)


class Bury(Deed):
    """The top card of the rival's deck goes to its bottom."""

    rule = "C11.16"

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be another card."""
        return game.players[1 - me].size() > 1

    def apply(self, game: Council, me: Seat) -> None:
        """The next one is seen."""
        game.put_under(1 - me, game.players[1 - me].top.pop())
        game.turn_up(1 - me)


class Overflow(Choice[Council]):
    """Put a card of a stash that is too full under the deck."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "C5.3"

    def options(self, game: Council, me: Seat) -> Ints:
        """Any, while there are more than the stash can hold."""
        return stashed(game, me) if game.players[me].stash.size > game.limit(me) else ints()

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Until the stash holds the rest."""
        game.put_under(me, game.players[me].leave_stash(option, True))
        game.turn_up(me)
        game.then(me, self)


def stashed(game: Council, me: Seat) -> Ints:
    """The different cards of a stash."""
    found = ints()
    for kept in game.players[me].stash.items:
        found.insert(kept & 127)
    return found


MILL: Final = Mill()
TOLL: Final = Toll()
PAY: Final = Pay()
RAID: Final = Raid()
GIVE_UP: Final = GiveUp()
GIVE_UP_UNSEEN: Final = GiveUp()
GIVE_UP_UNSEEN.always_ask = True  # silence would tell the rival that the cards are equal
BURY: Final = Bury()
OVERFLOW: Final = Overflow()
OVERFLOW_UNSEEN: Final = Overflow()
OVERFLOW_UNSEEN.always_ask = True
