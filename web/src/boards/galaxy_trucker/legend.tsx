import type { Legend } from "../legend";
import { SIGNS, Sign } from "./art/signs";
import "./board.css";

export const LEGEND: Legend = {
  prefix: "gt",
  symbols: Object.keys(SIGNS).map((id) => ({ id, sign: <Sign name={id} size={26} /> })),
};
