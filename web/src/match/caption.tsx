import { useEffect, useState } from "react";
import { ownerOf, type Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { amountsOf } from "./log-turns";
import type { Beat } from "./playback";
import { Price } from "./price";

/** Of a step with more to tell, the last of it: the log tells all. */
const LINES = 2;
/** A sentence is read in this time, however short its step is. */
const READ_MS = 2_500;

/** What happens on the stage, in words at its foot, where the log is not in sight. What is spoken of it is elsewhere. */
export function Caption(props: { beat: Beat | null; names: readonly string[]; words: Words }) {
  const { beat, names, words } = props;
  const [read, setRead] = useState<Beat | null>(null);
  useEffect(() => {
    if (beat === null) return;
    const timer = setTimeout(() => setRead(beat), Math.max(beat.ms, READ_MS));
    return () => clearTimeout(timer);
  }, [beat]);
  // Whoever has the steps shown at once reads them in the log.
  if (beat === null || beat === read || beat.ms <= 0) return null;
  return (
    <ul className="stage-caption" aria-hidden="true">
      {beat.events.slice(-LINES).map((event, index) => {
        const owner = ownerOf(event.fields);
        return (
          <li key={index}>
            {owner !== null && <Emblem seat={owner} size={16} />}
            <span>
              {words.event(event.kind, event.fields, names)}{" "}
              <Price quote={amountsOf(event)} words={words} names={names} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
