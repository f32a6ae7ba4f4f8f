import type { Craft } from "./facts";

/** A small rocket on the ground. */
export const ROCKET: Craft = {
  spacecraft: 1,
  location: "earth",
  time_tokens: 0,
  coming_from: null,
  mass: 5,
  seats: 0,
  parts: { juno: 4, probe: 1 },
  astronauts: [],
  being_built: false,
};
