/** What a message, read plainly (danger-signs.ts), says where a wrong reply could cost a life (gravest-answer.ts). */

/** Somebody comes who, where violence was told of, is feared. */
const COMES_EN = [
  String.raw`(?<!\b(?:i|we|to|can|could|ill|and) )(?:comes?|coming|gets?|getting|be|arrives?|arriving|returns?|returning|is|s|hes|shes|theyre) (?:\w+ ){0,2}(?:home|back)\b`,
  String.raw`(?:here (?:soon|any (?:minute|moment|second)|in (?:\w+ ){1,3}(?:min\w*|hours?))|on (?:his|her|their|the) way|about to (?:come|arrive|get home)|(?:pulled|pulling|drove|driving) (?:up|in)|(?:just|has) parked|(?:his|her|the) (?:car|keys?|footsteps|steps|truck)\b)`,
  String.raw`(?:he|she|hes|shes|they|husband|boyfriend|wife|dad|stepdad|father|ex)\b[^.!?]{0,20}\b(?:at|outside|behind|in front of) (?:the |my |our )?(?:front )?(?:door|house|building|outside)`,
];
const COMES_SL = [
  String.raw`(?:pride|pridejo|prihaja\w*|se vrac\w*|vraca se|se vrne|vrne se|bo (?:\w+ ){0,3}(?:doma|nazaj|tu|prisl\w*)|prisel bo|prisla bo|na poti (?:domov|sem|nazaj)|(?:je|ze) na poti|parkir\w*|njegov avto|njegove korake|kljuc\w* v vrat\w*)`,
  String.raw`(?:je|stoji|caka) (?:\w+ ){0,2}(?:pred (?:hiso|vrati|blokom|vhodom)|za vrati|na hodniku)`,
];
const COMES = join([...COMES_EN, ...COMES_SL]);
/** Somebody is there already. */
const IS_THERE = join([
  String.raw`(?:he|she|hes|shes|they|theyre|husband|boyfriend|dad|father|stepdad)(?: is| are|s)? (?:already |now |just |back )*(?:here|inside|home|back|downstairs|upstairs|in the (?:house|kitchen|hall\w*|next room))\b`,
  String.raw`(?:he|she|husband|boyfriend|dad) (?:just )?(?:came|got) (?:home|in|back)`,
  String.raw`(?<!\b(?:mama|mami|mati|mam|kaj|to) )je (?:ze |zdaj |zdej |spet |ravno )*(?:tu|tukaj|tuki|notri|doma|spodaj|zgoraj|v (?:hisi|kuhinji|sobi)|pris(?:el|la))\b`,
]);
/** Who comes to help, and is not feared. */
const IS_HERE =
  /\b(?:here|with me|coming|on (?:the|their|her|his) way|at (?:her|his|their) (?:place|house|flat)|tu|tukaj|tuki|z mano|pri (?:nj\w+|sosed\w*|prijatelj\w*)|prihaja\w*|pris(?:el|l\w))\b/;
const HELPER =
  /\b(?:police|officers?|ambulance|paramedics?|neighbou?rs?|friend\w*|aunt\w*|gran\w*|sister\w*|social worker|polici\w*|resil\w*|resev\w*|sosed\w*|prijatelj\w*|prijat[lu]\w*|tet[aeio]|babi\w*|sestr\w*|kolegic\w*|socialn\w*)\b/;
/** A mother who comes home is feared only where somebody else is named, or she is the one who hits. */
const MOTHER = /\b(?:mum|mom|mam|mother|mama|mami|mati)\b/;
const FEARED =
  /\b(?:he|hes|dad|father|stepdad|husband|boyfriend|partner|drunk|on|oce|ata|ati|foter|ocim|moz|fant|partner|pijan\w*|strah|bojim|scared|afraid)\b/;
/** It happens whenever they come, not now. */
const EACH_TIME =
  /\b(?:whenever|every ?time|always|each time|kadar|vsakic|vedno|vsakokrat|when (?:he|she) comes home drunk)\b/;
