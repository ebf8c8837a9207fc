import {
  announces,
  asksMethod,
  givesAway,
  hasTaken,
  hasTakenPlainly,
  isNotMe,
  isOutside,
  speaksOfAnother,
  withoutDenial,
} from "./danger-signs.ts";
import { isNotAlone, knowsNothing } from "./gravest-signs.ts";
import { seesHelpCome } from "./help-signs.ts";

/** What a conversation has told so far. What is said later takes back what was said before. */
export interface Told {
  /** Something was taken; and said so plainly that no other sign of danger is needed. */
  taken: boolean;
  takenPlainly: boolean;
  /** A death was announced, or everything is ready for it. */
  announced: boolean;
  /** Thoughts of suicide were denied, and nothing new was announced since. */
  denied: boolean;
  /** Somebody is there. */
  helpCame: boolean;
  /** Somebody else, who was in danger, is safe. */
  otherSafe: boolean;
  /** Somebody has died. */
  bereaved: boolean;
  /** Somebody has died by suicide, or is said to be in hell. */
  suicideLoss: boolean;
  /** A method was asked for. */
  askedMethod: boolean;
  /** They are out of doors. */
  outside: boolean;
  /** Somebody else hurts themselves, not the writer. */
  notMe: boolean;
  /** The conversation began with somebody else. */
  ofAnother: boolean;
}

const BEREAVED =
  /\b(?:umrl\w*|pokojn\w*|pogreb\w*|se je (?:\w+ )?(?:obesil\w*|ubil\w*)|naredila? samomor|storila? samomor|vzela? (?:si )?zivljenje|died|dead|passed away|passed|buried (?:him|her|my|our)|lost (?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|child|baby|husband|wife|mum|mom|dad|brother|sister|mother|father)|pokopal\w*|(?:se?m|sva|smo) (?:\w+ ){0,2}izgubil\w* (?:\w+ )?(?:sin\w*|hcer\w*|otro\w*|moza|zeno|mamo|oceta|brata|sestro|fanta)|izgubil\w* se?m (?:\w+ )?(?:sin\w*|hcer\w*|otro\w*|moza|zeno|mamo|oceta|brata|sestro)|(?:she|he|wife|husband|mum|mom|dad) passed|hodil[ao]? naprej|funeral|(?:hung|hanged|killed|topped) (?:him|her|them)sel\w+|in hell|v peklu)\b/;
const SUICIDE_LOSS =
  /\b(?:se je (?:\w+ ){0,4}(?:obesil\w*|ubil\w*)|(?:naredil|storil)\w? samomor|vzela? (?:si )?(?:je )?zivljenje|(?:hung|hanged|killed|topped) (?:him|her|them)sel\w+|took (?:his|her|their) own life|died by suicide|committed suicide|(?:he|she) (?:is |s )?(?:burning|in hell)|v peklu)\b/;
/** What all these messages, oldest first, tell together. */
export function readTold(messages: readonly string[]): Told {
  const told: Told = {
    taken: false,
    takenPlainly: false,
    announced: false,
    denied: false,
    helpCame: false,
    otherSafe: false,
    bereaved: false,
    suicideLoss: false,
    askedMethod: false,
    outside: false,
    notMe: false,
    ofAnother: speaksOfAnother(messages[0] ?? ""),
  };
  for (const message of messages) {
    const rest = withoutDenial(message);
    if (rest !== message) Object.assign(told, { denied: true, announced: false });
    if (announces(rest) || givesAway(rest))
      Object.assign(told, { announced: true, denied: false, helpCame: false });
    if (seesHelpCome(rest) || isNotAlone(rest)) Object.assign(told, { helpCame: true, announced: false });
    told.taken ||= hasTaken(message);
    told.takenPlainly ||= hasTakenPlainly(message);
    told.otherSafe ||= isSafe(message);
    told.bereaved ||= tellsOfLoss(message);
    told.suicideLoss ||= SUICIDE_LOSS.test(message);
    told.askedMethod ||= asksMethod(message);
    told.outside ||= isOutside(message);
    told.notMe ||= isNotMe(message);
  }
  return told;
}

/** Whether somebody has died. */
export function tellsOfLoss(message: string): boolean {
  return BEREAVED.test(message);
}

export function isSafe(message: string): boolean {
  return (
    /\b(?:(?:shes|hes|she is|he is|theyre) (?:\w+ )?(?:alive|safe|in (?:the )?hospital)|found (?:her|him|them)\b|nasli (?:so )?(?:jo|ga)\b|(?:jo|ga) (?:so )?nasli|ziv\w? je|na varnem je|je (?:ziv\w?|na varnem|v bolni\w*))/.test(
      message,
    ) &&
    !/\b(?:mrte?v\w*|dead|letter|note|prepozno|too late|umrla?|gone|if|whether|ce|ali|ne vem|nevem)\b/.test(
      message,
    ) &&
    !knowsNothing(message)
  );
}
