// The cards of Nanty Narking: an icon for each, and a colour for each deck and each ability of a district.
import anchor from "icon:anchor";
import animalHide from "icon:animal-hide";
import barricade from "icon:barricade";
import capitol from "icon:capitol";
import chalkOutlineMurder from "icon:chalk-outline-murder";
import clockTower from "icon:clock-tower";
import clockwork from "icon:clockwork";
import crown from "icon:crown";
import cutDiamond from "icon:cut-diamond";
import earthCrack from "icon:earth-crack";
import explosionRays from "icon:explosion-rays";
import fireworkRocket from "icon:firework-rocket";
import fishBucket from "icon:fish-bucket";
import flame from "icon:flame";
import flood from "icon:flood";
import fog from "icon:fog";
import globe from "icon:globe";
import keyring from "icon:keyring";
import paintedPottery from "icon:painted-pottery";
import palette from "icon:palette";
import pencilRuler from "icon:pencil-ruler";
import porcelainVase from "icon:porcelain-vase";
import sherlockHolmes from "icon:sherlock-holmes";
import shinyPurse from "icon:shiny-purse";
import sinkingTrap from "icon:sinking-trap";
import smokingPipe from "icon:smoking-pipe";
import spiderWeb from "icon:spider-web";
import stagHead from "icon:stag-head";
import strongbox from "icon:strongbox";
import suitcase from "icon:suitcase";
import tavernSign from "icon:tavern-sign";
import ticket from "icon:ticket";
import uprising from "icon:uprising";
import zeppelin from "icon:zeppelin";
import { LOWER } from "./lower";
import { UPPER } from "./upper";

type Icons = Readonly<Record<string, string>>;

export const DISTRICTS: Icons = {
  chelsea: porcelainVase,
  westminster: clockTower,
  strand: ticket,
  marylebone: smokingPipe,
  city: capitol,
  billingsgate: fishBucket,
  east_end: anchor,
  bermondsey: animalHide,
  clerkenwell: clockwork,
  southwark: tavernSign,
  lambeth: paintedPottery,
  vauxhall: fireworkRocket,
};

const IDENTITIES: Icons = {
  moriarty: spiderWeb,
  balmoral: stagHead,
  bellinger: crown,
  holdhurst: globe,
  fagin: shinyPurse,
  sidonia: cutDiamond,
  holmes: sherlockHolmes,
  scrooge: strongbox,
  gradgrind: pencilRuler,
  lloyd: keyring,
};

const HAPPENINGS: Icons = {
  cursed_artists: palette,
  emergency: barricade,
  murders: chalkOutlineMurder,
  earthquake: earthCrack,
  fog,
  explosion: explosionRays,
  fire: flame,
  flood,
  new_citizens: suitcase,
  riots: uprising,
  subsidence: sinkingTrap,
  zeppelin,
};

const FAMILIES: readonly (readonly [hue: number, names: readonly string[]])[] = [
  [128, Object.keys(UPPER)],
  [26, Object.keys(LOWER)],
  [272, Object.keys(IDENTITIES)],
  [352, Object.keys(HAPPENINGS)],
  [210, ["chelsea", "bermondsey"]], // place an agent
  [250, ["westminster"]], // draw anew
  [178, ["strand"]], // calm unrest
  [48, ["marylebone", "clerkenwell", "southwark", "lambeth", "vauxhall"]], // income
  [300, ["city"]], // insure
  [95, ["billingsgate"]], // pawn a card
  [8, ["east_end"]], // stir unrest
];

export const cards: Icons = { ...UPPER, ...LOWER, ...DISTRICTS, ...IDENTITIES, ...HAPPENINGS };
export const hues: Readonly<Record<string, number>> = Object.fromEntries(FAMILIES.flatMap(([hue, names]) => names.map((name) => [name, hue])));
