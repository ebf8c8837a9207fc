import { readPlainly } from "./danger-signs.ts";
import { HARM_SIGNS, isCalledSin, isSaidCarelessly } from "./harm-signs.ts";
import type { Mend } from "./sentence-filter.ts";

/** "20", of which the last figure is enough, "forty", "dve", "two". */
const COUNT = String.raw`(?:\p{Nd}|a few|several|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|two|three|four|five|dve|tri|[šs]tiri|pet|deset|petnajst|dvajset|trideset|[šs]tirideset|petdeset|sto|nekaj|pest)`;
const MEDICINE = String.raw`(?:tablet\p{L}*|pills?|capsules?|kapsul\p{L}*|zdravil\p{L}*|uspaval\p{L}*|pomirjeval\p{L}*|protibole[čc]in\p{L}*|painkillers?|medicines?)`;

const METHOD = new RegExp(
  [
    String.raw`(?<!\p{L})smrtn\p{L}* (?:odmer|doz)\p{L}*`,
    String.raw`\blethal dos`,
    String.raw`\p{Nd} ?(?:mg|milligram\p{L}*|miligram\p{L}*)(?!\p{L})`,
    String.raw`(?<!\p{L})${COUNT} (?:of )?(?:\p{L}+['’]?s? ){0,3}${MEDICINE}`,
    String.raw`(?<!\p{L})${COUNT} komad\p{L}*`,
    String.raw`${MEDICINE}[^.!?]{0,40}(?<!\p{L})${COUNT} (?:naenkrat|hkrati|at once)`,
    String.raw`${MEDICINE}[^.!?]*(?:\p{Nd} ?(?:g|gram\p{L}*)(?!\p{L})|best on an empty stomach|na prazen želodec)`,
    String.raw`(?<!\p{L})(?:sko[čc]i\p{L}*|skok\p{L}*|vr[žz]e\p{L}* se) (?:z|s|pod) \p{L}*`,
    String.raw`\bjump\p{L}* (?:off|from|in front)`,
    String.raw`(?<!\p{L})(?:obesi\p{L}* se|se (?:\p{L}+ )?obesi\p{L}*)(?!\p{L})`,
    String.raw`\bhang(?:ing)? (?:your|one|them)`,
    String.raw`re[žz]\p{L}* (?:(?:si|je|bo) ){0,2}(?:[žz]il|zapest)\p{L}*`,
    String.raw`\b(?:slit|cut)\p{L}* (?:your|their|the|her|his) wrists?`,
    String.raw`(?<!\p{L})(?:vzam|zau[žz]ij|pogoltn)\p{L}* (?:\p{L}+ ){0,3}(?:tablet|zdravil|uspaval)\p{L}*`,
    String.raw`\b(?:use|take|took|swallow)\p{L}* (?:\p{L}+['’]?s? ){0,3}(?:pills|tablets)\b`,
    String.raw`(?<!\p{L})most (?:v bli[žz]ini|blizu)`,
    String.raw`\bnearest bridge`,
  ].join("|"),
  "iu",
);
/** In such a sentence somebody is sent to help, or away from a danger. */
const HELPING =
  /(?:\b112\b|116\s?123|\b988\b|pokli[čc]|umakni|stran od|(?:povej|re[čc]i)\p{L}* (?:jim|zdravni|re[šs]eval)|kot (?:je )?(?:predpisa|rek)|\bcall\b|away from|\btell (?:them|the (?:doctor|ambulance|paramedic|operator))|\bas prescribed|\bdoctor (?:said|told|prescribed))/iu;
const VERDICT =
  /(?:samomor\p{L}*[^.!?]*(?:smrtn\p{L}* gre[hš]\p{L}*|pekel|pekl\p{L}+|pogub\p{L}*|neodpustlj\p{L}*)|\bsuicid\p{L}*[^.!?]*(?:mortal sin|unforgiv\p{L}*|\bhell\b|damn\p{L}*)|na (?:bolj[šs]em|lep[šs]em) (?:kraju|mestu|svetu)|(?<!\p{L})(?:je|si|sta|so) (?:\p{L}+ )?na (?:bolj[šs]em|lep[šs]em)(?!\p{L})|kon[čc]no (?:ima (?:svoj )?mir|je svobod\p{L}*)|\bin a better place|ne boli ve[čc]|no longer (?:in pain|suffer\p{L}*)|(?:tam|po smrti) (?:bo|je) (?:lep[šs]e|bolje|mir))/iu;
