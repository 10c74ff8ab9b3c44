// What is on the box of Terrors of London.
import moonBats from "icon:moon-bats";
import type { Seal } from "../../lib/draw/guise";

export const seal: Seal = { emblem: moonBats, hue: 350 };
