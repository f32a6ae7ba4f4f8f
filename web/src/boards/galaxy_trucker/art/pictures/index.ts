import type { ComponentType } from "react";
import { FIGHTS } from "./fights";
import { GIVES } from "./gives";
import { HURTS } from "./hurts";

/** The picture of every kind of card, 300 x 170. */
export const PICTURES: Record<string, ComponentType> = { ...GIVES, ...FIGHTS, ...HURTS };
