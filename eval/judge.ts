import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf, type Conversation } from "./conversation.ts";
import { Fault, fingerprint, listNames, readJson, writeJson } from "./files.ts";
import { composeJudgement, findFaults, judgement, type Judge, type Judgement } from "./judge/judgement.ts";
import { listItems, type Rubric } from "./rubric.ts";

export interface Judging {
  /** The folder of the run. */
  folder: string;
  conversations: readonly Conversation[];
  rubric: Rubric;
  judge: Judge;
  say: (line: string) => void;
}

/** What a run of this stage came to. */
export interface Judged {
  /** By name: waiting for a person to fill in the sheet. */
  waiting: string[];
  /** One text a conversation, in words. */
  faults: string[];
}

/**
 * Judges every conversation that has no judgement of these very words yet; each is a file of its own.
 * A person's sheet is read each time, since it may have been changed.
 */
export async function judgeAll({ folder, conversations, rubric, judge, say }: Judging): Promise<Judged> {
  const place = judgementFolder(folder, rubric.id, judge);
  const result: Judged = { waiting: [], faults: [] };
  for (const conversation of conversations) {
    const file = join(place, `${conversation.name}.json`);
    if (judge.kind !== "person" && existsSync(file)) {
      const earlier = readJson(file, judgement);
      if (isOf(earlier, conversation, rubric)) continue;
      say(`${conversation.name}: the conversation or the rubric has changed, judged anew`);
    }
    const items = listItems(rubric, conversation);
    try {
      const given = await judge.judge(conversation, rubric, items);
      if (given === null) {
        result.waiting.push(conversation.name);
        continue;
      }
      const faults = findFaults(items, given);
      if (faults.length > 0) throw new Fault(faults.join(" "));
      writeJson(file, composeJudgement(judge, { conversation, rubric, items }, given));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      result.faults.push(`${conversation.name}: ${error.message}`);
    }
  }
  return result;
}

/** Where the judgements of one judge by one rubric stand; also the name of its scores. */
export function judgementFolder(
  folder: string,
  rubric: string,
  { kind, by }: Pick<Judge, "kind" | "by">,
): string {
  return join(folder, "judgements", nameJudging(rubric, { kind, by }));
}

export function nameJudging(rubric: string, { kind, by }: Pick<Judge, "kind" | "by">): string {
  const slug = by
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
  return kind === "rules" ? `${rubric}-rules` : `${rubric}-${kind}-${slug}`;
}

/** The judgements of a folder that are about these conversations as they are, by this rubric as it is. */
export function readJudgements(
  place: string,
  conversations: readonly Conversation[],
  rubric: Rubric,
): { judgements: Judgement[]; missing: string[] } {
  const names = listNames(place, ".json");
  const judgements: Judgement[] = [];
  const missing: string[] = [];
  for (const conversation of conversations) {
    const found = names.includes(conversation.name)
      ? readJson(join(place, `${conversation.name}.json`), judgement)
      : null;
    if (found && isOf(found, conversation, rubric)) judgements.push(found);
    else missing.push(conversation.name);
  }
  return { judgements, missing };
}

function isOf(found: Judgement, conversation: Conversation, rubric: Rubric): boolean {
  return (
    found.conversation_fingerprint === fingerprintOf(conversation) &&
    found.rubric_fingerprint === fingerprint(rubric)
  );
}
