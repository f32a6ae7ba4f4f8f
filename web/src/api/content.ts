import { call } from "./http";

/**
 * What is printed on the pieces of a game, as the engine uses it. It is loaded before the game's board, so that a
 * board's modules may read it as they are evaluated.
 */

const sources = new Map<string, string>();
const kept = new Map<string, unknown>();
const coming = new Map<string, Promise<void>>();

/**
 * Where a game's content comes from: its own, or that of a match which is played with a content pack. A board reads it
 * once, so content from elsewhere needs a fresh page.
 */
export function contentFrom(game: string, match: string | null): void {
  const source = match === null ? ownContent(game) : `/matches/${encodeURIComponent(match)}/content`;
  if (coming.has(game) && source !== (sources.get(game) ?? ownContent(game))) window.location.reload();
  sources.set(game, source);
}

function ownContent(game: string): string {
  return `/games/${encodeURIComponent(game)}/content`;
}

/** Fetch a game's content once; the browser asks again only whether it is still the same. */
export function loadContent(game: string): Promise<void> {
  let loading = coming.get(game);
  if (loading === undefined) {
    loading = call("GET", sources.get(game) ?? ownContent(game)).then((content) => keepContent(game, content));
    // A failed attempt may be repeated.
    loading.catch(() => coming.delete(game));
    coming.set(game, loading);
  }
  return loading;
}

export function keepContent(game: string, content: unknown): void {
  kept.set(game, content);
}

/** The content of a game whose board is on the screen; each board knows the shape of its own. */
export function contentOf<T>(game: string): T {
  const content = kept.get(game);
  if (content === undefined) throw new Error(`the content of "${game}" is not loaded`);
  return content as T;
}
