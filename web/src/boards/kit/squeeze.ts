interface Squeezed {
  textLength?: number;
  lengthAdjust?: "spacingAndGlyphs";
}

/** Words of a drawing that would run out of their room in a language with longer ones are drawn a little narrower. */
export function squeeze(text: string, room: number, letter = 6.9): Squeezed {
  return text.length * letter > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
}
