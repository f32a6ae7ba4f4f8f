import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import { agendaScene } from "./art/scenes";
import { Drawing } from "./art/sprite";
import { AGENDA, AGENDA_SLOTS, printed, type View } from "./facts";
import { AmountSigns, Sign } from "./icons";

/** The agenda cards on display; closer, with what they do. */
export function Agenda({ view, grown }: { view: View; grown: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { agenda } = view.board;
  return (
    <div className="gc-row gc-agenda" role="group" aria-label={t("gc-agenda")}>
      {agenda.map((card, slot) => {
        const bonus = AGENDA_SLOTS[slot] ?? {};
        if (card === null) {
          return (
            <Piece
              key={slot}
              as="button"
              label={t("gc-agenda-empty", { bonus: about.agendaSlot(slot, words) })}
              title={t("gc-agenda-slot")}
              text={t("about-gc-agenda_slot", { bonus: about.agendaSlot(slot, words) })}
              className="gc-offer empty"
            >
              <span>{t("gc-empty")}</span>
              <AmountSigns some={bonus} size={15} />
            </Piece>
          );
        }
        const { resource } = printed(AGENDA, card);
        return (
          <Piece
            key={card}
            as="button"
            label={t("gc-agenda-card", { name: words.name(card), resource: words.name(resource) })}
            title={words.name(card)}
            text={about.agenda(card, words)}
            moves={offer.among(`draw_card ${card}`, `discard_card ${card}`)}
            drag={canDraw(card, offer.has) ? `card ${card}` : undefined}
            className="gc-offer"
          >
            {grown ? (
              <AgendaBrochure card={card} />
            ) : (
              <>
                <Drawing of={agendaScene(card)} width={32} height={34} fit="slice" className="gc-picture" />
                <Sign of={resource} size={16} />
                <span className="gc-offer-name">{words.name(card)}</span>
              </>
            )}
          </Piece>
        );
      })}
    </div>
  );

  function canDraw(card: string, has: (move: string) => boolean): boolean {
    return has.call(offer, `draw_card ${card}`) || has.call(offer, "act draw_agenda");
  }
}

/** My own hand at a closer look. */
export function OwnAgenda({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const hand = view.companies[board.seat ?? view.active]?.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <>
      <h4 className="gc-focus-head">{t("gc-own-hand")}</h4>
      <div className="gc-row gc-agenda" role="group" aria-label={t("gc-own-hand")}>
        {hand.map((card) => (
          <Piece
            key={card}
            as="button"
            label={board.words.name(card)}
            text={about.agenda(card, board.words)}
            moves={offer.among(`play_card ${card}`, `spend_card ${card}`, `discard_card ${card}`)}
            className="gc-offer"
          >
            <AgendaBrochure card={card} />
          </Piece>
        ))}
      </div>
    </>
  );
}

/** An agenda card with its picture and what it does. */
function AgendaBrochure({ card }: { card: string }) {
  const { words } = useStage().board;
  return (
    <>
      <Drawing of={agendaScene(card)} width="100%" height={90} fit="slice" className="gc-picture" />
      <Sign of={printed(AGENDA, card).resource} size={16} />
      <span className="gc-offer-name">{words.name(card)}</span>
      <span className="gc-small-print">{about.agenda(card, words)}</span>
    </>
  );
}

/** The deck of agenda cards and what was discarded. */
export function AgendaStack({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const { agenda_deck, agenda_discard } = view.board;
  const top = agenda_discard.at(-1);
  return (
    <Piece
      as="button"
      label={t("gc-agenda-deck", { deck: agenda_deck, discard: agenda_discard.length })}
      title={t("gc-agenda")}
      text={
        <>
          <p>{t("gc-agenda-deck", { deck: agenda_deck, discard: agenda_discard.length })}</p>
          {top !== undefined && (
            <p>
              {t("gc-discarded", {
                names: agenda_discard
                  .toReversed()
                  .map((card) => words.name(card))
                  .join(", "),
              })}
            </p>
          )}
        </>
      }
      moves={top === undefined ? [] : offer.among(`draw_card ${top}`)}
      className="gc-deck"
    >
      {t("gc-agenda-counts", { deck: agenda_deck, discard: agenda_discard.length })}
    </Piece>
  );
}
