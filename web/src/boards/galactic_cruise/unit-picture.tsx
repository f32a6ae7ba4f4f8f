import type { UnitProps } from "../board";
import { PICTURES, Sign } from "./icons";

/** What a company counts, with the sign it has on the board. */
export function Picture({ unit, children }: UnitProps) {
  return unit in PICTURES ? (
    <span className="unit-picture gc">
      <Sign of={unit} size={15} />
    </span>
  ) : (
    children
  );
}
