import type { Signal } from "../../contract/chat.ts";
import type { Topic } from "../../contract/content.ts";
import {
  announces,
  asksWhetherSafe,
  denies,
  isNotMe,
  namesDanger,
  namesOwnSuicide,
  readPlainly,
  saysNo,
} from "./danger-signs.ts";
import { check, CRISIS, LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import type { Told } from "./told.ts";
import { CARE, findTopic, isAbout, VIOLENCE } from "./topics.ts";

const UNSURE =
  /^(?:ne ?vem|nevem|nism sigur\w*|nisem sigur\w*|idk|dunno|i dont know|not sure|im not sure)[\s.!,]*$/;
const REFUSES_NUMBERS =
  /\b(?:(?:stop|quit|enough|dont|do not)\b[^.!?]{0,30}\bnumbers?|(?:nehaj\w*|nehi\w*|dovolj|pusti\w*|ne)\b[^.!?]{0,30}\b(?:posilj\w*|posilat|met(?:at|ati)|metaj\w*|daj\w*|davat\w*|pisat|pisati|pisi)\b[^.!?]{0,20}\b(?:stevilk\w*|cifr\w*)|(?:nehaj\w*|nehi\w*|dovolj)\b[^.!?]{0,30}\b(?:stevilk\w*|cifr\w*)|(?:sick|tired) of (?:\w+ )?numbers)\b/;
const DIED =
  /\b(?:(?:found|nasli)\b[^.!?]*\b(?:dead|mrtv\w*|mrtev)|prepozno|too late|mrte?v\w? je|je (?:ze )?mrte?v\w?|(?:hes|shes|he is|she is|theyre) (?:dead|gone)|(?:he|she) (?:died|did it)|umrla? je|je umrla?)\b/;
const ONLY_FEARED = /\b(?:ce|what if|if|ali|is it|a je)\b/;
const WOUND =
  /\b(?:deep\w*|still (?:\w+ ){0,2}(?:open|bleeding)|(?:wont|doesnt|not|isnt) (?:stop\w*|clos\w*)|gap(?:ing|es)|globok\w*|globl\w*|krvavi\w*|krvavim|odprt\w*|noc[ae] (?:se )?(?:zapre\w*|ustav\w*)|se noce (?:zapre\w*|ustav\w*)|a lot of blood|so much blood|veliko krvi|ful krvi)\b/;
const DRIVES =
  /\b(?:(?:grem|gremo|peljem se|sedam|usedem se|bom sel|bom sla|vozim)\b[^.!?]{0,25}\b(?:z avtom|v avto|avtom|z motorjem|na motor)|(?:ill|im|i will|going to|gonna) (?:just )?(?:drive|driving)\b|get(?:ting)? in(?:to)? (?:the|my) car)\b/;
const RELIEVED =
  /\b(?:(?:feel|feeling|im|i am) (?:\w+ ){0,3}(?:better|lighter|calmer|safer)|(?:mi je|je|se?m|je mi) (?:\w+ ){0,2}(?:bolje|boljs\w*|boljse|lazje|laz[jž]\w*)|(?:bolje|lazje) (?:mi )?je)\b/;
const NOT_RELIEVED = /\b(?:not|never|dont|doesnt|if|when|nikoli|ni|ne|brez mene|ce|without me|off|dead)\b/;
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
  const once = (text: string) => (said.includes(text.trim()) ? null : text.trim());
  const all = [...earlier, ...signals];
  const asked = asksWhetherSafe(said.at(-1) ?? "");
  if (all.length > 0 && asked && (saysNo(message) || UNSURE.test(message)))
    return sayNew(question, [followUp.notHere, followUp.now, followUp.nowAgain]);
  const isHurt = all.includes("self_harm") && !isNotMe(message) && !before.notMe;
  if (isHurt && WOUND.test(message)) return once(followUp.wound);
  if (earlier.length === 0) return null;
  if (REFUSES_NUMBERS.test(message) && !announces(message))
    return sayNew(question, [followUp.noNumbers, followUp.stay]);
  const isForAnother =
    before.ofAnother || (earlier[0] === "other_person" && earlier.filter(isOwn).length < 2);
  if (isForAnother && DIED.test(message) && !ONLY_FEARED.test(message))
    return sayNew(question, [followUp.lossOther, followUp.grief, followUp.griefNamed]);
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
