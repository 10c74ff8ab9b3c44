// Made by `python -m gaslamp.protocol.typescript` from the messages in Python; do not edit.

export const VERSION = 3;

export type Language = "en" | "pl";

export type Level = "easy" | "normal" | "strong";

export type Status = "ended" | "over" | "playing" | "waiting";

export type SettingValue = string | number | string[];

export type FactValue = number | string | (number | string)[];

export type ByName = Record<string, string | number | boolean | (string | number | Record<string, string | number>)[]>;

export type AnswerForm = (number | number[])[] | string | ByName;

export type Source = "elsewhere" | "inferred" | "printed" | "stand-in";

export type PieceKind = "cards" | "counter" | "edges" | "group" | "hand" | "none" | "pile" | "places" | "players" | "seat" | "seats" | "sign" | "tokens" | "track" | "word";

export type Plan = Bot | You | Free;

export type Eyes = number | "all" | null;

export type TableAct = Sit | Stand | Swap | Word | Start | Answer | Undo | Mind | End | Vote | Leave | Back | Say | Mute | Rematch;

export type Ask = Hello | Lobby | Watch | Unwatch | Ping | WhyNot | Sit | Stand | Swap | Word | Start | Answer | Undo | Mind | End | Vote | Leave | Back | Say | Mute | Rematch;

export type Deed = Opened | Sat | Stood | Placed | Worded | Began | Undone | Proposed | Voted | Minded | Left | Returned | Said | Muted | Ended | Rematched | Played;

export type Tell = Welcome | Done | Refused | Why | Pong | Bye | LobbyNews | News;

/** An event of the game; a card that the viewer may not see is left out. */
export interface EventJson {
  at?: number;
  card?: number;
  kind: string;
  n?: number;
  seat?: number;
  to?: number;
}

/** What a number of an answer or of an event names. */
export interface Part {
  kind: "amount" | "card" | "number" | "place" | "seat" | "word";
  name: string;
  /** By number, if it is one of some words. */
  words?: string[];
}

/** A number that a question speaks of. */
export interface About {
  kind: "amount" | "card" | "number" | "place" | "seat" | "word";
  name: string;
  value: number;
  words?: string[];
}

/** A set that is asked for: its elements have the same first parts, and then parts of their own. */
export interface Several {
  /** How many parts come before those of an element. */
  fixed: number;
  name: string;
  /** Whether it matters in which order they are named. */
  ordered: boolean;
}

/** Elements that may be in one set, with how many there must and may be. */
export interface Group {
  /** Each as often as it may be in the set. */
  elements: number[][];
  least: number;
  most: number;
}

/** What is asked, the rule that asks, what the parts of an answer name, and what the question speaks of. */
export interface Question {
  /** What it speaks of. */
  about: About[];
  /** What an answer is told with besides its parts: a price, an owner. */
  details?: Part[];
  /** Whether something of that set has been named before. */
  goes_on?: boolean;
  name: string;
  /** Of an answer, or of one element if it is for a set. */
  parts: Part[];
  /** Answers, or elements, each with its details; for whoever is asked. */
  rows?: number[][];
  rule: string;
  /** The set that it is for. */
  several?: Several;
}

/** A question that had one answer only and was not asked, for the eyes of its seat alone. */
export interface Forced {
  only_answer: number[];
  question: Question;
}

/** A line of how a game ended: why it is over, or what a seat was or has; its text is `reckoning-KIND`. */
export interface ReckoningLine {
  /** What the text speaks of. */
  about?: About[];
  /** Points; those of a seat come to its score. */
  amount?: number;
  kind: string;
  rule: string;
  /** Of whom; if there is none, it tells why the game is over. */
  seat?: number;
}

