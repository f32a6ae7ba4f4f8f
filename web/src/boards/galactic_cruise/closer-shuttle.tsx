import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { Rocket, rocketHeight } from "./art/rocket";
import { BLUEPRINTS, type CompanyView, FLEET, printed, RESOURCES, type ShuttleView, type View } from "./facts";
import { Sign } from "./icons";
import { type Check, useChecklist } from "./launching";

const WIDTH = 250;
const HEIGHT = 420;
const GROUND = HEIGHT - 34;

/** A shuttle with one more segment, and what that costs, as the rules answer it. */
interface WithSegment {
  price: { money: number; reputation: number };
  /** Null where it fits none. */
  shuttle: number | null;
  below: number;
  cabins: number;
  cockpit_vp: number;
  checks: Check[];
}

interface PadProps {
  view: View;
  company: CompanyView;
  live: boolean;
  /** The blueprint that is looked at. */
  plan: string | null;
}

/** The shuttle that is being built, on its pad with its places still free, and how far it is; with the plan looked at. */
export function ShuttleOnPad({ view, company, live, plan }: PadProps) {
  const { t } = useText();
  const { words } = useStage().board;
  const list = useChecklist(company, live);
  const said = useExplain<WithSegment>(live && plan !== null ? `segment:${plan}` : null);
  const later = said?.shuttle == null ? null : said;
  const number = later?.shuttle ?? inTheWorks(view, company);
  const now = company.shuttles[number];
  if (!now) return null;
  const shuttle = later && plan ? { ...now, segments: now.segments.toSpliced(later.below, 0, plan) } : now;
  const height = rocketHeight(shuttle, company.segment_limit);
  const scale = Math.min(1, (GROUND - 30) / height);
  const needs = (later?.checks ?? list?.checks ?? []).filter(({ key }) =>
    (RESOURCES as readonly string[]).includes(key),
  );
  const which = words.name(FLEET[number] ?? "first");
  return (
    <figure className="gc-focus-shuttle">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="30" cy="120" r="36" fill="url(#gc-ga-planet)" />
        <path className="stars" d="M60 30h.1M150 24h.1M226 90h.1M20 210h.1M238 240h.1M96 66h.1M200 40h.1" />
        <path className="hills" d={`M0 ${GROUND - 18}q60-34 120-4t130-20V${HEIGHT}H0z`} />
        <g className="gc-gantry">
          <path
            d={`M206 ${GROUND}V60h26V${GROUND}${Array.from({ length: 9 }, (_, n) => 60 + n * 36)
              .map((y) => `M206 ${y}l26 36M232 ${y}l-26 36`)
              .join("")}`}
          />
          <path className="arm" d="M206 120h-26M206 220h-26" />
          <circle cx="219" cy="50" r="6" />
        </g>
        <ellipse className="pad" cx="110" cy={GROUND} rx="104" ry="15" />
        <g transform={`translate(${110 - 80 * scale} ${GROUND - height * scale}) scale(${scale})`}>
          <Rocket
            shuttle={shuttle}
            seat={company.seat}
            flame={false}
            places={company.segment_limit}
            fresh={later ? plan : null}
          />
        </g>
      </svg>
      <figcaption>
        <b>
          {later && plan ? t("gc-focus-with", { which, plan: words.name(plan) }) : t("gc-focus-shuttle", { which })}
        </b>
        {said && said.shuttle === null && <em>{t("gc-focus-nowhere")}</em>}
        {said && (
          <Line name={words.name("money")} of="money" now={company.money} then={company.money - said.price.money} />
        )}
        {said && said.price.reputation > 0 && (
          <Line
            name={words.name("reputation")}
            of="reputation"
            now={company.reputation}
            then={company.reputation - said.price.reputation}
          />
        )}
        {!said && (
          <span>
            {t("gc-focus-segments")}
            <i>
              {shuttle.segments.length}/{company.segment_limit}
            </i>
          </span>
        )}
        <Line name={t("gc-focus-cabins")} of="ticket" now={now.cabins} then={later?.cabins} />
        <Line name={t("gc-focus-points")} of="vp" now={pointsOf(now)} then={later ? pointsOf(shuttle) : undefined} />
        <Line name={t("gc-focus-cockpit")} of="vp" now={now.cockpit_vp} then={later?.cockpit_vp} />
        {needs.length > 0 && (
          <span>
            {t("gc-focus-needs")}
            <i>
              {needs.map(({ key, have, need, state }) => (
                <span key={key} className={state}>
                  {have}/{need} <Sign of={key} size={14} />
                </span>
              ))}
            </i>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** A figure of the shuttle, and what becomes of it. */
function Line({ name, of, now, then = now }: { name: string; of: string; now: number; then?: number | undefined }) {
  return (
    <span>
      <span>{name}</span>
      <i>
        {now}
        {then !== now && (
          <>
            {" → "}
            <b className={then < 0 ? "missing" : then > now ? "more" : ""}>{then < 0 ? `−${-then}` : then}</b>
          </>
        )}{" "}
        <Sign of={of} size={14} />
      </i>
    </span>
  );
}

const pointsOf = (shuttle: ShuttleView) =>
  shuttle.segments.reduce((sum, segment) => sum + printed(BLUEPRINTS, segment).vp, 0);

/** Which shuttle a segment would go into: the one in question, else the first on the ground with a place free. */
function inTheWorks(view: View, company: CompanyView): number {
  if (view.active === company.seat && view.this_turn.shuttle !== null) return view.this_turn.shuttle;
  return company.shuttles.findIndex(
    ({ cruise, segments }) => cruise === null && segments.length < company.segment_limit,
  );
}
