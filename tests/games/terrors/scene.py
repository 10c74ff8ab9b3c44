"""A table of Terrors of London laid out in the players' words, and the verbs and questions to play a scene on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gaslamp import Game, Illegal, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.offer import pack_answer
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.terrors.area import card_of, horde_of, in_new_turn, place_of, token_of, with_token
from gaslamp.games.terrors.player import new_player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.top import on_top as lay_on_top
from gaslamp.games.terrors.top import top_card
from gaslamp.games.terrors.turn import ACT, CLEAN_UP, DRAW_PHASE
from gaslamp.games.terrors.words import TOKENS
from tests.games.telling import everything, forbidden, give, names, seen, tale

GAME = games["terrors"]
OVERLORDS = "fenris, lilith, methuselah, azazael"
DEAR = "lich, reaper, mad_doctor, alpha_wolf, demon"  # what nobody can buy at once

Piles = Mapping[int, str]  # by seat: names of cards with commas between, "cultist*3" for three


def scene(
    *hands: str,
    area: Piles | None = None,
    relics: Piles | None = None,
    deck: Piles | None = None,
    top: Piles | None = None,
    discard: Piles | None = None,
    known: Piles | None = None,
    overlords: str = OVERLORDS,
    life: Sequence[int] = (),
    coin: int = 0,
    power: int = 0,
    street: str = DEAR,
    market: str = "wisp*5",
    acolytes: str = "undead_acolyte",
    active: int = 0,
    seed: int = 1,
    game: Game = GAME,
) -> Terrors:
    """A game in which seat `active` is in its action phase; two hands for two players, four for teams.

    In `area`, "gargoyle:banish" began the turn in play with its token on that side, "phantom:haunt" got its token in
    this turn; any other card was played in this turn and has done what it does. A deck that is not given has five
    Cultists; `top` lies on it, the topmost first, "ghoul:shown" if all know it. `known` are the cards of a hand that
    all know. Life that is not given is full.
    """
    state = game.new(len(hands), seed, listen=True)
    assert isinstance(state, Terrors)
    state.players = [new_player() for _ in hands]
    for seat, player in enumerate(state.players):
        player.overlord = number(names(overlords)[seat])
        player.life = life[seat] if seat < len(life) else state.card(player.overlord).life
        open_cards = pile((known or {}).get(seat, ""))
        player.hand, player.open = row([*open_cards.list(), *pile(hands[seat]).list()]), open_cards.size
        player.area = row([in_play(name, seat == active) for name in names((area or {}).get(seat, ""))])
        player.relics = pile((relics or {}).get(seat, ""))
        player.deck = pile((deck or {}).get(seat, "cultist*5"))
        player.top = row([known_top(name) for name in names((top or {}).get(seat, ""))[::-1]])
        player.discard = pile((discard or {}).get(seat, ""))
    state.players[active].coin, state.players[active].power = coin, power
    shown = pile(street).list()
    state.street = row([*shown, *[0] * (int(state.edition.street) - len(shown))])
    state.market, state.acolytes, state.removed = pile(market), pile(acolytes), ints()
    state.active, state.turns, state.hordes = active, 1, 0
    state.agenda, state.log, state.chance = ints(), ints(), seeded(seed)
    state.then(active, ACT, CLEAN_UP, DRAW_PHASE)
    state.put_in_order(0)
    state.advance()
    return state


def in_play(name: str, active: bool) -> int:
    """A card in play: "gargoyle", "gargoyle:banish", "phantom:haunt"."""
    card, _, token = name.partition(":")
    entry = with_token(number(card), TOKENS.index(token or "none"))
    return int(in_new_turn(entry) if active and token == "banish" else entry)


def known_top(name: str) -> int:
    """A card on top of a deck: "ghoul", or "ghoul:shown" if all know it."""
    card, _, shown = name.partition(":")
    return int(lay_on_top(number(card), bool(shown), False))


def pile(text: str) -> Ints:
    """The cards in a text."""
    return row([number(name) for name in names(text)])


def number(name: str) -> int:
    """The number of a card."""
    assert name in GAME.cards, f"{name} is no card"
    return GAME.cards.index(name)


# -- verbs


def play(state: Terrors, card: str, *choices: str | int) -> Terrors:
    """Play a card from the hand of who is asked, then make the choices that follow; the state, for chains."""
    return choose(state, f"play {card}", *choices)


def choose(state: Terrors, *choices: str | int) -> Terrors:
    """Answer in words: "play ghoul", "form skeleton poltergeist", "attack", "1 5", "no", "ghoul + wisp" for a set."""
    for choice in choices:
        if " + " in str(choice):
            name_set(state, whole_set(state, str(choice)))
        else:
            give(GAME, state, answer(state, choice))
    return state


def whole_set(state: Terrors, choice: str) -> tuple[tuple[int, ...], ...]:
    """A set in the engine's numbers: "ghoul + wisp"."""
    return tuple(answer(state, one) for one in choice.split(" + "))


def name_set(state: Terrors, elements: tuple[tuple[int, ...], ...]) -> None:
    """Answer with a whole set: it is not forbidden, and no piece is made or lost."""
    before = GAME.census(state)
    assert state.why_not(elements) is None
    state.answer(elements)
    assert GAME.census(state) == before


