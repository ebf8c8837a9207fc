import type { Topic } from "../../contract/content.ts";

/** What a message, read plainly (danger-signs.ts), says of violence and of the fear of it. */

const BEATS_SL = String.raw`(?:tep\w*|pretep\w*|natep\w*|prebut\w*|bije\w*|udar(?:i\w*|u)|brcn\w*|brca\w*|klofut\w*|oklofut\w*|klofn\w*|porin(?:i\w*|u|e)|poriva\w*|pahn\w*|z?mlat\w*|namlat\w*|premlat\w*|nabi(?:l\w?|u|ja\w*)|nabu|nabunk\w*|nabut\w*|zbut\w*|pretolk\w*|kresn\w*|lopn\w*|nalomi\w*|pr(?:i)?maz\w*|usek\w*|davil\w?|da[vu]u|zadav\w*|zlasa\w*|zakle(?:pa\w*|nil\w?|nu|ne)|prepik\w*|opek(?:el|la))`;
const WHEN_SL = String.raw`(?:je |so |sta |ze |spet |se |vedno |doma |mal |malo |vceraj |vcerej |vceri |cist\w* |zelo |vcasih |veckrat |tud\w? |tut |ful |zadnjic |enkrat |veck |potem |pol |sinoc\w* |snoci |zjutraj |zvecer |ponoci |davi |danes |dons |dans |prejle |prej |zdaj |zdej |lani |prejsnji (?:teden|mesec|vikend) |v (?:petek|soboto|nedeljo|ponedeljek|torek|sredo|cetrtek) |pogosto |stalno |zmer[ae]j |kar |redno |vsak\w* (?:dan|vecer|teden) |celo |tako |tok |tolk |bo |bojo |nehal\w* |zacel\w* |hotel\w* |hoce |pijan\w* )`;
/** Who raises the hand, said between: "me oče tepe". */
const WHO_SL =
  "(?:(?:moj|moja|nas|njen|njegov)? ?(?:oce|fot[e]?r|stari|stara|ata|ati|ocim|mama|mami|mat|mati|maceha|brat|sestra|moz|mozic|partner|tip|fant|punca|zena|bivsi|sosolec|sosolc\\w*|sosolka|ucitelj\\w*|trener|stric|ded|dedek|on|ona|oni|nekdo|kdo) )";
const OURS_SL = "(?:me|mene|nas|naju|mamo|mami)";
const OURS_EN = "(?:me|us|my (?:mum|mom|mother|sister|brother|kids?|son|daughter|children|baby))";
/** "It hit me", "she beat me at chess", "he grabbed me a coffee" are no violence. */
const BEATS_EN = String.raw`(?<!\b(?:it|that|this|news|never|didnt|doesnt|hasnt|dont|not|wont|i|music|song|covid|pandemic|film|rain|then|bus|car|train|tram|truck|lorry|van|ball|wave|grief|sadness|depression|reality|thought) )(?:hits?|hitting|beats?|beat|beaten|beating|pushe[sd]|shove[sd]|slap\w*|leather(?:s|ed)|lamp(?:s|ed)|clatter(?:s|ed)|batter(?:s|ed)|wallop\w*|slam(?:s|med)|punche[sd]|kick(?:s|ed|ing)?|choke[sd]?|choking|strangle[sd]?|strangling|grab(?:s|bed)|dragg?(?:s|ed|ing)?|threw|throws|thrown)`;
const ABUSER_SL = "oce|ocim|stric|dedek|ded|brat|bratranec|trener|ucitelj|duhovnik|zupnik|fant|partner|on";
const ABUSER_EN =
  "(?:step)?dad|(?:step)?father|uncle|grand(?:ad|father|pa)|brother|cousin|boyfriend|coach|teacher|priest|pastor|he";
