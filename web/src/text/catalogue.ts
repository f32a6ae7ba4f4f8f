import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;

/** The messages of one room (the page, or a game) in one language, with other languages to fall back on. */
export class Catalogue {
  private readonly bundles: FluentBundle[];
  /** Sentences already said: a board says hundreds of them, nearly all the same, whenever it is drawn. */
  private readonly said = new Map<string, string | null>();

  constructor(sources: readonly { language: string; source: string }[]) {
    this.bundles = sources.map(({ language, source }) => {
      // Isolation marks are invisible letters that would break the names assistive technology matches.
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return bundle;
    });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The sentence under this key, in the first language that has it. */
  find(key: string, variables?: Variables): string | null {
    const whole = variables === undefined ? key : spelled(key, variables);
    if (whole === null) return this.phrase(key, variables);
    let found = this.said.get(whole);
    if (found === undefined) {
      found = this.phrase(key, variables);
      if (this.said.size >= REMEMBERED) this.said.clear();
      this.said.set(whole, found);
    }
    return found;
  }

  private phrase(key: string, variables: Variables = {}): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, ungrouped(variables), []);
    }
    return null;
  }
}

const REMEMBERED = 5_000;

/** A key with its variables as one text; null where one of them is neither a word nor a number. */
function spelled(key: string, variables: Variables): string | null {
  let whole = key;
  for (const name in variables) {
    const value = variables[name];
    // A number is counted, a word that looks like one is not.
    if (typeof value === "number") whole += `\n${name}#${value}`;
    else if (typeof value === "string") whole += `\n${name}=${value}`;
    else return null;
  }
  return whole;
}

/** Numbers stay numbers, so that sentences can count, but without separators: a year reads 1956, not 1,956. */
function ungrouped(variables: Variables): Variables {
  const plain: Variables = {};
  for (const [name, value] of Object.entries(variables)) {
    plain[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return plain;
}

/** An id in plain letters: `juno_rockets` becomes Juno rockets. */
export function plainName(thing: string): string {
  const text = thing.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
