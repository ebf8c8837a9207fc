import { denies, isApart, isGuilty, readPlainly } from "./danger-signs.ts";
import { CRISIS, isInViolence, LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import { isPersonal } from "./personal-message.ts";
import { isSure, showPassages } from "./shown-passages.ts";
import { GREETING, IDENTITY, THANKS } from "./small-talk.ts";
import { readTold } from "./told.ts";
import { findTopic, HEAVY, isAbout, PERSONAL, SAID_AGAIN, SMALL_TALK, VIOLENCE } from "./topics.ts";

/** Answers where there is no sign of danger: small talk, a topic, passages of the site, or a question back. */
export function answerQuestion(question: LibraryQuestion, message: string): string {
  const library = LIBRARY[question.language];
  const { listening, violence } = CRISIS[question.language].followUp;
  const found = findTopic(message);
  // After violence, guilt is not that of a bereavement.
  const topic = found === "lossGuilt" && isInViolence(question) ? "violenceGuilt" : found;
  // A weapon that comes up in a conversation is asked about.
  if (isApart(message) && question.written.length > 0)
    return sayNew(question, [library.topics.heavy, listening]);
  if (GREETING.test(message)) return library.greeting.trim();
  if (THANKS.test(message)) return library.thanks.trim();
  if (IDENTITY.test(message)) return sayNew(question, [library.identity, library.identityAgain]);
  const isGuiltOfLoss = isGuilty(message) && readTold(question.written.map(readPlainly)).bereaved;
  // Who denies it is not asked again.
  if (denies(message) && (!topic || SMALL_TALK.includes(topic)))
    return sayNew(question, [listening, ...library.heard]);
  if (isGuiltOfLoss) return sayNew(question, [library.topics.lossGuilt, listening]);
  if (isInViolence(question) && (!topic || SMALL_TALK.includes(topic)) && topic !== "bye")
    return sayNew(question, [violence, library.topics.partner, listening]);
  if (!topic) {
    const isHeavy = question.written.some((said) => isAbout(readPlainly(said), HEAVY));
    if (isHeavy && !isSure(question)) return sayNew(question, [library.noWords, listening]);
    if (isPersonal(message, question.said.at(-1) ?? ""))
      return sayNew(question, [...library.heard, listening, library.noWords]);
    return sayNew(question, [
      showPassages(question, LIBRARY[question.language]),
      isHeavy ? library.noWords : library.said,
    ]);
  }
  if (SAID_AGAIN.includes(topic)) return library.topics[topic].trim();
  if (VIOLENCE.includes(topic))
    return sayNew(question, [
      library.topics[topic],
      library.topics.abuse,
      violence,
      library.topics.partner,
      listening,
    ]);
  if (PERSONAL.includes(topic)) return sayNew(question, [library.topics[topic], listening, ...library.heard]);
  if (topic === "about") return sayNew(question, [library.topics.about, library.topics.privacy]);
  const others = isSure(question) ? [showPassages(question, LIBRARY[question.language])] : [];
  // The text that was given names a page where there is more.
  const more = library.topics[topic].includes("](/") ? [library.topics.more] : [];
  return sayNew(question, [library.topics[topic], ...others, ...more, library.said]);
}
