import type {
  CompiledFaq,
  ContactMeta,
  Helpline,
  HelpMeta,
  Passage,
  Stories,
  ThrowCubeMeta,
  Wisdom,
} from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import type { PlanMeta } from "../../contract/plan-texts.ts";
import { PAGES, pagePath, type PageId } from "../../contract/pages.ts";
import { thoughtPath } from "../../contract/thoughts.ts";
import type { PageSource } from "./page-source.ts";
import { searchedWords, type PagedTopic } from "./topic-pages.ts";
import { slugify } from "./markdown.ts";

/** Pages that speak about the site itself, and those of accounts, hold nothing to answer with; nor does the sheet for clinicians. */
const WITHOUT_PASSAGES: readonly PageId[] = [
  ...(["home", "stories", "faq", "chat", "search", "protocol", "when"] as const),
  ...PAGES.filter((page) => "hidden" in page).map(({ id }) => id),
];

/**
 * Pages that speak to somebody around, to the worst ten minutes, or of what would hurt a stranger to it: search finds
 * them, but the assistant does not say their words, because it cannot know that the one who asks is the one they are
 * meant for. A topic of the conversation leads to its page all the same.
 */
const UNSPOKEN: readonly PageId[] = [
  ...(["for-parents", "for-teachers", "bereaved", "ten-minutes", "plan", "witnesses"] as const),
  ...(["divorce", "self-harm", "body-and-food", "gay"] as const),
  // The day chooses its thought, not the assistant.
  "thought",
];

/** The texts of one language. */
interface Texts {
  pages: readonly PageSource[];
  answers: CompiledFaq["items"];
  stories: Stories["items"];
  wisdoms: readonly Wisdom[];
  helplines: readonly Helpline[];
  paged: readonly PagedTopic[];
  locale: Locale;
}

/** Cuts all texts of a language into the passages that search and the assistant find. */
export function collectPassages(texts: Texts): Passage[] {
  const { pages, answers, stories, wisdoms, helplines, paged, locale } = texts;
  const title = (id: PageId) => pages.find((page) => page.id === id)?.meta.title ?? "";
  const faq = { page: "faq" as const, path: pagePath("faq"), title: title("faq"), beside: "" };
  const story = { page: "stories" as const, path: pagePath("stories"), title: title("stories"), beside: "" };
  return [
    ...pages.flatMap((page) => {
      const [opening, ...rest] = pagePassages(page, frontMatterText(page, helplines, locale));
      const searched = searchedWords(paged, page.id, locale);
      return opening ? [searched ? { ...opening, searched } : opening, ...rest] : [];
    }),
    ...answers.map((item) => ({ ...faq, section: item.question, anchor: item.id, text: item.text })),
    ...stories.map((item) => ({
      ...story,
      section: item.name,
      anchor: slugify(item.name),
      text: `${item.subtitle}. ${item.lesson} ${item.story}`,
    })),
    ...wisdoms.map((wisdom, index) => ({
      page: "throw-cube" as const,
      path: thoughtPath(index + 1),
      title: title("throw-cube"),
      section: wisdom.text.split(/(?<=[.?!]) /)[0] ?? wisdom.text,
      anchor: "",
      // Chance chooses a thought, not the assistant.
      text: "",
      beside: `${wisdom.text} ${wisdom.reflect}`,
    })),
  ];
}

function pagePassages(page: PageSource, beside: string): Passage[] {
  if (WITHOUT_PASSAGES.includes(page.id)) return [];
  const about = { page: page.id, path: page.path, title: page.meta.title };
  const opening = {
    ...about,
    section: page.meta.title,
    anchor: "",
    text: page.meta.lead ?? page.meta.description,
    beside: `${page.meta.description} ${beside}`.trim(),
  };
  const sections = page.body.sections
    .filter((section) => section.text + section.beside !== "")
    .map((section) => ({
      ...about,
      section: section.heading?.text ?? page.meta.title,
      anchor: section.heading?.id ?? "",
      text: section.text,
      beside: section.beside,
    }));
  const passages = [
    opening,
    ...frontMatterSections(page).map((section) => ({ ...about, ...section })),
    ...sections,
  ];
  if (!UNSPOKEN.includes(page.id)) return passages;
  return passages.map((passage) => ({
    ...passage,
    text: "",
    beside: `${passage.text} ${passage.beside}`.trim(),
  }));
}

/** Running text that stands in the head of a page, because the page puts something beside it. */
function frontMatterSections({ id, meta }: PageSource): Omit<Passage, "page" | "path" | "title">[] {
  if (id !== "help") return [];
  const { title, text } = (meta as HelpMeta).words.silent;
  return [{ section: title, anchor: slugify(title), text, beside: "" }];
}

/** What a page shows besides its running text. */
function frontMatterText({ id, meta }: PageSource, helplines: readonly Helpline[], locale: Locale): string {
  switch (id) {
    case "help":
      return helplines
        .map((line) => `${line.name[locale]}, ${line.number ?? line.url}, ${line.for[locale]}.`)
        .join(" ");
    case "plan":
      return [...(meta as PlanMeta).steps, (meta as PlanMeta).reason]
        .map((part) => `${part.title}. ${part.question}`)
        .join(" ");
    case "contact":
      return Object.values((meta as ContactMeta).cards)
        .map((card) => `${card.label}. ${card.text}`)
        .join(" ");
    case "throw-cube":
      return `${(meta as ThrowCubeMeta).how.title}. ${(meta as ThrowCubeMeta).how.steps.map((step) => `${step.title} ${step.text}`).join(" ")}`;
    default:
      return "";
  }
}
