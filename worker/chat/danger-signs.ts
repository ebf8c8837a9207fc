import { methodQuestions, swallowedPacks } from "../../recognition/phrases.ts";
import { gaveToSomebody, putsOffDoing } from "./gravest-signs.ts";
import { fold } from "../retrieval/tokenize.ts";

/** What a message, read plainly, says of danger: the visitor’s own, another’s, or none. */

const DANGER =
  /samomor|ubi[jltv]|\bumr|zivet|ziveti|(?:ne bi|nocem|ne zelim|necem)\b.*\bziv(?:el|a\b)|vol[je]\w* do zivljenj|konca|konec|rez[ae]|posko|slovo|tablet|skoci|suicid|kill|\bdie|\bdying|dead|death|end it|hurt|harm|\bcut|jump|pills|goodbye|poslavlja|cant do this any|brez mene|without me|wake up|zbud|zgin|disappear|cant go on|ne morem vec|ne zmorem vec|da me ne bi|ne bi bi?lo vec/;
/** In these words death is another's, or a manner of speaking. */
const NOT_OWN_DANGER =
  /\b(?:(?:je|so|mi|nam) (?:\w+ )?umrl\w*|umrl\w* (?:mi )?(?:je|so)|\w+ umira|preden umrem|(?<!\b(?:i|had|id) )died|(?:he|she|hes|shes|is|was|are) (?:now )?(?:dead|dying)|passed away|before i die|(?:killed|hung|hanged) (?:him|her|them)(?:sel\w+)?|ubil\w* (?:so |je )?(?:ga|jo)|(?:ga|jo) (?:so|je) (?:\w+ )?ubil\w*|se je (?:\w+ )?(?:ubil|obesil)\w?|(?:naredil|storil)\w? samomor|vzela? (?:si )?(?:je )?zivljenje|committed suicide|died by suicide|(?:he|she|they)(?:ll)?(?: \w+){0,3} kill (?:him|her|them)sel\w+|(?:he|she|they|friend) (?:\w+ ){0,2}wants? to die|se bo (?:\w+ )?ubila?|(?:konec|konca) (?:\w+ )?(?:zakona|sole|sluzbe))\b/g;
/** Their own suicide, named by themselves. */
const NAMES_OWN_SUICIDE = new RegExp(
  [
    String.raw`ubi(?:l|la|u|t|ti) (?:se )?(?:bi|bom|hocem|cem)(?: se)?`,
    String.raw`(?:se (?:bi|bom|hocem|cem|zelim)|(?:bi|bom|hocem|cem|zelim) se) (?:\w+ ){0,3}ubi(?:l|la|u|t|ti)`,
    String.raw`(?:razmisljam|mislim|premisljujem|mislm|misli) (?:\w+ ){0,3}(?:o|na) samomor\w*|(?:hocem|cem|zelim|bom|bi) (?:\w+ ){0,3}samomor\w*`,
    String.raw`(?:vzela?|vzeti) si (?:bom|bi|hocem|zelim) zivljenje|(?:bom|bi|hocem|zelim) si (?:\w+ )?vze\w+ zivljenje`,
    String.raw`kill my ?self|(?:end|take) my (?:own )?life|(?:commit|of|about) suicide|(?:im|i am|feel\w*) suicidal`,
  ]
    .map((part) => String.raw`\b(?:${part})\b`)
    .join("|"),
);
/** Somebody else cuts or hurts themselves, or the writer says that it is not about them. */
const NOT_ME = new RegExp(
  [
    String.raw`not me\b|(?:nisem|nism|ne) (?:jaz|jst|js)\b|(?:jaz|jst|js) se (?:pa )?ne (?:rez\w*|poskod\w*)`,
    String.raw`(?:prijatelj\w*|kolegic\w*|sosol\w*|hci|hcer\w*|sin|sestra|brat|punca|fant|nekdo|ona|on|otrok|ucen\w*|friend|daughter|son|sister|brother|girlfriend|boyfriend|classmate|pupil|student|she|he|shes|hes)\b.{0,50}\b(?:se (?:spet |ze |verjetno )*(?:reze|poskoduje|rezal\w?)|cuts\b|cutting|(?:has|is) (?:been )?cutting|self ?harm\w*|hurts? (?:her|him|them)sel\w+)`,
  ]
    .map((part) => String.raw`\b(?:${part})`)
    .join("|"),
);
/** A place outside from which one may not be told to open a door. */
const OUTSIDE =
  /\b(?:na (?:mostu|viaduktu|tirih|strehi|robu|nadvozu|balkonu)|(?:pri|nad|ob) (?:mostu|viaduktu?\w*|tirih|progi)|viadukt\w*|(?:on|at|by|near) (?:the |a )?(?:roof|bridge|tracks|rails|railway|platform|cliff|edge|car park)|up on the roof)\b/;
