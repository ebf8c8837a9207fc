import { SIGNALS, type Signal } from "../../contract/chat.ts";
import type { Protocol, ProtocolStep } from "../../contract/protocol.ts";
import type { ReadAnswer } from "../../recognition/answers.ts";
import type { ReadAsides } from "../../recognition/asides.ts";
import type { Certainty, Fact, Recognised } from "../../recognition/facts.ts";

/** A message of the visitor, and what stood before it. */
export interface Turn {
  text: string;
  /** The choice that was pressed, "step.choice". */
  choice?: string | undefined;
  recognised: Recognised;
  /** It is the words of a button that ordinary talk offers, whether it was pressed or not. */
  isOffered?: boolean | undefined;
  /** What the visitor was answered before. */
  replyBefore?: string | undefined;
  /** Reads the words as an answer to the question that stands; without it the facts alone tell. */
  readAnswer?: ReadAnswer | undefined;
  /** Reads what is asked or said in between; without it nothing is. */
  readAsides?: ReadAsides | undefined;
}

/** Where a conversation stands; folded from its messages and kept nowhere. */
export interface CareState {
  /** The step that was said last, or null in ordinary talk. */
  step: string | null;
  told: ReadonlyMap<Fact, Certainty>;
  /** What was told and taken back. */
  refuted: ReadonlySet<Fact>;
  visited: ReadonlySet<string>;
  /** Texts that were said, "step.say", "step.again", "lost.0", "reflection.fact", "aside.0". */
  said: ReadonlySet<string>;
  /** Questions that something graver broke off, the newest last. */
  interrupted: readonly string[];
}

export const START: CareState = {
  step: null,
  told: new Map(),
  refuted: new Set(),
  visited: new Set(),
  said: new Set(),
  interrupted: [],
};

/** What a message adds: of two certainties the surer one stays. */
export function tell(
  told: ReadonlyMap<Fact, Certainty>,
  facts: Iterable<readonly [Fact, Certainty]>,
): Map<Fact, Certainty> {
  const all = new Map(told);
  for (const [fact, certainty] of facts) if (all.get(fact) !== "sure") all.set(fact, certainty);
  return all;
}

/** What is said surely, of these facts. */
export function sureOf(facts: ReadonlyMap<Fact, Certainty>): Set<Fact> {
  return new Set([...facts].flatMap(([fact, certainty]) => (certainty === "sure" ? [fact] : [])));
}

/** What the log is marked with: everything that was told surely and not taken back. */
export function standingSignals(protocol: Protocol, { told }: CareState): Signal[] {
  return signalsOf(protocol, sureOf(told));
}

/** The signals of these facts. */
export function signalsOf({ signals }: Protocol, facts: ReadonlySet<Fact>): Signal[] {
  const raised = new Set([...facts].map((fact) => signals[fact]));
  return SIGNALS.filter((signal) => raised.has(signal));
}

/** The step of this name, if there is one. */
export function stepOf({ steps }: Protocol, id: string | null): ProtocolStep | undefined {
  return id === null ? undefined : steps[id];
}