def answer(state: Terrors, choice: str | int) -> tuple[int, ...]:
    """A choice in the engine's numbers; parts at the end that are not said are 0."""
    assert state.question is not None, "the game is over"
    if choice == "no":
        return ()
    words, picks = str(choice).split(), state.question.names
    assert len(words) <= len(picks), f"{choice} does not answer {state.question.name}"
    words += ["0"] * (len(picks) - len(words))
    return tuple(value(pick, word) for pick, word in zip(picks, words, strict=True))


def value(pick: str, word: str) -> int:
    """One part of an answer."""
    if word.isdigit():
        return int(word)
    if word == "street":
        return NOBODY
    return GAME.part_words[pick].index(word) if pick in GAME.part_words else number(word)


def finish(state: Terrors) -> Terrors:
    """Play every card that is left in the hand, decline whatever can be declined, and pass."""
    active = state.active
    while not state.over and state.active == active:
        state.answer(() if () in state.offered else state.offered[0])
    return state


def refuse_set(state: Terrors, choice: str, rule: str) -> None:
    """A whole set is forbidden by the rule, and naming it changes nothing."""
    before = everything(GAME, state)
    with pytest.raises(Illegal) as error:
        state.answer(whole_set(state, choice))
    assert error.value.rule == rule and everything(GAME, state) == before


def refuse(state: Terrors, given: str | int | tuple[int, ...], rule: str) -> None:
    """An answer is forbidden by the rule, and giving it changes nothing."""
    forbidden(GAME, state, given if isinstance(given, tuple) else answer(state, given), rule)


# -- readers


def offers(state: Terrors) -> set[str]:
    """The answers offered, in the words that choose understands, none of them twice."""
    answers = [say(state, given) for given in state.offered]
    assert len(answers) == len(set(answers))
    return set(answers)


def say(state: Terrors, given: tuple[int, ...]) -> str:
    """An answer in words, without what is 0 at its end."""
    assert state.question is not None
    parts = list(given)
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return " ".join(word(pick, part) for pick, part in zip(state.question.names, parts, strict=False)) or "no"


def word(pick: str, part: int) -> str:
    """One part of an answer in words."""
    if pick in GAME.part_words:
        return GAME.part_words[pick][part]
    if pick == "seat" and part == NOBODY:
        return "street"
    return GAME.cards[part] if pick in ("card", "other") and part else str(part)


def hope(state: Terrors, choice: str) -> int:
    """How promising an answer looks to bots at first sight."""
    return int(state.choice.hope(state, state.me, pack_answer(answer(state, choice), state.choice.parts)))


def card_names(cards: Ints) -> list[str]:
    """Cards in order of their names."""
    return sorted(GAME.cards[card] for card in cards.list())


def hand(state: Terrors, seat: int) -> list[str]:
    """The cards in a hand."""
    return card_names(state.players[seat].hand)


def deck(state: Terrors, seat: int) -> list[str]:
    """The cards of a deck that nobody has seen."""
    return card_names(state.players[seat].deck)


def on_top(state: Terrors, seat: int) -> list[str]:
    """What lies on top of a deck and was put or seen there, the topmost first."""
    return [GAME.cards[top_card(entry)] for entry in state.players[seat].top.list()[::-1]]


def discard_pile(state: Terrors, seat: int) -> list[str]:
    """The cards of a discard pile."""
    return card_names(state.players[seat].discard)


def relics(state: Terrors, seat: int) -> list[str]:
    """The relics of a seat."""
    return card_names(state.players[seat].relics)


def removed_cards(state: Terrors) -> list[str]:
    """The cards that have left the game."""
    return card_names(state.removed)


def street(state: Terrors) -> list[str]:
    """The cards of the street."""
    return [GAME.cards[card] for card in state.street.list() if card]


def area(state: Terrors, seat: int) -> list[str]:
    """The cards in play in order of their names: "gargoyle:banish" if there is a token."""
    cards = [(GAME.cards[card_of(entry)], TOKENS[token_of(entry)]) for entry in state.players[seat].area.list()]
    return sorted(name if token == "none" else f"{name}:{token}" for name, token in cards)


def hordes(state: Terrors, seat: int) -> list[list[str]]:
    """The hordes of a seat, each from left to right."""
    entries = state.players[seat].area.list()
    return [
        [GAME.cards[card_of(entry)] for entry in sorted(entries, key=place_of) if horde_of(entry) == n]
        for n in range(1, int(state.hordes) + 1)
    ]


def life(state: Terrors) -> list[int]:
    """The life of each overlord."""
    return [int(player.life) for player in state.players]


def pool(state: Terrors, seat: int) -> tuple[int, int, int]:
    """Coins, power and regeneration of a seat."""
    player = state.players[seat]
    return int(player.coin), int(player.power), int(player.regeneration)


def events(state: Terrors, *kinds: str) -> list[Event]:
    """The events of these kinds, as a spectator saw them."""
    return seen(GAME, state, kinds)


def story(state: Terrors, seat: int | None = None) -> list[str]:
    """All events as a spectator, or a seat, saw them, each in a few words."""
    return tale(GAME, state, seat)
