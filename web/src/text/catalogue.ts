import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;

/** The messages of one room (the page, or a game) in one language, with other languages to fall back on. */
export class Catalogue {
  private readonly bundles: FluentBundle[];

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
  find(key: string, variables: Variables = {}): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, ungrouped(variables), []);
    }
    return null;
  }
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
