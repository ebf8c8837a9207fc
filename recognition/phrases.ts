import type { Signal } from "./signals.ts";

/**
 * What is certain without learning. All patterns are compared with a folded sentence: small letters without marks,
 * words with single spaces between, no signs.
 */

const BY_ONESELF =
  "nocem|nocm|nocn|nocen|nocemo|noceva|necem|necm|necen|nescem|nescen|nehcem|ne zelim|ne maram|ne da se mi|neda se mi";
const TO_LIVE = "ziveti|zivet|zvet|zivit|ziviti|zivjet|zivjeti|obstajati|dihati";
const KILLED = "ubil|ubila|ubiu|ubu|ubla|vbil|vbila|vbo|vbla";
const DO_NOT_WANT =
  "(?:dont|do not|dnt|didnt|no longer|never) (?:really |even |actually |fucking )?(?:want to|wanna|want 2)";

const NEAR_ONE =
  "my (?:best |little |older |younger )?(?:friend|brother|sister|mum|mom|dad|son|daughter|husband|wife|boyfriend|girlfriend|mate|cousin|roommate|flatmate)";
const BLIZNJI =
  "(?:brat|sestra|prijatelj|prijateljica|sosolec|sosolka|fant|punca|moz|zena|sin|hci|hcerka|mama|oce|ata|cimra|cimer|bivsi|bivsa)";

const SWALLOWED = "(?:took|taken|swallowed|necked|neked|downed|popped)";
const MEDICINES = "pills|tablets|nurofen|paracetamol|paras|ibuprofen|sertraline|antidepressants|painkillers";

