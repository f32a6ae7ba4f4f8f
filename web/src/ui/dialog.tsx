import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "../text/context";
import { CloseButton } from "./round";

/** A modal question on top of the page; Escape and the cross close it. */
export function Dialog(props: { title: string; onClose(): void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // It is taken away, not closed, so that the browser does not give the focus back.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={title}
      onClose={props.onClose}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <header>
        <h2 id={title}>{props.title}</h2>
        <CloseButton close={props.onClose} />
      </header>
      {props.children}
    </dialog>
  );
}

/** A question with one serious answer. */
export function Confirm(props: {
  title: string;
  text: string;
  yes: string;
  danger?: boolean;
  onYes(): void;
  onClose(): void;
}) {
  const { t } = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.text}</p>
      <div className="row end">
        <button type="button" onClick={props.onClose}>
          {t("cancel")}
        </button>
        <button
          type="button"
          className={props.danger ? "danger" : "primary"}
          onClick={() => {
            props.onYes();
            props.onClose();
          }}
        >
          {props.yes}
        </button>
      </div>
    </Dialog>
  );
}
