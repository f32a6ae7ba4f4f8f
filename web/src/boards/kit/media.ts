import { useSyncExternalStore } from "react";
import { useSettings } from "../../ui/settings";

/** Whether a media query holds, followed while the component is shown. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** A phone, or a window as narrow as one: my own area first, the rest by tabs. */
export const useNarrow = () => useMedia("(max-width: 860px)");

/** Whether the reader wants things to stand still. */
export const useStill = () => useMedia("(prefers-reduced-motion: reduce)");

/** Whether there is time for what leads up to a step: not where things stand still, nor where somebody is in a hurry. */
export function useLeisure(): boolean {
  const { speed } = useSettings();
  const still = useStill();
  return speed > 0 && speed <= 1 && !still;
}
