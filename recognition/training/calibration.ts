import type { PackedHeads } from "../heads.ts";
import { ABUSE_FACTS, isBodily, type Fact } from "../facts.ts";
import { openHeads, scoreMessage } from "../heads.ts";
import { readWindowsOf } from "./heads-training.ts";
import type { FactLine } from "./corpus.ts";

/** The share of other lines that may be taken for a fact: as a possibility, and as sure. */
export const FALSE_MAYBE = 0.02;
export const FALSE_SURE = 0.004;
/** What is asked about in the midst of anything, or by its name, may not be possible everywhere. */
const FALSE_ASKED = 0.01;
/**
 * Where one of these is taken for sure wrongly, what is said next assumes what is not so: a wound, a message of
 * goodbye, a person who is there. Their margins are stricter.
 */
const ASSUMING: readonly string[] = [
  "voices",
  "harm_other",
  "done",
  "other_now",
  "medical",
  "rescue_here",
  "rescue_coming",
  "called",
  "means_gone",
  "cannot_call",
  "cannot_speak",
  "suicide_loss",
  "follow",
] satisfies Fact[];
const ASSUMING_SURE = { others: 0.002, human: 0.001 };
/**
 * Who cannot speak or call is told who answers in writing, and is asked; where it is only possible the same is said
 * beside the reply. That wrongs nobody much, so of ordinary human text a little more may be taken for it surely; and
 * no more than this for possible, as it may come in the midst of anything. The one is told with the other.
 */
const SILENT: readonly string[] = ["cannot_call", "cannot_speak"] satisfies Fact[];
const SILENT_SHARES = { others: 0.004, human: 0.002, humanMaybe: 0.01 };
/** Few lines set these margins: none is sure that lies on the other side of what was learned. */
const SURE_LEAST = 0.05;
/** Of ordinary human text, next to nothing may be taken for one surely. */
const HUMAN_SURE = 0.002;
/** Violence that is only possible, also of one’s own, is asked about: of ordinary human text so much of each kind at most, and surely. */
const HUMAN_ABUSE = { maybe: 0.003, sure: 0.0015 };

/**
 * Sets from which margin each head is possible and sure: on the lines of writers that nothing was
 * learned from, and on human text of the same split.
 */
export function calibrateHeads(
  packed: PackedHeads,
  lines: readonly FactLine[],
  humanTexts: readonly string[],
): PackedHeads {
  const opened = openHeads(packed);
  const judged = lines.map(({ labels, text }) => ({
    labels: new Set(labels),
    scores: scoreMessage(opened, readWindowsOf(text)),
  }));
  const human = humanTexts.map((text) => scoreMessage(opened, readWindowsOf(text)));
  const heads = packed.heads.map((head, index) => {
    const isSilent = SILENT.includes(head.name);
    const own = isSilent ? SILENT : [head.name];
    const others = judged
      .filter(({ labels }) => !own.some((name) => labels.has(name)))
      .map(({ scores }) => scores[index] ?? 0);
    const ordinary = human.map((scores) => scores[index] ?? 0);
    const isAbuse = [...ABUSE_FACTS, "harm_other"].includes(head.name);
    const maybe = Math.max(
      quantile(others, isBodily(head.name as Fact) || head.name === "voices" ? FALSE_ASKED : FALSE_MAYBE),
      isAbuse && ordinary.length > 0 ? quantile(ordinary, HUMAN_ABUSE.maybe) : -Infinity,
      isSilent && ordinary.length > 0 ? quantile(ordinary, SILENT_SHARES.humanMaybe) : -Infinity,
    );
    const isAssuming = ASSUMING.includes(head.name);
    const assuming = isSilent ? SILENT_SHARES : ASSUMING_SURE;
    const humanSure = isAssuming ? assuming.human : isAbuse ? HUMAN_ABUSE.sure : HUMAN_SURE;
    const sure = Math.max(
      quantile(others, isAssuming ? assuming.others : FALSE_SURE),
      ordinary.length > 0 ? quantile(ordinary, humanSure) : -Infinity,
      isAssuming || isAbuse ? SURE_LEAST : maybe,
      maybe,
    );
    return { ...head, maybe: Number(maybe.toFixed(3)), sure: Number(sure.toFixed(3)) };
  });
  return { ...packed, heads };
}

/** The margin that no more than this share of the scores is beyond. */
function quantile(scores: readonly number[], share: number): number {
  return scores.toSorted((a, b) => b - a)[Math.floor(scores.length * share)] ?? 0;
}
