import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { PartArt } from "./art/sprite";
import { type Owned, PAYLOAD, WAYS } from "./facts";

/** The payload chart of every agency card: what a rocket lifts besides itself, by difficulty. */
export function Payload({ craft }: { craft: Owned | null }) {
  const flies = craft !== null && craft.time_tokens === 0;
  const ahead = new Set(
    flies ? WAYS.filter(({ from }) => from === craft.location).map(({ difficulty }) => difficulty) : [],
  );
  const { t } = useText();
  const { board } = useStage();
  const rockets = Object.entries(PAYLOAD.rockets);
  return (
    <section className="le-payload" aria-label={t("le-payload")}>
      <h3>{t("le-payload")}</h3>
      <p>{t("le-payload-about")}</p>
      <table>
        <thead>
          <tr>
            <th>
              <span className="hidden">{t("le-difficulty")}</span>
            </th>
            {rockets.map(([rocket]) => (
              <th key={rocket} scope="col" className={craft && rocket in craft.parts ? "aboard" : undefined}>
                <div>
                  <span>{board.words.name(rocket)}</span>
                  <PartArt of={rocket} scale={0.3} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAYLOAD.difficulties.map((difficulty, row) => (
            <tr key={difficulty}>
              <th scope="row">{difficulty}</th>
              {rockets.map(([rocket, masses]) => (
                <td
                  key={rocket}
                  className={ahead.has(difficulty) && craft && rocket in craft.parts ? "aboard" : undefined}
                >
                  <Mass text={masses[row] ?? ""} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ahead.size > 0 && <p className="aboard">{t("le-payload-aboard")}</p>}
    </section>
  );
}

/** A mass as it is printed: "17 2/3" with a proper fraction. */
function Mass({ text }: { text: string }) {
  const [, whole = "", above, below] = /^(\d+)?\s*(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
  if (above === undefined) return whole || "–";
  return (
    <>
      {whole}
      <span className="hidden"> </span>
      <sup>{above}</sup>⁄<sub>{below}</sub>
    </>
  );
}
