// The cards of A Study in Emerald: an icon for each, and a colour for each family.
import airBalloon from "icon:air-balloon";
import alienBug from "icon:alien-bug";
import ampleDress from "icon:ample-dress";
import arcTriomphe from "icon:arc-triomphe";
import archiveResearch from "icon:archive-research";
import armchair from "icon:armchair";
import binoculars from "icon:binoculars";
import blackFlag from "icon:black-flag";
import blackHandShield from "icon:black-hand-shield";
import bread from "icon:bread";
import brokenHeart from "icon:broken-heart";
import bull from "icon:bull";
import byzantinTemple from "icon:byzantin-temple";
import clockTower from "icon:clock-tower";
import coliseum from "icon:coliseum";
import conversation from "icon:conversation";
import curlingVines from "icon:curling-vines";
import custodianHelmet from "icon:custodian-helmet";
import doorWatcher from "icon:door-watcher";
import doubleDragon from "icon:double-dragon";
import doubleFaceMask from "icon:double-face-mask";
import eagleEmblem from "icon:eagle-emblem";
import egyptianSphinx from "icon:egyptian-sphinx";
import evilBook from "icon:evil-book";
import evilTree from "icon:evil-tree";
import eyeTarget from "icon:eye-target";
import fist from "icon:fist";
import fleshyMass from "icon:fleshy-mass";
import freemasonry from "icon:freemasonry";
import gunRose from "icon:gun-rose";
import hidden from "icon:hidden";
import hoodedAssassin from "icon:hooded-assassin";
import imperialCrown from "icon:imperial-crown";
import letterBomb from "icon:letter-bomb";
import maskedSpider from "icon:masked-spider";
import medusaHead from "icon:medusa-head";
import monkFace from "icon:monk-face";
import mountedKnight from "icon:mounted-knight";
import papers from "icon:papers";
import passport from "icon:passport";
import pharoah from "icon:pharoah";
import pickelhaube from "icon:pickelhaube";
import pitchfork from "icon:pitchfork";
import publicSpeaker from "icon:public-speaker";
import queenCrown from "icon:queen-crown";
import quillInk from "icon:quill-ink";
import run from "icon:run";
import saintBasilCathedral from "icon:saint-basil-cathedral";
import scorpion from "icon:scorpion";
import shamblingZombie from "icon:shambling-zombie";
import shamrock from "icon:shamrock";
import sherlockHolmes from "icon:sherlock-holmes";
import sofa from "icon:sofa";
import spiderWeb from "icon:spider-web";
import spy from "icon:spy";
import stakeHammer from "icon:stake-hammer";
import stethoscope from "icon:stethoscope";
import stiletto from "icon:stiletto";
import teapot from "icon:teapot";
import tentaclesSkull from "icon:tentacles-skull";
import terror from "icon:terror";
import theaterCurtains from "icon:theater-curtains";
import timeBomb from "icon:time-bomb";
import timeDynamite from "icon:time-dynamite";
import trenchSpade from "icon:trench-spade";
import triorb from "icon:triorb";
import uprising from "icon:uprising";
import vampireDracula from "icon:vampire-dracula";
import violin from "icon:violin";
import vortex from "icon:vortex";
import winchesterRifle from "icon:winchester-rifle";
import wormMouth from "icon:worm-mouth";

type Icons = Readonly<Record<string, string>>;

export const CITIES: Icons = {
  london: clockTower,
  paris: arcTriomphe,
  berlin: pickelhaube,
  petersburg: saintBasilCathedral,
  vienna: violin,
  rome: coliseum,
  madrid: bull,
  constantinople: byzantinTemple,
  cairo: egyptianSphinx,
};

const ROYALTY: Icons = {
  gloriana: queenCrown,
  weaver: maskedSpider,
  burrower: wormMouth,
  azathoth: vortex,
  nug_and_yeb: doubleDragon,
  rhogog: evilTree,
  baoht_zuqqa_mogg: scorpion,
  cistern_sultana: medusaHead,
  nyarlathotep: pharoah,
};

const STARTING: Icons = {
  pamphlets: papers,
  informers: conversation,
  couriers: run,
  forged_papers: passport,
  sappers: trenchSpade,
  stiletto,
};

const ANARCHISTS: Icons = {
  louise_michel: blackFlag,
  vera_figner: gunRose,
  prince_kropotkin: bread,
  johann_most: letterBomb,
  william_morris: curlingVines,
  ravachol: timeBomb,
  emma_goldman: publicSpeaker,
  errico_malatesta: pitchfork,
  vladimir_burtsev: archiveResearch,
};

const AGENTS_OF_THE_CROWN: Icons = {
  piotr_rachkovsky: spy,
  professor_moriarty: spiderWeb,
  sebastian_moran: winchesterRifle,
  evno_azef: doubleFaceMask,
  ungern_sternberg: mountedKnight,
  wilhelm_stieber: binoculars,
  duchess_uzes: ampleDress,
  inspector_lestrade: custodianHelmet,
  matvei_golovinski: quillInk,
};

const BAKER_STREET: Icons = {
  irene_adler: theaterCurtains,
  sigmund_freud: sofa,
  mrs_hudson: teapot,
  doctor_watson: stethoscope,
  sherlock_holmes: sherlockHolmes,
};

const SOCIETIES: Icons = {
  diogenes_club: armchair,
  freemasons: freemasonry,
  black_hand: blackHandShield,
  holy_brotherhood: monkFace,
  fenians: shamrock,
  society_of_leopold: stakeHammer,
  okhrana: eagleEmblem,
  peoples_will: uprising,
  third_section: doorWatcher,
  pinkerton_agents: eyeTarget,
};

const DEEDS: Icons = {
  change_of_heart: brokenHeart,
  hide_royalty: hidden,
  hired_assassin: hoodedAssassin,
  infernal_machine: timeDynamite,
  nadars_airships: airBalloon,
};

const MONSTERS: Icons = {
  cthulhu: tentaclesSkull,
  mi_go: alienBug,
  shoggoth: fleshyMass,
  night_terrors: terror,
  vampires: vampireDracula,
  yog_sothoth: triorb,
  zombies: shamblingZombie,
  necronomicon: evilBook,
};

const FAMILIES: readonly (readonly [hue: number, icons: Icons])[] = [
  [45, CITIES],
  [150, ROYALTY],
  [32, STARTING],
  [5, ANARCHISTS],
  [220, AGENTS_OF_THE_CROWN],
  [330, BAKER_STREET],
  [190, SOCIETIES],
  [68, DEEDS],
  [282, MONSTERS],
  [262, { loyalist: imperialCrown }],
  [12, { restorationist: fist }],
];

export const cards: Icons = Object.assign({}, ...FAMILIES.map(([, icons]) => icons));
export const hues: Readonly<Record<string, number>> = Object.fromEntries(
  FAMILIES.flatMap(([hue, icons]) => Object.keys(icons).map((name) => [name, hue])),
);
