import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Stage } from "../kit/stage";
import { CompanyBoard } from "./company";
import type { CompanyView, View } from "./facts";
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

/** A fleet at a glance: each shuttle lying, built segments filled, those in space lit. */
function MiniFleet({ company }: { company: CompanyView }) {
  return (
    <span className="gc-mini-fleet">
      {company.shuttles.map(({ segments, cruise }, n) => (
        <svg
          key={n}
          viewBox="0 0 34 11"
          width="27"
          height="8.5"
          aria-hidden="true"
          className={cruise === null ? "" : "flying"}
        >
          <path className="tail" d="M0 1l5 2v5l-5 2z" />
          {Array.from({ length: Math.max(3, segments.length) }, (_, place) => {
            const width = 20 / Math.max(3, segments.length);
            return (
              <rect
                key={place}
                className={place < segments.length ? "built" : "open"}
                x={5.5 + place * width}
                y="2"
                width={width - 0.8}
                height="7"
                rx="1"
              />
            );
          })}
          <path className="nose" d="M26 2q5 0 8 3.5-3 3.5-8 3.5z" />
        </svg>
      ))}
      {company.shuttles.length === 0 && "–"}
    </span>
  );
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
