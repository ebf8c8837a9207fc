/**
 * Every public page (spec §2, decisions.md "Pages"): `id` is also the name of its content
 * file `content/{sl,en}/pages/<id>.md`. The order of the navigation entries is the order here.
 */
export const PAGES = [
  { id: "home", path: "/", navigation: true },
  { id: "why-cube", path: "/why-cube", navigation: true },
  { id: "wisdom", path: "/wisdom", navigation: true },
  { id: "what-is", path: "/wisdom/what-is", parent: "wisdom" },
  { id: "what-is-not", path: "/wisdom/what-is-not", parent: "wisdom" },
  { id: "darkness-hope", path: "/wisdom/darkness-hope", parent: "wisdom" },
  { id: "heaven-hell", path: "/wisdom/heaven-hell", parent: "wisdom" },
  { id: "sing-nations", path: "/wisdom/sing-nations", parent: "wisdom" },
  { id: "great-wisdoms", path: "/wisdom/great-wisdoms", parent: "wisdom" },
  { id: "stories", path: "/stories", navigation: true },
  { id: "faq", path: "/faq", navigation: true },
  { id: "throw-cube", path: "/throw-cube", navigation: true },
  { id: "contact", path: "/contact", navigation: true },
  { id: "thought", path: "/thought" },
  { id: "gratitude", path: "/gratitude" },
  { id: "chat", path: "/chat" },
  { id: "search", path: "/search" },
  { id: "help", path: "/help" },
  { id: "ten-minutes", path: "/ten-minutes" },
  { id: "plan", path: "/plan" },
  { id: "for-parents", path: "/for-parents" },
  { id: "for-teachers", path: "/for-teachers" },
  { id: "bereaved", path: "/bereaved" },
  { id: "when", path: "/when" },
  { id: "exams", path: "/when/exams", parent: "when" },
  { id: "divorce", path: "/when/divorce", parent: "when" },
  { id: "self-harm", path: "/when/self-harm", parent: "when" },
  { id: "body-and-food", path: "/when/body-and-food", parent: "when" },
  { id: "night", path: "/when/night", parent: "when" },
  { id: "gay", path: "/when/gay", parent: "when" },
  { id: "prayers", path: "/when/prayers", parent: "when" },
  { id: "new-here", path: "/when/new-here", parent: "when" },
  { id: "about", path: "/about" },
  { id: "witnesses", path: "/witnesses" },
  { id: "privacy", path: "/privacy" },
  { id: "accessibility", path: "/accessibility" },
  { id: "protocol", path: "/protocol" },
  { id: "login", path: "/auth/login", hidden: true },
  { id: "signup", path: "/auth/signup", hidden: true },
  { id: "recover", path: "/auth/recover", hidden: true },
  { id: "reset", path: "/auth/reset", hidden: true },
  { id: "account", path: "/account", hidden: true },
  { id: "chat-logs", path: "/admin/chat-logs", hidden: true },
  { id: "offline", path: "/offline", hidden: true },
  { id: "not-found", path: "/404", hidden: true },
] as const satisfies readonly Page[];

export interface Page {
  readonly id: string;
  readonly path: string;
  /** Stands in the top navigation. */
  readonly navigation?: true;
  /** The page it belongs to, for the path shown above its title. */
  readonly parent?: string;
  /** Neither in the sitemap nor for search engines. */
  readonly hidden?: true;
}

export type PageId = (typeof PAGES)[number]["id"];

export const NAVIGATION = PAGES.filter((page) => "navigation" in page);

/** The short pages that are made of the topics of the conversation, and their index. */
export const WHEN_PAGES: readonly PageId[] = PAGES.flatMap((page) =>
  page.id === "when" || ("parent" in page && page.parent === "when") ? page.id : [],
);

/**
 * Pages that somebody may have to leave before another sees them: they have the button of `leave.yaml`, and nobody is
 * greeted there.
 */
export const LEAVE_PAGES: readonly PageId[] = [
  "help",
  "plan",
  "chat",
  "ten-minutes",
  "for-parents",
  "bereaved",
  ...WHEN_PAGES,
];

/** Where somebody looks for help nothing is counted, neither views nor presses (decisions.md "Pages"). */
export const UNCOUNTED_PATHS: readonly string[] = [
  ...(["help", "ten-minutes", "plan"] as const),
  ...WHEN_PAGES,
].map(pagePath);

/** The six topics in the order of the home page (spec §2 "Home"). */
export const TOPIC_IDS = [
  "what-is",
  "darkness-hope",
  "heaven-hell",
  "sing-nations",
  "great-wisdoms",
  "what-is-not",
] as const satisfies readonly PageId[];
export type TopicId = (typeof TOPIC_IDS)[number];

export function findPage(path: string): (typeof PAGES)[number] | undefined {
  return PAGES.find((page) => page.path === path && page.id !== "not-found");
}

export function pagePath(id: PageId): string {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page is called "${id}".`);
  return page.path;
}