const SUICIDE_NAMED = /samomor\w*|suicid\w*/g;
/** "If I leave him he will kill himself." */
const THREAT =
  /\b(?:if|when) i (?:ever )?(?:leave|break up|go|dump)|\bce (?:ga |jo |bom |bi |sam |le )*(?:zapusti\w*|pusti\w*|gre[mn]\w*|odide\w*|sla|sel)\b/;
/** A short "no" denies what was asked last, and what was asked may have been whether one is safe. */
const NO = /^(?:ne|no|nope|nah|sploh ne|niti ne|not really)[\s!.,]*$/;
const ASKED_WHETHER_SAFE = /ali si (?:zdaj )?na varnem|are you safe/i;
const YES_SAFE =
  /^(?:(?:ja+|da|yes|yeah|yep)[\s.!,]*)?(?:(?:ja )?sem|se?m na varnem|na varnem (?:sem|sm)|i am|im safe|i am safe|safe|mhm)?[\s.!,]*$/;
const GOD_ANGRY = /\b(?:god (?:\w+ )*(?:angry|mad)|bog\w? (?:\w+ )*jez\w+|jez\w+ (?:\w+ )*bog)\b/;
const ASKS_FOR_OTHER =
  /\b(?:kdo od ucencev|ce (?:mi |ti )?kdo|nekdo (?:mi )?rece|one of my (?:pupils|students)|if (?:some|any)(?:one|body))\b/;
/** Words as they are spoken, where they differ too much to be guessed. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(obes|skoc|ub|nared|udar)i?u\b/g, "$1il"],
  [/\b(po|s|na)?piu\b/g, "$1pil"],
  [/\b(po|na)?jedu\b/g, "$1jedel"],
  [/\bvzeu\b/g, "vzel"],
  [/\bnardi?u\b/g, "naredil"],
  [/\b(po)?klicu\b/g, "$1klical"],
  [/\b(napis|poved)u\b/g, "$1al"],
  [/\bprjat(?:l)?ca\b/g, "prijateljica"],
  [/\bprjat(?:u|l)\b/g, "prijatelj"],
  [/\bfot(?:e)?r\b/g, "oce"],
  [
    /\bhell (?=(?:come|call|text|ever|never|want|love|forgive|change|leave|stay|notice|miss|be (?:back|ok|okay|fine|mad|angry))\b)/g,
    "he will ",
  ],
  [/\b(?:nobenga|nobenega|nkogar)\b/g, "nikogar"],
];
const ATE =
  "(?:vzela?|pojedel|pojedla|popila?|pogoltnila?|spila?|zauzila?|pozrla?|nazrla?|nagoltala?|dala?|vbrizgala?)";
/** Taken by many, or drunk, they kill. */
const POISON_SL =
  "(?:tablet\\w*|zdravil\\w*|pomirjeval\\w*|uspaval\\w*|prask\\w*|lekadol\\w*|apaurin\\w*|nalgesin\\w*|ketonal\\w*|antidepresiv\\w*|antifriz\\w*|varikin\\w*|belil\\w*|cistil\\w*|razredcil\\w*|strup\\w*|vse\\b)";
const PILLS =
  "(?:pills?|tablets?|medic\\w*|meds|nurofen|ibuprofen|aspirin|sertraline|prozac|xanax|valium|codeine|tramadol|sleepers|paras|paracetamol|painkillers?|antidepressants?|ones|them|those|everything)";
const MANY =
  "(?:(?:an? |the )?(?:whole |full |big )?(?:load|loads|rake|bunch|lot|handful|handfuls|ton|tons|pack|packet|box|bottle|strip)|\\d+|ten|fifteen|twenty|thirty|forty|fifty|dozens?)";
