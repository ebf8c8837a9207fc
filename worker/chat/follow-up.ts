import type { Crisis } from "../../contract/content.ts";
import { fold } from "../retrieval/tokenize.ts";

export type FollowUp = Exclude<keyof Crisis["followUp"], "check" | "believed" | "notAngry">;

/** Each text of the crisis that fits certain words, the first that fits. */
type Rules = readonly (readonly [FollowUp, (message: string) => boolean])[];

/** What a conversation has told so far. What is said later takes back what was said before. */
export interface Told {
  /** Something was taken. */
  taken: boolean;
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
}

const DANGER =
  /samomor|ubi[jltv]|\bumr|zivet|ziveti|konca|konec|rez[ae]|posko|slovo|tablet|skoci|suicid|kill|\bdie|dying|dead|death|end it|hurt|harm|\bcut|jump|pills|goodbye|poslavlja|cant do this any|brez mene|without me|wake up|zbud|zgin|disappear|cant go on|ne morem vec|ne zmorem vec|da me ne bi|ne bi bi?lo vec/;
/** In these words death is another's, or a manner of speaking. */
const NOT_OWN_DANGER =
  /\b(?:(?:je|so|mi|nam) (?:\w+ )?umrl\w*|umrl\w* (?:mi )?(?:je|so)|\w+ umira|preden umrem|(?<!\b(?:i|had|id) )died|(?:he|she|hes|shes|is|was|are) (?:now )?(?:dead|dying)|passed away|before i die|(?:killed|hung|hanged) (?:him|her|them)(?:sel\w+)?|ubil\w* (?:so |je )?(?:ga|jo)|(?:ga|jo) (?:so|je) (?:\w+ )?ubil\w*|se je (?:\w+ )?(?:ubil|obesil)\w?|(?:naredil|storil)\w? samomor|vzela? (?:si )?(?:je )?zivljenje|committed suicide|died by suicide|(?:he|she|they)(?:ll)?(?: \w+){0,3} kill (?:him|her|them)sel\w+|(?:he|she|they|friend) (?:\w+ ){0,2}wants? to die|se bo (?:\w+ )?ubila?|(?:konec|konca) (?:\w+ )?(?:zakona|sole|sluzbe))\b/g;
const SUICIDE_NAMED = /samomor\w*|suicid\w*/g;
/** "If I leave him he will kill himself." */
const THREAT =
  /\b(?:if|when) i (?:ever )?(?:leave|break up|go|dump)|\bce (?:ga |jo |bom |bi |sam |le )*(?:zapusti\w*|pusti\w*|gre[mn]\w*|odide\w*|sla|sel)\b/;
/** A short "no" denies what was asked last, and what was asked may have been whether one is safe. */
const NO = /^(?:ne|no|nope|nah|sploh ne|niti ne|not really)[\s!.,]*$/;
const ASKED_WHETHER_SAFE = /ali si (?:zdaj )?na varnem|are you safe/i;
const GOD_ANGRY = /\b(?:god (?:\w+ )*(?:angry|mad)|bog\w? (?:\w+ )*jez\w+|jez\w+ (?:\w+ )*bog)\b/;
const ASKS_FOR_OTHER =
  /\b(?:kdo od ucencev|ce (?:mi |ti )?kdo|nekdo (?:mi )?rece|one of my (?:pupils|students)|if (?:some|any)(?:one|body))\b/;
