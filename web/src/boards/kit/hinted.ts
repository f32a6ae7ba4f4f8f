/** How something is drawn that stands for these moves, when a hint names moves, the best first. */
export function hintClass(moves: readonly string[], hinted: readonly string[] = []): string {
  const at = hinted.findIndex((move) => moves.includes(move));
  return at < 0 ? "" : at === 0 ? "hinted best" : "hinted";
}
