import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutMission } from "./about";
import { MissionMark } from "./art";
import type { View } from "./facts";

/** The missions still open, by what they are worth. */
export function Missions({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const missions = [...view.missions].sort((a, b) => a.points - b.points);
  return (
    <section className="le-missions" aria-label={t("le-missions")}>
      <h3>{t("le-missions")}</h3>
      {missions.length === 0 && <p className="faint">{t("le-no-missions")}</p>}
      {missions.map((mission) => {
        const name = board.words.name(mission.mission);
        const text = aboutMission(mission, t, board.words);
        return (
          <Piece
            key={mission.mission}
            as="button"
            label={`${name}. ${text}`}
            title={name}
            text={text}
            className={`le-mission ${mission.class}`}
          >
            <MissionMark type={mission.type} />
            <span>{name}</span>
            <b>{mission.points}</b>
          </Piece>
        );
      })}
      <Done view={view} />
    </section>
  );
}

/** The missions that are gone: who has them, or that nobody can. */
function Done({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const taken = view.agencies.flatMap((agency, seat) => agency.missions.map((mission) => ({ mission, seat })));
  if (taken.length + view.removed_missions.length === 0) return null;
  return (
    <ul className="le-done" aria-label={t("le-completed")}>
      {taken.map(({ mission, seat }) => (
        <li key={mission}>
          <Emblem seat={seat} size={16} />
          <span className="hidden">{board.names[seat]}: </span>
          {board.words.name(mission)}
        </li>
      ))}
      {view.removed_missions.map((mission) => (
        <li key={mission} className="removed">
          {board.words.name(mission)}
        </li>
      ))}
    </ul>
  );
}