/** A hand raised against the one who writes, or against theirs. */
const BEATEN = String.raw`\b(?:${[
  String.raw`zlorab\w*(?! v cerkv\w*)|posilil\w*|posiljuj\w*(?<!ete)|posiljeval\w*|otipav\w*|raped|molest\w*|groped|abuse[sd]? me|touche[sd] me`,
  String.raw`(?<!\b(?:ni|kap|strela|sreca|toka|avto) )${OURS_SL} (?:${WHEN_SL}|${WHO_SL}){0,5}${BEATS_SL}(?! (?:\w+ )?(?:v (?:sahu|tenisu|igri|kartah)|pri kartah|po rami))`,
  String.raw`${BEATS_SL} (?:so |je )?${OURS_SL}(?! (?:\w+ )?v (?:sahu|tenisu|igri))`,
  String.raw`(?<!\b(?:i|we) )beat(?:s|en|ing)? (?:me|us) up|(?:beaten|beat) up by (?:my|him|her)`,
  String.raw`dobila? (?:se?m )?(?:\w+ )?batin\w*|me je (?:\w+ ){0,2}(?:s pasom|s kablom|s palico|na gobec|po gobcu|cez gobec)|(?:si )?ne upam (?:it|iti|priti) domov`,
  String.raw`me (?:je |so )?(?:\w+ ){0,3}prijema\w* (?:\w+ ){0,3}(?:med nogami|spodaj|spodi|spod|tam|za (?:rit|prsi|joske))|(?:se me |me )(?:je )?(?:\w+ )?dotika\w* (?:\w+ ){0,2}(?:spodaj|spodi|tam|med nogami)`,
  String.raw`(?:${ABUSER_SL}) (?:\w+ ){0,3}(?:pride|hodi|prihaja|prleze|zleze) (?:\w+ ){0,3}(?:v (?:mojo |moji )?(?:posteljo|sobo ponoci)|k meni v posteljo)|(?:je|bil) (?:\w+ )?(?:na meni|lezal na meni)`,
  String.raw`(?:${ABUSER_EN})(?: \w+){0,2} (?:comes?|came|gets?|got|climbs?|climbed|sneaks?) (?:\w+ )?(?:in(?:to)? )?(?:to )?my (?:bed\b|(?:bed)?room (?:\w+ )?(?:at night|when))`,
  String.raw`(?:${ABUSER_EN})(?: \w+){0,2} (?:makes?|made|making|forces?|forced) me (?:do|touch|watch|have|undress|kiss)`,
  String.raw`(?:he|she|uncle|dad|stepdad) says (?:\w+ )?(?:its|it is|this is) (?:our|a) (?:little )?secret|(?:he|someone|somebody|guy|man) was on top of me|(?:put|puts|had) his hands? (?:down|up|in|inside|between) my`,
  String.raw`(?<!\bnekaj )(?:me|naju) davi|davi me\b(?! je)`,
  String.raw`(?:moz|partner|tip|fant|stari|fotr|foter|oce|on)\b[^.!?]{0,30}\bme dusi|dusil me je|me je (?:\w+ )?(?:dusil\w?|dusu)`,
  String.raw`(?:me|nas|naju)\b(?![^.!?]{0,30}\b(?:obje|bol))[^.!?]{0,30}\bza (?:lase|vrat|grlo|usesa)\b`,
  String.raw`(?:me|mi|naju|nas)\b[^.!?]{0,30}\bna silo|na silo (?:me|mi|naju)|na silo (?:\w+ )?(?:poljub\w*|slek\w*|vzel|vzeu)|pr(?:i)?sil\w* (?:me )?(?:\w+ )?(?:v (?:seks|spol\w*))`,
  String.raw`zaklepa me|me zaklepa|ne pusti (?:me|nas) (?:ven|iz \w+)|me ne pusti (?:ven|iz \w+)|mi (?:je )?(?:\w+ )?(?:zlomil\w?|zbil\w?) (?:nos|zob\w*|reb\w*|roko)`,
  String.raw`${BEATS_EN} ${OURS_EN}(?! (?:up\b(?! (?:the|against))|out|off|a|an|some|at (?:chess|cards|tennis|football|it|this|that|my own|\w+ing)|to the punch|to (?!the\b|my\b)\w+|with (?:an?|the) (?:\w+ )?(?:idea|question|news|bill)|home|hard\b|with a (?:foot|basket|snow|tennis )?ball|(?:\w+ ){0,4}by (?:accident|mistake)|(?:\w+ ){0,3}in (?:sparring|judo|boxing|training|rugby|karate))\b)`,
  String.raw`me (?:\w+ )?(?:by (?:the|my) (?:throat|hair|neck)|against (?:the|a) (?:\w+ )?(?:wall|fridge|door|table|sink|cupboard))`,
  String.raw`(?:hands?|arm) (?:a?round|on|at) my (?:throat|neck)`,
  String.raw`(?<!\b(?:theyll|they will|might|would|doctors?|ill get them to) )lock(?:s|ed|ing)? (?:me|us) (?:in|up)|wont let (?:me|us) (?:out|leave)(?! (?:you|u|it)\b)`,
].join("|")})\b`;
const NO_FORGIVENESS = String.raw`^(?![^]*\b(?:forgiv|odpus[tc]))`;
const PARTNER = String.raw`(?:fant\w*|moz\w*|punc\w*|zen[aeio]|partner\w*|bivs\w+|tip|boyfriend\w*|husband\w*|girlfriend\w*|wife\w*|my ex|he|she|je|ga)`;
/** Who lives near enough to be feared. */
const FEARED = String.raw`(?:moz\w*|partner\w*|fant\w*|tip|bivs\w+|stari|fot[e]?r|oce|ata|ocim|on|he|hes|husband|boyfriend|partner|bf|ex|dad|father|stepdad)`;
const KILL_SL = String.raw`(?:ubi\w*|ubu|ustrel\w*|zakl(?:al|ala|au|ati|je)|zadav\w*|zazg\w*)`;
const KILL_EN = "(?:kill|shoot|stab|strangle)";

