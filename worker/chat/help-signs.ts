/** What a message, read plainly, says of help: who is near, who was called, and what stands in the way. */

/** In such a part of a sentence what it names is not there, or not yet. */
const NOT =
  /\b(?:not|isnt|arent|wasnt|didnt|havent|hasnt|dont|cant|wont|never|nobody|no one|if|before|until|when|later|tomorrow|ni|niso|nisem|nisi|nism|ne|nihce|nikogar|nikomur|ce|preden|dokler|ko|jutri|pozneje)\b/;
const NEAR_EN =
  "(?:she|he|they|someone|somebody|help|mum|mom|mam|mother|dad|father|parents|sister|brother|friend|teacher|neighbou?r|gran|grandma|aunt|uncle|boyfriend|girlfriend|husband|wife)";
const NEAR_SL =
  "(?:mam[iao]|mati|oce|ati|ata|oci|starsi|brat|sestra|sosed\\w?|prijatelj\\w*|on|ona|fant|punca|moz|zena|babi\\w*|teta|stric|kolegica|kolega|sosolk?\\w*|uciteljica|razrednicarka|nekdo|resilec|resilci|resevalci)";
export const COMES = new RegExp(
  [
    String.raw`\b${NEAR_EN}(?: \w+)?? ?(?:s|is|are|re)? (?:already |now |just )?(?:here|coming|with me|on (?:her|his|their|the) way|arrived|at the door|holding me)\b`,
    String.raw`\b${NEAR_EN} (?:just )?(?:came|got|is|are) (?:back )?(?:home|back|in|over|round)\b(?! (?:the|a|my|her|his|hospital|love))|\b(?:said|says|told me) (?:to|ill|i should) wait for (?:her|him|them)\b`,
    String.raw`\b(?:pride|bo pris(?:el|l\w)|pris(?:el|l\w) bo|pridejo) (?:po me|pome|k meni|domov)\b|\bnaj (?:jo |ga |jih )?(?:po)?cakam\b|\b${NEAR_SL} (?:je )?(?:ravno |zdaj )?pris(?:el|l\w) domov`,
    String.raw`\bi (?:can )?hear (?:her|him)\b(?! (?:laugh|scream|shout|yell|cry|fight))`,
    String.raw`\bim (?:now )?(?:with|at) (?:my |the |a )?(?:mum|mom|mother|dad|father|parents|sister|brother|friends?|neighbou?rs?|teacher|gran\w*)`,
    String.raw`\b${NEAR_SL} (?:ze |zdaj |mi )?(?:je |sta |so )?(?:ze |zdaj )?(?:tu|tukaj|tuki|prihaja\w*|pris(?:el|l\w*)|pri meni|ob meni|z mano|pred vrati|na poti|gre k meni)\b`,
    String.raw`\b(?:ze prihaja|prihaja k meni|slisim (?:jo|ga)|(?:jo|ga) (?:ze )?slisim)\b`,
    String.raw`\bse?m (?:zdaj |ze )?pri (?:sosed\w*|mam\w*|oce\w*|stars\w*|prijatelj\w*|brat\w*|sestr\w*|babi\w*)`,
  ].join("|"),
);
/** Who is near, said alone: the answer to the question who could be there. */
export const NEAR = new RegExp(
  String.raw`^(?!(?:help|she|he|they|on|ona|nekdo|someone|somebody|resil\w*|resev\w*)\b)(?:(?:mogoce|morda|lahko|maybe|perhaps|probably|samo|only|just) )?(?:moj\w? |my |the |a )?(?:${NEAR_SL}|${NEAR_EN})(?: (?:je|sta|so|is|are|s))?(?: (?:\w+ )?(?:doma|v sobi|v hisi|v kuhinji|spodaj|zgoraj|zraven|budn\w|spi|home|at home|upstairs|downstairs|asleep|awake|in (?:the |her |his )?(?:house|kitchen|next room|room)))?[\s.!]*$` +
    String.raw`|\b(?:could|might|can|will|ill) (?:ring|call|phone|ask|text|go to|go over to) (?:my )?(?:\w+ )?(?:next door|${NEAR_EN})\b|\b(?:lahko (?:bi )?|grem lahko |bi lahko )(?:po)?(?:klical\w?|klicem|prosila?|sla|sel|grem) (?:k |h |do )?(?:\w+ )?(?:sosed\w*|${NEAR_SL})`,
);
export const AMBULANCE = new RegExp(
  [
    String.raw`\b(?:ambulance|paramedics?|doctors?|medics?)(?: is| are|s)? (?:already |now |just )?(?:here|arrived|with me|inside)\b`,
    String.raw`\b(?:im|i am) (?:now )?(?:in|at) (?:the |an? )?(?:hospital|ambulance)\b`,
    String.raw`\b(?:resil\w*|reseval\w*)(?: \w+)? (?:tu|tukaj|tuki|prisl\w*|pri meni|pred vrati)\b|\b(?:prisl\w*|tu|tukaj) (?:je|so) (?:ze )?(?:resil\w*|reseval\w*)`,
    String.raw`\bse?m (?:ze |zdaj )?(?:v bolni\w*|na urgenci|v resil\w*)|\b(?:v bolni\w*|na urgenci|v resil\w*) se?m\b`,
  ].join("|"),
);
export const CALLED =
  /\bi (?:have |just |already )*(?:called|rang|phoned) (?:112|911|999|the (?:police|ambulance)|an ambulance|emergency|them)|\b(?:po)?klical\w? se?m (?:ze )?(?:na )?(?:112|resil\w*|policij\w*)|\bse?m (?:ze )?(?:po)?klical\w? (?:na )?(?:112|resil\w*|policij\w*)|\b(?:they are|theyre) sending|\bposiljajo\b/;
