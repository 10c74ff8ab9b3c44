// What is on the box of Catham City.
import cat from "icon:cat";
import type { Seal } from "../../lib/draw/guise";

export const seal: Seal = { emblem: cat, hue: 28 };
