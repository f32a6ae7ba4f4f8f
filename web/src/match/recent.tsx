import type { EventInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";

const LINES = 3;

/** The last few things that happened: spoken as they come, and in sight where the log is further down. */
export function Recent(props: { events: readonly EventInfo[]; names: readonly string[]; words: Words }) {
  const { t } = useText();
  const latest = props.events.slice(-LINES);
  if (latest.length === 0) return null;
  const first = props.events.length - latest.length;
  return (
    <div className="recent" role="log" aria-label={t("recent")}>
      {latest.map((event, index) => (
        <p key={first + index}>{props.words.event(event.kind, event.fields, props.names)}</p>
      ))}
    </div>
  );
}
