"""What HTTP takes and gives: people, new tables, lists and records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from gaslamp.engine.book.data import Source
from gaslamp.engine.book.piece import Kind
from gaslamp.protocol.frame import Language, Level, Message, MomentNo, Name, SeatNo, Strict, TableId
from gaslamp.protocol.view import EventJson, Part, View

SettingValue: TypeAlias = str | int | list[str]
FactValue: TypeAlias = int | str | Sequence[int | str]


class Problem(Message):
    """Why something was refused: a key for programs, words for people, the rule if it is one of the game's."""

    key: str
    says: str
    rule: str = ""
    retry: int = 0  # seconds after which it may be tried again


class WhoAmI(Strict):
    """What one wants to be called, and the language one reads."""

    name: Name
    language: Language = "en"


class Account(Strict):
    """A login name and its password."""

    login: Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[\w.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Clock(Strict):
    """How long one may think: seconds for a move, for the whole game, and given back by each move; 0 is no limit."""

    move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    game: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    extra: Annotated[int, Meta(ge=0, le=3600)] = 0


class Bot(Strict, tag="bot"):
    """A seat for a bot."""

    level: Level = "normal"


class You(Strict, tag="you"):
    """A seat for whoever opens the table; several such are a hot-seat at one screen."""

    name: Name | None = None


class Free(Strict, tag="free"):
    """A seat for whoever comes."""


Plan: TypeAlias = Bot | You | Free


class Terms(Strict):
    """What is played at a table, and how."""

    game: str
    settings: dict[str, SettingValue] = {}
    language: Language = "en"
    pace: Literal["live", "days"] = "live"
    clock: Clock = field(default_factory=Clock)
    access: Literal["open", "link", "private"] = "link"
    spectators: bool = True


class NewTable(Strict):
    """A table to be opened."""

    terms: Terms
    seats: Annotated[list[Plan], Meta(min_length=1, max_length=14)]


class Chair(Message):
    """A seat as everybody sees it."""

    who: Literal["free", "person", "bot"]
    name: str = ""
    level: Level | None = None  # of the bot, or of the bot that keeps the seat warm
    minded: bool = False
    left: bool = False
    host: bool = False
    word: bool = False  # whether a word was added to the luck


Status: TypeAlias = Literal["waiting", "playing", "over", "ended"]


class Listing(Message):
    """A table in a list."""

    id: TableId
    terms: Terms
    status: Status
    chairs: list[Chair]
    changed: int  # milliseconds since the epoch
    asked: int | None = None
    yours: list[int] = []  # your seats, in a list of your tables


class Created(Message):
    """The new table, and the key of each free seat if it is private."""

    table: TableId
    keys: list[str] = []


class Me(Message):
    """Who one is, and all one's tables."""

    person: str
    name: str
    language: Language
    login: str | None = None
    tables: list[Listing] = []


class Setting(Message):
    """One thing that can be set before a game begins."""

    name: str
    values: list[SettingValue]
    default: SettingValue
    count: int = 0  # several: so many of the names
    names: list[str] = []
    each: bool = False  # for each seat one of the names, or a text of one's own


class GameCard(Message):
    """A game that can be played here."""

    name: str
    version: str
    seats: list[int]
    settings: list[Setting]
    levels: list[Level]
    phrases: list[str]


class SettingWords(Message):
    """A setting in words."""

    title: str
    help: str
    values: dict[str, str]  # by value
    names: dict[str, str] = {}  # by name, of those to choose from


class Playbill(Message):
    """A game in the words by which it is chosen and set up."""

    game: str
    title: str
    pitch: str  # a sentence or two
    length: str  # how long it takes
    rules: int  # how many its rule book has
    settings: dict[str, SettingWords]
    emblem: str  # on its box: a path in a square of 512
    hue: int  # of its box: an angle from 0 to 360


class Piece(Message):
    """How what lies under a key of a view is drawn."""

    kind: Kind
    means: dict[str, str] = {}  # what cards in it stand for: words by part
    top: int | str | None = None  # of a track: where it ends, or the key of the view that says so


class Fact(Message):
    """A printed number or word, or a few of either, with where it comes from."""

    value: FactValue = field(name="is")
    source: Source
    note: str | None = None  # an owner's, who has corrected it; none: it is ours, and its remark is in the texts


class LookOfMap(Message):
    """What is drawn between the tiles of a map."""

    streets: str | None = None  # the fact of a place that names the places to which streets lead
    river: int | None = None  # the row below which a river flows


class LookOfSquares(Message):
    """A map of squares side by side: which keys of a tile say whose colour its card shows, and towards whom it lies."""

    colour: str
    owner: str


class Look(Message):
    """How a game looks: the name of a drawing, and a colour, for what is in the box."""

    icons: dict[str, str]  # the drawings by name: paths in a square of 512
    emblem: str  # on the box
    hue: int = 40  # of the box: an angle from 0 to 360
    cards: dict[str, str] = {}  # by name
    hues: dict[str, int] = {}  # colours of cards by name, where they differ
    places: dict[str, str] = {}
    facts: dict[str, str] = {}  # the numbers on cards
    keys: dict[str, str] = {}  # the parts of the view
    words: dict[str, str] = {}  # by part and word: "verb-take"
    face: list[str] | None = None  # what is printed on a card, by the names of its facts in order; none: all of them
    corners: tuple[str, str] | None = None  # what is printed in the upper corners of a card, left and right
    tints: dict[str, int] = {}  # the colours of words: "left-beast"
    sides: tuple[str, str] | None = None  # what is printed on the sides of a card, by which it is joined to others
    edges: str | None = None  # the fact of four numbers on the edges of a card, clockwise from the top
    brands: list[str] = []  # the words branded on a card and on the tile where it lies: "keywords-gate"
    tile: list[str] = []  # what is printed on the tile of a place, by the names of its facts
    beside: dict[str, str] = {}  # the fact whose number stands beside the picture of a word
    headed: dict[str, str] = {}  # facts of several words before which a picture stands: that of which fact
    located: list[str] = []  # the facts whose numbers are places
    flags: list[str] = []  # the facts that are 1 for yes and 0 for no
    map: LookOfMap | None = None
    squares: LookOfSquares | None = None
    numbered: bool = False  # whether cards are known by their numbers
    brief: list[str] = []  # what lies before a player and needs little room, by its keys in the view
    open: list[str] = []  # the hands that lie open before everybody, by their keys in the view
    chained: dict[str, str] = {}  # the groups whose cards are joined where they share a number: in_play by horde
    alarms: list[str] = []  # the signs that bode ill, by their keys in the view
    score: str | None = None  # the key of the view that counts the score; none: the score is drawn by itself


class GameBook(Message):
    """What the numbers of a game stand for, and how its table is drawn; the words are in its texts."""

    name: str
    cards: list[str]  # by number; 0 is the back
    places: list[str]  # by number
    questions: dict[str, list[Part]]  # by name: what their answers name, and what they speak of
    events: list[str]  # the kinds of its events
    event_parts: list[Part]  # what the numbers of an event name
    pieces: dict[str, Piece]  # by the keys of its views
    grid: dict[str, tuple[int, int]]  # the column and row of each place, if there is a map
    facts: dict[str, dict[str, Fact]]  # by section, a card or the whole game, and name
    card_rules: list[str]  # by number: the rule that tells what a card does, "" if there is none


class LedgerRow(Message):
    """What a rule has in the rules ledger."""

    code: list[str]  # the classes and functions that carry it out, by module and name, and where its numbers stand
    tests: dict[str, list[str]]  # the names of tests that cite it, by file
    refusals: list[str] = []  # other code that asks by it or refuses by it
    game: str = ""  # a recorded game in which it mattered
    answer: int = 0  # the number of the answer there at which it first did; 0 is the set-up
    reason: str = ""  # why no recorded game can show it: the word in the key of a text


class RulesLedger(Message):
    """Which code carries out each rule of a game, which tests cite it, and in which recorded game it mattered."""

    rules: dict[str, LedgerRow]  # by id, in the order of the rule book
    games: list[str]  # the recorded games, by name


class Verdict(Message):
    """What came of checking a finished game."""

    good: bool
    hash: str
    answers: int
    places: list[int]
    problem: Problem | None = None


Eyes: TypeAlias = SeatNo | Literal["all"] | None  # a seat's, those of all players together, a spectator's


class Moment(Message):
    """A game after so many answers, as it was seen then."""

    n: int  # how many answers had been given; 0: it was dealt
    view: View  # what was offered then is left out
    events: list[EventJson] = []  # what the last of these answers, or the deal, led to


class Moments(Message):
    """Some moments of the game at a table, and how many answers stand."""

    count: int
    moments: list[Moment]


class Rerun(Strict):
    """A record to look through, and which of its moments; as many as there are, if the last is not named."""

    record: str  # the file as it is: a number in it may be too large for your JSON
    eyes: Eyes = None  # those of all players together, or of one
    first: MomentNo = 0
    last: MomentNo | None = None


class Replay(Message):
    """A game that was played, how it stands at the end of its record, and some of its moments."""

    game: str
    seats: int
    names: list[str]  # by seat; empty if nobody said
    players: list[str]  # by seat: human, or a bot; empty if nobody said
    settings: dict[str, SettingValue]
    count: int  # answers
    over: bool
    places: list[int]  # empty until the game is over
    scores: list[int]
    givers: list[int]  # the seat that gave each answer
    moments: list[Moment]  # fewer than asked for if they are too much at once: ask on from the next


class Health(Message):
    """How the server is."""

    ok: bool
    version: str
    compiled: bool
    database: str
    up: int  # seconds
    tables: int
    sockets: int
    stored: int  # entries since the start
    waiting: int  # entries not yet stored
    thinking: int  # bots
    commit_ms: float  # the slowest lately
    lag_ms: float  # the longest that the event loop was busy lately
