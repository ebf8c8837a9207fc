import type { Locale } from "../../contract/locale.ts";

/** Endings of Slovenian nouns, adjectives and verbs, longest first. */
const SL_ENDINGS =
  /(?:ostjo|ostih|ostim|ostmi|ovega|ovemu|nega|nemu|skega|skemu|stvom|stva|stvu|anja|anje|anju|enja|enje|enju|ega|emu|imi|ima|ami|ama|ihi|ost|osti|ova|ovi|ove|ovo|ih|im|em|om|oj|ah|jo|mo|te|ti|le|la|li|lo|sk|a|e|i|o|u)$/;
const EN_ENDINGS =
  /(?:fulness|iness|ingly|ation|ness|ment|ings|edly|ies|ing|ely|ers|est|ed|ly|es|er|'s|s|e|y)$/;

/** What is left of a word must still tell it from others. */
const STEM_MIN = 3;

const STOP_WORDS: Record<Locale, Set<string>> = {
  sl: words(
    "in je se v na da z s k h o a i ali pa ne ni so sem si bi ki kaj kako kako zakaj kdo kje kdaj koliko ta to te ti tisti tega tem za po pri od do iz ob med nad pod brez ker ko ce ampak vendar tudi se samo le zelo bolj naj lahko mi me moj moja tvoj jaz on ona mu jo jih nas vas vam biti bil bila bilo bo bom bos kateri nekaj",
  ),
  en: words(
    "the a an and or but of to in on at by for with from is are was were be been am do does did it its this that these those i you he she we they my your his her our their me him us them what which who whom how why when where can could should would will shall may might not no so if as about than then there here just very",
  ),
};

/** A text as search sees it: without čšž, case and endings. Words that say nothing are left out. */
export function tokenize(text: string, locale: Locale): string[] {
  return splitWords(text)
    .filter((word) => !STOP_WORDS[locale].has(word))
    .map((word) => stem(word, locale));
}

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("đ", "d");
}

/** Takes off the ending: "modrosti" and "modrostjo" → "modr"; "faithful" stays apart from "faith" by its root only. */
export function stem(word: string, locale: Locale): string {
  const ending = (locale === "sl" ? SL_ENDINGS : EN_ENDINGS).exec(word)?.[0] ?? "";
  const root = word.slice(0, word.length - ending.length);
  return root.length >= STEM_MIN ? root : word;
}

function splitWords(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9']+/)
    .filter((word) => word.length > 1);
}

function words(list: string): Set<string> {
  return new Set(list.split(" "));
}
