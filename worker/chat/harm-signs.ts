import { VIOLENCE_SIGNS } from "./violence-signs.ts";

/**
 * What a careless reply says, read as `readPlainly` gives it: without case, marks and apostrophes
 * ("I'll" is "ill", "wouldn't" is "wouldnt"). What is refused or is somebody else's word is no harm.
 */

const HEIGHT = String.raw`(?:heights?|roofs?|rooftops?|towers?|terraces?|balcon(?:y|ies)|ledges?|rails?|railings?|parapets?|skyscrapers?|somewhere high|high up|bridges?|cliffs?|visin\w*|streh\w*|stolp\w*|neboticnik\w*|teras\w*|balkon\w*|ograj\w*|most(?:u|a|om|ovi|ove)?|viadukt\w*)`;
const FALL = String.raw`(?:falls?|falling|jump\w*|let go|plung\w*|leap\w*|skoc\w*|skok\w*|pad(?:e|la|el|es|ec|cem|ti)|spusti\w* se|se (?:\w+ )?(?:spusti|vrze)\w*)`;
const FIT = String.raw`(?:realistic|possible|high enough|everybody knows|well known|verjetn\w*|realisticn\w*|mozn[aoie]|dovolj visok\w*|vsi poznajo|pozna vsak\w*)`;
const DOCTOR = String.raw`(?:doctors?|therap\w*|psychiatrists?|psychologists?|medic\w*|meds|pills|hospitals?)`;
const ZDRAVNIK = String.raw`(?:zdravnik\w*|psihiat\w*|psiholog\w*|terap\w*|zdravil\w*|bolnic\w*|bolnisnic\w*)`;
const RELATIVE_SL = String.raw`(?:brat\w*|sestr\w*|mam\w*|oce\w*|sina|sinom|hcer\w*|mozem|moza|zeno|njega|njo|njim|ga|jo)`;

/** A way or a place, for a story too. */
const PLACE = [
  String.raw`\b${HEIGHT}\b[^.!?]*\b${FALL}\b`,
  String.raw`\b${FALL}\b[^.!?]*\b${HEIGHT}\b`,
  String.raw`\b${HEIGHT}\b[^.!?]*\b${FIT}\b`,
  String.raw`\b${FIT}\b[^.!?]*\b${HEIGHT}\b`,
  String.raw`\bknows? the tall\b`,
  String.raw`\blet (?:your|her|him|them|my)sel\w+ fall\b`,
  String.raw`\b(?:wouldnt|wont|will not|would not) (?:even )?feel (?:anything|a thing|any pain|it)\b`,
  String.raw`\b(?:nic|nicesar) (?:se )?ne (?:bi|bo|bos|bodo) (?:\w+ )?(?:ob)?cuti\w*`,
  String.raw`\bne (?:bi|bo|bos) (?:\w+ )?(?:ob)?cuti\w* (?:nic|nicesar)\b`,
  String.raw`\bnic se ne (?:ob)?cuti\b`,
  String.raw`\b(?:barbiturat\w*|opioid\w*|obesanj\w*)\b`,
  String.raw`\b(?:painkillers?|pills|tablets|zdravil\w*|tablet\w*|uspaval\w*)\b[^.!?]*\b(?:alcohol|vodka|alkohol\w*|zganj\w*)\b`,
  String.raw`\b(?:alcohol|vodka|alkohol\w*|zganj\w*)\b[^.!?]*\b(?:painkillers?|pills|tablets|zdravil\w*|tablet\w*|uspaval\w*)\b`,
  String.raw`\b(?:saved|collected|bought|stockpiled|hoarded|nabral\w*|zbral\w*|kupil\w*|nakopicil\w*) (?:\w+ ){0,3}(?:pills|tablets|packets|blistr\w*|tablet\w*|uspaval\w*)\b`,
  String.raw`\bmetod\w* za samomor\b|\bnaj(?:lazj|hitrej|boljs)\w* (?:metod|nacin)\w*`,
];

