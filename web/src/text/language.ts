import { api, gameText } from "../api/http";
import { Catalogue } from "./catalogue";

export const ENGLISH = "en";

type Raw = () => Promise<string>;

// English comes with the page, since everything falls back on it; the others are fetched by those who read them.
const pageFiles = import.meta.glob<string>(["../../locales/*/*.ftl", "!../../locales/en/*.ftl"], {
  query: "?raw",
  import: "default",
});
const english = import.meta.glob<string>("../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** The languages the page itself speaks. */
export const LANGUAGES = [
  ...new Set([ENGLISH, ...Object.keys(pageFiles).map((path) => path.split("/").at(-2) ?? ENGLISH)]),
];

function spoken(wishes: readonly (string | null | undefined)[]): string | null {
  for (const wish of wishes) {
    const short = wish?.split("-")[0]?.toLowerCase();
    if (short && LANGUAGES.includes(short)) return short;
  }
  return null;
}

/** The language this browser was told to use: by the link (`?lang=pl`), which counts from then on, or by the switch. */
export function chosenLanguage(): string | null {
  const linked = spoken([new URLSearchParams(location.search).get("lang")]);
  if (linked !== null) localStorage.setItem("language", linked);
  return linked ?? spoken([localStorage.getItem("language")]);
}

/** The language the reader chose, else the first one the browser asks for that we speak. */
export function preferredLanguage(): string {
  return chosenLanguage() ?? spoken(navigator.languages) ?? ENGLISH;
}

/** What this person chose on another device; null where nothing is known of them, or nobody can be asked. */
export async function rememberedLanguage(): Promise<string | null> {
  try {
    return spoken([(await api.me()).language]);
  } catch {
    return null;
  }
}

/** Keep the choice in this browser, and with the person where there is one. */
export async function rememberLanguage(language: string): Promise<void> {
  localStorage.setItem("language", language);
  try {
    const me = await api.me();
    if (me.login !== null || me.name !== null) await api.changeMe({ language });
  } catch {
    // Without the server the browser alone remembers.
  }
}

async function read(files: Record<string, Raw>, wanted: (path: string) => boolean): Promise<string> {
  const found = Object.keys(files).filter(wanted).sort();
  return (await Promise.all(found.map((path) => files[path]?.()))).join("\n");
}

/** The page's own sentences; English stands behind every other language. */
export async function loadPage(language: string): Promise<Catalogue> {
  const sources = [{ language: ENGLISH, source: Object.values(english).join("\n") }];
  if (language !== ENGLISH) {
    sources.unshift({ language, source: await read(pageFiles, (path) => path.includes(`/${language}/`)) });
  }
  return new Catalogue(sources);
}

/** One catalogue of a game, as it was read. */
export interface GameText {
  language: string;
  source: string;
}

/**
 * A game's catalogues of these kinds, the reader's language first and English behind it: the very ones the command line
 * reads; a game of your own has them too. Its own sentences have no kind: they are simply `en.ftl`.
 */
export async function loadGameText(game: string, kinds: readonly string[], language: string): Promise<GameText[]> {
  const wanted = [...new Set([language, ENGLISH])].flatMap((tongue) => kinds.map((kind) => ({ tongue, kind })));
  const sources = await Promise.all(
    wanted.map(({ tongue, kind }) =>
      Promise.all([
        kind ? "" : pageNames(game, tongue),
        gameText(game, kind ? `${kind}.${tongue}.ftl` : `${tongue}.ftl`),
      ]),
    ),
  );
  return wanted.flatMap(({ tongue: language }, index) =>
    (sources[index] ?? []).flatMap((source) => (source ? [{ language, source }] : [])),
  );
}

/** What a board calls by a name of its own, in its pictures and in all sentences about it: `names-<game>.ftl`. */
async function pageNames(game: string, language: string): Promise<string> {
  const path = `../../locales/${language}/names-${game}.ftl`;
  return english[path] ?? (await pageFiles[path]?.()) ?? "";
}

/** A game's rules in our own words, as Markdown, and the language they are in; null when it has none yet. */
export async function loadRules(game: string, language: string): Promise<{ source: string; tongue: string } | null> {
  for (const tongue of new Set([language, ENGLISH])) {
    const source = await gameText(game, `rules.${tongue}.md`);
    if (source) return { source, tongue };
  }
  return null;
}
