import type { Figure } from "../figures";
import type { View } from "./facts";

/** What the rail shows of a company. */
export function figures(view: View, seat: number): Figure[] {
  const company = view.companies[seat];
  if (company === undefined) return [];
  return [
    { unit: "vp", value: company.score, main: true },
    { unit: "money", value: company.money },
    { unit: "ads", value: company.ads },
    { unit: "reputation", value: company.reputation },
    { unit: "agenda_card", value: company.hand.length + company.hidden_cards },
  ];
}
