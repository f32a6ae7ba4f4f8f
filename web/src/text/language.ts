import { gameText } from "../api/http";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

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

/** The language the reader chose, else the first one the browser asks for that we speak. */
export function preferredLanguage(): string {
  const wishes = [localStorage.getItem("language"), ...navigator.languages];
  for (const wish of wishes) {
    const short = wish?.split("-")[0];
    if (short && LANGUAGES.includes(short)) return short;
  }
  return ENGLISH;
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

/** A game's own sentences, from the catalogues the engine's command line reads; a game of your own has them too. */
export async function loadWords(game: string, language: string): Promise<Words> {
  const tongues = [...new Set([language, ENGLISH])];
  const texts = await Promise.all(tongues.map((tongue) => gameText(game, `${tongue}.ftl`)));
  return new Words(
    game,
    tongues.flatMap((tongue, index) => {
      const source = texts[index];
      return source ? [{ language: tongue, source }] : [];
    }),
  );
}

/** A game's rules in our own words, as Markdown; null when it has none yet. */
export async function loadRules(game: string, language: string): Promise<string | null> {
  for (const tongue of new Set([language, ENGLISH])) {
    const source = await gameText(game, `rules.${tongue}.md`);
    if (source) return source;
  }
  return null;
}
