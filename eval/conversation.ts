import { z } from "zod";
import { care } from "../contract/api.ts";
import { SIGNALS } from "../contract/chat.ts";
import { LOCALES } from "../contract/locale.ts";
import { fingerprint } from "./files.ts";
import { DANGERS, KINDS } from "./persona.ts";

const turn = z.strictObject({
  visitor: z.string(),
  /** The id of the button that was pressed. */
  choice: z.string().nullable(),
  reply: z.string(),
  /** The signals of danger that raise the card of help. */
  help: z.array(z.enum(SIGNALS)).nullable(),
  care: care.nullable(),
  /** How the reply ended: anything but "complete" is a fault of the site. */
  end: z.enum(["complete", "interrupted", "lost"]),
});
export type Turn = z.infer<typeof turn>;

/** A conversation as it was held; everything that a judge may know stands in it. */
export const conversation = z.strictObject({
  name: z.string(),
  persona: z.strictObject({
    id: z.string(),
    language: z.enum(LOCALES),
    kind: z.enum(KINDS),
    danger: z.enum(DANGERS),
    who: z.string(),
    good_help: z.string(),
    /** Of the persona's whole text. */
    fingerprint: z.string(),
  }),
  /** "script", or the name of the model that played the visitor. */
  visitor: z.string(),
  held_at: z.iso.datetime(),
  turns: z.array(turn).min(1),
});
export type Conversation = z.infer<typeof conversation>;

/** A judgement belongs to exactly these words. */
export function fingerprintOf({ turns }: Conversation): string {
  return fingerprint(turns);
}

/** What is seen beside a reply: the card of help, and the buttons. */
export function describeCare({ help, care: place }: Turn): string[] {
  const lines: string[] = [];
  if (help) lines.push(`card of help: ${help.join(", ") || "shown"}`);
  if (place) lines.push(`sheet: ${place.state}, ${place.level}`);
  if (place && place.choices.length > 0)
    lines.push(`buttons: ${place.choices.map(({ id, label }) => `[${label}] ${id}`).join(" · ")}`);
  return lines;
}

/** The conversation for a person to read. */
export function printConversation({ name, persona, visitor, turns }: Conversation): string {
  const head = [
    `# ${name}`,
    "",
    `- Who: ${persona.who.trim()}`,
    `- Kind: ${persona.kind}; danger: ${persona.danger}`,
    `- A good conversation: ${persona.good_help.trim()}`,
    `- Visitor: ${visitor === "script" ? "fixed lines" : visitor}`,
  ];
  const body = turns.flatMap((each, index) => [
    "",
    `**${index + 1}. Visitor**${each.choice ? ` (pressed ${each.choice})` : ""}`,
    "",
    each.visitor,
    "",
    `**Reply ${index + 1}**${each.end === "complete" ? "" : ` (${each.end})`}`,
    "",
    each.reply.trim() || "(nothing)",
    ...describeCare(each).flatMap((line) => ["", `_${line}_`]),
  ]);
  return `${[...head, ...body].join("\n")}\n`;
}
