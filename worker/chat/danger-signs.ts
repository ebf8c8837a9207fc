import { fold } from "../retrieval/tokenize.ts";

/** What the filter of replies reads in a message: whether a method is asked for, or something was taken. */

/** Words as they are spoken, where they differ too much to be guessed. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(obes|skoc|ub|nared|udar)i?u\b/g, "$1il"],
  [/\b(po|s|na)?piu\b/g, "$1pil"],
  [/\b(po|na)?jedu\b/g, "$1jedel"],
  [/\bvzeu\b/g, "vzel"],
  [/\bnardi?u\b/g, "naredil"],
  [/\b(po)?klicu\b/g, "$1klical"],
  [/\b(napis|poved)u\b/g, "$1al"],
  [/\bprjat(?:l)?ca\b/g, "prijateljica"],
  [/\bprjat(?:u|l)\b/g, "prijatelj"],
  [/\bfot(?:e)?r\b/g, "oce"],
  [
    /\bhell (?=(?:come|call|text|ever|never|want|love|forgive|change|leave|stay|notice|miss|be (?:back|ok|okay|fine|mad|angry))\b)/g,
    "he will ",
  ],
  [/\b(?:nobenga|nobenega|nkogar)\b/g, "nikogar"],
];
const ATE =
  "(?:vzela?|pojedel|pojedla|popila?|pogoltnila?|spila?|zauzila?|pozrla?|nazrla?|nagoltala?|dala?|vbrizgala?)";
/** Taken by many, or drunk, they kill. */
const POISON_SL =
  "(?:tablet\\w*|zdravil\\w*|pomirjeval\\w*|uspaval\\w*|prask\\w*|lekadol\\w*|apaurin\\w*|nalgesin\\w*|ketonal\\w*|antidepresiv\\w*|antifriz\\w*|varikin\\w*|belil\\w*|cistil\\w*|razredcil\\w*|strup\\w*|vse\\b)";
const PILLS =
  "(?:pills?|tablets?|medic\\w*|meds|nurofen|ibuprofen|aspirin|sertraline|prozac|xanax|valium|codeine|tramadol|sleepers|paras|paracetamol|painkillers?|antidepressants?|ones|them|those|everything)";
const MANY =
  "(?:(?:an? |the )?(?:whole |full |big )?(?:load|loads|rake|bunch|lot|handful|handfuls|ton|tons|pack|packet|box|bottle|strip)|\\d+|ten|fifteen|twenty|thirty|forty|fifty|dozens?)";
