import type { CareOffer } from "../../contract/protocol.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { thoughtPath } from "../../contract/thoughts.ts";
import type { GuideTexts, NamedLink, Topic, TopicPart } from "../../contract/topics.ts";
import { readMessage } from "../../recognition/message.ts";
import { isWorry } from "../../recognition/outright.ts";
import type { TopicGuess } from "../../recognition/topics.ts";
import { findAskedPart, listAnswers } from "./parts.ts";
import { findPlaces, quotePassage, PASSAGE_NEAR, PASSAGE_SURE, type Place } from "./passages.ts";
import { Said } from "./said.ts";
import { GUIDE, readTopics, STORIES, THOUGHTS, TOPICS } from "./texts.ts";

/** A message of the conversation. A button that was pressed is known by its words, which are the message. */
export interface GuideMessage {
  role: "user" | "assistant";
  content: string;
}

/** A conversation that ends with the visitor's new message, and what reads its topics. */
export interface GuideRequest {
  messages: readonly GuideMessage[];
  language: Locale;
  /** Danger was told before: nothing bright is offered, and nothing is taken for small talk on a guess. */
  isCareful?: boolean;
  /** The last message tells of danger anew: nothing but a word and a person is offered. */
  isGrave?: boolean;
  reading?: (text: string) => TopicGuess[];
  /** What was told so plainly that the sheet has spoken of it. */
  told?: ReadonlySet<string>;
}

/** What the guide says. */
export interface GuideReply {
  text: string;
  choices: CareOffer["choices"];
  /** What was shown, in its order: "topic:lonely", "/wisdom/what-is#it-grows-slowly". */
  shown: string[];
}

type Way = keyof GuideTexts["choices"];
/** The texts of the guide that are said one after the other. */
type Pool = Exclude<
  keyof GuideTexts,
  "beside" | "choices" | "vague" | "unquoted" | "held" | "delicate" | "polite"
>;
/** Where these are all said, no other text can stand in their place. */
const ALONE: readonly Pool[] = ["grave", "passage", "thought", "story"];

/** What one answer is made of. */
interface Question {
  text: string;
  language: Locale;
  isCareful: boolean;
  said: Said;
  guesses: readonly TopicGuess[];
  places: readonly Place[];
  /** The topic that was spoken of last. */
  standing: Topic | undefined;
  told: ReadonlySet<string>;
}

