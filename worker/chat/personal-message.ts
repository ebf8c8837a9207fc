/** A message, read plainly (danger-signs.ts), in which somebody speaks of themselves. */

const FIRST_PERSON =
  /\b(?:i|im|ive|id|ill|me|my|mine|myself|we|our|us|jaz|jst|js|jest|se?m|nise?m|nism|me|mi|mene|meni|mano|menoj|moj\w{0,3}|imam|nimam|mam|cutim|pocutim|hocem|nocem|cem|morem|morm|moram|bojim|pogresam|rabim|bom|(?:he|she) will)\b/;
const QUESTION =
  /\?|\b(?:do|does|did) (?:u|you)\b|^(?:(?:ok|a|ali|in|pa|and|but|so|no)[ ,]+)*(?:kaj|kdo|kje|kako|kuko|kdaj|zakaj|zakej|ali|a|kater\w*|kaksn\w*|od kod|what|whats|who|whos|where|how|when|why|is|are|does|do|did|can|should|which|tell me|povej)\b/;
/** What the texts of this site are about. */
const OF_THE_TEXTS =
  /\b(?:mod(?:er|ra|ri|ro|re|rost\w*)|upanj\w*|ver[aoei]|veruj\w*|verovat\w*|bog\w*|boz\w+|jezus\w*|kristus\w*|kristjan\w*|svet\w* (?:pism\w*|duh\w*)|biblij\w*|psalm\w*|molit\w*|moliti?|odpu[sc]\w*|hvaleznost\w*|pek(?:el|l\w+)|nebes\w*|greh\w*|grehi|duh\w*|dus[aoei]|kock\w*|zgodb\w*|ljubez\w*|smis\w*|resnic\w*|posluh\w*|petje|pesm\w*|pesem|zbor\w*|wis(?:e|er|dom)|hope|faith|believ\w*|god|gods|jesus|christ\w*|bible|psalms?|pray\w*|forgiv\w*|gratitude|grateful|hell|heaven|sins?|soul|cubes?|stor(?:y|ies)|love|meaning|truth|sing\w*|songs?)\b/;

/** Whether somebody speaks of themselves, or answers what was asked, and asks nothing that the texts may know. */
export function isPersonal(message: string, reply: string): boolean {
  const isQuestion = QUESTION.test(message);
  if (isQuestion && OF_THE_TEXTS.test(message)) return false;
  const isAnswer = !isQuestion && reply.includes("?") && !OF_THE_TEXTS.test(message);
  return FIRST_PERSON.test(message) || isAnswer;
}
