// How Council of Five looks: cards with two faces, bone and ink, side by side on a board.
import abacus from "icon:abacus";
import anchor from "icon:anchor";
import candleFlame from "icon:candle-flame";
import carWheel from "icon:car-wheel";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardExchange from "icon:card-exchange";
import cardPick from "icon:card-pick";
import cardPlay from "icon:card-play";
import cardRandom from "icon:card-random";
import checkMark from "icon:check-mark";
import chest from "icon:chest";
import crossroad from "icon:crossroad";
import cryptEntrance from "icon:crypt-entrance";
import crystalShine from "icon:crystal-shine";
import emptyChessboard from "icon:empty-chessboard";
import evilMinion from "icon:evil-minion";
import familyTree from "icon:family-tree";
import fastForwardButton from "icon:fast-forward-button";
import galaxy from "icon:galaxy";
import harborDock from "icon:harbor-dock";
import hastyGrave from "icon:hasty-grave";
import hourglass from "icon:hourglass";
import infinity from "icon:infinity";
import interdiction from "icon:interdiction";
import meepleGroup from "icon:meeple-group";
import moon from "icon:moon";
import move from "icon:move";
import northStarShuriken from "icon:north-star-shuriken";
import openChest from "icon:open-chest";
import padlock from "icon:padlock";
import pathTile from "icon:path-tile";
import person from "icon:person";
import plainSquare from "icon:plain-square";
import pocketWatch from "icon:pocket-watch";
import pokerHand from "icon:poker-hand";
import portal from "icon:portal";
import priceTag from "icon:price-tag";
import quill from "icon:quill";
import scrollQuill from "icon:scroll-quill";
import sightDisabled from "icon:sight-disabled";
import sinkingShip from "icon:sinking-ship";
import sparkles from "icon:sparkles";
import spellBook from "icon:spell-book";
import spy from "icon:spy";
import stack from "icon:stack";
import sun from "icon:sun";
import sunrise from "icon:sunrise";
import sunset from "icon:sunset";
import swapBag from "icon:swap-bag";
import tentacleStrike from "icon:tentacle-strike";
import threeFriends from "icon:three-friends";
import trashCan from "icon:trash-can";
import upCard from "icon:up-card";
import upgrade from "icon:upgrade";
import yinYang from "icon:yin-yang";
import { worded, type Guise } from "../../lib/draw/guise";
import { cards, hues } from "./cards";
import { keywords } from "./keywords";
import { seal } from "./seal";

type Icons = Readonly<Record<string, string>>;

const TYPES: Icons = {
  investigator: spy,
  friend: threeFriends,
  vehicle: carWheel,
  great_old_one: tentacleStrike,
  outer_god: galaxy,
  spell: spellBook,
  enemy: evilMinion,
  item: swapBag,
  artifact: crystalShine,
};

const TIMINGS: Icons = {
  never: interdiction,
  before_placing: cardPick,
  before_activation: cardPlay,
  after_activation: fastForwardButton,
  ongoing: infinity,
};

const BOARDS: Icons = {
  plain: plainSquare,
  crossroads: crossroad,
  harbour: harborDock,
  catacombs: cryptEntrance,
};

const ANYBODY: Icons = {
  any: sparkles,
  light: sun,
  dark: moon,
};

/** The spaces of a board, and of the table without one. */
function spaces(): string[] {
  const named = (columns: string, rows: string, name: (column: string, row: string) => string) => [...rows].flatMap((row) => [...columns].map((column) => name(column, row)));
  return [...named("abcde", "12345", (column, row) => column + row), ...named("123456789", "123456789", (column, row) => `t${row}${column}`)];
}

export const guise: Guise = {
  ...seal,
  cards,
  hues,
  places: Object.fromEntries(spaces().map((name) => [name, emptyChessboard])),
  facts: {
    ...worded(TYPES, "type-"),
    ...worded(TIMINGS, "timing-"),
    ...worded({ ...ANYBODY, ...keywords }, "fitting-"),
    "keywords-gate": portal,
    features: move,
    keywords: priceTag,
    named: quill,
    rule: scrollQuill,
    keys: priceTag,
    whose: yinYang,
    where: pathTile,
    amount: abacus,
    stash: openChest,
    side: emptyChessboard,
    deck: cardRandom,
    least: cardRandom,
    copies: stack,
    group: meepleGroup,
    spells: spellBook,
    others: swapBag,
    cards: pokerHand,
    raised: upgrade,
    size: emptyChessboard,
    spaces: emptyChessboard,
    bonus: sparkles,
    fitting: checkMark,
    type: familyTree,
    types: familyTree,
    timing: pocketWatch,
  },
  keys: {
    turn: pocketWatch,
    active: candleFlame,
    played: cardPlay,
    spaces: emptyChessboard,
    bonus: sparkles,
    fitting: checkMark,
    card: cardPlay,
    owner: person,
    colour: yinYang,
    features: move,
    lasting: infinity,
    firm: padlock,
    players: threeFriends,
    score: yinYang,
    deck_size: cardDraw,
    top: cardDraw,
    under: cardDiscard,
    stash: openChest,
    fresh: hourglass,
    stash_limit: chest,
    aside: cardExchange,
    unseen: sightDisabled,
    removed: hastyGrave,
  },
  words: {
    ...worded(BOARDS, "board-"),
    ...worded(keywords, "keyword-"),
    "verb-play": cardPlay,
    "verb-play_stashed": openChest,
    "verb-stash": chest,
    "verb-discard": cardDiscard,
    "verb-discard_stashed": trashCan,
    "verb-sink": sinkingShip,
    "way-north": northStarShuriken,
    "way-east": sunrise,
    "way-south": sun,
    "way-west": sunset,
    "end-top": upCard,
    "end-bottom": anchor,
    "pile-deck": cardDraw,
    "pile-stash": openChest,
  },
  face: ["type", "keywords", "rule"],
  edges: "features",
  brands: ["keywords-gate"],
  headed: { rule: "timing" },
  squares: { colour: "colour", owner: "owner" },
  open: ["top", "stash"],
  brief: ["deck_size", "under", "fresh", "aside", "unseen", "removed"],
  numbered: true,
  score: "score",
};
