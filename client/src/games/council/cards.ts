// The cards of Council of Five: an icon for each, and a colour for each type.
import stairs3d from "icon:3d-stairs";
import accordion from "icon:accordion";
import alienBug from "icon:alien-bug";
import astrolabe from "icon:astrolabe";
import aztecCalendarSun from "icon:aztec-calendar-sun";
import biplane from "icon:biplane";
import bodySwapping from "icon:body-swapping";
import boneGnawer from "icon:bone-gnawer";
import booze from "icon:booze";
import brain from "icon:brain";
import bubbles from "icon:bubbles";
import camel from "icon:camel";
import carWheel from "icon:car-wheel";
import cat from "icon:cat";
import classicalKnowledge from "icon:classical-knowledge";
import cometSpark from "icon:comet-spark";
import cowled from "icon:cowled";
import dolmen from "icon:dolmen";
import egyptianTemple from "icon:egyptian-temple";
import evilBook from "icon:evil-book";
import evilMoon from "icon:evil-moon";
import fedora from "icon:fedora";
import fingersCrossed from "icon:fingers-crossed";
import firstAidKit from "icon:first-aid-kit";
import fishMonster from "icon:fish-monster";
import floatingCrystal from "icon:floating-crystal";
import gargoyle from "icon:gargoyle";
import goat from "icon:goat";
import graduateCap from "icon:graduate-cap";
import halfDead from "icon:half-dead";
import haunting from "icon:haunting";
import heavyThornyTriskelion from "icon:heavy-thorny-triskelion";
import hoodedFigure from "icon:hooded-figure";
import hound from "icon:hound";
import huntingHorn from "icon:hunting-horn";
import infestedMass from "icon:infested-mass";
import jewelCrown from "icon:jewel-crown";
import kevlarVest from "icon:kevlar-vest";
import labCoat from "icon:lab-coat";
import lizardman from "icon:lizardman";
import longAntennaeBug from "icon:long-antennae-bug";
import magicPalm from "icon:magic-palm";
import magnifyingGlass from "icon:magnifying-glass";
import monkFace from "icon:monk-face";
import mummyHead from "icon:mummy-head";
import nefertiti from "icon:nefertiti";
import newspaper from "icon:newspaper";
import nightSleep from "icon:night-sleep";
import notebook from "icon:notebook";
import nurseFemale from "icon:nurse-female";
import oldLantern from "icon:old-lantern";
import oldMicrophone from "icon:old-microphone";
import panFlute from "icon:pan-flute";
import passport from "icon:passport";
import pentacle from "icon:pentacle";
import pharoah from "icon:pharoah";
import pickelhaube from "icon:pickelhaube";
import plainDagger from "icon:plain-dagger";
import poisonBottle from "icon:poison-bottle";
import polarBear from "icon:polar-bear";
import policeBadge from "icon:police-badge";
import policeOfficerHead from "icon:police-officer-head";
import popeCrown from "icon:pope-crown";
import powder from "icon:powder";
import quillInk from "icon:quill-ink";
import rat from "icon:rat";
import rattlesnake from "icon:rattlesnake";
import revolver from "icon:revolver";
import rodOfAsclepius from "icon:rod-of-asclepius";
import sacrificialDagger from "icon:sacrificial-dagger";
import scalpel from "icon:scalpel";
import screaming from "icon:screaming";
import scrollUnfurled from "icon:scroll-unfurled";
import secretDoor from "icon:secret-door";
import skeletonKey from "icon:skeleton-key";
import skis from "icon:skis";
import snakeEgg from "icon:snake-egg";
import snakeJar from "icon:snake-jar";
import snakeTongue from "icon:snake-tongue";
import snakeTotem from "icon:snake-totem";
import spiderWeb from "icon:spider-web";
import squidHead from "icon:squid-head";
import stagHead from "icon:stag-head";
import steamLocomotive from "icon:steam-locomotive";
import steeringWheel from "icon:steering-wheel";
import stonedSkull from "icon:stoned-skull";
import suitcase from "icon:suitcase";
import syringe from "icon:syringe";
import telescope from "icon:telescope";
import teslaCoil from "icon:tesla-coil";
import topHat from "icon:top-hat";
import treasureMap from "icon:treasure-map";
import tritonHead from "icon:triton-head";
import turban from "icon:turban";
import umbrellaBayonet from "icon:umbrella-bayonet";
import ushanka from "icon:ushanka";
import voodooDoll from "icon:voodoo-doll";
import vortex from "icon:vortex";
import winchesterRifle from "icon:winchester-rifle";
import witchFace from "icon:witch-face";

type Icons = Readonly<Record<string, string>>;

