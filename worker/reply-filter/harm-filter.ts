import { measureCalm, readHarm } from "../../recognition/harms.ts";
import type { Mend } from "./sentence-filter.ts";

/** A dose is never told, however kindly, unless somebody is sent to help with it. */
const DOSE = /\p{Nd} ?(?:mg|milligram\p{L}*|miligram\p{L}*)(?!\p{L})/iu;
const HELPING = /(?:\b112\b|116\s?123|pokli[čc]|\bcall\b|\bdoctor|zdravni|prescribed|predpisa)/iu;
/** How words begin that are not shown before the end of their sentence is known; č, š and ž may be without their marks. */
const HELD_BEGINNINGS = readBeginnings([
  "smrtn odmer doz skoč skok vrž obes žil zapest prerež zarež urež tablet zdravil bližin blizu",
  "uspaval pomirjeval protiboleč kapsul komad",
  "lethal dose pill mg milligram miligram jump hang slit wrist bridge painkiller capsule medicine",
  "samomor boljš boli lepš bolje mir pekl pekel pogub gori kliči jemati jemlji",
  "suicid place pain suffer damn burn hell lost call ring dial taking",
  "ogenj ognj zavržen preklet nikomur povej sprejme mara odpusti konč izgubljen",
  "real living person human robot tell police ambulance between secret pay paypal donat refund",
  "policij rešev človek oseb program nama skrivnost poklic pokliče nakaž plač donir donac treba counsel svetoval",
  "pridi pridru skupin povab vablj povezav dobi come join group invit meet telegr whats snap discord link",
]);
const HELD_WORD = anyWordWith(HELD_BEGINNINGS);
/** "p", "pi", "pil", "pill": a word that is still being written may become one of them. */
const HELD_BEGUN = new Set(
  HELD_BEGINNINGS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
);
const EMAIL = /[\p{L}\p{Nd}._+-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/giu;

/** How much of the beginning of a sentence may be shown before its end: up to the first word with which it could become harmful. */
export function measureHarmless(text: string): number {
  const calm = measureCalm(text);
  const word = text.search(HELD_WORD);
  if (word !== -1) return Math.min(word, calm);
  const last = /[\p{L}\p{M}]*$/u.exec(text)?.[0] ?? "";
  return Math.min(HELD_BEGUN.has(last.toLowerCase()) ? text.length - last.length : text.length, calm);
}

/** Thrown where a reply holds what may harm: nothing of the rest is to be trusted. */
export class HarmfulReply extends Error {
  override readonly name = "HarmfulReply";
}

export interface HarmInput {
  /** Whether an e-mail address is among the known words. */
  isKnown: (address: string) => boolean;
  /** Whether a sentence is one of the site's own, which people have weighed. */
  isOwn?: (sentence: string) => boolean;
  /** Whether somebody may be in danger or hurt: then a doubt is enough. */
  isStrict: boolean;
}

/**
 * Stops a reply at a sentence that says what no reply may say: content/care/harms.yaml, learned by
 * example (docs/decisions/0012-reply-filter-by-example.md); a single such sentence taken out would
 * leave the rest of a deadly reply. Taken out is a sentence with an e-mail address that nobody knows.
 *
 * @throws HarmfulReply
 */
export function stopHarm({ isKnown, isOwn = () => false, isStrict }: HarmInput): Mend {
  return (sentence) => {
    const level = readHarm(readWords(sentence));
    const isDose = DOSE.test(sentence) && !HELPING.test(sentence);
    if ((level === "sure" || (isStrict && level === "maybe") || isDose) && !isOwn(sentence))
      throw new HarmfulReply();
    if (!sentence.includes("@")) return sentence;
    return (sentence.match(EMAIL) ?? []).some((address) => !isKnown(address)) ? "" : sentence;
  };
}

/** Without the targets of links and the marks of Markdown. */
function readWords(sentence: string): string {
  return sentence.replace(/\]\([^)\n]*\)/g, "").replace(/[[\]*_`]/g, "");
}

function readBeginnings(lines: readonly string[]): string[] {
  const plain = (word: string) => word.replaceAll("č", "c").replaceAll("ž", "z").replaceAll("š", "s");
  return [...new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, plain(word)]))];
}

function anyWordWith(beginnings: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${beginnings.join("|")})`, "iu");
}
