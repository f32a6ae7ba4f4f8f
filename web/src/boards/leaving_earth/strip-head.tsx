import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import type { Agency, View } from "./facts";
import { Quiet } from "./quiet";

export type Strip = "programme" | "bench";

interface HeadProps {
  strip: Strip;
  choose(strip: Strip): void;
  view: View;
  watched: number;
  watch(seat: number | null): void;
  /** What the craft on the bench could do. */
  children: ReactNode;
}

/** Above the workshop: which half, how many of a kind to buy, whose it is, and dealing with the others. */
export function StripHead({ strip, choose, view, watched, watch, children }: HeadProps) {
  const { t } = useText();
  const { board, offer, propose } = useStage();
  const several = offer.args("several").map((number) => `several ${number}`);
  return (
    <div className="le-strip-head">
      {(["programme", "bench"] as const).map((one) => (
        <button key={one} type="button" className="half" aria-pressed={strip === one} onClick={() => choose(one)}>
          {t(`le-${one}`)}
        </button>
      ))}
      {several.length > 0 && <Quiet moves={several} sign="note" word="le-several" />}
      {children}
      {view.agencies.length > 1 && (
        <span className="le-agencies" role="group" aria-label={t("le-agencies")}>
          {view.agencies.map((agency: Agency, seat) => {
            const partner = `agency ${agency.agency}`;
            const asked = offer.has(partner);
            return (
              <button
                key={agency.agency}
                type="button"
                className={`le-agency seat-${seat % 6}${asked ? " partner" : ""}`}
                aria-pressed={seat === watched}
                data-plays={asked ? partner : undefined}
                onClick={() => (asked ? propose(partner) : watch(seat === board.seat ? null : seat))}
              >
                <Emblem seat={seat} size={16} />
                <span>{agency.name}</span>
              </button>
            );
          })}
        </span>
      )}
      {offer.has("cooperate") && <Quiet moves={["cooperate"]} sign="trade" word="le-cooperate" />}
    </div>
  );
}
