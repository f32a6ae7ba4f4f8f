import { Catalogue, plainName, type Variables } from "./catalogue";

/** Event fields that hold a seat; the same list as in the Python catalogue reader. */
const SEAT_FIELDS = new Set(
  "seat player agency company trucker by to other giver taker owner partner winner leader starter".split(" "),
);
const ID = /^[a-z][a-z0-9_]*$/;

const OWNERS = ["seat", "player", "company", "agency", "trucker"];

/** Stands for a name while a sentence is looked at: nobody is called that. */
const SELF = "\uE000";
const SUBJECT = new RegExp(`^${SELF}:? (.)`, "u");

/** The seat that did what an event tells; null where nobody did. */
export function ownerOf(fields: Record<string, unknown>): number | null {
  for (const name of OWNERS) {
    const seat = fields[name];
    if (typeof seat === "number") return seat;
  }
  return null;
}

/** The fields of an event that its sentence tells: what changed is shown as amounts beside it. */
function toldIn(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields).filter(([name]) => name !== "change");
}

/** A move as the wire carries it, cut into its verb and its argument. */
export function splitMove(move: string): { verb: string; arg: string | null } {
  const blank = move.indexOf(" ");
  return blank < 0 ? { verb: move, arg: null } : { verb: move.slice(0, blank), arg: move.slice(blank + 1) };
}

/** What a game phrased as data: a message and what stands in it, a name, or several of them; else what it is. */
export type Phrase =
  | number
  | string
  | { say: string; with: Record<string, Phrase> }
  | { name: string }
  | { list: readonly Phrase[]; by: string };

/** A phrase that stands alone; its lead says when it counts. */
export type Sentence = Exclude<Phrase, number | string> & { lead?: Phrase };

/** Everything one game says to people, in the reader's language. Never fails: a missing sentence becomes plain letters. */
export class Words {
  private readonly catalogue: Catalogue;
  private spoken = new Map<string, string>();
  /** What was made of lists of phrases, which are printed and stay the same. */
  private told = new WeakMap<readonly Sentence[], string>();
  /** What a content pack calls things, by id. */
  private titles: Readonly<Record<string, string>> = {};

  constructor(
    readonly game: string,
    sources: readonly { language: string; source: string }[],
  ) {
    this.catalogue = new Catalogue(sources);
  }

  /** The same words, with a content pack's own names for things. */
  calling(titles: Readonly<Record<string, string>>): Words {
    const same: Words = Object.assign(Object.create(Words.prototype), this);
    same.titles = titles;
    same.spoken = new Map();
    same.told = new WeakMap();
    return same;
  }

  title(): string {
    return this.catalogue.find("game-title") ?? plainName(this.game);
  }

  /** One sentence about the game, where its catalogue has one. */
  tagline(): string | null {
    return this.catalogue.find("game-tagline");
  }

  /** The shown name of any id: `juno_rockets` is Juno rockets. */
  name(thing: string): string {
    if (thing.includes("+")) return this.together(thing.split("+"));
    return this.titles[thing] ?? this.catalogue.find(`name-${thing}`) ?? plainName(thing);
  }

  /** Several things in one name: `food+food+fuel` is 2 × food, fuel. */
  private together(things: readonly string[]): string {
    return [...new Set(things)]
      .map((thing) => {
        const number = things.filter((one) => one === thing).length;
        const name = this.name(thing);
        if (number === 1) return name;
        return this.catalogue.find("counted", { number, thing: name }) ?? `${number} × ${name}`;
      })
      .reduceRight((others, first) => this.catalogue.find("listed", { first, others }) ?? `${first}, ${others}`);
  }

  /** A sentence of the game's own under its whole key. */
  say(key: string, variables: Variables = {}): string {
    return this.catalogue.find(key, variables) ?? plainName(key);
  }

  phrase(said: Phrase): number | string {
    if (typeof said !== "object") return said;
    if ("name" in said) return this.name(said.name);
    if ("list" in said) return said.list.map((one) => this.phrase(one)).join(said.by);
    const variables = Object.entries(said.with).map(([name, value]) => [name, this.phrase(value)] as const);
    return this.say(said.say, Object.fromEntries(variables));
  }

  /** Phrases as sentences, each after its lead or with a capital letter. */
  sentences(said: readonly Sentence[]): string {
    const known = this.told.get(said);
    if (known !== undefined) return known;
    const text = said
      .map((one) => {
        const text = String(this.phrase(one));
        return one.lead === undefined
          ? text.charAt(0).toUpperCase() + text.slice(1)
          : `${this.phrase(one.lead)} ${text}`;
      })
      .join(" ");
    this.told.set(said, text);
    return text;
  }

  knows(key: string): boolean {
    return this.catalogue.has(key);
  }

  /** The shown name of a field of a view, or of a line of a score. */
  field(name: string): string {
    return this.catalogue.find(`field-${name}`) ?? this.catalogue.find(`name-${name}`) ?? plainName(name);
  }

  /** The same beside a number of it: 1 ad, 2 ads, 3 × Juno. */
  counted(unit: string, number: number): string {
    const said = this.catalogue.find(`unit-${unit}`, { number });
    if (said !== null) return said;
    // The name of a thing has no form for several of it.
    const times = number !== 1 && !this.knows(`field-${unit}`) && this.knows(`name-${unit}`);
    return times ? `× ${this.field(unit)}` : this.field(unit);
  }

  /** An amount as the game writes it, where it has its own way, such as $5; null where a sign stands behind the number. */
  written(unit: string, number: number, signed = false): string | null {
    const sign = number < 0 ? "−" : signed ? "+" : "";
    return this.catalogue.find(`written-${unit}`, { sign, number: Math.abs(number) });
  }

