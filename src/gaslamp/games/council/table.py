"""What lies on the table in Council of Five, the questions it answers and the verbs that change it."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, NOBODY, CardId, Seat
from gaslamp.engine.core.event import EVERYONE
from gaslamp.engine.core.piles import Ints, bit, ints, places, repeat
from gaslamp.engine.core.state import State
from gaslamp.games.council.card import GATE, STASH_LESS, STASH_MORE, Card, Edition
from gaslamp.games.council.deck_card import DeckCard, as_old, face_of, is_known
from gaslamp.games.council.events import (
    DREW,
    FLIPPED,
    LOST,
    MOVED,
    PUT_UNDER,
    REMOVED,
    SCORED,
    SHUFFLED,
    TURNED_UP,
    WON,
)
from gaslamp.games.council.player import Player
from gaslamp.games.council.spaces import (
    BOARD,
    CENTRE,
    EMPTY,
    NOWHERE,
    OUTSIDE,
    TABLE,
    Laid,
    as_awake,
    card_of,
    colour_of,
    is_awake,
    laid_by,
    other_side,
    owner_of,
)


class Table(State):
    """The board between two players."""

    edition: Edition  # what is printed; shared, never changed
    players: list[Player]
    cells: Ints  # what lies on each space
    near: Ints  # which spaces adjoin each; shared, never changed
    board: i64  # which one is played on, NOWHERE for none
    played: CardId  # the card that is being played and not yet laid, 0 for none
    spot: i64  # where the card lies that is being played, NOWHERE before it is laid
    keywords_named: Ints  # the keywords named so far for a rule that flips some; replaced, never changed
    passes: i64  # how many turns in a row were passed
    hidden: bool  # stashes and deck tops are hidden from the rival
    unlisted: i64  # a bit for each seat: of a deck of its own, whose list is hidden, too
    stashes: bool  # whether there are any
    flips_all: bool  # activation flips own cards, too
    version: i64  # of the rules

    # -- questions

    def card(self, card: CardId) -> Card:
        """What is printed on a card."""
        return self.edition.cards[card]

    def card_on(self, cell: i64) -> Card:
        """What is printed on the card that lies on a space."""
        return self.edition.cards[card_of(self.cells[cell])]

    def place(self, cell: i64) -> i64:
        """The number of a space among all places."""
        return cell if self.cells.size == OUTSIDE else cell + OUTSIDE

    def cell(self, place: i64) -> i64:
        """The space of a place."""
        return place if self.cells.size == OUTSIDE else place - OUTSIDE

    def shows(self, cell: i64, seat: Seat) -> bool:
        """Whether a card lies on a space and shows a seat's colour."""
        laid = self.cells[cell]
        return laid != EMPTY and colour_of(laid) == seat

    def seers(self, seat: Seat) -> i64:
        """C10.2: who sees the stash and the top of the deck of a seat."""
        return bit(seat) if self.hidden else EVERYONE

    def limit(self, seat: Seat) -> i64:
        """C5.1, C11.17, C11.18: how many cards the stash of a seat can hold."""
        if not self.stashes:
            return 0
        limit = self.edition.stash
        for laid in self.cells.items:
            if is_awake(laid):
                card = self.card(card_of(laid))
                if card.rule == STASH_MORE and colour_of(laid) == seat:
                    limit += card.amount
                elif card.rule == STASH_LESS and colour_of(laid) != seat:
                    limit -= card.amount
        return max(limit, 0)

    def has_gate(self, seat: Seat) -> bool:
        """C7.2: whether a gate is open to a seat."""
        for laid in self.cells.items:
            if laid != EMPTY and colour_of(laid) == seat and self.card(card_of(laid)).has_keyword(GATE):
                return True
        return False

    def may_come(self, seat: Seat, card: CardId) -> bool:
        """C7.1, C7.2: whether a card may be laid: an Outer God needs an open gate, and no second one of its kind."""
        if not self.card(card).god:
            return True
        for laid in self.cells.items:
            if card_of(laid) == card:
                return False
        return self.has_gate(seat)

    def free_spaces(self) -> Ints:
        """C4, C10.1: the spaces where a card can be laid."""
        cells = ints()
        if self.cells.size == OUTSIDE:
            for cell in range(self.cells.size):
                if self.cells[cell] == EMPTY:
                    cells.append(cell)
            return cells
        for cell in range(self.cells.size):
            if self.touches_card(cell) and self.is_open(cell):
                cells.append(cell)
        if self.cards_on_board() == 0:
            cells.append(CENTRE)
        return cells

    def has_room(self) -> bool:
        """C9.1: whether there is a space where a card can be laid."""
        return EMPTY in self.cells if self.cells.size == OUTSIDE else self.free_spaces().size > 0

    def is_open(self, cell: i64, leaving: i64 = NOWHERE) -> bool:
        """Whether a space is empty and within the area that cards may take, once another has been left."""
        if cell == NOWHERE or self.cells[cell] != EMPTY:
            return False
        if self.cells.size == OUTSIDE:
            return True
        for other in range(self.cells.size):
            if other != leaving and self.cells[other] != EMPTY and not in_one_area(cell, other):
                return False
        return True

    def touches_card(self, cell: i64) -> bool:
        """Whether a card lies beside a space."""
        for d in range(4):
            other = self.near[cell * 4 + d]
            if other != NOWHERE and self.cells[other] != EMPTY:
                return True
        return False

    def cards_on_board(self) -> i64:
        """How many cards lie on the board."""
        n: i64 = 0
        for laid in self.cells.items:
            if laid != EMPTY:
                n += 1
        return n

    def tally(self) -> Ints:
        """How many cards show the colour of each seat."""
        scores = repeat(2, 0)
        for laid in self.cells.items:
            if laid != EMPTY:
                scores[colour_of(laid)] += 1
        return scores

    def has_list(self, seat: Seat) -> bool:
        """C10.2: whether all know which cards are in the deck of a seat."""
        return self.unlisted & bit(seat) == 0

    def seen_cards(self, seat: Seat) -> Ints:
        """The cards out of the deck of a seat that all can see, wherever they are."""
        cards = self.players[seat].open_cards()
        if self.played and self.active == seat:
            cards.append(self.played)
        for laid in self.cells.items:
            if laid != EMPTY and owner_of(laid) == seat:
                cards.append(card_of(laid))
        return cards

    # -- verbs: the board

    def lay(self, seat: Seat, cell: i64) -> None:
        """The card that is being played comes to lie on a space, its owner's colour up."""
        self.cells[cell] = laid_by(self.played, seat)
        self.spot, self.played = cell, NO_CARD

    def awaken(self) -> None:
        """The lasting rule of the card that is being played holds from now on."""
        self.cells[self.spot] = as_awake(self.cells[self.spot])

    def name_keyword(self, keyword: i64) -> None:
        """One more keyword is named for a rule that flips some."""
        self.keywords_named = self.keywords_named.copy()
        self.keywords_named.append(keyword)

    def forget_keywords(self) -> None:
        """The rule that asked for keywords is done."""
        self.keywords_named = ints()

    def flip(self, cell: i64) -> None:
        """C1.2: turn a card over; it keeps its orientation."""
        self.cells[cell] = other_side(self.cells[cell])
        laid = self.cells[cell]
        self.tell(FLIPPED, colour_of(laid), card_of(laid), at=self.place(cell))

    def take_away(self, cell: i64) -> Laid:
        """A card leaves the board; where it goes is another's business."""
        laid = self.cells[cell]
        self.cells[cell] = EMPTY
        return laid

    def remove(self, cell: i64) -> None:
        """C6.3: a card leaves the board for its owner's removed pile."""
        laid = self.take_away(cell)
        self.players[owner_of(laid)].removed.append(card_of(laid))
        self.tell(REMOVED, owner_of(laid), card_of(laid), at=self.place(cell))

    def move(self, start: i64, goal: i64) -> None:
        """C8.1: a card goes to another space, as it lies."""
        laid = self.take_away(start)
        self.cells[goal] = laid
        self.tell(MOVED, colour_of(laid), card_of(laid), at=self.place(goal))

    # -- verbs: decks

    def take_from_deck(self, seat: Seat, card: CardId) -> None:
        """A card leaves a deck, wherever it lies in it; the deck is to be shuffled."""
        self.remember_list(seat)
        self.players[seat].take(card)

    def remember_list(self, seat: Seat) -> None:
        """C10.2: a hidden list is known to have what all see of it, even once that is shuffled into the deck."""
        if not self.has_list(seat):
            self.players[seat].prove(self.seen_cards(seat))

    def turn_up(self, seat: Seat) -> None:
        """C6.1: the top card of a deck is seen."""
        card = self.players[seat].turn_up(self.chance, not self.hidden)
        if card:
            self.tell(TURNED_UP, seat, card, seers=self.seers(seat))

    def shuffle(self, seat: Seat) -> None:
        """C6.2: a deck is shuffled, and its new top card seen."""
        self.remember_list(seat)
        self.players[seat].shuffle()
        self.tell(SHUFFLED, seat)
        self.turn_up(seat)

    def lose_top(self, seat: Seat) -> None:
        """The top card of a deck leaves the game, open to all."""
        player = self.players[seat]
        card = face_of(player.top.pop())
        player.removed.append(card)
        self.tell(LOST, seat, card)
        self.turn_up(seat)

    def lose_stashed(self, seat: Seat, card: CardId) -> None:
        """A card of a stash leaves the game, open to all."""
        player = self.players[seat]
        player.leave_stash(card, True)
        player.removed.append(card)
        self.tell(LOST, seat, card)

    def put_under(self, seat: Seat, entry: DeckCard) -> None:
        """A card goes to the bottom of a deck, known to those who know it."""
        self.players[seat].bottom.append(as_old(entry))
        self.tell(PUT_UNDER, seat, face_of(entry), seers=EVERYONE if is_known(entry) else bit(seat))

    # -- verbs: the end

    def win(self, seat: Seat) -> None:
        """C4.5, C9.2: somebody has won."""
        standing = repeat(2, 2)
        standing[seat] = 1
        self.tell(WON, seat)
        self.finish(standing)

    def judge(self) -> None:
        """C9.2: more cards of one's colour win; equal is a draw."""
        scores = self.tally()
        for seat in range(2):
            self.tell(SCORED, seat, n=scores[seat])
        if scores[0] == scores[1]:
            self.tell(DREW, NOBODY)
            self.finish(places(scores))
        else:
            self.win(0 if scores[0] > scores[1] else 1)


def in_one_area(one: i64, other: i64) -> bool:
    """Whether two spaces of the table can be of one area."""
    rows, columns = one // TABLE - other // TABLE, one % TABLE - other % TABLE
    return -BOARD < rows < BOARD and -BOARD < columns < BOARD
