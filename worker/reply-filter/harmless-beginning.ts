import { listenForHarm } from "../../recognition/harms.ts";
import type { WordFollower } from "./sentence-filter.ts";

/** How words begin that are held until it is known what follows them; č, š and ž may be without their marks. */
const HELD_BEGINNINGS = readBeginnings([
  "smrtn odmer doz skoč skok vrž obes žil zapest prerež zarež urež tablet zdravil bližin blizu",
  "uspaval pomirjeval protiboleč kapsul komad",
  "lethal dose pill mg milligram miligram jump hang slit wrist bridge painkiller capsule medicine",
  "samomor boljš boli lepš bolje mir pekl pekel pogub gori jemati jemlji",
  "suicid place pain suffer damn burn hell lost taking",
  "ogenj ognj zavržen preklet sprejme mara odpusti konč izgubljen",
  "real living person human robot police ambulance between",
  "policij rešev človek oseb program nama treba counsel svetoval",
]);
/**
 * After these all of a sentence is held: whom to call, what to pay and where to come is judged by plain code,
 * at its end; what somebody is to say or to keep secret, by all of it.
 */
const FINAL_BEGINNINGS = readBeginnings([
  "povej tell nikomur secret skrivnost",
  "kliči poklic pokliče call ring dial pay paypal donat refund nakaž plač donir donac",
  "pridi pridru skupin povab vablj povezav dobi come join group invit meet telegr whats snap discord link",
]);
const HELD_WORD = anyWordWith([...HELD_BEGINNINGS, ...FINAL_BEGINNINGS]);
const FINAL_WORD = anyWordWith(FINAL_BEGINNINGS);
/** "p", "pi", "pil", "pill": a word that is still being written may become one of them. */
const HELD_BEGUN = new Set(
  [...HELD_BEGINNINGS, ...FINAL_BEGINNINGS].flatMap((word) =>
    Array.from(word, (_, index) => word.slice(0, index + 1)),
  ),
);
/** Small words with which some of them begin: they come often, say nothing, and are shown in any case. */
const SMALL_WORD = /^(?:in|je)/i;
/** The letters at the end of a word. */
const LAST_LETTERS = /[\p{L}\p{M}]*$/u;

/** So many words that follow a held one must have come before it is shown. */
const WORDS_AFTER_HELD = 3;

/**
 * How much of the beginning of a sentence may be shown before its end: it stops at the first word
 * with which it could become harmful, and goes on where what follows has made it clear that it does not.
 * While what was said is calm a word is shown as it is written; where it is no longer so, when it is complete.
 */
export function followHarmless(): WordFollower {
  const listener = listenForHarm();
  /** What may be shown of the complete words, where not all of them may. */
  let shown = 0;
  let isFree = true;
  /** How many words after a held one are still to come. */
  let waiting = 0;

  return {
    add(word, from) {
      const isWritten = isFree && listener.state === "calm";
      if (isFree) shown = from;
      listener.read(word);
      const held = word.search(HELD_WORD);
      if (held !== -1) {
        if (isWritten) shown = from + held + measureSmall(word.slice(held));
        waiting = FINAL_WORD.test(word) ? Number.POSITIVE_INFINITY : Math.max(waiting, WORDS_AFTER_HELD);
        isFree = false;
        return;
      }
      const isAlarming = listener.state === "alarming";
      if (isWritten) shown = from + word.length;
      waiting = Math.max(0, waiting - 1);
      isFree = !isAlarming && waiting === 0 && (isFree || listener.isHarmless);
    },
    measure(begun, from) {
      if (!isFree) return shown;
      if (listener.state !== "calm") return from;
      const held = begun.search(HELD_WORD);
      if (held !== -1) return from + held + measureSmall(begun.slice(held));
      const last = LAST_LETTERS.exec(begun)?.[0] ?? "";
      if (!HELD_BEGUN.has(last.toLowerCase())) return from + begun.length;
      return from + begun.length - last.length + measureSmall(last);
    },
  };
}

function measureSmall(word: string): number {
  return SMALL_WORD.exec(word)?.[0].length ?? 0;
}

function readBeginnings(lines: readonly string[]): string[] {
  const plain = (word: string) => word.replaceAll("č", "c").replaceAll("ž", "z").replaceAll("š", "s");
  return [...new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, plain(word)]))];
}

function anyWordWith(beginnings: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${beginnings.join("|")})`, "iu");
}
