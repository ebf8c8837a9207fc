import { z } from "zod";
import { HELP_COUNTRIES } from "./countries.ts";
import { CHANNEL_KINDS } from "./helpline-ways.ts";
import { NEIGHBOUR_LANGUAGES } from "./neighbours.ts";
import { WEEKDAYS } from "./opening-hours.ts";
import { isSameNumber } from "./telephone-number.ts";

/* What an editor may write in `helplines.yaml`: one list for both languages. */

const line = z.string().trim().min(1);
const localized = z.strictObject({ sl: line, en: line });
const country = z.string().regex(/^([A-Z]{2}|\*)$/);

const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'It must be a time such as "07:00"' });
const hours = z.union(
  [
    z.literal("always"),
    z
      .strictObject({ from: clock, to: clock, days: z.array(z.enum(WEEKDAYS)).min(1).optional() })
      .refine(({ from, to }) => from !== to, {
        message: "It opens and closes at the same time. Day and night is: hours: always",
      }),
  ],
  {
    error:
      'It must be: always, or two different times such as { from: "12:00", to: "20:00" }, and days: [mon, tue] where it is not every day',
  },
);

/** A number with nothing but digits and spaces, and an address of a website that is encrypted. */
const DIGITS = /^\+?\d[\d ]*$/;
const secureUrl = z.url({ protocol: /^https$/ });

/** What each kind is reached by, and how that is told to an editor. */
const REACHED_BY: Record<(typeof CHANNEL_KINDS)[number], { is: (to: string) => boolean; advice: string }> = {
  call: { is: isNumber, advice: 'a number of digits and spaces, such as "116 123"' },
  text: { is: isNumber, advice: 'a number of digits and spaces, such as "85258"' },
  whatsapp: { is: (to) => isNumber(to) || isUrl(to), advice: "a number, or an address with https://" },
  chat: { is: isUrl, advice: 'an address with https://, such as "https://e-tom.si"' },
  mail: {
    is: (to) => z.email().safeParse(to).success,
    advice: "an e-mail address; where one writes on a page, the kind is form",
  },
  form: { is: isUrl, advice: "the https:// address of the page where the form is" },
};

function isNumber(to: string): boolean {
  return DIGITS.test(to);
}

function isUrl(to: string): boolean {
  return secureUrl.safeParse(to).success;
}

const channel = z
  .strictObject({
    kind: z.enum(CHANNEL_KINDS),
    to: line,
    /** The word to send, where a conversation begins with one. */
    keyword: z
      .string()
      .regex(/^[A-Z]+$/)
      .optional(),
    hours: hours.optional(),
    /** The one country in which it works. */
    only_in: z.enum(HELP_COUNTRIES).optional(),
  })
  .check(({ value: { kind, to, keyword }, issues }) => {
    const { is, advice } = REACHED_BY[kind];
    const report = (key: string, message: string) =>
      void issues.push({ code: "custom", input: to, path: [key], message });
    if (!is(to)) report("to", `"${to}" is no way to reach a ${kind}. It must be ${advice}`);
    if (keyword !== undefined && kind !== "text") report("keyword", "Only a text message begins with a word");
  });

/** The link must dial what is shown; nobody in need notices that it does not. */
function dialsItsNumber(context: {
  value: { id: string; number?: string | undefined; tel?: string | undefined; country: string };
  issues: z.core.$ZodRawIssue[];
}): void {
  const { id, number, tel, country: of } = context.value;
  if (number === undefined && tel === undefined) return;
  if (number !== undefined && tel !== undefined && isSameNumber(number, tel, of)) return;
  const is =
    number === undefined
      ? `"${id}" has a tel, "${tel}", but no number that is shown`
      : tel === undefined
        ? `"${id}" shows the number ${number}, but has no tel that dials it`
        : `"${id}" shows the number ${number}, but dials "${tel}"`;
  const path = [tel === undefined ? "number" : "tel"];
  const message = `${is}. Compare both with the official page; tel has the same digits as number and no spaces (or + and the country's code before a long national number)`;
  context.issues.push({ code: "custom", input: context.value, path, message });
}

/** Whether this machine knows a clock of that name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const helplines = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        name: localized,
        /** ISO country, `EU` or `*`. */
        country: country.refine((code) => ["EU", "*", ...HELP_COUNTRIES].includes(code), {
          message: "It is no country of contract/countries.ts, so nobody would see this line",
        }),
        /** It is called when a life is in danger. */
        emergency: z.literal(true).optional(),
        number: line.optional(),
        tel: z
          .string()
          .regex(/^tel:\+?\d+$/, { message: 'It must be "tel:" and digits, such as "tel:116123"' })
          .optional(),
        url: z.url().optional(),
        /** The other ways in; most of them are answered in writing. */
        channels: z.array(channel).min(1).optional(),
        /** Opening hours of the number, by the clock of `time_zone`. */
        hours: hours.optional(),
        hours_text: localized,
        time_zone: line
          .refine(isTimeZone, { message: 'It is no time zone. Write one such as "Europe/Ljubljana"' })
          .optional(),
        /** Named where it is open on holidays and the words do not say so. */
        holidays: z.literal("open").optional(),
        for: localized,
        /** ISO 639. */
        languages: z
          .array(z.string().regex(/^[a-z]{2}$/))
          .min(1)
          .optional(),
        /** In years, both ends included. */
        ages: z.strictObject({ from: z.int().optional(), to: z.int().optional() }).optional(),
        /** Left out where no source tells it, or where it depends. */
        cost: z.enum(["free", "usual"]).optional(),
        /** The call does not stand on the telephone bill. */
        bill: z.literal("hidden").optional(),
        /** False where it has no line of its own on paper, because `help_text` of `documents.yaml` names it. */
        on_paper: z.literal(false).optional(),
        /** Languages in which it stands on the card, in the search and on paper; /help shows every line. */
        show: z.array(z.enum(["sl", "en"])),
        /** The language of a neighbour that is spoken there: it may stand on the card of neighbours.yaml. */
        spoken: z.enum(NEIGHBOUR_LANGUAGES).optional(),
        source: line,
        /** The day a person compared it with its source, YYYY-MM-DD. */
        checked: z.iso.date(),
      })
      .check(dialsItsNumber)
      .refine(({ number, channels, url }) => number ?? channels ?? url, {
        path: ["channels"],
        message: "It has no number, no channel and no address, so nobody can reach it",
      })
      .refine(
        ({ hours: own, channels, time_zone }) =>
          time_zone !== undefined || [own, ...(channels ?? []).map((way) => way.hours)].every((at) => !at),
        {
          path: ["time_zone"],
          message: "Hours need the clock by which they are: time_zone: Europe/Ljubljana",
        },
      ),
  )
  .min(2);
export type Helpline = z.infer<typeof helplines>[number];
