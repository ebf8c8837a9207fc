import { PLAN_PARTS, type PlanPart } from "../../contract/plan.ts";
import { digitsOf } from "../../contract/telephone-number.ts";

const VERSION = 1;

/** The safety plan of whoever uses this browser. */
export interface Plan {
  words: Readonly<Partial<Record<PlanPart, string>>>;
  /** What was stored but cannot be read, as it stood there: it is shown, so that nothing is lost unseen. */
  unread: string | null;
}

export const EMPTY_PLAN: Plan = { words: {}, unread: null };

export function isEmpty({ words, unread }: Plan): boolean {
  return unread === null && Object.values(words).every((text) => text.trim() === "");
}

/**
 * The plan as it is stored. What is damaged, or was written by a later version, is kept in `unread`; what can be read
 * beside it is taken.
 */
export function parsePlan(stored: string | null): Plan {
  if (stored === null) return EMPTY_PLAN;
  const value = parseJson(stored);
  if (!isRecord(value) || value["version"] !== VERSION || !isRecord(value["words"]))
    return { words: {}, unread: stored };
  const { words: given, unread = null } = value;
  const words = Object.fromEntries(
    Object.entries(given).filter(([part, text]) => isPart(part) && typeof text === "string"),
  );
  const isWhole =
    Object.keys(words).length === Object.keys(given).length &&
    (unread === null || typeof unread === "string");
  return { words, unread: isWhole ? (unread as string | null) : stored };
}

/** The plan as it is to be stored; null where there is nothing to store. */
export function formatPlan(plan: Plan): string | null {
  return isEmpty(plan) ? null : JSON.stringify({ version: VERSION, ...plan });
}

export function setWords(plan: Plan, part: PlanPart, text: string): Plan {
  return { ...plan, words: { ...plan.words, [part]: text } };
}

/** Adds what was typed before the app came to what is stored, unless it stands there. */
export function addTyped(plan: Plan, part: PlanPart, typed: string): Plan {
  const words = plan.words[part] ?? "";
  if (words.includes(typed.trim())) return plan;
  return setWords(plan, part, words.trim() === "" ? typed : `${words.trimEnd()}\n${typed}`);
}

export function hasIdea(words: string, idea: string): boolean {
  return words.split("\n").some((line) => line.trim() === plain(idea));
}

/** Puts an idea on a line of its own, or takes that line away where it stands already. */
export function toggleIdea(words: string, idea: string): string {
  if (hasIdea(words, idea))
    return words
      .split("\n")
      .filter((line) => line.trim() !== plain(idea))
      .join("\n");
  return words.trim() === "" ? plain(idea) : `${words.trimEnd()}\n${plain(idea)}`;
}

/** A piece of what somebody wrote; one that can be called has a `tel`. */
export interface Piece {
  text: string;
  tel?: string;
}

/** Three digits that everybody knows (112, 988), or at least six, however they are spaced. */
const NUMBER = /(?<![\d.,:/-])(?:\+?\d(?:[\d \u00a0()/-]{4,18})\d|[19]\d\d)(?![\d.,:/-]?\d)/g;
const LONG_DIGITS = 6;

/** Splits words at the telephone numbers in them: in a bad hour nobody should have to type one. */
export function splitNumbers(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const digits = digitsOf(number);
    if (digits.length > 3 && digits.length < LONG_DIGITS) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: number, tel: `tel:${number.startsWith("+") ? "+" : ""}${digits}` });
    end = index + number.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A title of the plan and what stands under it. */
export interface Entry {
  title: string;
  words: string;
}

/** The plan as a message to one person; steps without words are left out. */
export function shareText(message: string, entries: readonly Entry[]): string {
  const filled = entries.filter(({ words }) => words.trim() !== "");
  return [message, ...filled.map(({ title, words }) => `${title}:\n${words.trim()}`)].map(plain).join("\n\n");
}

/** The build binds short words and numbers by spaces that do not break; what is typed or sent needs none. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function isPart(name: string): name is PlanPart {
  return PLAN_PARTS.some((part) => part === name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
