import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { useStage } from "../kit/context";
import { CardFace, HitRow } from "./card";
import { CARDS, type View } from "./facts";
import { hitsOf } from "./history";

/** The card as a strip, where there is no room for the whole of it; a tap opens it. */
export function CardBanner({ name, view }: { name: string; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const [open, setOpen] = useState(false);
  const card = CARDS.get(name);
  if (!card) return null;
  return (
    <>
      <button
        type="button"
        className="gt-banner"
        aria-label={t("gt-open-card", { card: board.words.name(card.kind) })}
        onClick={() => setOpen(true)}
      >
        <b>{board.words.name(card.kind)}</b>
        {card.hits && <HitRow hits={card.hits.slice(Math.max(0, hitsOf(board.events).length - 1))} />}
      </button>
      {open && (
        <Dialog title={board.words.name(card.kind)} onClose={() => setOpen(false)}>
          <CardFace name={name} view={view} />
        </Dialog>
      )}
    </>
  );
}
