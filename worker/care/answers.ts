import { openAnswers, type ReadAnswer } from "../../recognition/answers.ts";
import model from "../../recognition/answers-model.json";
import { measureFacts } from "../../recognition/recognise.ts";

let opened: ReadAnswer | undefined;

/** Reads free words as an answer to a question of the sheet; made ready at the first one. */
export const readAnswer: ReadAnswer = (step, choices, text) => {
  opened ??= openAnswers(model, measureFacts);
  return opened(step, choices, text);
};
