import type { View } from "./facts";
import { MiniFleet } from "./mini-fleet";

/** A company's fleet, on its card in the rail. */
export function SeatPicture({ view, seat }: { view: View; seat: number }) {
  const company = view.companies[seat];
  return company && company.shuttles.length > 0 ? <MiniFleet company={company} /> : null;
}