/** A game as a viewer may see it. */
export interface View {
  /** The seat that must answer, none when the game is over. */
  asked: number | null;
  game: string;
  /** What a set may be of, if one is asked for; for whoever is asked. */
  groups: Group[] | null;
  /** Every legal answer, or what a set may have next; for whoever is asked. */
  offered: number[][] | null;
  over: boolean;
  /** 1 is best; empty until the game is over. */
  places: number[];
  question: Question | null;
  /** Once the game is over, if it can tell where its points come from. */
  reckoning?: ReckoningLine[];
  scores: number[];
  seats: number;
  /** What lies on the table, in the game's own words. */
  table: Record<string, unknown>;
  /** Whose eyes; none are a spectator's. */
  you: number | null;
}

/** Why something was refused: a key for programs, words for people, the rule if it is one of the game's. */
export interface Problem {
  key: string;
  says: string;
  /** If missing: "". */
  rule?: string;
  /** Seconds after which it may be tried again. If missing: 0. */
  retry?: number;
}

/** What one wants to be called, and the language one reads. */
export interface WhoAmI {
  /** What one is called. 1 to 24 letters. Matches ^\S(.*\S)?$. */
  name: string;
  /** If missing: "en". */
  language?: Language;
}

/** A login name and its password. */
export interface Account {
  /** 3 to 24 letters. Matches ^[\w.-]+$. */
  login: string;
  /** 8 to 200 letters. */
  password: string;
}

/** How long one may think: seconds for a move, for the whole game, and given back by each move; 0 is no limit. */
export interface Clock {
  /** 0 to 2592000. If missing: 0. */
  move?: number;
  /** 0 to 2592000. If missing: 0. */
  game?: number;
  /** 0 to 3600. If missing: 0. */
  extra?: number;
}

/** A seat for a bot. */
export interface Bot {
  type: "bot";
  /** If missing: "normal". */
  level?: Level;
}

/** A seat for whoever opens the table; several such are a hot-seat at one screen. */
export interface You {
  type: "you";
  /** What one is called. 1 to 24 letters. Matches ^\S(.*\S)?$. If missing: null. */
  name?: string | null;
}

/** A seat for whoever comes. */
export interface Free {
  type: "free";
}

/** What is played at a table, and how. */
export interface Terms {
  game: string;
  /** If missing: {}. */
  settings?: Record<string, SettingValue>;
  /** If missing: "en". */
  language?: Language;
  /** If missing: "live". */
  pace?: "days" | "live";
  /** If missing: {}. */
  clock?: Clock;
  /** If missing: "link". */
  access?: "link" | "open" | "private";
  /** If missing: true. */
  spectators?: boolean;
}

/** A table to be opened. */
export interface NewTable {
  terms: Terms;
  /** 1 to 14 items. */
  seats: Plan[];
}

/** A seat as everybody sees it. */
export interface Chair {
  who: "bot" | "free" | "person";
  /** If missing: "". */
  name?: string;
  /** Of the bot, or of the bot that keeps the seat warm. If missing: null. */
  level?: Level | null;
  /** If missing: false. */
  minded?: boolean;
  /** If missing: false. */
  left?: boolean;
  /** If missing: false. */
  host?: boolean;
  /** Whether a word was added to the luck. If missing: false. */
  word?: boolean;
}

/** A table in a list. */
export interface Listing {
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  id: string;
  terms: Terms;
  status: Status;
  chairs: Chair[];
  /** Milliseconds since the epoch. */
  changed: number;
  /** If missing: null. */
  asked?: number | null;
  /** Your seats, in a list of your tables. If missing: []. */
  yours?: number[];
}

/** The new table, and the key of each free seat if it is private. */
export interface Created {
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** If missing: []. */
  keys?: string[];
}

/** Who one is, and all one's tables. */
export interface Me {
  person: string;
  name: string;
  language: Language;
  /** If missing: null. */
  login?: string | null;
  /** If missing: []. */
  tables?: Listing[];
}

/** One thing that can be set before a game begins. */
export interface Setting {
  name: string;
  values: SettingValue[];
  default: SettingValue;
  /** Several: so many of the names. If missing: 0. */
  count?: number;
  /** If missing: []. */
  names?: string[];
  /** For each seat one of the names, or a text of one's own. If missing: false. */
  each?: boolean;
}

