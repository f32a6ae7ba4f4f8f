import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../text/context";
import { CloseButton } from "../ui/round";

/** The talk of the table, over the stage where there is no room beside it. */
export function Drawer({ open, close, children }: { open: boolean; close(): void; children: ReactNode }) {
  const { t } = useText();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && box.current && !box.current.open) box.current.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={box}
      className="drawer"
      aria-label={t("side")}
      onClose={close}
      onPointerDown={(event) => {
        if (event.target === box.current) close();
      }}
    >
      <CloseButton close={close} className="drawer-close" />
      {children}
    </dialog>
  );
}