const ATE = "(?:vzela?|pojedel|pojedla|popila?|pogoltnila?|spila?|zauzila?|pozrla?|nazrla?|nagoltala?)";
const TAKEN = new RegExp(
  String.raw`\b(?:(?:se?m (?:\w+ )?${ATE}|${ATE} (?:se?m|se))\b.*\b(?:tablet\w*|zdravil\w*|pomirjeval\w*|uspaval\w*|prask\w*|vse\b)|(?:i(?: have|ve)? (?:just |already )?(?:took|taken|swallowed)|overdosed)\b.*(?:pills?|tablets?|medic\w*|meds|all of|everything|\bod\b|$))`,
);
/** One tablet is taken for a headache. */
const ONE = /\b(?:tableto|(?:a|one) (?:pill|tablet))\b/;
const METHOD = new RegExp(
  [
    String.raw`\b(?:kako|najlaz\w*|najhitr\w*|na kak\w* nacin)\b.*\b(?:se (?:\w+ )?(?:ubi\w*)|ubit se|umre[tm]\w*|samomor)`,
    String.raw`\b(?:kok|koliko) (?:tablet\w*|zdravil|jih (?:naj |moram |morm )?vz\w+)\b`,
    String.raw`\bkater\w+ in kol(?:iko|k)\b`,
    String.raw`\b(?:opis|navodil\w*|postop\w*|nacin\w*)\b[^]*\b(?:(?:to )?naredi|se ubi\w*|samomor\w*)|\b(?:se ubi\w*|samomor\w*|umre\w*)\b[^]*\b(?:tocn\w* opis|navodil\w*|postop\w*|kako (?:to |se )*(?:naredi|ubije))`,
    String.raw`\b(?:description|instructions?|details?|steps|method\w*|ways?)\b[^]*\b(?:kill\w* (?:her|him|my|your|one|them)sel\w+|commit\w* suicide|suicide (?:method|scene)|end (?:my|her|his) life)|\b(?:kills? (?:her|him|my|your|one|them)sel\w+|suicide)\b[^]*\b(?:exact\w* (?:description|how)|how (?:she|he|they) (?:does|do|did) it|step by step|method)`,
    String.raw`\b(?:smrtn\w* (?:odmer\w*|doz\w*)|opis\w* kako (?:to |se )?(?:naredi|ubije)|kje (?:tocno )?(?:je|so) tak\w* most)`,
    String.raw`\b(?:easiest|best|painless|fastest|quickest) (?:painless )?way (?:to (?:die|kill)|for (?:my|the|a) (?:character|novel|story|heroine|hero))`,
    String.raw`\bhow (?:do|to|can|could) .*(?:kill (?:your|my|one)self|commit suicide)`,
    String.raw`\bhow many (?:pills|tablets)\b|\bwhich (?:ones|pills|tablets)\b.*\bhow many\b|\blethal\b|\bdose per\b|\bcannot be reversed\b`,
  ].join("|"),
);
const IT_IS_ME =
  /\b(?:what if (?:im|i am|its|it is) (?:about )?(?:me|her|him|ana|the \w+|\w+$)|its (?:about|for) me|(?:je|gre) (?:res )?zame|gre za mene|kaj ce (?:sem|sm) (?:to )?(?:jaz|jst|ona|on|ana))\b/;

/** In such a part of a sentence what it names is not there, or not yet. */
const NOT =
  /\b(?:not|isnt|arent|wasnt|didnt|havent|hasnt|dont|cant|wont|never|nobody|no one|if|before|until|when|later|tomorrow|ni|niso|nisem|nisi|nism|ne|nihce|nikogar|nikomur|ce|preden|dokler|ko|jutri|pozneje)\b/;
const NEAR_EN =
  "(?:she|he|they|someone|somebody|help|mum|mom|mother|dad|father|parents|sister|brother|friend|teacher|neighbou?r|gran|grandma|aunt|uncle|boyfriend|girlfriend|husband|wife)";
const NEAR_SL =
  "(?:mam[iao]|mati|oce|ati|ata|oci|starsi|brat|sestra|sosed\\w?|prijatelj\\w*|on|ona|fant|punca|moz|zena|babi\\w*|teta|stric|kolegica|kolega|sosolk?\\w*|uciteljica|razrednicarka|nekdo|resilec|resilci|resevalci)";
