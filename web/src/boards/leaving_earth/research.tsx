import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutAdvancement } from "./about";
import { Thing } from "./art";
import { ADVANCEMENTS, type Advancement, type Agency, type Outcome, RESEARCH_COST } from "./facts";

export const SIGNS: Record<Outcome, string> = { success: "✓", minor_failure: "!", major_failure: "✗" };

/** The ten advancements: those researched with the outcomes on them, the others with their price. */
export function Research({ agency, live }: { agency: Agency; live: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <div className="le-research" role="group" aria-label={t("le-research")}>
      {ADVANCEMENTS.map(({ id }) => {
        const owned = agency.advancements[id];
        const name = board.words.name(id);
        const moves = live ? offer.among(`research ${id}`, `share ${id}`, `learn ${id}`, `master ${id}`) : [];
        return (
          <Piece
            key={id}
            as="button"
            label={`${name}: ${owned ? outcomesLabel(owned, t, board.words.name.bind(board.words)) : t("le-not-researched")}`}
            title={name}
            text={aboutAdvancement(id, t)}
            moves={moves}
            className={owned ? "le-advancement owned" : "le-advancement"}
          >
            <Thing of={id} size={20} />
            <span className="le-advancement-name">{name}</span>
            {owned ? <Pips advancement={owned} /> : <span className="le-price">${RESEARCH_COST}</span>}
          </Piece>
        );
      })}
    </div>
  );
}

/** The outcomes on an advancement: those everybody has seen by their sign, the others as question marks. */
function Pips({ advancement }: { advancement: Advancement }) {
  const known = (Object.keys(SIGNS) as Outcome[]).flatMap((outcome) =>
    Array.from({ length: advancement.known[outcome] ?? 0 }, () => outcome),
  );
  const unknown = Math.max(0, advancement.outcomes - known.length);
  if (advancement.outcomes === 0) return <span className="le-pips sure">★</span>;
  return (
    <span className="le-pips">
      {known.map((outcome, index) => (
        <i key={index} className={outcome}>
          {SIGNS[outcome]}
        </i>
      ))}
      {Array.from({ length: unknown }, (_, index) => (
        <i key={`u${index}`}>?</i>
      ))}
    </span>
  );
}

function outcomesLabel(
  { outcomes, known }: Advancement,
  t: (key: string, variables?: Record<string, string | number>) => string,
  name: (id: string) => string,
): string {
  if (outcomes === 0) return t("le-mastered");
  const seen = Object.entries(known).map(([outcome, number]) => `${number} ${name(outcome)}`);
  return [t("le-outcomes-left", { number: outcomes }), ...seen].join(", ");
}