const NOW =
  /\b(?:now|soon|tonight|minutes?|hours?|what (?:do|should|can) i do|(?:just|has) (?:parked|pulled)|outside|zdaj|zdej|kmalu|nocoj|vsak cas|minut\w*|eno uro|cez|kaj naj|ravnokar|pravkar|glih|pred (?:hiso|vrati))\b/;

/** Whether the one who is violent is on the way or at the door. */
export function fearsArrival(message: string, isTold: boolean): boolean {
  if (HELPER.test(message) || (MOTHER.test(message) && !FEARED.test(message))) return false;
  if (isTold && IS_THERE.test(message)) return true;
  if (!COMES.test(message)) return false;
  return isTold || (NOW.test(message) && !EACH_TIME.test(message));
}

/** Whether it names somebody who is no danger to anyone, such as a neighbour or the police. */
export function namesHelper(message: string): boolean {
  return HELPER.test(message);
}

/** Whether such a person is there or coming. */
export function seesHelper(message: string): boolean {
  return HELPER.test(message) && IS_HERE.test(message) && !NOBODY.test(message);
}

/** They are not on the way but with the one who writes. */
export function isWithHelper(message: string): boolean {
  return /\b(?:with (?:me|her|him|them)|(?:im|i am) (?:now )?(?:at|with)|(?:is|are|s) (?:now )?here|z mano|pri|tu|tukaj|tuki)\b/.test(
    message,
  );
}

/** Whether nobody can go, or does not. */
export function cannotLeave(message: string): boolean {
  return /\b(?:cant|cannot|can not|dont|wont|nowhere|no where|no place|ne mor[e]?m|ne zmorem|nimam kam|ne upam|ne grem)\b|^(?:no|ne|nope)\b/.test(
    message,
  );
}

/** Said in these words, whatever the danger is. */
export function saysInDanger(message: string): boolean {
  return /^(?:\w+ )?(?:(?:im|i am) in (?:\w+ )?danger|(?:v (?:\w+ )?nevarnosti se?m|se?m v (?:\w+ )?nevarnosti))\b(?! of)/.test(
    message,
  );
}

/** The means were given to somebody. */
export function gaveAwayMeans(message: string): boolean {
  return /\b(?:i )?(?:gave|have given|handed|brought|took) (?:it|them|(?:the|my|all) (?:\w+ )?(?:pills|tablets|meds|rope)) (?:all |over |back )*to\b|\b(?:(?:dal\w?|izrocil\w?|odnes(?:el|la)|predal\w?) se?m (?:\w+ )?(?:jih|jo|vse|tablete|vrv)|se?m (?:\w+ )?(?:jih|jo|vse|tablete|vrv)? ?(?:\w+ )?(?:dal\w?|izrocil\w?|odnes(?:el|la)|predal\w?))\b/.test(
    message,
  );
}

/** Given to somebody, and not swallowed: "dala sem jih sestri". */
export function gaveToSomebody(message: string): boolean {
  return (
    /\b(?:dal|izrocil|predal)\w? (?:se?m )?(?:\w+ ){0,2}(?:sestri|bratu|mami|ocetu|atu|babici|sosed\w+|prijatelj\w+|zdravni\w+|mozu|zeni|punci|fantu|njej|njemu)\b/.test(
      message,
    ) && !/\b(?:vzel|vzeu|pojed|spil|popil|pogolt|pozr|nazr|zauzi)\w*/.test(message)
  );
}

/** A child says whom they will tell. */
export function willTell(message: string): boolean {
  return /\b(?:(?:ill|i will|im going to|im gonna|i can|i told|already told) (?:\w+ )?(?:tell|ask|talk to|go to|my|mum|mom|dad|her|him)|(?:bom|grem|lahko) (?:\w+ )?(?:poved\w*|povem|vprasa\w*|k (?:mam|oce|at|bab)\w*)|(?:povedal|rekel|rekla)\w? se?m|se?m (?:\w+ )?povedal\w?)\b/.test(
    message,
  );
}