const COMES = new RegExp(
  [
    String.raw`\b${NEAR_EN} ?(?:s|is|are|re)? (?:already |now |just )?(?:here|coming|with me|on (?:her|his|their|the) way|arrived|at the door|holding me)\b`,
    String.raw`\bi (?:can )?hear (?:her|him)\b(?! (?:laugh|scream|shout|yell|cry|fight))`,
    String.raw`\bim (?:now )?(?:with|at) (?:my |the |a )?(?:mum|mom|mother|dad|father|parents|sister|brother|friends?|neighbou?rs?|teacher|gran\w*)`,
    String.raw`\b${NEAR_SL} (?:ze |zdaj |mi )?(?:je |sta |so )?(?:ze |zdaj )?(?:tu|tukaj|tuki|prihaja\w*|prisl\w*|pri meni|ob meni|z mano|pred vrati|na poti|gre k meni)\b`,
    String.raw`\b(?:ze prihaja|prihaja k meni|slisim (?:jo|ga)|(?:jo|ga) (?:ze )?slisim)\b`,
    String.raw`\bse?m (?:zdaj |ze )?pri (?:sosed\w*|mam\w*|oce\w*|stars\w*|prijatelj\w*|brat\w*|sestr\w*|babi\w*)`,
  ].join("|"),
);
const AMBULANCE = new RegExp(
  [
    String.raw`\b(?:ambulance|paramedics?|doctors?|medics?)(?: is| are|s)? (?:already |now |just )?(?:here|arrived|with me|inside)\b`,
    String.raw`\b(?:im|i am) (?:now )?(?:in|at) (?:the |an? )?(?:hospital|ambulance)\b`,
    String.raw`\b(?:resil\w*|reseval\w*)(?: \w+)? (?:tu|tukaj|tuki|prisl\w*|pri meni|pred vrati)\b|\b(?:prisl\w*|tu|tukaj) (?:je|so) (?:ze )?(?:resil\w*|reseval\w*)`,
    String.raw`\bse?m (?:ze |zdaj )?(?:v bolni\w*|na urgenci|v resil\w*)`,
  ].join("|"),
);
const CALLED =
  /\bi (?:have |just |already )*(?:called|rang|phoned) (?:112|911|999|the (?:police|ambulance)|an ambulance|emergency|them)|\b(?:po)?klical\w? se?m (?:ze )?(?:na )?(?:112|resil\w*|policij\w*)|\bse?m (?:ze )?(?:po)?klical\w? (?:na )?(?:112|resil\w*|policij\w*)|\b(?:they are|theyre) sending|\bposiljajo\b/;
const STEP =
  /\bi (?:have |just |already |did )*(?:sent (?:it|the message|a message|that|her|him|them)|texted|messaged|called|rang|phoned|told|wrote to)\b(?! (?:nobody|no one|you|u)\b)|\bim (?:on the (?:phone|line|stairs)|at the (?:door|neighbou?rs?))\b|\b(?:poklical|klical|napisal|poslal|povedal|pisal)\w? se?m\b|\bse?m (?:\w+ ){0,3}(?:poklical|klical|napisal|poslal|povedal|pisal)\w?\b|\bse?m (?:na stopni\w*|na hodnik\w*|pred vrati)/;
/** "What I have written", "as I told you", a letter of farewell: no step towards anybody. */
const NO_STEP = /\b(?:kar|kot|kakor|ti|pism\w*|slov\w*|letter|note|you|as i)\b/;
const NO_ANSWER =
  /\b(?:ne (?:oglas\w*|jav[il]\w*|dvign\w*|odgovar\w*|odgovori\w*|odpis\w*|odpre\w*)|ni (?:se )?(?:odgovoril\w*|odpisal\w*|dvignil\w*|oglasil\w*)|zaseden\w*|(?:doesnt|does not|didnt|dont|isnt|not|wont|hasnt|no one|nobody) (?:pick\w* up|answer\w*|repl\w+|respond\w*)|(?:line|it) ?(?:was|is|s) busy|hung up on me|no (?:answer|reply))\b/;
