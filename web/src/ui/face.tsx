import faces from "./faces.svg?raw";

/** The five bots of the ladder; each has a name, a face and a ring of as many parts as its level. */
export const LEVELS = ["novice", "casual", "regular", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a bot, whatever its leaning: `master:hauler` is a master. */
export function levelOf(bot: string | null): Level | null {
  const kind = bot?.split(":")[0];
  return LEVELS.find((level) => level === kind) ?? null;
}

const symbols = new Map(
  [...faces.matchAll(/<symbol id="bot-(\w+)"[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(
    ([, level = "", viewBox = "", inside = ""]) => [level, { viewBox, inside }],
  ),
);

const FULL = 2 * Math.PI * 30;
const PART = FULL / LEVELS.length;

/** A bot's face in the ring of its level. */
export function Face({ level, size = 44 }: { level: Level; size?: number }) {
  const symbol = symbols.get(level);
  const parts = LEVELS.indexOf(level) + 1;
  return (
    <svg className={`face lv-${parts}`} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle className="face-ground" cx="32" cy="32" r="26" />
      {LEVELS.map((one, index) => (
        <circle
          key={one}
          className={index < parts ? "face-ring on" : "face-ring"}
          cx="32"
          cy="32"
          r="30"
          fill="none"
          strokeDasharray={`${PART - 5} ${FULL - PART + 5}`}
          strokeDashoffset={-index * PART}
          transform="rotate(-90 32 32)"
        />
      ))}
      {symbol && (
        <svg
          x="6"
          y="6"
          width="52"
          height="52"
          viewBox={symbol.viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built into the page
          dangerouslySetInnerHTML={{ __html: symbol.inside }}
        />
      )}
    </svg>
  );
}
