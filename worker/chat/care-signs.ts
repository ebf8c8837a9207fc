import type { Topic } from "../../contract/content.ts";

/** What a message, read plainly (danger-signs.ts), says of an illness, of a child, or of blackmail: each needs more than comfort. */

const CHILD_EN = "(?:baby|newborn|infant|toddler|son|daughter|kid|child|boy|girl|little (?:one|boy|girl))";
const CHILD_SL = "(?:dojenc\\w*|otro[kc]\\w*|sina|hcer\\w*|hci|mal[ei]ga|punck\\w*|fantk\\w*)";
const BEATS_CHILD_SL =
  "(?:tep\\w*|pretep\\w*|bije\\w*|mlati\\w*|udar(?:i|il\\w*|ja\\w*)|klofut\\w*|zlorab\\w*|zapira\\w*|strada\\w*)";
const PICTURES =
  "(?:nudes?|(?:naked|nude|intimate|private|sex) (?:pics?|pictures?|photos?|videos?)|(?:gol\\w*|intimn\\w*) (?:slik\\w*|fotk\\w*|fotografi\\w*|posnet\\w*)|nudes(?:e|i|ov|ke)?\\b|dick pics?)";
const SPREADS =
  "(?:send\\w*|sent|post\\w*|shar\\w*|leak\\w*|spread\\w*|show\\w*|posl\\w*|posil\\w*|razposl\\w*|objav\\w*|del(?:i|il\\w*)|pokaz\\w*|siri\\w*)";

const GAY_EN =
  "gay|lesbian|bisexual|queer|homosexual\\w*|(?:im|i am|being|as) trans|transgender|came out (?:to|as)|coming out (?:to|as)|like girls and im a girl|like boys and im a boy|same sex";
const GAY_SL = "gej|geja|gejem|geji|lezbijk\\w*|biseksual\\w*|transspol\\w*|istospol\\w*|homoseksual\\w*";

/** The topics of care, each known by these signs. */
export const CARE_SIGNS: Record<
  "voices" | "eating" | "baby" | "overwhelmed" | "blackmail" | "childLoss" | "hurtChild" | "gay",
  RegExp
