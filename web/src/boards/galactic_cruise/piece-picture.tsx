import { Disc } from "./art/marks";
import { ACTIONS } from "./facts";

/** The plate of an action in a line of the log. */
export function Picture({ piece }: { piece: string }) {
  const action = ACTIONS.get(piece);
  return (
    action && (
      <span className="piece-picture gc">
        <Disc action={action.id} department={action.department} />
      </span>
    )
  );
}
