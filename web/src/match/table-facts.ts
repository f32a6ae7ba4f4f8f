import type { Table } from "../protocol";
import type { Text } from "../text/context";
import type { Words } from "../text/words";

/** What a table is played with, line by line: its options, whose values the pieces have, and how it is run. */
export function tableFacts(table: Table, words: Words, { t, has }: Pick<Text, "t" | "has">): [string, string][] {
  // The option holds a whole pack, whose name is told instead.
  const options = Object.entries(table.options).filter(([name]) => name !== "content");
  const house = `edition-${table.game}`;
  const components = table.pack?.title ?? (has(house) ? t(house) : null);
  return [
    ...options.map(([name, value]): [string, string] => [words.option(name), shown(name, value)]),
    ...(components === null ? [] : [[t("setup-pack"), components] as [string, string]]),
    [t("setup-undo"), t(`undo-${table.undo}`)],
    [t("table-hints"), t(table.hints ? "yes" : "no")],
    [t("table-edition"), table.edition],
    [t("table-spectators"), String(table.spectators)],
  ];

  function shown(name: string, value: unknown): string {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (Array.isArray(value))
      return value.map((one) => words.optionValue(name, String(one))).join(", ") || t("generic-none");
    return typeof value === "string" ? words.optionValue(name, value) : String(value);
  }
}
