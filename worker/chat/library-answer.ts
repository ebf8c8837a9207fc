import { readPlainly } from "./danger-signs.ts";
import { LIBRARY, sayNew, type LibraryQuestion } from "./library-question.ts";
import { isPersonal } from "./personal-message.ts";
import { isSure, showPassages } from "./shown-passages.ts";
import { GREETING, IDENTITY, THANKS } from "./small-talk.ts";
import { findTopic, HEAVY, isAbout, PERSONAL, SAID_AGAIN, VIOLENCE } from "./topics.ts";

/**
 * Answers ordinary talk without a model (decisions.md "Chat"): small talk, a topic, passages of the site in
 * their own words, or a question back, and never the same twice as long as there is something else to say.
 * Where somebody may be in danger the sheet answers instead (worker/care).
 */
export function answerFromLibrary(question: LibraryQuestion): string {
  const answer = answerQuestion(question, readPlainly(question.text));
  return question.isBudgetSpent ? `${LIBRARY[question.language].budget}\n\n${answer}` : answer;
}

function answerQuestion(question: LibraryQuestion, message: string): string {
  const library = LIBRARY[question.language];
  if (GREETING.test(message)) return library.greeting.trim();
  if (THANKS.test(message)) return library.thanks.trim();
  if (IDENTITY.test(message)) return sayNew(question, [library.identity, library.identityAgain]);
  const topic = findTopic(message);
  if (!topic) {
    const isHeavy = question.written.some((said) => isAbout(readPlainly(said), HEAVY));
    if (isHeavy && !isSure(question)) return sayNew(question, [library.noWords, ...library.heard]);
    if (isPersonal(message, question.said.at(-1) ?? ""))
      return sayNew(question, [...library.heard, library.noWords]);
    return sayNew(question, [showPassages(question, library), isHeavy ? library.noWords : library.said]);
  }
  const text = library.topics[topic];
  if (SAID_AGAIN.includes(topic)) return text.trim();
  if (VIOLENCE.includes(topic)) return sayNew(question, [text, library.topics.abuse, library.topics.partner]);
  if (PERSONAL.includes(topic)) return sayNew(question, [text, ...library.heard]);
  if (topic === "about") return sayNew(question, [text, library.topics.privacy]);
  const others = isSure(question) ? [showPassages(question, library)] : [];
  // The text that was given names a page where there is more.
  const more = text.includes("](/") ? [library.topics.more] : [];
  return sayNew(question, [text, ...others, ...more, library.said]);
}