/** Nobody knows whether the other one is safe. */
const UNKNOWN = join([
  String.raw`(?:dont|do not|cant|cannot|didnt|not) (?:\w+ )?(?:know|tell|sure|find out)\b[^.!?]{0,25}\b(?:safe|alive|ok|okay|alright|all right|where (?:he|she|they))`,
  String.raw`(?:no idea|not sure|no clue|idk)\b[^.!?]{0,25}\b(?:safe|alive|ok|okay|alright|all right|where (?:he|she|they))`,
  String.raw`(?:phone|mobile|cell) (?:\w+ ){0,3}(?:off|dead|unreachable)|went (?:offline|silent)|(?:hasnt|havent|not|didnt|doesnt|isnt) (?:\w+ )?(?:been online|replied|repl\w+|answer\w*|picked up|picking up)\b[^.!?]{0,20}\b(?:hours?|minutes?|since)`,
  String.raw`no (?:answer|reply|response)\b[^.!?]{0,15}\b(?:hours?|minutes?|since)`,
  String.raw`(?:ne vem|nevem|nimam pojma|ni jasno|ne vemo|nism sigur\w*|nisem prepric\w*)\b[^.!?]{0,20}\b(?:na varnem|v redu|ziv\w?|okej|ok|kje (?:je|so))`,
  String.raw`(?:ugasnjen|izklopljen|nedosegljiv)\w* (?:telefon|mobi|mobitel)|telefon\w*\b[^.!?]{0,25}\b(?:ugasn\w*|izklop\w*|nedosegljiv\w*)|(?:uro|ure|ur|minut|od \w+)\b[^.!?]{0,12}\b(?:ne (?:oglas\w*|javi|javlja|odpis\w*|odgovarja|odgovori|dvign\w*)|se ne (?:oglas\w*|javi|javlja))`,
]);
export function knowsNothing(message: string): boolean {
  return UNKNOWN.test(message);
}

const NEAR_ONE =
  /\b(?:friend|bestie|brother|sister|mum|mom|dad|mother|father|son|daughter|boyfriend|girlfriend|husband|wife|cousin|mate|classmate|roommate|prijatelj\w*|prjat\w*|brat\w*|sestr\w*|mam\w|oce\w*|ata|sin\w?|hci|hcer\w*|fant\w?|punc\w|moz|zen\w|sosol\w*|cimr\w*|kolegic\w|kolega)\b/;
export function namesNearOne(message: string): boolean {
  return NEAR_ONE.test(message);
}

/** What voices say or want, and the fear of them, once they were told of. */
const COMMANDS = join([
  String.raw`(?:he|she|it|they|theyre|on|ona|oni|glas\w*|voices?) (?:\w+ ){0,2}(?:says?|said|saying|tells?|told|telling|wants?|shout\w*|scream\w*|order\w*|command\w*|pravi\w*|rekl\w*|rece\w*|ukazuj\w*|hoce\w*|kric\w*|govor\w*)`,
  String.raw`(?:pravijo|rekli so|govorijo|ukazujejo|kricijo|hocejo|hocjo)\b`,
  String.raw`if i (?:dont|do not|stay|disobey|refuse)|unless i\b`,
  String.raw`ce (?:jih |ga |jim |tega |jz |jst |jaz )?ne (?:grem|ubog\w*|naredim|nardim|skocim|poslusam)|ce ostan\w*|ce (?:jih |ga )?ne bom`,
  String.raw`(?:go|jump|do it|pojdi|skoci|naredi to|grem)\b[ ,.!]+\b(?:go|jump|do it|now|pojdi|skoci|naredi|zdaj)`,
  String.raw`louder|(?:wont|dont|doesnt|never) (?:stop|shut up)|cant (?:stand|bear)|glasnej\w*|ne nehaj\w*|ne neha|nocejo neha\w*`,
  String.raw`scared|afraid|frighten\w*|terrif\w*|strah|bojim|groza`,
]);
export function isCommanded(message: string): boolean {
  return COMMANDS.test(message) && !/\b(?:gone|quiet|stopped|utihnil\w*|izginil\w*|minil\w*)\b/.test(message);
}

