import type { Library } from "../../contract/content.ts";
import type { FoundPassage } from "../retrieval/search.ts";
import { readPlainly } from "./danger-signs.ts";
import { splitSentences } from "../reply-filter/sentences.ts";

interface Asked {
  text: string;
  /** What the visitor wrote before. */
  written: readonly string[];
  passages: readonly FoundPassage[];
  /** What was answered before. */
  said: readonly string[];
}

/** A passage is worth showing when it fits at least this well, compared with the best one. */
const WORTH_SHOWING = 0.55;
/** Below the first score a passage fits by a chance word; below the second nobody can be sure. */
const SCORE_MIN = 7;
const SCORE_SURE = 10;
const PASSAGES_SHOWN = 2;
const SENTENCES_SHOWN = 4;
/** Words of hell and sin are for those who wrote of them; to others they would sound like a threat. */
const WROTE_OF_SIN =
  /\b(?:pek(?:el|l\w+)|greh\w*|gresi\w*|pogub\w*|proklet\w*|spoved\w*|hell|sin|sins|sinful|damn\w*|confess\w*)\b/;
const ABOUT_SIN =
  /#(?:ime-za-zavrnjeno-ljubezen|ce-se-bojis-pekla|ogledalo|a-name-for-love-refused|if-you-are-afraid-of-hell|a-mirror)/;
/** Passages for the worst hour are for those who wrote of something like it. */
const WROTE_OF_DANGER =
  /\b(?:samomor\w*|ubi[jlt]\w*|umr\w*|smrt\w*|ziveti|zivet|nevar\w*|hudo|obup\w*|brezup\w*|tem[aeio]|suicid\w*|die[sd]?|dying|dead|death|kill\w*|danger\w*|despair|hopeless|dark\w*)\b/;
const ABOUT_DANGER =
  /\b(?:samomor\w*|nevarnost\w*|v taki noci|nocoj ti|suicid\w*|in danger|tonight|on such a night|pek(?:el|lu|la)|hell)\b/;
/** The voice that talks of being a burden is for those who wrote of night, tiredness or a burden. */
const WROTE_OF_NIGHT =
  /\b(?:noci?|nocjo|ponoci|nocoj|spim|spati|spat|spanj\w*|utrujen\w*|breme\w*|nespecnost\w*|nights?|tired|exhaust\w*|sleep\w*|burden\w*|insomnia)\b/;
const THE_VOICE = /^(?:glas-ob-treh-ponoci|the-voice-at-three-in-the-morning)$/;
/**
 * How many sentences can be shown of a passage that goes on with something else than its text: a
 * quotation, the rest of a scene, the next thing of a list. None where it begins in the air.
 */
const SENTENCES_OF: Record<string, number> = {
  "glas-ob-treh-ponoci": 5,
  "the-voice-at-three-in-the-morning": 5,
  "kje-je-v-tem-bog": 3,
  "where-is-god-in-this": 2,
  "obraz-in-ime": 3,
  "a-face-and-a-name": 3,
  "posmeh-in-hrup": 0,
  "mockery-and-noise": 0,
  "pamet-brez-ljubezni": 0,
  "cleverness-without-love": 0,
  "napitnica-za-vse-narode": 0,
  "a-toast-to-all-nations": 0,
  "tri-besede-ki-ostanejo": 0,
  "three-words-that-remain": 0,
  "kadar-te-kdo-rani": 0,
  "when-someone-has-hurt-you": 0,
  "preden-zapres-stran": 0,
  "before-you-close-this-page": 0,
  "ogledalo-usmiljenje-in-danasnji-dan": 2,
  "a-mirror-mercy-and-today": 2,
  "ce-te-skrbi-za-koga-drugega": 3,
  "if-you-are-worried-about-someone-else": 3,
};
const ABOUT_NIGHT = /#(?:voznik-sestice|the-driver-of-the-number-six|naslednja-ura|the-next-hour)/;

/** The passages that may be shown to this visitor. */
function findShown({ text, written, passages }: Asked): FoundPassage[] {
  const messages = [...written, text].map(readPlainly);
  const wroteOfSin = messages.some((message) => WROTE_OF_SIN.test(message));
  const wroteOfDanger = messages.some((message) => WROTE_OF_DANGER.test(message));
  const wroteOfNight = messages.some((message) => WROTE_OF_NIGHT.test(message));
  return passages.filter((passage) => {
    const anchor = `#${passage.anchor}`;
    if (SENTENCES_OF[passage.anchor] === 0) return false;
    if (THE_VOICE.test(passage.anchor) && !wroteOfNight) return false;
    const isDark = ABOUT_NIGHT.test(anchor) || ABOUT_DANGER.test(readPlainly(passage.text));
    return (wroteOfSin || !ABOUT_SIN.test(anchor)) && (wroteOfDanger || wroteOfSin || !isDark);
  });
}

export function isSure(question: Asked): boolean {
  const best = findShown(question)[0];
  return best !== undefined && best.score >= SCORE_SURE && best.path !== "/wisdom/heaven-hell";
}

export function showPassages(question: Asked, library: Library): string {
  const { text } = question;
  const found = findShown(question);
  const passages = found.filter(
    (passage) => !question.said.some((reply) => reply.includes(excerpt(passage))),
  );
  const best = passages[0]?.score ?? 0;
  const shown = onePerSection(
    passages.filter((passage) => passage.score >= Math.max(SCORE_MIN, best * WORTH_SHOWING)),
  ).slice(0, best >= SCORE_SURE ? PASSAGES_SHOWN : 1);
  if (shown.length === 0) {
    const isAllSaid = (found[0]?.score ?? 0) >= SCORE_MIN && found.length > passages.length;
    return (isAllSaid ? library.topics.more : library.nothing).trim();
  }
  const opening =
    best >= SCORE_SURE ? (library.opening[text.length % library.opening.length] ?? "") : library.unsure;
  const parts = shown.map((passage) => {
    const link = `[${passage.title}](${passage.path}${passage.anchor ? `#${passage.anchor}` : ""})`;
    return `${excerpt(passage)}\n\n${library.readMore.replace("{title}", link)}`;
  });
  return [opening, ...parts].join("\n\n");
}

function onePerSection(passages: FoundPassage[]): FoundPassage[] {
  return passages.filter(
    (passage, index) =>
      passages.findIndex((other) => other.path === passage.path && other.section === passage.section) ===
      index,
  );
}

/** The beginning of a passage; of a story what it is about, and an answer with its question. */
function excerpt({ text, path, section, anchor }: FoundPassage): string {
  if (path === "/stories") return shorten(text, 1);
  const start = shorten(text, SENTENCES_OF[anchor] ?? SENTENCES_SHOWN);
  return path === "/faq" ? `${section}\n\n${start}` : start;
}

function shorten(text: string, count: number): string {
  const { sentences, rest } = splitSentences(text.replace(/\s+/g, " ").trim());
  const whole: string[] = [];
  for (const sentence of [...sentences, rest]) {
    // "Between the 12. and the 20. hour": the full stop of an ordinal ends no sentence.
    const goesOn = /\d\.$/.test(whole.at(-1) ?? "") && /^\s*[\p{Ll}\d]/u.test(sentence);
    if (goesOn) whole[whole.length - 1] += sentence;
    else whole.push(sentence);
  }
  return whole.slice(0, count).join("").trim();
}