const INVESTIGATORS: Icons = {
  sydney_lake: magicPalm,
  dox_johnson: halfDead,
  hilliard_riffenberg: classicalKnowledge,
  fred_mansbridge: suitcase,
  luther_von_schroeder: pickelhaube,
  philippa_grange: newspaper,
  octavius_pell: telescope,
  wanda_korbel: nightSleep,
  jonah_treadwell: fedora,
  beatrix_colborne: winchesterRifle,
  ignatius_crowe: monkFace,
  silas_vane: poisonBottle,
  morwenna_tregear: accordion,
  agnes_rourke: nurseFemale,
  piotr_swasynik: magnifyingGlass,
  gus_halloran: policeOfficerHead,
  elias_crotal: policeBadge,
  emil_raskov: ushanka,
  bartholomew_quill: quillInk,
  celine_lapeltone: oldMicrophone,
  ransom_eddowes: skis,
  zofia_ostrzeszko: camel,
  harriet_penhallow: graduateCap,
  walter_nimrick: labCoat,
  tobias_frye: astrolabe,
  lydia_whitlock: scrollUnfurled,
};

const FRIENDS: Icons = {
  yusuf_the_dragoman: turban,
  bosun_the_wolfhound: hound,
  federation_envoy: passport,
  snake_charmer: snakeJar,
  cat_of_ulthar: cat,
};

const VEHICLES: Icons = {
  pierce_arrow: steeringWheel,
  ford_t: carWheel,
  train_to_madness: steamLocomotive,
  expedition_seaplane: biplane,
};

const GREAT_OLD_ONES: Icons = {
  cthulhu: squidHead,
  ghatanothoa: stonedSkull,
  hastur: cowled,
  father_yig: snakeTotem,
  rhan_tegoth: alienBug,
  dagon: tritonHead,
};

const OUTER_GODS: Icons = {
  shub_niggurath: goat,
  yog_sothoth: bubbles,
  nyarlathotep: pharoah,
  azathoth: vortex,
};

const SPELLS: Icons = {
  gate_of_deeper_slumber: stairs3d,
  curse_of_brown_barnham: voodooDoll,
  door_under_the_pyramid: egyptianTemple,
  circle_of_standing_stones: dolmen,
  hiss_of_the_ancestors: snakeTongue,
  midnight_door: secretDoor,
  exchange_of_souls: bodySwapping,
  blessing_of_the_dagger: sacrificialDagger,
  powder_of_ibn_ghazi: powder,
  voorish_sign: fingersCrossed,
};

const ENEMIES: Icons = {
  night_gaunt: gargoyle,
  satyr_of_the_black_wood: panFlute,
  child_of_yig: snakeEgg,
  swarm_of_rattlers: rattlesnake,
  bootleggers: booze,
  brown_jenkin: rat,
  keziah_mason: witchFace,
  mummy_of_the_high_priest: mummyHead,
  queen_amonet: nefertiti,
  mi_go_surgeon: scalpel,
  serpent_sorcerer: rodOfAsclepius,
  colour_out_of_space: cometSpark,
  shoggoth: infestedMass,
  gnoph_keh: polarBear,
  deep_one: fishMonster,
  asylum_escapee: screaming,
  crooked_alderman: topHat,
  priest_of_the_esoteric_order: popeCrown,
  mi_go_scout: longAntennaeBug,
  catacomb_ghoul: boneGnawer,
  men_of_leng: hoodedFigure,
  moon_beast: evilMoon,
  lord_of_kn_yan: aztecCalendarSun,
  brain_in_a_cylinder: brain,
};

const ITEMS: Icons = {
  police_lantern: oldLantern,
  sword_cane: umbrellaBayonet,
  spirit_board: haunting,
  tillinghast_resonator: teslaCoil,
  silver_dagger: plainDagger,
  field_surgeons_bag: firstAidKit,
  reanimating_reagent: syringe,
  spider_armour: spiderWeb,
  service_revolver: revolver,
  bulletproof_vest: kevlarVest,
  expedition_map: treasureMap,
  scaled_mask: lizardman,
  hunters_trophies: stagHead,
  notes_from_vermont: notebook,
};

const ARTIFACTS: Icons = {
  shining_trapezohedron: floatingCrystal,
  horn_of_nodens: huntingHorn,
  necronomicon: evilBook,
  elder_sign: pentacle,
  crown_of_the_serpent_kings: jewelCrown,
  silver_key: skeletonKey,
  yellow_sign: heavyThornyTriskelion,
};

const TYPES: readonly (readonly [hue: number, icons: Icons])[] = [
  [212, INVESTIGATORS],
  [172, FRIENDS],
  [28, VEHICLES],
  [128, GREAT_OLD_ONES],
  [300, OUTER_GODS],
  [258, SPELLS],
  [8, ENEMIES],
  [46, ITEMS],
  [76, ARTIFACTS],
];

export const cards: Icons = Object.assign({}, ...TYPES.map(([, icons]) => icons));
export const hues: Readonly<Record<string, number>> = Object.fromEntries(TYPES.flatMap(([hue, icons]) => Object.keys(icons).map((name) => [name, hue])));