/** The topics of violence, each known by these signs. */
export const VIOLENCE_SIGNS: Record<
  | "threatened"
  | "choked"
  | "violenceGuilt"
  | "patience"
  | "obey"
  | "partner"
  | "abuseInChurch"
  | "abuse"
  | "anger",
  RegExp
> = {
  threatened: new RegExp(
    [
      String.raw`groz\w*\b[^.!?]{0,60}\b(?:me|naju|nas|mene|otrok\w*|mamo)\b[^.!?]{0,30}\b${KILL_SL}`,
      String.raw`groz\w*\b[^.!?]{0,40}\b${KILL_SL}\b[^.!?]{0,12}\b(?:me|naju|nas)\b`,
      String.raw`(?:moz|partner|fant|tip|bivs[iu]|rekel|reku|pravi|rece)\b[^.!?]{0,50}\b(?:me|naju|nas) bo (?:\w+ ){0,2}${KILL_SL}`,
      String.raw`(?:moz|partner|fant|tip|bivs[iu]|rekel|reku|pravi|rece)\b[^.!?]{0,50}\bbo (?:me|naju|nas) (?:\w+ )?${KILL_SL}`,
      String.raw`threat\w*\b[^.!?]{0,60}\b${KILL_EN} ${OURS_EN}`,
      String.raw`(?:he|hes|husband|boyfriend|partner|ex|bf|stepdad)(?: (?:said|says|always|once|really|just|he|hed|that))*(?: (?:will|would|ll|d|is going to|going to|gonna|is gonna|wants to|tried to|could|might))? ${KILL_EN} (?:me|us)`,
      String.raw`(?:he|she|dad|father|mum|mom|brother) (?:said|says) (?:that )?(?:he|she|hed|shed|hell|shell|hes)(?: (?:will|would|is going to|going to))? ${KILL_EN} (?:me|us)`,
      String.raw`hell ${KILL_EN} (?:us|me if i (?:leave|go|tell))`,
      String.raw`(?:pijan\w*|razbija|razgraja|nori)\b[^]{0,80}\b(?:zaklen\w*|zakljen\w*|skriva\w*|skril\w*)|(?:pred vrati|za vrati)\b[^]{0,40}\b(?:noz|sekir|pistol|pusk)\w*`,
      String.raw`(?:drunk|smashing|raging|kicking off)\b[^]{0,80}\b(?:locked|hiding|hid) (?:\w+ ){0,3}(?:in|under|behind)|(?:outside|behind) (?:the|my) door\b[^]{0,40}\b(?:knife|gun|axe|bat)\b`,
    ]
      .map((part) => String.raw`\b(?:${part})`)
      .join("|") +
      String.raw`|^(?=[^]*\b(?:strah|boj\w+|groz\w*|polici\w*|pijan\w*|pije|nasil\w*|tep\w*|afraid|scared|threat\w*|police|drunk|drinks|hits?|violent|point\w*)\b)[^]*\b${FEARED}\b[^]{0,60}\b(?:ima|ma|vzel|vzeu|drzi|has|got|keeps|owns|pulled|took|holds|holding)\b[^.!?]{0,25}\b(?:pusk\w*|pistol\w*|oroz\w*|noz|sekir\w*|guns?|knife|rifle|shotgun)\b`,
  ),
  choked: new RegExp(
    [
      String.raw`(?<!\b(?:tie|collar|scarf|mortgage|debts?|rent|loan|school) (?:is |are )?)(?:choke[sd]|choking|strangle[sd]|strangling) (?:me|us)(?!(?: out)? in (?:judo|training|class|bjj|sparring))`,
      String.raw`hands? (?:a?round|on|at) my (?:throat|neck)|grab(?:s|bed) me by (?:the |my )?(?:throat|neck)`,
      String.raw`(?:me|naju) (?:je |ze |spet |skoraj |vceraj |sinoc\w* |${WHO_SL}){0,4}(?:davil\w?|da[vu]u|dusil\w?|dusu)\b|(?:moz|partner|fant|tip|oce|on|stari|bivsi) me (?:\w+ )?(?:davi|dusi)\b`,
      String.raw`(?:me|mi) (?:je )?(?:\w+ )?(?:pri?je[lm]\w*|zgrabil\w*|stisn\w*|drza\w*) za (?:vrat|grlo)|roke (?:\w+ ){0,3}(?:okol|okoli|okrog) (?:mojega )?vratu`,
    ]
      .map((part) => String.raw`\b(?:${part})`)
      .join("|"),
  ),
  violenceGuilt: new RegExp(
    String.raw`${BEATEN}[^]*\b(?:(?:sem|sm) ga (?:\w+ )?razjezil\w|moja krivda|(?:sem|sm) (?:\w+ )?kriva?|my fault|i (?:made|got) (?:him|her) (?:angry|mad)|i provoked)`,
  ),
  patience:
    /\b(?:ljubezen vse prenese|lubezen vse prenese|love (?:bears|endures) all|ga (?:lahko |lahk )?(?:\w+ )?spremenim|can i change him)\b/,
  obey: new RegExp(
    [
      String.raw`(?:bible|god|pastor|priest|scripture|church)\b[^]{0,60}\b(?:wife|wives|woman|women|i)\b[^.!?]{0,20}\b(?:must|ha(?:s|ve) to|should|needs? to)\b[^.!?]{0,20}\b(?:stay|obey|submit)`,
      String.raw`(?:must|should|does|do) (?:a |the )?(?:wife|wives|woman) (?:\w+ ){0,3}(?:stay|obey|submit)|must i stay\b(?! (?:alive|strong|awake|here|at)\b)`,
      String.raw`(?:obey|submit to) (?:my|her|a|the|your|their) husband|is it (?:a )?sin to (?:leave|divorce)`,
      String.raw`mor\w* (?:\w+ ){0,4}ubog\w* (?:\w+ )?(?:moz\w*|partner\w*)|zen\w* (?:\w+ ){0,3}(?:ubog\w*|podre\w*)|ubog\w* (?:svoj\w* )?moz\w*|(?:je|a je) greh (?:\w+ )?(?:zapusti\w*|locit\w*|it\w* od)`,
      String.raw`(?:bozja volja|gods will)\b[^]*(?:pride domov|${BEATEN})|${BEATEN}[^]*\b(?:bozja volja|gods will)`,
    ]
      .map((part) => String.raw`\b(?:${part})`)
      .join("|"),
  ),
  partner: new RegExp(
    String.raw`\b(?:${PARTNER}\b.{0,80}\b(?:mi (?:\w+ ){0,2}(?:gleda|pregleduje|bere)\b.{0,40}\b(?:telefon\w*|sporocil\w*)|(?:gleda|pregleduje|bere) (?:\w+ )?moj\w* (?:telefon\w*|sporocil\w*)|pregleduje (?:\w+ )?telefon\w*|telefon mi (?:gleda|pregleduje)|ne pusti (?:da|me|mi)|jez[en]\w* (?:ce|ko|kadar) grem|(?:checks|reads|goes through|looks through) my (?:phone|messages)|wont let me (?:see|go|meet|talk|out|leave)|controls? me|gets? (?:\w+ )?(?:angry|mad|scary) (?:when|if) (?:i (?:go|meet|see|talk)|(?:the |my )?(?:dinner|tea|food|lunch)\b))|kontrolira me|me kontrolira)\b|\b(?:boyfriend|husband|girlfriend|wife|fant|moz|partner|bivsi|tip)\b.{0,80}${BEATEN}`,
  ),
  abuseInChurch: new RegExp(
    String.raw`${NO_FORGIVENESS}(?=[^]*\b(?:cerk\w*|mol[ei]\w*|molil\w*|duhovnik\w*|zupnik\w*|church|pray\w*|priest\w*|pastor\w*))[^]*${BEATEN}`,
  ),
  abuse: new RegExp(`${NO_FORGIVENESS}[^]*${BEATEN}`),
  anger: new RegExp(
    [
      String.raw`(?:i will|ill|im going to|im gonna|i want to|i wanna|i could|id like to|i swear ill|i feel like) (?:\w+ ){0,2}(?:beat(?:ing)? (?:him|her|them|his|the)|punch|smash(?:ing)? (?:his|her|their)|break(?:ing)? (?:his|her|their) (?:nose|face|teeth|legs?|neck|jaw)|(?:hit|kill|stab|hurt)(?:ting|ing)? (?:him|her|them)\b(?!sel))`,
      String.raw`(?:bom|bi|cem|hocem|grem|pa)\b[^.!?]{0,40}\b(?:zob[e]?|nos|gobec|glavo|kosti)\b[^.!?]{0,15}\b(?:zbi\w*|zlomi\w*|razbi\w*|polomi\w*)`,
      String.raw`(?:bom|bi|cem|hocem|grem)\b[^.!?]{0,40}\b(?:zbi\w*|zlomi\w*|zlomu|razbi\w*|polomi\w*) (?:mu |ji |jim )?(?:vse )?(?:zobe|nos|gobec|glavo|kosti)`,
      String.raw`(?:bi|bom) (?:ga|jo|jih|mu|ji|jim) (?:\w+ )?(?:na|po) (?:gobec|gobcu)`,
      String.raw`bom (?:\w+ ){0,2}(?:zazgal|pozgal|razbil|unicil)\w* (?:mu |ji |jim )?(?:\w+ )?(?:avto|hiso|stanovanj\w*|trgovin\w*|sol[oe]|vse|okn[oa])|(?:going to|gonna|will|ill) (?:burn|torch|smash) (?:down |up )?(?:his|her|their|the) (?:car|house|place|shop|school|windows?)`,
      String.raw`(?:ga|jo|jih) bom (?:\w+ ){0,3}(?:pretep\w*|prebut\w*|premlat\w*|namlat\w*|udari\w*|ubila?|ubu)|bom (?:ga|jo|jih) (?:\w+ ){0,2}(?:pretep\w*|prebut\w*|premlat\w*|namlat\w*|ubila?)|(?:pretep\w*|prebut\w*|premlat\w*|namlat\w*|ubila?|ubu) (?:ga|jo|jih) bom`,
    ]
      .map((part) => String.raw`\b(?:${part})`)
      .join("|"),
  ),
} satisfies Partial<Record<Topic, RegExp>>;

