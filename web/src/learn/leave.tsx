import { useText } from "../text/context";
import { Dialog } from "../ui/dialog";

/** Half-way out of a lesson: where to. On a phone, which has no rail, this is the way to all of it. */
export function LeaveLesson(props: { play(): void; restart(): void; leave(): void; close(): void }) {
  const { t } = useText();
  function after(run: () => void) {
    return () => {
      props.close();
      run();
    };
  }
  return (
    <Dialog title={t("lesson-skip")} onClose={props.close}>
      <p>{t("lesson-skip-text")}</p>
      <div className="lesson-ways">
        <button type="button" className="primary" onClick={after(props.leave)}>
          {t("lesson-skip-yes")}
        </button>
        <button type="button" onClick={after(props.play)}>
          {t("lesson-play")}
        </button>
        <button type="button" onClick={after(props.restart)}>
          {t("lesson-restart")}
        </button>
        <button type="button" className="quiet" onClick={props.close}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
