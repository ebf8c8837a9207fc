import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeCare, fingerprintOf, type Conversation } from "../conversation.ts";
import { Fault, fingerprint, readText, writeWhole } from "../files.ts";
import { nameItem, type Item, type Rubric } from "../rubric.ts";
import { findFaults, type Given, type Judge } from "./judgement.ts";

/**
 * A person who judges on sheets of text: one a conversation, written where there is none yet and never
 * overwritten. A sheet without any tick is waiting; one that is begun must be whole.
 */
export function createPersonJudge(reader: string, folder: string): Judge {
  return {
    kind: "person",
    by: reader,
    async judge(conversation, rubric, items) {
      const file = join(folder, `${conversation.name}.txt`);
      if (!existsSync(file)) {
        writeWhole(file, printSheet(conversation, rubric, items));
        return null;
      }
      return readSheet(file, readText(file), { conversation, rubric, items });
    },
  };
}

const MARKS: Record<"conversation" | "rubric", string> = {
  conversation: "# conversation",
  rubric: "# rubric",
};

/** The sheet to be filled in: the conversation in lines that begin with ">", questions with "?", answers with "[ ]". */
export function printSheet(conversation: Conversation, rubric: Rubric, items: readonly Item[]): string {
  const { persona, turns, name } = conversation;
  const ask = (reply: number | null) =>
    items.filter((item) => item.reply === reply).flatMap((item) => ["", ...printItem(item)]);
  return `${[
    `# ${name}: ${rubric.title}`,
    `${MARKS.conversation} ${fingerprintOf(conversation)}`,
    `${MARKS.rubric} ${fingerprint(rubric)}`,
    "#",
    "# Put an x between the brackets of one answer to every question: [x]. After “Why:” write as much as you like.",
    "# Where an answer says which question comes next, leave out those between.",
    ...comment(rubric.instructions),
    "",
    ...quote(`Who: ${persona.who.trim()}`),
    ...quote(`Danger: ${persona.danger}. A good conversation: ${persona.good_help.trim()}`),
    ...turns.flatMap((turn, index) => [
      "",
      ">",
      ...quote(`VISITOR ${index + 1}${turn.choice ? " (a button)" : ""}: ${turn.visitor}`),
      ">",
      ...quote(`REPLY ${index + 1}: ${turn.reply.trim() || "(nothing)"}`),
      ...describeCare(turn).flatMap((line) => quote(`(${line})`)),
      ...ask(index),
    ]),
    "",
    "> THE WHOLE CONVERSATION",
    ...ask(null),
  ].join("\n")}\n`;
}

function printItem(item: Item): string[] {
  const { ask, hint, answers } = item.question;
  return [
    `? ${nameItem(item)}: ${oneLine(ask)}`,
    ...(hint ? comment(hint) : []),
    ...answers.map(({ id, text, goto }) => `[ ] ${id}: ${oneLine(text)}${goto ? ` (next: ${goto})` : ""}`),
    "Why:",
  ];
}

/**
 * Reads a sheet that a person has filled in.
 *
 * @returns null where nothing is ticked yet
 * @throws Fault with a line of the file for everything that is wrong
 */
export function readSheet(
  file: string,
  text: string,
  { conversation, rubric, items }: { conversation: Conversation; rubric: Rubric; items: readonly Item[] },
): Given[] | null {
  const lines = text.split(/\r?\n/);
  const faults: string[] = [];
  const complain = (index: number, message: string) => faults.push(`${file}:${index + 1}: ${message}`);
  if (!lines.includes(`${MARKS.conversation} ${fingerprintOf(conversation)}`))
    throw new Fault(
      `${file} belongs to another conversation than the one of this name now. Delete or move it.`,
    );
  if (!lines.includes(`${MARKS.rubric} ${fingerprint(rubric)}`))
    throw new Fault(`${file} asks the questions of an earlier rubric. Delete or move it.`);

  const names = items.map(nameItem);
  const given = new Map<string, Given>();
  let current: string | null = null;
  let isWhy = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith(">") || line.startsWith("#")) {
      isWhy = false;
      continue;
    }
    if (line.startsWith("?")) {
      const asked = line.slice(1).split(":")[0]?.trim() ?? "";
      current = names.includes(asked) ? asked : null;
      isWhy = false;
      if (current === null) complain(index, `There is no question "${asked}". Was this line changed?`);
      continue;
    }
    const box = isWhy ? null : /^\s*\[(?<mark>[^\]]*)\]\s*(?<id>[a-z0-9-]*)/.exec(line)?.groups;
    if (box) {
      const mark = box["mark"]?.trim() ?? "";
      if (mark === "") continue;
      if (!/^[xX✓✔*]$/u.test(mark)) complain(index, `"[${mark}]" is not understood: write [x].`);
      else if (current === null) complain(index, "This tick belongs to no question.");
      else if (given.has(current))
        complain(index, `"${current}" has two ticks: ${given.get(current)?.answer} and ${box["id"]}.`);
      else given.set(current, { item: current, answer: box["id"] ?? "", why: "" });
      continue;
    }
    const why: string | undefined = /^Why:(.*)$/.exec(line)?.[1];
    if (why !== undefined) isWhy = true;
    const answer = current === null ? undefined : given.get(current);
    if (isWhy && answer) answer.why = `${answer.why} ${(why ?? line).trim()}`.trim();
  }
  if (given.size === 0 && faults.length === 0) return null;
  const answers = [...given.values()];
  const place = (fault: string) => {
    const name = names.find((each) => fault.includes(`"${each}"`));
    return lines.findIndex((line) => line.startsWith(`? ${name}:`));
  };
  for (const fault of findFaults(items, answers)) complain(place(fault), fault);
  if (faults.length > 0) throw new Fault(faults.join("\n"));
  return answers;
}

function quote(text: string): string[] {
  return text.split(/\r?\n/).map((line) => `> ${line}`);
}

function comment(text: string): string[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `# ${line}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
