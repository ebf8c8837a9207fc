import helplines from "../../../generated/content/helplines.json";
import site from "../../../generated/content/site.json";
import type { Range } from "./ranges.ts";

/** Stands in the log for an e-mail address. */
export const EMAIL_MARK = "[…@…]";

const OPEN = String.raw`[(\[{<|*~«»‹【]\s?`;
const CLOSE = String.raw`\s?[)\]}>|*~«»›】]`;
/** Around "at" and "dot" people put quotation marks and hyphens as well. */
const OPEN_ANY = String.raw`(?:${OPEN}|["'/_-])`;
const CLOSE_ANY = String.raw`(?:${CLOSE}|["'/_-])`;
const QUOTE = `["'„“”»«]?`;
/** Where many people have their mail: beside one of these, "at" and "na" can only mean an address. */
const PROVIDER = String.raw`(?:g[\s-]?mail|g-?mejl|googlemail|hotmail|outlook|yahoo|icloud|aol|proton(?:mail)?|gmx|siol|telemach|t-2|arnes|amis|windowslive)(?:u|om)?(?![\p{L}\p{Nd}])`;
const ENDING = String.raw`(?:com|net|org|si|eu|info|uk|co|de|at|it|hr|me|io|edu|gov|fr|es|ch|hu|rs|ba|mk|us|au|ca|ie|nl|be|pl|cz)(?![\p{L}\p{Nd}])`;
const DOT_WORD = "(?:dot|pika|pikca|tocka|točka|punkt)";
const DOT = String.raw`(?:\.|\s{0,2}${OPEN_ANY}(?:\.|${DOT_WORD})${CLOSE_ANY}\s{0,2}|\s{1,2}${DOT_WORD}\s{1,2}|\s\.\s?(?=\p{L})|,(?=${ENDING})|\.?\s(?=(?:com|net|org)(?![\p{L}\p{Nd}])))`;
const ANY_DOT = new RegExp(DOT, "giu");
const NAME = String.raw`[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]*`;

