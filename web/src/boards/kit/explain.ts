import { useEffect, useState } from "react";
import type { Explanation } from "../board";
import { useStage } from "./context";

/** How long to wait before asking a busy server again. */
const AGAIN = 5_000;

/** What the game says; null until it has, and where it has nothing to say. `late`: it is busy, and is asked again. */
export interface Explained<T> {
  said: T | null;
  late: boolean;
}

interface Known {
  about: string;
  said: Explanation | null;
  late: boolean;
}

/**
 * What the game says about a topic or a piece in the position on the stage, asked anew whenever the match goes on; what
 * was known before stays until then. Null asks nothing.
 */
export function useExplained<T = Explanation>(about: string | null): Explained<T> {
  const { board } = useStage();
  const { explain, ply } = board;
  const [known, setKnown] = useState<Known | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position makes the answer stale
  useEffect(() => {
    if (about === null || explain === undefined) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function ask(topic: string, asked: NonNullable<typeof explain>) {
      asked(topic).then(
        (said) => wanted && setKnown({ about: topic, said, late: false }),
        () => {
          if (!wanted) return;
          setKnown((old) => ({ about: topic, said: old?.about === topic ? old.said : null, late: true }));
          timer = setTimeout(() => ask(topic, asked), AGAIN);
        },
      );
    }
    // When the table is drawn; of several positions in a row only the last is asked about.
    timer = setTimeout(() => ask(about, explain));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [about, explain, ply]);
  return known !== null && known.about === about
    ? { said: known.said as T | null, late: known.late }
    : { said: null, late: false };
}

/** The same, for what does without the answer as long as there is none. */
export function useExplain<T = Explanation>(about: string | null): T | null {
  return useExplained<T>(about).said;
}