const FIRST_WORDS =
  /\b(?:kaj (?:naj |pa |sploh |bi |jim |ji |mu )*(?:recem|rece[ms]|napisem|povem|rekel|rekla|napisal\w?|povedal\w?)|kako (?:naj |pa |sploh |mu |ji |jim |to )*(?:povem|recem|zacnem|napisem)|ne ?vem kaj (?:naj )?(?:rec\w*|napis\w*|poved\w*)|what (?:do|would|should|can|could|shall) i (?:\w+ )?(?:say|write|tell|text)|what to (?:say|write|tell|text)|how (?:do|would|should|can) i (?:even |ever )?(?:say|tell|start|begin|put)|first words)\b/;
const READY =
  /\b(?:every ?things? ?(?:is|s)? (?:all )?(?:ready|prepared)|(?:have|got) (?:it |everything |it all )?(?:all )?(?:ready|prepared)|vse (?:je |imam |mam |sem )?(?:ze )?(?:pripravljen\w*|pripravil\w*)|(?:imam|mam) (?:ze )?(?:vse )?(?:ze )?pripravljen\w*)\b/;
const AT_HAND =
  /\b(?:(?:imam|mam|drzim|lezi\w*|so)\b.*\b(?:v roki|v rokah|pred sabo|pred seboj|pred mano|zraven sebe|poleg sebe|pri sebi)|(?:have|got|holding|its|theyre|are|is) .*\b(?:in my hands?|in front of me|next to me|beside me))\b/;
const HARMLESS_THINGS =
  /\b(?:telefon\w*|fon|kav\w|caj\w?|knjig\w*|bibli\w*|rozni\w*|slik\w*|phone|coffee|tea|book|bible|photo\w*|picture|cat|dog|mack\w*|ps[ai]|pes)\b/;
const ANNOUNCES =
  /\b(?:i(?:ll| will) (?:really )?do it|im (?:really )?(?:going to|gonna) do it|doing it (?:tonight|now|today)|(?:said|saying) (?:my )?goodbyes?|this is (?:my )?goodbye|(?:wrote|written|writing) (?:my |the |a |them )?(?:last |goodbye )?(?:note|letters?)|wont be here (?:tomorrow|any ?more)|(?:to bom|bom to|bom res|nocoj bom|danes bom) (?:zdaj |danes |nocoj |to |res )*(?:naredila?|nardila?|nardiu|storila?)|poslovil\w? (?:se?m )?se|se?m se (?:ze )?(?:od \w+ )?poslovil\w?|se?m (?:ze )?(?:rekel|rekla|reku) adijo|rek(?:el|la) se?m (?:ze )?adijo|pismo (?:ze )?(?:pisem|se?m (?:ze )?napisal\w?)|jutri me (?:ne bo|ni) vec|zbogom)\b/;
/** Things one is fond of, given away, may be a farewell. */
const GIVES_AWAY =
  /\b(?:(?:giv(?:ing|en)|gave) (?:away )?(?:all )?my (?:\w+ )?(?:things|stuff|belongings|clothes|guitar|books)|razda(?:l|jal|jam)\w* (?:\w+ ){0,2}(?:svoj\w*|stvari)|svoje stvari (?:\w+ )?razda\w*)/;
const FAREWELL =
  /\b(?:adijo|adio|zbogom|nasvidenje|srecno|lahko noc|goodbyes?|bye|good night|farewell|poslavljam)\b/;
const FOLLOWS =
  /\b(?:(?:grem|sel|sla|pojdem|pridem) (?:bi |pa |kar |kr |najraje |rad |rada |se |tudi |jaz )*(?:za njim|za njo|za tabo|za teboj|k njemu|k njej)\b(?! v )|bova (?:\w+ )?skupaj\b|(?:razumem|stekam) zakaj (?:se |je |to )*(?:ubil|obesil|naredil|storil)|(?:spet )?(?:bom|bil\w?) (?:spet )?(?:z njim|z njo|pri njem|pri njej)\b|(?:join|follow) (?:him|her|them)\b|go(?:ing)? (?:after|to be with) (?:him|her|them)\b|be with (?:him|her|them) (?:again|soon|tonight|now)|(?:get|understand) why (?:he|she|they) did (?:it|that)\b|ill (?:see|be with) (?:him|her|them) soon)/;
