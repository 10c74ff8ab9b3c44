// The lower deck of Nanty Narking: an icon for each card.
import backwardTime from "icon:backward-time";
import boxingGlove from "icon:boxing-glove";
import brassKnuckles from "icon:brass-knuckles";
import bubblingFlask from "icon:bubbling-flask";
import bunkBeds from "icon:bunk-beds";
import cardAceSpades from "icon:card-ace-spades";
import cargoCrate from "icon:cargo-crate";
import cartwheel from "icon:cartwheel";
import cavalry from "icon:cavalry";
import chimney from "icon:chimney";
import coffin from "icon:coffin";
import crystalBall from "icon:crystal-ball";
import cuckooClock from "icon:cuckoo-clock";
import damagedHouse from "icon:damaged-house";
import dominoMask from "icon:domino-mask";
import envelope from "icon:envelope";
import factory from "icon:factory";
import familyHouse from "icon:family-house";
import goldStack from "icon:gold-stack";
import greenhouse from "icon:greenhouse";
import handBag from "icon:hand-bag";
import hospitalCross from "icon:hospital-cross";
import houseKeys from "icon:house-keys";
import invisibleFace from "icon:invisible-face";
import magnifyingGlass from "icon:magnifying-glass";
import manualWaterPump from "icon:manual-water-pump";
import matchbox from "icon:matchbox";
import musicalScore from "icon:musical-score";
import newspaper from "icon:newspaper";
import paddles from "icon:paddles";
import poisonBottle from "icon:poison-bottle";
import poisonGas from "icon:poison-gas";
import portrait from "icon:portrait";
import publicSpeaker from "icon:public-speaker";
import rat from "icon:rat";
import razor from "icon:razor";
import rose from "icon:rose";
import seatedMouse from "icon:seated-mouse";
import sharpSmile from "icon:sharp-smile";
import shouting from "icon:shouting";
import snake from "icon:snake";
import squidHead from "icon:squid-head";
import steamLocomotive from "icon:steam-locomotive";
import streetLight from "icon:street-light";
import tambourine from "icon:tambourine";
import tatteredBanner from "icon:tattered-banner";
import teapot from "icon:teapot";
import theaterCurtains from "icon:theater-curtains";
import timeDynamite from "icon:time-dynamite";
import tribunalJury from "icon:tribunal-jury";
import trowel from "icon:trowel";
import waterfall from "icon:waterfall";
import woodenSign from "icon:wooden-sign";

type Icons = Readonly<Record<string, string>>;

export const LOWER: Icons = {
  scotland_yard: magnifyingGlass,
  police_gazette: newspaper,
  newsboy: shouting,
  salvation_army: tambourine,
  hired_ruffians: brassKnuckles,
  dynamiters: timeDynamite,
  sweeney_todd: razor,
  discreet_apothecary: poisonBottle,
  doctor_jekyll: bubblingFlask,
  sergeant_cuff: rose,
  false_telegram: envelope,
  broad_street_pump: manualWaterPump,
  miss_prisms_handbag: handBag,
  gasworks: factory,
  hansom_cab: cartwheel,
  mounted_police: cavalry,
  invisible_man: invisibleFace,
  underground_railway: steamLocomotive,
  old_curiosity_shop: cuckooClock,
  great_stink: poisonGas,
  lamplighter: streetLight,
  st_bartholomews: hospitalCross,
  mr_merdle: goldStack,
  mr_hyde: sharpSmile,
  peabody_buildings: familyHouse,
  jerry_builder: trowel,
  ballad_monger: musicalScore,
  mrs_hudson: houseKeys,
  chartist_march: tatteredBanner,
  lodging_house: bunkBeds,
  match_girls_strike: matchbox,
  sewer_hunter: rat,
  undertakers_parlour: coffin,
  prize_fighter: boxingGlove,
  raffles: dominoMask,
  irene_adler: theaterCurtains,
  five_oclock_tea: teapot,
  crystal_palace: greenhouse,
  time_machine: backwardTime,
  chimney_sweep: chimney,
  slum_landlord: damagedHouse,
  seance: crystalBall,
  martians: squidHead,
  thames_waterman: paddles,
  jarndyce_and_jarndyce: tribunalJury,
  reichenbach_falls: waterfall,
  dorian_gray: portrait,
  soapbox_orator: publicSpeaker,
  grimesby_roylott: snake,
  dock_labourers: cargoCrate,
  count_fosco: seatedMouse,
  suicide_club: cardAceSpades,
  estate_agent: woodenSign,
};
