// The keywords of Council of Five: an icon for each.
import anglerFish from "icon:angler-fish";
import ankh from "icon:ankh";
import blood from "icon:blood";
import bookCover from "icon:book-cover";
import bookshelf from "icon:bookshelf";
import brainLeak from "icon:brain-leak";
import breastplate from "icon:breastplate";
import brodieHelmet from "icon:brodie-helmet";
import cactus from "icon:cactus";
import caduceus from "icon:caduceus";
import cauldron from "icon:cauldron";
import crossedSwords from "icon:crossed-swords";
import cultist from "icon:cultist";
import deerHead from "icon:deer-head";
import diploma from "icon:diploma";
import doctorFace from "icon:doctor-face";
import dreamCatcher from "icon:dream-catcher";
import fangs from "icon:fangs";
import feather from "icon:feather";
import featheredWing from "icon:feathered-wing";
import flame from "icon:flame";
import gears from "icon:gears";
import globe from "icon:globe";
import goldBar from "icon:gold-bar";
import hourglass from "icon:hourglass";
import insectJaws from "icon:insect-jaws";
import lightBulb from "icon:light-bulb";
import magicSwirl from "icon:magic-swirl";
import menhir from "icon:menhir";
import moon from "icon:moon";
import mushrooms from "icon:mushrooms";
import musicalNotes from "icon:musical-notes";
import pineTree from "icon:pine-tree";
import poison from "icon:poison";
import portal from "icon:portal";
import prayer from "icon:prayer";
import raiseZombie from "icon:raise-zombie";
import road from "icon:road";
import roundTable from "icon:round-table";
import sarcophagus from "icon:sarcophagus";
import scales from "icon:scales";
import schoolBag from "icon:school-bag";
import shakingHands from "icon:shaking-hands";
import sherlockHolmes from "icon:sherlock-holmes";
import snake from "icon:snake";
import snakeSpiral from "icon:snake-spiral";
import snowflake1 from "icon:snowflake-1";
import starsStack from "icon:stars-stack";
import twoShadows from "icon:two-shadows";
import uncertainty from "icon:uncertainty";
import walkingBoot from "icon:walking-boot";
import waves from "icon:waves";
import whistle from "icon:whistle";

export const keywords: Readonly<Record<string, string>> = {
  hobo: uncertainty,
  klm: deerHead,
  sum: diploma,
  gon: globe,
  patrol: whistle,
  serpents: snake,
  federation: shakingHands,
  gate: portal,
  mi_go: insectJaws,
  yig: snakeSpiral,
  armour: breastplate,
  weapon: crossedSwords,
  book: bookCover,
  blood,
  council: roundTable,
  cult: cultist,
  deep: anglerFish,
  desert: cactus,
  detective: sherlockHolmes,
  doctor: doctorFace,
  dream: dreamCatcher,
  egypt: ankh,
  faith: prayer,
  fire: flame,
  fungus: mushrooms,
  ghoul: fangs,
  gold: goldBar,
  ice: snowflake1,
  law: scales,
  lamp: lightBulb,
  library: bookshelf,
  machine: gears,
  madness: brainLeak,
  magic: magicSwirl,
  medicine: caduceus,
  memory: hourglass,
  music: musicalNotes,
  night: moon,
  poison,
  press: feather,
  road,
  sea: waves,
  shadow: twoShadows,
  sky: featheredWing,
  soldier: brodieHelmet,
  stars: starsStack,
  stone: menhir,
  student: schoolBag,
  tomb: sarcophagus,
  traveller: walkingBoot,
  undead: raiseZombie,
  wilds: pineTree,
  witch: cauldron,
};
