import { memo } from "react";
import { Drawing } from "./sprite";

/** The resort at night or at noon. What lies under the campus keeps its size, the rest stretches with the stage. */
export const Backdrop = memo(function Backdrop() {
  return (
    <div className="gc-backdrop" aria-hidden="true">
      <Drawing of="backdrop" width={640} height={660} part="0 0 640 660" />
      <Drawing of="backdrop" width="100%" height={660} part="640 0 340 660" fit="stretch" />
    </div>
  );
});