const BEREAVED =
  /\b(?:umrl\w*|pokojn\w*|pogreb\w*|se je (?:\w+ )?(?:obesil\w*|ubil\w*)|naredila? samomor|storila? samomor|vzela? (?:si )?zivljenje|died|dead|passed away|funeral|(?:hung|hanged|killed) (?:him|her|them)sel\w+|in hell|v peklu)\b/;
const SUICIDE_LOSS =
  /\b(?:se je (?:\w+ ){0,4}(?:obesil\w*|ubil\w*)|(?:naredil|storil)\w? samomor|vzela? (?:si )?(?:je )?zivljenje|(?:hung|hanged|killed) (?:him|her|them)sel\w+|took (?:his|her|their) own life|died by suicide|committed suicide|(?:he|she) (?:is |s )?(?:burning|in hell)|v peklu)\b/;
/** Beside a death, danger to somebody who lives. */
const LIVING_IN_DANGER =
  /\b(?:(?:wants?|trying) to (?:die|kill)|(?:will|ll|going to|gonna) (?:\w+ )?kill (?:him|her|them|my)sel\w+|suicidal|se (?:bo|bi|hoce) (?:\w+ )?ubi\w*|hoce (?:se )?(?:umre\w*|ubi\w*)|noce (?:vec )?zive\w*)\b/;
/** What is said of the dead: their name, and what they were like. */
const OF_THE_DEAD =
  /\b(?:(?:his|her) name was|(?:mu|ji) je bilo ime|ime (?:mu|ji) je bilo|(?:he|she) (?:laughed|loved|liked|always|used to|was)|(?:je )?(?:rad|rada) (?:imel|imela|je|se)|smejala? se|se je (?:vedno )?smejala?)\b/;
const CAME_THROUGH =
  /\b(?:thought (?:about|of) (?:it|that|doing)|pomislila? (?:sem|sm) (?:na to|nato)|(?:sem|sm) (?:\w+ )?pomislila? na to)\b[^]*\b(?:(?:didnt|did not|i didnt)(?: (?:do (?:it|anything)|in the end))?(?=\s*(?:[.,!;]|$))|(?:pa |a |vendar )?(?:nisem|nism)(?: naredila?| nardila?| nardiu)?(?=\s*(?:[.,!;]|$)))/;
const STRANGER = /\b(?:tuj(?:ec|ca|cu|ka|ki|ko)|neznan\w*|strangers?|someone i dont know)\b/;
const AFFIRMS = /^(?:ja+|da|yes|yeah|yep|res je|i am|i do)\b/;
const AT_ONCE = /\b(?:zdaj|zdej|danes|nocoj|grem|takoj|now|tonight|today|going to|gonna)\b/;
const ASKED_ABOUT_SUICIDE =
  /razmišljaš (?:tudi )?o\ssamomoru|thinking of suicide|thoughts of (?:death or )?suicide|hočeš danes umreti|want to die today/i;
