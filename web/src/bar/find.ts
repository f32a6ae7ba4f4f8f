/** Something the search leads to: what it is, what it is called, and what else is told of it. */
export interface Target {
  kind: "place" | "table" | "rules" | "lesson" | "match";
  title: string;
  note: string;
  href: string;
}

/** Letters without case and marks, so that "zagadka" finds "Zagadką" and "perche" finds "Perché". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");

/** What has all the words that were asked for; where a title begins with them it comes first. */
export function find(targets: readonly Target[], asked: string): Target[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return targets.filter(({ kind }) => kind === "place" || kind === "match");
  const worth = (target: Target): number => {
    const title = plain(target.title);
    const all = `${title} ${plain(target.note)}`;
    if (!words.every((word) => all.includes(word))) return 0;
    if (title.startsWith(words[0] ?? "")) return 3;
    return words.every((word) => title.includes(word)) ? 2 : 1;
  };
  return targets
    .map((target) => ({ target, worth: worth(target) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ target }) => target);
}