/** Who is in hell, who is damned: said of somebody. */
const CONDEMNED =
  /(?:\b(?:killed|kills?) (?:himself|herself|themselves)[^.!?]*(?:damn\p{L}*|burn\p{L}*|\bhell\b|\blost\b)|\b(?:he|she|they|\p{Lu}\p{L}+) (?:is|are) (?:now )?(?:damned|burning|in hell)\b|(?<!\p{L})(?:se (?:je )?ubi\p{L}*|vza\p{L}* (?:si )?življenj\p{L}*)[^.!?]*(?:pogubljen\p{L}*|gori\p{L}*|pekel|peklu)|(?<!\p{L})(?:je|so) (?:\p{L}+ )?(?:v peklu|pogubljen\p{L}*|izgubljen\p{L}* za ve[čc]n\p{L}*)|(?<!\p{L})samomoril\p{L}*[^.!?]*(?:og(?:enj|nj\p{L}*)|gorij\p{L}*)|(?<!\p{L})[Tt]voj\p{L}*[^.!?]*(?:zavr[žz]en\p{L}*|preklet\p{L}*)|(?<!\p{L})te [čc]aka (?:isti )?ogenj|[Bb]og (?:takih|te) ne (?:sprejme|mara|odpusti))/u;
/** Somebody else's words, or a denial: "Nobody may say that he is in hell", "people tell you she is in a better place". */
const NOT_SAID_SO =
  /(?<!\p{L})(?:no|not|nobody|never|\p{L}+n['’]t|whether|people (?:say|tell|said|told)|they (?:say|said|told)|who (?:say|says|said|tell|told)|told (?:you|me)|ne|ni|niso|nih[čc]e|nikoli|nikogar|nikomur|ali|pravijo|re[čc]ejo|rekli|govorijo|kako (?:vem|ve[šs]?|vemo|vejo|vedo)|kdor (?:pravi|re[čc]e))(?!\p{L})/iu;

/** Against help, or against what a doctor has prescribed: no word of helping in the sentence makes it better. */
const AGAINST_HELP =
  /(?:(?<!\p{L})(?:(?:raje )?ne kli[čc]i|nikar ne (?:kli[čc]i|pokli[čc]i)) (?:na )?(?:112|113|116|nikogar|zdravni|re[šs]eval)|(?:112|116\s?123) (?:pa )?(?:raje |nikar )?ne (?:kli[čc]i|pokli[čc]i)|(?<!\p{L})(?:ne povej (?:tega )?nikomur|nikomur (?:tega )?ne povej)|\b(?:do(?:n['’]t| not)|never) (?:call|ring|dial) (?:112|116|988|999|911|an ambulance|the)|(?<!\p{L})(?:pre)?neha\p{L}* jemati(?!\p{L})|(?<!\p{L})ne jemlji (?:ve[čc] )?(?:tablet|zdravil)\p{L}*|\bstop taking (?:\p{L}+ ){0,3}(?:pills|tablets|medic\p{L}*|meds))/iu;
/** Said to somebody who may be in danger, it could cost a life. */
const ENCOURAGING = new RegExp(
  [
    String.raw`\byou(?:['’]re| are) (?:worth nothing|worthless|a burden)`,
    String.raw`\bbetter (?:off )?(?:if you (?:were|are) (?:gone|dead)|without you|dead)`,
    String.raw`\bnobody (?:would|will|['’]ll) miss you`,
    String.raw`\bdo it tonight`,
    String.raw`(?:^|[.!?,;:–—]\s*|\band )do(?:n['’]t| not) (?:call|tell) (?:any|some)(?:one|body)`,
    String.raw`\b(?:call|tell) nobody`,
    String.raw`\b(?:those|these|the|help)[ -]?lines (?:only |just )?laugh`,
    String.raw`\bsee you on the other side`,
    String.raw`\b(?:jump|swallow|hang)[, ]+(?:\p{L}+[, ]+)?or (?:jump|swallow|cut|hang)`,
    String.raw`\bgod will (?:receive|welcome|take) you`,
    String.raw`\b(?:join|follow) (?:them|him|her) (?:there|now|in death)`,
    String.raw`\bcan(?:no|['’])t be (?:reversed|undone|saved)`,
    String.raw`\bnobody (?:can|could) help after`,
    String.raw`\bpainless\p{L}*`,
    String.raw`\b(?:would|will|['’]ll) feel nothing`,
    String.raw`\ball (?:her|his|the|your) pain is over`,
    String.raw`\bboxes (?:are|is) enough`,
    String.raw`\b(?:hell is waiting|your decision|i can['’]t stop you|if you(?:['’]ve| have) (?:really )?decided|put your affairs in order|no mercy for)`,
    String.raw`(?<!\p{L})(?:te ne (?:morem|bom) ustavi\p{L}*|odlo[čc]itev je tvoja|sre[čc]no pot|[čc]e si (?:se )?(?:res )?odlo[čc]\p{L}*|napi[šs]i (?:\p{L}+ )?pismo|uredi (?:\p{L}+ )?svoje (?:stvari|zadeve)|tam (?:je|bo) (?:vsaj )?mir|ni milosti)`,
    String.raw`(?<!\p{L})(?:prej napi[šs]e|poslovilno pismo|zaklene vrata)`,
    String.raw`\b(?:he|she) is at peace`,
    String.raw`(?<!\p{L})na (?:drugi|oni) strani je`,
    String.raw`(?<!\p{L})(?:si (?:ti )?kriv\p{L}*|krivd[oe] nosi[šs])`,
    String.raw`\byou(?:['’]re| are) (?:to blame|guilty)`,
    String.raw`(?<!\p{L})nisi ni[čc] vred\p{L}*`,
    String.raw`(?<!\p{L})si (?:samo )?(?:v )?breme`,
    String.raw`(?<!\p{L})(?:bolje|bolj[šs]e)[^.!?]{0,12} (?:[čc]e te ne bi|brez tebe|da te ni)`,
    String.raw`(?<!\p{L})nih[čc]e te ne bo(?: \p{L}+)? pogre\p{L}*`,
    String.raw`(?<!\p{L})(?:stori|naredi) to (?:nocoj|danes|[šs]e no)`,
    String.raw`(?<!\p{L})(?:ne kli[čc]i nikogar|nikogar ne (?:kli[čc]i|pokli[čc]i)|nikomur ne (?:povej|pi[šs]i))`,
    String.raw`(?<!\p{L})se vidiva na (?:drugi|oni) strani`,
    String.raw`(?<!\p{L})bog te bo (?:sprejel|vzel|objel)\p{L}*`,
    String.raw`(?<!\p{L})(?:pridru[žz]i se|pojdi za) (?:jim|mu|ji|njim|njo|njimi)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ni protistrupa|se ne da ve[čc] re[šs]iti)`,
    String.raw`(?<!\p{L})(?:nebole[čc]\p{L}*|brez bole[čc]in|ni[čc] (?:te )?ne (?:bo )?bol(?:i|elo))`,
  ].join("|"),
  "iu",
);
/** Places and things that need not be named, unless somebody is sent away from them. */
const MEANS =
  /\b(?:bridges?|railings?|cliffs?|ropes?|on the tracks)\b|(?<!\p{L})(?:most (?:[čc]ez|nad|pri|ob)|mostu|mostom|mostov\p{L}*|ograj\p{L}*|vrv(?:jo|i|eh|mi)?|na tir(?:e|ih)?)(?!\p{L})/iu;
/** Words of judgement, which nobody in danger needs to read, unless somebody refuses them. */
const JUDGING =
  /(?<!\p{L})(?:ogenj|ogn(?:ju|jem|ja)|peklu|v pekel|pogub\p{L}*|preklet\p{L}*|zavr[žz]en\p{L}*|damn\p{L}*|burn\p{L}* in|in hell|to hell|h[öo]lle)(?!\p{L})/iu;
/** The same words, given back, doubted or refused. */
const DOUBTED =
  /(?<!\p{L})(?:not true|is(?:n['’]t| not)|lie[sd]?|lying|thoughts?|feels?|feeling|felt|seems?|think|tells you|may (?:say|tell)|says? that|believe that you|voice|do(?:n['’]t| not) believe|ni res|ni tako|ne verjamem|nih[čc]e ne (?:pravi|misli)|la[žz](?:i|e|ejo|niv\p{L}*)?|misel|misli\p{L}*|ob[čc]ut\p{L}*|glas\p{L}*|zdi\p{L}*|ti pravi|[šs]epeta)(?!\p{L})/iu;
/** How the words begin without which none of the patterns above is complete; č, š and ž may be without their marks. */
const METHOD_BEGINNINGS = readBeginnings([
  "smrtn odmer doz skoč skok vrž obes žil zapest prerež zarež urež tablet zdravil bližin blizu",
  "uspaval pomirjeval protiboleč kapsul komad",
  "lethal dose pill mg milligram miligram jump hang slit wrist bridge painkiller capsule medicine",
]);
const OTHER_BEGINNINGS = readBeginnings([
  "samomor boljš boli lepš bolje mir pekl pekel pogub gori kliči jemati jemlji",
  "suicid place pain suffer damn burn hell lost call ring dial taking",
  "ogenj ognj zavržen preklet nikomur povej sprejme mara odpusti konč izgubljen",
  // What the program is not, and money: removed with their sentence.
  "real living person human robot tell police ambulance between secret pay paypal donat refund",
  "policij rešev človek oseb program nama skrivnost poklic pokliče nakaž plač donir donac treba counsel svetoval",
]);
const HARM_BEGINNINGS = [...METHOD_BEGINNINGS, ...OTHER_BEGINNINGS];
const HARM_WORD = anyWordWith(HARM_BEGINNINGS);
const METHOD_WORD = anyWordWith(METHOD_BEGINNINGS);
/** "500mg", "30tablet": figures are never shown before their sentence. */
const AMOUNT = /\d ?(?:mg|mil|tab|pill)/iu;
/** "p", "pi", "pil", "pill": a word that is still being written may become one of them. */
const HARM_BEGUN = new Set(
  HARM_BEGINNINGS.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1))),
);
const QUOTED = /[»«„“"][^»«„“”"]*[«»”“"]/g;
/** Somebody is sent away from a height, or gives away what could hurt. */
const AWAY =
  /\b(?:give|hand) (?:\w+ ){1,4}to (?:your|a|the|somebody|someone)\b|\b(?:daj|izroci) (?:\w+ ){0,3}(?:bratu|sestri|mami|ocetu|sosed\w*|prijatelj\w*|komu|nekomu)\b|\b(?:come down|get down|step (?:back|away)|move away|away from|leave the|umakni\w*|stran od|pojdi (?:dol|stran|nazaj)|stopi (?:dol|stran|nazaj)|pridi (?:dol|nazaj))\b/;
const EMAIL = /[\p{L}\p{Nd}._+-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/giu;

/** How much of the beginning of a sentence holds no word, and no beginning of a word, that harm could be said with. */
export function measureHarmless(text: string): number {
  const word = text.search(HARM_WORD);
  if (word !== -1) return word;
  const last = /[\p{L}\p{M}]*$/u.exec(text)?.[0] ?? "";
  return HARM_BEGUN.has(last.toLowerCase()) ? text.length - last.length : text.length;
}

/** Thrown where a reply holds what may harm: nothing of the rest is to be trusted. */
export class HarmfulReply extends Error {
  override readonly name = "HarmfulReply";
}

export interface HarmInput {
  /** Whether an e-mail address is among the known words. */
  isKnown: (address: string) => boolean;
  /** Whether a sentence is one of the site's own, which people have weighed. */
  isOwn?: (sentence: string) => boolean;
  /** Whether a signal was raised, or a method asked for: then encouragement and carelessness are looked for too. */
  isInDanger: boolean;
  /** Whether the visitor wrote of somebody near who hurts or threatens. */
  isHurt?: boolean;
  /** Whether something that kills was taken. */
  hasTaken?: boolean;
}

/**
 * Stops a reply at a sentence with a method or a place, with a verdict on the dead or the praise
 * of death (decisions.md "Safety"), or against help; a single such sentence taken out would leave
 * the rest of a deadly reply. What helps, such as »if you took tablets, call 112«, stays. Taken
 * out are sentences with an e-mail address that nobody knows, with a promise that a program cannot
 * keep, and with money.
 *
 * @throws HarmfulReply
 */
export function stopHarm({
  isKnown,
  isOwn = () => false,
  isInDanger,
  isHurt = false,
  hasTaken = false,
}: HarmInput): Mend {
  const mayHarm = (sentence: string, plain: string) =>
    isHarmful(sentence) ||
    (isInDanger && (isEncouraging(sentence) || isCareless(plain))) ||
    (isHurt && isSaidCarelessly(plain, HARM_SIGNS.violenceBorne)) ||
    (hasTaken && isSaidCarelessly(plain, HARM_SIGNS.sleep) && !HELPING.test(sentence));
  return (sentence) => {
    const plain = isInDanger || isHurt || HARM_WORD.test(sentence) ? readWords(sentence) : "";
    if (mayHarm(sentence, plain)) {
      if (isOwn(sentence)) return sentence;
      throw new HarmfulReply();
    }
    // What the visitor could say, in quotation marks, is no promise.
    if (isSaidCarelessly(plain.replace(QUOTED, ""), HARM_SIGNS.untrue) && !isOwn(sentence)) return "";
    if (!sentence.includes("@")) return sentence;
    return (sentence.match(EMAIL) ?? []).some((address) => !isKnown(address)) ? "" : sentence;
  };
}

/** Without the targets of links and the marks of Markdown. */
function readWords(sentence: string): string {
  return readPlainly(sentence.replace(/\]\([^)\n]*\)/g, "").replace(/[[\]*_`]/g, ""));
}

function isHarmful(sentence: string): boolean {
  // Most sentences hold none of the words: the long patterns would cost more than all the rest of a reply.
  if (!HARM_WORD.test(sentence) && !AMOUNT.test(sentence)) return false;
  for (const pattern of [VERDICT, CONDEMNED]) {
    const found = pattern.exec(sentence);
    if (found && !NOT_SAID_SO.test(sentence.slice(0, found.index + found[0].length))) return true;
  }
  if (AGAINST_HELP.test(sentence)) return true;
  const mayHoldMethod = METHOD_WORD.test(sentence) || AMOUNT.test(sentence);
  return mayHoldMethod && METHOD.test(sentence) && !HELPING.test(sentence);
}

function readBeginnings(lines: readonly string[]): string[] {
  const plain = (word: string) => word.replaceAll("č", "c").replaceAll("ž", "z").replaceAll("š", "s");
  return [...new Set(lines.flatMap((line) => line.split(" ")).flatMap((word) => [word, plain(word)]))];
}

function anyWordWith(beginnings: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${beginnings.join("|")})`, "iu");
}

function isEncouraging(sentence: string): boolean {
  if (ENCOURAGING.test(sentence) && !DOUBTED.test(sentence)) return true;
  if (MEANS.test(sentence) && !DOUBTED.test(sentence) && !AWAY.test(readPlainly(sentence))) return true;
  const judging = JUDGING.exec(sentence);
  return judging !== null && !NOT_SAID_SO.test(sentence.slice(0, judging.index + judging[0].length));
}

function isCareless(plain: string): boolean {
  if (isSaidCarelessly(plain, HARM_SIGNS.place) && !AWAY.test(plain)) return true;
  return (
    isSaidCarelessly(plain, HARM_SIGNS.welcome) ||
    isSaidCarelessly(plain, HARM_SIGNS.careless) ||
    isCalledSin(plain)
  );
}
