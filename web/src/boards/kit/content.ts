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

const KEY = /([{,]\s*)([a-z0-9_]+)\s*=/g;

type Table = Record<string, unknown>;

/**
 * A content file of many small tables: `[[card]]` rows are listed under their name, `[group.cabin]` tables under their
 * whole path. Enough of TOML for the content files, which hold strings, numbers, truths and lists of them.
 */
export function readTables(source: string): Map<string, Table[]> {
  const tables = new Map<string, Table[]>();
  let table: Table = {};
  let pending = "";
  for (const line of source.split("\n")) {
    const text = line.replace(COMMENT, "").trim();
    const heading = pending === "" ? HEADING.exec(text) : null;
    if (heading) {
      table = {};
      const name = heading[1] ?? "";
      tables.set(name, [...(tables.get(name) ?? []), table]);
      continue;
    }
    pending += text;
    const entry = ENTRY.exec(pending);
    if (entry && depth(pending) === 0) {
      const json = (entry[2] ?? "").replace(KEY, '$1"$2":').replace(/,(\s*[\]}])/g, "$1");
      table[entry[1] ?? ""] = JSON.parse(json);
      pending = "";
    }
  }
  return tables;
}

const COMMENT = /^#.*|\s+#[^"]*$/;
const HEADING = /^\[{1,2}([a-z_0-9.]+)\]{1,2}$/;
const ENTRY = /^([a-z_]+)\s*=\s*(.+)$/;

/** How many brackets are still open. */
function depth(text: string): number {
  let open = 0;
  for (const letter of text.replace(/"[^"]*"/g, "")) {
    if (letter === "[" || letter === "{") open++;
    if (letter === "]" || letter === "}") open--;
  }
  return open;
}
