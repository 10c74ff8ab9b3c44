// How A Study in Emerald looks: crowns and conspirators in nine cities.
import alienBug from "icon:alien-bug";
import anarchy from "icon:anarchy";
import anticlockwiseRotation from "icon:anticlockwise-rotation";
import aspergillum from "icon:aspergillum";
import brain from "icon:brain";
import brainTentacle from "icon:brain-tentacle";
import brokenShield from "icon:broken-shield";
import candleFlame from "icon:candle-flame";
import cardBurn from "icon:card-burn";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPickup from "icon:card-pickup";
import cardPlay from "icon:card-play";
import crackedMask from "icon:cracked-mask";
import cube from "icon:cube";
import deathSkull from "icon:death-skull";
import dominoMask from "icon:domino-mask";
import dynamite from "icon:dynamite";
import feather from "icon:feather";
import files from "icon:files";
import fist from "icon:fist";
import flame from "icon:flame";
import fog from "icon:fog";
import footsteps from "icon:footsteps";
import holyHandGrenade from "icon:holy-hand-grenade";
import imperialCrown from "icon:imperial-crown";
import laurels from "icon:laurels";
import meeple from "icon:meeple";
import plainDagger from "icon:plain-dagger";
import pocketWatch from "icon:pocket-watch";
import pokerHand from "icon:poker-hand";
import portrait from "icon:portrait";
import prisoner from "icon:prisoner";
import queenCrown from "icon:queen-crown";
import rollingDices from "icon:rolling-dices";
import scrollQuill from "icon:scroll-quill";
import shamblingZombie from "icon:shambling-zombie";
import shield from "icon:shield";
import sightDisabled from "icon:sight-disabled";
import sparkles from "icon:sparkles";
import spyglass from "icon:spyglass";
import stack from "icon:stack";
import swapBag from "icon:swap-bag";
import threeFriends from "icon:three-friends";
import treasureMap from "icon:treasure-map";
import triorb from "icon:triorb";
import trophyCup from "icon:trophy-cup";
import unlitBomb from "icon:unlit-bomb";
import walk from "icon:walk";
import type { Guise } from "../../lib/draw/guise";
import { seal } from "./seal";
import { cards, CITIES, hues } from "./cards";

// A wooden cube, seen from above: solid, so that a mark is seen on it.
const CUBE = "M92 52h328a40 40 0 0 1 40 40v328a40 40 0 0 1-40 40H92a40 40 0 0 1-40-40V92a40 40 0 0 1 40-40z";

export const guise: Guise = {
  ...seal,
  cards,
  hues,
  places: {
    ...CITIES,
    limbo: fog,
    supply: swapBag,
  },
  facts: {
    agents: meeple,
    place: cube,
    take: cardPickup,
    retrieve: anticlockwiseRotation,
    move: walk,
    assassinate: plainDagger,
    restorationist: fist,
    loyalist: imperialCrown,
    points: laurels,
    restorationist_points: anarchy,
    loyalist_points: holyHandGrenade,
    bombs: unlitBomb,
    madness: brainTentacle,
    kill_points: deathSkull,
    heading: scrollQuill,
    "heading-action": cardPlay,
    "heading-free": feather,
    "heading-block": shield,
    "heading-benefit": sparkles,
    one_use: flame,
    cost: dynamite,
    copies: stack,
    cards: stack,
    starting_cards: files,
    stack,
    goal: trophyCup,
    hand: pokerHand,
    cubes: CUBE,
    limbo: fog,
    stationed: meeple,
    rally: meeple,
    sanity: brain,
    track: footsteps,
    penalty: brokenShield,
    zombies: shamblingZombie,
    loyalists: imperialCrown,
    restorationists: fist,
    die: rollingDices,
  },
  keys: {
    turn: pocketWatch,
    goal: trophyCup,
    active: candleFlame,
    restorationists: fist,
    loyalists: imperialCrown,
    laid: cardPlay,
    removed: cardBurn,
    exorcised: aspergillum,
    cities: treasureMap,
    card: cardPickup,
    under: stack,
    royalty: queenCrown,
    cubes: CUBE,
    agents: meeple,
    zombies: shamblingZombie,
    players: threeFriends,
    identity: dominoMask,
    revealed: crackedMask,
    known_to: spyglass,
    sanity: brain,
    hand: pokerHand,
    hand_size: pokerHand,
    deck_size: cardDraw,
    unseen: sightDisabled,
    discard: cardDiscard,
    beside: portrait,
    agent: meeple,
    points: laurels,
    neutral: laurels,
    restorationist: anarchy,
    loyalist: holyHandGrenade,
    kills: deathSkull,
    supply: swapBag,
    limbo: fog,
    mi_go: alienBug,
    abducted: alienBug,
    yog_sothoth: triorb,
    captive: prisoner,
  },
  words: {
    "verb-place": cube,
    "verb-take": cardPickup,
    "verb-retrieve": anticlockwiseRotation,
    "verb-move": walk,
    "verb-advance": footsteps,
    "verb-assassinate": plainDagger,
    "verb-discard": cardDiscard,
    "verb-action": cardPlay,
    "verb-free": feather,
    "verb-bring_back": alienBug,
    "prey-agent": meeple,
    "prey-royalty": queenCrown,
    "use-symbol": unlitBomb,
    "use-text": scrollQuill,
  },
  face: [
    "agents",
    "place",
    "take",
    "retrieve",
    "move",
    "assassinate",
    "restorationist",
    "loyalist",
    "points",
    "restorationist_points",
    "loyalist_points",
    "bombs",
    "madness",
    "kill_points",
    "cost",
    "one_use",
    "heading",
  ],
  tile: ["cost"],
};
