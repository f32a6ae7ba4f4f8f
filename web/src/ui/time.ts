import { useEffect, useState } from "react";

const STEPS: readonly ["day" | "hour" | "minute", number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago" for a moment in seconds since 1970. */
export function ago(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - moment);
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, "second");
}

/** "2 days", "5 hr" until a moment in seconds since 1970, in the largest unit that is not yet over; null once it is past. */
export function until(moment: number, now: number, language: string): string | null {
  const rest = moment - now;
  if (rest <= 0) return null;
  const [unit, length] = STEPS.find(([, long]) => rest >= long) ?? ["minute", 60];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.max(1, Math.floor(rest / length)));
}

/** "1 hr", "3 days": how long something took, in the largest unit that fits. */
export function lasting(seconds: number, language: string): string {
  const [unit, length] = STEPS.find(([, long]) => seconds >= 2 * long) ?? ["minute", 60];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.max(1, Math.round(seconds / length)));
}

/** "90 min". */
export function minutesLong(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" }).format(minutes);
}

/** Minutes and seconds, as on a timer. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The current time in seconds since 1970, updated regularly. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
