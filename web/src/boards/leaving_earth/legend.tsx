import type { Legend } from "../legend";
import { Hangar, Journey, Outcomes, Patches } from "./art/how";
import { SIGNS, Sign, Sprite } from "./art/sprite";
import "./board.css";
import "./panels.css";

export const LEGEND: Legend = {
  prefix: "le",
  symbols: SIGNS.map((id) => ({ id, sign: <Sign name={id} size={26} /> })),
  how: [
    { id: "research", sign: <Hangar /> },
    { id: "fly", sign: <Journey /> },
    { id: "risk", sign: <Outcomes /> },
    { id: "win", sign: <Patches /> },
  ],
  sheet: <Sprite />,
};
