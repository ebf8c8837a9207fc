import { z } from "zod";

/** What an operator may set under `[vars]` of wrangler.toml. Build, deploy and worker read it here alone. */
export const SETTINGS = {
  /** Days after which what was said is deleted. There is none to fall back on: a guess would delete or keep too much. */
  RETENTION_DAYS: {
    allowed: 'a whole number of days from 1 to 3650, such as "90"',
    schema: wholeNumber(/^[1-9]\d{0,3}$/).pipe(z.number().max(3_650)),
  },
  /** Tokens that the model may use in a day; 0 is without limit. */
  AI_DAILY_TOKENS: {
    allowed: 'a whole number of tokens, such as "500000"; "0" is without limit',
    schema: wholeNumber(/^(?:0|[1-9]\d{0,14})$/).default(0),
  },
  SIGNUP: {
    allowed: '"open" or "closed"',
    schema: z.enum(["open", "closed"]).default("open"),
  },
  /** Sender of the mails; null is the address of content/site.yaml. */
  MAIL_FROM: {
    allowed: 'an e-mail address, such as "help@example.org"',
    schema: z.email().nullable().default(null),
  },
} as const;

export type SettingName = keyof typeof SETTINGS;
type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]["schema"]>;

/** A setting as it was meant, or what is wrong with it, in a sentence for the operator. */
export type ReadSetting<Name extends SettingName> =
  | { value: Setting<Name>; problem: null }
  | { value: null; problem: string };

/**
 * Reads a setting; a wrong one is never replaced by a guess.
 *
 * @param vars text, or a number where wrangler.toml has one
 */
export function readSetting<Name extends SettingName>(
  vars: { readonly [name in SettingName]?: unknown },
  name: Name,
): ReadSetting<Name> {
  const { allowed, schema } = SETTINGS[name];
  const given = vars[name];
  const read = schema.safeParse(typeof given === "number" ? String(given) : given);
  if (read.success) return { value: read.data as Setting<Name>, problem: null };
  const is = given === undefined ? "is missing" : `is ${JSON.stringify(given)}`;
  return { value: null, problem: `${name} ${is}. It must be ${allowed}.` };
}

/** What is wrong with the settings of a running worker, a sentence each. */
export function findWrongSettings(vars: { readonly [name in SettingName]?: unknown }): string[] {
  return SETTING_NAMES.flatMap((name) => readSetting(vars, name).problem ?? []);
}

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

function wholeNumber(shape: RegExp) {
  return z.string().regex(shape).transform(Number);
}
