"""What one can do with a card in one's turn: when it is possible, how it begins, how promising it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat, pack
from gaslamp.engine.core.parts import word
from gaslamp.engine.core.piles import Ints
from gaslamp.games.council.deck_card import as_fresh, as_known
from gaslamp.games.council.events import DISCARDED, SANK, STASHED
from gaslamp.games.council.placing import play
from gaslamp.games.council.state import Council


class Verb:
    """One thing to do with the top card of the deck, or with a card of the stash."""

    word: str = ""
    from_stash: bool = False  # whether it is done with a card of the stash
    needs_stashes: bool = True  # whether it cannot be done in a game without stashes
    gives_up: bool = False  # whether one may pass though it is possible
    ends_turn: bool = True
    hope: i64 = 50
    rule: str = ""  # the id of the rule that forbids it with a card that is at hand

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        """Add every way to do it, under its number, with the top card of the deck, 0 if there is none, or the stash."""
        raise NotImplementedError

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        raise NotImplementedError

    def why_not(self, game: Council, me: Seat, card: CardId) -> str:
        """The id of the rule that forbids it with some card."""
        if self.needs_stashes and not game.stashes:
            return "C10.3"
        if self.from_stash:
            return self.rule
        player = game.players[me]
        if player.deck_size() == 0:
            return "C5.6"
        return "C6.1" if player.top_card() != card else self.rule


class Play(Verb):
    """C4: play the top card of the deck."""

    word = "play"
    needs_stashes = False
    hope: i64 = 90

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        if top and game.may_come(me, top):
            options.append(pack(number, top))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        game.players[me].top.pop()
        play(game, me, card)
        game.turn_up(me)

    def why_not(self, game: Council, me: Seat, card: CardId) -> str:
        player = game.players[me]
        is_top = player.deck_size() > 0 and player.top_card() == card
        if not is_top and card in player.stashed_cards() and not player.stashed_earlier(card):
            return "C5.1"
        return super().why_not(game, me, card) or no_way_in(game, me)


class PlayStashed(Verb):
    """C4, C5.1: play a card that came to the stash in an earlier turn."""

    word = "play_stashed"
    from_stash = True
    hope: i64 = 90
    rule = "C5.1"

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        player = game.players[me]
        for card in stash.items:
            if player.stashed_earlier(card) and game.may_come(me, card):
                options.append(pack(number, card))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        game.players[me].leave_stash(card, False)
        play(game, me, card)

    def why_not(self, game: Council, me: Seat, card: CardId) -> str:
        return no_way_in(game, me) if game.players[me].stashed_earlier(card) else super().why_not(game, me, card)


class Stash(Verb):
    """C5.1, C5.2: put the top card of the deck into the stash, and go on."""

    word = "stash"
    ends_turn = False
    hope: i64 = 40
    rule = "C5.1"

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        if top and game.players[me].stash.size < game.limit(me):
            options.append(pack(number, top))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        player = game.players[me]
        player.stash.append(as_fresh(player.top.pop()))
        game.tell(STASHED, me, card, seers=game.seers(me))
        game.turn_up(me)


class Discard(Verb):
    """C5.5: discard the top card of the deck; the turn is over."""

    word = "discard"
    gives_up = True
    hope: i64 = 5
    rule = "C10.3"

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        if top and game.stashes:
            options.append(pack(number, top))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        game.tell(DISCARDED, me, card)
        game.players[me].top.pop()
        game.turn_up(me)
        game.players[me].removed.append(card)


class DiscardStashed(Verb):
    """C5.5: discard a card of the stash; the turn is over."""

    word = "discard_stashed"
    from_stash = True
    gives_up = True
    hope: i64 = 5
    rule = "C5.5"

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        for card in stash.items:
            options.append(pack(number, card))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        game.tell(DISCARDED, me, card)
        game.players[me].leave_stash(card, True)
        game.players[me].removed.append(card)


class Sink(Verb):
    """C10.3: in a game without stashes, put a top card that cannot be placed under the deck."""

    word = "sink"
    needs_stashes = False
    rule = "C10.3"

    def offer(self, game: Council, me: Seat, number: i64, top: CardId, stash: Ints, options: Ints) -> None:
        if top and not game.stashes and not game.may_come(me, top):
            options.append(pack(number, top))

    def begin(self, game: Council, me: Seat, card: CardId) -> None:
        game.tell(SANK, me, card)
        game.put_under(me, as_known(game.players[me].top.pop()))
        game.turn_up(me)


def no_way_in(game: Council, me: Seat) -> str:
    """Why an Outer God cannot come: it lies on the board already, or no gate is open."""
    return "C7.1" if game.has_gate(me) else "C7.2"


VERBS: Final[list[Verb]] = [Play(), PlayStashed(), Stash(), Discard(), DiscardStashed(), Sink()]
VERB: Final = word("verb", *(verb.word for verb in VERBS))
