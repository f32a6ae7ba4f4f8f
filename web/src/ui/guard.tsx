import { Component, type ReactNode } from "react";
import { ROOT } from "../api/root";
import { useText } from "../text/context";

/** Catches a crash of the page itself and offers a way on instead of a white screen. */
export class Guard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useText();
  return (
    <main className="lost" role="alert">
      <h1>{t("crash-title")}</h1>
      <p>{t("crash-text")}</p>
      <a className="button primary" href={`${ROOT}/`}>
        {t("lost-home")}
      </a>
    </main>
  );
}