/** A god, a heaven or a dead person who waits. */
const WELCOME = [
  String.raw`\b(?:god|jesus|christ|heaven|the lord|angels?)\b (?:is |are |will be )?(?:\w+ ){0,2}waiting (?:\w+ )?for (?:you|her|him|them)\b(?! to)`,
  String.raw`\b(?:god|jesus|christ|heaven|the lord|he)\b[^.!?]*\bopen arms\b`,
  String.raw`\bwaiting for (?:you|her|him|them) (?:there|in heaven|up there|beyond)\b`,
  String.raw`\byou(?:ll| will) (?:\w+ )?(?:see|meet|join|be with) (?:(?:your|the) \w+|her|him|them) (?:again )?(?:very |so )?(?:soon|in heaven|beyond|up there)\b`,
  String.raw`\byou(?:ll| will) (?:\w+ )?(?:see|meet) (?:your \w+|her|him|them) again\b(?! (?:on|at|today|tomorrow|tonight|next|in the))`,
  String.raw`\bon the other side\b(?! of)[^.!?]*\b(?:better|peace|rest|free|waiting)\b`,
  String.raw`\b(?:better|peace|rest|free)\b[^.!?]*\bon the other side\b(?! of)`,
  String.raw`\b(?:she|he|you)(?: would|d| will) be better off\b`,
  String.raw`\b(?:bog|jezus|kristus|gospod|nebesa|angel\w*)\b[^.!?]{0,40}\b(?:caka\w*|pricakuje\w*) (?:\w+ )?(?:nate|nanjo|nanj|tebe|njo|njega|te|jo|ga)\b(?!,? da)`,
  String.raw`\b(?:bog|jezus|kristus|gospod|nebesa|angel\w*)\b[^.!?]{0,20}\b(?:te|jo|ga|nate|nanjo|nanj) (?:\w+ ){0,2}(?:caka\w*|pricakuje\w*)\b(?!,? da)`,
  String.raw`\b(?:bog|jezus|kristus|gospod|on)\b[^.!?]*\b(?:odprtih rok\w*|(?:odprtimi|razprtimi|razsirjenimi) rokami)\b`,
  String.raw`\b(?:caka\w* te|te (?:\w+ )?caka\w*) (?:v nebesih|tam|na drugi strani|na oni strani)\b`,
  String.raw`\b(?:kmalu|spet|zopet) (?:se )?(?:bos|bosta)\b(?: \w+){0,4} ${RELATIVE_SL}\b`,
  String.raw`\b(?:bos|bosta) (?:\w+ ){0,3}(?:kmalu|spet|zopet) (?:\w+ ){0,2}(?:videl\w*|srecal\w*|objel\w*) (?:\w+ )?${RELATIVE_SL}\b`,
  String.raw`\b${RELATIVE_SL} (?:bos|bosta) (?:\w+ )?(?:kmalu|spet|zopet) (?:\w+ )?(?:videl|srecal|objel)\w*`,
  String.raw`\b(?:kmalu|spet) (?:se )?bosta (?:\w+ )?(?:srecal|videl|skupaj)\w*|\bbosta (?:kmalu|spet) (?:spet )?skupaj\b`,
  String.raw`\bna (?:drugi|oni) strani\b(?! (?:ulice|ceste|vrat|linije|hodnika|mize|telefon\w*|slusalke))[^.!?]*\b(?:bolje|lepse|boljse|mir|lazje)\b`,
];

