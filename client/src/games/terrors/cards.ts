// The cards of Terrors of London: an icon for each, and a colour for each faction.
import aspergillum from "icon:aspergillum";
import birdMask from "icon:bird-mask";
import bossKey from "icon:boss-key";
import breastplate from "icon:breastplate";
import broadDagger from "icon:broad-dagger";
import bubblingFlask from "icon:bubbling-flask";
import candleSkull from "icon:candle-skull";
import cash from "icon:cash";
import coffin from "icon:coffin";
import coveredJar from "icon:covered-jar";
import crossbow from "icon:crossbow";
import crossedClaws from "icon:crossed-claws";
import crownedSkull from "icon:crowned-skull";
import cultist from "icon:cultist";
import daemonSkull from "icon:daemon-skull";
import deathNote from "icon:death-note";
import deathZone from "icon:death-zone";
import diabloSkull from "icon:diablo-skull";
import digDug from "icon:dig-dug";
import direwolf from "icon:direwolf";
import doctorFace from "icon:doctor-face";
import evilBat from "icon:evil-bat";
import evilBook from "icon:evil-book";
import evilMinion from "icon:evil-minion";
import evilMoon from "icon:evil-moon";
import femaleVampire from "icon:female-vampire";
import floatingGhost from "icon:floating-ghost";
import fluffyFlame from "icon:fluffy-flame";
import gargoyle from "icon:gargoyle";
import ghostAlly from "icon:ghost-ally";
import grimReaper from "icon:grim-reaper";
import healthPotion from "icon:health-potion";
import hound from "icon:hound";
import huntingHorn from "icon:hunting-horn";
import invisible from "icon:invisible";
import lungs from "icon:lungs";
import magicSwirl from "icon:magic-swirl";
import mirrorMirror from "icon:mirror-mirror";
import mummyHead from "icon:mummy-head";
import oldLantern from "icon:old-lantern";
import pentacle from "icon:pentacle";
import prayer from "icon:prayer";
import pyromaniac from "icon:pyromaniac";
import raiseZombie from "icon:raise-zombie";
import rat from "icon:rat";
import raven from "icon:raven";
import restingVampire from "icon:resting-vampire";
import runeSword from "icon:rune-sword";
import screaming from "icon:screaming";
import seaSerpent from "icon:sea-serpent";
import shamblingZombie from "icon:shambling-zombie";
import skeletalHand from "icon:skeletal-hand";
import skeleton from "icon:skeleton";
import skullStaff from "icon:skull-staff";
import snatch from "icon:snatch";
import sniffingDog from "icon:sniffing-dog";
import soul from "icon:soul";
import spectre from "icon:spectre";
import stakeHammer from "icon:stake-hammer";
import templarShield from "icon:templar-shield";
import treasureMap from "icon:treasure-map";
import vampireDracula from "icon:vampire-dracula";
import wantedReward from "icon:wanted-reward";
import warlockHood from "icon:warlock-hood";
import waxSeal from "icon:wax-seal";
import werewolf from "icon:werewolf";
import wheelbarrow from "icon:wheelbarrow";
import witchFace from "icon:witch-face";
import wolfHead from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";

type Icons = Readonly<Record<string, string>>;

const STARTERS: Icons = {
  cultist,
  fanatic: pyromaniac,
};

const UNDEAD: Icons = {
  undead_acolyte: skeletalHand,
  register_of_the_dead: deathNote,
  exhumation: digDug,
  death_warrant: waxSeal,
  funeral_procession: coffin,
  zombie: shamblingZombie,
  ghoul: raiseZombie,
  corpse_cart: wheelbarrow,
  wight: crownedSkull,
  skeleton,
  mummy: mummyHead,
  vampire: vampireDracula,
  lich: skullStaff,
  methuselah: restingVampire,
};

const MORTALS: Icons = {
  mortal_acolyte: prayer,
  bounty: wantedReward,
  second_wind: lungs,
  blood_money: cash,
  stake_and_torch: stakeHammer,
  pickpocket: snatch,
  relic_hunter: treasureMap,
  alchemist: bubblingFlask,
  monster_slayer: crossbow,
  coven_witch: witchFace,
  inquisitor: aspergillum,
  warlock: warlockHood,
  mad_doctor: doctorFace,
  lilith: femaleVampire,
};

const BEASTS: Icons = {
  beast_acolyte: evilMinion,
  scent_of_blood: sniffingDog,
  fang_and_claw: crossedClaws,
  call_of_the_pack: wolfHowl,
  full_moon: evilMoon,
  rat_swarm: rat,
  hellhound: hound,
  raven_flock: raven,
  giant_bat: evilBat,
  gargoyle,
  werewolf,
  thames_serpent: seaSerpent,
  alpha_wolf: direwolf,
  fenris: wolfHead,
};

const SPIRITS: Icons = {
  spirit_acolyte: ghostAlly,
  tithe_of_souls: soul,
  dark_pact: pentacle,
  possession: magicSwirl,
  black_mass: candleSkull,
  wisp: fluffyFlame,
  apparition: invisible,
  poltergeist: floatingGhost,
  banshee: screaming,
  phantom: spectre,
  wraith: deathZone,
  demon: daemonSkull,
  reaper: grimReaper,
  azazael: diabloSkull,
};

const RELICS: Icons = {
  lantern: oldLantern,
  silver_dagger: broadDagger,
  healers_phial: healthPotion,
  iron_shield: templarShield,
  canopic_jar: coveredJar,
  spell_key: bossKey,
  raven_skull: birdMask,
  bone_horn: huntingHorn,
  grimoire: evilBook,
  haunted_mirror: mirrorMirror,
  plate_of_the_fallen: breastplate,
  sword_of_methuselah: runeSword,
};

const PAPER = 42; // of what has no faction

export const FACTION_HUES = { undead: 96, spirit: 202, mortal: 286, beast: 12 };

const FAMILIES: readonly (readonly [hue: number, icons: Icons])[] = [
  [PAPER, STARTERS],
  [FACTION_HUES.undead, UNDEAD],
  [FACTION_HUES.mortal, MORTALS],
  [FACTION_HUES.beast, BEASTS],
  [FACTION_HUES.spirit, SPIRITS],
  [PAPER, RELICS],
];

export const cards: Icons = Object.assign({}, ...FAMILIES.map(([, icons]) => icons));
export const hues: Readonly<Record<string, number>> = Object.fromEntries(
  FAMILIES.flatMap(([hue, icons]) => Object.keys(icons).map((name) => [name, hue])),
);