const THINGS_EN = "(?:tablets?|pills|meds|medic\\w*|rope|noose|gun|rifle|razors?|blades?|everything)";
const THINGS_SL =
  "(?:tablet\\w*|zdravil\\w*|uspaval\\w*|prask\\w*|vrv\\w*|strick?\\w*|pusk\\w*|pistol\\w*|zilet\\w*|rezil\\w*|vse)";
/** What they could die by is put by. */
const PUT_BY = join([
  String.raw`(?:put|putting|saved?|saving|stash\w*|stockpil\w*|hoard\w*|collect\w*|hid|hidden|hiding|kept|keep|keeping|got|bought)\b[^.!?]{0,30}\b${THINGS_EN}`,
  String.raw`${THINGS_EN}\b[^.!?]{0,25}\b(?:ready|saved|put by|put aside|stashed|hidden|collected|in (?:a|my|the) (?:drawer|box|bag))`,
  String.raw`${THINGS_SL}\b[^.!?]{0,40}\b(?:na stran\w*|pripravljen\w*|shran\w*|skri(?:l|t)\w*|nabral\w*|nabiram|zbiram|zbral\w*|kupil\w*|v (?:predalu|skatli|torbi))`,
  String.raw`(?:na strani|pripravljen\w*|shran\w*|skri(?:l|t)\w*|nabral\w*|nabiram|zbiram|zbral\w*|kupil\w*|zalog\w*|v (?:predalu|skatli|torbi))\b[^.!?]{0,30}\b${THINGS_SL}`,
]);
/** For somebody else. */
const FOR_ANOTHER =
  /\b(?:babic\w*|dedk\w*|mamin\w*|ocetov\w*|for (?:my |the )?(?:gran\w*|mum|mom|dad|mother|father|patients?))\b/;
export function hasPutBy(message: string): boolean {
  return PUT_BY.test(message) && !FOR_ANOTHER.test(message);
}

/** "Not tonight": put off, and not denied. */
const PUT_OFF = join([
  String.raw`(?:not|wont|will not|never|dont|nothing)\b[^.!?]{0,30}\b(?:tonight|today|now|yet|this (?:evening|week|weekend)|tomorrow)`,
  String.raw`(?:tonight|today)\b[^.!?]{0,12}\b(?:nothing|not|no)\b`,
  String.raw`(?:nocoj|danes|dons|dans|zdaj|zdej|ta (?:teden|vikend)|jutri)\b[^.!?]{0,20}\b(?:ne|nic|nc|nebom)\b`,
  String.raw`(?:ne bom|nebom|ne)\b[^.!?]{0,20}\b(?:nocoj|danes|dons|se danes|ta (?:teden|vikend))`,
]);
export function putsOff(message: string): boolean {
  return PUT_OFF.test(message);
}

/** The deed itself is put off, in words that would else deny it. */
export function putsOffDoing(message: string): boolean {
  return /\b(?:(?:not (?:gonna|going to|planning to)|wont|will not|dont plan to) (?:\w+ ){0,6}(?:tonight|today|this (?:evening|week|weekend))|(?:nocoj|danes|dons|ta teden) (?:\w+ ){0,3}(?:ne bom|nebom)|(?:ne bom|nebom) (?:\w+ ){0,4}(?:nocoj|danes|dons))\b/.test(
    message,
  );
}

