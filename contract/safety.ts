import type { Signal } from "./chat.ts";

/**
 * The deterministic check of what a visitor writes (decisions.md "Safety"): pure, in both
 * languages at once, the same in the browser and in the worker. It decides nothing but whether
 * the help card is shown; where it is unsure about a person in danger, it shows it.
 */
export function detectSignals(text: string): Signal[] {
  const folded = foldText(text);
  return SIGNAL_PATTERNS.filter(({ patterns, except }) =>
    patterns.some((pattern) => pattern.test(without(folded, except))),
  ).map(({ signal }) => signal);
}

/**
 * Whether the helplines stand before the results of a search. A search is shorter than a message:
 * here single words are enough ("samomor"), and the helplines disturb nobody who looks for them at work.
 */
export function needsHelp(query: string): boolean {
  const folded = foldText(query);
  return detectSignals(query).length > 0 || SEARCHED.some((pattern) => pattern.test(folded));
}

/** The gravest danger decides which words are said and what the log is marked with. */
const GRAVEST_FIRST: readonly Signal[] = ["plan", "farewell", "wish_to_die", "self_harm", "other_person"];

export function gravestSignal(signals: readonly Signal[]): Signal | null {
  return GRAVEST_FIRST.find((signal) => signals.includes(signal)) ?? null;
}

/**
 * Makes ways of writing the same thing the same: "Nočem več žiiiveti" → "nocem vec ziveti".
 * Letters that repeat become one ("kill" → "kil"): the patterns below are written like that.
 */