/** Against those who can help, or away from them; comfort that hurts. */
const CARELESS = [
  String.raw`\btake (?:the|that|his|her|their) (?:gun|shotgun|rifle|pistol|weapon|knife)\b[^.!?]*\bfrom (?:him|her|them)\b`,
  String.raw`\b(?:break|kick|force|smash) (?:down |open |in )?(?:the|that|his|her) (?:\w+ )?door\b`,
  String.raw`\b(?:tell|ring|call|explain|say)\b[^.!?]*\ba misunderstanding\b`,
  String.raw`\bhospitals? (?:is|are) no place\b`,
  String.raw`\b(?:better|more|faster|stronger) than (?:any|a|the|all|every) ${DOCTOR}\b`,
  String.raw`\b(?:you|she|he|they|we) (?:dont|do not|doesnt|does not) (?:really )?need (?:an? |any |the |your |those )?${DOCTOR}\b`,
  String.raw`\b(?:just|only|simply) pray\b`,
  String.raw`\bpray\b[^.!?]*\bwill (?:\w+ )?(?:go|leave|pass|disappear|stop|vanish)\b`,
  String.raw`\b(?:quit|come off|go off|get off|leave off) (?:your|the) (?:medic\w*|meds|pills|tablets|antidepressants?)\b`,
  String.raw`\b(?:glass of (?:wine|whisk\w*|brandy|beer|something strong)|have a (?:drink(?! of)|beer|whisk\w*|brandy))\b`,
  String.raw`\beverything happens for a reason\b`,
  String.raw`\b(?:god|he) (?:never|only|doesnt|does not|wont|will not) (?:\w+ )?(?:gives?|sends?) (?:us |you |anyone |people )?(?:more than|nothing|what)\b[^.!?]*\b(?:bear|handle|carry|endure)\b`,
  String.raw`\bi promise (?:you )?(?:that )?(?!nothing\b|to\b|no\b|nobody\b)\w+|\b(?:better|fine|ok|okay|well|all right|safe|you),? i promise\b`,
  String.raw`\bgood (?:mother|father|mum|mom|dad|parent|wife|husband|friend|sister|brother|daughter|son)s? would\b`,
  String.raw`\bmake (?:yourself|her|him) (?:be )?(?:sick|vomit|throw up)\b|\bsalt ?water\b`,
  String.raw`\b(?:only|just) (?:want\w*|looking for|seeking) (?:\w+ )?attention\b`,
  String.raw`\bwait (?:till|until) (?:the )?(?:morning|tomorrow)\b|\btoo (?:early|soon) (?:for|to call) (?:112|999|911|an ambulance)\b`,
  String.raw`\b(?:vzemi|iztrgaj|odvzemi) (?:mu|ji|jim) (?:\w+ )?(?:pusk|pistol|oroz|noz)\w*|\b(?:pusko|pistolo|orozje|noz) (?:mu|ji) (?:\w+ )?(?:vzemi|iztrgaj|odvzemi)\b`,
  String.raw`\b(?:vlomi|razbij|podri) (?:\w+ )?vrata\b|\bvrata (?:\w+ )?(?:vlomi|razbij|podri)\b`,
  String.raw`\b(?:reci|povej|razlozi|poklici)\b[^.!?]*\bnesporazum\w*`,
  String.raw`\bboln\w* ni (?:\w+ )?(?:kraj|mesto|prostor|za)\b`,
  String.raw`\b(?:bolje|bolj|boljs\w*|hitreje) (?:\w+ ){0,3}(?:kot|kakor|od) (?:\w+ ){0,2}${ZDRAVNIK}`,
  String.raw`\bne (?:potrebujes|rabis|potrebuje|rabi) (?:\w+ )?${ZDRAVNIK}|\b${ZDRAVNIK} (?:ti )?(?:sploh )?ne (?:potrebujes|rabis|potrebuje|rabi)\b`,
  String.raw`\bni (?:ti )?treba (?:iti )?(?:k|v|do|jemati) (?:\w+ )?${ZDRAVNIK}`,
  String.raw`\b(?:samo|le|kar|zgolj) moli(?:te)?\b`,
  String.raw`\bmoli(?:te)?\b[^.!?]*\b(?:misli|glasovi|bolecina|vse)\b[^.!?]*\b(?:izgin|odsl|minil|mini|preneha)\w*`,
  String.raw`\b(?:opusti|prenehaj z|nehaj z|zavrzi) (?:\w+ )?zdravil\w*`,
  String.raw`\b(?:kozarec|kozarcek|deci|steklenic\w*) (?:\w+ )?(?:vina|zganja|viskija|konjaka|ruma|piva)\b|\bspij (?:\w+ )?(?:pivo|zganje|viski|snops)\b`,
  String.raw`\bvse se (?:\w+ )?(?:zgodi|dogaja|zgodilo) (?:z|iz) (?:\w+ )?razlog\w*|\bvse ima svoj razlog\b|\bnic se ne (?:zgodi|dogaja) brez razloga\b`,
  String.raw`\bbog (?:\w+ ){0,3}ne (?:\w+ )?(?:nalozi|nalaga|naklada|da|poslje|posilja) (?:\w+ ){0,3}vec\b`,
  String.raw`\bobljubim\b(?! nic)|\bobljubljam\b`,
  String.raw`\bdobr[aie] (?:mama|mati|zena|moz|oce|hci|sin|prijatelj\w*|sestra|brat|stars\w*) bi\b`,
  String.raw`\bslan[oae] vod[oae]\b|\b(?:pusti|pustite) (?:jo|ga) spati\b`,
  String.raw`\bisces? (?:\w+ )?pozornost\b|\bhoce\w* (?:\w+ )?(?:malo )?pozornosti\b|\bzberi se\b`,
  String.raw`\bpocaka\w* do jutra\b|\bprezgodaj za (?:112|klic)\b|\bza (?:112|klic)\b[^.!?]*\bprezgodaj\b`,
  String.raw`\bnihce te ne sme siliti zivet\w*|\btvoja pot je tvoja\b`,
];

