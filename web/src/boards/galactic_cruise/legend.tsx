import type { Legend } from "../legend";
import { Drawing, Sprite } from "./art/sprite";
import { GUEST_TYPES } from "./facts";
import { GuestSign, PICTURES, Sign } from "./icons";
import "./tokens.css";
import "./style/signs.css";

const named = new Map(Object.entries(PICTURES).map(([name, picture]) => [picture, name]));

export const LEGEND: Legend = {
  prefix: "gc",
  symbols: [
    ...[...named].map(([id, name]) => ({ id, sign: <Sign of={name} size={26} /> })),
    ...GUEST_TYPES.map((id) => ({ id, sign: <GuestSign guest={id} size={26} /> })),
  ],
  how: [
    ["work", "sc-hq"],
    ["build", "sc-man"],
    ["sell", "sc-mar"],
    ["launch", "sc-launch"],
  ].map(([id = "", scene = ""]) => ({ id, sign: <Drawing of={scene} width="100%" height="100%" fit="slice" /> })),
  sheet: <Sprite />,
};
