// What is on the box of Council of Five.
import dualityMask from "icon:duality-mask";
import type { Seal } from "../../lib/draw/guise";

export const seal: Seal = { emblem: dualityMask, hue: 212 };
