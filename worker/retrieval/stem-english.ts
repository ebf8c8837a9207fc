/* A light stemmer: plurals, -ing, -ed, -ly and their kin, and the words that change inside. */

/** Forms that no rule joins, and pairs that a reader takes for one word. */
const IRREGULAR: [RegExp, string][] = (
  [
    ["die|dies|died|dying|dead|deaths?", "death"],
    ["suicid\\w*", "suicid"],
    ["wise|wiser|wisest|wisely|wisdoms?|unwise", "wisdom"],
    ["s[iau]ng|sings|singing|singers?|songs?", "sing"],
    ["life|lives|lived?|living|alive", "liv"],
    ["loses?|losing|loss(?:es)?|lost", "los"],
    ["grie[fv]\\w*", "griev"],
    ["belie[fv]\\w*", "believ"],
    ["forg[ia]v\\w*", "forgiv"],
    ["pray\\w*", "pray"],
    ["depress\\w*", "depress"],
    ["lonel\\w*|alone", "lone"],
    ["gratitude|grateful\\w*|thank\\w*", "gratitud"],
    ["fear\\w*|afraid|scared|frighten\\w*", "fear"],
    ["lie|lies|lied|lying|liars?", "lie"],
    ["kn[oe]ws?|known|knowing|knowledge", "know"],
    ["th(?:ink|inks|inking|ought|oughts)", "think"],
    ["sp(?:eak|eaks|eaking|oke|oken|eech)", "speak"],
    ["t(?:ell|ells|elling|old)", "tell"],
    ["f(?:eel|eels|eeling|eelings|elt)", "feel"],
    ["f(?:ind|inds|inding|ound)", "find"],
    ["wr(?:ite|ites|iting|ote|itten)", "writ"],
    ["t(?:each|eaches|eaching|aught|eachers?)", "teach"],
    ["hear|hears|hearing|heard", "hear"],
    ["say|says|saying|said", "say"],
    ["give|gives|gave|given|giving", "giv"],
    ["child|children|kids?", "child"],
    ["m[ae]n", "man"],
    ["wom[ae]n", "woman"],
    ["people|persons?", "person"],
    ["friend\\w*", "friend"],
    ["believers?", "believ"],
    ["sins?|sinn\\w+|sinful\\w*", "sin"],
    ["websites?|sites?", "site"],
    ["e?mails?", "email"],
    ["mock\\w*", "mock"],
  ] satisfies [string, string][]
).map(([pattern, stem]) => [new RegExp(`^(?:${pattern})$`), stem]);

/** What is left of a word must still tell it from others. */
const STEM_MIN = 3;

/** The stem of a folded English word: "hopes", "hoping", "hopeful" → "hop". */
export function stemEnglish(word: string): string {
  if (/\d/.test(word)) return word;
  const irregular = IRREGULAR.find(([pattern]) => pattern.test(word));
  if (irregular) return irregular[1];
  const singular = word
    .replace(/(?<=..)ie[sd]$/, "y")
    .replace(/(?<=s|x|z|ch|sh)es$/, "")
    .replace(/(?<=[^us])s$/, "");
  const plain = cut(cut(singular, /(?:fulness|lessness|fully|lessly|ful|less|ness|ly|ment)$/), /(?:ing|ed)$/);
  return plain
    .replace(/e$/, "")
    .replace(/(?<=[^aeiou])y$/, "i")
    .replace(/([^aeiou])\1$/, "$1");
}

/** Takes an ending off where a word with a vowel is left. */
function cut(word: string, ending: RegExp): string {
  const root = word.replace(ending, "");
  return root.length >= STEM_MIN && /[aeiouy]/.test(root) ? root : word;
}
