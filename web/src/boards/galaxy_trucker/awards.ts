import type { EventInfo } from "../../protocol";

/** Awards nobody asked for. */
export interface Award {
  award: "litter" | "gunner" | "screams" | "gifts";
  seat: number;
  count: number;
}

/** Who left most parts behind, shot most meteors, lost most crew, and had most goods taken: whoever did most of it. */
export function awardsOf(events: readonly EventInfo[], players: number): Award[] {
  const none = () => Array<number>(players).fill(0);
  const counts = { litter: none(), gunner: none(), screams: none(), gifts: none() };
  for (const { kind, fields } of events) {
    const seat = Number(fields.seat);
    const add = (award: Award["award"], number: unknown) => {
      counts[award][seat] = (counts[award][seat] ?? 0) + Number(number);
    };
    if (kind === "settled") add("litter", fields.lost);
    if (kind === "shot_meteor") add("gunner", 1);
    if (kind === "lost_crew" || kind === "epidemic") add("screams", fields.figures);
    if (kind === "lost_goods") add("gifts", blocks(fields.goods));
  }
  return (Object.keys(counts) as Award["award"][]).flatMap((award) => {
    const count = Math.max(...counts[award]);
    return count > 0 ? [{ award, seat: counts[award].indexOf(count), count }] : [];
  });
}

/** Goods are told as a list of colours, or as a number of each. */
function blocks(goods: unknown): number {
  if (Array.isArray(goods)) return goods.length;
  return Object.values((goods ?? {}) as Record<string, number>).reduce((sum, number) => sum + number, 0);
}
