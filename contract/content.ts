import { z } from "zod";
import type { CallableNumber } from "./called-numbers.ts";
import type { CardLine, HelpData } from "./help-lines.ts";
import type { Helpline } from "./helplines.ts";
import type { LeaveTexts } from "./leave.ts";
import type { PageId } from "./pages.ts";
import type { PlanMeta } from "./plan-texts.ts";
import type { ProtocolSheet } from "./protocol.ts";
import type { Crisis } from "./replies.ts";
import type { Site } from "./site.ts";
import { THOUGHT_COUNT } from "./thoughts.ts";
import type { ShownWitness } from "./witnesses.ts";

export { helplines, type Helpline } from "./helplines.ts";
export type { Ages, CardLine, HelpData, HelpLine } from "./help-lines.ts";
export { documents, type DocumentTexts } from "./printed.ts";
export { witnesses, type ShownWitness, type Witness } from "./witnesses.ts";
export { crisis, replies, type Crisis, type Replies } from "./replies.ts";
export { site, siteFile, type Site } from "./site.ts";

/** What an editor may write under `content/`, and what the build makes of it. */

const line = z.string().trim().min(1);
/** Text with blank lines between paragraphs and Markdown inside them. */
const prose = z.string().trim().min(1);

/** The signs cut into the six faces of the cube, one for each topic. */
export const SIGNS = ["flame", "hope", "door", "harp", "star", "ring"] as const;
export const sign = z.enum(SIGNS);
export type Sign = z.infer<typeof sign>;

/** Front matter of every page. */
export const pageMeta = z.strictObject({
  title: line,
  /** For search engines and previews. */
  description: line.max(170),
  /** The sentence under the title. */
  lead: line.optional(),
  /** The sentence on its card, on the home page and in the index of wisdom. */
  teaser: line.optional(),
  sign: sign.optional(),
});
export type PageMeta = z.infer<typeof pageMeta>;

const linkCard = z.strictObject({ label: line, text: line });
const aspects = z.array(line).length(4);

/** Front matter of `pages/home.md`. */
export const homeMeta = pageMeta.extend({
  welcome: line,
  subtitle: line,
  intro: line,
  actions: z.strictObject({ throw: line, explore: line }),
  why: z.strictObject({ title: line, text: line, aspects, action: line }),
  topics: z.strictObject({ title: line, text: line, action: line }),
  stories: z.strictObject({ title: line, action: line }),
  gratitude: z.strictObject({ title: line, text: line, action: line }),
  begin: z.strictObject({ title: line, text: line, throw: line, faq: line, thought: line }),
  contact: z.strictObject({ title: line, email: linkCard, telegram: linkCard, facebook: linkCard }),
});
export type HomeMeta = z.infer<typeof homeMeta>;

/** Front matter of `pages/throw-cube.md`. */
export const throwCubeMeta = pageMeta.extend({
  how: z.strictObject({ title: line, steps: z.array(z.strictObject({ title: line, text: line })).length(4) }),
  trust: line,
});
export type ThrowCubeMeta = z.infer<typeof throwCubeMeta>;

/** Front matter of `pages/thought.md`. */
export const thoughtMeta = pageMeta.extend({
  lead: line,
  throw: line,
  subscribe: z.strictObject({ title: line, text: line, feed: line, calendar: line }),
  /** Names the feed and the calendar where they are subscribed to. */
  feed: z.strictObject({ title: line, subtitle: line }),
});
export type ThoughtMeta = z.infer<typeof thoughtMeta>;

/** Front matter of `pages/contact.md`. */
export const contactMeta = pageMeta.extend({
  cards: z.strictObject({ email: linkCard, phone: linkCard, telegram: linkCard, facebook: linkCard }),
});
export type ContactMeta = z.infer<typeof contactMeta>;

/** Front matter of `pages/chat.md`: everything the assistant says before the first message. */
export const chatMeta = pageMeta.extend({
  placeholder: line,
  welcome: line,
  /** The greeting of a first visit is the welcome, with who says it and the name of the button that closes it. */
  greeting: z.strictObject({ from: line, close: line }),
  /** Program, not a person; how long it is kept; where to get help. `{days}` is filled in. */
  notice: line.includes("{days}"),
  /** Said again in a long conversation; Markdown. */
  reminder: line,
  questions: z.strictObject({ "what-is": line, "what-is-not": line, hope: line, "heaven-hell": line }),
  invitation: z.strictObject({ title: line, text: line, action: line }),
});
export type ChatMeta = z.infer<typeof chatMeta>;

