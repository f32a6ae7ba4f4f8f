import { Component, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ROOT } from "../api/root";
import { useText } from "../text/context";
import { Adrift } from "./adrift";

/** Catches a crash of the page itself and offers a way on instead of a white screen; another page begins anew. */
export function Guard({ children }: { children: ReactNode }) {
  const [at] = useLocation();
  return <Net at={at}>{children}</Net>;
}

class Net extends Component<{ at: string; children: ReactNode }, { reason: unknown }> {
  override state: { reason: unknown } = { reason: null };

  static getDerivedStateFromError(reason: unknown): { reason: unknown } {
    return { reason };
  }

  override componentDidUpdate(before: { at: string }): void {
    if (before.at !== this.props.at && this.state.reason !== null) this.setState({ reason: null });
  }

  override render(): ReactNode {
    if (this.state.reason === null) return this.props.children;
    return isUnreached(this.state.reason) ? <Unreached /> : <Crashed />;
  }
}

/** Whether a part of the page could not be fetched: browsers say it in words alone. */
function isUnreached(reason: unknown): boolean {
  return reason instanceof Error && /\bimport|\bpreload/i.test(reason.message);
}

/** The network is down, or the server has become another one since the page was loaded: no fault of the page. */
function Unreached() {
  const { t } = useText();
  return (
    <main>
      <section className="lost" role="alert">
        <Adrift />
        <h1>{t("error-unreachable")}</h1>
        <p>{t("crash-text")}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t("try-again")}
        </button>
      </section>
    </main>
  );
}

function Crashed() {
  const { t } = useText();
  return (
    <main>
      <section className="lost" role="alert">
        <h1>{t("crash-title")}</h1>
        <p>{t("crash-text")}</p>
        <a className="button primary" href={`${ROOT}/`}>
          {t("lost-home")}
        </a>
      </section>
    </main>
  );
}