/** A game that can be played here. */
export interface GameCard {
  name: string;
  version: string;
  seats: number[];
  settings: Setting[];
  levels: Level[];
  phrases: string[];
}

/** A setting in words. */
export interface SettingWords {
  title: string;
  help: string;
  /** By value. */
  values: Record<string, string>;
  /** By name, of those to choose from. If missing: {}. */
  names?: Record<string, string>;
}

/** A game in the words by which it is chosen and set up. */
export interface Playbill {
  game: string;
  title: string;
  /** A sentence or two. */
  pitch: string;
  /** How long it takes. */
  length: string;
  /** How many its rule book has. */
  rules: number;
  settings: Record<string, SettingWords>;
  /** On its box: a path in a square of 512. */
  emblem: string;
  /** Of its box: an angle from 0 to 360. */
  hue: number;
}

/** How what lies under a key of a view is drawn. */
export interface Piece {
  kind: PieceKind;
  /** What cards in it stand for: words by part. If missing: {}. */
  means?: Record<string, string>;
  /** Of a track: where it ends, or the key of the view that says so. If missing: null. */
  top?: number | string | null;
}

/** A printed number or word, or a few of either, with where it comes from. */
export interface Fact {
  is: FactValue;
  source: Source;
  /** An owner's, who has corrected it; none: it is ours, and its remark is in the texts. If missing: null. */
  note?: string | null;
}

/** What is drawn between the tiles of a map. */
export interface LookOfMap {
  /** The fact of a place that names the places to which streets lead. If missing: null. */
  streets?: string | null;
  /** The row below which a river flows. If missing: null. */
  river?: number | null;
}

/** A map of squares side by side: which keys of a tile say whose colour its card shows, and towards whom it lies. */
export interface LookOfSquares {
  colour: string;
  owner: string;
}

/** How a game looks: the name of a drawing, and a colour, for what is in the box. */
export interface Look {
  /** The drawings by name: paths in a square of 512. */
  icons: Record<string, string>;
  /** On the box. */
  emblem: string;
  /** Of the box: an angle from 0 to 360. If missing: 40. */
  hue?: number;
  /** By name. If missing: {}. */
  cards?: Record<string, string>;
  /** Colours of cards by name, where they differ. If missing: {}. */
  hues?: Record<string, number>;
  /** If missing: {}. */
  places?: Record<string, string>;
  /** The numbers on cards. If missing: {}. */
  facts?: Record<string, string>;
  /** The parts of the view. If missing: {}. */
  keys?: Record<string, string>;
  /** By part and word: "verb-take". If missing: {}. */
  words?: Record<string, string>;
  /** What is printed on a card, by the names of its facts in order; none: all of them. If missing: null. */
  face?: string[] | null;
  /** What is printed in the upper corners of a card, left and right. If missing: null. */
  corners?: [string, string] | null;
  /** The colours of words: "left-beast". If missing: {}. */
  tints?: Record<string, number>;
  /** What is printed on the sides of a card, by which it is joined to others. If missing: null. */
  sides?: [string, string] | null;
  /** The fact of four numbers on the edges of a card, clockwise from the top. If missing: null. */
  edges?: string | null;
  /** The words branded on a card and on the tile where it lies: "keywords-gate". If missing: []. */
  brands?: string[];
  /** What is printed on the tile of a place, by the names of its facts. If missing: []. */
  tile?: string[];
  /** The fact whose number stands beside the picture of a word. If missing: {}. */
  beside?: Record<string, string>;
  /** Facts of several words before which a picture stands: that of which fact. If missing: {}. */
  headed?: Record<string, string>;
  /** The facts whose numbers are places. If missing: []. */
  located?: string[];
  /** The facts that are 1 for yes and 0 for no. If missing: []. */
  flags?: string[];
  /** If missing: null. */
  map?: LookOfMap | null;
  /** If missing: null. */
  squares?: LookOfSquares | null;
  /** Whether cards are known by their numbers. If missing: false. */
  numbered?: boolean;
  /** What lies before a player and needs little room, by its keys in the view. If missing: []. */
  brief?: string[];
  /** The hands that lie open before everybody, by their keys in the view. If missing: []. */
  open?: string[];
  /** The groups whose cards are joined where they share a number: in_play by horde. If missing: {}. */
  chained?: Record<string, string>;
  /** The signs that bode ill, by their keys in the view. If missing: []. */
  alarms?: string[];
  /** The key of the view that counts the score; none: the score is drawn by itself. If missing: null. */
  score?: string | null;
}