/** Said outright: it raises its signal in any company. */
export const outright: readonly { signal: Signal; pattern: RegExp }[] = [
  ...raise("wish_to_die", [
    `\\b(?:${BY_ONESELF}) (?:vec |vc |res |sploh )?(?:${TO_LIVE})(?: vec| naprej)?(?:$| (?:prosim|ker|in|pa|res|pomagajte|tega zivljenja)\\b)`,
    `\\b(?:${BY_ONESELF}) se (?:jutri )?(?:vec )?(?:zbuditi|zbudit|prebuditi|prebudit)(?: vec| jutri| zjutraj| nikoli vec)?$|\\bse (?:${BY_ONESELF}) (?:vec )?(?:zbuditi|zbudit|prebuditi|prebudit)(?: vec| nikoli vec)?$`,
    `\\b(?:${KILLED}) se bo[mn]\\b|\\bse bo[mn] (?:kar |kr |res )?(?:${KILLED})\\b|\\b(?:${KILLED}) bi se\\b`,
    "\\b(?:hocem|hocm|ocem|zelim|zelim si|rad bi|rada bi|najraje bi) (?:kar |kr |ze |samo )?(?:umreti|umret|umrl|umrla|umru)$",
    "(?<!\\b(?:ne|nc) )\\b(?:mislim na|razmisljam o|sanjam o|premisljujem o) samomor\\w*",
    "\\bsamomorilne misli (?:imam|me)\\b|\\bimam (?:\\w+ )?samomorilne misli\\b",
    `\\bi (?:just |really |honestly )?${DO_NOT_WANT} (?:live|be alive|exist)(?: anymore| any more| any longer| like this)?$`,
    "\\b(?:i|we) (?:just |really |only |both )?(?:want to|wanna|want 2) (?:die|be dead|kill myself|end my life|stop existing)(?: so bad| now| already| tonight)?$",
    "\\bi(?: am|m| will|ll)? (?:going to |gonna |about to |want to |wanna )(?:kill|hang|shoot|drown) myself\\b",
    "\\bi (?:am |feel )?(?:so |really )?(?:suicidal)(?: again| tonight| right now)?$",
    "\\bi (?:keep |am |have been )?(?:thinking|think) (?:about|of) (?:suicide|killing myself|ending my life)\\b",
    "\\b(?:na (?:mostu|strehi|viaduktu|robu)|on (?:the|a) (?:bridge|roof|ledge))\\b.*\\b(?:gledam (?:\\w+ )?(?:dol|navzdol|v vodo|v globino)|looking down)\\b",
    "\\b(?:risem|risbe|risbami|narisal\\w?|narisu)\\b.*\\bse (?:obesa\\w*|ubija\\w*|ubijem)\\b|\\bdraw\\w* (?:\\w+ ){0,2}(?:myself (?:hanging|dead)|me (?:hanging|dead)|(?:me )?killing myself)\\b",
    "\\b(?:make|put|making|putting) (?:an? )?end (?:with|to|of) my life\\b|\\b(?:thoughts of suicide|suicidal thoughts)\\b.*\\b(?:come|came|are) back\\b",
    "\\b(?:want|wanna|thinking|think|keep|could)\\b.*\\b(?:crash|crashing|swerve|swerving|drive|driving)\\b.*\\b(?:into (?:a|the) (?:tree|wall|lorry|truck)|off (?:a|the) (?:bridge|cliff))\\b|\\bbi se (?:kar |najraje |najrajsi )?zaletela?\\b",
    "\\bko bi me (?:le |ze |vsaj |kar )?(?:pobral|povozil|zbil)\\w? (?:avto|vlak|tovornjak|kamion)\\b",
    "\\bglas(?:ovi|ove)?\\b.*\\bnaj (?:grem k (?:vlaku|tirom|reki|mostu)|skocim|se ubijem|umrem)\\b|\\bvoices?\\b.*\\b(?:tell|says?|want|keep)\\w*\\b.*\\b(?:jump|kill myself|to die|the river|get it over with|end it)\\b",
    "\\b(?:puska|pistola)\\b.*\\b(?:vcasih|spet|ves cas) jo gledam\\b|\\b(?:gun|rifle|shotgun)\\b.*\\b(?:(?:just )?sit with it|(?:keep )?look(?:ing)? at it sometimes)\\b",
    "\\b(?:mind|like|love) (?:to join|joining) my (?:late |dead )?(?:wife|husband|mum|mom|dad|son|daughter)\\b.*\\b(?:passed|died|gone)\\b",
    "nocemvec(?:ziveti|zivet)|iwan(?:tto|na)die|ubil[ao]?sebom|killmyself",
    "\\b(?:suicidal thoughts) (?:again|every day|all the time)\\b|\\bi (?:have|keep having|am having) suicidal thoughts\\b",
  ]),
  ...raise("self_harm", [
    "\\b(?:spet|znova|zopet) se (?:rezem|poskodujem)\\b|\\bsamoposkodujem se\\b|^(?:rezem se|se rezem)$",
    "\\bi (?:am |keep |have been |started )?(?:cutting|harming|hurting) myself\\b|^i (?:self harm|selfharm|cut myself)(?: again)?$",
  ]),
  ...raise("plan", [
    `\\b(?:nocoj|danes|zvecer|jutri) (?:ponoci |zvecer |zjutraj )?se (?:bom (?:${KILLED})|ubijem|obesim)\\b`,
    `\\bse bo[mn] (?:nocoj|danes|jutri|zvecer) (?:${KILLED})\\b`,
    "\\b(?:kako|najlazje) (?:naj )?se (?:najhitreje |najlazje )?(?:ubijem|ubiti|ubit)$",
    "\\b(?:i (?:am|m) )?(?:going to |gonna )?(?:kill(?:ing)? myself|end(?:ing)? my life) (?:tonight|today|tomorrow)\\b",
    "\\bon (?:the|a) (?:bridge|roof|ledge)\\b(?!.*\\bbungee\\b).*\\b(?:going to|gonna|about to|want to) jump\\b",
    "\\b(?:na|z) (?:mostu|mosta|strehi|strehe|robu)\\b.*\\b(?:bom skocil\\w?|skocil\\w? bom|hocem skociti?)\\b",
    "\\b(?:quickest|fastest|easiest|painless|best) way to (?:die|kill myself|end my life)$",
    "\\bhow (?:do i|do you|do people|to|can i|can you) kill (?:myself|yourself|themselves)$",
    "\\b(?:quickest|fastest|easiest|painless|best) way to (?:kill|hang|drown) (?:yourself|oneself|themselves)\\b",
    "\\bhow many (?:\\w+ )?(?:pills|tablets|paracetamol|ibuprofen)(?: \\w+)? (?:is too many|are too many|to die|to overdose|kills? you|would kill\\w*|is lethal|are lethal)\\b",
    "\\b(?:kako|najlazje|najhitreje) (?:naj )?se (?:najhitreje |najlazje )?(?:ubije\\w*|ubijes|obesi\\w*|zastrupi\\w*)$",
    `\\b${SWALLOWED} (?:a |an |the |about |like )?(?:whole |full )?(?:load|bunch|handful|pack|packet|box|bottle|overdose)\\b(?:.{0,25}\\b(?:${MEDICINES}|meds)\\b|$| (?:last|today|yesterday|and))`,
    `\\b${SWALLOWED} (?:about |like |around )?(?:\\d\\d+|fifteen|twenty|thirty|forty|fifty) (?:\\w+ ){0,2}(?:${MEDICINES})\\b`,
    "\\bnoz (?:\\w+ )?na (?:zil\\w*|zapest\\w*|vratu)\\b|\\b(?:knife|blade|razor) (?:\\w+ ){0,2}(?:to|on|at|against) my (?:wrists?|throat|neck|arm|veins?)\\b",
    "\\b(?:zelezni\\w*|tir\\w*|vlak|most) (?:\\w+ )?(?:in|pa) bo (?:\\w+ )?mir\\b",
    "\\b(?:koliko|kolk|kolko|kok) (?:\\w+ )?(?:ketonal\\w*|nalgesin\\w*|lekadol\\w*|antidepresiv\\w*|apaurin\\w*|insulin\\w*) (?:\\w+ )?(?:je |bi bilo )?(?:prevec|nevarn\\w*|smrtn\\w*|dovolj za)\\b",
    "\\bkoliko (?:\\w+ )?(?:tablet|tabletk|praskov|lekadolov|lekadola|paracetamola)(?: \\w+)? (?:je prevec|je dovolj|je za smrt|te ubije|je smrtno\\w*)\\b",
  ]),
  ...raise("other_person", [
    `\\b${NEAR_ONE} (?:wants|said (?:he|she) wants|says (?:he|she) wants|is going|tried) to (?:die|kill (?:him|her|them)sel(?:f|ves))\\b`,
    `\\b${NEAR_ONE} is suicidal\\b`,
    "\\b(?:hed|shed|he would|she would|he d|she d) be better off dead\\b",
    `\\b${BLIZNJI} (?:\\w+ ){0,3}?(?:se hoce ubiti|hoce umreti|se bo (?:${KILLED})|noce vec (?:${TO_LIVE})|(?:govori o|misli na|grozi s) samomor\\w+)`,
  ]),
  ...raise("farewell", [
    "\\b(?:poslovilno pismo) sem (?:ze )?napisal\\w?\\b",
    "\\b(?:wrote|written|writing) (?:a|my) suicide note\\b",
  ]),
];

