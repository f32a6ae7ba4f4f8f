import { keepContent } from "../api/content";
import type { View } from "../boards/galactic_cruise/facts";
import type { AskInfo } from "../protocol";

interface Input {
  content: unknown;
  positions: { view: View; seat: number; asks: AskInfo[] }[];
}

/** The page's checklist over positions of the engine: what each line says, before and after the rules have spoken. */
export async function answers({ content, positions }: Input): Promise<object[]> {
  keepContent("galactic_cruise", content);
  const { judged, preflight } = await import("../boards/galactic_cruise/preflight");
  const { Offer } = await import("../boards/kit/offer");
  type Checks = ReturnType<typeof preflight>;
  const states = (checks: Checks) => Object.fromEntries(checks.map(({ key, state }) => [key, state]));
  return positions.map(({ view, seat, asks }) => {
    const company = view.companies[seat];
    if (company === undefined) throw new Error(`no company ${seat}`);
    const plain = preflight(view, company);
    return { plain: states(plain), judged: states(judged(plain, new Offer(asks))) };
  });
}
