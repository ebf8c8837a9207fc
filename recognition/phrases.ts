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

const HOW_EN =
  "how (?:do|does|did|can|could|should|would|to|might)(?: (?:i|you|u|one|we|they|people|someone|somebody|a person))?(?: (?:actually|best|properly|quickly|easily|painlessly|just))?";
const ONESELF = "(?:myself|my self|yourself|urself|oneself|themselves|ourselves)";
const NOT_A_THING =
  "(?! (?:\\w+ )?(?:slik\\w*|zaves\\w*|peril\\w*|omar\\w*|polic\\w*|luc\\w*|lestenec|televizor\\w*|obles\\w*|vrat\\w*|okras\\w*|ogledal\\w*|mrez\\w*|jakn\\w*|plasc\\w*))";
const PRE_SL =
  "(?:naj|bi|lahko|lahk|jaz|jst|najlazje|najhitreje|najbolje|brez bolecin|sploh|da|dejansko|doma|hitro|sam|sama)";
const KILLS_SL =
  "(?:ustreli(?:m|s|ti?|l\\w?)|obesi(?:m|s|ti?|l\\w?)|utopi(?:m|s|ti?|l\\w?)|zastrupi(?:m|s|ti?|l\\w?)|zadusi(?:m|s|ti?|l\\w?)|predozira\\w*|ubijem|ubiti|ubit|zabodem|zabosti)";
const REMEDIES_EN =
  "(?:pills|tablets|capsules|paracetamol|tylenol|ibuprofen|advil|aspirin|nurofen|xanax|valium|insulin|meds|medicines?|medication|drugs|sleeping (?:pills|tablets)|sleepers|antidepressants|painkillers|poison|codeine|tramadol|benadryl|prozac|zoloft|sertraline|paras|melatonin|zopiclone|diazepam|lorazepam|lithium|quetiapine|citalopram|fluoxetine|amitriptyline)";
const REMEDIES_SL =
  "(?:tablet\\w*|zdravil\\w*|uspaval\\w*|pomirjeval\\w*|antidepresiv\\w*|lekadol\\w*|paracetamol\\w*|nalgesin\\w*|brufen\\w*|ibuprofen\\w*|aspirin\\w*|ketonal\\w*|xanax\\w*|ksanaks\\w*|apaurin\\w*|helex\\w*|insulin\\w*|sertralin\\w*|melatonin\\w*|sanval\\w*|diazepam\\w*|lorazepam\\w*|tramal\\w*|asentr\\w*|cipralex\\w*|prask\\w*|strup\\w*)";

/**
 * Plain questions after a way to die, in folded sentences without signs. Why it is asked does not matter: no reply
 * tells one, and the card shows who can be talked to.
 */