const DENIAL = new RegExp(
  [
    String.raw`not suicidal|(?:dont|do not|didnt) (?:really )?(?:want|wanna|plan|intend|mean) to (?:die|kill|end|harm)(?: my ?self| it)?`,
    String.raw`not (?:gonna|going to|planning to) (?:do (?:it|anything|something|that)|kill|hurt|harm|end|die)(?: my ?self| stupid| it)?`,
    String.raw`(?:wont|would never|will not|wouldnt) (?:do (?:it|anything|something|that)|kill|hurt|harm)(?: my ?self| stupid)?`,
    String.raw`(?:not|never) (?:thinking|think|thought) (?:of|about) (?:suicide|dying|killing|that|it)|no,? not like that|didnt mean (?:it )?(?:like )?that|nothing like that|i ?a?m quite well`,
    String.raw`ne (?:mislim|mislm|razmisljam) (?:\w+ ){0,2}(?:samomor\w*|smrt\w*)|samomora? (?:pa )?ne|na to (?:pa )?ne mislim|ne,? na to ne|nis(?:em|m) (?:tko|tako|tega|to) misl\w*|kak(?:sen|) samomor`,
    String.raw`(?:nocem|necem|nimam namena) (?:umre\w*|se ubi\w*)|(?:ne bi|ne bom|nebi|nebom) (?:si |se )?(?:nic |nc |nicesar )?(?:si )?(?:naredil\w*|nardil\w*|nardiu|storil\w*|ubil\w*)|nic (?:si )?ne bom (?:naredil|nardil|storil)\w*`,
    String.raw`mislim na \w+,? ne na (?:zivljenje|smrt)|ni (?:nic|nc) z mano|(?:nic|nc) ni z mano|ne,? sam(?:o)? dolgcas`,
  ]
    .map((part) => String.raw`\b(?:${part})\b`)
    .join("|"),
  "g",
);
const URGE =
  /\b(?:what if i (?:do it|cut|hurt my ?self|relapse)|(?:do it|cut|happens?) again|the urge|(?:want|need) to (?:cut|hurt my ?self)|spet (?:bi se|se bom|bom|se) (?:\w+ )?(?:rez|porez|narez|naredil|nardil|poskod)\w*|kaj ce (?:to |se )*spet (?:naredim|nardim|porezem|zgodi)|mika me|(?:rada?|najraje|najrajs) bi se (?:po|na|spet )?re(?:zal|zat)\w?)/;
const TEARS =
  /\b(?:(?:mum|mom|dad|mother|father|she|he|they|parents)(?:ll| will| would| is gonna| gonna|s gonna)? (?:\w+ )?(?:cry|be (?:so |very |really )?(?:sad|angry|mad|furious|disappointed|upset)|freak out|kill me|hate me)|make (?:her|him|them|mum|mom) cry|(?:bo|bodo|bi|bosta) (?:\w+ )?(?:jokal\w*|jezn\w*|znorel\w*|ponorel\w*|zalostn\w*|razocaran\w*|besn\w*|prizadet\w*)|(?:jokal|znorel)a? bo)\b/;
const SECRET =
  /\b(?:(?:nikomur|nobenmu|nobenemu|nikomer) (?:tega )?ne (?:povej|javi|rec)|ne (?:povej|javi) (?:tega )?(?:nikomur|nobenmu|nobenemu|mam\w*|stars\w*)|(?:dont|do not) tell (?:any|my|mum|mom)\w*|keep (?:it|this) (?:a )?secret|ostane med nama)/;
const ONLY_YOU =
  /\b(?:ti me edin\w|edin[iao] (?:ki )?me razume\w*|samo ti me|edino ti|sam(?:o)? tebi|only you|(?:youre|you are) the only)\b/;

const WONT_CALL =
  /\b(?:(?:nocem|necm|ne bom|ne upam|ne morem|ne morm|bojim se|sram me je)\b.*\b(?:klic\w*|poklic\w*|govori\w*|poved\w*)|klicat\w? (?:pa )?ne bom|(?:nikogar|nikomur) (?:ne )?(?:noc\w*|bom|upam|morem)|(?:dont want|wont|cant|scared|afraid|dont dare) (?:to )?(?:call|tell|talk|ring))\b/;
const ALONE =
  /\b(?:sama? (?:sem )?doma|doma sem sama?|nikogar ni|ni nikogar|nimam nikogar|sama? se?m|se?m sama?|home alone|nobody is (?:here|near)|no one is here|im alone|by myself)\b/;