const SWALLOWED = "(?:took|taken|taking|neked|drink|swallowed|downed|necked|popped|had|eaten|ate)";
const TAKEN = new RegExp(
  [
    String.raw`\b(?:vse|vsa|vsega|jih|celo skatlo|cel paket|cel pakl) (?:se?m (?:jih )?)?${ATE}(?: se?m)?\b`,
    String.raw`\b${ATE} se?m (?:jih|vse|vsa|celo|cel)\b`,
    String.raw`\b(?:took|taken|swallowed|downed|necked) (?:them|it|everything|loads|too many|every (?:one|last)|all of (?:them|it)|the lot|what was left)\b`,
    String.raw`\b(?:se?m (?:\w+ )?${ATE}|${ATE} (?:se?m|se))\b.*\b${POISON_SL}`,
    String.raw`\b(?:se?m (?:si |jih )?(?:\w+ )?${ATE}|${ATE} (?:se?m)) (?:si |jih )?(?:mal\w* )?prevec\b`,
    String.raw`\b(?:i(?: have|ve)? (?:just |already )?(?:took|taken|swallowed)|overdosed)\b.*(?:pills?|tablets?|medic\w*|meds|all of|everything|\bod\b|$)`,
    String.raw`\b${SWALLOWED} (?:about |like |around |half |nearly )?${MANY}(?: \w+)? of (?:\w+ ){0,3}${PILLS}\b`,
    String.raw`\b(?:drank|drunk|swallowed|took|injected|gave my ?self)\b[^.!?]{0,30}\b(?:bleach|antifreeze|insulin|weed ?killer|poison|detergent|drain cleaner|paint thinner)\b`,
    String.raw`\btook an overdose|\btoo many of (?:my|the|her|his) (?:\w+ )?${PILLS}|\b(?:drank|drink|took|taken|swallowed) all (?:of )?(?:the|my|her|his) (?:\w+ )?${PILLS}`,
    String.raw`\bi (?:just |already |have )?odd(?: (?:on|last|again|yesterday|today)|$)`,
  ].join("|"),
);
/** So plainly told that no other sign is needed. */
const TAKEN_PLAINLY = new RegExp(
  String.raw`(?:\b(?:i|ive|im|just|se?m)\b[^.!?]{0,20}\b|^)(?:(?:took|taken|swallowed|necked|neked|downed|popped) (?:about |like |around )?(?:an? |the )?(?:whole |full |big )?(?:load|loads|rake|bunch|handful|pack|packet|box|bottle|strip|[1-9]\d+)(?: \w+)? (?:of )?(?:\w+ ){0,2}${PILLS}|took an overdose|odd (?:on|last|yesterday|today)|drank (?:bleach|antifreeze))\b`,
);
/** Somebody else took it. */
const TAKEN_BY_ANOTHER = new RegExp(
  String.raw`\b(?:mal[ia]|otrok|dojenck?\w*|malcek|malcica|sin(?:ko)?|hcer(?:ka)?|hci|baby|toddler|kid|child|little one) (?:mi )?(?:je )?(?:\w+ )?(?:popil\w?|pojed\w*|pogoltnil\w?|drank|ate|swallowed|took)\b|\b(?:my|our|the|moj\w?|nas\w?) (?:\w+ )?(?:mate|friend|bestie|brother|sister|son|daughter|mum|mom|mam|dad|da|wife|husband|girlfriend|boyfriend|cousin|roommate|flatmate|neighbour|gran\w*|prijatelj\w*|brat|sestra|sin|hci|mama|mami|oce|ati|zena|moz|punca|fant|sosol\w*|cimr\w*|babica|soseda?)\b(?! (?:that|and) i\b)[^.!?]{0,40}\b(?:took|taken|swallowed|necked|downed|overdosed|odd|vzela?|vzeu|pojedla|pojedel|popila?|popiu|spila?|pozrla?|pozru)\b|\b(?:he|she|they) (?:just |has |have )?(?:took|taken|swallowed|necked|overdosed)\b|\b(?:on|ona) (?:je )?(?:\w+ )?(?:vzela?|popila?|pojedla)\b`,
);
/** More than somebody's daily tablets. */
const DEADLY = new RegExp(
  String.raw`\b(?:overdos\w*|odd|wont wake|not waking|not breathing|unconscious|ne zbudi|ne odziva|ne diha|cistil\w*|varikin\w*|antifriz\w*|strup\w*|baterij\w*|bleach|antifreeze|poison|cleaner|detergent|battery|batteries)\b|\b(?:${MANY}|all|every|vse|vsa|celo|cel|pest|polno|babicin\w*|maminih?\w*|grann?y?s|grandmas)\b[^.!?]{0,15}\b(?:${PILLS}|${POISON_SL})|\bmy (?:\w+ )?${PILLS}`,
);
/** One tablet is taken for a headache. */
const ONE = /\b(?:tableto|(?:a|one) (?:pill|tablet))\b/;
const METHOD = new RegExp(
  [
    String.raw`\b(?:kako|najlaz\w*|najhitr\w*|na kak\w* nacin)\b.*\b(?:se (?:\w+ )?(?:ubi\w*)|ubit se|umre[tm]\w*|samomor)`,
    String.raw`\b(?:kok|koliko) (?:tablet\w*|zdravil|jih (?:naj |moram |morm )?vz\w+)\b`,
    String.raw`\bkater\w+ in kol(?:iko|k)\b|\bkaj bi (?:\w+ ){0,2}vzela?\b.*\bkol(?:iko|k)\b|\bkolk? casa traja do konca\b`,
    String.raw`\b(?:nacin\w*|smrt\w*)\b[^.!?]{0,20}\bnajmanj bol\w*|\bnajmanj bol\w* (?:nacin\w*|smrt\w*)`,
    String.raw`\b(?:way|method)s? (?:of|to) (?:dying|die)\b.*\b(?:pain\w*|quick\w*|eas\w*|best)|\bleast painful\b|\bwhat would (?:she|he|they|i|you) take\b.*\bhow (?:much|many)\b`,
    String.raw`\b(?:opis|navodil\w*|postop\w*|nacin\w*)\b[^]*\b(?:(?:to )?naredi|se ubi\w*|samomor\w*)|\b(?:se ubi\w*|samomor\w*|umre\w*)\b[^]*\b(?:tocn\w* opis|navodil\w*|postop\w*|kako (?:to |se )*(?:naredi|ubije))`,
    String.raw`\b(?:description|instructions?|details?|steps|method\w*|ways?)\b[^]*\b(?:kill\w* (?:her|him|my|your|one|them)sel\w+|commit\w* suicide|suicide (?:method|scene)|end (?:my|her|his) life)|\b(?:kills? (?:her|him|my|your|one|them)sel\w+|suicide)\b[^]*\b(?:exact\w* (?:description|how)|how (?:she|he|they) (?:does|do|did) it|step by step|method)`,
    String.raw`\b(?:smrtn\w* (?:odmer\w*|doz\w*)|opis\w* kako (?:to |se )?(?:naredi|ubije)|kje (?:tocno )?(?:je|so) tak\w* most)`,
    String.raw`\b(?:easiest|best|painless|fastest|quickest) (?:painless )?way (?:to (?:die|kill)|for (?:my|the|a) (?:character|novel|story|heroine|hero))`,
    String.raw`\bhow (?:do|to|can|could) .*(?:kill (?:your|my|one)self|commit suicide)`,
    String.raw`\bhow many (?:pills|tablets)\b|\bwhich (?:ones|pills|tablets)\b.*\bhow many\b|\blethal\b|\bdose per\b|\bcannot be reversed\b`,
  ].join("|"),
);

/** A message as the signs here read it: without case, marks and apostrophes. */
export function readPlainly(text: string): string {
  const plain = fold(text)
    .replace(/['’]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return SPOKEN.reduce((message, [spoken, written]) => message.replace(spoken, written), plain);
}

/** Whether it says that the writer has already taken something. */
export function hasTaken(message: string): boolean {
  return (
    (TAKEN.test(message) || TAKEN_PLAINLY.test(message)) && !ONE.test(message) && !isTakenByAnother(message)
  );
}

/** Whether somebody else has taken something. */
function isTakenByAnother(message: string): boolean {
  return (
    TAKEN_BY_ANOTHER.test(message) &&
    DEADLY.test(message) &&
    !/\b(?:i (?:just )?(?:took|swallowed)|ive taken|se?m (?:\w+ )?(?:vzela?|popila?|pojed\w*))\b/.test(
      message,
    )
  );
}

/** Whether it asks for a method, for whatever reason it gives. */
export function asksMethod(message: string): boolean {
  return METHOD.test(message);
}