/** Every way in which people write the @. What stands around it decides whether it is one. */
const AT = new RegExp(
  [
    String.raw`\s{0,2}@\s{0,2}`,
    String.raw`\s{0,2}${OPEN_ANY}(?<bracketed>@|at|afna|na|a|et)${CLOSE_ANY}\s{0,2}`,
    String.raw`\s{1,2}(?:znak\s)?(?<word>afna|at|na|et)\s{1,2}`,
    String.raw`[.]at[.](?=${PROVIDER})|afna(?=${PROVIDER})`,
  ].join("|"),
  "giu",
);
const ANY_AT = /@|afna|[([{<|*~«»‹【"'/_.-]\s?(?:at|na|a|et)\s?[)\]}>|*~«»›】"'/_.-]|\s(?:at|na|et)\s/iu;

const DOMAIN = new RegExp(
  String.raw`${QUOTE}(?:g\smail|${NAME})(?:${QUOTE}${DOT}${QUOTE}${NAME})*${QUOTE}`,
  "iuy",
);
const BEGINS_WITH_PROVIDER = new RegExp(`^${QUOTE}${PROVIDER}`, "iu");
const SPELLED_DOT = new RegExp(String.raw`[\s([{<|*~«»‹【"'/_-]${DOT_WORD}[\s)\]}>|*~«»›】"'/_-]`, "iu");
const ENDS_AS_DOMAIN = new RegExp(String.raw`[\s.,)\]}>|*~]${ENDING}${QUOTE}$`, "iu");

const JOIN_WORD = String.raw`(?:${DOT_WORD}|pod[čc]rtaj|pod[čc]rtano|spodnja\s[čc]rta|spodnji\svezaj|underscore|minus|vezaj|pomi[šs]ljaj|[čc]rtica|dash|hyphen|plus)`;
const JOIN = String.raw`(?:\s{0,2}${OPEN}(?:[._+-]|${JOIN_WORD})${CLOSE}\s{0,2}|\s{1,2}${JOIN_WORD}\s{1,2}|\s[._+-]\s?)`;
const LOCAL = String.raw`[\p{L}\p{M}\p{Nd}_][\p{L}\p{M}\p{Nd}._%+'’-]*`;
const LOCAL_BEFORE = new RegExp(
  String.raw`(?:"[^"\n]{1,40}"|(?<![\p{L}\p{M}\p{Nd}_])${LOCAL}(?:${JOIN}${LOCAL})*)$`,
  "iu",
);
/** No address is longer before its @, however it is spelled. */
const LOCAL_MAX = 96;

/** Words that stand before "at" and "na" in a sentence. */
const ORDINARY_WORD =
  /(?:^|\s)(?:me|ga|jo|jih|mi|te|ti|se|pi[šs]\p{L}*|ra[čc]un\p{L}*|e?-?ma[ij]l\p{L}*|mejl\p{L}*|po[šs]t\p{L}*|profil\p{L}*|naslov\p{L}*|sporo[čc]il\p{L}*|prijav\p{L}*|najde\p{L}*|sem|smo|imam|ali|in|pa|tudi|samo|kot|je|bil\p{L}*|account|it|looks?|looking|go|log|logged|sign|signed|he|she|him|her|them|us|you|i|is|am|are|was|be|up|in|here|there|write|works?|working|worked|job|arrived?|team|people|that|this|stuff)$/iu;
const NAMED_AS_MAIL = /(?:e-?ma[ij]l|mejl|meil|po[šs]t|address|naslov)/iu;

/** Addresses of the site and of those who can be called are nobody's secret. */
const OPEN_ADDRESS = site.email.toLowerCase();
const OPEN_DOMAINS = helplines.flatMap(({ url }) =>
  url ? [new URL(url).hostname.replace(/^www\./, "")] : [],
);

/** The e-mail addresses in a plain text, with signs or with words ("janez afna gmail pika com"). */
export function findMailAddresses(plain: string): Range[] {
  if (!ANY_AT.test(plain)) return [];
  const found: Range[] = [];
  let after = 0;
  for (const at of plain.matchAll(AT)) {
    const end = at.index + at[0].length;
    if (at.index < after) continue;
    const local = LOCAL_BEFORE.exec(plain.slice(Math.max(after, at.index - LOCAL_MAX), at.index))?.[0];
    if (local === undefined) continue;
    DOMAIN.lastIndex = end;
    const quoted = DOMAIN.exec(plain)?.[0];
    const domain = quoted && /^\p{L}/u.test(quoted) ? quoted.replace(/["'„“”»«]$/, "") : quoted;
    const from = at.index - local.length;
    if (domain === undefined || !isAddress(local, at, domain, plain.slice(Math.max(0, from - 40), from)))
      continue;
    if (!isOpen(local, domain)) found.push({ from, to: end + domain.length, mark: EMAIL_MARK });
    after = end + domain.length;
  }
  return found;
}

function isAddress(local: string, at: RegExpMatchArray, domain: string, before: string): boolean {
  const hasProvider = BEGINS_WITH_PROVIDER.test(domain);
  const isWhole = hasProvider || SPELLED_DOT.test(domain) || ENDS_AS_DOMAIN.test(domain);
  const { bracketed, word } = at.groups ?? {};
  // "h@rm" hides a word; "maja@bolnica" is an address, or as good as one.
  if (at[0] === "@")
    return isWhole || /\p{L}.*\./u.test(domain) || (local.length > 3 && /^\p{L}{5}/u.test(domain));
  // "moj ig je @janez.novak" names somebody who is no address.
  if (word === undefined)
    return (
      isWhole || (!/^\s+@$/.test(at[0]) && !/^(?:a|et|na)$/i.test(bracketed ?? "") && domain.includes("."))
    );
  if (word.toLowerCase() === "afna") return isWhole || domain.includes(".");
  // "at" and "na" are words of every second sentence.
  if (!isWhole || ORDINARY_WORD.test(local)) return false;
  return hasProvider || SPELLED_DOT.test(domain) || /[\d._-]/.test(local) || NAMED_AS_MAIL.test(before);
}

function isOpen(local: string, domain: string): boolean {
  const host = spellOut(domain);
  return (
    `${spellOut(local)}@${host}` === OPEN_ADDRESS ||
    OPEN_DOMAINS.some((open) => host === open || host.endsWith(`.${open}`))
  );
}

function spellOut(text: string): string {
  return text.toLowerCase().replace(ANY_DOT, ".").replace(/\s/g, "");
}