/** What the numbers of a game stand for, and how its table is drawn; the words are in its texts. */
export interface GameBook {
  name: string;
  /** By number; 0 is the back. */
  cards: string[];
  /** By number. */
  places: string[];
  /** By name: what their answers name, and what they speak of. */
  questions: Record<string, Part[]>;
  /** The kinds of its events. */
  events: string[];
  /** What the numbers of an event name. */
  event_parts: Part[];
  /** By the keys of its views. */
  pieces: Record<string, Piece>;
  /** The column and row of each place, if there is a map. */
  grid: Record<string, [number, number]>;
  /** By section, a card or the whole game, and name. */
  facts: Record<string, Record<string, Fact>>;
  /** By number: the rule that tells what a card does, "" if there is none. */
  card_rules: string[];
}

/** What a rule has in the rules ledger. */
export interface LedgerRow {
  /** The classes and functions that carry it out, by module and name, and where its numbers stand. */
  code: string[];
  /** The names of tests that cite it, by file. */
  tests: Record<string, string[]>;
  /** Other code that asks by it or refuses by it. If missing: []. */
  refusals?: string[];
  /** A recorded game in which it mattered. If missing: "". */
  game?: string;
  /** The number of the answer there at which it first did; 0 is the set-up. If missing: 0. */
  answer?: number;
  /** Why no recorded game can show it: the word in the key of a text. If missing: "". */
  reason?: string;
}

/** Which code carries out each rule of a game, which tests cite it, and in which recorded game it mattered. */
export interface RulesLedger {
  /** By id, in the order of the rule book. */
  rules: Record<string, LedgerRow>;
  /** The recorded games, by name. */
  games: string[];
}

/** What came of checking a finished game. */
export interface Verdict {
  good: boolean;
  hash: string;
  answers: number;
  places: number[];
  /** If missing: null. */
  problem?: Problem | null;
}

/** A game after so many answers, as it was seen then. */
export interface Moment {
  /** How many answers had been given; 0: it was dealt. */
  n: number;
  /** What was offered then is left out. */
  view: View;
  /** What the last of these answers, or the deal, led to. If missing: []. */
  events?: EventJson[];
}

/** Some moments of the game at a table, and how many answers stand. */
export interface Moments {
  count: number;
  moments: Moment[];
}

/** A record to look through, and which of its moments; as many as there are, if the last is not named. */
export interface Rerun {
  /** The file as it is: a number in it may be too large for your JSON. */
  record: string;
  /** Those of all players together, or of one. A seat, from 0. 0 to 13. If missing: null. */
  eyes?: Eyes;
  /** How many answers had been given; 0 is the deal. 0 to 9007199254740992. If missing: 0. */
  first?: number;
  /** How many answers had been given; 0 is the deal. 0 to 9007199254740992. If missing: null. */
  last?: number | null;
}

/** A game that was played, how it stands at the end of its record, and some of its moments. */
export interface Replay {
  game: string;
  seats: number;
  /** By seat; empty if nobody said. */
  names: string[];
  /** By seat: human, or a bot; empty if nobody said. */
  players: string[];
  settings: Record<string, SettingValue>;
  /** Answers. */
  count: number;
  over: boolean;
  /** Empty until the game is over. */
  places: number[];
  scores: number[];
  /** The seat that gave each answer. */
  givers: number[];
  /** Fewer than asked for if they are too much at once: ask on from the next. */
  moments: Moment[];
}

