import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { QueueState, Thumb } from "../../contract/logs.ts";
import { LANGUAGE_WORDS, SIGNAL_WORDS, STATE_WORDS, THUMB_WORDS } from "./log-words.ts";

/** What is noted of an act, by the name it is stored under (worker/admin/audit-queries.ts). */
const NAMES: Record<string, MessageDescriptor> = {
  q: msg({ message: "Words", comment: "Detail of an act: what was searched for" }),
  language: msg`Language`,
  signal: msg({ message: "Signal", comment: "Filter: sign of danger" }),
  state: msg({ message: "State", comment: "Filter: state in the queue" }),
  feedback: msg({ message: "Thumbs", comment: "Filter: what visitors think of replies" }),
  from: msg({ message: "From", comment: "Filter: first day" }),
  to: msg({ message: "To", comment: "Filter: last day" }),
  format: msg({ message: "Format", comment: "Detail of an act: CSV or NDJSON" }),
  count: msg({ message: "Number", comment: "Detail of an act: of how many conversations" }),
  length: msg({ message: "Length in characters", comment: "Detail of an act: of a note" }),
  ids: msg({ message: "Conversations", comment: "Detail of an act: their numbers" }),
};

const VALUES: Record<string, Record<string, MessageDescriptor>> = {
  language: LANGUAGE_WORDS satisfies Record<Locale, MessageDescriptor>,
  signal: {
    ...(SIGNAL_WORDS satisfies Record<Signal, MessageDescriptor>),
    any: msg({ message: "Any signal", comment: "Filter: any sign of danger" }),
  },
  state: {
    ...(STATE_WORDS satisfies Record<QueueState, MessageDescriptor>),
    null: msg({ message: "none", comment: "Detail of an act: taken out of the queue" }),
  },
  feedback: THUMB_WORDS satisfies Record<Thumb, MessageDescriptor>,
};

/** The details of an act in words: "Signal: Plan or means · Number: 12". What an undo goes by says nothing to a person. */
export function describeDetails(i18n: I18n, details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== "deletion_id" && value !== undefined)
    .map(([name, value]) => {
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        return describeDetails(i18n, value as Record<string, unknown>);
      const label = pick(NAMES, name);
      const text = Array.isArray(value) ? value.join(", ") : String(value);
      const word = pick(pick(VALUES, name), text);
      return `${label ? i18n._(label) : name}: ${word ? i18n._(word) : text}`;
    })
    .filter(Boolean)
    .join(" · ");
}

/** What stands under a name that somebody else has chosen. */
function pick<T>(record: Record<string, T> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
