import type { ContactPoint, DayOfWeek, OpeningHoursSpecification, Organization } from "schema-dts";
import type { HelpLine, HelpPage } from "../../contract/content.ts";
import type { HelpCountry } from "../../contract/countries.ts";
import type { ChannelKind, HelplineWay } from "../../contract/helpline-ways.ts";
import type { Locale } from "../../contract/locale.ts";
import type { Hours, Weekday } from "../../contract/opening-hours.ts";

const DAYS: Record<Weekday, DayOfWeek> = {
  mon: "https://schema.org/Monday",
  tue: "https://schema.org/Tuesday",
  wed: "https://schema.org/Wednesday",
  thu: "https://schema.org/Thursday",
  fri: "https://schema.org/Friday",
  sat: "https://schema.org/Saturday",
  sun: "https://schema.org/Sunday",
};

/** The last minute that a day has in this vocabulary. */
const END_OF_DAY = "23:59";

/**
 * Who is called and written to, for search engines: only the lines that stand first on the page, since the others lie
 * folded in it.
 *
 * @param country that stands first; without one, the lines for all
 */
export function helpOrganizations(
  { data }: HelpPage,
  locale: Locale,
  country: HelpCountry | null,
): Organization[] {
  const own = data.countries.find(({ code }) => code === country);
  return (own?.lines ?? [...data.always, data.world]).map((line) => ({
    "@type": "Organization",
    name: line.name,
    description: line.about,
    ...(line.url && { url: line.url }),
    ...(line.ways.length > 0 && { contactPoint: line.ways.map((way) => contactPoint(way, line, locale)) }),
  }));
}

function contactPoint(way: HelplineWay, { languages }: HelpLine, locale: Locale): ContactPoint {
  const hours = openingHours(way.hours);
  return {
    "@type": "ContactPoint",
    contactType: CONTACT_TYPES[way.kind],
    ...reachedBy(way),
    // A line names none where it speaks that of the page alone.
    availableLanguage: languages.length > 0 ? languages : [locale],
    ...(hours && { hoursAvailable: hours }),
  };
}

const CONTACT_TYPES: Record<ChannelKind, string> = {
  call: "helpline",
  text: "text message",
  chat: "chat",
  mail: "e-mail",
  form: "online form",
  whatsapp: "WhatsApp",
};

function reachedBy({ href }: HelplineWay): Pick<ContactPoint, "telephone" | "email" | "url"> {
  const [, scheme, to = ""] = /^(\w+):([^?]*)/.exec(href) ?? [];
  if (scheme === "mailto") return { email: to };
  return scheme === "https" ? { url: href } : { telephone: to };
}

function openingHours(hours: Hours): OpeningHoursSpecification | null {
  if (hours === undefined) return null;
  const { from, to, days } = hours === "always" ? { from: "00:00", to: END_OF_DAY, days: undefined } : hours;
  return {
    "@type": "OpeningHoursSpecification",
    opens: from,
    closes: to === "24:00" ? END_OF_DAY : to,
    ...(days && { dayOfWeek: days.map((day) => DAYS[day]) }),
  };
}