/** Here a "not" may stand within the words too: "suicide is by no means a sin". */
const SIN = [
  String.raw`\bsuicid\w* (?:is|was|would be) (?:\w+ ){0,3}(?:sin|sinful|selfish\w*|cowardly)\b`,
  String.raw`\b(?:it|that|this|you)(?:s| is| was| would be|re| are)(?: being)? (?:an? )?(?:\w+ )?(?:sin|selfish)\b`,
  String.raw`\bsamomor\w*[^.!?]*\b(?:greh|gresn\w*|sebicn\w*)\b`,
  String.raw`\b(?:je|bi bil[oa]?) (?:\w+ )?(?:greh|sebicn[oai]?)\b`,
];

/** To somebody who is hurt or threatened by a person near them. */
const VIOLENCE_BORNE = [
  String.raw`\bforgive (?:him|her|them|your (?:husband|wife|father|dad|mother|mum|partner|boyfriend))\b|\bforgiving\b[^.!?]*\bis (?:\w+ ){0,5}(?:beautiful|wife|love)\b`,
  String.raw`\bstay (?:by|at|on) (?:his|her|their) side\b|\b(?:stay|remain) with (?:him|her|your (?:husband|wife|partner|boyfriend))\b`,
  String.raw`\b(?:he|she)(?: will| can| is going to|ll) (?:\w+ )?change\b|\bhell change\b`,
  String.raw`\bopen (?:the|that|your) door\b(?! (?:\w+ )?(?:to|for) (?:the )?(?:police|ambulance|paramedic|neighbo|officer|people who))`,
  String.raw`\bwhat happens (?:\w+ ){0,3}(?:at home|between)\b|\b(?:stays?|remains?|keep (?:it|this)) (?:at home|in the (?:family|house|marriage)|between (?:you|them|the two|husband))\b`,
  String.raw`\bmarriage is worth\b|\bgod (?:wants|hates|blesses)\b[^.!?]*\b(?:marriage|divorce)\b`,
  String.raw`\bcook (?:\w+ )?(?:his|her|him) \w+`,
  String.raw`\bnever really hurt\b|\b(?:you|have) (?:must have )?(?:provoked|angered|upset) (?:him|her)\b|\bcalm (?:him|her) down\b`,
  String.raw`\bpray (?:together|with (?:him|her))\b|\btell (?:him|her) (?:that )?(?:you |youre )(?:\w+ )?(?:love|sorry)\b`,
  String.raw`\b(?:dont|do not) (?:leave (?:him|her|your husband)|tell your (?:sister|mother|mum|mom|friends?|family|parents))\b`,
  String.raw`\bbe (?:more )?(?:patient|gentle|obedient)\b`,
  String.raw`\b(?:odpusti|odpustiti) (?:mu|ji|mozu|ocetu|atu|mami|zeni|fantu)\b|\b(?:mu|ji|mozu|ocetu|atu) (?:\w+ )?odpusti(?:ti)?\b`,
  String.raw`\bostani (?:\w+ )?(?:ob|pri|z) (?:njem|njej|njim|njo|njegov\w*|moz\w*)\b|\bstoj mu ob strani\b`,
  String.raw`\bse bo (?:\w+ )?spremenila?\b|\bspremenila? se bo\b`,
  String.raw`\bodpri (?:\w+ )?vrata\b(?! (?:polic|resev|sosed|ljudem))|\bvrata (?:mu |ji )?odpri\b`,
  String.raw`\bkar se (?:\w+ )?doma\b|\bostane (?:\w+ )?(?:doma|med (?:vama|vami|zakoncema)|v (?:druzini|hisi|zakonu))\b`,
  String.raw`\bpotrpi(?:te)?\b|\bpotrpezljiv\w*`,
  String.raw`\bsi ga (?:\w+ )?(?:razjezil|izzval|sprovociral)\w*|\b(?:razjezila?|izzvala?) si ga\b`,
  String.raw`\bbog (?:hoce|zeli|blagoslavlja) (?:\w+ )?zakon\w*|\bpomiri ga\b|\bga (?:\w+ )?pomiri\b|\bskuhaj mu\b`,
  String.raw`\bmolita skupaj\b|\bmoli(?:ta)? z njim\b|\bpovej mu,? da ga imas rada?\b`,
];

