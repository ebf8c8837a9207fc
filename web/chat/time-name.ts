import type { Locale } from "../../contract/locale.ts";

/**
 * A moment as people say it, by the clock of the device: "today at 14:05", »včeraj ob 14.05«,
 * "21 November at 14:05", »21. 11. ob 14.05«.
 */
export function nameTime(time: Date, locale: Locale, now: Date): string {
  const clock = `${time.getHours()}${locale === "sl" ? "." : ":"}${String(time.getMinutes()).padStart(2, "0")}`;
  const days = daysBetween(time, now);
  const day =
    days === 0 || days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day")
      : nameDay(time, locale);
  return locale === "sl" ? `${day} ob ${clock}` : `${day} at ${clock}`;
}

/** Slovenian in numbers: the name of the month would have to stand in another case. */
function nameDay(time: Date, locale: Locale): string {
  return locale === "sl"
    ? `${time.getDate()}.\u00a0${time.getMonth() + 1}.`
    : new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(time).replace(" ", "\u00a0");
}

function daysBetween(time: Date, now: Date): number {
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return (midnight(now) - midnight(time)) / 86_400_000;
}
