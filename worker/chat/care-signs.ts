import type { Topic } from "../../contract/content.ts";

/** What a message, read plainly (danger-signs.ts), says of an illness, of a child, or of blackmail: each needs more than comfort. */

const CHILD_EN = "(?:baby|newborn|infant|toddler|son|daughter|kid|child|boy|girl|little (?:one|boy|girl))";
const CHILD_SL =
  "(?:dojenc\\w*|otro[kc]\\w*|sin(?:a|u|om)?|hcer\\w*|hci|malega|malo|mal[ei]ga|punck\\w*|fantk\\w*)";
const BEATS_CHILD_SL =
  "(?:tep\\w*|pretep\\w*|bije\\w*|mlati\\w*|udar(?:i|il\\w*|ja\\w*)|klofut\\w*|zlorab\\w*|zapira\\w*|strada\\w*)";
const PICTURES =
  "(?:nudes?|(?:naked|nude|intimate|private|sex) (?:pics?|pictures?|photos?|videos?)|(?:gol\\w*|intimn\\w*) (?:slik\\w*|fotk\\w*|fotografi\\w*|posnet\\w*)|dick pics?)";
const SPREADS =
  "(?:send\\w*|sent|post\\w*|shar\\w*|leak\\w*|spread\\w*|show\\w*|posla\\w*|posil\\w*|razposl\\w*|objav\\w*|del(?:i|il\\w*)|pokaz\\w*|siri\\w*)";

/** The topics of care, each known by these signs. */
export const CARE_SIGNS: Record<
  "voices" | "eating" | "baby" | "overwhelmed" | "blackmail" | "childLoss" | "hurtChild" | "gay",
  RegExp