/** Sent to bed, with something in the body that kills. */
const SLEEP = [
  String.raw`\b(?:go to|get some|try to|have a) sleep\b|\bsleep (?:it off|well)\b|\blie down\b|\b(?:drink|glass of) (?:\w+ )?milk\b`,
  String.raw`\b(?:naspi\w*|zaspi|zaspati|lezi|ulezi se)\b|\bspij (?:\w+ )?(?:mlek|vod)\w*|\bkozarec mleka\b|\b(?:seveda|bo) mine\b`,
];

/** What the program cannot be, do or promise; and money. */
const UNTRUE = [
  String.raw`\b(?:(?:ill|i will|i can|i am going to|im going to) (?!not |never )(?:\w+ )?(?:call|ring|phone|alert|contact|notify|send)|(?:ive|i have|i) (?:\w+ )?(?:called|phoned|alerted|contacted|notified|sent)) (?:\w+ ){0,3}(?:police|ambulance|112|999|911|988|emergency|doctor|help|somebody|someone|mother|mum|mom|father|parents|family)\b`,
  String.raw`\b(?:ill|i will|i am|im) (?:\w+ )?com(?:e|ing) (?:to you|over to)\b`,
  String.raw`\bi(?: a)?m (?:an? )?(?:real|living|actual) (?:person|human\w*)\b|\bi(?: a)?m (?:a person|(?:a )?human)\b|\bi(?: a)?m not (?:a |an )?(?:program|robot|bot|machine|computer|ai)\b`,
  String.raw`\bi (?:wont|will not|will never|would never) tell any\w*`,
  String.raw`\b(?:stays?|remains?|keep (?:it|this)|is) (?:just |only |strictly )?between (?:us|you and me)\b|\byour secret is safe\b|\b(?:ill|i will) keep (?:it|this|that|your) (?:\w+ )?(?:secret|to myself)\b`,
  String.raw`\b(?:is|am) our (?:\w+ )?counsell?or\b|\bour (?:\w+ )?counsell?or \w+ (?:is|will|can)\b|\bje nas[ae]? (?:\w+ )?svetoval(?:ka|ec)\b|\bnas[ae]? svetoval(?:ka|ec) \w+ (?:je|bo|ti|te)\b`,
  String.raw`\bpaypal\b|\bpay ?pal\.me\b|\bvenmo\b|\bsi56\b|\biban\b|\bdonations? of\b|\b(?:make|send) a donation\b|\bdonate (?:to|via|here|now)\b`,
  String.raw`\b(?:you can|please|just|then) pay (?!attention\b)\w+|\bpay (?:me|us)\b|\bsend (?:me|us) (?:\w+ )?(?:money|euros?|dollars|pounds)\b|\brefunds? (?:are|is|will)\b`,
  String.raw`\b(?:poklical[ai]? bom|bom (?:\w+ ){0,2}poklical[ai]?|klicem|sem (?:\w+ ){0,2}poklical[ai]?|bom (?:\w+ )?(?:poslal|obvestil)[ai]?|(?:poslal|obvestil)[ai]? bom) (?:\w+ ){0,3}(?:polic\w*|resev\w*|resil\w*|112|113|pomoc|zdravnik\w*|starse|mam[oi]|tvoj\w*)`,
  String.raw`\bsem (?:\w+ )?(?:prav[ai]?|resnicn[aio]?|ziv[aio]?) (?:clovek|oseba)\b|\bsem (?:tudi |le |samo )?(?:clovek|oseba)\b|\bnisem (?:program|robot|stroj|racunalnik)\b`,
  String.raw`\b(?:ostane|ostalo) (?:\w+ )?med nama\b|\bmed nama (?:bo )?(?:ostane|ostalo)\b`,
  String.raw`\bnikomur ne bom (?:\w+ )?(?:povedal|izdal)\w*|\bne bom (?:\w+ )?(?:povedal|izdal)\w* (?:\w+ )?nikomur\b|\btvoja skrivnost je (?:\w+ ){0,2}varna\b`,
  String.raw`\b(?:nikomur|mami|ocetu|starsem) (?:\w+ ){0,3}ni treba (?:nic )?povedati\b|\bni (?:ti )?treba (?:tega )?(?:nikomur|mami|starsem) (?:\w+ )?povedati\b`,
  String.raw`\b(?:nakazi|nakazete|nakazes)\b|\bplaca(?:s|j|jte|te) (?:\w+ )?(?:prek|preko|z|s|na|po)\b|\bdoniraj\w*|\bdonacij\w* (?:v visini|\d|na)\b`,
];

