import type { Legend } from "../legend";
import { SIGNS, Sign, Sprite } from "./art/sprite";
import "./board.css";

export const LEGEND: Legend = {
  prefix: "le",
  symbols: SIGNS.map((id) => ({ id, sign: <Sign name={id} size={26} /> })),
  sheet: <Sprite />,
};