/** How the server is. */
export interface Health {
  ok: boolean;
  version: string;
  compiled: boolean;
  database: string;
  /** Seconds. */
  up: number;
  tables: number;
  sockets: number;
  /** Entries since the start. */
  stored: number;
  /** Entries not yet stored. */
  waiting: number;
  /** Bots. */
  thinking: number;
  /** The slowest lately. */
  commit_ms: number;
  /** The longest that the event loop was busy lately. */
  lag_ms: number;
}

/** The table was opened. */
export interface Opened {
  type: "opened";
  host: string;
}

/** Somebody took a seat, or goes on under another name. */
export interface Sat {
  type: "sat";
  seat: number;
  person: string;
  name: string;
}

/** A seat became free. */
export interface Stood {
  type: "stood";
  seat: number;
}

/** A bot was put on a seat. */
export interface Placed {
  type: "placed";
  seat: number;
  level: Level;
}

/** A player added a word to the luck; it is told when the game begins. */
export interface Worded {
  type: "worded";
  seat: number;
  /** If missing: "". */
  word?: string;
}

/** The game began; the words that the luck is made of, and what was dealt openly. */
export interface Began {
  type: "began";
  words: string[];
  /** If missing: []. */
  events?: EventJson[];
  /** What the deal left the viewer no choice about. If missing: []. */
  forced?: Forced[];
}

/** A question was answered, as one viewer saw it; one that was taken back later has no events any more. */
export interface Played {
  type: "played";
  seat: number;
  /** The how-manieth answer of the game, from 0. */
  index: number;
  /** If missing: 0. */
  ms?: number;
  /** If missing: false. */
  bot?: boolean;
  /** If missing: []. */
  events?: EventJson[];
  /** If missing: false. */
  taken_back?: boolean;
  /** What the viewer had no choice about, and was not asked. If missing: []. */
  forced?: Forced[];
}

/** The game went back to so many answers. */
export interface Undone {
  type: "undone";
  seat: number;
  answers: number;
  /** Of thought that whoever was asked had spent on the question. If missing: 0. */
  ms?: number;
}

/** Somebody proposed something: to go back to so many answers, to let a bot mind a seat, to end the game. */
export interface Proposed {
  type: "proposed";
  what: "end" | "mind" | "undo";
  by: number;
  /** If missing: null. */
  seat?: number | null;
  /** If missing: null. */
  answers?: number | null;
}

/** A player said yes or no; one no ends the proposal. */
export interface Voted {
  type: "voted";
  seat: number;
  yes: boolean;
}

/** A bot keeps a seat warm from now on: by agreement, or since the time was up. */
export interface Minded {
  type: "minded";
  seat: number;
  level: Level;
  /** If missing: "vote". */
  why?: "clock" | "vote";
  /** Of thought that the seat had spent on the question. If missing: 0. */
  ms?: number;
}

/** A player got up. */
export interface Left {
  type: "left";
  seat: number;
}

/** A player came back; the bot's account: since which entry it sat there, and which answers it gave. */
export interface Returned {
  type: "returned";
  seat: number;
  /** If missing: null. */
  since?: number | null;
  /** If missing: []. */
  answers?: number[];
}

/** A player spoke. */
export interface Said {
  type: "said";
  seat: number;
  /** If missing: null. */
  text?: string | null;
  /** If missing: null. */
  phrase?: string | null;
}

/** A player hears no more of another, or hears it again; told to that player alone. */
export interface Muted {
  type: "muted";
  seat: number;
  whom: number;
  on: boolean;
}

/** The players agreed to end the game without a result. */
export interface Ended {
  type: "ended";
}

/** The same people meet again at another table. */
export interface Rematched {
  type: "rematched";
  table: string;
}

/** The first message: which protocol the client speaks, and its language. */
export interface Hello {
  type: "hello";
  v: number;
  /** If missing: "en". */
  language?: Language;
}