export const STEP =
  /\b(?:ze |ok |zdaj )?klicem (?:112|113|116|jih|mam\w*|soseda?|prijatelj\w*)\b|\bim calling (?:112|999|911|988|them|my)\b|\b(?:ill|i will|im going to|gonna|im) (?:go|going|knock) (?:\w+ )?(?:down |over |up |round )?(?:to|on|and tell|and wake) (?:her|him|them|my (?:mum|mam|mom|dad|sister|brother|neighbours?))\b|\bi (?:have |just |already |did )*(?:sent (?:it|the message|a message|that|her|him|them)|texted|messaged|called|rang|phoned|told|wrote to)\b(?! (?:nobody|no one|you|u)\b)|\bim (?:on the (?:phone|line|stairs)|at the (?:door|neighbou?rs?))\b|\b(?:poklical|klical|napisal|poslal|povedal|pisal)\w? se?m\b|\bse?m (?:\w+ ){0,3}(?:poklical|klical|napisal|poslal|povedal|pisal)\w?\b|\bse?m (?:na stopni\w*|na hodnik\w*|pred vrati)/;
/** "What I have written", "as I told you", a letter of farewell: no step towards anybody. */
export const NO_STEP = /\b(?:kar|kot|kakor|ti|pism\w*|slov\w*|letter|note|you|as i)\b/;
export const NO_ANSWER =
  /\b(?:ne (?:oglas\w*|jav[il]\w*|dvign\w*|odgovar\w*|odgovori\w*|odpis\w*|odpre\w*)|ni (?:se )?(?:odgovoril\w*|odpisal\w*|dvignil\w*|oglasil\w*)|zaseden\w*|(?:doesnt|does not|didnt|dont|isnt|not|wont|hasnt|no one|nobody) (?:pick\w* up|answer\w*|repl\w+|respond\w*)|(?:line|it) ?(?:was|is|s) busy|hung up on me|no (?:answer|reply))\b/;
export const FIRST_WORDS =
  /\b(?:kaj (?:naj |pa |sploh |bi |jim |ji |mu )*(?:recem|rece[ms]|napisem|povem|rekel|rekla|napisal\w?|povedal\w?)|kako (?:naj |pa |sploh |mu |ji |jim |to )*(?:povem|recem|zacnem|napisem)|ne ?vem kaj (?:naj )?(?:rec\w*|napis\w*|poved\w*)|what (?:do|would|should|can|could|shall) i (?:\w+ )?(?:say|write|tell|text)|what to (?:say|write|tell|text)|how (?:do|would|should|can) i (?:even |ever )?(?:say|tell|start|begin|put)|first words)\b/;
export const STRANGER = /\b(?:tuj(?:ec|ca|cu|ka|ki|ko)|neznan\w*|strangers?|someone i dont know)\b/;
const URGE =
  /\b(?:what if i (?:do it|cut|hurt my ?self|relapse)|(?:do it|cut|happens?) again|the urge|(?:want|need) to (?:cut|hurt my ?self)|spet (?:bi se|se bom|bom|se) (?:\w+ )?(?:rez|porez|narez|naredil|nardil|poskod)\w*|kaj ce (?:to |se )*spet (?:naredim|nardim|porezem|zgodi)|mika me|(?:rada?|najraje|najrajs) bi se (?:po|na|spet )?re(?:zal|zat)\w?)/;
