import type { Signal } from "../../contract/chat.ts";
import type { Topic } from "../../contract/content.ts";
import { gravestSignal } from "../../recognition/detect.ts";
import {
  affirms,
  announces,
  asksForOther,
  asksMethod,
  asksPlainMethod,
  cameThrough,
  denies,
  fearsGodsAnger,
  givesAway,
  hasTaken,
  hasTakenPlainly,
  isAtHand,
  isApart,
  isAtOnce,
  isGuilty,
  isThreat,
  isWorried,
  namesDanger,
  namesLivingInDanger,
  namesOwnDanger,
  namesOwnSuicide,
  isNotMe,
  isOutside,
  isSoon,
  readPlainly,
  saysFarewell,
  saysItIsMe,
  saysNo,
  saysSafe,
  speaksOfAnother,
  tellsOfTheDead,
  wantsToFollow,
  withoutDenial,
  withoutNaming,
} from "./danger-signs.ts";
import { findAfterTaken, findFollowUp, type FollowUp } from "./follow-up.ts";
import { answerGravest } from "./gravest-answer.ts";
import { namesHelper } from "./gravest-signs.ts";
import { asksFirstWords, feelsUrge, refusesToCall, seesHelpCome } from "./help-signs.ts";
import { answerPressing } from "./pressing-answer.ts";
import { isOwn } from "./signals.ts";
import { readTold, tellsOfLoss, type Told } from "./told.ts";
import { isSure, showPassages } from "./shown-passages.ts";
import { AFTER_SUICIDE, findTopic, GRAVE, isAbout, QUIET, SMALL_TALK, VIOLENCE } from "./topics.ts";
import { check, CRISIS, isInViolence, LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import { answerQuestion } from "./ordinary-answer.ts";

/** An answer to what was asked under a signal is short. */
const ANSWER_MAX_WORDS = 10;

/** Said by one who has helped somebody else. */
const HELPING: readonly FollowUp[] = ["otherSafe", "otherCalled", "otherVisit", "otherGuilt"];
/** Reasons for telling nobody, answered whatever else the message sounds like. */
const REASONS: readonly FollowUp[] = ["onlyYou", "secret", "tears"];
/**
 * Answers without a model: with the passages of the site that fit the question, in their own
 * words, and says so (decisions.md "Chat"). Under a signal it says what a person wrote for that,
 * and never the same twice as long as there is something else to say.
 */
export function answerFromLibrary(question: LibraryQuestion): string {
  const { language, signals, earlier, written, text } = question;
  const message = readPlainly(text);
  const before = readTold(written.map(readPlainly));
  const { followUp } = CRISIS[language];
  if (hasTakenPlainly(message) || (hasTaken(message) && (signals.length > 0 || earlier.length > 0)))
    return sayNew(question, [followUp.taken, followUp.takenLater]);
  const mayAskMethod = !before.taken && !before.askedMethod && !isAtHand(message) && !saysItIsMe(message);
  if (asksPlainMethod(message) && mayAskMethod) return followUp.method.trim();
  const gravest = answerGravest(question, message, before);
  if (gravest !== null) return gravest;
  const pressing = before.taken ? null : answerPressing(question, message, before);
  if (pressing !== null) return pressing;
  if ((before.bereaved || tellsOfLoss(message)) && wantsToFollow(message))
    return sayUrgent(question, before, "afterLoss");
  if (asksMethod(message) && mayAskMethod) return followUp.method.trim();
  const isGrief =
    (before.suicideLoss || isAbout(message, AFTER_SUICIDE)) &&
    !before.announced &&
    !namesLivingInDanger(withoutDenial(message)) &&
    (signals.every((signal) => signal === "other_person") || denies(message)) &&
    earlier.every((signal) => signal === "other_person" || signal === "self_harm");
  if (isGrief && (signals.length > 0 || earlier.length > 0)) return answerGrief(question, message);
  if (signals.length > 0 || earlier.length > 0 || before.askedMethod || before.takenPlainly)
    return answerInDanger(question, message, before);
  if (asksMethod(message)) return followUp.method.trim();
  const answer = answerQuestion(question, message);
  return question.isBudgetSpent ? `${LIBRARY[language].budget}\n\n${answer}` : answer;
}

function answerInDanger(question: LibraryQuestion, message: string, before: Told): string {
  const { language, signals, earlier, written, text } = question;
  const { followUp } = CRISIS[language];
  if (before.taken) return answerAfterTaken(question, message, before);
  if (before.askedMethod && saysItIsMe(message))
    return sayUrgent(question, before, isAtHand(message) ? "prepared" : "itsMe");
  if (asksMethod(message)) {
    const isForThem = isAtHand(message) || saysItIsMe(message);
    return isForThem
      ? sayUrgent(question, before, "prepared")
      : sayNew(question, [followUp.method, followUp.methodAgain]);
  }
  const all = [...earlier, ...signals];
  const hasOwnSignal = signals.some(isOwn);
  const topic = findTopic(message);
  const helping = findFollowUp(message, true);
  const speaksAsHelper =
    before.otherSafe ||
    isNotMe(message) ||
    before.notMe ||
    denies(message) ||
    signals.includes("other_person") ||
    (helping !== null && HELPING.includes(helping)) ||
    (topic !== null && VIOLENCE.includes(topic));
  const isOfAnother =
    (before.ofAnother || (written.length === 0 && speaksOfAnother(message))) &&
    (all.includes("other_person") || [...written, text].some((said) => isWorried(readPlainly(said)))) &&
    !(written.length > 0 && hasOwnSignal && namesOwnDanger(message));
  // Who came for somebody else is answered as a helper until they speak of their own danger.
  const isAboutOther =
    all.length > 0 &&
    !givesAway(message) &&
    !before.announced &&
    // Who has said so of themselves more than once is not a helper any more.
    earlier.filter(isOwn).length < 2 &&
    (isOfAnother ||
      all.every((signal) => signal === "other_person") ||
      isNotMe(message) ||
      (before.notMe && !namesOwnSuicide(message)) ||
      (earlier[0] === "other_person" && !(hasOwnSignal && (namesOwnDanger(message) || !speaksAsHelper))) ||
      (signals.includes("other_person") && asksForOther(message)));
  return isAboutOther
    ? answerHelper(question, message, before)
    : answerWhoIsInDanger(question, message, before);
}

/** Who mourns a suicide is never asked whether the one who died is safe. */
function answerGrief(question: LibraryQuestion, message: string): string {
  const { language } = question;
  const { followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const topic = findTopic(message);
  const isMourned = topic === "loss" || tellsOfTheDead(message);
  const answers: string[] = [];
  if (denies(message)) answers.push(followUp.noLoss);
  if (isGuilty(message)) answers.push(topics.lossGuilt);
  if (isMourned) answers.push(followUp.griefNamed);
  else if (topic && !SMALL_TALK.includes(topic) && topic !== "insult")
    answers.push(check(question, topics[topic]));
  return sayNew(question, [...answers, followUp.grief, followUp.griefNamed, followUp.listening]);
}

function answerAfterTaken(question: LibraryQuestion, message: string, before: Told): string {
  const { followUp } = CRISIS[question.language];
  const fitting = findAfterTaken(message);
  if (before.helpCame && !fitting) return sayNew(question, [followUp.ambulance, followUp.goodbye]);
  const rest = [
    followUp.takenLater,
    followUp.takenSigns,
    followUp.takenAfraid,
    followUp.nowAgain,
    followUp.taken,
  ];
  if (fitting) rest.unshift(followUp[fitting]);
  return sayNew(question, rest);
}

/** Each text is more urgent than the last, and none is soft. */
function sayUrgent(question: LibraryQuestion, before: Told, ...first: FollowUp[]): string {
  const { followUp } = CRISIS[question.language];
  const isOut = before.outside || isOutside(readPlainly(question.text));
  const later = before.announced ? [followUp.now, followUp.leaving] : [followUp.leaving, followUp.now];
  const here = isOut ? [followUp.outside] : [];
  return sayNew(question, [...first.map((id) => followUp[id]), ...here, ...later, followUp.nowAgain]);
}

function answerHelper(question: LibraryQuestion, message: string, before: Told): string {
  const { language, signals, earlier, written } = question;
  const { reply, followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const topic = findTopic(message);
  const following = findFollowUp(message, true);
  const isPlain = namesDanger(message);
  const isViolent = [...written.map(readPlainly), message].some((said) => isAbout(said, VIOLENCE));
  if (isPlain && (isViolent || isThreat(message)))
    if (!denies(message))
      return sayNew(question, [
        ...(topic === "threatened" ? [topics.threatened] : []),
        followUp.otherThreat,
        topics.partner,
        followUp.otherLater,
      ]);
  const fitting = following ? [followUp[following]] : [];
  const isHurt = [...earlier, ...signals].includes("self_harm") || isNotMe(message) || before.notMe;
  const general = isViolent
    ? [followUp.violence, topics.partner, followUp.otherThreat, topics.abuse]
    : before.suicideLoss && !namesLivingInDanger(message)
      ? [followUp.grief, followUp.griefNamed, followUp.listening]
      : before.otherSafe || (before.bereaved && !isPlain)
        ? [followUp.listening, followUp.otherLater, followUp.stay]
        : [
            ...(isHurt ? [followUp.otherHurt] : []),
            followUp.otherLater,
            followUp.otherSecret,
            followUp.otherWords,
          ];
  if (denies(message)) return answerDenial(question, message, topic, following);
  if (before.denied && !isPlain && !isViolent)
    return answerCalmly(question, message, topic, following, before);
  const isAnswered = following !== null && following !== "thanks";
  if (topic && !isPlain && !SMALL_TALK.includes(topic) && (VIOLENCE.includes(topic) || !isAnswered))
    return sayNew(question, [check(question, topics[topic]), ...general]);
  if (before.otherSafe && asksFirstWords(message)) fitting.unshift(followUp.otherVisit);
  // Who has said farewell and no longer answers is not to be asked first.
  const isFirst = signals.length > 0 && earlier.length === 0;
  const seesNoAnswer = following === "otherNoAnswer" || following === "otherPromise";
  if (isFirst && !isViolent && !(isPlain && seesNoAnswer))
    return sayNew(question, [isHurt ? followUp.otherHurt : reply.other_person, ...fitting, ...general]);
  return sayNew(question, [...fitting, ...general]);
}

function answerWhoIsInDanger(question: LibraryQuestion, message: string, before: Told): string {
  const { language, signals, earlier, said } = question;
  const { reply, followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  const topic = findTopic(message);
  const isHurt = [...earlier, ...signals].includes("self_harm");
  const gravest = givesAway(message) ? "farewell" : gravestSignal(signals);
  const rest = withoutDenial(message);
  const isViolent = topic !== null && VIOLENCE.includes(topic);
  const isPlain = namesOwnDanger(rest);
  const isNo = saysNo(message);
  if (saysSafe(message, said.at(-1) ?? "") && !isInViolence(question))
    return sayNew(question, [followUp.safe, followUp.stay, followUp.little]);

  if (isAtHand(rest)) return sayUrgent(question, before, "prepared");
  if (earlier.some(isOwn) && (isSoon(message) || isApart(message)) && !denies(message))
    return sayUrgent(question, before);
  if (cameThrough(message)) return sayNew(question, [followUp.cameThrough, reply.later, followUp.stay]);
  if (affirms(message, said.at(-1) ?? "") && !announces(rest) && !saysFarewell(rest))
    return sayNew(question, [
      refusesToCall(message) ? followUp.yesNoCall : followUp.yes,
      followUp.yesNoCall,
      followUp.stay,
    ]);
  if (seesHelpCome(message) && !isViolent && (!isInViolence(question) || namesHelper(message)))
    return sayNew(question, [before.outside ? followUp.waiting : followUp.helpCame, followUp.goodbye]);
  if (asksFirstWords(message) && earlier.length > 0) {
    const sentences = [followUp.firstWords, followUp.firstWordsHurt];
    return sayNew(question, isHurt ? sentences.toReversed() : sentences);
  }
  const hasLeft =
    !before.helpCame &&
    !before.denied &&
    (before.announced || earlier.includes("farewell") || earlier.includes("plan"));
  const isLeaving =
    hasLeft &&
    (saysFarewell(rest) || (!denies(message) && (signals.includes("farewell") || signals.includes("plan"))));
  if (earlier.length > 0 && (announces(rest) || isLeaving)) {
    // A first plan after something else is met with all that is to be said of it.
    const isNewPlan = gravest === "plan" && !earlier.includes("plan") && !announces(rest);
    return isNewPlan
      ? sayNew(question, [reply.plan, followUp.now, followUp.nowAgain])
      : sayUrgent(question, before);
  }
  const following = findFollowUp(rest, false);
  const isDenial = (denies(message) || isNo) && !namesOwnDanger(withoutNaming(rest));
  if (isDenial) return answerDenial(question, rest, topic, following);
  if (hasLeft && before.announced)
    return following === "step" || following === "noAnswer"
      ? sayUrgent(question, before, following)
      : sayUrgent(question, before);
  if (feelsUrge(message) && earlier.includes("self_harm"))
    return sayNew(question, [followUp.urge, followUp.firstWordsHurt, reply.self_harm]);

  // A new sign of their own danger is asked about, whatever was told of violence before.
  const isFirstOwnSign = gravest !== null && gravest !== "other_person" && !earlier.includes(gravest);
  if (isInViolence(question) && !isPlain && !isFirstOwnSign && (!topic || SMALL_TALK.includes(topic)))
    return sayNew(question, [followUp.violence, topics.partner, topics.abuse]);
  const fitting = following ? [followUp[following]] : [];
  // A sign without a word of danger: the card is there, and what was said is answered.
  const isFaint = !isPlain && gravest !== "plan" && gravest !== "farewell" && gravest !== "self_harm";
  const isGrave = topic !== null && GRAVE.includes(topic);
  const isQuiet = topic !== null && QUIET.includes(topic);
  const isNewDanger = gravest !== null && (isPlain || (!isFaint && !earlier.includes(gravest)));
  if (before.denied && !isNewDanger) return answerCalmly(question, message, topic, following, before);
  if (topic === "report") return sayNew(question, [topics.report, reply.later, followUp.stay]);
  if (following && REASONS.includes(following) && !isPlain && earlier.length > 0)
    return sayNew(question, [followUp[following], reply.later, followUp.stay]);
  if (topic && (isGrave || isQuiet) && isFaint) {
    const bereaved = before.bereaved && isGuilty(message) ? [topics.lossGuilt] : [];
    return sayNew(question, [
      check(question, topics[topic]),
      ...bereaved,
      ...fitting,
      followUp.listening,
      reply.later,
      followUp.stay,
    ]);
  }
  const general = [reply.later, followUp.stay, followUp.little];
  if (gravest) {
    const isAgain = earlier.includes(gravest);
    const isGraver = !isAgain && gravestSignal(earlier) !== gravestSignal([...earlier, ...signals]);
    // Who writes on is answered, and not given another long reply for a few words.
    const isAnswer =
      earlier.length > 0 &&
      following !== null &&
      message.split(/\s+/).length <= ANSWER_MAX_WORDS &&
      !((isPlain || isAtOnce(message)) && (gravest === "plan" || gravest === "farewell"));
    const firstReply = (signal: Signal) => {
      const isDeadly = signal !== "self_harm" && signal !== "other_person";
      if (isDeadly && (before.outside || isOutside(message))) return followUp.outside;
      if (signal === "violence") return followUp.violence;
      return signal === "wish_to_die" && namesOwnSuicide(rest) ? followUp.named : reply[signal];
    };
    const first = isAgain ? [] : [withComfort(question, message, firstReply(gravest))];
    return sayNew(
      question,
      isGraver && !isAnswer ? [...first, ...fitting, ...general] : [...fitting, ...general, ...first],
    );
  }
  if (topic && !SMALL_TALK.includes(topic) && (isGrave || !following || following === "thanks")) {
    const answer = check(question, topics[topic]);
    if (!said.includes(answer)) return answer;
  }
  const isAsked = !following && general.some((text) => said.includes(text.trim()));
  if (isAsked && isSure(question)) return check(question, showPassages(question, LIBRARY[question.language]));
  return sayNew(question, [...fitting, ...general]);
}

/** A denial is believed at once; what else was said is answered. */
function answerDenial(
  question: LibraryQuestion,
  rest: string,
  topic: Topic | null,
  following: FollowUp | null,
): string {
  const { language, earlier } = question;
  const { followUp } = CRISIS[language];
  const isHurt = earlier.includes("self_harm");
  const believed = (text: string) => `${followUp.believed}\n\n${text.trim()}`;
  const answers: string[] = [];
  if (topic && !SMALL_TALK.includes(topic))
    answers.push(believed(check(question, LIBRARY[language].topics[topic])));
  const isAnswer = following && !["yes", "thanks", "alone", "scared", "step"].includes(following);
  if (isAnswer && rest.length > 0) answers.push(believed(followUp[following]));
  return sayNew(question, [...answers, isHurt ? followUp.noHurt : followUp.no, followUp.listening]);
}

/** Who has denied it is not asked again: they are answered as anybody, with the number beside. */
function answerCalmly(
  question: LibraryQuestion,
  message: string,
  topic: Topic | null,
  following: FollowUp | null,
  before: Told,
): string {
  const { language } = question;
  const { followUp } = CRISIS[language];
  const { topics } = LIBRARY[language];
  if (saysFarewell(message) || following === "thanks") return sayNew(question, [followUp.goodbye]);
  const answers: string[] = [];
  if (before.bereaved && isGuilty(message)) answers.push(topics.lossGuilt);
  if (topic && !SMALL_TALK.includes(topic)) answers.push(check(question, topics[topic]));
  if (following && !["yes", "little"].includes(following)) answers.push(followUp[following]);
  if (answers.length === 0 && isSure(question))
    answers.push(check(question, showPassages(question, LIBRARY[question.language])));
  return sayNew(question, [...answers, followUp.listening, followUp.stay]);
}

/** A question after God's anger is answered before all else. */
function withComfort({ language }: LibraryQuestion, message: string, reply: string): string {
  return fearsGodsAnger(message) ? `${CRISIS[language].followUp.notAngry}\n\n${reply}` : reply;
}