/** Be told of open tables from now on, or no longer. */
export interface Lobby {
  type: "lobby";
  /** If missing: true. */
  on?: boolean;
  /** Comes back with a refusal. 0 to 40 letters. If missing: "". */
  id?: string;
}

/**
 * Be told what happens at a table, through the eyes of one's own seat or as a spectator.
 *
 * `since` is the number of the latest entry that the client has: what came after it is told at once.
 */
export interface Watch {
  type: "watch";
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. If missing: null. */
  seat?: number | null;
  /** The number of an entry in the log of a table. 0 to 9007199254740992. If missing: 0. */
  since?: number;
  /** Comes back with a refusal. 0 to 40 letters. If missing: "". */
  id?: string;
}

/** Be told no longer. */
export interface Unwatch {
  type: "unwatch";
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. If missing: null. */
  seat?: number | null;
  /** Comes back with a refusal. 0 to 40 letters. If missing: "". */
  id?: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
}

/** Which rule forbids an answer; nothing is done. */
export interface WhyNot {
  type: "why_not";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** The number of an entry in the log of a table. 0 to 9007199254740992. */
  question: number;
  /** The parts of an answer; of a whole set, a list of the parts of each element. 0 to 64 items. One part of an answer. 0 to 32767. 0 to 4 items. One part of an answer. 0 to 32767. An answer as a text: `take mafia 2`. 0 to 400 letters. */
  answer: AnswerForm;
}

/** Take a free seat, any or this one; a private table asks for the key of the seat. */
export interface Sit {
  type: "sit";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. If missing: null. */
  seat?: number | null;
  /** 0 to 64 letters. If missing: "". */
  key?: string;
}

/** Give one's seat up before the game begins; the host may also free another's. */
export interface Stand {
  type: "stand";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
}

/** The host puts a bot on a free seat, or takes a bot away: no level frees the seat. */
export interface Swap {
  type: "swap";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** If missing: null. */
  level?: Level | null;
}

/** Add a word to the luck of the table, before the game begins. */
export interface Word {
  type: "word";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** 0 to 60 letters. */
  word: string;
}

/** The host begins the game; every seat must be taken. */
export interface Start {
  type: "start";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
}

/**
 * Answer the question of that number: with one of the answers offered, or with a whole set.
 *
 * The order of a set matters only if `several` says so.
 */
export interface Answer {
  type: "answer";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** The number of an entry in the log of a table. 0 to 9007199254740992. */
  question: number;
  /** The parts of an answer; of a whole set, a list of the parts of each element. 0 to 64 items. One part of an answer. 0 to 32767. 0 to 4 items. One part of an answer. 0 to 32767. An answer as a text: `take mafia 2`. 0 to 400 letters. */
  answer: AnswerForm;
}

/** Take back one's last answer, or one's whole turn; the others are asked if anybody has learnt something. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** If missing: false. */
  turn?: boolean;
}

/** Propose that a bot keeps the seat of an absent player warm. */
export interface Mind {
  type: "mind";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
}

/** Propose to end the game here, without a result. */
export interface End {
  type: "end";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
}

/** Say yes or no to the proposal of that number. */
export interface Vote {
  type: "vote";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** The number of an entry in the log of a table. 0 to 9007199254740992. */
  proposal: number;
  yes: boolean;
}

/** Get up from a running game; one may come back. */
export interface Leave {
  type: "leave";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
}

/** Come back to one's seat and take it over from the bot. */
export interface Back {
  type: "back";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
}

/** Speak at the table: a text, or the key of a quick phrase. */
export interface Say {
  type: "say";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** 1 to 300 letters. If missing: null. */
  text?: string | null;
  /** Matches ^phrase-[a-z-]{1,40}$. If missing: null. */
  phrase?: string | null;
}

