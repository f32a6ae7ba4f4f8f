import { useEffect, useState } from "react";
import type { Explanation } from "../board";
import { useStage } from "./context";

/**
 * What the game says about a topic or a piece in the position on the stage, asked anew whenever the match goes on; what
 * was known before stays until then. Null asks nothing.
 */
export function useExplain<T = Explanation>(about: string | null): T | null {
  const { board } = useStage();
  const { explain, ply } = board;
  const [known, setKnown] = useState<{ about: string; said: Explanation | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position makes the answer stale
  useEffect(() => {
    if (about === null || explain === undefined) return;
    let wanted = true;
    explain(about).then((said) => wanted && setKnown({ about, said }));
    return () => {
      wanted = false;
    };
  }, [about, explain, ply]);
  return known !== null && known.about === about ? (known.said as T | null) : null;
}
