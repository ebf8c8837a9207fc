import type { Protocol, ProtocolStep } from "../../contract/protocol.ts";
import { mapTexts, type SheetText } from "./protocol.ts";

/** What a rule looks at. */
interface Sheet {
  /** As an editor wrote it, with the names of the numbers. */
  written: Protocol;
  /** With the numbers put in. */
  filled: Protocol;
  report: (path: (string | number)[], message: string) => void;
}

/** Somebody in danger reads no more than this at once. */
const WORDS_MAX = 60;
const WORDS_MAX_IN = ["E", "A", "S", "H"];
const LABEL_WORDS_MAX = 6;
/** Before a step that is marked "written" stands who answers in writing: the room that the step leaves for it. */
const WRITTEN_STEP_WORDS_MAX = 24;
/** One sentence of who answers in writing. */
const WRITTEN_WORDS_MAX = 24;
/** A short answer stands before a question. */
const ASIDE_WORDS_MAX = 40;
/** Faith stands in these only, and where the visitor brought it. */
const FAITH_IN = ["C"];
const FAITH =
  /(?<!\p{L})(?:god|lord|jesus|christ|pray\p{L}*|faith|bog(?:a|u|om)?|gospod|jezus\p{L}*|kristus\p{L}*|moli\p{L}*|ver[aeo]|veruj\p{L}*)(?!\p{L})/iu;

/** Checks what the schema cannot: that no way is lost, no text too long, and nothing is known twice. */
export function checkProtocol(sheet: Sheet): void {
  checkTexts(sheet);
  checkWays(sheet);
  checkMeanings(sheet);
  checkNames(sheet);
}

function checkTexts({ written, filled, report }: Sheet): void {
  for (const { path, text } of textsOf(written)) {
    const figure = /\d+/.exec(text.replace(/\{[^}]*\}/g, ""))?.[0];
    if (figure)
      report(
        path,
        `"${figure}": no figures stand here. A number is written as its {name}, another in words.`,
      );
  }
  const seen = new Map<string, (string | number)[]>();
  for (const { path, text, step, kind, locale } of textsOf(filled)) {
    const words = countWords(text);
    if (kind === "label" && words > LABEL_WORDS_MAX)
      report(path, `This button has ${words} words; it may have at most ${LABEL_WORDS_MAX}.`);
    if (kind === "written") {
      if (words > WRITTEN_WORDS_MAX)
        report(path, `This sentence has ${words} words; it may have at most ${WRITTEN_WORDS_MAX}.`);
      if (countQuestions(text) > 0) report(path, "This sentence asks a question; the step after it does.");
      if (FAITH.test(text))
        report(path, `"${FAITH.exec(text)?.[0]}": faith stands in the steps of state C only.`);
      continue;
    }
    if (kind === "say" && step?.written && words > WRITTEN_STEP_WORDS_MAX)
      report(
        path,
        `This text has ${words} words; where who answers in writing stands before it, it may have at most ${WRITTEN_STEP_WORDS_MAX}.`,
      );
    if (kind === "aside") {
      if (words > ASIDE_WORDS_MAX)
        report(
          path,
          `This short answer has ${words} words with its numbers; it may have ${ASIDE_WORDS_MAX}.`,
        );
      if (countQuestions(text) > 0)
        report(path, "This short answer asks a question; the step after it does.");
      if (FAITH.test(text))
        report(path, `"${FAITH.exec(text)?.[0]}": faith stands in the steps of state C only.`);
      continue;
    }
    if (kind !== "say" && kind !== "again" && kind !== "lost") continue;
    if (step && WORDS_MAX_IN.includes(step.state) && words > WORDS_MAX)
      report(
        path,
        `This text has ${words} words with its numbers; in state ${step.state} it may have at most ${WORDS_MAX}.`,
      );
    if (countQuestions(text) > 1) report(path, "This text asks more than one question. Ask one.");
    if (step && !FAITH_IN.includes(step.state) && FAITH.test(text))
      report(path, `"${FAITH.exec(text)?.[0]}": faith stands in the steps of state C only.`);
    const key = `${locale} ${text}`;
    const before = seen.get(key);
    if (before)
      report(path, `This text stands in ${before.slice(0, -1).join(" → ")} too; no text is said twice.`);
    seen.set(key, path);
  }
}

