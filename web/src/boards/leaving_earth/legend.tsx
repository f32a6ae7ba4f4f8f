import type { Legend } from "../legend";
import { SIGNS, Sign } from "./art/sprite";

export const LEGEND: Legend = {
  prefix: "le",
  symbols: SIGNS.map((id) => ({ id, sign: <Sign name={id} size={26} /> })),
};
