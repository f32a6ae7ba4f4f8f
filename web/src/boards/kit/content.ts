/**
 * The inline tables listed under one name of a content file, such as `location = [ { id = "earth" }, ... ]`.
 * Boards import the engine's own file with `?raw`, so that the facts printed on a board exist once.
 */
export function inlineTables<T>(source: string, name: string): T[] {
  const start = source.search(new RegExp(`^${name} = \\[$`, "m"));
  if (start < 0) throw new Error(`no list "${name}" in this content file`);
  const body = source.slice(start, source.indexOf("\n]", start));
  const rows = body.split("\n").filter((line) => line.trimStart().startsWith("{"));
  return rows.map((row) => JSON.parse(row.slice(row.indexOf("{"), row.lastIndexOf("}") + 1).replace(KEY, '$1"$2":')));
}

const KEY = /([{,]\s*)([a-z_]+)\s*=/g;
