// What is on the box of Nanty Narking.
import towerBridge from "icon:tower-bridge";
import type { Seal } from "../../lib/draw/guise";

export const seal: Seal = { emblem: towerBridge, hue: 268 };