/** Figures of speech and facts: their own words tell nothing; the rest of the message is still read. */
export const harmless: readonly RegExp[] = [
  // sl
  "\\b(?:umira\\w*|umrl\\w*|umre\\w*|crkn\\w*|krepa\\w*|mrtv\\w*|mrtev)(?: \\w+)? od (?:smeha|dolgcas\\w*|dolgcajt\\w*|lakote|vrocine|mraza|sramu|zeje|radovednosti|srece|navdusenja|ljubosumja)\\b",
  "\\b(?:ubil\\w?|umrl\\w?) bi za \\w+",
  "\\b(?:mama|mami|ata|oce|foter|fotr|sef|sefica|ucitelj\\w*|profesor\\w*|trener\\w*|zena|moz|stara|stari) me bo(?:\\w+)? (?:ubil|ubila|ubu|fental\\w*|zadavil\\w*)\\b",
  "\\b(?:ubija\\w*|ubijem|ubiti|ubil\\w?) cas\\b|\\bza umret (?:dobr|lep|smesn|lust)\\w+",
  "\\bsmrtno (?:resn|dolgocas|utrujen)\\w+|\\bmrtv[aoei] (?:tock|morj|kot|sezon|narav|tek)\\w*|\\bupanje umre zadnje\\b",
  "\\b(?:politicni|ekonomski|celicni) samomor\\b|\\bodred odpisanih\\b",
  "\\b(?:jezus|kristus) je (?:za nas )?umrl(?: na krizu| za (?:nas|nase grehe|vse nas|vse))?\\b",
  "\\b(?:baterij\\w*|telefon|racunalnik|avto|motor|wifi|internet|tiskalnik)(?: \\w+){0,2} (?:crkn\\w*|umrl\\w?|umira|umre|mrtev|mrtva)\\b",
  `\\b(?:${BY_ONESELF}) (?:vec )?(?:${TO_LIVE}) (?:(?:tukaj )?v (?:ljubljani|mariboru|celju|kranju|kopru|mestu|bloku|najemu|podnajemu|tujini|nemciji|avstriji|sloveniji|internatu)|pri starsih|(?:s|z) (?:cimr\\w+|starsi))\\b`,
  "^(?:smrt|zivljenje|(?:bojim se|strah me je) smrti|death|life|i ?a?m (?:afraid|scared) of (?:death|dying))$",
  // Headings and questions of the site.
  "^(?:ce te skrbi za koga drugega|skrbi me za prijateljico ali prijatelja|im worried about a friend|if you are worried about someone else)$",
  // en
  "\\bkill(?:ing|s|ed)? (?:some |the )?time\\b|\\bkill(?:ing|s|ed)? (?:a |the |my |this |zombie |child )*(?:(?:python|linux|background|zombie|child|node|docker|running) )*(?:process|processes|thread|task|port|server|job)\\b",
  "\\b(?:die|dying|died|dead|dies) (?:of|from|with) (?:laughter|laughing|boredom|hunger|thirst|embarrassment|curiosity|heat|jealousy|shame|cringe|cuteness)\\b|\\b(?:die|died|dying) laughing\\b",
  "\\bto die for\\b(?! (?:me|him|her|them|you|my)\\b)|\\bdying to (?:see|know|hear|try|meet|go|find|read|eat|watch)\\b|\\bdying for (?:a|some)\\b",
  "\\b(?:mum|mom|mam|dad|boss|teacher|coach|wife|husband|parents|sister|brother|flatmate)(?: s|s)?(?: is| are| will|ll)? (?:going to |gonna |will |would )?(?:kill|murder|strangle) me\\b",
  "\\bpray(?:ing)? (?:\\w+ )?in my head\\b",
  "\\b(?:cat|dog|puppy|kitten|hamster|rabbit|horse)s? (?:to )?(?:swallow|take|eat)s? (?:\\w+ )?(?:pills?|tablets?)\\b",
  "\\bsuicide (?:squad|doors?|wings|squeeze|silence|sprints?|drills?)\\b|\\b(?:political|career|social|financial|commercial) suicide\\b",
  "\\b(?:homework|heat|exam|exams|traffic|shoes|feet|back|suspense|commute|weather|hangover|workout|job) (?:is|are|was|were) (?:literally |actually )?killing me\\b",
  "\\b(?:(?:my|the) )?(?:phone|battery|laptop|computer|car|wifi|engine|printer|internet)(?: \\w+){0,2} (?:died|dead|dying|dies)\\b",
  "\\bjesus (?:christ )?(?:has )?died(?: on the cross)?(?: for (?:us|our sins|me|everyone))?\\b",
  "\\bdead (?:tired|line|lift|end|sea|serious|easy|poets society)\\b|\\blive and let die\\b|\\bthe die is cast\\b|\\bcuriosity killed the cat\\b|\\bkill two birds\\b",
].map((source) => new RegExp(source, "g"));

/** Words of a search that bring the helplines first. */
export const searched: readonly RegExp[] = [
  "\\bsamomor|\\bsuicid|\\bselfharm|\\bself harm|\\bkys\\b",
  "\\bse ubi|\\bubi\\w+ se\\b|\\bkako (?:\\w+ )?umre",
  "\\bne (?:morem|zmorem|zdrzim) vec\\b|\\bnocem vec\\b|\\bni izhoda\\b",
  "\\b(?:how|ways?) (?:\\w+ )?to die\\b|\\bkill (?:my|your)self\\b|\\bend my life\\b",
  "\\b(?:cant|can not|cannot) (?:go|carry) on\\b|\\bno way out\\b",
].map((source) => new RegExp(source));

function raise(signal: Signal, sources: readonly string[]): { signal: Signal; pattern: RegExp }[] {
  return sources.map((source) => ({ signal, pattern: new RegExp(source) }));
}
