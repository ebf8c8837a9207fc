import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ReplyAuthor, Signal } from "../../contract/chat.ts";
import type { AuditAction, QueueState, Thumb } from "../../contract/logs.ts";
import type { Locale } from "../../contract/locale.ts";

/* What the log room calls the values that the worker knows by a code. */

export const SIGNAL_WORDS: Record<Signal, MessageDescriptor> = {
  wish_to_die: msg({ message: "Wish to die", comment: "Sign of danger in a message" }),
  self_harm: msg({ message: "Self-harm", comment: "Sign of danger in a message" }),
  plan: msg({ message: "Plan or means", comment: "Sign of danger in a message" }),
  farewell: msg({ message: "Farewell", comment: "Sign of danger in a message" }),
  other_person: msg({ message: "Another person in danger", comment: "Sign of danger in a message" }),
  violence: msg({ message: "Violence", comment: "Sign of danger in a message" }),
};

export const AUTHOR_WORDS: Record<ReplyAuthor, MessageDescriptor> = {
  model: msg({ message: "by a language model", comment: "Who wrote a reply, beside it" }),
  sheet: msg({
    message: "by people, from the sheet",
    comment: "Who wrote a reply: the sheet for somebody in danger",
  }),
  guide: msg({
    message: "by the guide, no model",
    comment: "Who wrote a reply: the program that gives texts of the site",
  }),
};

export const STATE_WORDS: Record<QueueState, MessageDescriptor> = {
  new: msg({ message: "New", comment: "State in the queue" }),
  seen: msg({ message: "Seen", comment: "State in the queue" }),
  closed: msg({ message: "Closed", comment: "State in the queue" }),
};

export const LANGUAGE_WORDS: Record<Locale, MessageDescriptor> = {
  sl: msg`Slovenian`,
  en: msg`English`,
};

export const THUMB_WORDS: Record<Thumb, MessageDescriptor> = {
  up: msg`Thumb up`,
  down: msg`Thumb down`,
};

export const ACTION_WORDS: Record<AuditAction, MessageDescriptor> = {
  read: msg({ message: "read", comment: "What an admin did: read a conversation" }),
  search: msg({ message: "searched", comment: "What an admin did: searched in the log" }),
  export: msg({ message: "exported", comment: "What an admin did: exported conversations" }),
  delete: msg({ message: "deleted", comment: "What an admin did: deleted conversations" }),
  restore: msg({ message: "restored", comment: "What an admin did: took a deletion back" }),
  state: msg({
    message: "changed the state",
    comment: "What an admin did: moved a conversation in the queue",
  }),
  note: msg({
    message: "changed the note",
    comment: "What an admin did: noted something about a conversation",
  }),
};
