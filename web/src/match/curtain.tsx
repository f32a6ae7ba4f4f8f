import { useEffect, useRef } from "react";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";

/** Between two players on one device: nothing is shown until the next one says so. */
export function Curtain({ seat, name, lift }: { seat: number; name: string; lift(): void }) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-labelledby="curtain">
      <Emblem seat={seat} size={72} />
      <h1 id="curtain">{t("curtain-title", { who: name })}</h1>
      <p>{t("curtain-text")}</p>
      <button type="button" className="primary large" ref={button} onClick={lift}>
        {t("curtain-lift", { who: name })}
      </button>
    </section>
  );
}
