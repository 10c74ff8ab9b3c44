"""The printed numbers of Nanty Narking, ours or corrected by somebody who owns the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.book import checks
from gaslamp.engine.book.data import Data, load
from gaslamp.engine.errors import BadData
from gaslamp.games.nanty.kinds import CARDS, DISTRICTS, IDENTITIES
from gaslamp.games.nanty.old_data import brought_up_to_date
from gaslamp.games.nanty.words import ABILITIES, GOALS, PRIZES, REACTIONS, SCROLLS, SETS, SYMBOLS, WHERE

DATA: Final[Data] = load(Path(__file__).parent / "data" / "nanty.toml")
GAME: Final = {  # numbers of the game: the least and the most
    "money": (0, 50),
    "hand": (1, 10),
    "agents": (3, 15),
    "buildings": (1, 12),
    "grenadiers": (0, 15),
    "citizens": (0, 15),
    "agent_points": (0, 20),
    "riots": (1, 12),
    "fog": (0, 20),
    "emergency": (0, 12),
    "earthquake": (0, 12),
    "flood": (0, 12),
    "new_citizens": (0, 12),
    "subsidence": (0, 20),
}
DISTRICT: Final = {"cost": (0, 60), "river": (0, 1), "price": (0, 20), "amount": (0, 20)}
CARD: Final = {
    "money": (0, 20),
    "amount": (0, 20),
    "count": (0, 10),
    "district": (1, len(DISTRICTS)),
    "quiet": (0, 1),
    "win": (1, len(DISTRICTS)),
    "lose": (0, len(DISTRICTS)),
    "forfeit": (0, 20),
    "share": (1, 10),
    "debt": (0, 60),
    "repay": (0, 60),
    "penalty": (0, 60),
}
CHOICES: Final = {  # words of a card
    "deck": ("upper", "lower"),
    "text": (*SCROLLS, *REACTIONS),
    "origin": WHERE[1:],
    "where": WHERE[1:],
    "prize": PRIZES[1:],
}
WORDS: Final = {**CHOICES, "symbols": SYMBOLS, "ability": ABILITIES}
MOST_GOAL: Final = 200
MOST_SYMBOLS: Final = 6
FEWEST_IDENTITIES: Final = 6
MOST_LEFT_OUT: Final = 3  # so that two players have an unused one
NEEDS: Final = {  # numbers and words without which a text says nothing
    "steal_from_each": ("amount",),
    "loan": ("amount", "debt", "repay", "penalty"),
    "target_gives_cards": ("count",),
    "each_gives_card_or_money": ("amount",),
    "earn_per_agent_in": ("amount", "district"),
    "move_enemy_agent": ("where",),
    "play_cards": ("count",),
    "gamble": ("prize", "win", "lose"),
    "hand_penalty": ("amount",),
    "pay_or_lose_building": ("amount",),
    "draw_from_discard": ("count",),
    "draw": ("count",),
    "discard_for_money": ("amount",),
    "steal": ("amount",),
    "discard": ("count",),
    "earn_per_unrest": ("amount",),
    "sell_card": ("amount",),
    "move_own_agent": ("origin", "where"),
    "hire_killer": ("amount",),
    "remove_agent_in": ("district",),
    "pay_and_assassinate": ("amount",),
    "look_and_discard": ("count",),
    "roll_and_remove": ("count",),
    "earn_per_building": ("amount",),
    "place_agent": ("where", "count"),
    "discard_and_refill": ("count",),
    "buy_building": ("where",),
    "build_half_price": ("share",),
    "earn_in_unrest": ("amount",),
    "steal_cards": ("count",),
    "place_unrest": ("where",),
    "pay_and_move": ("amount",),
    "force_payment": ("amount",),
}


def check(data: Data) -> None:
    """Refuse what cannot be played."""
    data = brought_up_to_date(data)
    checks.sections(data, ("game", *DISTRICTS, *(name for name in IDENTITIES if name in DATA.facts), *CARDS))
    check_game(data)
    for district in DISTRICTS:
        check_district(data, district)
    for district in DISTRICTS:
        check_neighbours(data, district)
    for identity in IDENTITIES:
        if identity in data.facts:
            check_identity(data, identity)
    for card in CARDS:
        check_card(data, card)


def check_game(data: Data) -> None:
    """The numbers of the game, each within reason."""
    without = [f"{one}_two_players_without" for one in SETS]
    checks.only(data, "game", (*GAME, *SETS, *without, "start", "two_players_without"))
    for name, (least, most) in GAME.items():
        checks.limit(data, "game", name, data.number("game", name), least, most)
    checks.size(data, "game", "start", len(districts(data, "game", "start")), 0, data.number("game", "agents") - 1)
    checks.different(data, "game", "two_players_without", checks.some_of(data, "game", "two_players_without", CARDS))
    for one in SETS:
        names = checks.some_of(data, "game", one, IDENTITIES)
        checks.different(data, "game", one, names)
        checks.size(data, "game", one, len(names), FEWEST_IDENTITIES, len(IDENTITIES))
    for name in without:
        if data.has("game", name):
            left_out = checks.some_of(data, "game", name, IDENTITIES)
            checks.different(data, "game", name, left_out)
            checks.size(data, "game", name, len(left_out), 0, MOST_LEFT_OUT)


def check_district(data: Data, district: str) -> None:
    """A district card."""
    checks.only(data, district, (*DISTRICT, "neighbours", "ability"))
    data.number(district, "cost")
    checks.limits(data, district, DISTRICT)
    checks.one_of(data, district, "ability", ABILITIES)
    districts(data, district, "neighbours")


def check_neighbours(data: Data, district: str) -> None:
    """Whoever is a neighbour has one."""
    here = DISTRICTS.index(district) + 1
    for number in data.numbers(district, "neighbours"):
        there = DISTRICTS[number - 1]
        if here == number or here not in data.numbers(there, "neighbours"):
            raise BadData("error-data-neighbour", where=data.place(there, "neighbours"), value=here)


def check_identity(data: Data, identity: str) -> None:
    """What an identity needs, with 2, 3 and 4 players."""
    checks.only(data, identity, (*GOALS, *(f"{goal}_{one}" for goal in GOALS for one in SETS[1:])))
    for name, fact in data.facts[identity].items():
        most = len(DISTRICTS) if name.startswith("unrest") else MOST_GOAL
        if isinstance(fact.value, int):
            checks.limit(data, identity, name, fact.value, 1, most)
        else:
            checks.row(data, identity, name, 3, 1, most)


def check_card(data: Data, card: str) -> None:
    """The symbols of a card, and its text with all that it needs."""
    checks.only(data, card, (*CHOICES, *CARD, "symbols"))
    data.word(card, "deck")
    for name, words in CHOICES.items():
        if data.has(card, name):
            checks.one_of(data, card, name, words)
    checks.limits(data, card, CARD)
    symbols = checks.some_of(data, card, "symbols", SYMBOLS)
    checks.size(data, card, "symbols", len(symbols), 1, MOST_SYMBOLS)
    if "take_money" in symbols:
        data.number(card, "money")
    check_text(data, card, symbols)


def check_text(data: Data, card: str, symbols: list[str]) -> None:
    """A scroll has its text, a reaction too; any other text is never read."""
    wanted = SCROLLS if "scroll" in symbols else REACTIONS if "reaction" in symbols else ()
    if wanted:
        text = checks.one_of(data, card, "text", wanted)
        for name in NEEDS.get(text, ()):
            data.fact(card, name)
        near = text == "place_agent" and data.word(card, "where") == "near"
        if near or (text == "gamble" and data.word(card, "prize") != "killing"):
            data.fact(card, "district" if near else "amount")


def districts(data: Data, section: str, name: str) -> list[int]:
    """Numbers of districts, none of them twice."""
    numbers = data.numbers(section, name)
    for number in numbers:
        checks.limit(data, section, name, number, 1, len(DISTRICTS))
    checks.different(data, section, name, numbers)
    return numbers