/** Front matter of `pages/protocol.md`: the words around the sheet, on the page and on paper. */
export const protocolMeta = pageMeta.extend({
  words: z.strictObject({
    /** `{version}` and `{date}` are filled in. */
    version: line.includes("{version}").includes("{date}"),
    not_reviewed: line,
    /** `{name}` is filled in. */
    reviewed: line.includes("{name}"),
    contents: line,
    /** Stands on the printed page alone; `{url}` is filled in. */
    paper: line.includes("{url}"),
    entries: z.strictObject({ title: line, text: line }),
    perhaps: line,
    told: line,
    before: line,
    taken_back: line,
    unless: line,
    untold: line,
    from: line,
    possible: line,
    grave: line,
    leads_to: line,
    urgent: line,
    writes: line,
    card: line,
    number: line,
    again: line,
    faith: line,
    means: line,
    where: line,
    free: line,
    open: line,
    asked_before: line,
    open_again: line,
    screened: line,
    reflections: z.strictObject({ title: line, text: line }),
    heard: z.strictObject({ title: line, text: line }),
    written: z.strictObject({ title: line, text: line }),
    asides: z.strictObject({ title: line, text: line }),
    asides_in: line,
    lost: z.strictObject({ title: line, text: line }),
    unheard: z.strictObject({ title: line, text: line }),
    signature: line,
  }),
});
export type ProtocolMeta = z.infer<typeof protocolMeta>;

/** Front matter of `pages/help.md`. */
export const helpMeta = pageMeta.extend({
  words: z.strictObject({
    /** Above 116 123 and 112 where they are not those of the visitor's country. */
    always: line,
    /** Opens the numbers of the other countries. */
    elsewhere: line,
    /** For somebody who cannot speak aloud; `none` where nobody of the country is known to answer in writing. */
    silent: z.strictObject({ title: line, text: line, none: line }),
    /** Above the links to the short versions. */
    plain: line,
    /** What a clock tells of a helpline; the brackets are filled in. */
    opening: z.strictObject({
      open: line.includes("{now}"),
      today: line.includes("{at}"),
      tomorrow: line.includes("{at}"),
      later: line.includes("{day}").includes("{at}"),
      days: z.array(line).length(7),
      /** Behind a time of another time zone. */
      there: line,
    }),
  }),
});
export type HelpMeta = z.infer<typeof helpMeta>;

/** Front matter of `pages/search.md`. */
export const searchMeta = pageMeta.extend({
  label: line,
  action: line,
  /** `{count}` is filled in; a number alone agrees with no noun. */
  found: line.includes("{count}"),
  nothing: z.strictObject({ title: line, text: line, chat: line, help: line }),
  failed: line,
});
export type SearchMeta = z.infer<typeof searchMeta>;

/** Front matter of `pages/not-found.md`. */
export const notFoundMeta = pageMeta.extend({
  /** Names the switch of the light. */
  light: line,
  ways: z.strictObject({ home: line, cube: line, search: line, help: line }),
});

/** `wisdoms.yaml`: the 18 thoughts of the cube (spec §9), each with a question to carry on. */
export const wisdoms = z
  .array(z.strictObject({ text: line.max(160), reflect: line.max(160), face: sign }))
  .length(THOUGHT_COUNT);
export type Wisdom = z.infer<typeof wisdoms>[number];

/** Text colour classes of the story cards. */
export const STORY_COLORS = ["text-light", "text-light-core", "text-light-deep"] as const;

/** `stories.yaml`. */
export const stories = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: line,
        subtitle: line,
        story: prose,
        lesson: line,
        icon: sign,
        color: z.enum(STORY_COLORS),
      }),
    )
    .length(3),
  reflection: z.strictObject({ title: line, text: prose }),
});
export type Stories = z.infer<typeof stories>;

/** `faq.yaml`: 9 questions (decisions.md "Pages"). */
export const faq = z.strictObject({
  items: z.array(z.strictObject({ question: line, answer: prose })).length(9),
  more: z.strictObject({ text: line, action: line }),
});
export type Faq = z.infer<typeof faq>;

/** `links.yaml`: videos and music on other websites, in groups that pages name. */
export const links = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.array(
    z.strictObject({
      title: line,
      by: line,
      url: z.url({ protocol: /^https$/ }),
      /** ISO 639; `zxx` is without words. */
      language: z.string().regex(/^[a-z]{2,3}$/),
      /** `m:ss` */
      length: z
        .string()
        .regex(/^\d+:\d\d$/)
        .optional(),
      about: line.optional(),
    }),
  ),
);
export type Links = z.infer<typeof links>;

