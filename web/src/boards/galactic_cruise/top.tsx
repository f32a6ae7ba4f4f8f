import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Stage } from "../kit/stage";
import { CompanyBoard } from "./company";
import type { CompanyView, View } from "./facts";
import { MiniFleet } from "./mini-fleet";
import { useNames } from "./names";
import { RachelTurn } from "./rachel";

/** One chip for each company with what counts; a click opens everything it has. */
export function Companies({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const names = useNames();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={`gc-companies n${view.companies.length}`} role="group" aria-label={t("gc-companies")}>
      {view.companies.map((company) => (
        <button
          key={company.seat}
          type="button"
          className={`gc-company-chip seat-${company.seat}${view.active === company.seat ? " active" : ""}${board.seat === company.seat ? " mine" : ""}`}
          title={chipLabel(company, names.company(company.seat), t)}
          onClick={() => setOpen(company.seat)}
        >
          <span className="hidden">{chipLabel(company, names.company(company.seat), t)}</span>
          <span className="piece-face" aria-hidden="true">
            <Emblem seat={company.seat} size={18} />
            <MiniFleet company={company} />
          </span>
        </button>
      ))}
      {view.rachel !== null && <RachelTurn view={view} />}
      {open !== null && <CompanyDialog view={view} seat={open} close={() => setOpen(null)} />}
    </div>
  );
}

function chipLabel(company: CompanyView, who: string, t: ReturnType<typeof useText>["t"]): string {
  const { score, money, reputation, launches } = company;
  return t("gc-company", { who, score, money, reputation, launches });
}

/** Somebody's company, large; what is done, is done on the table. */
function CompanyDialog({ view, seat, close }: { view: View; seat: number; close(): void }) {
  const { board } = useStage();
  const names = useNames();
  return (
    <Dialog title={names.company(seat)} onClose={close}>
      <Stage board={{ ...board, asks: [] }} className="gc gc-dialog">
        <CompanyBoard view={view} seat={seat} live={false} />
      </Stage>
    </Dialog>
  );
}
