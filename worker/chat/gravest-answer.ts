import type { Topic } from "../../contract/content.ts";
import { affirms, asksAboutDeath, denies, namesOwnSuicide, readPlainly } from "./danger-signs.ts";
import {
  asksToWrite,
  cannotLeave,
  fearsArrival,
  gaveAwayMeans,
  hasBodyAlarm,
  hasPutBy,
  isChild,
  isCommanded,
  isNotAlone,
  isWithHelper,
  isYoung,
  knowsNothing,
  meansAreGone,
  namesHelper,
  namesNearOne,
  putsOff,
  saysInDanger,
  seesHelper,
  vomits,
  willTell,
} from "./gravest-signs.ts";
import { check, CRISIS, isInViolence, LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import { isPersonal } from "./personal-message.ts";
import { WANTS_DEATH } from "./pressing-signs.ts";
import { isSure } from "./shown-passages.ts";
import { isOwn } from "./signals.ts";
import type { Told } from "./told.ts";
import { CARE, findTopic, isAbout, VIOLENCE } from "./topics.ts";

/** What a child is answered in simple words. */
const OF_A_CHILD: readonly Topic[] = [
  "pet",
  "loss",
  "dying",
  "seeAgain",
  "sad",
  "lonely",
  "heavy",
  "afraid",
  "anxious",
  "hard",
  "worth",
  "short",
  "bullied",
];

/**
 * What a wrong reply would make worse, known by more than one message: who is feared comes home, voices
 * command, a plan is only put off, somebody is already there. Each is answered before all that could be
 * mistaken for it.
 *
 * @returns null where nothing of this was said
 */
export function answerGravest(question: LibraryQuestion, message: string, before: Told): string | null {
  if (before.taken) return null;
  return (
    answerRescue(question, message) ??
    answerViolence(question, message) ??
    answerVoices(question, message) ??
    answerPutOff(question, message) ??
    answerUnknown(question, message, before) ??
    answerBody(question, message) ??
    answerWriting(question, message) ??
    answerDanger(question, message) ??
    answerChild(question, message)
  );
}

/** Who sits beside somebody, and has no rope any more, is not sent out of the room. */
function answerRescue(question: LibraryQuestion, message: string): string | null {
  const { language, signals, earlier } = question;
  const { followUp } = CRISIS[language];
  if (![...earlier, ...signals].some(isOwn)) return null;
  const isThere = isNotAlone(message) || meansAreGone(message);
  if (!isThere || (isInViolence(question) && !namesHelper(message))) return null;
  return sayNew(question, [followUp.handedOver, followUp.goodbye]);
}

function answerViolence(question: LibraryQuestion, message: string): string | null {
  const { language, signals, earlier, written, said } = question;
  const { followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const isTold = isInViolence(question);
  const topic = findTopic(message);
  const isNow = topic !== null && (VIOLENCE.includes(topic) || topic === "hurtChild");
  if (isTold && seesHelper(message)) {
    const [first, then] = isWithHelper(message)
      ? [followUp.handedOver, followUp.helpCame]
      : [followUp.helpCame, followUp.handedOver];
    return sayNew(question, [first, then, followUp.listening]);
  }
  const wasAskedToLeave = said.at(-1) === followUp.violenceComing.trim();
  if (wasAskedToLeave && cannotLeave(message) && !namesOwnDeath(message))
    return sayNew(question, [topics.threatened, followUp.violence]);
  if ((isTold || isNow) && fearsArrival(message, isTold))
    return sayNew(question, [followUp.violenceComing, topics.threatened, followUp.violence]);
  if (isTold || !isNow || denies(message) || ![...earlier, ...signals].some(isOwn)) return null;
  const all = [...written.map(readPlainly), message];
  if (!all.some(namesOwnDeath)) return signals.some(isOwn) ? check(question, topics[topic]) : null;
  return sayNew(question, [all.some(isYoung) ? followUp.bothYoung : followUp.both, followUp.violence]);
}

function answerVoices(question: LibraryQuestion, message: string): string | null {
  const { language, written, said } = question;
  const { followUp } = CRISIS[language];
  const wasTold = written.some((each) => isAbout(readPlainly(each), ["voices"]));
  if (!wasTold || !isCommanded(message)) return null;
  const wasAsked = asksAboutDeath(said.at(-1) ?? "") && affirms(message, said.at(-1) ?? "");
  if (wasAsked) return null;
  return sayNew(question, [followUp.voicesCommand, followUp.voicesStay, followUp.now, followUp.nowAgain]);
}

/** "Not tonight" is no denial where something is put by; and who has given it away is told that it counts. */
function answerPutOff(question: LibraryQuestion, message: string): string | null {
  const { language, signals, earlier, written, said } = question;
  const { followUp, reply } = CRISIS[language];
  if (said.includes(followUp.notTonight.trim()) && gaveAwayMeans(message))
    return sayNew(question, [followUp.step, followUp.goodbye]);
  const isDeadly = [...earlier, ...signals].some((signal) => isOwn(signal) && signal !== "self_harm");
  if (!isDeadly || !putsOff(message) || ![...written.map(readPlainly), message].some(hasPutBy)) return null;
  return sayNew(question, [followUp.notTonight, reply.later, followUp.stay]);
}

function answerUnknown(question: LibraryQuestion, message: string, before: Told): string | null {
  const { language, signals, earlier, written } = question;
  const { followUp } = CRISIS[language];
  const isOfAnother =
    before.ofAnother ||
    [...earlier, ...signals].includes("other_person") ||
    (earlier.length > 0 && written.some((each) => namesNearOne(readPlainly(each))));
  if (!isOfAnother || earlier.length + signals.length === 0 || !knowsNothing(message)) return null;
  return sayNew(question, [followUp.otherUnknown, followUp.otherNoAnswer, followUp.otherCallAnyway]);
}

function answerBody(question: LibraryQuestion, message: string): string | null {
  const { language, written } = question;
  const isIll =
    vomits(message) || written.map(readPlainly).some((said) => vomits(said) || isAbout(said, ["eating"]));
  if (!isIll || !hasBodyAlarm(message) || namesOwnSuicide(message)) return null;
  return sayNew(question, [CRISIS[language].followUp.bodyAlarm, LIBRARY[language].topics.eating]);
}

function answerWriting(question: LibraryQuestion, message: string): string | null {
  if (!asksToWrite(message)) return null;
  const { followUp } = CRISIS[question.language];
  return sayNew(question, [followUp.inWriting, followUp.noVoice]);
}

/** "I am in danger", and no more: what it is can wait until somebody was called. */
function answerDanger(question: LibraryQuestion, message: string): string | null {
  if (!saysInDanger(message)) return null;
  const { followUp } = CRISIS[question.language];
  return sayNew(question, [followUp.now, followUp.notHere, followUp.nowAgain]);
}

/** A child is told of a grown-up, in simple words, and of no death but the one they told of. */
function answerChild(question: LibraryQuestion, message: string): string | null {
  const { language, written, said } = question;
  const { child } = LIBRARY[language];
  const all = [...written.map(readPlainly), message];
  if (!all.some(isChild) || all.some(namesOwnDeath)) return null;
  if (all.some((each) => isAbout(each, VIOLENCE) || isAbout(each, CARE))) return null;
  const topic = findTopic(message);
  const isOfChild =
    topic === null ? isPersonal(message, said.at(-1) ?? "") || !isSure(question) : OF_A_CHILD.includes(topic);
  if (!isOfChild) return null;
  if (written.length > 0 && willTell(message)) return child.told.trim();
  return sayNew(question, [...(topic === "pet" ? [child.pet] : []), child.sad, child.tell]);
}

function namesOwnDeath(message: string): boolean {
  return WANTS_DEATH.test(message) || namesOwnSuicide(message) || HURTS_ONESELF.test(message);
}

const HURTS_ONESELF =
  /\b(?:suicid\w*|samomor\w*|konca\w* (?:svoje|s svojim) zivljenj\w*|(?:cut|cutting|hurt|hurting|harm|harming) my ?self|(?:rezem|porezal\w?|poskodujem|ubijem) se|se (?:rezem|poskodujem|ubijem))\b/;
