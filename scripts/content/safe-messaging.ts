/**
 * Ways of writing about death that can harm a reader in danger (decisions.md "Safety", after the
 * guidelines of the World Health Organization for media). Both languages at once. It cannot judge a
 * text, it only stops words that a tired editor might let pass.
 */
export type SafetyRule =
  | "suicide-words"
  | "method"
  | "single-cause"
  | "despair-as-sin"
  | "hell-as-threat"
  | "death-as-relief"
  | "epidemic";

export interface UnsafeWords {
  rule: SafetyRule;
  /** As they stand in the text. */
  words: string;
  advice: string;
}

/** Finds at most one place for each rule in a sentence. */
export function findUnsafeWords(text: string): UnsafeWords[] {
  return sentences(text).flatMap((sentence) => {
    const folded = fold(sentence);
    return HARMS.flatMap(({ rule, patterns, together, advice }) => {
      if (together && !together.test(folded)) return [];
      const match = patterns.exec(folded);
      if (!match) return [];
      return [{ rule, words: sentence.slice(match.index, match.index + match[0].length), advice }];
    });
  });
}

function sentences(text: string): string[] {
  return text.normalize("NFC").split(/(?<=[.!?…][”«’")]*)\s+/);
}

/** Without čšž and capitals; every sign stays at its place. */
function fold(text: string): string {
  return text
    .replace(/\p{L}/gu, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/\s/g, " ")
    .replaceAll("’", "'")
    .toLowerCase();
}

/**
 * Whole words of a folded sentence; ` ~ ` stands for up to four words between, ` ≈ ` for up to four
 * that deny nothing.
 */
function phrases(...list: string[]): RegExp {
  const all = list
    .join("|")
    .replaceAll(" ~ ", " (?:\\S+ ){0,4}")
    .replaceAll(" ≈ ", " (?:(?!ni |niso |ne |nikoli |not |no |never )\\S+ ){0,4}");
  return new RegExp(`\\b(?:${all})\\b`);
}

const SELF = "(?:him|her|them|my|your|our|one)sel(?:f|ves)";
const TOOK_LIFE = `(?:kill(?:s|ed|ing)? ${SELF}|(?:took|takes?|taking|ended|ends?|ending) (?:his|her|their|my|your|one's) (?:own )?li(?:fe|ves))`;
const SI_VZEL_ZIVLJENJE =
  "(?:se (?:je|sta|so) (?:\\S+ )?ubil\\w*|ubil\\w* se (?:je|sta|so)|si (?:je|sta|so) (?:\\S+ ){0,2}vze\\w+ (?:\\S+ )?zivljenj\\w*|vze\\w+ si (?:je |sta |so )?(?:\\S+ )?zivljenj\\w*)";
const SUICIDE = phrases("suicid\\w*", "samomor\\w*", TOOK_LIFE, SI_VZEL_ZIVLJENJE);
const DYING = phrases(
  SUICIDE.source,
  "die[sd]?|dying|dead|deaths?",
  "umr\\w+|smrt\\w*|mrt[ev]\\w*|ubi(?:ti|jem\\w*|l\\w*)",
);
const DESPAIR = "(?:despair\\w*|suicide|depression|sadness|hopelessness|giving up)";
const OBUP = "(?:obup\\w*|samomor\\w*|depresij\\w*|zalost\\w*|malodusj\\w*)";
const SOMEBODY = "(?:you|he|she|they|we|who\\w*|people|sinners)";

const HARMS: { rule: SafetyRule; patterns: RegExp; together?: RegExp; advice: string }[] = [
  {
    rule: "suicide-words",
    patterns: phrases(
      "commit\\w* ~ suicide",
      "suicides? ~ committed",
      "(?:(?:un)?successful\\w*|failed|completed|botched) (?:\\S+ )?(?:suicides?|attempts?)",
      "suicide attempts? ~ (?:failed|succeeded|(?:un)?successful)",
      "(?:naredi|stori|napravi|zagresi)\\w* (?:\\S+ ){0,2}samomor",
      "samomor (?:\\S+ ){0,2}(?:naredi|stori|napravi|zagresi)\\w*",
      "(?:ne)?uspe(?:l|sn|sen)\\w* (?:\\S+ )?(?:samomor\\w*|poskus\\w*)",
      "poskus\\w* samomora ~ uspe\\w*",
      "samomoril(?:ec|c\\w+|k[aeio]\\w*)",
    ),
    advice:
      'Suicide is not "committed", and an attempt neither succeeds nor fails. Write "died by suicide", »umrl zaradi samomora«, »preživel poskus samomora«.',
  },
  {
    rule: "method",
    patterns: phrases(
      `(?:hang(?:s|ed|ing)?|hung|drown(?:s|ed|ing)?|shoot(?:s|ing)?|shot|stab(?:s|bed|bing)?|poison(?:s|ed|ing)?|cut(?:s|ting)?) ${SELF}`,
      `thr[eo]w(?:s|n|ing)? ${SELF} (?:off|from|under|in front|out|before)`,
      "jump\\w* (?:off|from|under|in front of|out of) ~ (?:bridges?|roofs?|rooftops?|buildings?|balcon\\w+|cliffs?|trains?|towers?|windows?|viaducts?|platforms?)",
      "(?:slit|slash|cut)\\w* (?:his|her|their|my|your|the) (?:wrists?|veins?|throat|arms?)",
      "overdos\\w*|swallow\\w* ~ (?:pills|tablets)|t(?:ook|ak\\w+) (?:all|too many|a (?:handful|bottle)) (?:\\S+ ){0,2}(?:pills|tablets)",
      "obes(?:il|iti|it|is|im)\\w* se|se (?:je |bi |bo |hoce |zeli )?obes(?:i|il|ila|ili|iti|it)",
      "(?:ustrelil|zabodel|zabodl|zastrupil)\\w* se|se (?:je |bi |bo |hoce |zeli )?(?:ustrel|zastrup)(?:i|il|ila|ili|iti)",
      "(?:vrg|vrz)\\w* se ~ (?:z|s|pod|v|pred|cez)|se (?:je |bi |bo |hoce )?vrg\\w* (?:z|s|pod|v|pred|cez)",
      "skoc\\w* ~ (?:z|s|pod|pred|v) ~ (?:most[au]|streh\\w*|vlak\\w*|balkon\\w*|prepad\\w*|stolp\\w*|okn\\w*|pecin\\w*|viadukt\\w*)",
      "(?:pre|po)?rez\\w* (?:si |se )?(?:\\S+ )?(?:zile|zapestj\\w*|po rok\\w*|v rok\\w*)",
      "predozir\\w*|prevelik\\w* (?:odmer\\w*|doz\\w*)|(?:pogoltn|nagolt)\\w* ~ (?:tablet\\w*|uspaval\\w*)|vze\\w+ ~ (?:vse|prevec|pest|skatl\\w*) (?:\\S+ )?(?:tablet\\w*|uspaval\\w*)",
    ),
    advice: "No method is named, in whatever way. Leave it out.",
  },
  {
    rule: "method",
    together: DYING,
    patterns: phrases(
      "nooses?|ropes?|guns?|pistols?|rifles?|shotguns?|firearms?|weapons?|pills?|tablets|poison\\w*|razors?|blades?|carbon monoxide|drown\\w*|by (?:hanging|jumping|shooting|cutting)",
      "zank\\w*|vrv(?:i|jo|mi)?|pistol\\w*|pusk[aeio]|orozj\\w*|tablet\\w*|uspaval\\w*|strup\\w*|britvic\\w*|rezil\\w*|ogljikov\\w* monoksid\\w*|utop\\w*|zazg\\w*|obesanj\\w*|s skok\\w*",
    ),
    advice: "No method is named together with a death. Leave the thing out.",
  },
  {
    rule: "method",
    together: SUICIDE,
    patterns: phrases(
      "trains?|railways?|rails|tracks|bridges?|viaducts?|roofs?|rooftops?|balcon(?:y|ies)|cliffs?|rivers?|knife|knives|gas",
      "vlak\\w*|tir(?:i|a|ih|e|om)?|zeleznic\\w*|most(?:a|u|om|ov|ovi)?|viadukt\\w*|streh\\w*|balkon\\w*|prepad\\w*|pecin\\w*|rek[aeio]|noz(?:a|em|i|u)?|plin\\w*|stolpnic\\w*",
    ),
    advice: "No method and no place is named together with a suicide. Leave it out.",
  },
  {
    rule: "single-cause",
    patterns: phrases(
      `(?:${TOOK_LIFE}|died by suicide|(?:his|her|their) suicide),? (?:\\S+ )?(?:because|due to|over|as a result|owing to|on account)`,
      `(?:because of|due to|owing to) (?:(?!who )\\S+ ){1,5}(?:${TOOK_LIFE}|died by suicide)`,
      "(?:reasons?|causes?) (?:for|of|behind) (?:his|her|their|this) suicide",
      "(?:drove|driven|drives|pushed|led) (?:him |her |them |someone )?(?:to|into) (?:his |her |their )?suicide",
      `(?:${SI_VZEL_ZIVLJENJE}|umrl\\w* (?:je |sta |so )?zaradi samomora),? (?:\\S+ )?(?:zaradi (?!samomor)\\S+|ker|saj)`,
      `zaradi (?!samomor)(?:(?!ki )\\S+ ){1,4}(?:${SI_VZEL_ZIVLJENJE})`,
      "(?:vzrok\\w*|razlog\\w*|krivec|krivc\\w*) (?:za )?(?:njegov|njen|njun|njihov|t)\\w* samomor\\w*",
      "(?:pognal|gnal|prignal|pahnil)\\w* ~ (?:v|do) (?:samomor\\w*|smrt\\w*)",
    ),
    advice: "A suicide never has a single cause. Leave the cause out, or say that there are always many.",
  },
  {
    rule: "despair-as-sin",
    patterns: phrases(
      `${DESPAIR} (?:is|was|are|means|remains) ≈ (?:sins?|sinful)`,
      "sins? (?:of|is|are|was) (?:despair|suicide|hopelessness|sadness)",
      `${OBUP} (?:je|so|pomeni|ostaja) ≈ greh\\w*`,
      "greh\\w* (?:je )?(?:obup\\w*|samomor\\w*|malodus\\w*)",
      "kdor obupa\\w*,? (?:\\S+ )?gresi",
    ),
    advice: "Despair, sadness, illness and suicide are never called a sin here.",
  },
  {
    rule: "hell-as-threat",
    patterns: phrases(
      `${SOMEBODY}(?:'ll)? ≈ (?:go|goes|going|gone|ends? up|land|burns?|rots?|be sent|be thrown|be cast) (?:straight |right |down |forever )?(?:to|in|into) hell`,
      "(?:burn|rot)\\w* (?:for ?ever )?in hell",
      "(?:damned|condemned|sentenced) to (?:hell|damnation|eternal)",
      "hell (?:awaits|waits|is waiting)|(?:eternal|everlasting) (?:fire|damnation|torment) (?:awaits|waits|is waiting)",
      "(?:bos|bo|boste|bodo) ≈ (?:v pekel|v peklu)|v pek(?:el|lu) (?:bos|bo|boste|bodo)",
      "(?:pride|gre|gredo|pojde|konca|gori|pristane)\\w* ≈ (?:v pekel|v peklu)|v pek(?:el|lu) (?:pride|gre|gredo|pojde|konca)\\w*",
      "caka\\w* (?:te |ga |jo |jih |vas )?pekel|pekel (?:te |ga |jo |jih |vas )(?:\\S+ )?caka",
      "(?:obsojen|pogubljen|preklet)\\w* (?:na|v) (?:pekel|peklu|vecn\\w*)",
    ),
    advice: "Hell is never held up to anybody as a threat.",
  },
  {
    rule: "death-as-relief",
    patterns: phrases(
      "(?:a|some|that) (?:far )?better (?:place|world)|better off (?:dead|without (?:you|me|him|her|them))",
      "end(?:s|ed|ing)? (?:all )?(?:the|his|her|their|your|my|this|that) (?:pain|suffering|misery|torment)",
      "out of (?:his|her|their|your|my) (?:pain|suffering|misery)|no longer (?:suffers?|suffering|in pain)",
      "at (?:peace|rest) (?:now|at last)|(?:now|finally) at (?:peace|rest)|rests? in peace|eternal (?:rest|sleep|peace)",
      "(?:reunit\\w+|together again) ~ (?:heaven|beyond|the other side|in death|after death)",
      "death (?:is|was|as|brings|brought|means|would be|can be) ≈ (?:rest|peace|relief|release|freedom|friend|solution|way out|escape)",
      "na boljsem|v? ?bolj(?:si|sem) svet\\w*|na lepsem (?:kraju|mestu|svetu)",
      "konca\\w* (?:je |so |bi |bo )?(?:svoj\\w* |vs\\w* |to )?(?:bolecin[oe]|trpljenje|muk[eo])|konec (?:\\S+ )?(?:trpljenja|bolecin[e]?|muk[e]?)",
      "pociva\\w* v miru|vecn\\w* (?:pocit\\w*|pokoj\\w*|mir\\w*|spanj\\w*|sen)|ne trpi\\w* vec",
      "tam (?:mu |ji |jim |ti )?(?:je|bo) (?:bolje|lepse|lazje|laze)|(?:mu|ji|jim|ti) (?:je|bo) (?:zdaj )?tam (?:bolje|lepse|lazje|laze)",
      "(?:spet|znova) ~ (?:skupaj|zdruzen\\w*|snid\\w*) ~ (?:v nebesih|pri bogu|po smrti|onem svetu)",
      "smrt (?:je|bo|prinese|pomeni|prinasa) ≈ (?:pocit\\w*|mir|olajsanj\\w*|resit\\w*|odresit\\w*|izhod\\w*|svobod\\w*|prijatelj\\w*)",
    ),
    advice: "Nothing may make death sound like rest, relief or reunion.",
  },
  {
    rule: "death-as-relief",
    together: DYING,
    patterns: phrases(
      "found ~ (?:peace|rest)|finally free|set (?:him|her|them) free",
      "(?:res|odres)(?:il|ila|en|ena|eni|itev) ~ (?:bolecin\\w*|trpljenj\\w*|muk\\w*)|nas(?:el|la|li) ~ (?:mir|pocitek|pokoj)",
    ),
    advice: "Nothing may make death sound like rest, relief or reunion.",
  },
  {
    rule: "epidemic",
    patterns: phrases(
      "(?:epidemics?|waves?|plagues?|contagion|outbreaks?|spates?|rash) of ~ suicid\\w*",
      "suicid\\w* (?:epidemics?|waves?|contagion|plagues?|capital)",
      "(?:epidemij\\w*|val(?:a|u|om|ovi|ov|ove)?|kug\\w*) ~ samomor\\w*",
      "samomorilsk\\w* (?:epidemij\\w*|val\\w*|kug\\w*)",
    ),
    advice:
      "Suicide is not spoken of as an epidemic or a wave; say soberly what is known, with source and year.",
  },
];