/** The margin from which a likeliest topic is answered although another comes near. */
const ANSWERED_FROM: Record<Topic["kind"], number> = { life: 0.15, faith: -0.45, site: -0.45, talk: 0 };
/** How well a place must fit to stand beside a topic; where somebody tells of their life, a chance word is not enough. */
const ALSO_FROM: Record<Topic["kind"], number> = {
  life: 9,
  faith: PASSAGE_NEAR,
  site: PASSAGE_NEAR,
  talk: PASSAGE_SURE,
};
const CHOICES_MAX = 4;
const LINKS_MAX = 2;
/** Beside an answer that names a place itself. */
const MORE_LINKS_MAX = 1;
const NOTHING: ReadonlySet<string> = new Set();
/** So many topics are offered where a place of the site comes near as well. */
const TOPICS_BESIDE_PLACE = 2;
/** For those who worry for somebody near. */
const HELPING = "helping";
/** Whoever asks for a thought is given one. */
const THOUGHT = "thought";
/** In the middle of a talk about somebody's life a fainter guess leads nowhere else. */
const AWAY_FROM = -0.2;
/** Beside an answer, other topics are named from this margin on. */
const BESIDE_FROM = -0.65;
/** A guess that would hurt a stranger to it has to be a better one. */
const DELICATE_FROM = -0.4;
/** And one that another comes so near to is asked about, not answered. */
const DELICATE_AHEAD = 0.1;
/** A greeting of so many words says something else as well. */
const POLITE_WORDS = 6;
/** "That's not what I asked. What is wisdom?" is answered, where it is likely enough what was asked. */
const COMPLAINT = "misunderstood";
const MATTER_FROM = -0.5;
/** In the middle of a talk about somebody's life a stray word is no small talk. */
const TALK_IN_LIFE = 0.3;
/** A guess so far behind the best is no guess. */
const FAR = 0.4;
/** "What is hell?" asks for the beginning, whatever else its words may tell. */
const ASKS_WHAT = /^\s*(?:kaj (?:je|so|sta)|what(?: is|[’']?s| are))(?!\p{L})/iu;
/** Read instead of the visitor's own words when a page is asked for and nothing was written before. */
const PAGES: Record<Locale, string> = { sl: "modrost upanje hvaležnost", en: "wisdom hope gratitude" };

/**
 * Ordinary talk where nobody is in danger (docs/architecture.md "The guide"): an answer that is sure, a passage
 * that answers, or choices. It is folded from the messages alone: the same conversation gives the same reply.
 */
export function guideReply({
  messages,
  language,
  isCareful = false,
  isGrave = false,
  reading = readTopics,
  told = NOTHING,
}: GuideRequest): GuideReply {
  const last = messages.at(-1);
  const text = last?.content ?? "";
  const replies = messages.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const said = new Said(replies);
  const guesses = dropPolite(reading(text), text);
  const places = findPlaces(
    text,
    language,
    guesses.map(({ id }) => id),
  );
  const standing = findStanding(said, language) ?? findTold(told);
  const question = { text, language, isCareful, said, guesses, places, standing, told };

  if (isGrave) return { text: next(question, "grave"), choices: [], shown: [] };
  const way = findWay(text);
  if (way) return answerWay(question, way, messages);
  const named = findNamed(text);
  if (named) return answerTopic(question, named);
  if (isVague(text))
    return standing?.kind === "life"
      ? answerTopic(question, standing)
      : offer({ ...question, guesses: [], places: [] });
  const sure = findSure(question);
  const [best] = places;
  const isFound = best !== undefined && best.score >= PASSAGE_SURE && !said.has(best.title);
  if (sure?.id === THOUGHT && !isCareful) return answerWay(question, "thought", messages);
  if (sure) return answerTopic(question, sure, findAskedPart(places, sure, language));
  if (isFound) return answerPassage(question);
  // Who worries for somebody near, and says why, is told how one helps.
  const helping = isWorry(readMessage(text)) ? findTopic(HELPING) : undefined;
  if (helping && standing === undefined) return answerTopic(question, helping);
  const isSame = guesses[0] === undefined || guesses[0].id === standing?.id || guesses[0].margin < AWAY_FROM;
  if (standing?.kind === "life" && isSame)
    return answerTopic(question, standing, findAskedPart(places, standing, language));
  return offer(question);
}

/** Whether a message is nothing but the words of a button of the guide; such words tell nothing of who pressed it. */
export function isButton(text: string): boolean {
  return (findWay(text) ?? findNamed(text)) !== undefined;
}

/** The part of its page that was asked for, or the next answer of a topic; where all were said, it is listened to. */
function answerTopic(question: Question, topic: Topic, asked?: TopicPart): GuideReply {
  const { language, said, guesses } = question;
  // What the sheet has answered already is not begun anew.
  const isTold = !ASKS_WHAT.test(question.text) && topic.labels.some((label) => question.told.has(label));
  const answers = listAnswers(topic, language).slice(isTold ? 1 : 0);
  const part = asked && !said.has(asked.text) ? asked : undefined;
  const answer = part?.text ?? said.firstNew(answers, (each) => each);
  if (answer === undefined) return goOn(question, topic);
  const isFirst = part !== undefined || answer === answers[0];
  const link = part ?? topic.link?.[language];
  const links = link && isFirst && !answer.includes(`](${link.path})`) ? [link] : [];
  const also = findAlso(question, topic, isFirst);
  const help = answer === answers[0] ? topic.help?.[language] : undefined;
  const others = findOthers(guesses, topic);
  return {
    text: join(answer, help, sayLinks(links), sayAlso(also, language)),
    choices: makeChoices(
      question,
      others,
      topic.kind === "life" ? ["thought", "write"] : ["thought", "story"],
    ),
    shown: [
      `topic:${topic.id}`,
      ...links.map(({ path }) => path),
      ...alternate(
        also.map(({ path }) => path),
        others.map(({ id }) => `topic:${id}`),
      ),
    ],
  };
}

/** One of each in turn: links and buttons stand side by side. */
function alternate(left: readonly string[], right: readonly string[]): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }).flatMap((_, index) =>
    [left[index], right[index]].flatMap((each) => each ?? []),
  );
}

/** More places for a topic: what the search finds surely, then what its file names. */
function findAlso({ places, language, said }: Question, topic: Topic, isFirst: boolean): NamedLink[] {
  const found = places.filter(
    ({ score }) => score >= (topic.kind === "talk" && !topic.link ? Infinity : ALSO_FROM[topic.kind]),
  );
  const named = isFirst ? topic.also.map((each) => each[language]) : [];
  const all = [...found.slice(0, 1), ...named, ...found.slice(1)].filter(({ title }) => !said.has(title));
  return all
    .filter(({ path }, index) => all.findIndex((each) => each.path === path) === index)
    .filter(({ path }) => path !== topic.link?.[language].path)
    .slice(0, MORE_LINKS_MAX);
}

