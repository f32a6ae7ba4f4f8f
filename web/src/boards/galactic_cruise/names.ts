import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { nameOf, type Owner, type View, type Worker } from "./facts";

/** What companies, their workers and everybody else on the table are called. */
export function useNames() {
  const { t } = useText();
  const { board } = useStage();
  const company = (seat: number) => nameOf(board.view as View, seat, board.names, board.words);
  const owner = (one: Owner) => (typeof one === "number" ? company(one) : t(`about-gc-${one}`));
  return {
    company,
    owners: (some: readonly Owner[]) => some.map(owner).join(", "),
    worker: (worker: Worker) => t(worker.expert ? "gc-expert-of" : "gc-worker-of", { who: owner(worker.company) }),
  };
}
