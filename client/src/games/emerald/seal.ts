// What is on the box of A Study in Emerald.
import emerald from "icon:emerald";
import type { Seal } from "../../lib/draw/guise";

export const seal: Seal = { emblem: emerald, hue: 152 };
