import { useEffect, useRef, useState } from "react";
import type { EventInfo } from "../../protocol";

const NOTHING: readonly EventInfo[] = [];

/** The events told since the board was last drawn, for a moment: what deserves an animation now. */
export function useFresh(events: readonly EventInfo[], milliseconds = 1800): readonly EventInfo[] {
  const drawn = useRef(events.length);
  const [fresh, setFresh] = useState(NOTHING);
  useEffect(() => {
    const news = events.slice(drawn.current);
    drawn.current = events.length;
    // After an undo there is less than before, and nothing to show.
    setFresh(news.length > 0 ? news : NOTHING);
    if (news.length === 0) return;
    const timer = setTimeout(() => setFresh(NOTHING), milliseconds);
    return () => clearTimeout(timer);
  }, [events, milliseconds]);
  return fresh;
}
