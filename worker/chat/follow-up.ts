import type { Crisis } from "../../contract/content.ts";

export type FollowUp = Exclude<keyof Crisis["followUp"], "check">;

const ATE = "(?:vzela?|pojedel|pojedla|popila?|pogoltnila?|spila?|zauzila?|pozrla?|nazrla?|nagoltala?)";
const TAKEN = new RegExp(
  String.raw`\b(?:(?:se?m (?:\w+ )?${ATE}|${ATE} (?:se?m|se))\b.*\b(?:tablet\w*|zdravil\w*|pomirjeval\w*|uspaval\w*|prask\w*|vse\b)|(?:i(?: have|ve)? (?:just |already )?(?:took|taken|swallowed)|overdosed)\b.*(?:pills?|tablets?|medic\w*|meds|all of|everything|\bod\b|$))`,
);
/** One tablet is taken for a headache. */
const ONE = /\b(?:tableto|(?:a|one) (?:pill|tablet))\b/;
const METHOD =
  /(?:\b(?:kako|najlaz\w*|najhitr\w*|na kak\w* nacin)\b.*\b(?:se (?:\w+ )?(?:ubi\w*)|ubit se|umre[tm]\w*|samomor)|\bkoliko (?:tablet\w*|zdravil)\b.*\b(?:prevec|umre\w*|smrt\w*|ubi\w*)|\b(?:easiest|best|painless|fastest|quickest) way to (?:die|kill)|\bhow (?:do|to|can|could) .*(?:kill (?:your|my|one)self|commit suicide)|\bhow many (?:pills|tablets)\b)/;

/** What may be said after a signal, and how it is known in folded text; the first that fits. */
const OWN: [FollowUp, RegExp][] = [
  ["sin", /\b(?:greh\w?|pek(?:el|l\w+)|bog\w? (?:\w+ )*(?:jezen|kaznoval)|sin|hell)\b/],
  [
    "little",
    /\b(?:ne bi (?:rad|rada) (?:\w+ )*o tem|nocem (?:\w+ )*o tem|pusti(?:va|mo)? to|rather not|dont want to talk about)\b/,
  ],
  [
    "wontCall",
    /\b(?:(?:nocem|ne bom|ne upam|ne morem|bojim se|sram me je)\b.*\b(?:klic\w*|poklic\w*|govori\w*|poved\w*)|(?:nikogar|nikomur) (?:ne )?(?:noc\w*|bom|upam|morem)|(?:dont want|wont|cant|scared|afraid|dont dare) (?:to )?(?:call|tell|talk|ring))\b/,
  ],
  [
    "alone",
    /\b(?:sama? (?:sem )?doma|doma sem sama?|nikogar ni|ni nikogar|sama? sem|sem sama?|home alone|nobody is here|no one is here|im alone|by myself)\b/,
  ],
  [
    "no",
    /^(?:ne|no|nope|nah|sploh ne|niti ne|not really)[\s!.,]*$|\b(?:ne (?:mislim|razmisljam) (?:na|o) samomoru?|(?:im )?not suicidal|na varnem sem|im (?:safe|ok|okay|fine))\b/,
  ],
  [
    "yes",
    /^(?:ja+|da|yes|yeah|yep|mogoce|morda|ne vem|vcasih|maybe|sometimes|i am|i do|i dont know|idk|res je)\b[\s!.,]*(?:\w+[\s!.,]*){0,4}$/,
  ],
  ["scared", /\b(?:strah|bojim se|scared|afraid|terrified)\b/],
  [
    "thanks",
    /^(?:ok |okej |v redu )?(?:(?:najlepsa )?hvala\b|thank|thx|adijo|nasvidenje|lahko noc|bye|goodbye|good night)/,
  ],
];
const OTHER: [FollowUp, RegExp][] = [
  [
    "otherNoAnswer",
    /\b(?:ne (?:dvigne|odgovar\w*|odgovori|odpise|javi|oglasi)|se ne (?:javi|oglasi)|(?:doesnt|does not|isnt|not|wont) (?:pick\w* up|answer\w*|reply\w*|respond\w*))\b/,
  ],
  [
    "otherSecret",
    /\b(?:jez[ne]\w*|nikomur|skrivnost\w*|izda\w*|zamer\w*|angry|mad at|secret|not to tell|dont tell|promised|hate me)\b/,
  ],
];

/** Whether a folded message says that something was already taken. */
export function hasTaken(folded: string): boolean {
  const plain = withoutApostrophes(folded);
  return TAKEN.test(plain) && !ONE.test(plain);
}

/** Whether a folded message asks for a method, for whatever reason it gives. */
export function asksMethod(folded: string): boolean {
  return METHOD.test(withoutApostrophes(folded));
}

/** The answer that fits what is written after a signal, or null where none does. */
export function findFollowUp(folded: string, isAboutOther: boolean): FollowUp | null {
  const plain = withoutApostrophes(folded);
  const found = (isAboutOther ? [...OTHER, ...OWN.filter(([id]) => id === "thanks")] : OWN).find(([, sign]) =>
    sign.test(plain),
  );
  return found?.[0] ?? null;
}

function withoutApostrophes(text: string): string {
  return text.replace(/['’]/g, "");
}
