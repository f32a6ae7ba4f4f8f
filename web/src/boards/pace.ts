import type { EventInfo } from "../protocol";
import { isSound, type SoundName } from "../ui/sound";

/** How long a kind of event is shown, and what is heard: `beats.json` in the folder of a game's board. */
interface Moment {
  ms?: number;
  sound?: string;
  /** How much of the step has passed before it is out what came of it; nobody tells it before. */
  out?: number;
}

const files = import.meta.glob<Record<string, Moment>>("./*/beats.json", { eager: true, import: "default" });
const moments = new Map(Object.entries(files).map(([path, table]) => [path.split("/")[1] ?? "", table]));

const USUAL = 450;
const EACH_MORE = 120;
const LONGEST_USUAL = 900;
const LONGEST = 2_500;

/** How long a step is shown at normal speed: as long as its most dramatic event asks for. */
export function paceOf(game: string): (events: readonly EventInfo[]) => number {
  const table = moments.get(game) ?? {};
  return (events) => {
    if (events.length === 0) return 0;
    const usual = Math.min(LONGEST_USUAL, USUAL + EACH_MORE * (events.length - 1));
    return Math.min(LONGEST, Math.max(usual, ...events.map(({ kind }) => table[kind]?.ms ?? 0)));
  };
}

/** How much of a step passes before it may be told what came of it: none of it, mostly. */
export function outAfter(game: string, events: readonly EventInfo[]): number {
  const table = moments.get(game) ?? {};
  return Math.max(0, ...events.map(({ kind }) => table[kind]?.out ?? 0));
}

/** What is heard with a step: the sound of its most dramatic event. */
export function soundOf(game: string, events: readonly EventInfo[]): SoundName | null {
  const table = moments.get(game) ?? {};
  const [loudest] = events
    .map(({ kind }) => table[kind])
    .filter((moment) => moment?.sound !== undefined)
    .sort((a, b) => (b?.ms ?? 0) - (a?.ms ?? 0));
  return loudest?.sound && isSound(loudest.sound) ? loudest.sound : null;
}
