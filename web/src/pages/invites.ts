import type { MatchCreated } from "../protocol";
import type { SeatChoice } from "./plan";

const KEY = "invites";

type Invites = Record<string, Record<number, string>>;

function read(): Invites {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Invites;
  } catch {
    return {};
  }
}

/** The server tells a seat's link once; the browser that opened the table keeps those still to be handed out. */
export function rememberLinks(created: MatchCreated, seats: readonly SeatChoice[]): void {
  const links: Record<number, string> = {};
  for (const key of created.seats) {
    if (key.link && seats[key.seat]?.sitter === "invite") links[key.seat] = key.link;
  }
  if (Object.keys(links).length === 0) return;
  const kept = Object.entries(read()).slice(-49);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [created.id]: links }));
}

/** The links this browser can hand out for a match, by seat. */
export function linksOf(match: string): Record<number, string> {
  const links = read()[match] ?? {};
  return Object.fromEntries(Object.entries(links).map(([seat, link]) => [seat, new URL(link, location.origin).href]));
}
