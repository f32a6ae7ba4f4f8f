import { memo } from "react";

/** The page's own line icons, drawn on a 24 by 24 grid. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  undoTurn: "M9 7l-5 5 5 5M15 7l-5 5 5 5M10 12h5a5 5 0 0 1 5 5v1",
  history: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.500a7.5 7.5 0 0 1 15 0",
  robot: "M6 9h12v9H6zM12 9V5M12 5a1 1 0 1 0 0-.1M9.5 13v.5M14.5 13v.5M3 12v4M21 12v4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.500L21 21",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4.5 12.500l5 5 10-11",
  eye: "M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9.500C7.5 20 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  book: "M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
  rows: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 10v9",
  log: "M5 6h14M5 12h14M5 18h9",
  table: "M3 9h18M5 9v10M19 9v10M8 5h8l5 4H3z",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.500a6.5 6.5 0 0 1 13 0M16 5.500a3.2 3.2 0 0 1 0 6M18 14.500a6 6 0 0 1 3.5 5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.500V12l3.5 2.5",
  flag: "M6 21V4M6 5h11l-2 4 2 4H6",
  share: "M12 3v12M8 7l4-4 4 4M6 11v9h12v-9",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  plus: "M12 5v14M5 12h14",
  grow: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  repeat: "M4 12V9a3 3 0 0 1 3-3h11M15 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H6M9 21l-3-3 3-3",
  branch: "M6 20V4M6 15c0-5 12-2 12-8M15 7.500l3-3.500 3 3.500M3 7.500L6 4l3 3.500",
  menu: "M4 6h16M4 12h16M4 18h16",
  bell: "M12 4a5.5 5.5 0 0 0-5.500 5.500c0 5-2 6.500-2 6.500h15s-2-1.500-2-6.500A5.5 5.5 0 0 0 12 4zM10 19.500a2.2 2.2 0 0 0 4 0",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.9.400-1.600 1-2.100A6 6 0 0 0 12 3z",
  panel: "M4 5h16v14H4zM15 5v14",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  help: "M8.5 9a3.5 3.5 0 1 1 5.5 2.9c-1.300.9-2 1.600-2 3.100M12 18.500v.1",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4a4 4 0 0 0 4 5M16 6h4a4 4 0 0 1-4 5M12 14v4M8 20h8",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
});