/** The heart and the head, after vomiting. */
const BODY = join([
  String.raw`(?:heart|pulse)\b[^.!?]{0,30}\b(?:rac\w*|pound\w*|flutter\w*|skip\w*|beat\w*|jump\w*|weird\w*|stop\w*|fast|hurts?)`,
  String.raw`palpitat\w*|dizzy|dizziness|light ?headed|faint\w*|pass(?:ed|ing)? (?:\w+ )?out|black(?:ed|ing)? out|(?:goes|went|everything) (?:\w+ )?black|chest (?:hurts|pain\w*)|pain in my chest|blood in|(?:throw\w*|vomit\w*) (?:\w+ )?blood|cramps?`,
  String.raw`src[eau]\w*\b[^.!?]{0,30}\b(?:razbij\w*|preskak\w*|utrip\w*|bije|tolce|divja|norij\w*|nori|cudno|boli|ustav\w*)|(?:razbij\w*|preskak\w*|divja|bije)\b[^.!?]{0,12}\bsrce`,
  String.raw`palpitac\w*|vrti se mi|se mi vrti|vrtoglav\w*|omotic\w*|omedle\w*|onesvest\w*|v nezavest|zmanjka me|me je zmanjkalo|pred ocmi|(?:boli|boli me|bolecin\w*) (?:\w+ )?(?:v )?prsi\w*|kri v|bruha\w* kri|krci`,
]);
const VOMITS =
  /\b(?:purg\w*|bulimi\w*|vomit\w*|throw(?:ing|n|s)? (?:\w+ )?up|threw (?:\w+ )?up|(?:make|making|made) my ?self (?:be )?sick|fingers? down my throat|bruha\w*|izbruha\w*|prst\w* v grlo|silim (?:\w+ )?(?:k|na|v|bruh)\w*)\b/;
/** Illness, drink and travel make people vomit too. */
const BUG =
  /\b(?:flu|bug|virus|fever|pregnan\w*|hungover|hangover|drunk|seasick|food poisoning|virozo?|vroc\w*|nosec\w*|pijan\w*|macka|zastrupitev)\b/;
export function vomits(message: string): boolean {
  return VOMITS.test(message) && !BUG.test(message);
}
export function hasBodyAlarm(message: string): boolean {
  return BODY.test(message);
}

const PERSON =
  "(?:neighbou?r\\w*|friend\\w*|mum|mom|mam|mother|dad|father|parents|sister|brother|gran\\w*|aunt\\w*|uncle|wife|husband|boyfriend|girlfriend|roommate|flatmate|teacher|somebody|someone|he|she|they|police|paramedics?)";
const CLOVEK =
  "(?:sosed\\w*|prijatelj\\w*|prijat[lu]\\w*|mam\\w|mati|oce|ata|ati|starsi|sestra|brat|babi\\w*|tet\\w|stric|moz|zena|fant|punca|cimr\\w*|ucitelj\\w*|nekdo|on|ona|policij\\w*|resevalc\\w*)";
