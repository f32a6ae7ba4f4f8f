import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Sign } from "./art/sprite";

/** What can be done any time, beside what it is about; where there is no room for its word, its sign explains itself. */
export function Quiet({ moves, sign, word }: { moves: readonly string[]; sign: string; word: string }) {
  const { t } = useText();
  const { board } = useStage();
  const [move = ""] = moves;
  const title = moves.length > 1 ? t(word) : board.words.move(move);
  return (
    <Piece as="button" label={title} text={t(`about-${word}`)} moves={moves} className={`le-quiet ${word}`}>
      <Sign name={sign} size={15} /> <span className="word">{t(word)}</span>
    </Piece>
  );
}
