import { useLegend } from "../match/legend";
import type { CoachDecision } from "../protocol";
import { GamePicture } from "../ui/art";

/** Which of a game's pictures a decision belongs to, by what was asked and answered; the first that fits. */
const SUBJECTS: Record<string, readonly [RegExp, string][]> = {
  galactic_cruise: [
    [/launch|cruise/, "launch"],
    [/build|shuttle|resources|segment|part|blueprint|technology/, "build"],
    [/guest|\bad\b|advert|market|sell/, "sell"],
    [/./, "work"],
  ],
  galaxy_trucker: [
    [/holding|crew|keep_piece/, "build"],
    [/shoot|shield|cannons|forward|sideways|give_crew/, "hold"],
    [/planet|station|ship|reward|load/, "sell"],
    [/./, "fly"],
  ],
  leaving_earth: [
    [/remove_outcome|reveal|landing/, "risk"],
    [/spacecraft|maneuver|years/, "fly"],
    [/research|buy|assemble|several/, "research"],
    [/./, "win"],
  ],
};

export function subjectOf(game: string, { question, played }: Pick<CoachDecision, "question" | "played">): string {
  const said = `${question} ${played}`;
  return SUBJECTS[game]?.find(([pattern]) => pattern.test(said))?.[1] ?? "";
}

/** What a decision was about, drawn from the parts of its game. */
export function DecisionPicture({ game, one }: { game: string; one: CoachDecision }) {
  const legend = useLegend(game);
  const drawn = legend?.how.find(({ id }) => id === subjectOf(game, one));
  if (!legend || !drawn) return <GamePicture game={game} />;
  return <span className={`how-picture stage ${legend.prefix}`}>{drawn.sign}</span>;
}

/** The drawings that the pictures point at, once on the page. */
export function PictureSheet({ game }: { game: string }) {
  const sheet = useLegend(game)?.sheet;
  return sheet ? (
    <div className="legend-sheet" aria-hidden="true">
      {sheet}
    </div>
  ) : null;
}