export const methodQuestions: readonly RegExp[] = [
  // en
  `\\b${HOW_EN} (?:\\w+ )?(?:hang|shoot|drown|gas|poison|electrocute|suffocate|asphyxiate|strangle|overdose|kill|stab|choke|starve) ${ONESELF}(?: to death)?\\b(?! (?:a|an|some|with work|in the foot))`,
  `\\b${HOW_EN} (?:overdose|od|bleed out|bleed to death|commit suicide|die by suicide)\\b(?! on (?:sun\\w*|chocolate|sugar|love))`,
  "\\b(?:make|makes|making|tie|tying|ties|knot|build|do) (?:a|the|my) (?:hangmans )?noose\\b|\\bhow\\b.{0,40}\\b(?:noose|hangmans) knot\\b|\\bhow\\b.{0,40}\\bnoose$",
  `\\b${HOW_EN} (?:\\w+ )?(?:slit|cut|slash|open) (?:my|your|ur|the|ones) (?:wrists?|veins?|throat|arter(?:y|ies))\\b`,
  "\\bwhere (?:\\w+ ){0,5}(?:cut|cuts|stab|shoot)\\b.{0,60}\\b(?:bleed|die|death|vein|artery|myself)\\b",
  `\\b(?:${HOW_EN}|tell me how to|ways? to) (?:end (?:my|your|ones) (?:own )?life|take (?:my|your) own life|die (?:fast|quickly|painlessly|peacefully|without pain|in (?:my|your) sleep))\\b`,
  `\\b(?:what|which|how many|how much)\\b.{0,40}\\b${REMEDIES_EN}\\b.{0,40}\\b(?:to die|kill (?:me|you|myself|yourself|someone)|to overdose|an overdose|lethal|fatal|deadly|to end (?:it|my life|everything)|(?:until|before) (?:i|you) die)\\b`,
  "\\b(?:how high|how tall|what height|which floor|what floor)\\b.{0,50}\\b(?:to die|kill|kills|fatal|lethal|death|survive|deadly)\\b",
  `\\bhow long\\b.{0,30}\\b(?:(?:die|dead|unconscious|pass out)\\b.{0,25}\\b(?:hang\\w*|drown\\w*|overdos\\w*|bleed\\w*|monoxide|cut\\w*|suffocat\\w*)|bleed (?:out|to death)|hang ${ONESELF})`,
  // sl
  `\\bkako (?:${PRE_SL} )*s[ei] (?:${PRE_SL} )*${KILLS_SL}\\b${NOT_A_THING}|\\bkako (?:${PRE_SL} )*${KILLS_SL} se\\b`,
  "\\b(?:how deep|kako globoko|kolk globoko)\\b.{0,40}\\b(?:cut|rez\\w*|zarez\\w*|prerez\\w*)\\b.{0,30}\\b(?:die|bleed|vein|artery|umre\\w*|izkrvav\\w*|zil\\w*)|\\b(?:how deep|kako globoko)\\b.{0,40}\\b(?:die|umre\\w*)$",
  "\\bkako se (?:nekdo|clovek|ljudje) (?:ustreli|obesi|utopi|zastrupi)(?:jo)?$",
  "\\bkako (?:se )?(?:lahko )?(?:predozira\\w*|overdosa\\w*)\\b|\\bkako (?:se )?(?:obesi|ustreli|utopi)$",
  "^(?!.*\\b(?:las[aou]?|lasu|lasa|kavboj\\w*|cowboy\\w*|python\\w*|javi|javascript\\w*|kod[aoei]|program\\w*|while|for|excel\\w*|neskoncn\\w*|kvack\\w*|plet\\w*|volno|ribol\\w*|rib[eo])\\b).*\\b(?:kako|kak|kuko|pokazi|navodil\\w*)\\b.{0,60}\\b(?:nare\\w*|nardi\\w*|zavez\\w*|zavoz\\w*|splet\\w*)\\b.{0,60}\\b(?:zank[oae]|vozel za obes\\w*)|\\bzank\\w* za obes\\w*",
  "\\bkako\\b.{0,60}\\b(?:prerez\\w*|porez\\w*|razrez\\w*|rezat\\w*|narez\\w*|odpre\\w*)\\b.{0,60}\\b(?:zil[aeo]?|zapest\\w*|vrat)\\b|\\bkako\\b.{0,60}\\b(?:zil[aeo]?|zapest\\w*|vrat)\\b.{0,60}\\b(?:prerez\\w*|porez\\w*|razrez\\w*)",
  "\\bkje\\b.{0,60}\\b(?:rez\\w*|zarez\\w*|prerez\\w*|porez\\w*)\\b.{0,60}\\b(?:izkrvav\\w*|umre\\w*|zil\\w*)",
  "\\bkako (?:\\w+ ){0,3}(?:naredi(?:m|s|ti?|jo)?|nardi(?:m|s|t)?|stori(?:m|s|ti?|jo)?) (?:\\w+ )?samomor\\b|\\bkako (?:\\w+ ){0,2}(?:konca\\w*|vzame\\w*|vzeti|vzet) (?:si )?(?:svoje |moje |svoj )?zivljenje\\b",
  `\\b(?:kater\\w*|ker[aeio]|koliko|kolko|kolk|kok|kaj)\\b.{0,40}\\b${REMEDIES_SL}\\b.{0,40}\\b(?:da umre\\w*|da bi umrl\\w*|za smrt|da (?:me|te|se) ubije\\w*|da se predozira\\w*|smrtn\\w*|usodn\\w*)`,
  "\\b(?:kako|kolk|koliko) visok\\w*\\b.{0,50}\\b(?:umre\\w*|ubije\\w*|smrt\\w*|preziv\\w*)|\\bs katere visine\\b.{0,40}\\b(?:umre\\w*|ubije\\w*)|\\biz katerega nadstropja\\b.{0,40}\\b(?:skoc\\w*|umre\\w*|ubije\\w*)",
  "\\b(?:koliko|kolko|kolk|kok|kako) (?:\\w+ )?(?:casa|cajta|dolgo|minut)\\b.{0,40}\\b(?:umre\\w*|umira\\w*|nezavest\\w*)\\b.{0,40}\\b(?:obesi\\w*|utopi\\w*|izkrvav\\w*|predozir\\w*|plin\\w*|prerez\\w*)|\\b(?:koliko|kolk|kako) (?:\\w+ )?(?:casa|dolgo)\\b.{0,30}\\b(?:da izkrvavi\\w*|da se obesi\\w*)",
  "\\bnaj(?:boljsi|lazji|hitrejsi|lepsi|bolj varen|manj bolec|manj bolece)\\w* (?:nacin|smrt)\\w*\\b.{0,20}\\b(?:ubi\\w*|umre\\w*|samomor\\w*|smrt\\w*)",
].map((source) => new RegExp(source));

