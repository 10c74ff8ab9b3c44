// The upper deck of Nanty Narking: an icon for each card.
import armchair from "icon:armchair";
import bank from "icon:bank";
import barefoot from "icon:barefoot";
import basket from "icon:basket";
import bookshelf from "icon:bookshelf";
import bouncingSpring from "icon:bouncing-spring";
import brandyBottle from "icon:brandy-bottle";
import briefcase from "icon:briefcase";
import cardQueenHearts from "icon:card-queen-hearts";
import chargingBull from "icon:charging-bull";
import convict from "icon:convict";
import cupcake from "icon:cupcake";
import custodianHelmet from "icon:custodian-helmet";
import dramaMasks from "icon:drama-masks";
import drum from "icon:drum";
import dunceCap from "icon:dunce-cap";
import elephant from "icon:elephant";
import evilBook from "icon:evil-book";
import exitDoor from "icon:exit-door";
import flowerHat from "icon:flower-hat";
import handcuffs from "icon:handcuffs";
import hastyGrave from "icon:hasty-grave";
import horseHead from "icon:horse-head";
import knifeFork from "icon:knife-fork";
import ladle from "icon:ladle";
import loveLetter from "icon:love-letter";
import miracleMedecine from "icon:miracle-medecine";
import notebook from "icon:notebook";
import pill from "icon:pill";
import priceTag from "icon:price-tag";
import quillInk from "icon:quill-ink";
import run from "icon:run";
import sarcophagus from "icon:sarcophagus";
import scales from "icon:scales";
import shrug from "icon:shrug";
import sing from "icon:sing";
import slipknot from "icon:slipknot";
import snatch from "icon:snatch";
import soap from "icon:soap";
import squareBottle from "icon:square-bottle";
import stethoscope from "icon:stethoscope";
import theater from "icon:theater";
import topHat from "icon:top-hat";
import trashCan from "icon:trash-can";
import wheelbarrow from "icon:wheelbarrow";
import winchesterRifle from "icon:winchester-rifle";
import windowBars from "icon:window-bars";
import woodClub from "icon:wood-club";

type Icons = Readonly<Record<string, string>>;

export const UPPER: Icons = {
  artful_dodger: topHat,
  merryweather: briefcase,
  mr_bumble: ladle,
  suburban_bank: bank,
  mrs_pardiggle: flowerHat,
  bobby: custodianHelmet,
  bill_sikes: woodClub,
  gaiety_theatre: theater,
  bailiff: exitDoor,
  baker_street_irregulars: barefoot,
  bookmaker: horseHead,
  colonel_moran: winchesterRifle,
  inspector_lestrade: handcuffs,
  diogenes_club: armchair,
  errand_boy: run,
  costermonger: wheelbarrow,
  doctor_watson: stethoscope,
  abel_magwitch: convict,
  recruiting_sergeant: drum,
  charles_milverton: loveLetter,
  sanitary_inspector: soap,
  body_snatcher: hastyGrave,
  mudlark: basket,
  british_museum: sarcophagus,
  card_sharp: cardQueenHearts,
  jabez_wilson: quillInk,
  music_hall_star: sing,
  garrotter: slipknot,
  mr_micawber: shrug,
  simpsons_restaurant: knifeFork,
  pickpocket: snatch,
  dustman: trashCan,
  gin_palace: brandyBottle,
  mudies_library: bookshelf,
  penny_dreadfuls: evilBook,
  rag_and_bottle_shop: squareBottle,
  penny_a_liner: notebook,
  cheap_jack: priceTag,
  spring_heeled_jack: bouncingSpring,
  stock_exchange: chargingBull,
  wackford_squeers: dunceCap,
  muffin_man: cupcake,
  theatrical_costumier: dramaMasks,
  marshalsea: windowBars,
  mr_jaggers: scales,
  quack_doctor: miracleMedecine,
  jefferson_hope: pill,
  forty_elephants: elephant,
};
