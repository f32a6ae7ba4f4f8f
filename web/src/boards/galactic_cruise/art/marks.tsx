import { memo } from "react";
import { Emblem, SHAPES } from "../../../ui/emblem";
import type { Owner } from "../facts";
import { Drawing } from "./sprite";

/** An action's picture on the colour of its department. */
export const ActionIcon = memo(function ActionIcon({
  action,
  size,
  x,
  y,
}: {
  action: string;
  size: number;
  x?: number;
  y?: number;
}) {
  return <Drawing of={`x-${action}`} width={size} height={size} x={x} y={y} className="gc-action" />;
});

/** The department of an action as a small plate, for the head of the zone the action leads to. */
export const Disc = memo(function Disc({ action, department }: { action: string; department: string }) {
  return (
    <i className={`gc-disc ${department}`}>
      <ActionIcon action={action} size={13} />
    </i>
  );
});

/** A development: a little house in its owner's colour with the owner's shape; N is nobody's, P the NPC's. */
export const House = memo(function House({ owner, x, y }: { owner: Owner; x: number; y: number }) {
  return (
    <g className={`gc-house ${typeof owner === "number" ? `seat-${owner}` : owner}`} transform={`translate(${x} ${y})`}>
      <path className="walls" d="M.5 6 7 .5 13.5 6v9.500H.5z" />
      {typeof owner === "number" ? (
        <path className="mark" transform={`translate(3.8 7.5) scale(.2)`} d={SHAPES[owner % SHAPES.length]} />
      ) : (
        <path className="letter" d={OTHERS[owner]} />
      )}
    </g>
  );
});

const OTHERS = { neutral: "M5 13.500v-5.500l4 5.500v-5.5", npc: "M5.5 14v-5.500h2a1.5 1.5 0 0 1 0 3h-2" };

/** A company's emblem inside a drawing. */
export const Mark = memo(function Mark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <Emblem seat={seat} size={32} />
    </svg>
  );
});