export const TEARS =
  /\b(?:(?:mum|mom|dad|mother|father|she|he|they|parents)(?:ll| will| would| is gonna| gonna|s gonna)? (?:\w+ )?(?:cry|be (?:so |very |really )?(?:sad|angry|mad|furious|disappointed|upset)|freak out|kill me|hate me)|make (?:her|him|them|mum|mom) cry|(?:bo|bodo|bi|bosta) (?:\w+ )?(?:jokal\w*|jezn\w*|znorel\w*|ponorel\w*|zalostn\w*|razocaran\w*|besn\w*|prizadet\w*)|(?:jokal|znorel)a? bo)\b/;
export const SECRET =
  /\b(?:(?:nikomur|nobenmu|nobenemu|nikomer) (?:tega )?ne (?:povej|javi|rec)|ne (?:povej|javi) (?:tega )?(?:nikomur|nobenmu|nobenemu|mam\w*|stars\w*)|(?:dont|do not) tell (?:any|my|mum|mom)\w*|keep (?:it|this) (?:a )?secret|ostane med nama)/;
export const ONLY_YOU =
  /\b(?:ti me edin\w|edin[iao] (?:ki )?me razume\w*|samo ti me|edino ti|sam(?:o)? tebi|only you|(?:youre|you are) the only)\b/;
export const WONT_CALL =
  /\b(?:(?:nocem|necm|ne bom|ne upam|ne morem|ne morm|bojim se|sram me je)\b.*\b(?:klic\w*|poklic\w*|govori\w*|poved\w*)|klicat\w? (?:pa )?ne bom|(?:nikogar|nikomur) (?:ne )?(?:noc\w*|bom|upam|morem)|(?:dont want|wont|cant|scared|afraid|dont dare) (?:to )?(?:call|tell|talk|ring))\b/;
/** What a helper may ask about putting away. */
export const MEANS =
  /\b(?:rezil\w*|britvic\w*|noz\w*|tablet\w*|zdravil\w*|orozj\w*|pusk\w*|pistol\w*|vrv\w*|razors?|blades?|kni(?:fe|ves)|pills|tablets|medicines?|meds|guns?|shotgun|weapons?|rope)\b/;
export const PUTS_AWAY =
  /\b(?:umakn\w*|skrij\w*|odstran\w*|zaklen\w*|vzam\w*|vzel\w*|pospravi\w*|odnes\w*|(?:take|put|lock|hide|move|remove|get)\b.*\b(?:out|away|up|from|off)|hide|lock|remove)\b/;
/** Who cannot or will not speak on the telephone. */
export const NO_VOICE =
  /\b(?:text (?:some\w*|instead|them|a line)|instead of calling|(?:chat|write|text) instead|(?:hate|dont like|cant do|scared of) (?:the )?(?:tele)?phones?|i freeze|cant (?:talk|speak) (?:out loud|on)|deaf|(?:ne maram|sovrazim|bojim se) telefon\w*|namesto (?:klica|da klicem)|(?:lahko|lahk|raje|raj|sam[o]?) (?:\w+ )?(?:pisem|sporocilo|sms)\b|na glas ne (?:morem|morm|zmorem))/;
export const ALONE =
  /\b(?:sama? (?:sem )?doma|doma sem sama?|nikogar ni|ni nikogar|nimam nikogar|nimam (?:nikogar|koga)|sama? sem|sem sama?(?! \w+(?:la|l|u)\b)|home alone|no ?one(?: is)? (?:with me|around|to)|^no ?one\b|nobody is (?:here|near)|no one is here|im alone|by myself)\b/;
export const AFRAID = /\b(?:strah|bojim se|scared|afraid|terrified)\b/;
export const THANKS =
  /^(?:ok |okej |v redu )?(?:(?:najlepsa )?hvala\b|thank|thx|adijo|nasvidenje|lahko noc|bye|goodbye|good night)/;
/** Whether it says that no call will be made. */
export function refusesToCall(message: string): boolean {
  return WONT_CALL.test(message);
}

export function seesHelpCome(message: string): boolean {
  return isSaid(COMES, message) || isSaid(AMBULANCE, message);
}

export function asksFirstWords(message: string): boolean {
  return FIRST_WORDS.test(message);
}

export function feelsUrge(message: string): boolean {
  return URGE.test(message);
}

/** Said, and not denied in the same part of the sentence. */
export function isSaid(sign: RegExp, message: string): boolean {
  return message.split(/[.!?,;\n]+/).some((part) => sign.test(part) && !NOT.test(part));
}