const join = (parts: readonly string[]) => new RegExp(parts.join("|"), "g");

/** Each is looked for where it matters (harm-filter.ts). */
export const HARM_SIGNS = {
  place: join(PLACE),
  welcome: join(WELCOME),
  careless: join(CARELESS),
  violenceBorne: join(VIOLENCE_BORNE),
  sleep: join(SLEEP),
  untrue: join(UNTRUE),
};
const SIN_SAID = join(SIN);

const REFUSED =
  /\b(?:no|not|nobody|none|never|cannot|(?:do|does|did|wo|would|ca|could|is|are|was|were|should|must|need|has|have)nt|whether|without|instead of|rather than|police|ne|ni|niso|nisem|nisi|nih?ce|nikoli|nikdar|nikogar|nikomur|noben\w*|ali|brez|namesto|policij\w*)\b/;
/** Somebody else's word, a thought or a feeling. */
const OTHERS_WORD =
  /\b(?:(?:people|they|he|she|who|somebody|someone|anyone|others|whoever|abusers?|partners?) (?:\w+ )?(?:say|says|said|tell|tells|told|promis\w+|think\w*|claim\w*|ask\w*|wants?|demand\w*)|told (?:you|me)|(?:asks|tells|wants|forces) you|thoughts?|feels?|feeling|felt|seems?|voices?|lies?|pravi|pravijo|rece|recejo|reci, da|rekel|rekla|rekli|govori\w*|obljub(?:lja|il|ila|ljal|ljala)\w*|zahteva\w*|misel|mislis|misli|obcut\w*|glas|glasovi|zdi|laz\w*)\b/;
