import { useMemo } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { GOODS, HULLS, type Ship, SIDES, weakPoints } from "./facts";
import { Block } from "./tile";

/** What a ship can do, in numbers: the strengths without and with battery tokens, and where it is weak. */
export function Stats({ ship, hull: name }: { ship: Ship; hull: string }) {
  const { t } = useText();
  const { board } = useStage();
  const hull = HULLS.get(name);
  const weak = useMemo(() => (hull ? weakPoints(ship, hull).length : 0), [ship, hull]);
  const span = ({ idle, full }: { idle: number; full: number }) => (idle === full ? `${idle}` : `${idle}–${full}`);
  const covered = SIDES.filter((_, side) => ship.shields[side]).map((side) => board.words.name(side));
  const figures = [
    ["engines", span(ship.engines)],
    ["cannons", span(ship.cannons)],
    ["crew", `${ship.crew}`],
    ["cells", `${ship.cells}`],
    ["shields", ship.shields.some(Boolean) ? SIDES.map((_, n) => (ship.shields[n] ? ARROWS[n] : "")).join("") : "–"],
    ["exposed", `${ship.exposed}`],
    ["weak", `${weak}`],
    ["lost", `${ship.lost}`],
  ] as const;
  const goods = GOODS.filter((colour) => ship.goods[colour] > 0);
  return (
    <div className="gt-stats" role="group" aria-label={t("gt-stats")}>
      {figures.map(([key, value]) => (
        <Piece
          key={key}
          as="button"
          label={`${value} ${t(`about-gt-name-${key}`)}${key === "shields" ? ` ${covered.join(", ")}` : ""}`}
          title={t(`about-gt-name-${key}`)}
          text={t(`about-gt-stat-${key}`)}
          className={`gt-stat ${key}`}
        >
          <b>{value}</b> <span>{t(`about-gt-name-${key}`)}</span>
        </Piece>
      ))}
      {goods.length > 0 && (
        <span className="gt-stat goods">
          {goods.map((colour) => (
            <span key={colour} className="gt-goods-count">
              <svg viewBox="-13 -13 26 26" width="20" height="20" role="img" aria-label={board.words.name(colour)}>
                <Block colour={colour} />
              </svg>
              {ship.goods[colour]}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

const ARROWS = ["↑", "→", "↓", "←"];
