/**
 * The countries whose helplines stand in content/helplines.yaml, in the order of /help: Slovenia, its neighbours, the
 * rest of Europe, further away.
 */
export const HELP_COUNTRIES = [
  ...(["SI", "IT", "AT", "HU", "HR"] as const),
  ...(["DE", "CH", "RS", "BA", "GB", "IE"] as const),
  ...(["US", "CA", "AU"] as const),
] as const;
export type HelpCountry = (typeof HELP_COUNTRIES)[number];

/** Where 112 is the number to call in danger: those of `HELP_COUNTRIES` that belong to the European Union. */
const IN_THE_UNION: readonly HelpCountry[] = ["SI", "IT", "AT", "HU", "HR", "DE", "IE"];

/** The query of /help that names a country, whatever the network says. */
export const COUNTRY_KEY = "country";

/** A country by its two letters, in any case; null for one whose helplines are not known. */
export function readCountry(code: unknown): HelpCountry | null {
  const letters = typeof code === "string" ? code.toUpperCase() : "";
  return HELP_COUNTRIES.find((country) => country === letters) ?? null;
}

export function isInTheUnion(country: HelpCountry): boolean {
  return IN_THE_UNION.includes(country);
}

/** Whether a helpline is one of a country's own; 112 is that of every country of the Union. */
export function servesCountry(line: { country: string }, country: HelpCountry): boolean {
  return line.country === country || (line.country === "EU" && isInTheUnion(country));
}

/** As it stands before the name of a helpline. */
const COUNTRY_BEFORE = /^[^:]+: /;

/**
 * "Zaupni telefon" → "Slovenija: Zaupni telefon": whoever is elsewhere must know whose number it is, for the same digits
 * may call another line there.
 */
export function withCountry(name: string, country: string, locale: string): string {
  if (COUNTRY_BEFORE.test(name) || !/^[A-Z]{2}$/.test(country) || country === "EU") return name;
  return `${new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country}: ${name}`;
}

/** "Slovenia: crisis line at night" → "Crisis line at night": whoever is there knows the country. */
export function withoutCountry(name: string): string {
  const own = name.replace(COUNTRY_BEFORE, "");
  return own.charAt(0).toLocaleUpperCase() + own.slice(1);
}
