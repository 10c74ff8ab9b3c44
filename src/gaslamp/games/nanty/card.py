"""A card: its symbols and its text; and an edition: everything that is printed, as some data file has it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.book.data import Data
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, ints, repeat, row
from gaslamp.games.nanty.districts import LAST_DISTRICT, Districts, these
from gaslamp.games.nanty.kinds import CARDS, DISTRICTS, IDENTITIES, KINDS
from gaslamp.games.nanty.old_data import brought_up_to_date
from gaslamp.games.nanty.words import ABILITIES, GOALS, NO_TEXT, PRIZES, SETS, SYMBOLS, TEXTS, WHERE

FIRST_DISTRICT: Final[i64] = 1 + len(CARDS)
FIRST_IDENTITY: Final[i64] = FIRST_DISTRICT + len(DISTRICTS)
FIRST_RANDOM_EVENT: Final[i64] = FIRST_IDENTITY + len(IDENTITIES)
STOP_PLAYER: Final[i64] = TEXTS.index("stop_player")
STOP_REMOVAL: Final[i64] = TEXTS.index("stop_removal")
RELOCATE: Final[i64] = TEXTS.index("relocate")
IGNORE_TEXT: Final[i64] = TEXTS.index("ignore_text")
END_TURN: Final[i64] = TEXTS.index("end_turn")
LOAN: Final[i64] = TEXTS.index("loan")
SCROLL: Final[i64] = SYMBOLS.index("scroll")
ANY: Final[i64] = WHERE.index("any")
OWN_BUILDING: Final[i64] = WHERE.index("own_building")
UNREST: Final[i64] = WHERE.index("unrest")
NEAR: Final[i64] = WHERE.index("near")
NEAR_UNREST: Final[i64] = WHERE.index("near_unrest")


def district_card(district: i64) -> CardId:
    """The card of a district."""
    return FIRST_DISTRICT - 1 + district


def district_of(card: CardId) -> i64:
    """The district of a district card; 0 or less, or more than there are, for any other card."""
    return card - FIRST_DISTRICT + 1


@final
class Card:
    """What is printed on an action card: the deck, the symbols from top to bottom, the text with its numbers."""

    def __init__(self, name: str, data: Data) -> None:
        self.upper: Final[bool] = data.word(name, "deck") == "upper"
        self.symbols: Final[Ints] = symbols(data, name)
        self.money: Final[i64] = number(data, name, "money")
        self.text: Final[i64] = TEXTS.index(text_of(data, name) or NO_TEXT)
        self.amount: Final[i64] = number(data, name, "amount")
        self.count: Final[i64] = number(data, name, "count")
        self.district: Final[i64] = number(data, name, "district")
        self.origin: Final[i64] = word(data, name, "origin", WHERE)
        self.where: Final[i64] = word(data, name, "where", WHERE)
        self.quiet: Final[i64] = number(data, name, "quiet")
        self.win: Final[i64] = number(data, name, "win")
        self.lose: Final[i64] = number(data, name, "lose")
        self.prize: Final[i64] = word(data, name, "prize", PRIZES)
        self.forfeit: Final[i64] = number(data, name, "forfeit")
        self.share: Final[i64] = number(data, name, "share")
        self.debt: Final[i64] = number(data, name, "debt")
        self.repay: Final[i64] = number(data, name, "repay")
        self.penalty: Final[i64] = number(data, name, "penalty")


@final
class District:
    """What is printed on a district card."""

    def __init__(self, name: str, data: Data) -> None:
        self.cost: Final[i64] = data.number(name, "cost")
        self.ability: Final[i64] = word(data, name, "ability", ABILITIES)
        self.price: Final[i64] = number(data, name, "price")
        self.amount: Final[i64] = number(data, name, "amount")
        self.river: Final[bool] = number(data, name, "river") > 0
        self.near: Final[Districts] = these(data.numbers(name, "neighbours"))


def number(data: Data, name: str, sort: str) -> i64:
    """A number of a card; what is not said is 0."""
    return data.number(name, sort) if data.has(name, sort) else 0


def word(data: Data, name: str, sort: str, words: tuple[str, ...]) -> i64:
    """A word of a card, by number; what is not said is the first."""
    return words.index(data.word(name, sort)) if data.has(name, sort) else 0


def symbols(data: Data, name: str) -> Ints:
    """The symbols of a card, from top to bottom."""
    return row([SYMBOLS.index(one) for one in data.words(name, "symbols")])


def text_of(data: Data, name: str) -> str:
    """The text of a card, "" if no symbol of it asks for one."""
    shown = data.words(name, "symbols")
    return data.word(name, "text") if "scroll" in shown or "reaction" in shown else ""


@final
class Edition:
    """All cards by number, the districts, and the numbers of the game."""

    def __init__(self, data: Data) -> None:
        data = brought_up_to_date(data)
        none = Card(CARDS[0], data)  # there is no card 0, but numbers begin there
        self.cards: Final[list[Card]] = [none, *[Card(name, data) for name in CARDS]]
        back = District(DISTRICTS[0], data)
        self.districts: Final[list[District]] = [back, *[District(name, data) for name in DISTRICTS]]
        self.money: Final[i64] = data.number("game", "money")
        self.start: Final[Ints] = row(data.numbers("game", "start"))
        self.hand: Final[i64] = data.number("game", "hand")
        self.agents: Final[i64] = data.number("game", "agents")
        self.buildings: Final[i64] = data.number("game", "buildings")
        self.grenadiers: Final[i64] = data.number("game", "grenadiers")
        self.citizens: Final[i64] = data.number("game", "citizens")
        self.agent_points: Final[i64] = data.number("game", "agent_points")
        self.riots: Final[i64] = data.number("game", "riots")
        self.fog: Final[i64] = data.number("game", "fog")
        self.subsidence: Final[i64] = data.number("game", "subsidence")
        self.emergency: Final[i64] = data.number("game", "emergency")
        self.earthquake: Final[i64] = data.number("game", "earthquake")
        self.flood: Final[i64] = data.number("game", "flood")
        self.new_citizens: Final[i64] = data.number("game", "new_citizens")
        self.without: Final[Ints] = row([KINDS.index(name) for name in data.words("game", "two_players_without")])
        self.sets: Final[list[Ints]] = [identities(data, one) for one in SETS]
        self.left_out: Final[list[Ints]] = [identities(data, f"{one}_two_players_without") for one in SETS]
        self.goals: Final[Ints] = goals(data)
        self.reactions: Final[Ints] = self.with_text(STOP_PLAYER, END_TURN)
        self.endings: Final[Ints] = self.with_text(END_TURN, END_TURN)
        self.insurances: Final[Ints] = self.with_ability(ABILITIES.index("insure"))

    def with_text(self, first: i64, last: i64) -> Ints:
        """The cards with one of some texts."""
        cards = ints()
        for card in range(1, FIRST_DISTRICT):
            if first <= self.cards[card].text <= last:
                cards.append(card)
        return cards

    def with_ability(self, ability: i64) -> Ints:
        """The districts with an ability."""
        districts = ints()
        for district in range(1, LAST_DISTRICT + 1):
            if self.districts[district].ability == ability:
                districts.append(district)
        return districts

    def deck(self, upper: bool, seats: i64) -> Ints:
        """The upper or the lower cards; two players do without some."""
        cards = ints()
        for card in range(1, FIRST_DISTRICT):
            if self.cards[card].upper == upper and not (seats == 2 and card in self.without):
                cards.append(card)
        return cards

    def identities(self, one: i64, without_some: bool) -> Ints:
        """The identities of a set, without those that two players may leave out or with them."""
        cards = ints()
        for card in self.sets[one].items:
            if not (without_some and card in self.left_out[one]):
                cards.append(card)
        return cards

    def goal(self, identity: CardId, one: i64, goal: i64, seats: i64) -> i64:
        """How much of something an identity needs in a set of identities, 0 if it does not help."""
        return self.goals[(((identity - FIRST_IDENTITY) * len(SETS) + one) * len(GOALS) + goal) * 3 + seats - 2]


def identities(data: Data, name: str) -> Ints:
    """Some identities by number; what is not said is none."""
    return row([KINDS.index(identity) for identity in data.words("game", name)] if data.has("game", name) else [])


def goals(data: Data) -> Ints:
    """What every identity needs in every set, for 2, 3 and 4 players."""
    numbers = repeat(len(IDENTITIES) * len(SETS) * len(GOALS) * 3, 0)
    i: i64 = 0
    for name in IDENTITIES:
        for one in SETS:
            for goal in GOALS:
                for wanted in wanted_in(data, name, goal, one):
                    numbers[i] = wanted
                    i += 1
    return numbers


def wanted_in(data: Data, name: str, goal: str, one: str) -> list[int]:
    """How much an identity needs of something: the number of its set, else of the standard set if that is alike."""
    if data.has(name, f"{goal}_{one}"):
        return for_all(data, name, f"{goal}_{one}")
    alike = one != "extended" or not any(data.has(name, f"{other}_extended") for other in GOALS)
    return for_all(data, name, goal) if alike and data.has(name, goal) else [0, 0, 0]


def for_all(data: Data, name: str, goal: str) -> list[int]:
    """How much for 2, 3 and 4 players; a single number is for any of them."""
    value = data.fact(name, goal).value
    return [value] * 3 if isinstance(value, int) else data.numbers(name, goal)