  question(question: string): string {
    return this.catalogue.find(`question-${question}`) ?? `${plainName(question)}?`;
  }

  /** What a move does, in a few words. */
  move(move: string): string {
    let text = this.spoken.get(move);
    if (text === undefined) {
      const { verb, arg } = splitMove(move);
      text = arg === null ? this.verb(verb) : this.sayMove(verb, arg);
      this.spoken.set(move, text);
    }
    return text;
  }

  private verb(verb: string): string {
    return this.catalogue.find(`move-${verb}`) ?? plainName(verb);
  }

  private sayMove(verb: string, arg: string): string {
    const shown = this.argument(verb, arg);
    const value = shown === arg && /^-?\d+$/.test(arg) ? Number(arg) : shown;
    return this.catalogue.find(`move-${verb}`, { arg: value }) ?? `${plainName(verb)}: ${shown}`;
  }

  /** The shown name of a verb's argument. */
  argument(verb: string, arg: string): string {
    return (
      this.catalogue.find(`arg-${verb}-${arg}`) ?? (arg.split("+").every((one) => ID.test(one)) ? this.name(arg) : arg)
    );
  }

  /** A heading over all moves of one verb. */
  group(verb: string): string {
    return this.catalogue.find(`verb-${verb}`) ?? this.catalogue.find(`move-${verb}`, { arg: "…" }) ?? plainName(verb);
  }

  event(kind: string, fields: Record<string, unknown>, seats: readonly string[]): string {
    const sentence = this.catalogue.find(`event-${kind}`, this.shown(fields, seats));
    if (sentence !== null) return sentence;
    const details = toldIn(fields).map(
      ([name, value]) => `${plainName(name).toLowerCase()} ${this.plain(name, value, seats)}`,
    );
    return details.length > 0 ? `${plainName(kind)}: ${details.join(", ")}` : plainName(kind);
  }

  /** The chapter of a match that an event begins, such as a year; null where its game has none by that event. */
  chapter(kind: string, fields: Record<string, unknown>, seats: readonly string[]): string | null {
    return this.catalogue.find(`chapter-${kind}`, this.shown(fields, seats));
  }

  /** What an event tells, as it stands in sentences. */
  private shown(fields: Record<string, unknown>, seats: readonly string[]): Variables {
    const shown: Variables = {};
    for (const [name, value] of toldIn(fields)) {
      shown[name] = this.show(name, value, seats);
      // Sentences that differ by an id choose by the id itself, since its name differs by language.
      if (typeof value === "string") shown[`${name}_id`] = value;
    }
    return shown;
  }

  /**
   * What an event tells under the heading of the seat that did it: neither as its subject nor in brackets is the name
   * said again. Verbs stand well without a subject in every language there is; a test reads the catalogues for it.
   * Where the name stands elsewhere, `event-<kind>-own` may say it without.
   */
  eventUnder(seat: number, kind: string, fields: Record<string, unknown>, seats: readonly string[]): string {
    const said = this.event(
      this.catalogue.has(`event-${kind}-own`) ? `${kind}-own` : kind,
      fields,
      seats.map((name, other) => (other === seat ? SELF : name)),
    );
    const short = said.replaceAll(` (${SELF})`, "").replace(SUBJECT, (_, letter: string) => letter.toUpperCase());
    return short === SELF ? "" : short.replaceAll(SELF, seats[seat] ?? `#${seat + 1}`);
  }

  /** Something a game tells of a move beside its price, under `quote-<key>`; `$value` is what it tells. */
  quote(key: string, value: unknown, seats: readonly string[]): string {
    return this.say(`quote-${key}`, { value: this.show(key, value, seats) });
  }

  /** Why a move deserves a second thought; null where the game only says that it does. */
  confirm(reason: unknown): string | null {
    return typeof reason === "string" ? this.catalogue.find(`confirm-${reason}`) : null;
  }

  /** Why a move is refused, or why two options exclude each other. */
  refusal(rule: string): string {
    return this.catalogue.find(`rule-${rule}`) ?? plainName(rule);
  }

  option(name: string): string {
    return this.catalogue.find(`option-${name}`) ?? plainName(name);
  }

  optionHelp(name: string): string | null {
    return this.catalogue.find(`option-${name}-help`);
  }

  optionValue(option: string, value: string): string {
    return this.catalogue.find(`option-${option}-${value}`) ?? this.name(value);
  }

  private show(field: string, value: unknown, seats: readonly string[]): Variables[string] {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return String(value);
    if (typeof value === "number") {
      const isSeat = SEAT_FIELDS.has(field) || SEAT_FIELDS.has(field.replace(/s+$/, ""));
      return isSeat ? (seats[value] ?? `#${value + 1}`) : value;
    }
    if (typeof value === "string")
      return this.titles[value] ?? this.catalogue.find(`name-${value}`) ?? this.unnamed(value);
    if (Array.isArray(value)) return value.map((item) => this.plain(field, item, seats)).join(", ") || "none";
    return JSON.stringify(value);
  }

  /** An id nobody named, in plain letters; what is written as a move is said as one: `spacecraft 3` is Spacecraft 3. */
  private unnamed(text: string): string {
    if (ID.test(text)) return plainName(text);
    const { verb, arg } = splitMove(text);
    return arg !== null && this.catalogue.has(`move-${verb}`) ? this.move(text) : text;
  }

  private plain(field: string, value: unknown, seats: readonly string[]): string {
    return String(this.show(field, value, seats));
  }
}
