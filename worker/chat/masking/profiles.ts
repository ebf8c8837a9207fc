import helplines from "../../../generated/content/helplines.json";
import site from "../../../generated/content/site.json";
import type { Range } from "./ranges.ts";

/** Stands in the log for the name that somebody has on a social network. */
export const PROFILE_MARK = "[@…]";

const NETWORK = String.raw`insta(?:gram\p{L}{0,3})?|inst[io]|ig(?:ju|u)?|sn[ae]p(?:[čc]hat)?\p{L}{0,2}|tik ?tok\p{L}{0,2}|tt|discord\p{L}{0,2}|dc|telegram\p{L}{0,2}|tg|fb\p{L}?|facebook\p{L}{0,2}|fejs(?:buk)?\p{L}{0,2}|twitter\p{L}{0,3}|threads|viber\p{L}{0,2}|whats ?app\p{L}{0,2}|signal|kik|skype|steam\p{L}{0,2}|roblox\p{L}{0,2}|xbox\p{L}{0,2}|psn|twitch\p{L}{0,2}|reddit\p{L}{0,2}|youtube|yt|bereal|messenger|minecraft\p{L}{0,2}|fortnite|vk|tumblr|pinterest|wattpad|linkedin|gmail|hotmail|icloud`;
const NAME_WORD = String.raw`user ?name|nick(?:name)?|handle|gamertag|uporabni[šs]k\p{L}{1,2} ime\p{L}{0,4}|vzdev\p{L}{2,5}`;
const CUE = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}_@.])(?:👻|${NETWORK}|(?<name>${NAME_WORD}))(?![\p{L}\p{Nd}_])(?:['’]s)?`,
  "giu",
);
const IS_NETWORK = new RegExp(`^(?:${NETWORK})$`, "iu");
/** Where a cue leads on to the name: "na insti me najdeš kot …", "add me on snap, it's …". */
const WORD = /(?<gap>[\s,:=>()@"'»«„“”*–\p{So}-]{1,6})(?<word>@?[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_.-]*)/uy;
const LEADS_ON =
  /^(?:na|on|for|za|v|kot|pod|imenom|vzdevkom|nickom|me|mi|ti|najde[šs]|najdete|dobi[šs]|dobite|dodaj|dodajte|sledi|sledite|sem|je|moj|moja|ime|profil|account|acc|name|username|user|uporabnik|nick|handle|is|its|it's|my|as|under|i'm|im|am|i|me|find|add|follow|pa|and|in|se|imam|mam|have|got|use|uporabljam|sm|kli[čc]em|i[šs][čc]i|poi[šs][čc]i)$/iu;
/** After these comes the name itself. */
const TELLS = /^(?:kot|as|under|imenom|vzdevkom|nickom|it's|its)$/iu;
const WORDS_MAX = 7;

/** A name that no word of a language looks like: with a figure, a dot or an underscore inside. */
const HANDLE = /^(?=[^]*\p{L}{2})(?=[^]*[\d_.])[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_.-]{2,31}$/u;
/** "some1", and websites, are nobody's names. */
const NO_HANDLE = /^(?:some|any|every|no|sum)1$|\.(?:com|org|net|si|eu|co\.uk)$/iu;
/** 24ur, 2x, 16let, 3.5mm */
const MEASURE = /^\d+(?:\.\d+)?\p{L}{1,5}$/u;
const OWN_BEFORE = /(?<!\p{L})(?:moj\p{L}{0,3}|my)\s+$/iu;
const INVITED_BEFORE = /(?:(?:add|find|follow) me on|dodaj\p{L}* me na|najde\p{L}* me na)\s+$/iu;
/** What is said of a profile, and is not its name. */
const SAID_OF_IT =
  /^(?:je|is|ni|isn't|ne|not|a|an|the|so|too|že|še|zdaj|now|čisto|cisto|tako|zelo|very|really|just|samo|privat\p{L}*|private|public|jav\p{L}*|zaseb\p{L}*|down|off|gone|dead|deleted|locked|hacked|full|empty|pol[nh]\p{L}*|praz\p{L}*|new|old|nov\p{L}*|star\p{L}*|fake|cringe|ok|okej|kul|cool|super|vse|everything|life|[žz]ivljenje|pekel|hell|tih\p{L}?|nih[čc]e|nobeden|ni[čc]|nobody|none|never|nikoli|groza|beda|boring|fun|bad|good|weird|strange|sad|trash|shit|broken|toxic|mess|mine|https?|www|drafts?|slab\p{L}*|dob\p{L}*|\p{L}*(?:en|an|[ae]na|rt|rto|ed|ing))$/iu;
const CLAUSE_END =
  /^\s*(?:[.,;!?)"»“”]|:(?!\/)|'(?!\p{L})|$|\n|(?:if|če|ce|lp|pls|plz|prosim|hvala|thanks)(?!\p{L})|(?:in|pa|ali|and|or)\s(?:snap|insta|ig|fb|tik|disc|tg|telegram))/iu;
/** After a name that stands beside another one. */
const JOINED_END =
  /^\s+(?:hmu|lmk|ok|thx|ty|lol|but|bc|cuz|because|ker|ampak|sam|samo|tam|there|anytime|kadarkoli)(?!\p{L})/iu;
/** "janez_99 na snapu", "I'm janez.novak on insta" */
const HANDLE_BEFORE =
  /(?<![\p{L}\p{Nd}_.@-])(?<handle>[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_.-]{2,31})\s+(?:na|on)\s+(?:my\s+)?$/iu;
/** "fb: Janez Novak", "gamertag MiaB 03" */
const SECOND_NAME = /^ \p{Lu}[\p{L}\p{M}-]{2,}/u;
const FIGURE_AFTER = /^(?: \p{L}{2,15})? \d{1,4}(?!\p{Nd}|\s?\p{L}|[.:%€])/u;
/** Between one contact and the network of the next: ", snap …", "or on snap …", "na insti, snap pa …" */
const JOINED = new RegExp(
  String.raw`^(?=[^]*[\s,;/|&+])[\s,;/|&+)]*(?:(?:or|and|also|in|pa|ali|al|ter|oz|oziroma|tudi|tud|plus|on|na|via|preko|my|moj\p{L}{0,2}|${NETWORK})[\s,.;/|&+]{1,3}){0,6}$`,
  "iu",
);
const JOINED_MAX = 40;
/** "@luna.k na insti, lunabear na snapu" */
const JOINED_NAME =
  /(?<join>[\s,;/|&+]{1,3}(?:(?:in|pa|ali|al|ter|and|or)\s)?)(?<name>\p{L}[\p{L}\p{M}-]{2,31})\s(?:na|on)\s$/iu;
const ON_NETWORK = new RegExp(String.raw`^\s(?:na|on)\s(?:${NETWORK})$`, "iu");
/** When, where and how somebody is on a network, or what they do there. */
const USES_IT =
  /^(?:any\p{L}*|some\p{L}*|every\p{L}*|\p{L}+ly|later|tonight|today|tomorrow|always|often|too|also|instead|maybe|please|again|there|here|now|then|when\p{L}*|text|message|dm|write|post|posts|chat|call|talk|vedno|vsak\p{L}*|v[čc]asih|zve[čc]er|zjutraj|popoldne|popoldan|pono[čc]i|danes|jutri|nocoj|kasneje|pozneje|kadar\p{L}*|ob[čc]asno|redko|pogosto|tudi|tud|raje|rajši|lahko|lahk|skupaj|spet|potem|tam|tukaj|pi[šs]\p{L}*|poi[šs][čc]\p{L}*|dodaj\p{L}*|javi\p{L}*|klepet\p{L}*|pogovor\p{L}*|prosim|hvala|nim\p{L}{1,3}|do(?:n'?t|esn'?t)|nope|blok\p{L}*|block\p{L}*|uporablja\p{L}*|gled\p{L}*|dela\p{L}{0,2}|server\p{L}*|stre[žz]nik\p{L}*|group\p{L}*|skupin\p{L}*|stor(?:y|ies)|videos?|video\p{L}*|live|kanal\p{L}*|channels?|pages?|strani?|app|aplikacij\p{L}*|\p{L}{2,}[aei](?:[mš]|mo|te|va))$/iu;

const MENTION = /(?<![\p{L}\p{M}\p{Nd}._%+@/-])@(?<handle>[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_.-]{1,31})/gu;
const PLACE =
  /^(?:home|work|school|night|noon|all|everyone|here|doma|[šs]ol\p{L}{1,2}|faks\p{L}*|slu[žz]b\p{L}{1,2}|gym|park\p{L}*|\d+(?:[.:]\d+)?(?:h|am|pm)?)$/iu;
/** "@lone", "@buse": an a that is hidden from a filter. */
const HIDDEN_A =
  /^(?:b[uo]s\p{L}*|nxi\p{L}*|lone|lways|fraid|nd|ngry|ll|ny\p{L}*|t|m|re|nor\p{L}*|lcohol\p{L}*|ttack\p{L}*|ssault\p{L}*|nother|gain|way|ddict\p{L}*|live|ches?|lkohol\p{L}*|mpak|li)$/iu;
const TAG = /(?<![\p{L}\p{M}\p{Nd}_.])[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_.]{1,31}#\d{4}(?!\d)/gu;
const REDDIT = /(?<![\p{L}\p{Nd}/.])\/?u\/[\w-]{3,24}/gu;
const LINK =
  /(?<![\p{L}\p{Nd}.@-])(?:https?:\/\/)?(?:(?:www|m|sl-si|web)\.)?(?:instagram\.com|instagr\.am|facebook\.com|fb\.com|fb\.me|m\.me|tiktok\.com|snapchat\.com|twitter\.com|x\.com|threads\.net|t\.me|telegram\.me|wa\.me|linkedin\.com|discord\.gg|discord\.com\/users|reddit\.com\/u(?:ser)?|twitch\.tv|ask\.fm|ngl\.link|linktr\.ee|vk\.com|steamcommunity\.com|youtube\.com\/(?=@)|be\.real|kik\.me)\/[^\s<>()[\]"»«“”]+/giu;

/** The site's own places, and the names of those who can be called. */
const OPEN_LINKS = [site.telegram, site.facebook].map(bareLink);
const OPEN_NAMES = [
  ...OPEN_LINKS.map((link) => link.slice(link.indexOf("/") + 1).replace(/^\+/, "")),
  ...helplines.flatMap(({ url }) =>
    url ? [new URL(url).hostname.replace(/^www\.|\.[^.]+(?:\.au)?$/g, "")] : [],
  ),
];

/**
 * What names a visitor or another on a social network: "@janez", "snap: janez_99", a link to a profile.
 *
 * @param others contacts of other kinds that were found: beside one of them, and beside a name, a network
 *   leads on to a name that looks like any word ("041 123 456 or on snap oakivyy")
 */
export function findProfiles(plain: string, others: readonly Range[]): Range[] {
  const found: Range[] = [];
  const ends = new Set(others.map(({ to }) => to));
  const add = (from: number, to: number) => {
    const text = plain.slice(from, to);
    const length = text.replace(/[.,;:!?*_-]+$/, (end) => (/^_+$/.test(end) ? end : "")).length;
    found.push({ from, to: from + length, mark: PROFILE_MARK });
    ends.add(from + length);
  };
  if (plain.includes("@"))
    for (const { 0: all, index, groups } of plain.matchAll(MENTION))
      if (isName(groups?.["handle"] ?? "")) add(index, index + all.length);
  if (plain.includes("#"))
    for (const { 0: all, index } of plain.matchAll(TAG)) add(index, index + all.length);
  if (plain.includes("/")) {
    for (const { 0: all, index } of plain.matchAll(REDDIT)) add(index, index + all.length);
    for (const { 0: all, index } of plain.matchAll(LINK))
      if (!OPEN_LINKS.some((open) => bareLink(all).startsWith(open))) add(index, index + all.length);
  }
  for (const cue of plain.matchAll(CUE)) {
    const before = plain.slice(Math.max(0, cue.index - 60), cue.index);
    const handle = HANDLE_BEFORE.exec(before)?.groups?.["handle"];
    const leading = handle === undefined ? -1 : before.lastIndexOf(handle);
    if (handle !== undefined && isHandle(handle))
      add(cue.index - before.length + leading, cue.index - before.length + leading + handle.length);
    const near = findNear(ends, cue.index);
    const rest = plain.slice(cue.index + cue[0].length, cue.index + cue[0].length + 40);
    const joined = CLAUSE_END.test(rest) ? findJoined(plain, cue.index, near) : undefined;
    if (joined) add(...joined);
    const isJoined = near.some((end) => JOINED.test(plain.slice(end, cue.index)));
    const named = findNamed(plain, cue.index + cue[0].length, before, {
      isNameWord: cue.groups?.["name"] !== undefined,
      isJoined,
    });
    if (named) add(...named);
  }
  return found;
}

/** Those of the ends of contacts that are close before a place. */
function findNear(ends: ReadonlySet<number>, place: number): number[] {
  return Array.from({ length: JOINED_MAX + 1 }, (_, back) => place - back).filter((end) => ends.has(end));
}

/** The name before a network that stands beside another name before another network. */
function findJoined(
  plain: string,
  end: number,
  near: readonly number[],
): [from: number, to: number] | undefined {
  for (const to of near) {
    const match = JOINED_NAME.exec(plain.slice(to, end));
    const name = match?.groups?.["name"] ?? "";
    if (!match || !ON_NETWORK.test(plain.slice(to, to + match.index))) continue;
    const from = to + match.index + (match.groups?.["join"]?.length ?? 0);
    if (!LEADS_ON.test(name) && !SAID_OF_IT.test(name) && !USES_IT.test(name))
      return [from, from + name.length];
  }
  return undefined;
}

/** The name that a cue leads on to, if it does. */
function findNamed(
  plain: string,
  start: number,
  before: string,
  { isNameWord, isJoined }: { isNameWord: boolean; isJoined: boolean },
): [from: number, to: number] | undefined {
  let at = start;
  const isOwn = OWN_BEFORE.test(before);
  let isTold = isJoined || INVITED_BEFORE.test(before);
  for (let count = 0; count < WORDS_MAX; count++) {
    WORD.lastIndex = at;
    const groups = WORD.exec(plain)?.groups;
    if (!groups) return undefined;
    const { gap = "", word: written = "" } = groups;
    const word = written.replace(/[.-]+$/, "");
    const from = at + gap.length;
    const to = from + word.length;
    const hasColon = /[:=>@→➡👉]/u.test(gap);
    if (isHandle(word)) return [from, to];
    if (/\n/.test(gap) && !hasColon) return undefined;
    const after = plain.slice(to, to + 40);
    if (!hasColon && (LEADS_ON.test(word) || IS_NETWORK.test(word))) {
      isTold ||= TELLS.test(word) || ((isNameWord || isOwn) && /^(?:je|is)$/iu.test(word));
      at = to;
      continue;
    }
    const isSaid = hasColon || isTold || (isNameWord && FIGURE_AFTER.test(after)) || /-/.test(word);
    if (!isSaid || !/^\p{L}[\p{L}\p{M}-]{2,}$/u.test(word) || SAID_OF_IT.test(word)) return undefined;
    if (isJoined && !hasColon && USES_IT.test(word)) return undefined;
    const more = hasColon && /^\p{Lu}/u.test(word) ? SECOND_NAME.exec(after) : null;
    const extra = (more ?? (hasColon || isNameWord ? FIGURE_AFTER.exec(after) : null))?.[0].length ?? 0;
    return extra > 0 || CLAUSE_END.test(after) || (isJoined && JOINED_END.test(after))
      ? [from, to + extra]
      : undefined;
  }
  return undefined;
}

function isHandle(written: string): boolean {
  const word = written.replace(/^@/, "").replace(/[.-]+$/, "");
  return (
    HANDLE.test(word) &&
    !MEASURE.test(word) &&
    !NO_HANDLE.test(word) &&
    !/\.\.|\.$/.test(word) &&
    isName(word)
  );
}

function isName(handle: string): boolean {
  const name = handle.toLowerCase().replace(/[.-]+$/, "");
  return !PLACE.test(name) && !HIDDEN_A.test(name) && !OPEN_NAMES.includes(name);
}

function bareLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^(?:www|m)\./, "");
}
