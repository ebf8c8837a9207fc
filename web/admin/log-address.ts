import { SIGNALS } from "../../contract/chat.ts";
import { isLocale } from "../../contract/locale.ts";
import type { ConversationFilter } from "../../contract/admin.ts";
import { QUEUE_STATES, SEARCH_MAX_CHARACTERS, SORTS, THUMBS, type Sort } from "../../contract/logs.ts";

/* What the address of the log room says, so that every view of it can be kept and sent to somebody. */

/** What stands in the address after the question mark. */
export type Address = Record<string, string | undefined>;

export interface LogView {
  part: "conversations" | "audit";
  filter: ConversationFilter;
  sort: Sort;
  /** The conversation that is open, and the message it is opened at. */
  conversation: number | null;
  message: number | null;
}

/** Whatever the address holds that makes no sense is left out. */
export function readView(address: Address): LogView {
  const q = (address["q"] ?? "").trim().slice(0, SEARCH_MAX_CHARACTERS).trim();
  const { language, from, to } = address;
  const filter = {
    q: q === "" ? undefined : q,
    language: isLocale(language) ? language : undefined,
    signal: oneOf(["any", ...SIGNALS] as const, address["signal"]),
    state: oneOf(QUEUE_STATES, address["state"]),
    feedback: oneOf(THUMBS, address["feedback"]),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
  return {
    part: address["view"] === "audit" ? "audit" : "conversations",
    filter,
    sort: oneOf(SORTS, address["sort"]) ?? "newest",
    conversation: readNumber(address["conversation"]),
    message: readNumber(address["message"]),
  };
}

/** The address of a view, the reverse of `readView`. */
export function writeView({ part, filter, sort, conversation, message }: LogView): Record<string, string> {
  return {
    ...(part === "audit" ? { view: "audit" } : {}),
    ...writeFilter(filter),
    ...(sort === "newest" ? {} : { sort }),
    ...(conversation === null ? {} : { conversation: String(conversation) }),
    ...(message === null ? {} : { message: String(message) }),
  };
}

/** The parameters of a filter that say something. */
export function writeFilter(filter: ConversationFilter): Record<string, string> {
  const named = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(named);
}

export function hasCriteria(filter: ConversationFilter): boolean {
  return Object.values(filter).some(Boolean);
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}

function isDay(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^2\d{3}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

function readNumber(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}
