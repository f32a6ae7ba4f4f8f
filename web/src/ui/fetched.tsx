import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";

/** A component that is fetched when it is first shown, or ahead of that. */
export interface Fetched<Props extends object> {
  (props: Props): ReactNode;
  /** Begin to fetch it before it is drawn; whoever draws it hears of a failure. */
  ahead(): void;
}

/**
 * A component of another file, fetched when it is first shown and drawn the moment it is there. React's own `lazy` is
 * not as quick: what has waited under a `Suspense` is held back until its placeholder has been seen for 300 ms.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Nothing,
): Fetched<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;

  function fetch(): Promise<ComponentType<Props>> {
    coming ??= load().then((component) => {
      here = component;
      return component;
    });
    // A failed attempt may be repeated.
    coming.catch(() => {
      coming = null;
    });
    return coming;
  }

  function Component(props: Props) {
    const [Here, setHere] = useState(() => here);
    const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
    useLayoutEffect(() => {
      if (Here !== null) return;
      let wanted = true;
      fetch().then(
        (component) => wanted && setHere(() => component),
        (reason: unknown) => wanted && setFailure({ reason }),
      );
      return () => {
        wanted = false;
      };
    }, [Here]);
    if (failure !== null) throw failure.reason;
    return Here === null ? <Meanwhile /> : <Here {...props} />;
  }
  Component.ahead = () => void fetch().catch(() => undefined);
  return Component;
}

function Nothing() {
  return null;
}
