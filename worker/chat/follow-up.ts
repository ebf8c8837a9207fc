import type { Crisis } from "../../contract/content.ts";
import { isGuilty } from "./danger-signs.ts";
import {
  AFRAID,
  ALONE,
  AMBULANCE,
  CALLED,
  COMES,
  FIRST_WORDS,
  NEAR,
  NO_ANSWER,
  NO_STEP,
  NO_VOICE,
  MEANS,
  PUTS_AWAY,
  ONLY_YOU,
  SECRET,
  STEP,
  STRANGER,
  TEARS,
  THANKS,
  WONT_CALL,
  isSaid,
} from "./help-signs.ts";
import { isSafe } from "./told.ts";

export type FollowUp = Exclude<keyof Crisis["followUp"], "check" | "believed" | "notAngry">;

/** Each text of the crisis that fits certain words, the first that fits. */
type Rules = readonly (readonly [FollowUp, (message: string) => boolean])[];

const TAKEN_RULES: Rules = [
  ["ambulance", (message) => isSaid(AMBULANCE, message)],
  [
    "takenUp",
    (message) =>
      /\b(?:ne mor\w* vsta\w*|cant (?:get|stand) up|cant move|povej (?:mam\w*|oce\w*|at\w|\w+) da (?:jo|ga|jih) (?:imam|mam)|tell (?:my )?\w+ (?:that )?i love)/.test(
        message,
      ),
  ],
  [
    "takenCalled",
    (message) =>
      isSaid(CALLED, message) ||
      /\bambulance is (?:coming|on)|\b(?:hes|shes|theyre|dad|mum|mom|he is|she is) (?:\w+ )?(?:on the phone|talking) (?:to|with) (?:them|999|112|911|the (?:ambulance|doctor))|\b(?:he|she|dad|mum|mom)(?: is|s)? (?:calling|ringing) (?:them|999|112|911|an ambulance)|\b(?:on|ona|mam\w|oce|ati|sestra|brat) (?:ze |zdaj )?(?:klice|govori z) (?:na )?(?:112|resil\w*|resev\w*|njimi)/.test(
        message,
      ),
  ],
  ["takenHelper", (message) => isSaid(COMES, message)],
  [
    "takenAfraid",
    (message) =>
      WONT_CALL.test(message) ||
      TEARS.test(message) ||
      AFRAID.test(message) ||
      /\b(?:hell kill me|nocm klicat|(?:dont|do not) want (?:my |anyone |any|them )?(?:\w+ )?to (?:know|find out)|noc\w* da (?:\w+ )?(?:ve|vejo|izve\w*))\b/.test(
        message,
      ),
  ],
  [
    "takenSigns",
    (message) =>
      /\b(?:sick|sleepy|tired|dizzy|vomit\w*|(?:throw\w*|threw)(?: \w+){0,3} up|shak(?:y|ing)|sweat\w*|hurts?|pain|heart\w*|not that bad|feel (?:ok|okay|fine)|im (?:ok|okay|fine)|zaspan\w*|spi se mi|lezim|slabo|bruha\w*|tresem se|se tresem|trese\w* me|potim|(?:nic|nc) mi ni|ni mi (?:nic|nc)|dobro mi je|vrti se|boli|srce|ni tako hudo|dobro sem|ok sem)\b/.test(
        message,
      ),
  ],
];

const OWN_RULES: Rules = [
  ["secret", (message) => SECRET.test(message)],
  ["onlyYou", (message) => ONLY_YOU.test(message)],
  ["yesNoCall", (message) => WONT_CALL.test(message) && STRANGER.test(message)],
  ["noAnswer", (message) => NO_ANSWER.test(message)],
  ["tears", (message) => TEARS.test(message)],
  [
    "sin",
    (message) =>
      /\b(?:greh\w?|pek(?:el|l\w+)|bog\w? (?:\w+ )*(?:jezen|kaznoval)|sin|hell|god (?:\w+ )*(?:angry|mad|punish\w*))\b/.test(
        message,
      ),
  ],
  [
    "little",
    (message) =>
      /\b(?:ne bi (?:rad|rada) (?:\w+ )*o tem|nocem (?:\w+ )*o tem|pusti(?:va|mo)? to|rather not|dont want to talk about)\b/.test(
        message,
      ),
  ],
  ["step", (message) => isSaid(STEP, message) && !NO_STEP.test(message)],
  ["near", (message) => NEAR.test(message)],
  ["noVoice", (message) => NO_VOICE.test(message)],
  ["wontCall", (message) => WONT_CALL.test(message)],
  ["alone", (message) => ALONE.test(message)],
  [
    "yes",
    (message) =>
      /^(?:ja+|da|yes|yeah|yep|mogoce|morda|ne vem|vcasih|maybe|sometimes|i am|i do|i dont know|idk|res je)\b[\s!.,]*(?:\w+[\s!.,]*){0,4}$/.test(
        message,
      ),
  ],
  ["scared", (message) => AFRAID.test(message)],
  ["thanks", (message) => THANKS.test(message)],
];

/** "What if he is only joking", "will I look stupid": a call too many harms nobody. */
const DOUBTS_CALL =
  /\b(?:what if|in case|kaj ce)\b[^.!?]*\b(?:messing|joking|kidding|overreact\w*|its nothing|not serious|lying|(?:se )?(?:samo |sam )?(?:heca|zafrkava|norca|pretiravam|motim))|\blook (?:stupid|a fool|like an idiot|an idiot|a right)|\b(?:naj|a naj) (?:po)?cakam do (?:jutri|jutra|ponedelj\w*)|should i wait (?:till|until)/;

const OTHER_RULES: Rules = [
  ["otherSafe", (message) => isSafe(message)],
  ["otherCalled", (message) => isSaid(CALLED, message)],
  ["otherVisit", (message) => /\b(?:visit\w*|obis[ck]\w*)\b/.test(message)],
  ["otherMeans", (message) => MEANS.test(message) && PUTS_AWAY.test(message)],
  ["otherGuilt", (message) => isGuilty(message)],
  [
    "otherCallAnyway",
    (message) => (WONT_CALL.test(message) && !/nikomur/.test(message)) || DOUBTS_CALL.test(message),
  ],
  ["otherPromise", (message) => /\b(?:obljubil\w*|promised)\b/.test(message)],
  ["otherNoAnswer", (message) => NO_ANSWER.test(message)],
  [
    "otherSecret",
    (message) =>
      /\b(?:jez[ne]\w*|nikomur|skrivnost\w*|izda\w*|zamer\w*|sovraz\w*|obljubil\w*|angry|mad at|secret|not to tell|dont tell|promised|hates? me)\b/.test(
        message,
      ),
  ],
  ["otherWords", (message) => FIRST_WORDS.test(message)],
  ["thanks", (message) => THANKS.test(message)],
];

/** The answer to what is written after something was taken, or null where none fits. */
export function findAfterTaken(message: string): FollowUp | null {
  return findIn(TAKEN_RULES, message);
}

/** The answer that fits what is written after a signal, or null where none does. */
export function findFollowUp(message: string, isAboutOther: boolean): FollowUp | null {
  return findIn(isAboutOther ? OTHER_RULES : OWN_RULES, message);
}

function findIn(rules: Rules, message: string): FollowUp | null {
  return rules.find(([, fits]) => fits(message))?.[0] ?? null;
}
