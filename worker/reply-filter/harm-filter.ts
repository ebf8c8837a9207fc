import { readHarm } from "../../recognition/harms.ts";
import type { Mend } from "./sentence-filter.ts";

/** A dose is never told, however kindly, unless somebody is sent to help with it. */
const DOSE = /\p{Nd} ?(?:mg|milligram\p{L}*|miligram\p{L}*)(?!\p{L})/iu;
const HELPING = /(?:\b112\b|116\s?123|pokli[čc]|\bcall\b|\bdoctor|zdravni|prescribed|predpisa)/iu;
const EMAIL = /[\p{L}\p{Nd}._+-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/giu;

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
