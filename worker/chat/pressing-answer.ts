import type { Signal } from "../../contract/chat.ts";
import type { Topic } from "../../contract/content.ts";
import {
  announces,
  asksWhetherSafe,
  denies,
  isNotMe,
  isTakenByAnother,
  namesDanger,
  namesOwnSuicide,
  readPlainly,
  saysNo,
  saysSafe,
} from "./danger-signs.ts";
import { findFollowUp } from "./follow-up.ts";
import { check, CRISIS, isInViolence, LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import type { Told } from "./told.ts";
import { CARE, findTopic, isAbout, VIOLENCE } from "./topics.ts";

const UNSURE =
  /^(?:ne ?vem|nevem|nism sigur\w*|nisem sigur\w*|idk|dunno|i dont know|not sure|im not sure)[\s.!,]*$/;
const REFUSES_NUMBERS =
  /\b(?:(?:stop|quit|enough|dont|do not)\b[^.!?]{0,30}\bnumbers?|(?:nehaj\w*|nehi\w*|dovolj|pusti\w*|ne)\b[^.!?]{0,30}\b(?:posilj\w*|posilat|met(?:at|ati)|metaj\w*|daj\w*|davat\w*|pisat|pisati|pisi)\b[^.!?]{0,20}\b(?:stevilk\w*|cifr\w*)|(?:nehaj\w*|nehi\w*|dovolj)\b[^.!?]{0,30}\b(?:stevilk\w*|cifr\w*)|(?:sick|tired) of (?:\w+ )?numbers|with your numbers|ne me (?:samo |sam )?(?:na )?stevilk\w*|numbers at me|(?:just|only) (?:a )?(?:bot|program|robot|copy)[^.!?]*\bnumbers)\b/;
const DIED =
  /\b(?:(?:found|nasli)\b[^.!?]*\b(?:dead|mrtv\w*|mrtev)|prepozno|too late|mrte?v\w? je|je (?:ze )?mrte?v\w?|(?:hes|shes|he is|she is|theyre) (?:dead|gone)|(?:he|she) (?:died|did it)|umrla? je|je umrla?|ubila? se je|se je (?:\w+ )?ubil\w?|naredila? je to|je to naredil\w?|(?:ga|je) ni vec|ni (?:ga|je) vec|ni prezivel\w*|pogreb\w*|killed (?:him|her)sel\w+|funeral)\b/;
const ONLY_FEARED = /\b(?:ce|what if|if|ali|is it|a je|ded\w*|babic\w*|gran\w*|grandm\w*|grandf\w*|nan)\b/;
const WOUND =
  /\b(?:deep\w*|still (?:\w+ ){0,2}(?:open|bleeding)|(?:wont|doesnt|not|isnt) (?:stop\w*|clos\w*)|gap(?:ing|es)|globok\w*|globl\w*|krvavi\w*|krvavim|odprt\w*|noc[ae] (?:se )?(?:zapre\w*|ustav\w*)|se noce (?:zapre\w*|ustav\w*)|a lot of blood|so much blood|veliko krvi|ful krvi|blood everywhere|see white|stop the bleeding|pumping|ne neha\w*|kri (?:\w+ )?tece|ustavim? krvavit\w*|bled through)\b/;
const DRIVES =
  /^(?:zdaj )?vozim[\s.!]*$|\bim (?:out )?driving\b|\b(?:(?:grem|gremo|peljem se|sedam|usedem se|bom sel|bom sla|vozim)\b[^.!?]{0,25}\b(?:z avtom|v avto|avtom|z motorjem|na motor)|(?:ill|im|i will|going to|gonna) (?:just )?(?:drive|driving)\b|get(?:ting)? in(?:to)? (?:the|my) car)\b/;
/** Bleeding that cannot wait for the question whose it is. */
const BLEEDS =
  /\b(?:blood everywhere|pumping|cant stop (?:it|the bleeding)|how (?:do|can) i stop (?:it|the bleeding)|wont stop bleeding|kri (?:kar )?spric\w*|ne morem ustavit\w* krv\w*)\b/;
const CUT_BLEEDS =
  /\b(?:(?:po|u|raz|v|na)?rez\w+ (?:se?m )?(?:se|si)|(?:se|si) (?:se?m )?(?:po|u|raz|v|na)?rez\w+|i (?:have )?cut (?:my ?self|my (?:arm|wrist|leg)))\b[^]*\b(?:ne neha\w*|kri (?:\w+ )?tece|krvav\w*|wont stop|cant stop|bleeding a lot|blood everywhere)/;
const COMES_BACK =
  /\b(?:ce se (?:\w+ )?vrne|ce pride (?:nazaj|domov)|(?:if|when) (?:he|she) comes (?:back|home))\b/;
const NOT_SAFE =
  /^(?:(?:no|nope|nah|ne)[ ,.]+)?(?:im |i am )?(?:not safe|nis(?:e)?m (?:na )?varn\w*|ne na varnem|nis(?:e)?m|not really)[\s.!,]*$/;
/** A calm that comes from a decision. */
const DECIDED =
  /\b(?:relieved|relief|peace|calm|at ease|lazje|bolje|better|lighter|pomirjen\w*|mirn[aoi]?|mir)\b[^]*\b(?:decided|decision|soon|over soon|its over|odlocil\w*|odlocitev|kmalu|konec)\b|\b(?:decided|odlocil\w*)\b[^]*\b(?:relieved|peace|calm|pomirjen\w*|mir\w*)\b/;
const CRASH =
  /\b(?:driv(?:e|ing)|at the wheel|behind the wheel|on the (?:motorway|road|highway)|vozim|voznj\w*|za volanom|v avtu)\b[^]*\b(?:crash\w*|swerv\w*|into a (?:tree|wall|lorry|truck)|off (?:a|the) (?:bridge|cliff|road)|end it|cry\w*|drev\w*|zid|skarp\w*|jo[kc]\w*|zaletel\w*|zaletim)\b|\b(?:crash|swerv\w*|zaletel\w*|zapelj\w*)\b[^]*\b(?:tree|wall|lorry|truck|car|drev\w*|zid|skarp\w*|tovornjak)\b/;
const RELIEVED =
  /\b(?:(?:feel|feeling|im|i am) (?:\w+ ){0,3}(?:better|lighter|calmer|safer)|(?:mi je|je|se?m|je mi) (?:\w+ ){0,2}(?:bolje|boljs\w*|boljse|lazje|laz[jž]\w*)|(?:bolje|lazje) (?:mi )?je|thoughts? (?:are|is|have) (?:gone|passed|stopped)|misli so (?:minile|odsle|izginile))\b/;
const NOT_RELIEVED =
  /\b(?:rez\w*|cut\w*|burn\w*|not|never|dont|doesnt|if|when|nikoli|ni|ne|brez mene|ce|without me|off|dead)\b/;
const NO_PLAN =
  /\b(?:(?:havent|have not|didnt|dont) (?:really )?(?:plan\w*|have (?:a|any) plan)|no plans?\b|nimam (?:\w+ )?nacrt\w*|(?:nic|nc) (?:nisem|nism) (?:na)?crtoval\w*|(?:nisem|nism) (?:nic|nc) (?:na)?crtoval\w*)/;
const VOICE_SAYS =
  /\b(?:he|she|it|they|on|ona|oni|glas\w*|voices?) (?:\w+ )?(?:says?|said|tells?|told|wants?|pravi|pravijo|rece|recejo|ukazuj\w*|hoce\w*)\b/;
const WANTS_DEATH =
  /\b(?:(?:want|wanna|wish|going) (?:to )?(?:die|be dead|end it)|wish i (?:was|were) dead|(?:hocem|hocm|zelim|rada? bi|najraje bi) (?:\w+ )?(?:umre\w*|umrl\w*)|(?:nocem|necem|ne bi|ne zelim) (?:\w+ ){0,2}(?:zive\w*|zivel\w*))\b/;

/** Where a signal may be no more than the shadow of what the message is about. */
const PRESSING: readonly Topic[] = [...CARE, "choked", "anger"];

/**
 * What cannot wait for the question whether somebody wants to die: a death, an open wound, a "no" to
 * the question whether one is safe, an illness or a child in danger, each with words of its own.
 *
 * @returns null where nothing of this was said, or all of it was answered
 */
export function answerPressing(question: LibraryQuestion, message: string, before: Told): string | null {
  return answerAfterSignal(question, message, before) ?? answerCare(question, message);
}

function answerAfterSignal(question: LibraryQuestion, message: string, before: Told): string | null {
  const { language, signals, earlier, said } = question;
  const { followUp, reply } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const once = (text: string) => (said.includes(text.trim()) ? null : text.trim());
  const all = [...earlier, ...signals];
  const asked = asksWhetherSafe(said.at(-1) ?? "");
  const isUnsafe = saysNo(message) || UNSURE.test(message) || NOT_SAFE.test(message);
  if (isInViolence(question) && COMES_BACK.test(message))
    return sayNew(question, [topics.threatened, followUp.violence]);
  if (isInViolence(question) && saysSafe(message, said.at(-1) ?? ""))
    return sayNew(question, [followUp.listening, followUp.violence]);
  if (asked && isUnsafe && isInViolence(question)) return sayNew(question, [topics.threatened, followUp.now]);
  if (all.length > 0 && asked && isUnsafe)
    return sayNew(question, [followUp.notHere, followUp.now, followUp.nowAgain]);
  if (saysNo(message) && said.at(-1) === followUp.safe.trim()) return once(followUp.alone);
  if (isTakenByAnother(message)) return once(followUp.otherTaken);
  const wasTakenByAnother = all.length === 0 && said.includes(followUp.otherTaken.trim());
  if (wasTakenByAnother && findTopic(message) === null)
    return sayNew(question, [
      followUp[findFollowUp(message, true) ?? "otherCallAnyway"],
      followUp.otherTaken,
    ]);
  const isHurt =
    (all.includes("self_harm") || said.includes(followUp.wound.trim())) && !isNotMe(message) && !before.notMe;
  if (isHurt ? WOUND.test(message) : (all.length > 0 && BLEEDS.test(message)) || CUT_BLEEDS.test(message))
    return sayNew(question, [followUp.wound, followUp.now, followUp.nowAgain]);
  if (
    CRASH.test(message) &&
    (all.length > 0 || /\b(?:want|thinking|keep|mislim|hocem|rada? bi)\b/.test(message))
  )
    return once(followUp.driving);
  if (DRIVES.test(message) && /\b(?:pijan\w*|napit\w*|drunk|wasted)\b/.test(message))
    return once(followUp.driving);
  if (earlier.length === 0) return null;
  if (REFUSES_NUMBERS.test(message) && !announces(message))
    return sayNew(question, [followUp.noNumbers, followUp.stay]);
  const isForAnother =
    before.ofAnother || (earlier[0] === "other_person" && earlier.filter(isOwn).length < 2);
  if (isForAnother && DIED.test(message) && !ONLY_FEARED.test(message))
    return sayNew(question, [followUp.lossOther, followUp.grief, followUp.griefNamed]);
  if (DECIDED.test(message) && earlier.some(isOwn)) return sayNew(question, [followUp.leaving, followUp.now]);
  if (DRIVES.test(message)) return once(followUp.driving);
  if (NO_PLAN.test(message) && !denies(message))
    return sayNew(question, [followUp.stay, reply.later, followUp.listening]);
  const isRelieved = message
    .split(/[.!?,;\n]+/)
    .some((part) => RELIEVED.test(part) && !NOT_RELIEVED.test(part));
  return isRelieved && !wantsDeath(message) ? sayNew(question, [followUp.relieved, followUp.goodbye]) : null;
}

function answerCare(question: LibraryQuestion, message: string): string | null {
  const { language, signals, earlier, said, written } = question;
  const { followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const wasAbout = (about: readonly Topic[]) => written.some((each) => isAbout(readPlainly(each), about));
  const topic = findTopic(message);
  if (wasAbout(["voices"]) && VOICE_SAYS.test(message))
    return sayNew(question, [topics.voices, followUp.now, followUp.nowAgain]);
  if (topic === null) {
    if (wasAbout(["anger"]) && signals.length > 0 && !wantsDeath(message)) return topics.anger.trim();
    const isNoOwnDanger = earlier.length > 0 && ![...earlier, ...signals].some(isOwn);
    return isNoOwnDanger && wasAbout(CARE) ? sayNew(question, [followUp.listening, followUp.stay]) : null;
  }
  const isViolence = VIOLENCE.includes(topic) && earlier.length === 0 && !namesDanger(message);
  const isPressing =
    (PRESSING.includes(topic) && (topic === "voices" || !wantsDeath(message))) ||
    (isViolence && signals.some(isOwn));
  if (!isPressing || denies(message)) return null;
  const answer = check(question, topics[topic]);
  if (!said.includes(answer)) return answer;
  // A danger of their own that was seen with it is asked about.
  return signals.some(isOwn) ? null : sayNew(question, [followUp.listening, followUp.stay]);
}

function isOwn(signal: Signal): boolean {
  return signal !== "other_person";
}

function wantsDeath(message: string): boolean {
  return WANTS_DEATH.test(message) || namesOwnSuicide(message);
}
