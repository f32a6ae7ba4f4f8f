import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { useStage } from "../kit/context";
import { PICTURES } from "./art/pictures";
import { CardFace, CardFacts } from "./card";
import { CARDS, moodOf, type View } from "./facts";
import { hitsOf } from "./history";
import { LineStrip } from "./line-strip";
import { HitStrip } from "./swarm";

/** The card as a strip, where there is no room for the whole of it; a tap opens it. */
export function CardBanner({ name, view }: { name: string | null; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const [open, setOpen] = useState(false);
  const card = name === null ? undefined : CARDS.get(name);
  const Picture = card && PICTURES[card.kind];
  const under = card?.strength === undefined || hitsOf(board.events).length > 0;
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
        {Picture && (
          <svg className="gt-picture" viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Picture />
          </svg>
        )}
        <b>
          {board.words.name(card.kind)} <i>{"I".repeat(card.deck)}</i>
        </b>
        {card.hits && under && <HitStrip hits={card.hits} view={view} />}
        {card.lines && <LineStrip lines={card.lines} view={view} />}
        <CardFacts card={card} />
      </button>
      {open && (
        <Dialog title={board.words.name(card.kind)} onClose={() => setOpen(false)}>
          <CardFace name={name} view={view} />
        </Dialog>
      )}
    </>
  );
}
