import type { Mend } from "./sentence-filter.ts";

const METHOD =
  /(?:\bsmrtn\p{L}* (?:odmer|doz)\p{L}*|\blethal dose|\b\d+ ?(?:mg|g|gram\p{L}*|tablet\p{L}*|pills)\b|(?<!\p{L})(?:sko[čc]i\p{L}*|skok\p{L}*|vr[žz]e\p{L}* se) (?:z|s|pod) \p{L}*|\bjump\p{L}* (?:off|from|in front)|(?<!\p{L})(?:obesi\p{L}* se|se (?:\p{L}+ )?obesi\p{L}*)(?!\p{L})|\bhang(?:ing)? (?:your|one|them)|\p{L}*re[žz]\p{L}* (?:si )?(?:[žz]il|zapest)\p{L}*|\b(?:slit|cut)\p{L}* (?:your|their|the) wrists?|(?<!\p{L})(?:vzam|zau[žz]ij|pogoltn)\p{L}* (?:\p{L}+ )?(?:tablet|zdravil)\p{L}*|\b(?:use|take|swallow)\p{L}* (?:\p{L}+ )?(?:pills|tablets)\b|(?<!\p{L})most (?:v bli[žz]ini|blizu)|\bnearest bridge)/iu;
/** In such a sentence somebody is sent to help, or away from a danger. */
const HELPING = /(?:\b112\b|116\s?123|\b988\b|pokli[čc]|umakni|stran od|\bcall\b|away from)/iu;
const VERDICT =
  /(?:samomor\p{L}*[^.!?]*(?:smrtn\p{L}* gre[hš]\p{L}*|pekel|pekl\p{L}+|pogub\p{L}*|neodpustlj\p{L}*)|\bsuicid\p{L}*[^.!?]*(?:mortal sin|unforgiv\p{L}*|\bhell\b|damn\p{L}*)|na bolj[šs]em (?:kraju|mestu|svetu)|\bin a better place|ne boli ve[čc]|no longer (?:in pain|suffer\p{L}*)|(?:tam|po smrti) (?:bo|je) (?:lep[šs]e|bolje|mir))/iu;
/** How the words begin without which none of the patterns above is complete; č, š and ž may be without their marks. */
const HARM_BEGINNINGS = [
  "smrtn odmer doz skoč skok vrž obes žil zapest prerež zarež urež tablet zdravil bližin blizu",
  "samomor boljš boli lepš bolje mir",
  "lethal dose pill mg jump hang slit wrist bridge suicid place pain suffer",
]
  .join(" ")
  .split(" ")
  .flatMap((word) => [
    ...new Set([word, word.replaceAll("č", "c").replaceAll("ž", "z").replaceAll("š", "s")]),
  ]);
const HARM_WORD = new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${HARM_BEGINNINGS.join("|")})`, "iu");
/** "20 g", "500mg", "30tablet": figures are never shown before their sentence. */
const AMOUNT = /\d ?(?:m?g|tab|pill)/iu;
/** "p", "pi", "pil", "pill": a word that is still being written may become one of them. */
const HARM_BEGUN = new Set(
  HARM_BEGINNINGS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
);
const EMAIL = /[\p{L}\p{Nd}._+-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/giu;

/** How much of the beginning of a sentence holds no word, and no beginning of a word, that harm could be said with. */
export function measureHarmless(text: string): number {
  const word = text.search(HARM_WORD);
  if (word !== -1) return word;
  const last = /[\p{L}\p{M}]*$/u.exec(text)?.[0] ?? "";
  return HARM_BEGUN.has(last.toLowerCase()) ? text.length - last.length : text.length;
}

/**
 * Takes out every sentence with a method or a place, with a verdict on the dead or the praise of
 * death (decisions.md "Safety"), or with an e-mail address that is not among the known words.
 * What helps, such as »if you took tablets, call 112«, stays.
 */
export function removeHarm(isKnown: (address: string) => boolean): Mend {
  return (sentence) => {
    // Most sentences hold none of the words: the long patterns would cost more than all the rest of a reply.
    if (HARM_WORD.test(sentence) || AMOUNT.test(sentence)) {
      if (VERDICT.test(sentence)) return "";
      if (METHOD.test(sentence) && !HELPING.test(sentence)) return "";
    }
    if (!sentence.includes("@")) return sentence;
    return (sentence.match(EMAIL) ?? []).some((address) => !isKnown(address)) ? "" : sentence;
  };
}
