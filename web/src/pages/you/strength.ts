/** How many characters a new password needs at least, and at most. */
export const SHORTEST = 12;
export const LONGEST = 128;

/** Keys in the order in which fingers run over them. */
const RUNS = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv",
  "1q2w3e4r5t6y7u8i9o0p",
];

/** What a password is worth; the words for it are `account-strength-…`. */
export const STRENGTHS = ["short", "weak", "good", "strong"] as const;

/**
 * How hard a password is to guess, by its length and by how many characters do not follow from what stands before them.
 * The server counts in the same way (`people/passwords.py`) and knows common words besides: the last word is its own.
 */
export function strength(password: string): (typeof STRENGTHS)[number] {
  const plain = password.toLowerCase().trim().replace(/\s+/g, " ");
  const count = surprises(plain);
  if ([...plain].length < SHORTEST) return "short";
  return count < 6 ? "weak" : count < 14 ? "good" : "strong";
}

function surprises(plain: string): number {
  const letters = [...plain.replace(/(.{2,}?)\1+/gu, "$1")];
  return letters.filter((letter, i) => i === 0 || !follows(letters[i - 1] as string, letter)).length;
}

/** The same again, the next letter or digit, the next key. */
function follows(before: string, letter: string): boolean {
  const step = Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
  return step <= 1 || RUNS.some((run) => run.includes(before + letter) || run.includes(letter + before));
}