/** Somebody sits beside them. */
const BESIDE = join([
  String.raw`${PERSON}\b[^.!?]{0,40}\b(?:sit(?:s|ting)?|stay(?:s|ing)?|is|are|s) (?:\w+ ){0,2}(?:with|beside|next to|by) (?:me|my side)`,
  String.raw`${PERSON}(?: is| are|s)? (?:now |here |right here )*(?:holding|hugging) me|(?:sits|sitting|stays|staying) (?:with|beside|next to) me`,
  String.raw`${PERSON}(?: is| are|s)? (?:right |already )?here (?:now |right now )?with me`,
  String.raw`${CLOVEK}\b[^.!?]{0,40}\b(?:sedi|sedita|sedijo|ostaja|je|sta|so) (?:\w+ ){0,2}(?:pri meni|ob meni|z mano|zraven mene|poleg mene)`,
  String.raw`(?:sedi|ostal\w?|ostaja|ostane) (?:\w+ )?(?:pri meni|ob meni|z mano|zraven|poleg)\b|(?:drzi|objema) me\b|me (?:drzi za roko|objema)`,
]);
/** The means are gone: somebody else has them. */
const TAKEN_AWAY = join([
  String.raw`(?<!\bi )(?:took|has taken|took away|has|have taken|removed|locked away|locked up|threw away) (?:it|them|the (?:\w+ )?(?:rope|pills|tablets|gun|knife|blades?|razors?|belt|meds|noose))\b(?: \w+){0,3}(?: away| off me| from me)?`,
  String.raw`(?:rope|pills|tablets|gun|knife|blades?|razors?|meds|noose) (?:is|are|was|were) (?:\w+ )?(?:gone|taken|locked)`,
  String.raw`(?:vrgel|vrgla) (?:stran|proc|v (?:smeti|wc|stranisce)) (?:vrv|tablet\w*|noz|zilet\w*|rezil\w*|zdravila)|threw (?:away )?(?:the |all )*(?:rope|pills|tablets|blades?|razors?|meds)`,
  String.raw`(?:vzel\w?|vzeu|odnes(?:el|la)|umaknil\w?|pospravil\w?|zaklenil\w?|ima) (?:\w+ ){0,2}(?:vrv|tablet\w*|pusko|noz|zilet\w*|rezil\w*|zdravila|pas)`,
  String.raw`(?:vrv|tablet\w*|pusko|noz|zilet\w*|rezil\w*|zdravila) (?:mi )?(?:je |so |ima )(?:\w+ )?(?:on|ona|vzel\w?|odnes(?:el|la)|umaknil\w?|pospravil\w?|zaklenil\w?|prec|stran)`,
]);
const NOBODY =
  /\b(?:nobody|no one|isnt|not|left|gone home|went home|if|when|nihce|nikogar|ni|odsel|odsla|ce|ko bi)\b/;
const BY_SOMEBODY = new RegExp(`\\b(?:${PERSON}|${CLOVEK})\\b`);
/** Whether somebody is beside them. */
export function isNotAlone(message: string): boolean {
  const parts = message.split(/[.!?;\n]+/);
  return parts.some((part) => BESIDE.test(part) && !NOBODY.test(part));
}
/** Whether somebody who is there has taken the means away. */
export function meansAreGone(message: string): boolean {
  const parts = message.split(/[!?;\n]+/);
  return parts.some((part) => TAKEN_AWAY.test(part) && BY_SOMEBODY.test(part) && !NOBODY.test(part));
}

/** Whom could they write to, who cannot or will not speak? */
const WRITES = join([
  String.raw`(?:can|could|may) i (?:\w+ )?(?:write|text|chat|message|type|e ?mail)(?: \w+)? (?:to |with )?(?:some\w+|any\w+|a (?:real )?(?:person|human|counsell?or|helpline)|instead)`,
  String.raw`(?:is there|know) (?:\w+ )?(?:place|number|line|way) (?:\w+ )?to (?:text|write|chat|message)`,
  String.raw`(?:write|text|chat|message|type)\b[^.!?]{0,25}\binstead of (?:call\w*|phon\w*|speak\w*|talk\w*)|(?:is there|know|have) (?:\w+ )?(?:a |any |some)(?:\w+ )?(?:chat\b|text line|one i can (?:text|write|message))`,
  String.raw`someone (?:\w+ )?i (?:can|could) (?:text|write|message|chat)`,
  String.raw`(?:cant|cannot|not able to|unable to|dont dare to) (?:talk|speak|call|phone|ring)\b[^]{0,60}\b(?:write|text|chat|message|type)\b`,
  String.raw`(?:lahko|lahk|kje|komu|kam|a lahk\w*)\b[^.!?]{0,25}\b(?:komu |nekomu |s kom |s clovekom )(?:\w+ ){0,2}(?:pisem|pisal\w?|napisem|klepetam|sporocil\w*)`,
  String.raw`(?:komu|kam) (?:lahko|lahk|naj|bi lahko) (?:\w+ )?(?:pisem|pisal\w?|napisem)|lahko (?:\w+ )?(?:pisem|klepetam)\b[^.!?]{0,30}\b(?:namesto|clovek\w*|komu|nekomu)`,
  String.raw`(?:namesto (?:klica|telefona|da klicem|da bi klical\w?))\b[^.!?]{0,30}\b(?:pis\w*|klepet\w*|sporoc\w*)|lahko (?:\w+ )?klepetam s (?:clovekom|kom)`,
  String.raw`klepet\w* s (?:clovek\w*|kom\b|svetoval\w*)|(?:se da|lahko|lahk) (?:kam|komu|kje) (?:pisa\w*|klepeta\w*|poslat\w*)|namest[o]? klica\b[^.!?]{0,40}\b(?:mejl|mail|sporocil\w*|pis\w*)`,
  String.raw`ne mor[e]?m (?:\w+ )?(?:govor\w*|klica\w*|na glas)\b[^]{0,60}\b(?:pisem|pisal\w?|klepet\w*|sporoc\w*)`,
]);
/** The people behind the site are written to on its contact page. */
const TO_THE_SITE =
  /\b(?:authors?|you guys|the (?:team|editors?|people behind)|avtor\w*|urednik\w*|urednis\w*|ekip\w*|vam)\b/;