> = {
  voices: join([
    String.raw`\b(?:i|ive|im|keep|started|been) (?:\w+ ){0,2}hear(?:ing|d)? (?:\w+ )?voices\b(?! (?:\w+ )?(?:in|from) (?:the |our |my )?(?:hall|next|street|kitchen|choir|flat|neighbou?rs?|other|room|radio|tv|garden|playground|upstairs|downstairs))`,
    String.raw`\bvoices?\b[^.!?]{0,25}\b(?:gives?|giving) me orders|\bhear (?:\w+ ){0,2}voices? (?:that )?(?:nobody|no one|noone) else\b|\bv glavi (?:imam|slisim|je|mi govori) (?:\w+ )?glas\w*|\bslisim (?:\w+ )?glas,? ki (?:ga (?:nihce|noben\w*)|mi (?:govor|prav|ukaz)\w*)`,
    String.raw`\bhear(?:ing)? a voice (?:that |which |and it )?(?:tell|say|order|command|want)\w*`,
    String.raw`\bvoices? (?:\w+ ){0,3}(?:in my head|nobody else|no ?one else)\b[^.!?]{0,25}\b(?:tell|say|order|command|want|keep|can hear)\w*(?: (?:me|i|im|that|ill)|,|$)`,
    String.raw`\bglasovi (?:so|prihajajo|so prisli) (?:spet |zopet |nazaj )*(?:tu|tukaj|tuki|nazaj|prisli|spet)|\bglasovi\b[^.!?]{0,30}\b(?:hocejo|hocjo|ukazuj\w*|naj (?:grem|skocim|naredim))|\bgovor\w* (?:mi )?glas(?:ovi)?,? naj\b|\bglasov\w*,? (?:\w+ ){0,2}(?:mi )?(?:govor\w*|prav\w*|ukazuj\w*)`,
    String.raw`\bthe voices (?:are|r|came|have come) back\b|\b(?:demons?|the devil|satan|god|an angel|(?:a|the) (?:man|woman|voice) in my head)\b[^.!?]{0,20}\b(?:tells?|told|says?|telling|wants|ordered) (?:that )?(?:me|i|im|us)\b[^.!?]{0,25}\b(?:kill|sacrifice|die|hurt|jump|burn|filth|worthless|stab)\w*`,
    String.raw`\b(?:demoni|hudic|satan|bog|angel)\b[^.!?]{0,15}\bmi (?:\w+ )?(?:govor\w*|prav\w*|ukazuj\w*|rece\w*)\b[^.!?]{0,20}\b(?:ubij\w*|umr\w*|zrtvuj\w*|skoc\w*|zaklj?\w*)`,
    String.raw`(?<!\b(?:mums|moms|mothers|dads|fathers|gods|her|his|grans|nans|teachers) )\bvoices? (?:\w+ ){0,2}(?:keeps? )?(?:tell(?:s|ing)?|order(?:s|ing)?|command(?:s|ing)?|forc(?:es|ing)) me\b`,
    String.raw`(?<!\bne )\b(?:slisim|slisal\w?) (?:\w+ )?glas(?:ove|ovi|ov)\b(?! (?:z|iz|s|od|skozi|na|alt\w*|sopran\w*|tenor\w*|bas\w*|sosed\w*|otro\w*|ljudi)\b)`,
    String.raw`\b(?:v glavi mi (?:\w+ )?|nekdo mi v glavi )(?:govor\w*|prav\w*|ukaz\w*)|\bglasovi se mi (?:smej\w*|norc\w*)|\bvsi me (?:opazujejo|zasledujejo|spremljajo)\b|\b(?:everyone|everybody|they|cameras?) (?:is |are |s )?(?:all )?watching me\b(?! (?:sing|play|dance|perform))`,
    String.raw`\bglas(?:ovi|ov|ove)? (?:\w+ ){0,3}mi (?:\w+ )?(?:govor\w*|prav\w*|rec\w*|ukazuj\w*|sepet\w*) ?(?:,|naj|da|najn)`,
    String.raw`\b(?:mi|me) (?:\w+ )?ukazuj(?:e|ejo)(?: naj| da|$)|\b(?:moram|morm) (?:jih|ga) (?:\w+ )?uboga\w*\b[^.!?]*\b(?:drugac|drgac|sicer|ubil\w*)`,
  ]),
  blackmail: join([
    String.raw`\b${PICTURES}\b[^]{0,80}\b(?:${SPREADS}|threat\w*|blackmail\w*|groz\w*|izsilj\w*)\b`,
    String.raw`\b(?:${SPREADS}|threat\w*|blackmail\w*|groz\w*|izsilj\w*)\b[^]{0,80}\b${PICTURES}\b`,
    String.raw`\b${PICTURES}\b[^]{0,80}\b(?:money|pay(?:ing)?|euros?|eur|pounds|dollars|bitcoin|gift ?cards?|denar\w*|dnar\w*|evr\w*|placa\w*)\b`,
    String.raw`\b(?:money|pay(?:ing)?|euros?|eur|pounds|dollars|bitcoin|denar\w*|evr\w*|placa\w*)\b[^]{0,60}\b${PICTURES}`,
    String.raw`\b(?:someone|somebody|he|she|they|guy|boy|girl|ex|nekdo|on|ona|bivs\w*) (?:\w+ )?(?:has|have|got|ima|imajo|ma) (?:\w+ )?(?:my|moje|mojo) (?:\w+ )?${PICTURES}`,
    String.raw`\bpay\w*\b[^.!?]{0,40}\b(?:everyone|everybody|people|family|friends|school)\b[^.!?]{0,20}\b(?:sees?|gets?)\b[^.!?]{0,20}\b(?:pics?|pictures?|photos?|vid\w*|nudes?)\b|\bplaca\w*\b[^.!?]{0,50}\bvsi\b[^.!?]{0,20}\bvid\w*\b[^.!?]{0,20}\b(?:slik\w*|fotk\w*|posnet\w*)|\b(?:video|posnet\w*|pics?|slik\w*)\b[^]{0,60}\b(?:bitcoin\w*|gift ?cards?)`,
    String.raw`\b(?:wants?|asks?|asking|keeps|pressur\w*|hoce|prosi|zahteva|sili|nagovarja)\b[^.!?]{0,30}\b${PICTURES}`,
    String.raw`\b(?:post|send|leak|share)(?:s|ing)? (?:my|the) (?:pics?|pictures?|photos?|vids?|videos?)\b[^.!?]{0,30}\b(?:if|unless)\b|\bhas an? (?:vid|video|pic|photo)\w* of me\b|\bblackmailed (?:with|over|by)\b`,
    String.raw`\bsextort\w*|\bblackmail(?:s|ing)? me\b|\b(?:izsiljuje(?:jo)? me|me izsiljuje(?:jo)?)\b(?!,? da)|\bmoje (?:\w+ )?(?:slik\w*|fotk\w*)\b[^.!?]{0,40}\b(?:posl\w*|objav\w*)|\b(?:posl\w*|objavi|objavil\w*)\b[^.!?]{0,20}\bmoje (?:\w+ )?(?:slik\w*|fotk\w*)`,
    String.raw`\bgroz\w*\b[^.!?]{0,20}\bda\b[^.!?]{0,20}\b(?:poslal\w*|razposlal\w*|objavil\w*|pokazal\w*) (?:\w+ )?(?:vsem|starsem|mam\w*|v sol\w*|na (?:net\w*|insta\w*|tiktok\w*))`,
    String.raw`\bgroz\w*\b[^.!?]{0,20}\bda\b[^.!?]{0,12}\bbo[^.!?]{0,12}\b(?:poslal|razposlal|objavil|pokazal)\w*`,
  ]),
  hurtChild: join([
    String.raw`\b(?:beats?|hits?|hurts?|abuses?|kicks?|punches|starves?) (?:his|her|their|the) (?:\w+ )?(?:${CHILD_EN}|kids|children|wee \w+)\b`,
    String.raw`\b(?:dad|father|stepdad|mum|mom|mother) (?:hits|beats|hurts|punches|kicks) (?:my (?:little |younger |baby |wee )?(?:brother|sister)|him|her)\b`,
    String.raw`\b(?:step)?(?:brother|dad|father|uncle|grand(?:pa|dad|father)|he|coach)\b[^.!?]{0,15}\btouch(?:es|ed|ing) (?:her|him|my (?:\w+ )?(?:sister|brother|daughter|son|friend))\b`,
    String.raw`\b(?:girl|boy|kid|child|pupil|student|brother|sister)\b[^.!?]{0,30}\b(?:has|with|full of|covered in) (?:\w+ )?bruises|\b(?:pupil|student|child|kid|girl|boy|neighbours?)\b[^.!?]{0,40}\b(?:being (?:abused|beaten|hurt)|(?:hurting|beating|abusing) (?:their|his|her) (?:kids?|child\w*|son|daughter))`,
    String.raw`\bda (?:ga|jo) (?:ocim|oce|ata|mama|mati|maceha) (?:\w+ )?(?:tepe|pretepa|mlati|bije)|\b(?:ima|ma) (?:\w+ )?modric\w*\b[^]*\b(?:oce|ata|ocim|mama|doma)\b|\botro\w*\b[^.!?]{0,20}\bjih (?:tepe|mlati|bije|pretepa)`,
    String.raw`\bmy (?:\w+ )?(?:brother|sister) (?:gets|is being|is getting) (?:hit|beaten|hurt)`,
    String.raw`\b(?:scream\w*|shout\w*|beat\w*) (?:\w+ )?(?:at|on) (?:the|their|his|her) (?:${CHILD_EN}|kids|children)\b[^]*\b(?:hear|blows|hits?|crying)`,
    String.raw`\b(?:oce|mama|mat|mati|ocim|maceha|stari|sosed\w*|trener|ucitelj\w*) (?:ga|jo|jih|brat\w*|sestr\w*|svoj\w* (?:otro\w*|sin\w*|hcer\w*)) (?:\w+ ){0,2}${BEATS_CHILD_SL}`,
    String.raw`\b(?:sosed\w*|starsi|oce|mama)\b[^.!?]{0,40}\b(?:na|nad) otro\w*\b[^]*\b(?:udarc\w*|joka\w*|krici\w*)|\b${BEATS_CHILD_SL} (?:svojega |svoje |svojo |mojega |mojo )?(?:otrok\w*|brat(?:a|ca)|sestr(?:o|ico))\b`,
  ]),
  overwhelmed: join([
    String.raw`\b(?:baby|newborn|toddler)\b[^]*\bi (?:just )?(?:shook|hit|slapped|smacked) (?:him|her|it)\b(?! hand)`,
    String.raw`\b(?:shake|shaking|shook|shaken|hit|hitting|slap|slapped|smack|smacked) (?:my|our) (?:\w+ )?${CHILD_EN}\b`,
    String.raw`\b${CHILD_SL} (?:se?m|bom) (?:\w+ ){0,2}(?:udaril\w*|stres(?:el|la)|pretep\w*|klofn\w*|klofut\w*|nabil\w*)`,
    String.raw`\b(?:udarla|udaril\w*|stres(?:el|la)|klofnil\w*|klofutal\w*|pretepl\w*) se?m (?:\w+ )?${CHILD_SL}`,
    String.raw`\b(?:bojim se|strah me je)\b[^.!?]{0,30}\b(?:stres(?:el|la)|udari\w*) (?:\w+ )?${CHILD_SL}`,
  ]),
  baby: join([
    String.raw`^(?!.*\b(?:seminar\w*|case study|essay|book|article|tutor|exam|diplom\w*|used to|hair)\b).*\b(?:i|im|ive|my|me|we|se?m|mam|imam|me je)\b.*\b(?:post ?natal|post ?partum|poporodn\w*) (?:depress\w*|psycho\w*|stisk\w*|psihoz\w*)`,
    String.raw`\b(?:weeks?|months?|days?) old\b[^]*\bfeel (?:nothing|numb)|\bfeel nothing\b[^.!?]{0,30}\b(?:baby|my (?:son|daughter|little))`,
    String.raw`\b(?:drop|dropping|throw|throwing|hurt|hurting|harm|harming) (?:my|our) (?:\w+ )?(?:baby|newborn)\b(?! (?:off|at|with|shower))|\b(?:my|our) baby\b[^]*\b(?:drop|throw|hurt|harm)(?:ping|ing)? (?:her|him|it)\b(?! (?:off|at|with))`,
    String.raw`\bodkar (?:je mal[ai]|(?:se?m )?rodila(?: se?m)?|smo dobil\w*)\b[^]*\b(?:joc\w*|strah|ne zmorem|prazn\w*)|\b(?:ji|mu) bom (?:kej|kaj) nare[dl]\w*`,
    String.raw`\bdont love my (?:baby|newborn)\b`,
    String.raw`\b(?:bad|terrible|awful) (?:mum|mom|mother)\b[^]*\b(?:baby|newborn|weeks old)|\b(?:baby|newborn|weeks old)\b[^]*\b(?:bad|terrible|awful) (?:mum|mom|mother)\b`,
    String.raw`\b(?:jo|ga|dojenck\w*) (?:bom |bi )?(?:spusti\w*|vrze\w*|vrgl\w*|ispusti\w*) (?:po stopnic\w*|skozi okn\w*|na tla|z balkona|v zid|v vodo|na beton)`,
    String.raw`\b(?:kaj naredil\w*|poskodoval\w*|skodoval\w*|naredila kaj) dojenc\w*|\bdojenc\w*\b[^.!?]{0,30}\b(?:nic ne cutim|ne cutim nic|poskod\w*)`,
    String.raw`\b(?:nic ne cutim|ne cutim nic\w*)\b[^.!?]{0,30}\b(?:dojenc\w*|otro\w*|hcer\w*)|\bslaba mama\b[^]*\b(?:dojenc\w*|tedn\w*|porod\w*)`,
  ]),
  eating: join([
    String.raw`^(?!.*\b(?:used to|years ago|recover\w*|okreva\w*|remisij\w*|premagala|ozdrav\w*)\b).*\b(?:i (?:think i |might |may )?(?:have|got|had)|ive got|im|i am|my|imam|mam|se?m zbolela|moja) (?:\w+ )?(?:anorexi\w*|anoreksij\w*|anoreksick\w*|bulimi\w*|eating disorder|motnj\w* hranjenja)`,
    String.raw`\b(?:make|making|made) my ?self (?:be )?(?:sick|vomit|throw up)\b[^.!?]*\b(?:after|meals?|eat\w*|food|dinner|every)|\b(?:throw\w*|threw) up after (?:every|each|i eat|meals?|dinner|eating)`,
    String.raw`\bi(?:ve| have)? (?:\w+ ){0,2}(?:stopped|hardly|barely|scared to|afraid to) eat(?:en|ing)?\b(?! (?:\w+ )?(?:lunch|breakfast|dinner|out|meat|bread|sugar|sweets|yet|there|here|chocolate|cake))|\b(?:havent|not) (?:\w+ )?eaten (?:anything |properly )?(?:in|for) (?:\w+ )?(?:days|weeks)`,
    String.raw`\bbinge(?:ing)? and (?:then )?purg\w*|\b(?:threw|throw|throwing) up on purpose\b`,
    String.raw`\bprst v grlo|\bprenazeram se (?:pol|potem|in)\b|\bnis(?:e)?m jed(?:la|el) (?:ze )?(?:\d+|dva|tri|stiri|pet|vec) dni`,
    String.raw`\bhow many calories\b[^.!?]*\b(?:ok|okay|allowed|safe|can i|should i) (?:to )?(?:eat)?|\bstarv(?:e|ing) my ?self\b(?!.*\b(?:used to|years ago)\b)|\bsee fat\b|\beaten (?:only |just )?(?:\d+|one|two|an?) \w+ (?:since|in \w+ days)`,
    String.raw`\bi (?:\w+ )?faint\w*\b[^]*\b(?:eat|eaten|pe|gym|food)\b|\b(?:eat|food)\b[^]*\bi (?:\w+ )?faint\w*`,
    String.raw`\bbruha(?:m|nj\w*) (?:\w+ )?(?:po|vsak\w*|hran\w*)\b(?! (?:avt\w*|letal\w*|ladj\w*))|\bizbruha\w*,? (?:vse,? )?kar (?:po)?je|\bpo (?:\w+ )?(?:obroku|jedi|hrani|kosilu|vecerji|hranjenju) (?:\w+ )?(?:bruha|izbruha)\w*|\bbulimij\w* se (?:mi )?je (?:vrnil|zacel)\w*|\b(?:se silim|silim se) (?:k|na|v) bruha\w*|\bizbruha\w* (?:vse|hran\w*|kosil\w*)`,
    String.raw`\bskoraj (?:nic|nc) ne jem\b|\b(?:nic|nc) ne jem (?:ze|vec)\b|\bker ne jem\b|\bstradam se\b|\bkoliko kalorij (?:lahko|smem)|\bbojim se jesti\b`,
    String.raw`\bomedle\w* (?:se?m\b)?[^]*\b(?:ne jem|nisem jedl?a|hran\w*)`,
  ]),
  childLoss: join([
    String.raw`\b(?:i|we|ive|weve|my wife|my husband and i|my partner)\b[^.!?]{0,25}\b(?:miscarri\w*|still ?birth|lost (?:my|our|the|a) (?:baby|pregnancy|unborn \w+))|\b(?:our|my) (?:\w+ )?(?:son|daughter|baby|twins?) (?:was|were) still ?born|\b(?:my|our) babys heart (?:\w+ )?stopped\b|^(?:since )?(?:the|my|our) miscarriage\b|^lost (?:my|our|the) baby\b`,
    String.raw`\b(?:izgubil\w*|zgubil\w*) (?:se?m|sva|smo) (?:\w+ )?(?:otro[kc]\w*|dojenc\w*|nosecnost\w*)\b(?! v (?:trgovin|mnozic|gnec|cent|park|muzej|mest))|\b(?:se?m|sva|smo) (?:\w+ ){0,3}(?:izgubil\w*|zgubil\w*) (?:\w+ )?(?:otro[kc]\w*|dojenc\w*|nosecnost\w*)`,
    String.raw`\bdojenc\w* (?:nama |mi )?je (?:\w+ )?umrl\w*|\brodil\w* (?:\w+ ){0,3}mrtv\w*|\b(?:imela|imeli|imel\w?) (?:se?m|sva|smo)? ?(?:\w+ )?spontan\w* splav|\bsplavil\w* se?m\b(?!.*\bv sluzbo\b)|\bse?m (?:\w+ ){0,2}splavil\w*`,
  ]),
  gay: join([
    String.raw`^(?![^]*\b(?:my|our|his|her) (?:\w+ )?(?:son|daughter|brother|sister|friend|child|cousin|kid|mate)\b)(?=[^]*\b(?:${GAY_EN})\b)(?=[^]*\b(?:hell|sins?|sinful|god|jesus|bible|church|pastor|priest|hates?|hated|kick\w*|threw|thrown|throw|disown\w*|homeless|afraid|scared|terrified|accept\w*|pray\w*|ashamed|disgust\w*|cure|wrong|tell (?:my|them|anyone)|told them|found out)\b)`,
    String.raw`^(?![^]*\b(?:sin|hci|hcer\w*|brat|sestra|prijatelj\w*|sosol\w*) (?:\w+ )?(?:je|mi|laze)\b)(?=[^]*\b(?:${GAY_SL})\b)(?=[^]*\b(?:pek(?:el|lu|la)|greh\w*|gresn\w*|bog\w?|jezus\w*|cerk\w*|cerkv\w*|zupnik\w*|sovraz\w*|vrgel|vrgl\w*|vrgu|nagnal\w*|strah|bojim|bolezen|narobe|sram\w*|povem|sprejm\w*|sprejel\w*|izvedel\w*|izve|veren|verna|ne ve|nihce|nobeden|nobene\w*|rad[aio]?)\b)`,
  ]),
} satisfies Partial<Record<Topic, RegExp>>;

function join(parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|"));
}
