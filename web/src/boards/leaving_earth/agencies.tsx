import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Stage } from "../kit/stage";
import { CraftParts } from "./craft";
import type { Agency, View } from "./facts";
import { Research } from "./research";
import { Store } from "./store";

/** One chip for each agency; a click opens everything it has. */
export function Agencies({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer, play } = useStage();
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : view.agencies[open];
  return (
    <div
      className={view.agencies.length > 3 ? "le-agencies many" : "le-agencies"}
      role="group"
      aria-label={t("le-agencies")}
    >
      {view.agencies.map((agency, seat) => {
        const partner = offer.has(`agency ${agency.agency}`);
        const label = t("le-agency", {
          name: agency.name,
          who: board.names[seat] ?? "",
          money: agency.money,
          points: agency.score,
        });
        return (
          <button
            key={agency.agency}
            type="button"
            className={`le-agency seat-${seat % 6}${view.active === seat ? " active" : ""}${partner ? " partner" : ""}`}
            title={label}
            onClick={() => (partner ? play(`agency ${agency.agency}`) : setOpen(seat))}
          >
            <span className="hidden">{label}</span>
            <span className="piece-face" aria-hidden="true">
              <Emblem seat={seat} size={18} />
              <span className="le-agency-name">{agency.name}</span>
              <b>${agency.money}</b>
              <span className="le-points">★{agency.score}</span>
            </span>
          </button>
        );
      })}
      {shown && open !== null && <AgencyDialog agency={shown} seat={open} close={() => setOpen(null)} />}
    </div>
  );
}

function AgencyDialog({ agency, seat, close }: { agency: Agency; seat: number; close(): void }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <Dialog title={`${agency.name} · ${board.names[seat] ?? ""}`} onClose={close}>
      <Stage board={{ ...board, asks: [] }} className="le-dialog">
        <dl className="facts">
          <div>
            <dt>{t("le-money")}</dt>
            <dd>${agency.money}</dd>
          </div>
          <div>
            <dt>{t("le-score")}</dt>
            <dd>{agency.score}</dd>
          </div>
          <div>
            <dt>{t("le-lost")}</dt>
            <dd>{agency.lost_astronauts}</dd>
          </div>
        </dl>
        {agency.missions.length > 0 && (
          <p>
            <b>{t("le-completed")}</b> {agency.missions.map((mission) => board.words.name(mission)).join(", ")}
          </p>
        )}
        <Research agency={agency} live={false} />
        <Store agency={agency} live={false} />
        {agency.spacecraft.map((craft) => (
          <div key={craft.spacecraft} className="le-dialog-craft">
            <b>{t("le-craft-title", { number: craft.spacecraft, place: board.words.name(craft.location) })}</b>
            <CraftParts craft={craft} moves={() => []} />
          </div>
        ))}
      </Stage>
    </Dialog>
  );
}
