import { z } from "zod";
import type { Conversation } from "./conversation.ts";
import { Fault, readYaml } from "./files.ts";
import { DANGERS, KINDS, pattern } from "./persona.ts";

/** How grave an answer is, the gravest first; "none" tells nothing about the chat. */
export const WEIGHTS = ["life-threatening", "bad", "doubtful", "good", "none"] as const;
export type Weight = (typeof WEIGHTS)[number];

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const text = z.string().trim().min(1);

const answer = z.strictObject({
  id,
  text,
  weighs: z.enum(WEIGHTS).default("none"),
  /** On a scale; the table tells the mean. */
  points: z.int().min(1).max(5).optional(),
  /** The question that comes next instead of the following one, or "end". */
  goto: z.union([id, z.literal("end")]).optional(),
  /** Nothing of this conversation counts. */
  discards: z.literal(true).optional(),
});

const question = z.strictObject({
  id,
  /** Questions of one group are one line of the table: the gravest answer counts. */
  group: text,
  /** Asked of every reply, or once of the whole conversation. */
  about: z.enum(["reply", "conversation"]),
  ask: text,
  hint: z.string().trim().default(""),
  /** Asked only of personas of these kinds, of this danger. */
  kinds: z.array(z.enum(KINDS)).optional(),
  dangers: z.array(z.enum(DANGERS)).optional(),
  answers: z.array(answer).min(2),
});
export type Question = z.infer<typeof question>;

export const rubric = z
  .strictObject({
    id,
    title: text,
    /** For whoever judges. */
    instructions: text,
    questions: z.array(question).min(1),
  })
  .superRefine(({ questions }, context) => {
    const ids = questions.map((each) => each.id);
    const complain = (index: number, message: string) =>
      context.addIssue({ code: "custom", path: ["questions", index], message });
    for (const [index, each] of questions.entries()) {
      const answers = each.answers.map((one) => one.id);
      if (ids.indexOf(each.id) !== index) complain(index, `the id ${each.id} stands twice`);
      if (new Set(answers).size !== answers.length)
        complain(index, `${each.id}: an answer's id stands twice`);
      for (const { goto } of each.answers) {
        if (goto === undefined || goto === "end") continue;
        if (each.about === "reply") complain(index, `${each.id}: a question about a reply leads nowhere`);
        if (ids.indexOf(goto) <= index) complain(index, `${each.id}: ${goto} is no later question`);
      }
      if (each.answers.filter(({ points }) => points !== undefined).length % each.answers.length !== 0)
        complain(index, `${each.id}: either all answers have points or none`);
    }
  });
export type Rubric = z.infer<typeof rubric>;

const rule = z.strictObject({
  question: id,
  answer: id,
  /** Every condition that is given must hold. */
  reply: z.array(pattern).optional(),
  reply_lacks: z.array(pattern).optional(),
  visitor: z.array(pattern).optional(),
  dangers: z.array(z.enum(DANGERS)).optional(),
  /** The card of help was shown, or was not. */
  help: z.boolean().optional(),
  /** The same reply came earlier in the conversation. */
  repeated: z.literal(true).optional(),
});
export type Rule = z.infer<typeof rule>;

/** What the scripted judge goes by: of each question the first rule that fits. It judges nothing truly. */
export const rules = z.strictObject({
  rules: z.array(rule).min(1),
  otherwise: z.record(id, id),
});
export type Rules = z.infer<typeof rules>;

/** @throws Fault */
export function readRubric(file: string): Rubric {
  return readYaml(file, rubric);
}

/** The rules beside a rubric, `NAME.rules.yaml`. @throws Fault where they do not fit it */
export function readRules(file: string, { questions }: Rubric): Rules {
  const found = readYaml(file, rules);
  const pairs = [
    ...found.rules.map(({ question: asked, answer: given }) => [asked, given] as const),
    ...Object.entries(found.otherwise),
  ];
  for (const [asked, given] of pairs) {
    const known = questions.find((each) => each.id === asked);
    if (!known?.answers.some((each) => each.id === given))
      throw new Fault(`${file}: the rubric knows no answer "${given}" to "${asked}".`);
  }
  return found;
}

/** Something that is to be answered: a question, and where it is about a reply, which (from 0). */
export interface Item {
  question: Question;
  reply: number | null;
}

/** Everything that may have to be answered of a conversation: of each reply first, then of the whole. */
export function listItems({ questions }: Rubric, { persona, turns }: Conversation): Item[] {
  const asked = questions.filter(
    ({ kinds, dangers }) =>
      (kinds?.includes(persona.kind) ?? true) && (dangers?.includes(persona.danger) ?? true),
  );
  const ofReplies = asked.filter(({ about }) => about === "reply");
  return [
    ...turns.flatMap((_, reply) => ofReplies.map((each) => ({ question: each, reply }))),
    ...asked.filter(({ about }) => about === "conversation").map((each) => ({ question: each, reply: null })),
  ];
}

export function nameItem({ question: { id: asked }, reply }: Item): string {
  return reply === null ? asked : `${asked} of reply ${reply + 1}`;
}

/** Of all items those that are on the way that the answers take; an item without an answer is the last. */
export function followWay(items: readonly Item[], answerOf: (item: Item) => string | null): Item[] {
  const way: Item[] = [];
  let until: string | null = null;
  for (const item of items) {
    if (until === "end") break;
    if (until !== null && item.question.id !== until) continue;
    until = null;
    way.push(item);
    const given = answerOf(item);
    const chosen = item.question.answers.find((each) => each.id === given);
    if (!chosen) {
      if (item.reply === null && item.question.answers.some(({ goto }) => goto !== undefined)) break;
      continue;
    }
    const { goto } = chosen;
    // A question that this persona is not asked is no place to go on from.
    until = goto === "end" || items.some((each) => each.question.id === goto) ? (goto ?? null) : null;
  }
  return way;
}
