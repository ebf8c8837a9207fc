import { z } from "zod";
import { fingerprintOf, type Conversation } from "../conversation.ts";
import { fingerprint } from "../files.ts";
import { followWay, nameItem, type Item, type Rubric } from "../rubric.ts";

/** "rules" is a stand-in that keeps the pipeline tested; it judges nothing. */
export const JUDGES = ["model", "person", "rules"] as const;
export type JudgeKind = (typeof JUDGES)[number];

/** The answers to a rubric about one conversation. */
export const judgement = z.strictObject({
  name: z.string(),
  judge: z.enum(JUDGES),
  /** The model's or the reader's name. */
  by: z.string(),
  rubric: z.string(),
  /** Of the rubric and of the conversation that were judged: of others it says nothing. */
  rubric_fingerprint: z.string(),
  conversation_fingerprint: z.string(),
  answers: z.array(
    z.strictObject({
      question: z.string(),
      /** From 0; null where it is about the whole conversation. */
      reply: z.int().nullable(),
      answer: z.string(),
      why: z.string(),
    }),
  ),
});
export type Judgement = z.infer<typeof judgement>;

/** One answer as it was given, before it is checked. */
export interface Given {
  /** What `nameItem` says. */
  item: string;
  answer: string;
  why: string;
}

/** Whoever judges. */
export interface Judge {
  kind: JudgeKind;
  by: string;
  /** @returns null where there is no answer yet @throws Fault where there is none that can be used */
  judge: (conversation: Conversation, rubric: Rubric, items: readonly Item[]) => Promise<Given[] | null>;
}

/** What is wrong with these answers, in words; nothing where they are whole. */
export function findFaults(items: readonly Item[], given: readonly Given[]): string[] {
  const faults: string[] = [];
  for (const { item: name, answer } of given) {
    const item = items.find((each) => nameItem(each) === name);
    if (!item) faults.push(`There is no question "${name}" in this conversation.`);
    else if (!item.question.answers.some(({ id }) => id === answer))
      faults.push(
        `"${answer}" is no answer to "${name}"; there are ${item.question.answers.map(({ id }) => id).join(", ")}.`,
      );
  }
  for (const item of followWay(items, answerIn(given)))
    if (answerIn(given)(item) === null) faults.push(`"${nameItem(item)}" has no answer.`);
  return [...new Set(faults)];
}

/** The checked answers as they are kept; those beside the way are left out. */
export function composeJudgement(
  judge: Pick<Judge, "kind" | "by">,
  { conversation, rubric, items }: { conversation: Conversation; rubric: Rubric; items: readonly Item[] },
  given: readonly Given[],
): Judgement {
  return {
    name: conversation.name,
    judge: judge.kind,
    by: judge.by,
    rubric: rubric.id,
    rubric_fingerprint: fingerprint(rubric),
    conversation_fingerprint: fingerprintOf(conversation),
    answers: followWay(items, answerIn(given)).map((item) => {
      const found = given.find((each) => each.item === nameItem(item));
      return {
        question: item.question.id,
        reply: item.reply,
        answer: found?.answer ?? "",
        why: found?.why ?? "",
      };
    }),
  };
}

function answerIn(given: readonly Given[]): (item: Item) => string | null {
  return (item) => given.find((each) => each.item === nameItem(item))?.answer ?? null;
}
