import type { Conversation, Turn } from "../conversation.ts";
import { says } from "../persona.ts";
import { nameItem, type Item, type Rule, type Rules } from "../rubric.ts";
import type { Given, Judge } from "./judgement.ts";

/** The scripted judge: a few rules over the words, so that the pipeline runs without a key. Never a real judgement. */
export function createRulesJudge(rules: Rules): Judge {
  return {
    kind: "rules",
    by: "rules",
    judge: async (conversation, _rubric, items) =>
      items.map((item) => answerByRules(rules, conversation, item)),
  };
}

function answerByRules({ rules, otherwise }: Rules, conversation: Conversation, item: Item): Given {
  const name = nameItem(item);
  const { turns } = conversation;
  const indexes = item.reply === null ? turns.map((_, index) => index) : [item.reply];
  for (const rule of rules) {
    if (rule.question !== item.question.id) continue;
    if (rule.dangers && !rule.dangers.includes(conversation.persona.danger)) continue;
    const found = indexes.find((index) => fits(rule, turns, index));
    if (found !== undefined) return { item: name, answer: rule.answer, why: `a rule, at reply ${found + 1}` };
  }
  return { item: name, answer: otherwise[item.question.id] ?? "", why: "no rule fits" };
}

function fits(rule: Rule, turns: readonly Turn[], index: number): boolean {
  const turn = turns[index];
  if (!turn) return false;
  if (rule.reply && !says(rule.reply, turn.reply)) return false;
  if (rule.reply_lacks && says(rule.reply_lacks, turn.reply)) return false;
  if (rule.visitor && !says(rule.visitor, turn.visitor)) return false;
  if (rule.help !== undefined && rule.help !== (turn.help !== null)) return false;
  return !rule.repeated || turns.slice(0, index).some(({ reply }) => reply.trim() === turn.reply.trim());
}
