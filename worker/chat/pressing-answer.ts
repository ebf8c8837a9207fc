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
import {
  BLEEDS,
  COMES_BACK,
  CRASH,
  CUT_BLEEDS,
  DECIDED,
  DIED,
  DRIVES,
  NOT_RELIEVED,
  NOT_SAFE,
  NO_PLAN,
  ONLY_FEARED,
  REFUSES_NUMBERS,
  RELIEVED,
  UNSURE,
  VOICE_SAYS,
  WANTS_DEATH,
  WOUND,
} from "./pressing-signs.ts";
import { isOwn } from "./signals.ts";
import type { Told } from "./told.ts";
import { CARE, findTopic, isAbout, VIOLENCE } from "./topics.ts";

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
  const last = said.at(-1) ?? "";
  const asked = asksWhetherSafe(last);
  const isUnsafe = saysNo(message) || UNSURE.test(message) || NOT_SAFE.test(message);
  if (COMES_BACK.test(message) && isInViolence(question))
    return sayNew(question, [topics.threatened, followUp.violence]);
  if (saysSafe(message, last) && isInViolence(question))
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

function wantsDeath(message: string): boolean {
  return WANTS_DEATH.test(message) || namesOwnSuicide(message);
}