const NEAR_EN = String.raw`(?:he|she|hes|shes|dad|father|stepdad|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|brother|uncle|ex)`;
const HURT_EN = String.raw`(?:me|us|my (?:\w+)|her|him|(?:the|our) (?:baby|kids?|children))`;
const HITS_SL = String.raw`(?:tepe\w*|tepl\w*|pretep\w*|udari\w*|bije|mlati|davi|davil\w*|brca\w*|brcn\w*|klofut\w*|oklofut\w*|posili\w*|zlorab\w*|zaklen\w*|grozi\w*)`;
const HURT_SL = String.raw`(?:me|mi|nas|nam|mene|jo|ga|mamo|sestro|brata|otroke|otroka)`;
const VIOLENCE = new RegExp(
  [
    String.raw`\b${NEAR_EN}\b[^.!?]*\b(?:hit|hits|hitting|beats?|beating|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|grab\w*|shov\w*|hurts?|kill|threaten\w*|rap(?:e|ed|es)) ${HURT_EN}\b`,
    String.raw`\block(?:ed|s) (?:me|us) (?:in|up|out)\b|\bwont let (?:me|us) (?:out|leave|go)\b|\bcouldnt get out\b|\bneither of us\b`,
    String.raw`\b${NEAR_EN}\b[^.!?]*\b(?:bang\w*|pound\w*) on (?:it|the door)\b|\bdomestic (?:abuse|violence)\b|\babus(?:es|ed|ive)\b`,
    String.raw`\b(?:scared|afraid|frightened|terrified) of (?:him|my (?:dad|father|stepdad|husband|boyfriend|partner|ex|mum|mother|brother))\b`,
    String.raw`\b${NEAR_EN} (?:has|takes|took|checks|reads) my phone\b|\bput my pic\w*`,
    String.raw`\b${HURT_SL} (?:\w+ ){0,3}${HITS_SL}\b|\b${HITS_SL} (?:\w+ ){0,2}${HURT_SL}\b`,
    String.raw`\bnasil(?:je|ja|ju|en|na|nez\w*)\b|\b(?:tolce|razbija) po vratih\b|\bne pusti (?:me )?(?:ven|od doma)\b|\bbojim se (?:ga|moza|oceta|ata|fanta|partnerja)\b`,
  ].join("|"),
);

/** Whether a message, read plainly, tells of somebody near who hurts or threatens. */
export function tellsOfViolence(plain: string): boolean {
  const { threatened, choked, partner, abuse } = VIOLENCE_SIGNS;
  return [VIOLENCE, threatened, choked, partner, abuse].some((sign) => sign.test(plain));
}
