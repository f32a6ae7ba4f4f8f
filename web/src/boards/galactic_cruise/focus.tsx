import { type ReactNode, type SyntheticEvent, useState } from "react";
import { Price } from "../../match/price";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { ShuttleOnPad } from "./closer-shuttle";
import type { CompanyView, View } from "./facts";
import { Sign } from "./icons";

interface PriceProps {
  blueprint: string;
  company: CompanyView | undefined;
  moves: readonly string[];
  /** What is printed on it, and what its slot adds. */
  cost: number;
  slot?: number;
}

/** What building it costs in all, as the rules quote it, and how that comes about; or what is there and does not do. */
export function WholePrice({ blueprint, company, moves, cost, slot = 0 }: PriceProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const quote = moves.map((move) => offer.quote(move)).find((one) => one !== null);
  if (offer.question === "build_segments" && !offer.has(`build ${blueprint}`)) {
    return (
      <span className="gc-whole-price refused">
        <InHand company={company} reputation={slot > 0} />
      </span>
    );
  }
  if (!quote) return null;
  const saved = cost + slot - (quote.cost?.money ?? 0);
  return (
    <span className="gc-whole-price">
      <Price quote={quote} words={board.words} names={board.names} />
      {(slot > 0 || saved > 0) && <small>{t("gc-focus-sum", { cost, slot, saved })}</small>}
    </span>
  );
}

/** What a company can pay for segments with. */
function InHand({ company, reputation }: { company: CompanyView | undefined; reputation: boolean }) {
  const { t } = useText();
  if (!company) return null;
  return (
    <>
      {t("gc-focus-purse")} <b>{company.money}</b> <Sign of="money" size={15} />
      {reputation && (
        <>
          {" "}
          <b>{company.reputation}</b> <Sign of="reputation" size={15} />
        </>
      )}
    </>
  );
}

/** The blueprints at a closer look: beside them the shuttle they may go into, with the one that is looked at. */
export function BuildFocus({ view, display, own }: { view: View; display: ReactNode; own: ReactNode }) {
  const { t } = useText();
  const { board } = useStage();
  const seat = board.seat ?? view.active;
  const company = view.companies[seat];
  const [looked, setLooked] = useState<string | null>(null);
  const chosen = board.proposed?.startsWith("build ") ? board.proposed.slice("build ".length) : null;
  const look = ({ target }: SyntheticEvent) =>
    setLooked((target as Element).closest<HTMLElement>(".gc-plan")?.dataset.ids ?? null);
  return (
    <div className="gc-focus" onPointerOver={look} onPointerLeave={() => setLooked(null)} onFocus={look}>
      <div>
        <h4>
          {t("gc-focus-display")}
          <span className="gc-focus-purse">
            <InHand company={company} reputation />
          </span>
        </h4>
        {display}
        <h4>{t("gc-focus-own")}</h4>
        {own}
      </div>
      {company && <ShuttleOnPad view={view} company={company} live={seat === board.seat} plan={looked ?? chosen} />}
    </div>
  );
}
