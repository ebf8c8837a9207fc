import { isCount } from "../../reply-filter/telephone.ts";
import { TELEPHONE_AFTER, TELEPHONE_BEFORE } from "./number-words.ts";

const FIGURES = new Map(
  [
    "nič nic nula ničla nicla nulica zero oh",
    "ena en eno enka enica one",
    "dva dve dvojka dvojko two",
    "tri trojka trojko three",
    "štiri stiri štir stir štirka štirica four",
    "pet petka petko petica five",
    "šest sest šestka šestica six",
    "sedem sedmica sedmico seven",
    "osem osmica osmico eight",
    "devet devetka devetko nine",
  ].flatMap((words, figure) => words.split(" ").map((word) => [word, String(figure)] as const)),
);
/** "enainštirideset", "petsto", "twenty": more than one figure at once. */
const TENS = String.raw`(?:ena|dva|dve|tri|[šs]tiri|pet|[šs]est|sedem|osem|devet)?(?:in)?(?:dvaj|tri|[šs]tiri|pet|[šs]est|sedem|osem|devet)(?:deset|set)|(?:ena|dva|tri|[šs]tiri|pet|[šs]est|sedem|osem|devet)(?:jst|najst)|(?:dve|tri|[šs]tiri|pet|[šs]est|sedem|osem|devet)?sto|deset|(?:twen|thir|for|fif|six|seven|eigh|nine)(?:ty|teen)|ten|eleven|twelve|hundred`;
const WORD = String.raw`(?:${[...FIGURES.keys()].join("|")}|${TENS}|\d{1,3})(?![\p{L}\p{Nd}])`;
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:plus[\s,]{1,2}|\+\s?)?${WORD}(?:[\s,.·-]{1,3}(?:(?:double|dvakrat|triple|trikrat)\s)?${WORD}){4,}`,
  "giu",
);
const IS_TENS = new RegExp(`^(?:${TENS})$`, "iu");
const ANY =
  /(?<!\p{L})(?:ni[čc]|nula|plus|zero|oh|ena|one|dva|two|tri|three|four|five|six|seven|eight|nine)(?!\p{L})/iu;
const FIGURES_MIN = 7;

/** Telephone numbers in words, figure by figure: "nič štiri ena, ena dva tri …". Counting is none. */
export function findSpokenNumbers(plain: string): { from: number; to: number }[] {
  if (!ANY.test(plain)) return [];
  return [...plain.matchAll(SPOKEN)].flatMap(({ 0: spoken, index }) => {
    const words = spoken.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    const figures = words.flatMap((word) => {
      if (IS_TENS.test(word)) return ["10"];
      return FIGURES.get(word) ?? (/^\d+$/.test(word) ? word : []);
    });
    const isTold =
      /^(?:plus|\+)/i.test(spoken) ||
      figures[0]?.startsWith("0") ||
      TELEPHONE_BEFORE.test(plain.slice(Math.max(0, index - 50), index)) ||
      TELEPHONE_AFTER.test(plain.slice(index + spoken.length, index + spoken.length + 50));
    const isLong = figures.join("").length >= FIGURES_MIN;
    const isSaid = isLong && words.some((word) => FIGURES.has(word)) && !isCount(figures);
    return isTold && isSaid ? [{ from: index, to: index + spoken.length }] : [];
  });
}
