import type { ProtocolMeta } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { CARE_STATES } from "../../contract/care.ts";
import type { Protocol, ProtocolSheet, SheetPlace } from "../../contract/protocol.ts";
import type { Fact } from "../../recognition/facts.ts";

/** The sheet in one language, numbered for print: state by state in the order of the file. */
export function printSheet(protocol: Protocol, words: ProtocolMeta["words"], locale: Locale): ProtocolSheet {
  const places = new Map(
    CARE_STATES.flatMap((letter) =>
      Object.keys(protocol.steps)
        .filter((id) => protocol.steps[id]?.state === letter)
        .map((id, index) => [id, { code: `${letter}${index + 1}`, id }] as const),
    ),
  );
  const placeOf = (id: string): SheetPlace => places.get(id) ?? { code: id, id };
  const names = (facts: readonly Fact[] = []) => facts.map((fact) => protocol.facts[fact][locale]);

  return {
    version: protocol.version,
    date: formatDate(protocol.date, locale),
    reviewedBy: protocol.reviewed_by,
    entries: protocol.entries.map(
      ({ sure, maybe, told, before, taken_back: takenBack, unless, untold, from, level, to }) => ({
        when: [
          ...names(sure),
          ...names(maybe).map((fact) => `${words.perhaps} ${fact}`),
          ...(level ? [level === "ask" ? words.possible : words.grave] : []),
          ...names(told).map((fact) => `${words.told}: ${fact}`),
          ...names(before).map((fact) => `${words.before}: ${fact}`),
          ...names(takenBack).map((fact) => `${words.taken_back}: ${fact}`),
          ...(from ? [`${words.from}: ${from.join(", ")}`] : []),
          ...(untold ? [`${words.untold}: ${names(untold).join(", ")}`] : []),
          ...names(unless).map((fact) => `${words.unless}: ${fact}`),
        ].join(" + "),
        to: placeOf(to),
      }),
    ),
    states: CARE_STATES.map((letter) => ({
      letter,
      name: protocol.states[letter][locale],
      steps: Object.entries(protocol.steps)
        .filter(([, step]) => step.state === letter)
        .map(([id, step]) => ({
          ...placeOf(id),
          title: step.title[locale],
          marks: [
            ...(step.urgent ? [words.urgent] : []),
            ...(step.written ? [words.writes] : []),
            ...(step.level === "now" ? [words.card] : step.level === "ask" ? [words.number] : []),
          ],
          say: withoutLinks(step.say[locale]),
          again: step.again ? withoutLinks(step.again[locale]) : null,
          faith: step.faith?.[locale] ?? null,
          choices: step.choices.map(({ label, means, to, where }) => ({
            label: label[locale],
            // "Yes" needs no explaining.
            means: names(means).filter((fact) => fact.toLowerCase() !== label[locale].toLowerCase()),
            to: placeOf(to),
            where: Object.entries(where ?? {}).map(([fact, way]) => ({
              fact: protocol.facts[fact as Fact][locale],
              to: placeOf(way),
            })),
          })),
          free: step.free ? placeOf(step.free) : null,
          open: step.open ?? null,
          askedBefore: step.asked_before ? placeOf(step.asked_before) : null,
          screened: step.screened ? placeOf(step.screened) : null,
        })),
    })),
    reflections: (Object.keys(protocol.reflections) as Fact[]).map((fact) => ({
      fact: protocol.facts[fact][locale],
      text: protocol.reflections[fact]?.[locale] ?? "",
    })),
    heard: protocol.heard.map((text) => text[locale]),
    written: printWritten(protocol.written, locale),
    asides: protocol.asides.map(({ title, in: states, told, untold, say }) => ({
      title: title[locale],
      when: [
        ...(states ? [`${words.asides_in} ${states.join(", ")}`] : []),
        ...names(told).map((fact) => `${words.told}: ${fact}`),
        ...(untold ? [`${words.untold}: ${names(untold).join(", ")}`] : []),
      ].join(" + "),
      text: withoutLinks(say[locale]),
    })),
    lost: protocol.lost.map((text) => text[locale]),
    unheard: protocol.unheard.map(({ told, to }) => ({
      fact: protocol.facts[told][locale],
      to: placeOf(to),
    })),
  };
}

/** The sentences of who answers in writing; what is put in when they are said stands as three dots. */
function printWritten(written: Protocol["written"], locale: Locale): string[] {
  const { lead, if_silent, open, likely, none, next, later, adults, anywhere, danger, brief } = written;
  const kinds = [...Object.values(open), ...Object.values(likely), none, ...Object.values(next)];
  return [lead, if_silent, ...kinds, later, adults, anywhere, danger, brief].map((text) =>
    text[locale].replace(/\{[a-z]+\}/g, "…"),
  );
}

/** On paper a link is its words. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "sl" ? "sl" : "en-GB", {
    day: "numeric",
    month: locale === "sl" ? "numeric" : "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
}
