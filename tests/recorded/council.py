"""What is to be recorded of Council of Five."""

from __future__ import annotations

from gaslamp import games
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import Option
from gaslamp.engine.core.offer import pack_answer
from gaslamp.games.council.deck_card import face_of
from gaslamp.games.council.facts import DATA
from gaslamp.games.council.kinds import DECKS, KINDS
from gaslamp.games.council.rules import BY_WORD
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import NO_RULE
from tests.recorded.plan import Plan, Texts, told
from tests.recorded.players import anyhow, eager

GAME = games["council"]
VERBS = GAME.part_words["verb"]
MIDDLE = 12  # a space of the board
SIDES = (-5, 1, 5, -1)  # from there to the north, east, south and west
GODS = "2 10 11 12 13 42x2 56x2 57x2 58x2 59x2 60x2"  # a deck of one's own, with two Outer Gods and no gate
SHELVED = "18 19 20 21 22 27 40 47 48 54 63 67 68 69 75 76 77 90 94"  # one with cards that no published deck has


def ending(state: Council) -> str:
    """How a game ended: by a full board, by cards that are spent, by a draw, by four ties, or by two who passed."""
    if not any(event.kind == "scored" for event in GAME.events(state, None)):
        return "ties"
    if state.places == [1, 1]:
        return "draw"
    return "passed" if state.passes > 1 else "full" if state.cards_on_board() == 25 else "spent"


def plot(state: Council, chance: Chance) -> Option:
    """An answer of two who want four ties: light keeps a card for the middle, dark lays what equals it around that."""
    return pack_answer(plotted(state, chance), state.answer_parts)


def plotted(state: Council, chance: Chance) -> tuple[int, ...]:
    """That answer."""
    question, offered = state.question, list(state.offered)
    assert question is not None
    if question.name in ("cut", "lay_board"):
        return offered[-1] if question.name == "cut" else offered[0]
    if question.name == "place":
        place = (MIDDLE if state.me == 0 else open_side(state, question.card),)
        return place if place in offered else offered[0]
    if question.name == "choose" and state.me == 0:
        return keep(state)
    if question.name == "choose":
        top = int(state.players[1].top_card()) if state.players[1].deck_size() else 0
        play = (VERBS.index("play"), top)
        return play if play in offered and open_side(state, top) else discard(state)
    return offered[chance.below(len(offered))]


def keep(state: Council) -> tuple[int, ...]:
    """Light stashes a card that dark can equal on each side, and plays it when all four sides are ready."""
    player, offered = state.players[0], list(state.offered)
    if player.stash.size and all(state.cells[MIDDLE + step] for step in SIDES):
        play = (VERBS.index("play_stashed"), int(face_of(player.stash[0])))
        return play if play in offered else discard(state)
    top = int(player.top_card()) if player.deck_size() else 0
    stash = (VERBS.index("stash"), top)
    if not player.stash.size and stash in offered and all(rivals(state, top, d) for d in range(4)):
        return stash
    return discard(state)


def discard(state: Council) -> tuple[int, ...]:
    """The top card is discarded; what was stashed only if there is no other."""
    verb = VERBS.index("discard")
    return next((answer for answer in state.offered if answer and answer[0] == verb), state.offered[-1])


def open_side(state: Council, card: int) -> int:
    """The empty space beside the middle where a card of dark equals what light has kept, 0 if there is none."""
    stash = state.players[0].stash
    for d, step in enumerate(SIDES):
        if stash.size and not state.cells[MIDDLE + step] and equal(state, int(face_of(stash[0])), card, d):
            return MIDDLE + step
    return 0


def rivals(state: Council, card: int, d: int) -> bool:
    """Whether dark has a card in its deck that equals one of light on a side."""
    player = state.players[1]
    return any(equal(state, card, int(face_of(entry)), d) for entry in [*player.top.list(), *player.deck.list()])


def equal(state: Council, light: int, dark: int, d: int) -> bool:
    """Whether a card of light and one of dark beside it, which lies the other way round, touch with equal features."""
    return bool(state.edition.cards[light].features[d] == state.edition.cards[dark].features[d])


def stubborn(state: Council, chance: Chance) -> Option:
    """An answer that fills the stash and passes as soon as that is allowed."""
    question = state.question
    assert question is not None
    if question.name == "choose":
        stash = VERBS.index("stash")
        wanted = [answer for answer in state.offered if answer == () or answer[0] == stash]
        if wanted:
            return pack_answer(min(wanted), state.answer_parts)
    return anyhow(state, chance)


def texts() -> Texts:
    """The extra rule of each card: applied, or in force, or looked at when the card is activated."""
    ruled = [card for card in KINDS[1:] if DATA.has(card, "rule") and DATA.word(card, "rule") != NO_RULE]
    applied = [card for card in ruled if DATA.word(card, "rule") in BY_WORD]
    return told(("applied",), tuple(applied)) | told(("lasts", "laid"), tuple({*ruled} - {*applied}))


PLAN = Plan(
    game="council",
    ending=ending,
    endings=("full", "spent", "draw", "ties", "passed"),
    players=(eager(7), anyhow, eager(9), plot, stubborn),
    texts=texts,
    values={"decks": (*DECKS, GODS, SHELVED)},
    beyond={"effect:ExtraRule": "it stands for rules that are looked at elsewhere, and is never carried out"},
)
