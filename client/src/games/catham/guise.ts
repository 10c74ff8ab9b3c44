// How Catham City looks: a noir city of eight factions.
import candleFlame from "icon:candle-flame";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPickup from "icon:card-pickup";
import cardPlay from "icon:card-play";
import cardRandom from "icon:card-random";
import eyeball from "icon:eyeball";
import fedora from "icon:fedora";
import files from "icon:files";
import laptop from "icon:laptop";
import mechaHead from "icon:mecha-head";
import newspaper from "icon:newspaper";
import payMoney from "icon:pay-money";
import pocketWatch from "icon:pocket-watch";
import podiumWinner from "icon:podium-winner";
import pokerHand from "icon:poker-hand";
import policeBadge from "icon:police-badge";
import receiveMoney from "icon:receive-money";
import ribbonMedal from "icon:ribbon-medal";
import roundBottomFlask from "icon:round-bottom-flask";
import roundTable from "icon:round-table";
import sherlockHolmes from "icon:sherlock-holmes";
import stack from "icon:stack";
import stamper from "icon:stamper";
import threeFriends from "icon:three-friends";
import type { Guise } from "../../lib/draw/guise";
import { seal } from "./seal";

export const guise: Guise = {
  ...seal,
  cards: {
    detectives: sherlockHolmes,
    science: roundBottomFlask,
    robocat: mechaHead,
    mafia: fedora,
    hackers: laptop,
    police: policeBadge,
    journalists: newspaper,
    officials: stamper,
  },
  hues: {
    detectives: 38,
    science: 185,
    robocat: 16,
    mafia: 345,
    hackers: 125,
    police: 222,
    journalists: 62,
    officials: 285,
  },
  places: {},
  facts: {
    cards: stack,
    sets: files,
    gain: ribbonMedal,
    reward: receiveMoney,
    draw: cardDraw,
    discard: cardDiscard,
    toll: payMoney,
    factions: threeFriends,
    hand_limit: pokerHand,
    pool: roundTable,
    dealt: cardRandom,
    goal_for_few: podiumWinner,
    goal_for_many: podiumWinner,
    few: threeFriends,
  },
  keys: {
    turn: pocketWatch,
    goal: podiumWinner,
    active: candleFlame,
    influence: ribbonMedal,
    pool: roundTable,
    table: cardPlay,
    deck: cardDraw,
    discard: cardDiscard,
    hands: pokerHand,
    size: pokerHand,
    known: eyeball,
    cards: pokerHand,
  },
  words: {
    "verb-take": cardPickup,
    "verb-play": cardPlay,
    "payment-cards": cardDiscard,
    "payment-influence": ribbonMedal,
  },
  face: ["sets", "gain", "draw", "discard", "reward"],
  score: "influence",
};
