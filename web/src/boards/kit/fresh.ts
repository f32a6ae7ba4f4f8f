import { useEffect, useState } from "react";
import type { EventInfo } from "../../protocol";

const NOTHING: readonly EventInfo[] = [];
/** More at once is no news but a leap in time: somebody looked back, and has come back to now. */
const LEAP = 60;

/** The events told since the board was last drawn, for a moment: what deserves an animation now. */
export function useFresh(events: readonly EventInfo[], milliseconds = 1800): readonly EventInfo[] {
  const [seen, setSeen] = useState({ events, fresh: NOTHING });
  // Found while drawing, not in an effect: in a rush of messages every one of those would leave an update behind,
  // and React takes fifty of them in a row for an endless loop. After an undo there is less than before, nothing to show.
  if (seen.events !== events) {
    const news = events.slice(seen.events.length);
    setSeen({ events, fresh: news.length > 0 && news.length <= LEAP ? news : NOTHING });
  }
  const { fresh } = seen;
  useEffect(() => {
    if (fresh === NOTHING) return;
    const timer = setTimeout(
      () => setSeen((now) => (now.fresh === fresh ? { ...now, fresh: NOTHING } : now)),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [fresh, milliseconds]);
  return fresh;
}