/** The guesses, without politeness where it is not all that is said. */
function dropPolite(guesses: readonly TopicGuess[], text: string): TopicGuess[] {
  if (foldWords(text).split(/\s+/).length <= POLITE_WORDS) return [...guesses];
  const others = guesses.filter(({ id }) => !GUIDE.polite.includes(id));
  const isMatter = others.some(({ id, margin }) => id !== COMPLAINT && margin > MATTER_FROM);
  return others.filter(({ id }) => !(isMatter && id === COMPLAINT));
}

/**
 * The other topics that a message may be about. Beside an answer that is sure a faint guess is left out, beside
 * small talk every one; and none is offered that is far less likely than the best.
 */
function findOthers(guesses: readonly TopicGuess[], topic?: Topic): Topic[] {
  if (topic?.kind === "talk") return [];
  const least = topic ? BESIDE_FROM : (guesses[0]?.margin ?? 0) - FAR;
  return guesses
    .filter(
      ({ id, margin }) =>
        id !== topic?.id && margin > least && (margin > DELICATE_FROM || !GUIDE.delicate.includes(id)),
    )
    .flatMap(({ id }) => findTopic(id) ?? [])
    .filter(({ kind }) => kind !== "talk");
}

/** A passage in its own words, and where to read on. */
function answerPassage(question: Question): GuideReply {
  const { language, places, guesses } = question;
  const [best, ...rest] = places;
  if (!best) return offer(question);
  const also = rest.filter(({ score }) => score >= PASSAGE_NEAR).slice(0, LINKS_MAX);
  const topics = findOthers(guesses);
  return {
    text: join(next(question, "passage"), quotePassage(best), sayLinks([best]), sayAlso(also, language)),
    choices: makeChoices(question, topics, ["thought", "write"]),
    shown: [best.path, ...also.map(({ path }) => path), ...topics.map(({ id }) => `topic:${id}`)],
  };
}

/** In the middle of a talk of which all answers were given. */
function goOn(question: Question, topic: Topic): GuideReply {
  const others = findOthers(question.guesses, topic);
  const pool = topic.kind === "life" ? "listen" : "open";
  return {
    text: next(question, question.isCareful ? "careful" : pool),
    choices: makeChoices(question, others, ["thought", "story", "write"]),
    shown: [`topic:${topic.id}`, ...others.map(({ id }) => `topic:${id}`)],
  };
}

/** What it may be about, as buttons, with a place that comes near. */
function offer(question: Question): GuideReply {
  const { language, isCareful, guesses, places, said } = question;
  const topics = findOthers(guesses);
  const open = isCareful ? "careful" : "open";
  const least = topics[0]?.kind === "life" ? ALSO_FROM.life : PASSAGE_NEAR;
  const near = places
    .filter(({ score, title }) => !isCareful && score >= least && !said.has(title))
    .slice(0, topics.length === 0 ? LINKS_MAX : 1);
  const named = topics.slice(0, near.length > 0 ? TOPICS_BESIDE_PLACE : CHOICES_MAX - 1);
  return {
    text: join(next(question, topics.length > 0 ? "offer" : open), sayAlso(near, language)),
    choices: makeChoices(
      question,
      named,
      topics.length > 0 ? ["none", "thought", "write"] : ["thought", "story", "write"],
    ),
    shown: [...named.map(({ id }) => `topic:${id}`), ...near.map(({ path }) => path)],
  };
}

/** What a button of the guide's own leads to. */
function answerWay(question: Question, way: Way, messages: readonly GuideMessage[]): GuideReply {
  const { language, said } = question;
  const ways = (["thought", "story", "write"] as const).filter((each) => each !== way);
  const reply = (text: string, ...shown: string[]) => ({
    text,
    choices: makeChoices(question, [], ways),
    shown,
  });
  if (way === "thought") {
    // Another conversation begins with another thought.
    const start = messages.reduce((sum, { content }) => sum + content.length, 0) % THOUGHTS[language].length;
    const turned = THOUGHTS[language].map((thought, index, all) => ({
      ...(all[(start + index) % all.length] ?? thought),
      path: thoughtPath(((start + index) % all.length) + 1),
    }));
    const thought = said.firstNew(turned, ({ text }) => text);
    if (thought)
      return reply(
        join(next(question, "thought"), `> ${thought.text}`, `[${thought.reflect}](${thought.path})`),
        thought.path,
      );
  }
  if (way === "story") {
    const story = said.firstNew(STORIES[language], ({ lesson }) => lesson);
    if (story) {
      const path = `/stories#${story.id}`;
      return reply(join(next(question, "story"), `[${story.name}](${path})`, story.lesson), path);
    }
  }
  if (way === "page") {
    const written = messages.flatMap(({ role, content }) =>
      role === "user" && !findWay(content) ? [content] : [],
    );
    const place = [written.at(-1) ?? "", written.join(" "), PAGES[language]]
      .flatMap((text) => findPlaces(text, language, []))
      .find(({ title }) => !said.has(title));
    if (place) return reply(join(next(question, "page"), quotePassage(place), sayLinks([place])), place.path);
  }
  if (way === "write")
    return question.isCareful
      ? reply(next(question, "person"), "/help")
      : reply(next(question, "write"), "/contact");
  if (way === "none") return reply(next(question, "none"));
  return reply(next(question, question.isCareful ? "careful" : "open"));
}