const PACKS_EN =
  "(?:(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|both|a few|a couple of|couple of|the whole|a whole|half a|all the|an entire|another) (?:more |whole |full |entire |big |small )*(?:packs?|packets?|boxes|box|bottles?|strips?|blisters?|sheets?|trays?)|(?:a |two |three )?dozens?)";
const PACKS_SL =
  "(?:\\d+|dva|dve|tri|stiri|pet|sest|sedem|osem|obe|oba|vse|cel\\w|pol|vec|nekaj|par) (?:cel\\w* |poln\\w* )?(?:skatl\\w*|skatlic\\w*|paket\\w*|pakl\\w*|paklc\\w*|zavojck\\w*|blistr\\w*|steklenic\\w*|flask\\w*|tabl[oei]?)";
const ATE_SL =
  "(?:pogoltnil\\w?|pogoltnu|pojedel|pojedla|pojedu|spil\\w?|spiu|popil\\w?|popiu|pozrl\\w?|pozru|zauzil\\w?|nazrl\\w?|vzel\\w?|vzeu)";

/** Packs of medicine that were swallowed, told by whoever did it. */
export const swallowedPacks: readonly RegExp[] = [
  `(?<!\\b(?:he|she|they|who|friend|has|had) (?:just |has |have |already )*)\\b${SWALLOWED} (?:about |like |around |nearly |all |just )*${PACKS_EN} (?:of )?(?:(?:my|the|his|her|mums|moms|dads|some|strong|those) )*${REMEDIES_EN}\\b(?! (?:to|for|home|back|from|into|out|off)\\b)`,
  `\\b(?:${ATE_SL} (?:ze )?se?m|se?m (?:\\w+ ){0,2}${ATE_SL})\\b (?:\\w+ )?(?:${PACKS_SL}|(?:ducat|pest|goro)) (?:\\w+ )?${REMEDIES_SL}\\b(?! (?:za|v|iz|domov|s sabo)\\b)`,
  `\\bvs[ae] (?:\\w+ ){0,2}${REMEDIES_SL} se?m (?:\\w+ )?${ATE_SL}\\b|\\b(?:${ATE_SL} se?m|se?m ${ATE_SL}) vs[ae] (?:\\w+ ){0,2}${REMEDIES_SL}\\b(?! (?:za|v|iz|domov|s sabo)\\b)`,
  `\\bse?m (?:\\w+ ){0,2}(?:${PACKS_SL}|(?:ducat|pest|goro)) (?:\\w+ )?${REMEDIES_SL} (?:\\w+ )?${ATE_SL}\\b`,
].map((source) => new RegExp(source));

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
  ...[...methodQuestions, ...swallowedPacks].map((pattern) => ({ signal: "plan" as const, pattern })),
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

const ANXIOUS_SL =
  "zadnje|case|te|dni|kar|kr|naprej|ves|cas|skoz|stalno|se|se?m|smo|me|mi|je|zelo|tako|tok|ful|malo?|res|prec|precej|zadnjic|in|pa|ampak|ne|vem|nevem|zakaj|zakej|brez|razloga|neki|nekaj|tisci|pocutim|cutim|imam|mam|danes|dons|spet|ze|dolgo|cisto|strah|zjutraj|zvecer";
const ANXIOUS_EN =
  "i|im|am|ive|ve|been|being|feel|feeling|felt|really|so|very|quite|pretty|kind|a|bit|just|always|lately|recently|these|days|today|all|the|time|again|and|but|dont|do|not|know|idk|no|idea|cant|say|tell|why|for|any|reason|without|apparent|on|have|having|lot|of|more|every|day|morning|evening|weeks|months|now";

/**
 * Sentences that raise nothing, however many of their words stand beside danger elsewhere: anxiety of which no
 * more is said, and wages.
 */
export const calm: readonly RegExp[] = [
  `^(?=.*\\b(?:tesnob|anksioz|nervoz|nemir))(?:(?:${ANXIOUS_SL}|(?:tesnob|anksioz|nervoz|nemir)\\w*)(?: |$))+$`,
  `^(?=.*\\b(?:anxious|anxiety|nervous|uneasy|stressed|edge)\\b)(?:(?:${ANXIOUS_EN}|anxious|anxiety|nervous|uneasy|stressed|edge)(?: |$))+$`,
  "^(?:(?:hi|hello|hey|please|so|and) )?(?:when|what day|which day) (?:\\w+ ){0,4}(?:paid|payday|wages|salary)(?: \\w+){0,3}$",
  "^(?:(?:zivjo|hej|prosim|in|a|ali) )?(?:kdaj|kateri dan|ker dan|kater dan) (?:\\w+ ){0,4}(?:placo|placa|place|placan\\w?|izplacil\\w*)(?: \\w+){0,3}$",
].map((source) => new RegExp(source));

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