/** Hear no more of what a player says, or hear it again. */
export interface Mute {
  type: "mute";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
  /** A seat, from 0. 0 to 13. */
  seat: number;
  /** A seat, from 0. 0 to 13. */
  whom: number;
  /** If missing: true. */
  on?: boolean;
}

/** Open a new table with the same seats, after the game. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; an act sent twice is done once. 1 to 40 letters. */
  id: string;
  /** A table, as in its address. Matches ^[a-z2-7]{12}$. */
  table: string;
}

/** The server speaks this protocol and takes the client for this person, if it knows one. */
export interface Welcome {
  type: "welcome";
  v: number;
  software: string;
  /** If missing: null. */
  person?: string | null;
  /** If missing: "". */
  name?: string;
}

/** An act is stored for good; n is the number of its entry in the log. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  n: number;
}

/** Nothing was done, and why. */
export interface Refused {
  type: "refused";
  problem: Problem;
  /** If missing: "". */
  id?: string;
}

/** The rule that forbids an answer, and its text; no rule: the answer is allowed. */
export interface Why {
  type: "why";
  id: string;
  /** If missing: "". */
  rule?: string;
  /** If missing: "". */
  says?: string;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: string;
}

/** The server stops; come back in a moment. */
export interface Bye {
  type: "bye";
  /** Seconds. If missing: 1. */
  retry?: number;
}

/** Open tables: all of them at first, then those that changed and those that are gone. */
export interface LobbyNews {
  type: "lobby";
  tables: Listing[];
  /** If missing: []. */
  gone?: string[];
  /** If missing: false. */
  fresh?: boolean;
}

/** One entry of the log of a table, as the viewer may see it. */
export interface Update {
  n: number;
  /** Milliseconds since the epoch. */
  at: number;
  deed: Deed;
}

/** What is proposed, the number by which to vote, and who has yet to say. */
export interface Proposal {
  n: number;
  what: Proposed;
  waiting: number[];
}

/** Why a game cannot be played on: its rules are not known here, or they refuse what is in its log. */
export interface Closed {
  why: "log" | "rules";
  /** Of the rules as they are here. */
  version: string;
  /** Whether there is one: the game had begun. */
  record: boolean;
}

/** How a table is set up, and how it stands. */
export interface TableSheet {
  terms: Terms;
  /** Of the rules. */
  version: string;
  /** The digest of the numbers played with. */
  data: string;
  status: Status;
  chairs: Chair[];
  /** Of the secret of the luck. */
  hash: string;
  /** If missing: []. */
  words?: string[];
  /** Told when nothing more will be played. If missing: "". */
  secret?: string;
  /** If missing: null. */
  proposal?: Proposal | null;
  /** If missing: null. */
  rematch?: string | null;
  /** Whom the viewer does not hear. If missing: []. */
  muted?: number[];
  /** Of the free seats of a private table, for its host. If missing: []. */
  keys?: string[];
  /** Then nothing of the game can be shown but its record. If missing: null. */
  closed?: Closed | null;
}

/** The game as the viewer may see it. */
export interface Position {
  /** What an answer must name. */
  question: number;
  /** Given so far. */
  answers: number;
  view: View;
  /** If missing: "no". */
  undo?: "ask" | "free" | "no";
  /** If missing: "no". */
  restart?: "ask" | "free" | "no";
}

/** The clocks: milliseconds left for each seat, None is no limit, and whose is running. */
export interface Clocks {
  left: (number | null)[];
  /** If missing: null. */
  running?: number | null;
}

/**
 * What is new at a table since the number that the viewer had, and how it stands now.
 *
 * `sheet` and `position` are there only if they changed since then.
 */
export interface News {
  type: "news";
  table: string;
  n: number;
  /** If missing: null. */
  seat?: number | null;
  /** If missing: []. */
  updates?: Update[];
  /** If missing: null. */
  sheet?: TableSheet | null;
  /** If missing: null. */
  position?: Position | null;
  /** The seats whose people are connected. If missing: []. */
  here?: number[];
  /** If missing: null. */
  clock?: Clocks | null;
}