export function foldText(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replace(/['’‘`´]/g, "")
    .replace(/(?<=[a-z])[013457$@](?=[a-z])/g, (sign) => LEET[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/([a-z])\1+/g, "$1")
    .trim();
}

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
  "@": "a",
};

function without(text: string, except: RegExp | undefined): string {
  return except ? text.replace(except, " ") : text;
}

/** Builds a pattern of whole words; a space stands for up to two words between. */
function phrases(...list: string[]): RegExp[] {
  return list.map((phrase) => new RegExp(`\\b(?:${phrase.replaceAll(" ~ ", " (?:\\w+ ){0,3}")})\\b`));
}

const SEARCHED = phrases(
  "samomor\\w*|suicid\\w*|se ubi\\w+|ubi(?:ti|t|jem|l|la) se|kako (?:naj )?umre\\w*",
  "ne (?:morem|zmorem) vec|ne zdrzim vec|nocem vec|ni izhoda",
  "(?:how|ways?) to die|kil (?:my|your)self|end my life",
  "cant (?:go on|do this anymore|take (?:it|this) anymore)|no way out",
);

const I_WANT =
  "(?:(?:j?s[te]?m )?(?:si )?(?:nocoj |zdaj |res |samo |prav |sam )?(?:hocm|hocem|ocem|ocm|zelim|zelem|rada? bi|bi rada?|najraje bi|bi najraje|raje bi|bi raje))";
const PERSON =
  "(?:(?:moj\\w*|nas\\w*|en\\w*) )?(?:prijatelj\\w*|prijatlc\\w*|kolega|kolegic\\w*|sosol\\w*|brat\\w*|sestr\\w*|sin\\w*|hci|hcerk\\w*|mam\\w*|mami|oce\\w*|ati|tata|punc\\w*|fant\\w*|moz|zen\\w*|dekle|nekdo|ucenec|ucenk\\w*|dijak\\w*|sosed\\w*|vnuk\\w*|babic\\w*|dedek|on|ona)";
const FRIEND =
  "(?:my |a |our )?(?:friend|best friend|bro|brother|sister|son|daughter|mom|mum|mother|dad|father|boyfriend|girlfriend|husband|wife|clasmate|student|pupil|roomate|cousin|partner|colleague|somebody|someone|he|she)";

const SIGNAL_PATTERNS: { signal: Signal; patterns: RegExp[]; except?: RegExp }[] = [
  {
    signal: "wish_to_die",
    // »Nočem več živeti v Ljubljani« is about a town, "killing time" about a wait.
    except:
      /\bnoc\w* vec ziv\w* (?:v|na|pri|z|s|doma|tukaj|tu|sam|sama) (?!te\w*\b|ta\w*\b|to\w*\b)\w+|\b(?:kil\w*|die|dies|dying) (?:time|proces\w*|for|of (?:laughter|laughing|boredom|curiosity|hunger|thirst))\b|\b(?:to|could|would) die for\b|\bumrl\w* od (?:smeha|smejanja|dolgcasa|lakote|zeje|sramu)\b|\bjezus\w* (?:\w+ ){0,4}umr\w+/g,
    patterns: phrases(
      `${I_WANT} ~ (?:umr\\w+|umret\\w*|crkn\\w+|izgini\\w+|nehal\\w* obstajat\\w*)`,
      `${I_WANT} ~ (?:se ~ ubi\\w+|ubi\\w+ se|koncal? ~ (?:vse|to|zivljenje)|koncat\\w* ~ (?:vse|zivljenje))`,
      "noc\\w* vec (?:ziv\\w+|bit\\w*(?: tu| tukaj| na svetu| ziv\\w*)?)",
      "ne (?:zelim|da se mi|zmorem|morem) (?:si )?(?:vec )?(?:ziv\\w+|zivljenja|bit ziv\\w*)",
      "ne da se mi (?:vec )?ziv\\w+",
      "(?:se bom|bom se|bi se|se hocem|hocem se|si zelim) (?:\\w+ ){0,2}ubi\\w+",
      "ubi(?:l|la) (?:bi se|se bom|bom se)|ubijem se|se ubijem|grem se ubit\\w*",
      "(?:razmisljam|mislim|premisljujem|sanjam|fantaziram) ~ (?:o|na) (?:samomor\\w*|smrt\\w*|tem da bi se ubi\\w+)",
      "(?:naredi\\w*|storil\\w*|storim|napravi\\w*|delal\\w*) ~ samomor\\w*|samomor\\w* (?:bom|bi) (?:naredi\\w*|stori\\w*)|samomorilsk\\w* misl\\w*|mam samomorilske",
      "(?:koncal\\w*|koncam|koncat\\w*|vze\\w+|vzame\\w*) (?:\\w+ ){0,2}(?:si |svoje |to )?zivljenj\\w*",
      "zivljenje (?:mi )?(?:\\w+ )?nima (?:vec )?(?:nobenega )?smisla|nima (?:vec )?smisla (?:\\w+ )?ziv\\w+|zakaj (?:bi )?(?:sploh )?(?:se )?ziv(?:im|el\\w*|eti)|ne vidim (?:vec )?(?:razloga|smisla)(?: \\w+){0,2} ziv\\w+",
      "(?:bol\\w*|lazje|bolse) (?:bi bilo )?(?:\\w+ ){0,4}(?:ce me ne bi bilo|brez mene|da me ni|ce me ne bo)|da me (?:sploh )?ne bi bilo|ce me ne bi (?:vec )?bilo|me ne bi (?:sploh )?bilo vec",
      "nih[cč]?e\\w* (?:me )?(?:\\w+ )?(?:ne bi|nebi|ne bo) (?:me )?pogresal\\w*",
      "(?:zaspal\\w*|zaspim|zaspat\\w*) (?:\\w+ ){0,3}(?:ne bi (?:vec )?zbudi\\w*|ne zbudi\\w*|nikoli vec|za vedno)|ne bi (?:vec )?zbudi\\w*|se ne zbudim vec",
      "naj (?:me )?(?:ze )?(?:umrem|konec bo z mano|me ze konec)|hocem da je (?:ze )?konec|dovolj mi je zivljenja|sit\\w* sem zivljenja|utrujen\\w* od zivljenja",
      "(?:i )?(?:realy |just |honestly )?(?:want|wana|wish i (?:could|was|were)|would like|rather|ready|wanted|wish to|wanting) (?:to )?(?:\\w+ )?(?:die|dead|disapear forever|not exist|stop existing)",
      "(?:dont|do not|didnt|never) (?:realy )?(?:want|wana|wish) (?:to )?(?:be )?(?:live|alive|exist|be here|wake up)(?: anymore| any more| any longer)?",
      "(?:kil|kiling|hang|end|ending|shot|drown) (?:myself|my life|it al|my own life)|kms|unalive (?:myself|me)|take my (?:own )?life|taking my (?:own )?life|of myself",
      "(?:im |i am |feel(?:ing)? |been )(?:realy |so )?suicidal|(?:think\\w*|thought\\w*|considering|contemplat\\w*) (?:about |of )?(?:\\w+ )?suicide|comit(?:ing)? suicide|suicidal thoughts",
      "(?:no|not any) (?:reason|point|sense) (?:to|in|for) (?:live|living|going on|go on|being alive)|life (?:is|isnt|has) (?:\\w+ )?(?:not worth|no point|worth) (?:living|it anymore)|whats the point of living|nothing to live for",
      "(?:beter|easier) of(?:f)? (?:if i (?:was|were) )?(?:dead|without me)|beter of dead|world (?:\\w+ )?beter without me|wish i (?:was|were) never born|wish i wasnt (?:alive|here|born)|nobody would (?:mis|care if i)(?: me)?(?: died| die| was gone)?",
      "(?:sleep|fal asleep) (?:\\w+ ){0,3}(?:never|not|dont) wake (?:up)?|never wake up|cant go on (?:living|anymore|any more|like this)|tired of (?:living|being alive|life)|done with (?:life|living)",
    ),
  },
  {
    signal: "self_harm",
    except: /\b(?:cut|rezem|porez\w*) (?:\w+ )?(?:my |si )?(?:hair|nails|lase|nohte|kruh|bread|gras)\b/g,
    patterns: phrases(
      "(?:se|sebe) (?:\\w+ ){0,2}(?:rezem|porez\\w+|rezat\\w*|poskod\\w+|zgem|opraskam|tepem|ranim|kaznujem)|(?:rezem|poskodujem|zgem|ranim|porezal\\w*) (?:se|sebe|si)|samoposkod\\w+",
      "(?:cut|cuting|hurt|hurting|harm|harming|burn|burning|punish\\w*) myself|self ?harm\\w*|selfharm\\w*|cuting (?:again|my (?:arms|wrists|legs))",
    ),
  },
  {
    signal: "plan",
    patterns: phrases(
      "(?:imam|mam|nared\\w+ sem|pripravil\\w* sem|vze\\w+ (?:sem|bom)) (?:\\w+ ){0,3}(?:tablet\\w*|tabletk\\w*|vrv|pistol\\w*|strup\\w*|nacrt (?:kako|da)|vse pripravljeno)",
      "(?:skoci\\w+|stojim|sedim|grem|vrgel\\w*|vrgla) (?:\\w+ ){0,3}(?:z|s|na|pod|ob) (?:\\w+ )?(?:most\\w*|streh\\w*|vlak\\w*|tir\\w*|balkon\\w*|prepad\\w*)",
      "(?:nocoj|danes|jutri) (?:\\w+ ){0,3}(?:koncam|bom koncal\\w*|se ubijem|bo konec z mano|bo vsega konec|me ne bo vec)|pogoltni\\w+ (?:\\w+ ){0,2}tablet\\w*|predozir\\w+",
      "(?:i )?(?:have|got|bought|tok|take|swalowed|swalow) (?:\\w+ ){0,3}(?:pils|a gun|a rope|a plan to|poison)|overdos\\w+|(?:stand\\w*|siting|jump\\w*|go\\w*) (?:\\w+ ){0,3}(?:of|on|from|in front of) (?:\\w+ )?(?:bridge|rof|train|tracks|ledge|balcony)",
      "(?:tonight|today|tomorow) (?:\\w+ ){0,3}(?:end it|ending it|it wil (?:al )?be over|is my last|i wil be gone|il be gone)|(?:this|it) is my last (?:night|day|mesage)",
    ),
  },
  {
    signal: "farewell",
    patterns: phrases(
      "poslovilno pismo|poslovim se (?:od vseh|za vedno)|zbogom (?:vsem|svet|vsi)|to je moje zadnje (?:sporocilo|pismo)|ko me (?:vec )?ne bo(?: vec)?|oprostite mi vsi|(?:poskrbi\\w*|pazi\\w*) (?:za|na) (?:\\w+ ){1,4}ko me ne bo",
      "suicide (?:note|leter)|god?bye (?:everyone|world|al|forever)|(?:writen|wrote|writing) (?:\\w+ ){0,2}(?:god?bye|farewel) (?:note|leter)\\w*|when im (?:gone|dead)|after im (?:gone|dead)|take care of (?:\\w+ ){1,4}when im gone",
    ),
  },
  {
    signal: "other_person",
    patterns: phrases(
      `${PERSON} (?:mi )?(?:\\w+ ){0,4}(?:se (?:je )?(?:hoce|hoca|zeli|poskusil\\w*|poskusa|rece?|reze|poskoduje|bo|bi)(?: \\w+){0,2} ?(?:ubi\\w*|zivljenje)?|noce vec ziv\\w+|hoce umret\\w*|zeli umret\\w*|(?:govori|razmislja|grozi|pise|omenja) (?:\\w+ ){0,2}(?:o |s |z )?(?:samomor\\w*|da se bo ubi\\w+))`,
      `(?:skrbi|strah) me (?:\\w+ ){0,4}(?:da (?:se bo|bi se|si bo) (?:\\w+ ){0,3}(?:ubi\\w*|kaj nared\\w*|vze\\w+))`,
      `${FRIEND} (?:\\w+ ){0,4}(?:wants? to (?:die|kil (?:himself|herself|themselves)|end (?:his|her|their) life)|is (?:suicidal|cuting|selfharming|self harming)|(?:talks?|talking|says?|said|thinking|texted|threaten\\w*) (?:\\w+ ){0,4}(?:suicide|kil\\w* (?:himself|herself|themselves)|dying|end(?:ing)? it)|tried to kil (?:himself|herself|themselves)|cuts? (?:himself|herself|themselves)|doesnt want to live)`,
      "(?:afraid|scared|woried) (?:that )?(?:\\w+ ){1,4}(?:might|wil|could|is going to) (?:kil|hurt|harm) (?:himself|herself|themselves)",
    ),
  },
];
