import { openAnswers, type ReadAnswer } from "../../recognition/answers.ts";
import answersModel from "../../recognition/answers-model.json";
import { openAsides, type ReadAsides } from "../../recognition/asides.ts";
import asidesModel from "../../recognition/asides-model.json";
import { measureFacts } from "../../recognition/recognise.ts";

let answers: ReadAnswer | undefined;
let asides: ReadAsides | undefined;

/** Reads free words as an answer to a question of the sheet; made ready at the first one. */
export const readAnswer: ReadAnswer = (step, choices, text) => {
  answers ??= openAnswers(answersModel, measureFacts);
  return answers(step, choices, text);
};

/** Reads what is asked or said beside the question of the sheet; made ready at the first message. */
export const readAsides: ReadAsides = (text) => {
  asides ??= openAsides(asidesModel);
  return asides(text);
};