const SWALLOWED = "(?:took|taken|taking|neked|drink|swallowed|downed|necked|popped|had|eaten|ate)";
const TAKEN = new RegExp(
  [
    String.raw`\b(?:vse|vsa|vsega|jih|celo skatlo|cel paket|cel pakl) (?:se?m (?:jih )?)?${ATE}(?: se?m)?\b`,
    String.raw`\b${ATE} se?m (?:jih|vse|vsa|celo|cel)\b`,
    String.raw`\b(?:took|taken|swallowed|downed|necked) (?:them|it|everything|loads|too many|every (?:one|last)|all of (?:them|it)|the lot|what was left)\b`,
    String.raw`\b(?:se?m (?:\w+ )?${ATE}|${ATE} (?:se?m|se))\b.*\b${POISON_SL}`,
    String.raw`\b(?:se?m (?:si |jih )?(?:\w+ )?${ATE}|${ATE} (?:se?m)) (?:si |jih )?(?:mal\w* )?prevec\b`,
    String.raw`\b(?:i(?: have|ve)? (?:just |already )?(?:took|taken|swallowed)|overdosed)\b.*(?:pills?|tablets?|medic\w*|meds|all of|everything|\bod\b|$)`,
    String.raw`\b${SWALLOWED} (?:about |like |around |half |nearly )?${MANY}(?: \w+)? of (?:\w+ ){0,3}${PILLS}\b`,
    String.raw`\b(?:drank|drunk|swallowed|took|injected|gave my ?self)\b[^.!?]{0,30}\b(?:bleach|antifreeze|insulin|weed ?killer|poison|detergent|drain cleaner|paint thinner)\b`,
    String.raw`\btook an overdose|\btoo many of (?:my|the|her|his) (?:\w+ )?${PILLS}|\b(?:drank|drink|took|taken|swallowed) all (?:of )?(?:the|my|her|his) (?:\w+ )?${PILLS}`,
    String.raw`\bi (?:just |already |have )?odd(?: (?:on|last|again|yesterday|today)|$)`,
  ].join("|"),
);
/** So plainly told that no other sign is needed. */
const TAKEN_PLAINLY = new RegExp(
  String.raw`(?:\b(?:i|ive|im|just|se?m)\b[^.!?]{0,20}\b|^)(?:(?:took|taken|swallowed|necked|neked|downed|popped) (?:about |like |around )?(?:an? |the )?(?:whole |full |big )?(?:load|loads|rake|bunch|handful|pack|packet|box|bottle|strip|[1-9]\d+)(?: \w+)? (?:of )?(?:\w+ ){0,2}${PILLS}|took an overdose|odd (?:on|last|yesterday|today)|drank (?:bleach|antifreeze))\b`,
);
/** Somebody else took it. */
const TAKEN_BY_ANOTHER = new RegExp(
  String.raw`\b(?:mal[ia]|otrok|dojenck?\w*|malcek|malcica|sin(?:ko)?|hcer(?:ka)?|hci|baby|toddler|kid|child|little one) (?:mi )?(?:je )?(?:\w+ )?(?:popil\w?|pojed\w*|pogoltnil\w?|drank|ate|swallowed|took)\b|\b(?:my|our|the|moj\w?|nas\w?) (?:\w+ )?(?:mate|friend|bestie|brother|sister|son|daughter|mum|mom|mam|dad|da|wife|husband|girlfriend|boyfriend|cousin|roommate|flatmate|neighbour|gran\w*|prijatelj\w*|brat|sestra|sin|hci|mama|mami|oce|ati|zena|moz|punca|fant|sosol\w*|cimr\w*|babica|soseda?)\b(?! (?:that|and) i\b)[^.!?]{0,40}\b(?:took|taken|swallowed|necked|downed|overdosed|odd|vzela?|vzeu|pojedla|pojedel|popila?|popiu|spila?|pozrla?|pozru)\b|\b(?:he|she|they) (?:just |has |have )?(?:took|taken|swallowed|necked|overdosed)\b|\b(?:on|ona) (?:je )?(?:\w+ )?(?:vzela?|popila?|pojedla)\b`,
);
/** More than somebody's daily tablets. */
const DEADLY = new RegExp(
  String.raw`\b(?:overdos\w*|odd|wont wake|not waking|not breathing|unconscious|ne zbudi|ne odziva|ne diha|cistil\w*|varikin\w*|antifriz\w*|strup\w*|baterij\w*|bleach|antifreeze|poison|cleaner|detergent|battery|batteries)\b|\b(?:${MANY}|all|every|vse|vsa|celo|cel|pest|polno|babicin\w*|maminih?\w*|grann?y?s|grandmas)\b[^.!?]{0,15}\b(?:${PILLS}|${POISON_SL})|\bmy (?:\w+ )?${PILLS}`,
);
/** One tablet is taken for a headache. */
const ONE = /\b(?:tableto|(?:a|one) (?:pill|tablet))\b/;
const METHOD = new RegExp(
  [
    String.raw`\b(?:kako|najlaz\w*|najhitr\w*|na kak\w* nacin)\b.*\b(?:se (?:\w+ )?(?:ubi\w*)|ubit se|umre[tm]\w*|samomor)`,
    String.raw`\b(?:kok|koliko) (?:tablet\w*|zdravil|jih (?:naj |moram |morm )?vz\w+)\b`,
    String.raw`\bkater\w+ in kol(?:iko|k)\b|\bkaj bi (?:\w+ ){0,2}vzela?\b.*\bkol(?:iko|k)\b|\bkolk? casa traja do konca\b`,
    String.raw`\b(?:nacin\w*|smrt\w*)\b[^.!?]{0,20}\bnajmanj bol\w*|\bnajmanj bol\w* (?:nacin\w*|smrt\w*)`,
    String.raw`\b(?:way|method)s? (?:of|to) (?:dying|die)\b.*\b(?:pain\w*|quick\w*|eas\w*|best)|\bleast painful\b|\bwhat would (?:she|he|they|i|you) take\b.*\bhow (?:much|many)\b`,
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
const READY =
  /\b(?:every ?things? ?(?:is|s)? (?:all )?(?:ready|prepared)|(?:have|got) (?:it |everything |it all )?(?:all )?(?:ready|prepared)|vse (?:je |imam |mam |sem )?(?:ze )?(?:pripravljen\w*|pripravil\w*)|(?:imam|mam) (?:ze )?(?:vse )?(?:ze )?pripravljen\w*)\b/;
const AT_HAND =
  /\b(?:(?:imam|mam|drzim|lezi\w*|so)\b.*\b(?:v roki|v rokah|pred sabo|pred seboj|pred mano|zraven sebe|poleg sebe|pri sebi)|(?:have|got|holding|its|theyre|are|is) .*\b(?:in my hands?|in front of me|next to me|beside me))\b/;
const HARMLESS_THINGS =
  /\b(?:telefon\w*|fon|kav\w|caj\w?|knjig\w*|bibli\w*|rozni\w*|slik\w*|phone|coffee|tea|book|bible|photo\w*|picture|cat|dog|mack\w*|ps[ai]|pes)\b/;
const ANNOUNCES =
  /\b(?:i(?:ll| will) (?:really )?do it|im (?:really )?(?:going to|gonna) do it|doing it (?:tonight|now|today)|(?:said|saying) (?:my )?goodbyes?|this is (?:my )?goodbye|(?:wrote|written|writing) (?:my |the |a |them )?(?:last |goodbye )?(?:note|letters?)|wont be here (?:tomorrow|any ?more)|(?:to bom|bom to|bom res|nocoj bom|danes bom) (?:zdaj |danes |nocoj |to |res )*(?:naredila?|nardila?|nardiu|storila?)|poslovil\w? (?:se?m )?se|se?m se (?:ze )?(?:od \w+ )?poslovil\w?|se?m (?:ze )?(?:rekel|rekla|reku) adijo|rek(?:el|la) se?m (?:ze )?adijo|pismo (?:ze )?(?:pisem|se?m (?:ze )?napisal\w?)|jutri me (?:ne bo|ni) vec|zbogom|(?:letters?|notes?) (?:is |are )?(?:all )?(?:stamped|written|posted|sealed|ready|done)|pism[aoi] (?:so |je |sem )?(?:ze )?(?:napisan|pripravljen|oddan|v nabiralnik)\w*)\b/;
/** It is somebody else who writes, or says, goodbye. */
const OF_ANOTHER = new RegExp(
  String.raw`\b(?:my|moj\w?|nas\w?) (?:\w+ )?(?:friend|brother|sister|son|daughter|cousin|classmate|girlfriend|boyfriend|mate|ex|dad|mum|mom|prijatelj\w*|brat|sestra|sin|hci|sosolk?\w*|fant|punca)\b[^.!?]{0,30}\b(?:sent|texted|wrote|messaged|posted|says?|said|is saying|(?:je |mi )*(?:napisal|poslal|pisal|rekel|rekla|objavil)\w*)\b`,
);
/** It begins with somebody else, and no word in it is the writer's own. */
const BEGINS_WITH_ANOTHER =
  /^(?:(?:en|ena|moj\w?|nas\w?|my|our|one of my|a|the) )?(?:\w+ )?(?:dijak\w*|ucen(?:ec|ka|ko|ca)|student\w*|pupil|prijatelj\w*|brat|sestra|sin|hci|sosol(?:ec|ka)|fant|punca|friend|brother|sister|son|daughter|classmate|girlfriend|boyfriend|cousin|mate)\b/;
const WORRIED =
  /^(?!.*\b(?:tudi jaz|jaz tudi|me too|so do i)\b)(?:skrbi me|bojim se|strah me je) za (?!se\b|svoj|mojo? (?:sluzb|delo))(?:\w+)|^(?:im |i am )?(?:so |very |really )?worried (?:about|for) (?:my (?!exam|job|grade|future|health|self)|a |him|her|someone)/;
const FIRST_PERSON =
  /\b(?:i|im|ive|id|ill|jaz|jst|js|se?m|bom|nocem|hocem|cem|mislim|zelim|moram|morem|jest)\b/;
/** Things one is fond of, given away, may be a farewell. */
const GIVES_AWAY =
  /\b(?:(?:giv(?:ing|en)|gave) (?:away )?(?:all )?my (?:\w+ )?(?:things|stuff|belongings|clothes|guitar|books)|razda(?:l|jal|jam)\w* (?:\w+ ){0,2}(?:svoj\w*|stvari)|svoje stvari (?:\w+ )?razda\w*)/;
const FAREWELL =
  /\b(?:adijo|adio|zbogom|nasvidenje|srecno|lahko noc|goodbyes?|bye|good night|farewell|poslavljam)\b/;
const FOLLOWS =
  /\b(?:(?:want|like|wish|need|love|rather|just) (?:\w+ )?(?:be|go) (?:where (?:he|she|they) (?:is|are|went)|with (?:him|her|them)(?= ?(?:$|[.,!?]|again|now|in heaven))|to (?:him|her|them)(?= ?(?:$|[.,!?]|again|now)))|(?:rather|wish i (?:was|were)) (?:be )?(?:where (?:he|she|they)|with (?:him|her|them)(?= ?(?:$|[.,!?])))|(?:hocem|hocm|ocem|cem|zelim|zelim si|rada? bi|najraje bi|najrajsi bi) (?:\w+ ){0,2}(?:(?:k|h) (?:njemu|njej|njim)|pri nj\w+(?= ?(?:$|[.,!?]))|tja,? kjer (?:je|so)|tam,? kjer (?:je|so)|za (?:njim|njo|njimi))|(?:grem|sel|sla|pojdem|pridem) (?:bi |pa |kar |kr |najraje |rad |rada |se |tudi |jaz )*(?:za njim|za njo|za tabo|za teboj|k njemu|k njej)\b(?! v )|bova (?:\w+ )?skupaj\b|(?:razumem|stekam) zakaj (?:se |je |to )*(?:ubil|obesil|naredil|storil)|(?:spet )?(?:bom|bil\w?) (?:spet )?(?:z njim|z njo|pri njem|pri njej)\b|(?:join|follow)(?:ing)? (?:him|her|them|my (?:late )?(?:wife|husband|mum|mom|mother|dad|father|son|daughter|sister|brother|gran\w*))\b(?! (?:for|at|on|in))|rada? bi (?:\w+ )?(?:k|h) (?:njemu|njej|njim)\b|rada? bi bila? (?:pri nj\w+|z nj(?:im|o))\b|go(?:ing)? (?:after|to be with) (?:him|her|them)\b|be with (?:him|her|them) (?:again|soon|tonight|now)|(?:get|understand) why (?:he|she|they) did (?:it|that)\b|ill (?:see|be with) (?:him|her|them) soon)/;
/** Beside a death, danger to somebody who lives. */
const LIVING_IN_DANGER =
  /\b(?:(?:wants?|trying) to (?:die|kill)|(?:will|ll|going to|gonna) (?:\w+ )?kill (?:him|her|them|my)sel\w+|suicidal|se (?:bo|bi|hoce) (?:\w+ )?ubi\w*|hoce (?:se )?(?:umre\w*|ubi\w*)|noce (?:vec )?zive\w*)\b/;
/** What is said of the dead: their name, and what they were like. */
const OF_THE_DEAD =
  /\b(?:(?:his|her) name was|(?:mu|ji) je bilo ime|ime (?:mu|ji) je bilo|(?:he|she) (?:laughed|loved|liked|always|used to|was)|(?:je )?(?:rad|rada) (?:imel|imela|je|se)|smejala? se|se je (?:vedno )?smejala?)\b/;
const CAME_THROUGH =
  /\b(?:thought (?:about|of) (?:it|that|doing)|pomislila? (?:sem|sm) (?:na to|nato)|(?:sem|sm) (?:\w+ )?pomislila? na to)\b[^]*\b(?:(?:didnt|did not|i didnt)(?: (?:do (?:it|anything)|in the end))?(?=\s*(?:[.,!;]|$))|(?:pa |a |vendar )?(?:nisem|nism)(?: naredila?| nardila?| nardiu)?(?=\s*(?:[.,!;]|$)))/;
const AFFIRMS = /^(?:ja+|da|yes|yeah|yep|res je|(?:i am|i do)(?! not))\b/;
const AT_ONCE = /\b(?:zdaj|zdej|danes|nocoj|grem|takoj|now|tonight|today|going to|gonna)\b/;
/** "Tonight", said alone, is the answer to when. */
const SOON =
  /^(?:(?:ja|da|yes|yeah)[ ,.]+)?(?:zdaj|zdej|danes|dons|dans|nocoj|jutri|ta vikend|danes zvecer|nocoj ponoci|jutri zjutraj|now|right now|today|tonight|tomorrow|this (?:evening|weekend))[\s.!,]*$/;
/** Where somebody in danger is out of everybody's sight, or next to what could kill. */
const APART =
  /\b(?:(?:v (?:garazi|gozdu|kleti|hlevu|skednju|lopi)|na (?:podstresju|parkirisc\w*)) (?:se?m|sedim|cakam)|(?:se?m|sedim) (?:\w+ )?(?:v (?:garazi|gozdu|kleti|hlevu|skednju|lopi)|na (?:podstresju|parkirisc\w*))|(?:im|i am|sitting) (?:\w+ )?in the (?:garage|woods|forest|basement|cellar|barn|shed|attic|car park)|(?:pusk\w*|pistol\w*|oroz\w*)\b[^.!?]{0,30}\b(?:omar\w*|gledam|nabit\w*|kleti|predalu)|(?:gun|shotgun|rifle|pistol)\b[^.!?]{0,30}\b(?:cabinet|closet|safe|drawer|loaded|look(?:ing)? at|under (?:the|my)))/;
/** Words given to somebody to say; a question among them is not put to the visitor. */
const QUOTED = /»[^«]*«|“[^”]*”|"[^"]*"/g;
const ASKS_ABOUT_DEATH =
  /samomor|umreti|(?:na|o) smrt|ne (?:bi )?(?:vec )?(?:hotel\w? )?ziveti|suicid|kill(?:ing)? yourself|(?:want|wish) to die|of (?:death|dying)|not be alive|(?:end|take|ending|taking) your (?:own )?life/;
/** A yes, or what comes near to one. */
const YES_TO_DEATH =
  /^(?:(?:ja+|da|yes|yeah|yep|yup|y|aha|mhm|res je|(?:i am|i do)(?! not)|(?:ja |yes )?(?:vcasih|sometimes|a (?:bit|little)|kind of|malo|mogoce|morda|maybe|pogosto|often|vsak dan|every ?day))\b[\s.!,]*)+(?:\w+[\s.!,]*){0,5}$/;
const DENIAL = new RegExp(
  [
    String.raw`not suicidal|not (?:actually |even |really )?(?:trying|looking|wanting) to (?:die|kill|end|harm)(?: my ?self| it)?|nis(?:em|m) samomoriln\w*|ne mislim (?:se |si )?(?:ubi\w*|umre\w*)|ne bi si (?:jaz |jst |js )?(?:nic|nc) (?:naredila?|nardila?|nardiu|storila?)|(?:dont|do not|didnt) (?:really )?(?:want|wanna|plan|intend|mean) to (?:die|kill|end|harm)(?: my ?self| it)?`,
    String.raw`not (?:gonna|going to|planning to) (?:do (?:it|anything|something|that)|kill|hurt|harm|end|die)(?: my ?self| stupid| it)?`,
    String.raw`(?:wont|would never|will not|wouldnt) (?:do (?:it|anything|something|that)|kill|hurt|harm)(?: my ?self| stupid)?`,
    String.raw`(?:not|never) (?:thinking|think|thought) (?:of|about) (?:suicide|dying|killing|that|it)|no,? not like that|didnt mean (?:it )?(?:like )?that|nothing like that|i ?a?m quite well`,
    String.raw`ne (?:mislim|mislm|razmisljam) (?:\w+ ){0,2}(?:samomor\w*|smrt\w*)|samomora? (?:pa )?ne|na to (?:pa )?ne mislim|ne,? na to ne|nis(?:em|m) (?:tko|tako|tega|to) misl\w*|kak(?:sen|) samomor`,
    String.raw`(?:nocem|necem|nimam namena) (?:umre\w*|se ubi\w*)|(?:ne bi|ne bom|nebi|nebom) (?:si |se )?(?:nic |nc |nicesar )?(?:si )?(?:naredil\w*|nardil\w*|nardiu|storil\w*|ubil\w*)|nic (?:si )?ne bom (?:naredil|nardil|storil)\w*`,
    String.raw`youve (?:misunderstood|got (?:it|me) (?:all )?wrong)|you misunderstood|(?:im|i am) not in (?:any )?danger|didnt say (?:that )?i want`,
    String.raw`narobe (?:si|ste|me) (?:me |si |ste )?razumel\w*|nis(?:em|m) v nevarnosti|(?:ne rabi\w*|ni treba) (?:me |se |zame )*(?:\w+ )?skrbe\w*|ne bom se (?:\w+ )?ubila?|nis(?:em|m) rekla? da`,
    String.raw`mislim na \w+,? ne na (?:zivljenje|smrt)|ni (?:nic|nc) z mano|(?:nic|nc) ni z mano|ne,? sam(?:o)? dolgcas`,
  ]
    .map((part) => String.raw`\b(?:${part})\b`)
    .join("|"),
  "g",
);
/** A message as the signs here read it: without case, marks and apostrophes. */
export function readPlainly(text: string): string {
  const plain = fold(text)
    .replace(/['’]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return SPOKEN.reduce((message, [spoken, written]) => message.replace(spoken, written), plain);
}

/** Patterns of the crisis check read sentences without signs. */
function matchesSome(patterns: readonly RegExp[], message: string): boolean {
  const sentences = message.split(/[.!?;\n]+/).map((part) => part.replace(/[^a-z0-9]+/g, " ").trim());
  return sentences.some((said) => patterns.some((pattern) => pattern.test(said)));
}

/** Whether it says that the writer has already taken something. */
export function hasTaken(message: string): boolean {
  return (
    (TAKEN.test(message) || TAKEN_PLAINLY.test(message) || matchesSome(swallowedPacks, message)) &&
    !ONE.test(message) &&
    !gaveToSomebody(message) &&
    !isTakenByAnother(message)
  );
}

/** Whether that is said so plainly that no other sign of danger is needed. */
export function hasTakenPlainly(message: string): boolean {
  return (TAKEN_PLAINLY.test(message) || matchesSome(swallowedPacks, message)) && !isTakenByAnother(message);
}

/** Whether somebody else has taken something. */
export function isTakenByAnother(message: string): boolean {
  return (
    TAKEN_BY_ANOTHER.test(message) &&
    DEADLY.test(message) &&
    !/\b(?:i (?:just )?(?:took|swallowed)|ive taken|se?m (?:\w+ )?(?:vzela?|popila?|pojed\w*))\b/.test(
      message,
    )
  );
}

/** Whether it asks for a method, for whatever reason it gives. */
export function asksMethod(message: string): boolean {
  return METHOD.test(message) || asksPlainMethod(message);
}

/** Whether it asks so plainly that nothing else in it is answered first. */
export function asksPlainMethod(message: string): boolean {
  return matchesSome(methodQuestions, message);
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
  // "Not tonight" puts off what a denial would take back.
  if (putsOffDoing(message)) return message;
  return message.replace(DENIAL, " ").trim();
}

/** Whether a death is announced in words that leave little room for anything else. */
export function announces(message: string): boolean {
  return (ANNOUNCES.test(message) && !OF_ANOTHER.test(message)) || isAtHand(message);
}

/** Whether something to die with is ready or at hand. */
export function isAtHand(message: string): boolean {
  return READY.test(message) || (AT_HAND.test(message) && !HARMLESS_THINGS.test(message));
}

/** Whether it speaks of somebody else alone. */
export function speaksOfAnother(message: string): boolean {
  return WORRIED.test(message) || (BEGINS_WITH_ANOTHER.test(message) && !FIRST_PERSON.test(message));
}

/** Whether it is a teacher who speaks of a pupil, or somebody who says for whom they are worried. */
export function isWorried(message: string): boolean {
  return (
    WORRIED.test(message) ||
    (speaksOfAnother(message) && /^(?:\w+ ){0,2}(?:dijak|ucen|student|pupil)/.test(message))
  );
}

/** Whether somebody thought of it and came through. */
export function cameThrough(message: string): boolean {
  return CAME_THROUGH.test(message) && !announces(message);
}

/** Whether it says yes to the question about suicide, and nothing of doing it at once. */
export function affirms(message: string, reply: string): boolean {
  return (
    (AFFIRMS.test(message) || YES_TO_DEATH.test(message)) && asksAboutDeath(reply) && !AT_ONCE.test(message)
  );
}

/** Whether a reply puts the question about death to the visitor. */
export function asksAboutDeath(reply: string): boolean {
  return readPlainly(reply.replace(QUOTED, " "))
    .split(/(?<=[.?!])\s/)
    .some((sentence) => sentence.endsWith("?") && ASKS_ABOUT_DEATH.test(sentence));
}

/** Whether it says yes, or nearly, where the last reply asked about death: no word in it need name it. */
export function saysYesToDeath(message: string, reply: string): boolean {
  return YES_TO_DEATH.test(message) && asksAboutDeath(reply);
}

/** Whether it is no more than a time, such as tonight. */
export function isSoon(message: string): boolean {
  return SOON.test(message);
}

/** Whether somebody is where nobody sees them, or has a weapon near. */
export function isApart(message: string): boolean {
  return APART.test(message);
}

/** Whether it speaks of doing something now. */
export function isAtOnce(message: string): boolean {
  return AT_ONCE.test(message);
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

/** Whether one who speaks of their own death calls it suicide, so that they need not be asked. */
export function namesOwnSuicide(message: string): boolean {
  return NAMES_OWN_SUICIDE.test(message.replace(NOT_OWN_DANGER, " "));
}

/** Whether the one who hurts themselves is somebody else. */
export function isNotMe(message: string): boolean {
  return NOT_ME.test(message);
}

/** Whether the writer is out of doors, where no door can be opened and no neighbour woken. */
export function isOutside(message: string): boolean {
  return OUTSIDE.test(message);
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

/** Whether it says yes, where one was asked whether they are safe. */
export function saysSafe(message: string, reply: string): boolean {
  return YES_SAFE.test(message) && asksWhetherSafe(reply) && !asksAboutDeath(reply);
}

export function fearsGodsAnger(message: string): boolean {
  return GOD_ANGRY.test(message);
}

/** Whether it asks what to do if somebody should say such a thing. */
export function asksForOther(message: string): boolean {
  return ASKS_FOR_OTHER.test(message);
}