/** A link as a page shows it. */
export interface ExternalLink {
  title: string;
  by: string;
  url: string;
  language: string;
  /** In the words of the page: "angleščina", "no words". */
  languageName: string;
  length?: string | undefined;
  about?: string | undefined;
}

/** A mail of `mails.yaml`; `needed` are the brackets that its text must hold. */
const mail = (...needed: string[]) =>
  z.strictObject({
    subject: line,
    text: prose.refine((text) => needed.every((name) => text.includes(`{${name}}`)), {
      message: `The text must hold ${needed.map((name) => `{${name}}`).join(" and ")}.`,
    }),
  });

/** `mails.yaml`: what people with an account are sent. */
export const mails = z.strictObject({
  recovery: mail("link", "minutes"),
  password_changed: mail("link"),
  email_changed: mail("email"),
  mfa_enabled: mail("link"),
  mfa_disabled: mail("link"),
  recovery_code_used: mail("link", "left"),
  recovery_codes_renewed: mail("link"),
});
export type Mails = z.infer<typeof mails>;

/** What a list of quoted lines may be: sayings of one person, the eleven sins, lines of verse. */
export const LIST_NAMES = ["statements", "sins", "verse"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** One compiled block of a page. Prose is HTML made by the build from Markdown; it holds no raw HTML of the author. */
export type Block =
  | { kind: "prose"; html: string }
  | { kind: "quote"; text: string; author: string; source: string }
  | { kind: "pull"; text: string }
  /** Where to get help; lit, and never part of an answer of search or the assistant. */
  | { kind: "notice"; html: string }
  /** `icons`: drawn above the cards in their order (web/blocks/aspect-icons.tsx). */
  | {
      kind: "cards";
      title: string;
      icons: "aspects" | null;
      items: { title: string; text: string }[];
    }
  | { kind: "statistic"; text: string; html: string; source: string; year: string }
  | { kind: "story"; title: string; html: string }
  | { kind: "poem"; title: string; author: string; source: string; stanzas: string[][] }
  | {
      kind: "list";
      name: ListName;
      title: string;
      author: string | null;
      items: { title: string | null; text: string; source: string | null }[];
    }
  /** The works that a page draws on. */
  | { kind: "source"; html: string }
  /** A picture of our own; its sizes stand in web/blocks/picture-sizes.ts. */
  | { kind: "picture"; name: string; alt: string; caption: string | null }
  /** A video that plays on the page, from its host, after a press. */
  | { kind: "video"; id: string; link: ExternalLink }
  | { kind: "links"; group: string; links: ExternalLink[] }
  /** A light to breathe with; `still` is said where nothing may move. */
  | {
      kind: "breath";
      description: string;
      start: string;
      stop: string;
      in: string;
      out: string;
      still: string;
    }
  /** The page, or something beside it, as a document to print or keep. */
  | { kind: "document"; title: string; text: string; url: string; isQuiet: boolean };

/** A part of a page that can answer a question; search and the assistant share them. */
export interface Passage {
  page: PageId;
  path: string;
  title: string;
  section: string;
  anchor: string;
  text: string;
  /** Quotations, verse, figures and links that stand there: search finds them, the assistant does not say them. */
  beside: string;
  /** Words by which people look for it; shown nowhere. */
  searched?: string;
}

/** Words of others that stand on a page; author and source are empty where the page names none. */
export interface Quotation {
  path: string;
  text: string;
  author: string;
  source: string;
}

/** What a reply of the assistant may link to, and quote. */
export interface ReplySources {
  /** The headings of each page, by path. */
  pages: Record<string, string[]>;
  /** Documents to print or keep, and single thoughts of the cube. */
  others: string[];
  /** Links to other websites. */
  links: string[];
  quotations: Quotation[];
}

/* What the build makes of the files above; a page receives finished data. */

export interface Heading {
  id: string;
  text: string;
}

/** A card that leads to one of the six topics. */
export interface TopicCard {
  id: string;
  path: string;
  title: string;
  teaser: string;
  sign: Sign;
}

/** The way from a face of the cube to the text behind it. */
export type TopicDoor = Pick<TopicCard, "sign" | "path" | "title">;

/** A story with its text as HTML. */
export interface StoryText {
  id: string;
  name: string;
  subtitle: string;
  html: string;
  lesson: string;
  icon: Sign;
  color: (typeof STORY_COLORS)[number];
}

export interface CompiledStories {
  items: StoryText[];
  reflection: { title: string; html: string };
}

export interface CompiledFaq {
  items: { id: string; question: string; html: string; text: string }[];
  more: Faq["more"];
}

interface PageOf<Meta extends PageMeta, Data> {
  id: PageId;
  path: string;
  meta: Meta;
  blocks: Block[];
  headings: Heading[];
  data: Data;
}

export type EssayPage = PageOf<
  PageMeta,
  {
    parent: { title: string; path: string } | null;
    previous: TopicCard | null;
    next: TopicCard | null;
    /** What the six faces of the cube lead to, where it can be turned. */
    faces?: TopicCard[];
    /** Reading time in minutes. */
    minutes: number;
  }
>;
export type HomePage = PageOf<HomeMeta, { topics: TopicCard[]; stories: StoryText[]; site: Site }>;
export type WitnessesPage = PageOf<PageMeta, { witnesses: ShownWitness[] }>;
export type WisdomPage = PageOf<
  PageMeta,
  {
    /** `minutes` is the reading time. */
    topics: (TopicCard & { minutes: number })[];
  }
>;
export type StoriesPage = PageOf<PageMeta, CompiledStories>;
export type FaqPage = PageOf<PageMeta, CompiledFaq>;
/** The thoughts, and the text behind each face; for the page of the cube and that of the day's thought. */
interface Thoughts {
  wisdoms: Wisdom[];
  doors: TopicDoor[];
}
export type ThrowCubePage = PageOf<ThrowCubeMeta, Thoughts>;
export type ThoughtPage = PageOf<ThoughtMeta, Thoughts>;
export type ContactPage = PageOf<ContactMeta, { site: Site }>;
export type HelpPage = PageOf<
  HelpMeta,
  HelpData & {
    /** What the button to leave can do and what it cannot. */
    leaving: { title: string; html: string };
  }
>;
export type TenMinutesPage = PageOf<PageMeta, null>;
export type PlanPage = PageOf<PlanMeta, { helplines: Helpline[]; numbers: CallableNumber[] }>;
export type ChatPage = PageOf<ChatMeta, ChatTexts>;
export type ProtocolPage = PageOf<
  ProtocolMeta,
  ProtocolSheet & { numbers: readonly CallableNumber[]; document: string }
>;
export type SearchPage = PageOf<SearchMeta, { card: Crisis["card"]; helplines: Helpline[] }>;
/** What stands in for a page that cannot be opened; the service worker shows which pages of the site are kept. */
export type OfflinePage = PageOf<
  PageMeta,
  { helplines: Helpline[]; pages: { path: string; title: string }[] }
>;
export type NotFoundPage = PageOf<z.infer<typeof notFoundMeta>, null>;
export type AnyPage = PageOf<PageMeta, unknown>;

/** What the chat says besides its interface words; for the dialog and for `/chat`. */
export interface ChatTexts {
  meta: ChatMeta;
  card: Crisis["card"];
  /** What a clock tells of a helpline, in the words of /help. */
  opening: HelpMeta["words"]["opening"];
  /** Those shown in the language of the page, and those that stand first in another country. */
  helplines: readonly CardLine[];
  /** Numbers that may stand in a text, of other languages' lines too; each is called with a tap. */
  numbers: readonly CallableNumber[];
  /** How long a conversation is kept. */
  retentionDays: number;
  /** `telegram` of `site.yaml`. */
  invitationUrl: string;
  leave: LeaveTexts;
}

/** What stands on every page. */
export interface ShellTexts {
  site: Site;
  /** The two numbers of the footer. */
  helplines: Helpline[];
  leave: LeaveTexts;
}

/** The compiled form of each page; a page not named here is an essay. */
export interface PageById {
  home: HomePage;
  wisdom: WisdomPage;
  stories: StoriesPage;
  faq: FaqPage;
  "throw-cube": ThrowCubePage;
  thought: ThoughtPage;
  contact: ContactPage;
  help: HelpPage;
  "ten-minutes": TenMinutesPage;
  plan: PlanPage;
  chat: ChatPage;
  protocol: ProtocolPage;
  search: SearchPage;
  witnesses: WitnessesPage;
  offline: OfflinePage;
  "not-found": NotFoundPage;
}
