// How Terrors of London looks: monsters side by side under a red moon.
import blood from "icon:blood";
import breakingChain from "icon:breaking-chain";
import bubblingFlask from "icon:bubbling-flask";
import candleFlame from "icon:candle-flame";
import cardBurn from "icon:card-burn";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPlay from "icon:card-play";
import checkMark from "icon:check-mark";
import choice from "icon:choice";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import cultist from "icon:cultist";
import cycle from "icon:cycle";
import deathSkull from "icon:death-skull";
import explosionRays from "icon:explosion-rays";
import eyeball from "icon:eyeball";
import fastBackwardButton from "icon:fast-backward-button";
import fastForwardButton from "icon:fast-forward-button";
import fist from "icon:fist";
import ghost from "icon:ghost";
import ghostAlly from "icon:ghost-ally";
import hastyGrave from "icon:hasty-grave";
import haunting from "icon:haunting";
import heartPlus from "icon:heart-plus";
import hearts from "icon:hearts";
import hound from "icon:hound";
import hourglass from "icon:hourglass";
import interdiction from "icon:interdiction";
import linkedRings from "icon:linked-rings";
import magicPortal from "icon:magic-portal";
import oldLantern from "icon:old-lantern";
import paw from "icon:paw";
import playerNext from "icon:player-next";
import playerPrevious from "icon:player-previous";
import pocketWatch from "icon:pocket-watch";
import pointing from "icon:pointing";
import pokerHand from "icon:poker-hand";
import prayer from "icon:prayer";
import priceTag from "icon:price-tag";
import pyromaniac from "icon:pyromaniac";
import quill from "icon:quill";
import sacrificialDagger from "icon:sacrificial-dagger";
import shakingHands from "icon:shaking-hands";
import sharpSmile from "icon:sharp-smile";
import shield from "icon:shield";
import shieldReflect from "icon:shield-reflect";
import shop from "icon:shop";
import sightDisabled from "icon:sight-disabled";
import stack from "icon:stack";
import streetLight from "icon:street-light";
import tallyMark5 from "icon:tally-mark-5";
import targetArrows from "icon:target-arrows";
import threeFriends from "icon:three-friends";
import throneKing from "icon:throne-king";
import topHat from "icon:top-hat";
import trumpetFlag from "icon:trumpet-flag";
import twoCoins from "icon:two-coins";
import voodooDoll from "icon:voodoo-doll";
import waxSeal from "icon:wax-seal";
import wolfTrap from "icon:wolf-trap";
import { worded, type Guise } from "../../lib/draw/guise";
import { cards, FACTION_HUES, hues } from "./cards";
import { seal } from "./seal";

type Icons = Readonly<Record<string, string>>;

const FACTIONS: Icons = {
  undead: deathSkull,
  spirit: ghost,
  mortal: topHat,
  beast: paw,
};

const DEEDS: Icons = {
  coin: twoCoins,
  power: fist,
  regeneration: heartPlus,
  draw: cardDraw,
  curse: voodooDoll,
  haunt: haunting,
  sacrifice: sacrificialDagger,
  command: pointing,
  frenzy: sharpSmile,
  destroy: explosionRays,
  rally: trumpetFlag,
  reveal: eyeball,
  life: hearts,
  dearest: priceTag,
  reuse_relic: cycle,
  coin_or_regeneration: choice,
  haunt_one: ghostAlly,
  look_and_discard: crystalBall,
  unleash: breakingChain,
};

export const guise: Guise = {
  ...seal,
  cards,
  hues,
  places: {},
  facts: {
    ...worded(FACTIONS, "faction-", "left-", "right-", "trigger-first_"),
    ...worded(DEEDS, "deeds-", "horde-", "bonus-", "triggered-", "sacrifice-", "frenzy-", "brew-"),
    cultists: cultist,
    fanatics: pyromaniac,
    influences: quill,
    street: streetLight,
    hand: pokerHand,
    first_hand: pokerHand,
    relics: oldLantern,
    curse: voodooDoll,
    cheap: priceTag,
    sacrifice: sacrificialDagger,
    sacrifice_amounts: tallyMark5,
    frenzy: sharpSmile,
    frenzy_amounts: tallyMark5,
    brew: bubblingFlask,
    brew_amounts: tallyMark5,
    blood_price: blood,
    blood_draw: cardDraw,
    faction: crown,
    cost: twoCoins,
    copies: stack,
    deeds: cardPlay,
    deeds_amounts: tallyMark5,
    horde: linkedRings,
    horde_amounts: tallyMark5,
    bonus: crown,
    bonus_amounts: tallyMark5,
    trigger: wolfTrap,
    "trigger-curse": voodooDoll,
    triggered: wolfTrap,
    triggered_amounts: tallyMark5,
    left: fastBackwardButton,
    right: fastForwardButton,
    armour: shield,
    summon: magicPortal,
    marked: waxSeal,
    life: hearts,
    ability: throneKing,
    "ability-alchemy": bubblingFlask,
    "ability-blood_price": blood,
    "ability-claim": shakingHands,
    "ability-hunt": hound,
  },
  keys: {
    ally: shakingHands,
    absorbed: shieldReflect,
    turn: pocketWatch,
    active: candleFlame,
    street: streetLight,
    market: shop,
    acolytes: prayer,
    removed: cardBurn,
    players: threeFriends,
    overlord: throneKing,
    life: hearts,
    armour: shield,
    coin: twoCoins,
    power: fist,
    regeneration: heartPlus,
    rally: trumpetFlag,
    ruled: checkMark,
    hand: pokerHand,
    hand_size: pokerHand,
    in_play: cardPlay,
    card: cardPlay,
    horde: linkedRings,
    haunt_token: haunting,
    banish_token: hastyGrave,
    haunted: ghost,
    unleashed: breakingChain,
    relics: oldLantern,
    spent: hourglass,
    deck_size: cardDraw,
    on_top: stack,
    unseen: sightDisabled,
    discard: cardDiscard,
  },
  words: {
    ...worded(DEEDS, "deed-", "resource-"),
    "verb-play": cardPlay,
    "verb-buy": twoCoins,
    "verb-recruit": prayer,
    "verb-attack": targetArrows,
    "verb-form": linkedRings,
    "verb-extend_left": playerPrevious,
    "verb-extend_right": playerNext,
    "verb-relic": oldLantern,
    "verb-rule": throneKing,
    "verb-haunt": haunting,
    "token-none": interdiction,
    "token-haunt": haunting,
    "token-banish": hastyGrave,
  },
  face: ["life", "armour", "summon", "deeds", "triggered", "bonus", "horde", "ability"],
  corners: ["cost", "faction"],
  sides: ["left", "right"],
  tints: worded(FACTION_HUES, "faction-", "left-", "right-"),
  beside: {
    deeds: "deeds_amounts",
    horde: "horde_amounts",
    bonus: "bonus_amounts",
    triggered: "triggered_amounts",
    sacrifice: "sacrifice_amounts",
    frenzy: "frenzy_amounts",
    brew: "brew_amounts",
  },
  headed: { horde: "horde", bonus: "bonus", triggered: "trigger" },
  flags: ["summon", "marked"],
  chained: { in_play: "horde" },
  alarms: ["banish_token"],
  score: "life",
};