> = {
  voices: join([
    String.raw`\bhear(?:ing|s)? (?:\w+ )?voices?\b(?! (?:in|from) (?:the )?(?:hall|next|street|kitchen))`,
    String.raw`\bvoices? (?:\w+ ){0,3}(?:in my head|nobody else|no ?one else|tell(?:s|ing)? me|say(?:s|ing)? (?:i|im|ill|that i))`,
    String.raw`\bvoices? (?:\w+ ){0,4}(?:want|order|command|force)\w* me\b`,
    String.raw`\b(?:slisim|slisal\w?|slisala) (?:\w+ )?glas(?:ove|ovi|ov)\b`,
    String.raw`\bglas(?:ovi|ove|ov)? (?:\w+ ){0,2}(?:v (?:moji )?glavi|mi (?:\w+ )?(?:govor\w*|prav\w*|rec\w*|ukazuj\w*|saj?epet\w*))`,
    String.raw`\b(?:mi|me) (?:\w+ )?ukazuj(?:e|ejo) (?:naj|da)\b|\b(?:moram|morm) (?:jih|ga) (?:\w+ )?uboga\w*\b[^.!?]*\b(?:drugac|drgac|sicer|ubil\w*)`,
  ]),
  blackmail: join([
    String.raw`\b${PICTURES}\b[^]{0,80}\b(?:${SPREADS}|threat\w*|blackmail\w*|groz\w*|izsilj\w*)\b`,
    String.raw`\b(?:${SPREADS}|threat\w*|blackmail\w*|groz\w*|izsilj\w*)\b[^]{0,80}\b${PICTURES}\b`,
    String.raw`\b(?:wants?|asks?|asking|keeps|pressur\w*|hoce|prosi|zahteva|sili|nagovarja)\b[^.!?]{0,30}\b${PICTURES}`,
    String.raw`\bsextort\w*|\b(?:izsiljuje|izsilju|blackmail(?:s|ing)?) me\b`,
    String.raw`\bgroz\w*\b[^.!?]{0,20}\bda\b[^.!?]{0,20}\b(?:poslal\w*|razposlal\w*|objavil\w*|pokazal\w*) (?:\w+ )?(?:vsem|starsem|mam\w*|v sol\w*|na (?:net\w*|insta\w*|tiktok\w*))`,
    String.raw`\bgroz\w*\b[^.!?]{0,20}\bda\b[^.!?]{0,12}\bbo[^.!?]{0,12}\b(?:poslal|razposlal|objavil|pokazal)\w*`,
  ]),
  hurtChild: join([
    String.raw`\b(?:beats?|hits?|hurts?|abuses?|kicks?|punches|starves?) (?:his|her|their|the) (?:\w+ )?(?:${CHILD_EN}|kids|children|wee \w+)\b`,
    String.raw`\b(?:dad|father|stepdad|mum|mom|mother) (?:hits|beats|hurts|punches|kicks) (?:my (?:little |younger |baby |wee )?(?:brother|sister)|him|her)\b`,
    String.raw`\b(?:scream\w*|shout\w*|beat\w*) (?:\w+ )?(?:at|on) (?:the|their|his|her) (?:${CHILD_EN}|kids|children)\b[^]*\b(?:hear|blows|hits?|crying)`,
    String.raw`\b(?:oce|mama|mat|mati|ocim|maceha|stari|sosed\w*|trener|ucitelj\w*) (?:ga|jo|jih|brat\w*|sestr\w*|svoj\w* (?:otro\w*|sin\w*|hcer\w*)) (?:\w+ ){0,2}${BEATS_CHILD_SL}`,
    String.raw`\b(?:sosed\w*|starsi|oce|mama)\b[^.!?]{0,40}\b(?:na|nad) otro\w*\b[^]*\b(?:udarc\w*|joka\w*|krici\w*)|\b${BEATS_CHILD_SL} (?:svojega |svoje |svojo |mojega |mojo )?(?:otrok\w*|brat(?:a|ca)|sestr(?:o|ico))\b`,
  ]),
  overwhelmed: join([
    String.raw`\b(?:shake|shaking|shook|shaken|hit|hitting|slap|slapped|smack|smacked) (?:my|the|our) (?:\w+ )?${CHILD_EN}\b`,
    String.raw`\b${CHILD_SL} (?:se?m|bom) (?:\w+ ){0,2}(?:udari\w*|stres\w*|pretep\w*|klofn\w*|klofut\w*|nabil\w*)`,
    String.raw`\b(?:udaril\w*|stresl\w*|klofnil\w*|klofutal\w*|pretepl\w*|stresel) se?m (?:\w+ )?${CHILD_SL}`,
    String.raw`\b(?:bojim se|strah me je)\b[^.!?]{0,30}\b(?:stres\w*|udari\w*) (?:\w+ )?${CHILD_SL}`,
  ]),
  baby: join([
    String.raw`\b(?:post ?natal|post ?partum|poporodn\w*)\b`,
    String.raw`\b(?:weeks?|months?|days?) old\b[^]*\bfeel (?:nothing|numb)|\bfeel nothing\b[^.!?]{0,30}\b(?:baby|my (?:son|daughter|little))`,
    String.raw`\b(?:dropp?|throw|hurt|harm)\w* (?:my|the|our) (?:\w+ )?(?:baby|newborn)\b|\b(?:my|the) baby\b[^]*\b(?:dropp?|throw|hurt|harm)\w* (?:her|him|it)\b`,
    String.raw`\b(?:bad|terrible|awful) (?:mum|mom|mother)\b[^]*\b(?:baby|newborn|weeks old)|\b(?:baby|newborn|weeks old)\b[^]*\b(?:bad|terrible|awful) (?:mum|mom|mother)\b`,
    String.raw`\b(?:jo|ga|dojenck\w*) (?:bom |bi )?(?:spusti\w*|vrze\w*|vrgl\w*|ispusti\w*) (?:po|na|skozi|v) \w+`,
    String.raw`\b(?:kaj naredil\w*|poskodoval\w*|skodoval\w*|naredila kaj) dojenc\w*|\bdojenc\w*\b[^.!?]{0,30}\b(?:nic ne cutim|ne cutim nic|poskod\w*)`,
    String.raw`\b(?:nic ne cutim|ne cutim nic\w*)\b[^.!?]{0,30}\b(?:dojenc\w*|otro\w*|hcer\w*|sin\w*)|\bslaba mama\b[^]*\b(?:dojenc\w*|tedn\w*|porod\w*)`,
  ]),
  eating: join([
    String.raw`\b(?:anorexi\w*|anoreksij\w*|bulimi\w*|eating disorder|motnj\w* hranjenja)\b`,
    String.raw`\b(?:make|making|made) my ?self (?:be )?(?:sick|vomit|throw up)\b|\b(?:throw\w*|threw) up after (?:every|each|i eat|meals?|dinner|eating)`,
    String.raw`\b(?:havent|have not|didnt|barely|hardly|stopped|scared (?:to|of)|afraid (?:to|of)) (?:\w+ )?(?:eaten|eating|eat|ate)\b(?! (?:lunch|breakfast|dinner|out|meat|yet|there|here))`,
    String.raw`\bhow many calories|\bstarv(?:e|ing) my ?self|\bsee fat\b|\beaten (?:only |just )?(?:\d+|one|two|an?) \w+ (?:since|in \w+ days)`,
    String.raw`\bfaint\w*\b[^]*\b(?:eat|eaten|pe|gym|food)\b|\b(?:eat|food)\b[^]*\bfaint\w*`,
    String.raw`\bbruha(?:m|nj\w*) (?:\w+ )?(?:po|vsak\w*|hran\w*)|\b(?:se silim|silim se) (?:k|na|v) bruha\w*|\bizbruha\w* (?:vse|hran\w*|kosil\w*)`,
    String.raw`\b(?:skoraj |ze \w+ |ze \w+ dni )?(?:nic|nc) ne jem\b|\bne jem (?:ze|skoraj|vec|nic|nc|od)\b|\bker ne jem\b|\bstradam se\b|\bkoliko kalorij\b|\bbojim se jesti\b`,
    String.raw`\bomedle\w*\b[^]*\b(?:jem|jed\w*|hran\w*)`,
  ]),
  childLoss: join([
    String.raw`\bmiscarr\w*|\bstill ?b(?:irth|orn)\b|\blost (?:my|our|the|a) (?:baby|pregnancy|unborn \w+)\b`,
    String.raw`\b(?:izgubil\w*|zgubil\w*) (?:se?m|sva|smo) (?:\w+ )?(?:otro[kc]\w*|dojenc\w*|nosecnost\w*)|\b(?:se?m|sva|smo) (?:\w+ ){0,3}(?:izgubil\w*|zgubil\w*) (?:\w+ )?(?:otro[kc]\w*|dojenc\w*|nosecnost\w*)`,
    String.raw`\b(?:spontan\w* splav|mrtvorojen\w*)|\bsplavil\w* (?:se?m|je)\b|\b(?:se?m|je) splavil\w*`,
  ]),
  gay: join([
    String.raw`\b(?:i ?a?m|im|being|came out|come out|coming out|are|because i(?: a)?m|people who are) (?:\w+ )?(?:gay|lesbian|bi(?:sexual)?|trans(?:gender)?|queer)\b`,
    String.raw`\bgay (?:people|man|men|son|daughter|kid|person)s?\b|\b(?:hates?|hell|sin|god|church|parents?)\b[^.!?]{0,40}\b(?:gays?|lesbians?|homosexual\w*|trans)\b|\b(?:gays?|lesbians?|homosexual\w*)\b[^.!?]{0,40}\b(?:hell|sin|god|church)\b|\bcame? out to (?:my|them|him|her)\b|\bcoming out\b`,
    String.raw`\b(?:se?m|ker se?m|da se?m|biti) (?:\w+ )?(?:gej\w*|lezbijk\w*|biseksual\w*|trans(?:spol\w*)?|istospol\w*|homoseksual\w*)\b|\b(?:geji|lezbijk\w*|istospol\w*|homoseksual\w*)\b`,
  ]),
} satisfies Partial<Record<Topic, RegExp>>;

function join(parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|"));
}