const AFRAID = /\b(?:strah|bojim se|scared|afraid|terrified)\b/;
const THANKS =
  /^(?:ok |okej |v redu )?(?:(?:najlepsa )?hvala\b|thank|thx|adijo|nasvidenje|lahko noc|bye|goodbye|good night)/;

const TAKEN_RULES: Rules = [
  ["ambulance", (message) => isSaid(AMBULANCE, message)],
  [
    "takenUp",
    (message) =>
      /\b(?:ne mor\w* vsta\w*|cant (?:get|stand) up|cant move|povej (?:mam\w*|oce\w*|at\w|\w+) da (?:jo|ga|jih) (?:imam|mam)|tell (?:my )?\w+ (?:that )?i love)/.test(
        message,
      ),
  ],
  ["takenCalled", (message) => isSaid(CALLED, message) || /\bambulance is (?:coming|on)/.test(message)],
  ["takenHelper", (message) => isSaid(COMES, message)],
  [
    "takenAfraid",
    (message) =>
      WONT_CALL.test(message) ||
      TEARS.test(message) ||
      AFRAID.test(message) ||
      /\b(?:hell kill me|nocm klicat)\b/.test(message),
  ],
  [
    "takenSigns",
    (message) =>
      /\b(?:sick|sleepy|tired|dizzy|vomit\w*|throw\w* up|hurts?|pain|heart|not that bad|feel (?:ok|okay|fine)|im (?:ok|okay|fine)|zaspan\w*|spi se mi|lezim|slabo|bruha\w*|vrti se|boli|srce|ni tako hudo|dobro sem|ok sem)\b/.test(
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

const OTHER_RULES: Rules = [
  ["otherSafe", (message) => isSafe(message)],
  ["otherCalled", (message) => isSaid(CALLED, message)],
  ["otherVisit", (message) => /\b(?:visit\w*|obis[ck]\w*)\b/.test(message)],
  ["otherGuilt", (message) => isGuilty(message)],
  ["otherCallAnyway", (message) => WONT_CALL.test(message) && !/nikomur/.test(message)],
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

/** A message as the signs here read it: without case, marks and apostrophes. */
export function readPlainly(text: string): string {
  return fold(text)
    .replace(/['’]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** Whether it says that something was already taken. */
export function hasTaken(message: string): boolean {
  return TAKEN.test(message) && !ONE.test(message);
}

/** Whether it asks for a method, for whatever reason it gives. */
export function asksMethod(message: string): boolean {
  return METHOD.test(message);
}

/** Whether one who asked about a character, or a friend, says that it is about themselves. */
export function saysItIsMe(message: string): boolean {
  return IT_IS_ME.test(message);
}

/** Whether thoughts of suicide are denied. */
export function denies(message: string): boolean {
  return withoutDenial(message) !== message;
}

/** What else is said beside a denial. */
export function withoutDenial(message: string): string {
  return message.replace(DENIAL, " ").trim();
}

/** Whether a death is announced in words that leave little room for anything else. */
export function announces(message: string): boolean {
  return ANNOUNCES.test(message) || isAtHand(message);
}

/** Whether something to die with is ready or at hand. */
export function isAtHand(message: string): boolean {
  return READY.test(message) || (AT_HAND.test(message) && !HARMLESS_THINGS.test(message));
}

/** Whether somebody thought of it and came through. */
export function cameThrough(message: string): boolean {
  return CAME_THROUGH.test(message) && !announces(message);
}

/** Whether it says yes to the question about suicide, and nothing of doing it at once. */
export function affirms(message: string, reply: string): boolean {
  return AFFIRMS.test(message) && ASKED_ABOUT_SUICIDE.test(reply) && !AT_ONCE.test(message);
}

/** Whether it speaks of doing something now. */
export function isAtOnce(message: string): boolean {
  return AT_ONCE.test(message);
}

/** Whether it says that no call will be made. */
export function refusesToCall(message: string): boolean {
  return WONT_CALL.test(message);
}

/** Whether it names danger to somebody who lives, whoever else has died. */
export function namesLivingInDanger(message: string): boolean {
  return namesOwnDanger(message) || LIVING_IN_DANGER.test(message);
}

/** Whether it tells of one who has died. */
export function tellsOfTheDead(message: string): boolean {
  return OF_THE_DEAD.test(message);
}

export function givesAway(message: string): boolean {
  return GIVES_AWAY.test(message);
}

export function saysFarewell(message: string): boolean {
  return FAREWELL.test(message);
}

/** Whether one who has lost somebody wants to go after them. */
export function wantsToFollow(message: string): boolean {
  return FOLLOWS.test(message);
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

export function isGuilty(message: string): boolean {
  return /\b(?:my fault|blame my ?self|too late|i should have|(?:sem|sm|jaz|jst) (?:\w+ )?kriva?|kriv\w? (?:sem|sm)|prepozno|moja krivda|krivda je moja)\b/.test(
    message,
  );
}

/** Whether it names danger, anybody's. */
export function namesDanger(message: string): boolean {
  return DANGER.test(message);
}

/** Whether it names danger that is not only the death of somebody else. */
export function namesOwnDanger(message: string): boolean {
  return DANGER.test(message.replace(NOT_OWN_DANGER, " "));
}

/** Beside a denial, suicide is named only to deny it. */
export function withoutNaming(message: string): string {
  return message.replace(SUICIDE_NAMED, " ");
}

/** Whether somebody's suicide is tied to their being left. */
export function isThreat(message: string): boolean {
  return THREAT.test(message);
}

export function saysNo(message: string): boolean {
  return NO.test(message);
}

/** Whether a reply asked if they are safe: a short "no" to it is no denial. */
export function asksWhetherSafe(reply: string): boolean {
  return ASKED_WHETHER_SAFE.test(reply);
}

export function fearsGodsAnger(message: string): boolean {
  return GOD_ANGRY.test(message);
}

/** Whether it asks what to do if somebody should say such a thing. */
export function asksForOther(message: string): boolean {
  return ASKS_FOR_OTHER.test(message);
}

/** What all these messages, oldest first, tell together. */
export function readTold(messages: readonly string[]): Told {
  const told: Told = {
    taken: false,
    announced: false,
    denied: false,
    helpCame: false,
    otherSafe: false,
    bereaved: false,
    suicideLoss: false,
    askedMethod: false,
  };
  for (const message of messages) {
    const rest = withoutDenial(message);
    if (rest !== message) Object.assign(told, { denied: true, announced: false });
    if (announces(rest) || givesAway(rest))
      Object.assign(told, { announced: true, denied: false, helpCame: false });
    if (seesHelpCome(rest)) Object.assign(told, { helpCame: true, announced: false });
    told.taken ||= hasTaken(message);
    told.otherSafe ||= isSafe(message);
    told.bereaved ||= BEREAVED.test(message);
    told.suicideLoss ||= SUICIDE_LOSS.test(message);
    told.askedMethod ||= asksMethod(message);
  }
  return told;
}

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

function isSafe(message: string): boolean {
  return (
    /\b(?:(?:shes|hes|she is|he is|theyre) (?:\w+ )?(?:alive|safe|in (?:the )?hospital)|found (?:her|him|them)\b|nasli (?:so )?(?:jo|ga)\b|(?:jo|ga) (?:so )?nasli|ziv\w? je|je (?:ziv\w?|na varnem|v bolni\w*))/.test(
      message,
    ) && !/\b(?:mrtv\w*|dead|letter|note)\b/.test(message)
  );
}

/** Said, and not denied in the same part of the sentence. */
function isSaid(sign: RegExp, message: string): boolean {
  return message.split(/[.!?,;\n]+/).some((part) => sign.test(part) && !NOT.test(part));
}
