import { Component, type ReactNode } from "react";
import { useText } from "../text/context";
import { type BoardProps, boardOf, genericBoard } from "./board";

/** A game's own board; should it break, the generic one, so that nobody is kept from playing. */
export function BoardView(props: BoardProps) {
  const { t } = useText();
  const Own = boardOf(props.game);
  // The server sends each game's own view: the shape that the game's `view.d.ts` was written from.
  const own = props as BoardProps<never>;
  const Generic = genericBoard();
  return (
    <Fallback
      instead={
        <>
          <p className="warning" role="alert">
            {t("board-broken")}
          </p>
          <Generic {...own} />
        </>
      }
    >
      <Own {...own} />
    </Fallback>
  );
}

class Fallback extends Component<{ children: ReactNode; instead: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