export function asksToWrite(message: string): boolean {
  return WRITES.test(message) && !TO_THE_SITE.test(message);
}

const AGE = "(?:1[0-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)";
const LET =
  "(?:1[0-9]|deset|enajst|dvanajst|trinajst|stirinajst|petnajst|sestnajst|sedemnajst|osemnajst|devetnajst)";
/** A teenager, or one who lives with parents that hit. */
const YOUNG = join([
  String.raw`(?:im|i am|am|aged?|just turned) (?:only |just |nearly |almost )?${AGE}\b(?! (?:weeks|months|minutes|hours|days))|${AGE} ?(?:yo|y o|years? old)\b`,
  String.raw`(?:in )?(?:year|grade) (?:[7-9]|1[0-3])\b|(?:high|secondary|middle) school|my (?:step)?(?:dad|father|mum|mom|mother|parents)\b`,
  String.raw`(?:star|stara|imam|mam|jih imam|jih mam)\b[^.!?]{0,10}\b${LET}\b|${LET} (?:let|jih|sem|sm)\b`,
  String.raw`(?:prvi|drugi|tretji|cetrti) letnik|gimnazij\w*|srednj\w* sol\w*|osnovn\w* sol\w*|(?:osmi|deveti|sedmi|[789]\.?) razred|(?:oce|ata|ati|fot[e]?r|ocim|mama|mati|starsi) (?:\w+ ){0,3}(?:tepe\w*|pretepa\w*|bije\w*|mlati\w*|udari\w*)|\b(?:me|naju|nas) (?:\w+ )?(?:oce|ata|ati|fot[e]?r|ocim|mama)`,
]);
export function isYoung(message: string): boolean {
  return YOUNG.test(message);
}

const YEARS = "(?:[5-9]|1[0-2]|five|six|seven|eight|nine|ten|eleven|twelve)";
const LETA = "(?:[5-9]|1[0-2]|pet|sest|sedem|osem|devet|deset|enajst|dvanajst)";
/** A child of twelve or less, in their own words. */
const CHILD = join([
  String.raw`(?:im|i am) (?:only |just )?${YEARS}(?= ?(?:$|[,.!?;)\n]|years? old|yrs? old|yo\b|y o\b|and\b|but\b|so\b|my\b))`,
  String.raw`(?:im|i am) in (?:the )?(?:first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th)) grade|in year [1-6]\b`,
  String.raw`(?:star|stara) (?:se?m )?(?:sele |komaj )?${LETA} let|(?:imam|mam|jih imam) (?:sele |komaj )?${LETA} let\w?\b(?! (?:star|izkus|prem|casa|ze|porocen))|${LETA} let (?:imam|mam|(?:se?m )?star\w?\b)`,
  String.raw`(?:hodim|grem|se?m) v (?:prvi|drugi|tretji|cetrti|peti|sesti|[1-6]\.?) razred`,
]);
export function isChild(message: string): boolean {
  return CHILD.test(message);
}

function join(parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => String.raw`\b(?:${part})`).join("|"));
}