/** The next text of a list; where all were said, one of another list, and in the end the one said longest ago. */
function next({ language, said, isCareful }: Question, pool: Pool): string {
  const own = GUIDE[pool].map((text) => text[language]);
  const all = [...own, ...(ALONE.includes(pool) ? [] : spare(language, isCareful))];
  return (
    said.firstNew(all, (text) => text) ?? own.toSorted((a, b) => said.placeOf(a) - said.placeOf(b))[0] ?? ""
  );
}

function spare(language: Locale, isCareful: boolean): string[] {
  const first = isCareful ? GUIDE.careful : GUIDE.open;
  return [...first, ...GUIDE.listen, ...GUIDE.none].map((text) => text[language]);
}

function makeChoices(
  { language, isCareful }: Question,
  topics: readonly Topic[],
  wanted: readonly Way[],
): CareOffer["choices"] {
  const ways: readonly Way[] = isCareful ? [...wanted.filter((way) => way === "none"), "write"] : wanted;
  const named = topics
    .filter(({ kind }) => kind !== "talk")
    .slice(0, CHOICES_MAX - 1)
    .map(({ id, name }) => ({ id: `topic.${id}`, label: name[language] }));
  const others = ways.map((way) => ({ id: `guide.${way}`, label: GUIDE.choices[way][language] }));
  return [...named, ...others].slice(0, CHOICES_MAX);
}

function findTopic(id: string | undefined): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}

/** The topic that is answered without asking first; where a mistake would hurt nobody, a likely one is enough. */
function findSure({ guesses: [best, second], isCareful, standing }: Question): Topic | undefined {
  const topic = findTopic(best?.id);
  if (!best || !topic) return undefined;
  if (standing?.kind === "life" && topic.kind === "talk" && best.margin < TALK_IN_LIFE) return undefined;
  const isNear = second !== undefined && best.margin - second.margin < DELICATE_AHEAD;
  const isDoubtful = isNear && GUIDE.delicate.includes(topic.id);
  const isLikely =
    best.margin > ANSWERED_FROM[topic.kind] && !isDoubtful && !(isCareful && topic.kind === "talk");
  return best.isSure || isLikely ? topic : undefined;
}

/** The button of the guide's own that was pressed, or whose words were typed. */
function findWay(text: string): Way | undefined {
  return (Object.keys(GUIDE.choices) as Way[]).find((way) => isName(GUIDE.choices[way], text));
}

/** The topic whose button was pressed, or whose name was typed. */
function findNamed(text: string): Topic | undefined {
  return TOPICS.find(({ name, kind }) => kind !== "talk" && isName(name, text));
}

function isName(name: Record<Locale, string>, text: string): boolean {
  const typed = foldWords(text);
  return LOCALES.some((locale) => foldWords(name[locale]) === typed);
}

/** The topic of which an answer was given last. */
/** What somebody has told of their life and the sheet has spoken of; else nothing stands. */
function findTold(told: ReadonlySet<string>): Topic | undefined {
  return TOPICS.find(({ kind, labels }) => kind === "life" && labels.some((label) => told.has(label)));
}

function findStanding(said: Said, language: Locale): Topic | undefined {
  const places = TOPICS.map((topic) => ({
    topic,
    place: Math.max(
      ...topic.answers[language].map((answer) => said.placeOf(answer)),
      ...topic.parts[language].map(({ text }) => said.placeOf(text)),
    ),
  })).filter(({ place }) => place !== -1);
  return places.toSorted((a, b) => b.place - a.place)[0]?.topic;
}

function sayLinks(links: readonly NamedLink[]): string {
  return links.map(({ path, title }) => `[${title}](${path})`).join(" · ");
}

function sayAlso(links: readonly NamedLink[], language: Locale): string {
  return links.length === 0 ? "" : `${GUIDE.beside[language]} ${sayLinks(links)}`;
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

function foldWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\s]/gu, "")
    .trim()
    .toLowerCase();
}

/** Whether a message only answers what was asked. */
function isVague(text: string): boolean {
  const folded = foldWords(text);
  return LOCALES.some((locale) => GUIDE.vague[locale].split("\n").some((line) => foldWords(line) === folded));
}
