import type { Snapshot } from "../protocol";
import { api } from "./http";
import { ROOT } from "./root";

/**
 * What is fetched before anybody asks for it, so that a match is on the screen after few journeys to the server: the
 * files of its board, named in the page by the build, and the match itself while its room is still on its way.
 */

/** The files of each game's board, as `vite.config.ts` writes them into the page. */
interface Files {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

let known: Record<string, Files> | undefined;

function filesOf(game: string): Files | undefined {
  known ??= JSON.parse(document.getElementById("boards")?.textContent || "{}") as Record<string, Files>;
  return known[game];
}

/** Let the browser fetch a game's board without running it yet: its modules read the game's content as they run. */
export function fetchBoard(game: string): void {
  const files = filesOf(game);
  for (const href of files?.scripts ?? []) hint({ rel: "modulepreload", href });
  for (const href of files?.styles ?? []) hint({ rel: "preload", as: "style", href });
  for (const href of files?.fonts ?? []) hint({ rel: "preload", as: "font", type: "font/woff2", href });
}

function hint(attributes: Record<string, string>): void {
  if (document.head.querySelector(`link[href="${attributes.href}"]`)) return;
  const link = document.createElement("link");
  for (const [name, value] of Object.entries({ ...attributes, crossorigin: "" })) link.setAttribute(name, value);
  document.head.append(link);
}

const snapshots = new Map<string, Promise<Snapshot>>();

/** Ask for the match in the address while the page is still being put together. A seat's link is for its own door. */
export function lookAhead(prepare: (snapshot: Snapshot) => void): void {
  const [, id] = /^\/match\/([^/]+)$/.exec(location.pathname.slice(ROOT.length)) ?? [];
  if (id === undefined || location.hash) return;
  const asked = api.snapshot(decodeURIComponent(id));
  // Whoever takes it hears of a refusal.
  asked.then(prepare, () => undefined);
  snapshots.set(decodeURIComponent(id), asked);
}

/** The match as it was asked for ahead, once; else as it is now. */
export function takeSnapshot(id: string): Promise<Snapshot> {
  const asked = snapshots.get(id);
  snapshots.delete(id);
  return asked ?? api.snapshot(id);
}
