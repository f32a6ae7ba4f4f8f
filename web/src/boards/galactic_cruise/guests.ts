import type { Guests } from "./view";

/** The three types of guests, in the order of the rules. */
export const GUEST_TYPES = ["adventurous", "relaxing", "family"] as const;

export type Guest = (typeof GUEST_TYPES)[number];

/** Guests one by one, in the order of their types. */
export function each(guests: Guests): Guest[] {
  return GUEST_TYPES.flatMap((type) => Array.from({ length: guests[type] }, () => type));
}
