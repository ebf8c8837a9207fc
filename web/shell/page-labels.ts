import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Names of pages where they are linked from the header and the footer. */
export const PAGE_LABELS = {
  home: msg({ context: "navigation", message: "Home" }),
  "why-cube": msg({ context: "navigation", message: "Why the cube" }),
  wisdom: msg({ context: "navigation", message: "Wisdom" }),
  stories: msg({ context: "navigation", message: "Stories" }),
  faq: msg({ context: "navigation", message: "Questions" }),
  "throw-cube": msg({ context: "navigation", message: "Throw the cube" }),
  contact: msg({ context: "navigation", message: "Contact" }),
  search: msg({ context: "navigation", message: "Search" }),
  gratitude: msg({ context: "navigation", message: "Gratitude" }),
  help: msg({ context: "navigation", message: "Get help" }),
  privacy: msg({ context: "navigation", message: "Privacy" }),
  accessibility: msg({ context: "navigation", message: "Accessibility" }),
} satisfies Record<string, MessageDescriptor>;