const CLAUSE_END = /[.;:!?–—]|,(?! (?:da|ki|kako|that|whether|who)\b)|\b(?:but|ampak|temvec|toda|vendar)\b/;

/** Whether these words are said, and neither refused nor another's. */
export function isSaidCarelessly(plain: string, sign: RegExp): boolean {
  return [...plain.matchAll(sign)].some(({ index }) => stands(plain.slice(0, index)));
}

/** Whether suicide, or the wish to die, is called a sin or selfish. */
export function isCalledSin(plain: string): boolean {
  return [...plain.matchAll(SIN_SAID)].some((found) => stands(plain.slice(0, found.index + found[0].length)));
}

function stands(before: string): boolean {
  const clause = before.split(CLAUSE_END).at(-1) ?? "";
  return !REFUSED.test(clause) && !OTHERS_WORD.test(clause);
}

const NEAR_EN = String.raw`(?:he|she|hes|shes|dad|father|stepdad|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|brother|uncle|ex)`;
const ME_EN = String.raw`(?:me|us|my (?:\w+)|her|him|(?:the|our) (?:baby|kids?|children))`;
const BEATS_SL = String.raw`(?:tepe\w*|tepl\w*|pretep\w*|udari\w*|bije|mlati|davi|davil\w*|brca\w*|brcn\w*|klofut\w*|oklofut\w*|posili\w*|zlorab\w*|zaklen\w*|grozi\w*)`;
const ME_SL = String.raw`(?:me|mi|nas|nam|mene|jo|ga|mamo|sestro|brata|otroke|otroka)`;
const VIOLENCE = new RegExp(
  [
    String.raw`\b${NEAR_EN}\b[^.!?]*\b(?:hit|hits|hitting|beats?|beating|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|grab\w*|shov\w*|hurts?|kill|threaten\w*|rap(?:e|ed|es)) ${ME_EN}\b`,
    String.raw`\block(?:ed|s) (?:me|us) (?:in|up|out)\b|\bwont let (?:me|us) (?:out|leave|go)\b|\bcouldnt get out\b|\bneither of us\b`,
    String.raw`\b${NEAR_EN}\b[^.!?]*\b(?:bang\w*|pound\w*) on (?:it|the door)\b|\bdomestic (?:abuse|violence)\b|\babus(?:es|ed|ive)\b`,
    String.raw`\b(?:scared|afraid|frightened|terrified) of (?:him|my (?:dad|father|stepdad|husband|boyfriend|partner|ex|mum|mother|brother))\b`,
    String.raw`\b${NEAR_EN} (?:has|takes|took|checks|reads) my phone\b|\bput my pic\w*`,
    String.raw`\b${ME_SL} (?:\w+ ){0,3}${BEATS_SL}\b|\b${BEATS_SL} (?:\w+ ){0,2}${ME_SL}\b`,
    String.raw`\bnasil(?:je|ja|ju|en|na|nez\w*)\b|\b(?:tolce|razbija) po vratih\b|\bne pusti (?:me )?(?:ven|od doma)\b|\bbojim se (?:ga|moza|oceta|ata|fanta|partnerja)\b`,
  ].join("|"),
);

/** Whether a message, read plainly, tells of somebody near who hurts or threatens. */
export function tellsOfViolence(plain: string): boolean {
  const { threatened, choked, partner, abuse } = VIOLENCE_SIGNS;
  return [VIOLENCE, threatened, choked, partner, abuse].some((sign) => sign.test(plain));
}