function checkWays({ written: { steps, entries, unheard }, report }: Sheet): void {
  const known = new Set(Object.keys(steps));
  const missing = (to: string) => `No step is called "${to}". Is it spelled right?`;
  for (const [index, { to }] of entries.entries())
    if (!known.has(to)) report(["entries", index, "to"], missing(to));
  for (const [index, { to }] of unheard.entries())
    if (!known.has(to)) report(["unheard", index, "to"], missing(to));
  for (const [id, step] of Object.entries(steps)) {
    for (const key of ["free", "asked_before", "screened"] as const)
      if (step[key] && !known.has(step[key])) report(["steps", id, key], missing(step[key]));
    for (const [index, { to, where = {} }] of step.choices.entries())
      for (const way of [to, ...Object.values(where)])
        if (!known.has(way)) report(["steps", id, "choices", index, "to"], missing(way));
    if (!step.again && !step.free && !step.open)
      report(["steps", id], `"again" is missing: the question in other words.`);
    if (step.faith && !FAITH_IN.includes(step.state))
      report(["steps", id, "faith"], "Faith stands in the steps of state C only.");
    if (step.urgent && step.level !== "now")
      report(["steps", id, "urgent"], `What is urgent has the level "now", so that the card is shown.`);
  }
  const nextOf = (id: string) => waysOf(steps[id]);
  const reached = spread(
    [...entries, ...unheard].map(({ to }) => to),
    nextOf,
  );
  const before = Map.groupBy(
    Object.keys(steps).flatMap((id) => nextOf(id).map((to) => ({ id, to }))),
    ({ to }) => to,
  );
  const left = spread(
    Object.entries(steps).flatMap(([id, { open, state }]) => (open || state === "C" ? [id] : [])),
    (id) => (before.get(id) ?? []).map((way) => way.id),
  );
  for (const id of Object.keys(steps)) {
    if (!reached.has(id)) report(["steps", id], "Nothing leads to this step: no entry and no choice.");
    if (!left.has(id))
      report(["steps", id], "This step cannot be left: no way from it leads to a step of state C.");
  }
}

function checkMeanings({ written: { steps, entries, groups }, report }: Sheet): void {
  for (const [id, { choices }] of Object.entries(steps)) {
    const meant = new Map<string, string>();
    const ids = new Set<string>();
    for (const [index, choice] of choices.entries()) {
      const path = ["steps", id, "choices", index];
      if (ids.has(choice.id)) report([...path, "id"], `This step has two choices "${choice.id}".`);
      ids.add(choice.id);
      if (choice.clears && !groups[choice.clears])
        report([...path, "clears"], `No group is called "${choice.clears}".`);
      for (const fact of choice.means ?? []) {
        const other = meant.get(fact);
        if (other) report([...path, "means"], `"${fact}" already means the choice "${other}" of this step.`);
        meant.set(fact, choice.id);
      }
    }
    for (const locale of ["sl", "en"] as const) {
      const labels = choices.map(({ label }) => label[locale]);
      if (new Set(labels).size < labels.length)
        report(["steps", id, "choices"], `Two buttons read the same in "${locale}".`);
    }
  }
  for (const [index, { sure, maybe, level, clears }] of entries.entries()) {
    if (clears && !groups[clears]) report(["entries", index, "clears"], `No group is called "${clears}".`);
    if (!sure && !maybe && !level)
      report(["entries", index], `An entry needs "sure", "maybe" or "level": what the message tells.`);
  }
}

/** Every number and group is used; a forgotten one is a mistake in a name. */
function checkNames({ written, report }: Sheet): void {
  const used = new Set(
    textsOf(written).flatMap(({ text }) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)),
  );
  for (const name of Object.keys(written.numbers))
    if (!used.has(name)) report(["numbers", name], `No text holds {${name}}. Take it out.`);
  const cleared = new Set(
    Object.values(written.steps).flatMap(({ choices }) => choices.map(({ clears }) => clears)),
  );
  for (const name of Object.keys(written.groups))
    if (!cleared.has(name)) report(["groups", name], "No choice takes this group back. Take it out.");
}

function waysOf(step: ProtocolStep | undefined): string[] {
  if (!step) return [];
  const { free, screened, asked_before: askedBefore } = step;
  const others = [free, screened, askedBefore].filter((to) => to !== undefined);
  return [...step.choices.flatMap(({ to, where = {} }) => [to, ...Object.values(where)]), ...others];
}

/** Everything that can be reached from the given steps. */
function spread(from: string[], nextOf: (id: string) => string[]): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...nextOf(id));
  }
  return found;
}

function textsOf(sheet: Protocol): SheetText[] {
  const texts: SheetText[] = [];
  mapTexts(sheet, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Questions to the reader; those inside quotation marks are words to say to somebody. */
function countQuestions(text: string): number {
  return text.replace(/»[^«]*«|“[^”]*”/g, "").split("?").length - 1;
}
