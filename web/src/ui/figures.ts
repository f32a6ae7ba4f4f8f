/** Writes numbers with their sign, a minus as wide as a plus. */
export function signedIn(language: string, digits = 0): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
  return (value) => format.format(value).replace("-", "−");
}
