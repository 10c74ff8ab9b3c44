// How Nanty Narking looks: agents, houses and unrest in the twelve districts of London.
import abbotMeeple from "icon:abbot-meeple";
import boxUnpacking from "icon:box-unpacking";
import brokenShield from "icon:broken-shield";
import candleFlame from "icon:candle-flame";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import cardPlay from "icon:card-play";
import coinsPile from "icon:coins-pile";
import crossroad from "icon:crossroad";
import dominoMask from "icon:domino-mask";
import feather from "icon:feather";
import fist from "icon:fist";
import fog from "icon:fog";
import footsteps from "icon:footsteps";
import halt from "icon:halt";
import hourglass from "icon:hourglass";
import house from "icon:house";
import interdiction from "icon:interdiction";
import laurels from "icon:laurels";
import meeple from "icon:meeple";
import meepleGroup from "icon:meeple-group";
import payMoney from "icon:pay-money";
import peaceDove from "icon:peace-dove";
import person from "icon:person";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import pieChart from "icon:pie-chart";
import plainDagger from "icon:plain-dagger";
import plainPadlock from "icon:plain-padlock";
import pocketWatch from "icon:pocket-watch";
import pokerHand from "icon:poker-hand";
import positionMarker from "icon:position-marker";
import scrollUnfurled from "icon:scroll-unfurled";
import sinkingTrap from "icon:sinking-trap";
import skeletonKey from "icon:skeleton-key";
import spyglass from "icon:spyglass";
import stack from "icon:stack";
import swapBag from "icon:swap-bag";
import tallyMark5 from "icon:tally-mark-5";
import threeFriends from "icon:three-friends";
import thumbDown from "icon:thumb-down";
import thumbUp from "icon:thumb-up";
import towerFlag from "icon:tower-flag";
import treasureMap from "icon:treasure-map";
import trophyCup from "icon:trophy-cup";
import twoCoins from "icon:two-coins";
import uprising from "icon:uprising";
import village from "icon:village";
import waves from "icon:waves";
import wavyItinerary from "icon:wavy-itinerary";
import waxSeal from "icon:wax-seal";
import type { Guise } from "../../lib/draw/guise";
import { cards, DISTRICTS, hues } from "./cards";
import { seal } from "./seal";

export const guise: Guise = {
  ...seal,
  cards,
  hues,
  places: { ...DISTRICTS, supply: swapBag },
  facts: {
    money: twoCoins,
    start: positionMarker,
    hand: pokerHand,
    agents: meeple,
    buildings: house,
    grenadiers: abbotMeeple,
    citizens: person,
    agent_points: laurels,
    riots: uprising,
    fog,
    subsidence: sinkingTrap,
    two_players_without: boxUnpacking,
    standard: dominoMask,
    classic: dominoMask,
    extended: dominoMask,
    cost: payMoney,
    river: waves,
    neighbours: wavyItinerary,
    ability: skeletonKey,
    price: payMoney,
    amount: twoCoins,
    districts: village,
    districts_classic: village,
    districts_extended: village,
    control: towerFlag,
    control_extended: towerFlag,
    wealth: coinsPile,
    wealth_classic: coinsPile,
    value_extended: coinsPile,
    buildings_extended: house,
    houses: house,
    pieces: meepleGroup,
    unrest: fist,
    deck: cardDraw,
    symbols: stack,
    "symbols-place_agent": meeple,
    "symbols-build": house,
    "symbols-assassinate": plainDagger,
    "symbols-remove_unrest": peaceDove,
    "symbols-take_money": twoCoins,
    "symbols-scroll": scrollUnfurled,
    "symbols-random_event": perspectiveDiceSixFacesRandom,
    "symbols-play_another": cardPlay,
    "symbols-reaction": halt,
    "symbols-none": interdiction,
    text: scrollUnfurled,
    count: tallyMark5,
    district: positionMarker,
    where: crossroad,
    origin: footsteps,
    repay: payMoney,
    debt: waxSeal,
    penalty: brokenShield,
    prize: trophyCup,
    win: thumbUp,
    lose: thumbDown,
    forfeit: payMoney,
    quiet: feather,
    share: pieChart,
  },
  keys: {
    turn: pocketWatch,
    active: candleFlame,
    upper: cardDraw,
    lower: cardDraw,
    laid: cardPlay,
    discard: cardDiscard,
    happened: perspectiveDiceSixFacesRandom,
    to_happen: perspectiveDiceSixFacesRandom,
    unused: dominoMask,
    seen: spyglass,
    districts: treasureMap,
    cost: payMoney,
    unrest: fist,
    agents: meeple,
    grenadiers: abbotMeeple,
    citizens: person,
    blocked: plainPadlock,
    spent: hourglass,
    building: house,
    players: threeFriends,
    identity: dominoMask,
    goals: trophyCup,
    goal_districts: village,
    goal_control: towerFlag,
    goal_wealth: coinsPile,
    goal_value: coinsPile,
    goal_buildings: house,
    goal_pieces: meepleGroup,
    goal_houses: house,
    goal_unrest: fist,
    wanted: trophyCup,
    money: twoCoins,
    hand: pokerHand,
    hand_size: pokerHand,
    limit: cardPick,
    cards: skeletonKey,
    front: waxSeal,
    supply: swapBag,
    buildings: house,
  },
  words: {
    "verb-play": cardPlay,
    "verb-use": skeletonKey,
    "verb-interrupt": halt,
    "figure-agent": meeple,
    "figure-grenadier": abbotMeeple,
    "figure-citizen": person,
  },
  face: [
    "symbols",
    "text",
    "ability",
    "districts",
    "control",
    "unrest",
    "wealth",
    "pieces",
    "houses",
  ],
  tile: ["cost"],
  beside: { "symbols-take_money": "money" },
  located: ["neighbours", "district", "start"],
  flags: ["river", "quiet"],
  map: { streets: "neighbours", river: 1 },
  alarms: ["unrest", "blocked"],
};
