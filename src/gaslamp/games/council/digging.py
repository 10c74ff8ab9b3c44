"""Extra rules that take cards out of one's own deck; after every shuffle the rival may cut."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.council.deed import Ask
from gaslamp.games.council.events import CUT as WAS_CUT
from gaslamp.games.council.events import FETCHED, LEFT, PUT_ON_TOP, SELECTED
from gaslamp.games.council.parts import AT, CARD, END, SEAT, TO, N
from gaslamp.games.council.player import CHOSEN, FRESH, SHOWN
from gaslamp.games.council.state import Council

TOP: Final[i64] = 0  # where a card goes
BOTTOM: Final[i64] = 1


class Cut(Choice[Council]):
    """Cut the deck of the rival after it was shuffled, even when its new top is seen; () leaves it."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "C6.6"

    def options(self, game: Council, me: Seat) -> Ints:
        """A deck of one card cannot be cut."""
        found = ints()
        if game.players[game.to].size() > 1:
            found.append(game.to)
            found.append(PASS)
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Any card but the one on top comes up, and that one is anywhere below."""
        owner = game.to
        if option == PASS:
            game.tell(LEFT, me, to=owner)
            return
        player = game.players[owner]
        was = player.top.pop() & 127
        game.tell(WAS_CUT, me, to=owner)
        game.turn_up(owner)
        player.deck.append(was)


class Fetch(Ask):
    """Take a card from your deck into your stash; then the deck is shuffled."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "C11.11"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card of the deck that the rule speaks of."""
        return in_deck(game, me)

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be stashes, and such a card."""
        return game.stashes and in_deck(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It cannot be played this turn."""
        player = game.players[me]
        player.take(option)
        player.stash.append(option | FRESH | game.this << CHOSEN | (0 if game.hidden else SHOWN))
        game.tell(FETCHED, me, option, seers=game.seers(me))
        game.shuffle(me)
        game.then(1 - me, CUT, to=me)


class Select(Ask):
    """Choose up to n cards from your deck, one by one; () when that is all."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "C11.12"
    always_ask = True

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card of the deck that the rule speaks of, in rising order, or no more."""
        found, aside = ints(), game.players[me].aside
        last = aside[aside.size - 1] & 127 if aside.size > 0 else 0
        for card in in_deck(game, me).items:
            if card >= last:
                found.append(card)
        found.append(PASS)
        return found

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be such a card."""
        return in_deck(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Those chosen lie aside while the deck is shuffled."""
        player = game.players[me]
        if option != PASS:
            player.take(option)
            player.aside.append(option | game.this << CHOSEN)
            game.tell(SELECTED, me, option, seers=bit(me))
            if game.n > 1:
                game.then(me, self, n=game.n - 1)
                return
        game.then(me, SHUFFLE)
        game.then(1 - me, CUT, to=me)
        for _ in range(player.aside.size):
            game.then(me, PUT)

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        """One that is not there, or was passed over."""
        return ORDER if option in in_deck(game, me) else self.rule


class Shuffle(Effect[Council]):
    """Shuffle one's deck."""

    def apply(self, game: Council, me: Seat) -> None:
        """Its new top card is seen."""
        game.shuffle(me)


class Put(Choice[Council]):
    """Put a chosen card on top of your deck or under it."""

    asks_for = (CARD, END)
    carries = Carries(AT, N, TO)
    rule = "C11.12"

    def options(self, game: Council, me: Seat) -> Ints:
        """Any of them, either way."""
        found, cards = ints(), ints()
        for kept in game.players[me].aside.items:
            cards.insert(kept & 127)
        for card in cards.items:
            found.append(pack(card, TOP))
            found.append(pack(card, BOTTOM))
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """What lies on top is seen when all are put back."""
        player, card = game.players[me], part(option, 0)
        kept = card | game.this << CHOSEN
        player.aside.remove(kept)
        if part(option, 1) == TOP:
            player.top.append(kept)
            game.tell(PUT_ON_TOP, me, card, seers=bit(me))
        else:
            game.put_under(me, kept)
        if player.aside.size == 0:
            game.turn_up(me)


def in_deck(game: Council, me: Seat) -> Ints:
    """The different cards of a deck that the rule of the speaking card means."""
    found, player, speaker = ints(), game.players[me], game.card(game.this)
    for pile in (player.top, player.deck, player.bottom):
        for kept in pile.items:
            if speaker.means(game.card(kept & 127)):
                found.insert(kept & 127)
    return found


CUT: Final = Cut()
FETCH: Final = Fetch()
FETCH_UNSEEN: Final = Fetch()
FETCH_UNSEEN.always_ask = True  # silence would tell the rival that only one card fits
SELECT: Final = Select()
SHUFFLE: Final = Shuffle()
PUT: Final = Put()
