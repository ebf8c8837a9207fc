import { join } from "node:path";
import { z } from "zod";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { Fault, listNames, readYaml } from "./files.ts";

/** What a table is divided by, beside the language. */
export const KINDS = [
  "ordinary",
  "child",
  "danger",
  "violence",
  "body",
  "other",
  "grief",
  "faith",
  "limits",
  "vera",
] as const;

/** How grave it truly is, for whoever judges: nobody in danger, somebody who needs care, a life at stake. */
export const DANGERS = ["none", "care", "life"] as const;

const text = z.string().trim().min(1);

/** A regular expression; letters of any case, and Slovenian letters with or without their mark, are one. */
export const pattern = text.refine(isPattern, { message: "is no regular expression" });

const line = z.strictObject({
  say: text,
  /** A button that is pressed instead where one is offered whose id or label fits. */
  press: z.array(pattern).optional(),
  /** Said only where the last reply says one of these. */
  after: z.array(pattern).optional(),
});
export type Line = z.infer<typeof line>;

const secret = z.strictObject({
  /** What is not told unasked. */
  what: text,
  /** The question under which it is told. */
  asked: text,
  /** Where a question of the last reply says one of these, the scripted visitor has been asked. */
  cue: z.array(pattern).min(1),
  say: text,
  press: z.array(pattern).optional(),
});

export const persona = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, { message: "may hold small letters, digits and hyphens" }),
  kind: z.enum(KINDS),
  danger: z.enum(DANGERS),
  who: text,
  writes: text,
  /** What a good conversation would come to; for the judge, never for the visitor. */
  good_help: text,
  holds_back: z.array(secret).default([]),
  /** Buttons that this person presses whenever they are offered, the likeliest first; each once. */
  presses: z.array(pattern).default([]),
  /** The fixed lines of a visitor without a model. */
  lines: z.array(line).min(1),
  /** A whole prompt for a model, where the persona comes from elsewhere; otherwise one is made of the above. */
  prompt: text.optional(),
});
export type PersonaText = z.infer<typeof persona>;
export type Persona = PersonaText & { language: Locale };

const file = z.strictObject({ personas: z.array(persona).min(1) });

/** The personas of a folder with one folder a language. @throws Fault */
export function readPersonas(folder: string): Persona[] {
  const personas = LOCALES.flatMap((language) =>
    listNames(join(folder, language), ".yaml").flatMap((name) =>
      readYaml(join(folder, language, `${name}.yaml`), file).personas.map((each) => ({ ...each, language })),
    ),
  );
  if (personas.length === 0) throw new Fault(`${folder} holds no personas (sl/*.yaml, en/*.yaml).`);
  const names = personas.map(nameConversation);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Fault(`${folder}: two personas are called ${twice}.`);
  return personas;
}

/** The name of the files of one conversation. */
export function nameConversation({ language, id }: Pick<Persona, "language" | "id">): string {
  return `${language}-${id}`;
}

/** Whether a text says what one of the patterns means. */
export function says(patterns: readonly string[], words: string): boolean {
  const plain = fold(words);
  return patterns.some((each) => new RegExp(fold(each), "u").test(plain));
}

function fold(words: string): string {
  // Only small letters are changed, so that \S or \B keeps its meaning.
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<!\\)\p{Lu}/gu, (letter) => letter.toLowerCase());
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(fold(source), "u"));
  } catch {
    return false;
  }
}
