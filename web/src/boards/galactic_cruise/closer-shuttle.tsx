import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Rocket, rocketHeight } from "./art/rocket";
import { BLUEPRINTS, type CompanyView, FLEET, printed, RESOURCES, type View } from "./facts";
import { Sign } from "./icons";
import { useChecklist } from "./launching";

const WIDTH = 250;
const HEIGHT = 420;
const GROUND = HEIGHT - 34;

/** The shuttle that is being built, on its pad with its places still free, and how far it is. */
export function ShuttleOnPad({ view, company, live }: { view: View; company: CompanyView; live: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  const list = useChecklist(company, live);
  const number = inTheWorks(view, company);
  const shuttle = company.shuttles[number];
  if (!shuttle) return null;
  const height = rocketHeight(shuttle, company.segment_limit);
  const scale = Math.min(1, (GROUND - 30) / height);
  const points = shuttle.segments.reduce((sum, segment) => sum + printed(BLUEPRINTS, segment).vp, 0);
  const needs = list?.checks.filter(({ key }) => (RESOURCES as readonly string[]).includes(key)) ?? [];
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
          <Rocket shuttle={shuttle} seat={company.seat} flame={false} places={company.segment_limit} />
        </g>
      </svg>
      <figcaption>
        <b>{t("gc-focus-shuttle", { which: board.words.name(FLEET[number] ?? "first") })}</b>
        <span>
          {t("gc-focus-segments")}
          <i>
            {shuttle.segments.length}/{company.segment_limit}
          </i>
        </span>
        <span>
          {t("gc-focus-points")}
          <i>
            {points} <Sign of="vp" size={14} />
          </i>
        </span>
        <span>
          {t("gc-focus-cockpit")}
          <i>
            {!shuttle.launched && <em>−5</em>} {shuttle.cockpit_vp} <Sign of="vp" size={14} />
          </i>
        </span>
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

/** Which shuttle a segment would go into: the one in question, else the first on the ground with a place free. */
function inTheWorks(view: View, company: CompanyView): number {
  if (view.active === company.seat && view.this_turn.shuttle !== null) return view.this_turn.shuttle;
  return company.shuttles.findIndex(
    ({ cruise, segments }) => cruise === null && segments.length < company.segment_limit,
  );
}
