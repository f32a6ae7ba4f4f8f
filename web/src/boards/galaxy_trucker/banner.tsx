import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { useStage } from "../kit/context";
import { CardFace } from "./card";
import { CARDS, moodOf, type View } from "./facts";
import { HitStrip } from "./swarm";

/** The card as a strip, where there is no room for the whole of it; a tap opens it. */
export function CardBanner({ name, view }: { name: string | null; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const [open, setOpen] = useState(false);
  const card = name === null ? undefined : CARDS.get(name);
  // Its place is kept between two cards, so that the ship stays where it is.
  if (name === null || !card) return <p className="gt-banner next">{t("gt-cards-left", { count: view.cards_left })}</p>;
  return (
    <>
      <button
        type="button"
        className={`gt-banner ${moodOf(card.kind)}`}
        title={t("gt-open-card", { card: board.words.name(card.kind) })}
        onClick={() => setOpen(true)}
      >
        <b>{board.words.name(card.kind)}</b>
        {card.hits && <HitStrip hits={card.hits} view={view} />}
      </button>
      {open && (
        <Dialog title={board.words.name(card.kind)} onClose={() => setOpen(false)}>
          <CardFace name={name} view={view} />
        </Dialog>
      )}
    </>
  );
}
