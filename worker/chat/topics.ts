import { TOPICS, type Topic } from "../../contract/content.ts";
import { CARE_SIGNS } from "./care-signs.ts";
import { VIOLENCE_SIGNS } from "./violence-signs.ts";

const RELATIVE = String.raw`(?:brat\w*|sestr\w*|sin\w*|sn|otro[kc]\w*|hci|hcer\w*|mam\w*|oce\w*|ata|ati|babic\w*|babi\w?|ded\w*|moz\w*|zen\w*|fant\w*|punc\w*|prijatelj\w*|pr(?:i)?jat[lu]\w*|kolegic?\w*|sosed\w*|sosol\w*|bratran\w*|sestricn\w*|stric\w*|tet[aeio]\w*|nekdo|brother|sister|son|daughter|mother|mum|mom|father|dad|friend|husband|wife|boyfriend|girlfriend|cousin|uncle|aunt|classmate|gran|neighbou?r|child|kid|grandma|grandpa|grandmother|grandfather|someone)`;
const BY_SUICIDE = String.raw`(?:se (?:mi |nam |ji |mu )?je (?:\w+ ){0,4}(?:ubil\w?|ubi?u|obesil\w?|obesi?u|ustrelil\w?|ustrelu)\b|(?:naredil\w?|naredu|nardil\w?|nardiu|storil\w?) samomor|si je (?:\w+ ){0,4}(?:vzela?|vzeu) zivl?jenje|(?:vzela?|vzeu) si je zivl?jenje|(?:ended|took) (?:his|her|their) (?:own )?life|(?:killed|hung|hanged) (?:himself|herself|themsel\w+)|took (?:his|her|their) own life|died by suicide|committed suicide|found (?:him|her) dead|nasli (?:so )?(?:ga|jo) mrtv\w*)`;
/** "My cousin did it": said beside the word itself. */
const DID_IT = String.raw`(?=[^]*\b(?:suicid\w*|coward\w*|samomor\w*))[^]*`;
/** Left or turned down by somebody. */
const LEFT = String.raw`(?:(?:punc\w*|fant\w*|zen[ao]|moz|partner\w*|ona|on) (?:me |sva |je )*(?:zapusti\w*|pusti\w*|zavrni\w*)|me je (?:\w+ )?(?:zapusti\w*|pustil\w?|pustu|zavrni\w*)\b(?! (?:\w+ )?(?:v miru|na miru|doma|samo?|pri|za|da))|(?:sva|smo) se razsl\w|(?:girlfriend|boyfriend|wife|husband|gf|bf|she|he) (?:just |has )?(?:left|dumped) me|broke up with me|got dumped|(?:only|just) wants? to be fr\w+|(?:stop|get over) (?:liking|loving) (?:her|him|some\w*)|(?:he|she) (?:said no|turned me down|rejected me)|samo prijatelj\w* bi bila?|(?:we|just) broke up|break ?up with|get over (?:my|an) ex|how (?:do|can) i (?:get over|forget) (?:my ex|him|her)|prebol\w* (?:\w+ )?(?:bivs\w*|punc\w*|fant\w*|zvez\w*|razhod\w*)|(?:bivs\w*|punc\w*|fant\w*|zvez\w*) (?:\w+ )?prebol\w*|razhod\w*|neha\w* (?:\w+ )?misl\w* (?:nan\w+|na nj\w+)|nehat\w* mislit\w* nan\w*|me je (?:\w+ )?prevaral\w?)`;
const DRUNK = String.raw`\b(?:pijan\w*|napit\w*|nalit\w*|pijem|(?:sem|sm) pi(?:l|la|u)|drunk|wasted|drinking|hammered)\b`;

/** How each topic is known, in folded text (čšž without marks) of either language. */
const SIGNS: Record<Topic, RegExp> = {
  ...VIOLENCE_SIGNS,
  ...CARE_SIGNS,
  churchHarm:
    /\b(?:krizarsk\w*|crusades?|inkvizicij\w*|inquisition|pedofil\w*|(?:farj\w*|duhovnik\w*|cerk\w*) (?:\w+ ){0,3}(?:posiljuj\w*|zlorablj\w*)|pa?edophil\w*|zlorab\w* v cerkv\w*|abuse in the church|(?:church|priests?) (?:abuse[ds]?|molest\w*) (?:children|kids)|kristjani (?:so|ste) (?:\w+ )?hinav\w*|christians are (?:\w+ )?hypocrit\w*)\b/,
  leftDrinking: new RegExp(String.raw`\b${LEFT}[^]*${DRUNK}|${DRUNK}[^]*\b${LEFT}`),
  rejected: new RegExp(String.raw`\b${LEFT}`),
  pupil:
    /\b(?:(?:kdo )?od ucencev\b[^]*\b(?:rece|hudo|zivel\w?)|(?:ucen\w+|dijak\w*)\b[^]*\b(?:rece|pove)\b[^]*\b(?:hudo|ziv\w+|samomor\w*)|kaj naj rec\w*\b[^]*\b(?:ucen\w+|dijak\w*)|(?:one of my |a |my )(?:pupils?|students?)\b[^]*\b(?:says?|tells?|told|wants to)\b[^]*\b(?:die|live|suicid\w*|hard|much)|what (?:do|should|can) i say\b[^]*\b(?:pupils?|students?))/,
  teacher:
    /\b(?:i teach\b[^]*\b(?:stor(?:y|ies)|texts?|lesson|class)|(?:v|moj\w*) razred\w* imam|(?:kdo )?od ucencev|(?:za )?\d+ ucencev|my (?:pupils|students)|in (?:front of )?(?:the|my) class\b.*\b(?:pupils?|students?)|one of my pupils)\b/,
  inHell: new RegExp(
    String.raw`\b(?:(?:je|gori|bo|konca|pride|pristal\w*) (?:zdaj |zdej |res |lepo |torej )*v pekl\w*|(?:gre|gredo|grejo) (?:\w+ )?v pek(?:el|u)\b|(?:is|are) (?:he|she|they|my \w+) (?:now |really )?(?:burning )?in hell|(?:is|are) (?:he|she|they|my \w+) (?:damned|burning|lost forever)|(?:he|she) (?:is|s) burning|(?:did|do|will|does) (?:he|she|they|my \w+) (?:go|end up|burn) (?:to|in) hell|(?:hes|shes|he is|she is) (?:going to |in |burning in )hell|went to hell|(?:samomor\w*|ubil\w?|obesil\w?|suicid\w*|killed|hung|hanged) .*(?:pekel|peklu|hell|pogubljen\w*|damned))\b`,
  ),
  lossGuilt: new RegExp(
    String.raw`\b(?:(?:${BY_SUICIDE}|umrl\w?|died)\b.{0,120}\b(?:my fault|because of me|(?:sem|sm) (?:\w+ )?kriva?|kriv\w? (?:sem|sm)|moja krivda|zaradi mene)|(?:sem|sm|jaz|jst) (?:\w+ ){0,3}kriva?\b.{0,120}\b(?:se mu|se ji|nisem|nism)|(?:my fault|because of me) (?:that )?(?:he|she|my \w+) (?:died|killed|did)|if i had (?:only )?(?:called|answered|picked up|been there)|ce bi (?:\w+ )?(?:dvignila?|oglasila?|poklicala?))\b`,
  ),
  suicideLoss: new RegExp(
    String.raw`\b(?:${RELATIVE}\b.{0,120}\b${BY_SUICIDE}|${BY_SUICIDE}\b.{0,120}\b${RELATIVE})\b|^${DID_IT}\b${RELATIVE} (?:\w+ )?did it\b`,
  ),
  stigma:
    /\b(?:(?:bog|god) (?:sovrazi|hates?)\b[^.!?]{0,20}\b(?:samomor\w*|suicid\w*|people who)|(?:suicid\w*|kill(?:ing)? (?:your|them|one)sel\w+)\b[^.!?]{0,40}\b(?:selfish|cowards?|cowardly|weak)|(?:selfish|cowards?|cowardly)\b[^.!?]{0,40}\bsuicid\w*|its (?:all )?their own fault|samomor\w*\b[^.!?]{0,40}\b(?:sebic\w*|strahopet\w*|slabic\w*)|(?:sebic\w*|strahopet\w*|slabic\w*)\b[^.!?]{0,40}\bsamomor\w*|(?:so )?si (?:so )?(?:sami|same) krivi|sami so (?:si )?krivi)/,
  report:
    /\b(?:(?:komu|kam) (?:to |pa |se |vse )*(?:javi\w*|prijavi\w*|sporoci\w*)|javi(?:te|s|jo)? (?:to )?(?:policij\w*|starsem|mami)|(?:whom?|who) (?:do|will|would) you (?:report|tell|inform)|(?:do|will|would) you (?:report|tell|inform|call) (?:this|it|my parents|the police|anyone|someone))\b/,
  deleting:
    /\b(?:(?:delete|erase|remove|clear|wipe)\b[^.!?]{0,30}\b(?:chat|conversation|messages?|history|what i (?:wrote|said)|data)|how (?:do|can) i (?:delete|erase) (?:it|this)\b|(?:z|iz)?bris\w*\b[^.!?]{0,30}\b(?:pogovor\w*|sporocil\w*|chat\w*|klepet\w*|kar sem (?:na)?pisal\w?)|pogovor\w* (?:\w+ ){0,3}(?:z|iz)bris\w*|kako se (?:to|ta|vse) (?:\w+ )?(?:z|iz)bris\w*)/,
  privacy:
    /\b(?:(?:kdo|nekdo) (?:to |vse |lahko )*(?:bere|vidi)|(?:bere|berejo|vidijo|vidi) (?:to )?(?:kdo|moj\w* stars\w*)|(?:is )?(?:a|any|some) ?(?:person|one|body|human) reading|who reads|kdo zdaj bere|(?:a|ali) to kdo bere|shranju\w*|(?:do )?(?:u|you) save|anonim\w*|zaseb(?:en|no) pogovor|je (?:to|pogovor) zaseb\w*|(?:any(?:one|body)|who) (?:else )?(?:can )?(?:reads?|sees?)|anonymous|confidential)\b/,
  numbers:
    /^(?!.*\b(?:zakaj|cemu|kaj mi|nehaj\w*|nehi|nehajte|ne (?:rabim|potrebujem|daj\w*)|nocem|why|stop|dont (?:need|want|give)|enough)\b).*\b(?:telefonsk\w* stevilk\w* (?:od |za )?(?!zivljenj)\w+|stevilk\w* (?:od|za) (?!zivljenj|loto)\w+|telefonsk\w* stevilk\w*|krizn\w* (?:stevilk\w*|lini\w*|telefon\w*)|(?:daj|dej|povej|rabim|potrebujem|katera|kaksna|imas|mas|imate|mate)\b.{0,30}\bstevilk\w*|(?:kam|koga) (?:naj |lahko |lahk )?(?:poklic\w*|klicem)|phone number|crisis (?:line|number|text)|suicide (?:line|number)|hot ?lines?|help ?lines?|lifelines?|(?:give|need|have|want|is there|whats)\b.{0,20}\bnumbers?\b|\w+s number|(?:whom?|where) (?:can|should|do) i call|can i (?:text|message|chat with) (?:someone|somebody|a person|anyone))\b/,
  dose: /\b(?:(?:how (?:many|much)|which|what|the number and the|kol[i]?ko?|kok|kolk|kater\w*|ker[aeoi])\b[^.!?]{0,40}\b(?:ketonal\w*|lekadol\w*|nalgesin\w*|apaurin\w*|antidepresiv\w*|insulin\w*|helex\w*|xanax\w*|tablets?|pills?|drugs?(?! store)|dos(?:e|age)|poison\w*|mushrooms?|doz[aeo]|odmer\w*|paracetamol\w*|zdravil\w*|strup\w*|gob[ea])|ime zdravila)\b/,
  order:
    /\b(?:(?:ignorir\w*|pozabi|ignore|forget|disregard) .*(?:navodil\w*|pravil\w*|instructions?|rules|prompt)|sistemsk\w* (?:poziv|navodil\w*)|system prompt|system:|brez omejitev|without limits|jailbreak|administrator\w*|(?:geslo je|the password is)|(?:ponovi za m\w+|repeat after me)|(?:izpisi|pokazi|show|print)\b.*(?:pogovore|so pisali|drugih|conversations|others? wrote))/,
  group:
    /\b(?:(?:kaksn\w*|kako|kje|obstaja|imate|mate) (?:\w+ ){0,2}skupin\w*|(?:is there|do you have|have you) (?:\w+ ){0,2}group|(?:the|some) group (?:where|link|i can)|newsletter|telegram\w*|facebook\w*|discord|whats ?app)\b/,
  insult:
    /^(?:glup\w*|butast\w*|neumn\w*) (?:bot|robot|program|stroj)\b|^(?:(?:ti |pa )*(?:si )?(?:\w+ )?(?:neum\w+|butast\w*|bedast\w*|zanic)(?: (?:program|robot|bot)\w*)?|(?:ti |si )*(?:idiot|bedak|kreten|butelj|debil)|je?bi se|odjebi|fukni se|pizda|crkni|utihni|tiho bodi|pojdi v .{2,8}|(?:you(?: ?a?re| are)? )?(?:an? )?(?:\w+ )?(?:stupid|useless|dumb|idiot|moron)(?: (?:bot|program|robot))?|fuck (?:you|off)|go die|shut up|you suck|kill yourself)[\s!.]*$/,
  sexual:
    /\b(?:gol\w* (?:slik\w*|fotk\w*)|seks\w*|porn\w*|masturb\w*|oblecen\w*|nudes?|horny|sex\w*|what are you wearing)\b/,
  offTopic:
    /(?:\b(?:kaksno|bo) .*\bvreme\b|\bvremensk\w* napoved|\bweather (?:be|like|in|today|tomorrow)|\d+ ?(?:krat|plus|minus|deljeno|times|[x*+/]) ?\d+|\b(?:napisi|naredi|resi|write|do|solve)\b.*\b(?:seminarsk\w*|esej|spis|domac\w*|nalog\w*|referat|essay|homework|paper)\b|\b(?:recept za|recipe for|boil(?:ed)? (?:an? )?eggs?|(?:tell|know)\b.{0,15}\bjokes?|pove\w* (?:mi )?(?:\w+ )?vic|prevedi|translate|kdo je zmagal|who won)\b)/,
  about:
    /\b(?:kdo (?:stoji|je) za (?:to )?stran\w*|kdo je (?:naredu|naredil) (?:to )?stran\w*|koliko (?:to )?stane|(?:je|a je) (?:to )?(?:zastonj|brezplacn\w*)|moram kaj placat\w?|who(?:s| is| are)? (?:made|makes|runs|owns|behind) (?:this|it|the)|whos behind|is it (?:really )?free|how much (?:does it|is it)|(?:want|ask for) (?:my )?money|like a church|is (?:this|it) a (?:church|sect|cult)|(?:are you|is it|you are|youre) (?:a |some )?(?:sort of )?(?:cult|sect)|(?:ste|je to|je stran) (?:\w+ )?sekta)\b/,
  remember:
    /\b(?:(?:will|can|do) (?:you|u) remember (?:me|this|what)|remember me|(?:si )?me bos zapomni\w*|si me (?:boste? )?zapomni\w*|(?:se|me) (?:me )?bos (?:me )?spomni\w*|(?:se|ali) me (?:\w+ )?spomni\w*)\b/,
  prodigal: /\b(?:prodigal|lost son|izgubljen\w* sin\w*|usmiljen\w* oce\w*|zapravljiv\w* sin\w*)\b/,
  augustine: /\b(?:augustine|avgustin\w*)\b/,
  story:
    /\b(?:(?:ucim|razredn\w* ur\w*|ucenc\w*|my class|pupils)\b[^]*\b(?:kaksno besedilo|katero besedilo|od teh besedil|(?:a|any|which) text)|(?:tell|read|give|show) (?:me |us |them )?(?:a|any|another|some|one of) (?:\w+ )?stor(?:y|ies)|(?:is there|are there|have you|do you have|do you know) (?:a|any|some) (?:\w+ )?stor(?:y|ies)|(?:bedtime|short) stor(?:y|ies)|(?:povej|preberi|imas|mas|imate|mate|poznas|priporoc\w*|iscem|rabim|pokazi)\b[^.!?]{0,25}\b(?!moj\w* )(?:zgodb\w*|pravljic\w*)|(?:zgodb\w*|pravljic\w*) za (?:lahko noc|otrok\w*|razred\w*|sol\w*|branje)|kaj (?:naj|bi) (?:jim |mu |ji )?(?:lahko )?(?:prebral\w*|preberem) (?:\w+ ){0,3}(?:razred\w*|otrok\w*|ucenc\w*))/,
  print:
    /\b(?:(?:may|can|could|am i allowed to) (?:i |we )?(?:\w+ )?(?:print|copy|photocopy|reprint)\b|copyright|(?:smem\w*|lahko|lahk|sme) (?:\w+ ){0,4}(?:natis\w*|sprint\w*|kopira\w*|skopira\w*|fotokopira\w*|razdeli\w*)|(?:natisn\w*|sprinta\w*|skopira\w*) (?:to |ta |besedil\w* )?(?:za|v) (?:razred|sol\w*|ucenc\w*)|avtorsk\w* pravic\w*)/,
  pet: /(?:(?<!\b(?:kaka|kaksna|what) )\b(?:ps(?:a|u|i|e|om|ov)|psick\w*|pes|kuza\w*|kuzk\w*|mack\w*|muc(?:a|e|o|i|ek|ka|ko|ke)?|zajck\w*|konj\w*|hrck\w*|zival\w*|dog|puppy|cat|kitten|rabbit|hamster|horse|(?:my|our) pet|pets|animals?)\b.*\b(?:umr\w*|umira\w*|pogin\w*|uspava\w*|evtanaz\w*|star\w?|bol[ae]n\w?|nebes\w*|died|dying|dies|put (?:him|her|it) (?:down|to sleep)|old|heaven|sick)\b|\b(?:(?:the|to a|our) vet|vet (?:said|says|thinks)|veterinar\w*)\b|\bput (?:him|her|it) (?:down|to sleep)\b)/,
  dementia:
    /\b(?:demen\w*|alzheimer\w*|ne ve vec kdo (?:sem|sm)|me ne (?:pre)?pozna vec|ne (?:pre)?pozna me vec|doesnt (?:know|recogni[sz]e|remember) (?:who i am|me)(?: any ?more)?|forgot who i am)\b/,
  seeAgain:
    /\b(?:(?:ga|jo|jih|te) (?:\w+ ){0,3}se (?:kdaj )?vide\w*|(?:bom|bova) (?:\w+ ){0,3}(?:videla?|srecala?|snidla?)|(?:je|so|sta) (?!bog)(?:\w+ ){0,4}[vu] nebesih|(?:is|are) (?:he|she|they|my \w+) (?:now |really )?(?:with god|in heaven)|see (?:him|her|them|my \w+) again|meet (?:him|her|them|my \w+) again|meet again)\b/,
  dying: new RegExp(
    String.raw`\b${RELATIVE} (?:\w+ ){0,2}(?:umira\b|dying|is dying|on (?:his|her) deathbed|ne bo vec dolgo|wont live)|\bumira (?:mi |moj\w? )?${RELATIVE}`,
  ),
  prayUnbelieving:
    /\b(?:pray\b.*\b(?:fake|dont believe|without believing|not religious|even if)|(?:dont believe|fake)\b.*\bpray|(?:molim|molil\w?|moliti|molit)\b.*\b(?:ne veruj\w*|ne verjame\w*|brez vere|neveren|neverna|hinav\w*)|(?:ne veruj\w*|ne verjame\w*)\b.*\b(?:molim|molil\w?|moliti|molit))\b/,
  prayer:
    /\b(?:moli(?:tev|tv\w*)|pomoli\w*|moli zame|(?:kako|kuko|zacnem|znam)\b.*\bmoli[tm]\w*|prayers?|pray for (?:me|us|my)|how (?:do|can|should) (?:i|you|we) pr[ae]y)\b/,
  forgiveness:
    /\b(?:odpust\w*|odpusc\w*|forgiv\w*(?! (?:(?:the|my) (?:typing|spelling|english|mistakes?|question)|me (?:for (?:asking|writing)|if))))\b/,
  godExists:
    /\b(?:(?:does|is|do) (?:there a |a )?god (?:really |even )?(?:exi?s\w*|real|there)|is there (?:really )?a god|god exsist|proof (?:of|for|that) god|(?:ali |a )?bog (?:res |sploh |zares )?(?:obstaja|je res)|(?:obstaja|je) (?:res |sploh )?bog\b(?! \w+)|ce boga (?:\w+ )*ni|dokaz\w* (?:za |o |da )*bog\w*|v zid)\b/,
  suffering: new RegExp(
    [
      String.raw`(?:bog\w*|god)\b.*\b(?:trp\w+|hudo|zlo|umirajo|dopus[tc]\w*|rak\w?|levkemi\w*|bole[zn]\w*|zbol\w*|suffer\w*|evil|pain|cancer|leuka?emia|tumou?r|illness|disease)`,
      String.raw`(?:trp\w+|umirajo|dopus[tc]\w*|levkemi\w*|suffer\w*|evil|cancer|leuka?emia|tumou?r)\b.*\b(?:bog\w*|god)`,
      String.raw`zakaj so (?:\w+ )?(?:ljudje|vsi) (?:\w+ )?(?:zlobni|hudobni|slabi|kruti|grdi)|why are (?:\w+ )?people (?:so )?(?:evil|mean|cruel|bad|horrible)`,
      String.raw`zakaj (?:me |mi |nas )?bog|why (?:does|did|would|is|doesnt|wont) god`,
      String.raw`nobody (?:is |was )?(?:listening|there) at the other end|(?:god|bog) (?:\w+ ){0,2}(?:silent|molci)`,
      String.raw`(?:zakaj|why)\b.*\b(?:rak|raka|levkemi\w*|cancer|leuka?emia|tumou?r)`,
      String.raw`(?:zakaj|why)\b.{0,30}\b(?:otroci|otrok\w*|children|kids|babies)\b.{0,20}\b(?:umir\w*|umre\w*|trp\w*|die|suffer|get sick)|zakaj (?:\w+ )?umir\w* (?:\w+ )?otro\w*`,
    ]
      .map((part) => String.raw`\b(?:${part})\b`)
      .join("|"),
  ),
  godForgives:
    /\b(?:(?:bog|jezus) (?:(?!naj|da|hoce)\w+ ){0,4}odpu\w*|odpu\w* (?:\w+ ){0,2}bog\b|odpu\w* (?:\w+ )?greh\w*|greh\w* (?:\w+ ){0,3}odpu\w*|(?:god|jesus) (?:(?!want|wants|says|that|to)\w+ ){0,4}forgiv\w*|forgiven by god|gods forgiveness|forgive my sins?|sins? (?:\w+ )?(?:be )?forgiven)/,
  withoutGod:
    /\b(?:(?:rabi\w*|potreb\w*) boga|brez boga|need god|without god|atheists? (?:can|be|have|live)|(?:can|could) (?:an )?atheists?|ateist\w* (?:\w+ )?(?:lahko|zivi\w*)|lahko (?:\w+ )?ateist\w*)\b/,
  welcome:
    /\b(?:(?<!\bthe )muslims?|islam\w*|musliman\w*|jewish|judovsk\w*|hindu\w*|buddhists?|budist\w*|ateist\w*|atheists?|agnosti\w*|pravoslav\w*|am i welcome|(?:convert|spreobrn\w*) (?:me|us|people|ljudi|mene|nas|anyone)|for converts|make me (?:a )?(?:christian|believe)|(?:me|mene|nas|ljudi|koga) (?:\w+ ){0,3}(?:spreobrn\w*|spreobrac\w*)|only for (?:christians|believers)|samo za (?:kristjan\w*|vern\w*|verujoc\w*|katolik\w*))\b/,
  meaning:
    /\b(?:smis\w* (?:mojega )?ziv\w*|zakaj (?:sploh )?zivimo|mean\w* (?:of |in )?(?:my )?li[fv]e|me[ea]ning of li[fv]e|life (?:has no |have )?mean\w*|point of (?:living|life)|why are we here)\b/,
  hope: /\b(?:(?:kaj (?:je|pomeni|daje)|kje|kako|kdo daje|odkod|od kod|zakaj) (?:\w+ ){0,3}upanj[ea]\b|upanje na(?:jti|jdem|jde)|(?:what is|whats|where|how|who gives|why) (?:\w+ ){0,4}hope(?! (?:you|that|he|she|it|they|this|i|we)\b)(?:$|[\s?.!,])|find hope|(?:mean\w*|meant) by hope|(?:is )?hope,? (?:is it |is )?just)/,
  faith:
    /\b(?:kaj (?:je|pomeni) (?:\w+ ){0,2}(?:vera|verova\w*)|kako (?:naj |lahko |se )*(?:(?:zacnem |zacne )?(?:veruje\w*|verovati)|(?:najdem|pridem do|dobim) (?:\w+ )?ver[eo])|(?:what is|whats|what does it mean to have) (?:\w+ ){0,2}faith|how (?:do|can|should) (?:i|you|we|one) (?:start to |start |come to )?(?:believ\w*|(?:find|get|have) faith))\b/,
  peace:
    /\b(?:(?:kje|kako) (?:naj |lahko |se |bi )*(?:najde\w*|dobi\w*|nasel|nasla|umiri\w*|pomiri\w*) ?(?:\w+ )?(?:mir\w?|se)?$|kako (?:naj )?(?:najdem|dobim) (?:\w+ )?mir\b|(?:how|where) (?:do|can|could|should) (?:i|you|we) (?:find|get|have) (?:\w+ )?(?:peace|calm)|how (?:do|can) i calm (?:down|my ?self))/,
  love: /\b(?:kaj (?:je|pomeni) (?:\w+ ){0,2}(?:ljubezen|lubezen|ljubiti)|kako (?:vem|ves|se ve|prepoznam|spoznam) (?:\w+ ){0,4}ljubez\w*|(?:what is|whats|what does) (?:\w+ ){0,2}love(?: mean)?[\s?.!]*$|how do (?:i|you) know (?:\w+ ){0,4}love)/,
  notWisdom: /\b(?:kaj (?:\w+ ){0,2}ni (?:\w+ )?modrost|what(?: is|s)? (?:not|isnt) wisdom)[\s?.!]*$/,
  wisdom:
    /\b(?:kaj (?:\w+ ){0,2}(?:je|pomeni) (?:\w+ )?modrost|what(?: is|s| does) (?:\w+ )?wisdom(?: mean)?)[\s?.!]*$/,
  wiser:
    /\b(?:kako (?:naj |lahko |se )*(?:postane\w*|bi postal\w?|biti|dobi\w*|pride\w* do|najde\w*|nauci\w*) (?:\w+ )?(?:mod\w+)|(?:how|where) (?:do|can|could|should) (?:i|you|we|one) (?:become|be|get|grow|find|gain|learn) (?:\w+ )?(?:wise\w*|wisdom))\b/,
  jesus:
    /\b(?:kdo (?:je|je bil|sploh je) (?:\w+ )?(?:jezus|kristus)\w*|(?:who is|whos|who was) (?:\w+ )?(?:jesus|christ)|(?:did|was) jesus (?:\w+ )?(?:exist|real)|(?:je|ali je) jezus (?:res )?(?:zivel|obstajal))\b/,
  hell: new RegExp(
    [
      String.raw`(?:kaj (?:je|so|pomeni)|(?:ali |a )?(?:res )?obstaja\w*|verjames v) (?:\w+ ){0,4}(?:pek(?:el|la|lu)|nebes[ao])`,
      String.raw`(?:boji?m se|strah me je|me je strah) (?:\w+ )?pekla|(?:bom (?:sel|sla)|grem|pridem|bi (?:sel|sla)) (?:\w+ )?v pek(?:el|u)`,
      String.raw`(?:what (?:is|are)|whats|is there(?: really)?|does|do you believe in) (?:\w+ ){0,2}(?:hell|heaven)(?: (?:and|or) (?:hell|heaven))?(?: (?:really )?(?:exist|real|like))?[\s?.!]*$`,
      String.raw`(?:afraid|scared|fear) of (?:\w+ )?hell|(?:will|do|am) i (?:\w+ )?(?:go|going|end up) (?:to|in) hell`,
    ]
      .map((part) => String.raw`\b(?:${part})`)
      .join("|"),
  ),
  afterDeath:
    /\b(?:what (?:\w+ ){0,5}happens? (?:\w+ ){0,4}(?:(?:when|after|once) (?:i|we|you|people|someone|somebody|one) (?:dies?|are dead|am dead)|after death)|what (?:comes|is|is there) after (?:death|we die|i die)|life after death|afterlife|kaj (?:\w+ ){0,4}(?:po smrti|(?:ko|kadar) (?:umremo|umre|umres|umrem))|zivljenj\w* po smrti|po smrti (?:sploh )?(?:kaj|obstaja)|posmrtn\w* zivljenj\w*|kam gremo po smrti)\b/,
  child:
    /\b(?:(?:moj\w?|my) (?:\w+ )?(?:sin|hci|hcer\w*|otrok|fant|son|daughter|kid|child)\b.*(?:ne (?:pogovarja|govori|poslusa)|zaloput|zapira|talk|slam|listen)|kot (?:mam\w|oce|stars)|as a (?:mother|mum|mom|father|parent))\b/,
  marriage:
    /\b(?:(?:wife|husband|marriage|married|partner)\b[^]{0,60}\b(?:(?:dont|do not|never|hardly|barely|stopped|havent) (?:\w+ )?(?:talk\w*|speak\w*|spok\w*)|silen\w*|dont say)|(?:zakon\w*|moz\w*|zen[aeio]|partner\w*)\b[^]{0,60}\b(?:molci\w*|tisin\w*|ne (?:pogovarjava|govoriva|govori z mano|pogovarja)|nimava (?:si )?(?:kaj|nic))|(?:se )?(?:\w+ )?ne pogovarjava|ne govoriva vec|(?:save|saving) (?:my|our) marriage|(?:resi\w*) (?:najin\w* )?zakon\w*)/,
  bullied:
    /\b(?:(?:tak(?:e|es|ing)|took|steal(?:s|ing)?|stole|grab(?:s|bed)?) (?:away )?my (?:lunch|snack|pocket money|dinner money)\w*|(?:boys?|girls?|kids?|class\w*|school)\b[^.!?]{0,40}\b(?:tak(?:e|es|ing)|took|steals?|stole|wants?) (?:all )?my money|(?:boys?|girls?|kids?|they|he|she)\b[^.!?]{0,25}\b(?:make|makes|force|forces) me (?:to )?(?:give|hand|pay)|(?:jem(?:lje|ljejo)|vzame(?:jo)?|krade(?:jo)?|ukrade(?:jo)?|pobira(?:jo)?|zahteva(?:jo)?)\b[^.!?]{0,15}\b(?:denar\w*|dnar\w*|malic\w*|malc\w*|zepnin\w*)|(?:silijo|sili|prisili(?:jo)?)(?: me)?(?=,? da)\b[^.!?]{0,25}\b(?:dam|dajem|placam)\b|bull(?:y|ied|ies|ying)|cyberbull\w*|(?:laugh(?:s|ing|ed)?|make fun|making fun|makes fun|made fun) (?:at|of) me|they (?:all )?laugh when i|eat (?:\w+ ){0,2}(?:alone|by myself|in the (?:\w+ )?(?:toilets?|bathroom|loo))|lunch (?:alone|by myself|in the (?:\w+ )?(?:toilets?|bathroom|loo))|leaves? me out|left me out|being left out|calls? me names|pick(?:s|ing)? on me|(?:nobody|no one) (?:\w+ ){0,3}(?:school|class|work|uni) (?:likes|talks|wants)|(?:nobody|no one) (?:really )?likes me|(?:everyone|everybody|they all|whole class) (?:hates?|ignores?) me|(?:moved|changed|switched) schools?|(?:at|in|to) (?:my|the|a) new school\b(?! project)|zafrk\w*|(?:me|mene) (?:\w+ ){0,3}(?:zezajo|zezaj|izloc\w*|zmerja\w*|zalijo|ponizuj\w*|sikanir\w*|ignorirajo|mobira\w*|nadleguj\w*)|izlocajo me|zmerjajo me|zalijo me|zezajo me|(?:mi|meni|iz mene|z mene)\b[^.!?]{0,40}\b(?:smej(?:ijo|ejo|i)|norcuj\w*)|smej(?:ijo|ejo) se (?:mi|z mene)|(?:delajo|dela) (?:se )?norca (?:iz|z)|norca (?:iz mene|delajo)|mobing\w*|mobb\w*|(?:med)?vrstnisk\w* nasilj\w*|jem (?:\w+ ){0,2}(?:sama?(?=\s*(?:$|[.,!?]))|v straniscu|na straniscu|na wc\w*|v wc\w*)|(?:malic\w*|kosil\w*) (?:\w+ ){0,2}(?:sama?\b|na wc\w*|v wc\w*|v straniscu|na straniscu)|(?:v|na) nov[io] sol[io]|nihce me (?:\w+ )?ne mara|nihce (?:se )?(?:\w+ )?ne druzi z|(?:sosol\w*|v soli|v razredu)\b[^.!?]{0,40}\bme klic\w*)\b/,
  worth:
    /\b(?:am i (?:\w+ )?(?:ugly|fat|weird|worthless|normal|broken|a freak|unlovable)|(?:something|smth|sth|anything|whats|what is) (?:\w+ )?wrong with me|wrong with me\b|(?:everyone|everybody) (?:\w+ ){0,4}(?:has|have|got) (?:a )?(?:bf|gf|boyfriend|girlfriend)|(?:im|i am|i feel) (?:so |too )?(?:ugly|fat|worthless|unlovable|a failure)|not (?:good|pretty|thin) enough|hate (?:my (?:body|looks|face)|how i look)|never had a (?:bf|gf|boyfriend|girlfriend)|(?:sem|sm|se pocutim|pocutim se|se zdim) (?:\w+ ){0,2}(?:grd\w?|debel\w?|nenormaln\w?|zanic|nic vredn\w?|manjvredn\w?|cudn\w?)|(?:narobe|kej|kaj) (?:je )?z mano\b|z (?:mano|menoj) (?:je )?(?:nekaj |kaj |kej |neki )?narobe|vsi (?:\w+ ){0,3}(?:imajo|majo) (?:\w+ )?(?:fant\w*|punc\w*|tip\w*)|sovrazim svoj\w* (?:telo|obraz)|nis(?:e)?m dovolj (?:dober|dobra|lep\w?|suh\w?))\b/,
  crush:
    /\b(?:i (?:really |realy |just )?like (?:a|this) (?:girl|boy|guy)|(?:girl|boy) in my class|think of (?:her|him) at night|have a crush|kako (?:naj |nj )?(?:ji|mu) (?:povem|recem)\b.*\brad\w?|zaljublj\w*|vsec mi je (?:\w+ )?(?:punca|fant|sosol\w*))\b/,
  envy: /\b(?:zavis[tc]\w*|zavid\w*|ljubosum\w*|primerjam|vse kar jaz nimam|env(?:y|ious)|jealous\w*|(?:stop|keep) comparing|everything i dont)\b/,
  loss: new RegExp(
    String.raw`\b(?:his name was|her name was|ime (?:mu|ji) je bilo|(?:mu|ji) je bilo ime|${RELATIVE} mi je (?:\w+ )?umrla?|pogresam (?:ga|jo|\w+a|\w+o)|${RELATIVE} (?:\w+ ){0,3}(?:umrla?|died|passed away)|(?:umrla?) (?:mi )?(?:je )?${RELATIVE}|i miss (?:him|her|them)|widow\w*|vdov\w*|(?:(?:my )?(?:wife|husband)|she|he) passed\b(?! (?:the|his|her|by|out|me|a|an|exams?)\b)|${RELATIVE} (?:mi )?je (?:\w+ ){0,3}hodil[ao]? naprej|${RELATIVE} is gone|\w+ is gone and i\b)\b`,
  ),
  lonely:
    /\b(?:osaml\w*|sama? sem|sem (?:cisto |tako |zelo |tk |ful )?sama?|(?:nimam|brez) (?:nobenega |pravih )?prijatelj\w*|nihce me ne \w+|(?:nobenega|nobenga|nikogar|nkogar) (?:\w+ )?(?:ne poznam|nimam)|ne poznam (?:nobenega|nobenga|nikogar)|nimam (?:nobenega|nobenga|nikogar)\b|dont know (?:anyone|anybody) (?:here|at|in)|know nobody|lonel\w*|(?:all|so) alone|no friends|nobody (?:cares|loves))\b/,
  sad: /^(?!.*\b(?:jesus|jezus)).*\b(?:zalost(?:e?n\w*|na)|obupan\w*|utrujen\w* .*(?:od vsega|zivljenj\w*)|(?:hudo|tezko) mi je|mi je (?:\w+ )?(?:hudo|tezko)|jocem|depres\w*|sad|hopeless|tired of (?:everything|it all|life)|crying|despair)\b/,
  anxious:
    /\b(?:(?:im|i am|ive been|been|feel|feeling|felt|i) (?:\w+ ){0,3}(?:anxious|nervous|uneasy|on edge)\b[^]*\b(?:lately|recently|these days|all the time|why|no reason|every day|always)|(?:lately|recently|these days)\b[^]*\b(?:anxious|nervous|uneasy|on edge)|(?:na trnih|tesnob\w*|anksioz\w*|nervoz\w*|nemir\w*)\b[^]*\b(?:zakaj|zakej|razlog\w*|zadnje case|te dni|naprej|ves cas|stalno|vsak dan)|(?:zadnje case|te dni|naprej|ves cas|stalno|vsak dan)\b[^]*\b(?:tesnob\w*|anksioz\w*|nervoz\w*|nemir\w*))/,
  afraid:
    /^(?!.*\b(?:pek[el]\w*|hell)\b).*\b(?:strah|bojim se|tesnob\w*|panik\w*|panic\w*|anxi\w*|afraid|scared|fear)\b/,
  heavy:
    /^(?:(?:its |je |vse |everything(?: is|s)? |tako |so |feels |feeling )*(?:weighing|heavy|grey|gray|numb|empty|tezko|tezka|sivo|sivina|prazno|praznina)[\s.!?]*)$|\b(?:everything (?:is |feels |s )?(?:so )?(?:grey|gray|heavy|numb|empty)|vse (?:je |mi je )?(?:tako )?(?:sivo|prazno)|(?:nekaj|vse) me (?:\w+ )?tezi)\b/,
  hard: /^(?:ampak |ma |but )*(?:(?:to )?je (?:\w+ )?tez[jk]\w*|(?:its|it is|thats|that is) (?:\w+ )?hard|(?:kaj pa )?ce ne (?:morem|zmorem)|ne (?:morem|zmorem)|(?:and )?(?:what )?if i cant|i cant)[\s!.?]*$/,
  unconvinced:
    /\b(?:ni preprical\w*|ne preprica|se ne strinjam|(?:not|doesnt|didnt) convince\w*|dont agree|disagree)\b/,
  joy: /^(?!.*\b(?:ni(?:se)?m|nism|ne|not|never|dont|wish|if only|ce bi|was|were|used to|until|ko bi|die|umre\w*|konec|konca\w*)\b).*\b(?:(?:se?m|sva|smo) (?:\w+ ){0,2}(?:srecn\w*|presrecn\w*|vesel\w*)|(?:im|i am|we are|were|i feel|feeling) (?:so |very |really |just )?(?:happy|glad|excited|overjoyed|delighted))\b/,
  bored:
    /\b(?:dolgcas|bored|boring day|(?:is there|do you have|have you|play) (?:a |any )?games?|(?:imas|imate|je tu|igrava) (?:\w+ )?(?:kaksn\w* )?igr[aoei])\b/,
  more: /^(?:povej (?:mi )?(?:se )?vec|se kaj|naprej|nadaljuj|tell me more|more|go on|continue)[\s!.?]*$/,
  bye: /^(?:(?:ok|okej|oki|okay|no|ajde|aha|ja|prav|dobro|v redu|well|alright|right|thanks|hvala)[ ,.!]+)*(?:adijo|nasvidenje|lahko noc|caw?|cav|cao|lep dan|lep vecer|lep \w+ (?:ti |vam )?(?:zelim|se naprej)|(?:have a )?(?:nice|good|lovely) (?:day|evening|one|weekend)|amen|bye(?: bye)?|goodbye|good night|see you|se vidimo|se slisimo)(?:[ ,.!]+(?:then|now|for now|pol|zdaj|zdej|lep\w*|dan|vecer|noc|se naprej|later|soon|vsem|and|thanks|thank you|hvala|in|take care|srecno))*[\s!.]*$/,
  short:
    /^(?:(?:ok|okej|no|ajde|aha|well)[ ,.!]+)*(?:ja+|ne|da|ok\w*|okej|v redu|aha|hm+|ne vem|nic|yes|yeah|no|nope|idk|i dont know|nothing|sure|test|[\s?!.…]+)[\s!.?]*$/,
};

/** Not enough to be answered where somebody may be in danger, or their answers ask about it again. */
export const SMALL_TALK: readonly Topic[] = [
  "short",
  "bye",
  "more",
  "sad",
  "heavy",
  "lonely",
  "afraid",
  "anxious",
  "hard",
  "bored",
  "worth",
  "joy",
];
export const VIOLENCE: readonly Topic[] = [
  "threatened",
  "choked",
  "violenceGuilt",
  "patience",
  "obey",
  "partner",
  "abuseInChurch",
  "abuse",
];
/** Answered in their own words as long as nobody says that they want to die, whatever sign was seen: each asks about it itself. */
export const CARE: readonly Topic[] = [
  "voices",
  "blackmail",
  "hurtChild",
  "overwhelmed",
  "baby",
  "eating",
  "childLoss",
  "gay",
];
/** Grief and violence are answered before a danger that no word names. */
export const GRAVE: readonly Topic[] = [
  ...VIOLENCE,
  ...CARE,
  "leftDrinking",
  "inHell",
  "lossGuilt",
  "suicideLoss",
  "dying",
  "loss",
  "seeAgain",
];
/** Asked of this site by people who are not in danger; answered where no word names one. */
export const QUIET: readonly Topic[] = [
  "rejected",
  "pupil",
  "teacher",
  "crush",
  "meaning",
  "hope",
  "faith",
  "peace",
  "love",
  "wisdom",
  "notWisdom",
  "wiser",
  "jesus",
  "hell",
  "afterDeath",
  "godExists",
  "prayUnbelieving",
  "prayer",
  "pet",
  "dementia",
  "prodigal",
  "about",
  "group",
  "remember",
  "welcome",
  "story",
  "print",
  "deleting",
  "augustine",
  "stigma",
];
/** Where all is said of these, who wrote is listened to, and not shown passages. */
export const PERSONAL: readonly Topic[] = [
  ...GRAVE,
  "anger",
  "rejected",
  "bullied",
  "worth",
  "marriage",
  "stigma",
  "suffering",
  "pet",
  "dementia",
  "child",
  "envy",
  "lonely",
  "sad",
  "heavy",
  "afraid",
  "anxious",
  "hard",
  "crush",
];

/** Asked again, these are answered in the same words. */
export const SAID_AGAIN: readonly Topic[] = ["numbers", "deleting", "print", "order", "dose", "anger"];

export const AFTER_SUICIDE: readonly Topic[] = ["inHell", "lossGuilt", "suicideLoss"];
/** After these, a message that nothing fits is not met with other words to try. */
export const HEAVY: readonly Topic[] = [...GRAVE, "pet", "dementia"];

/** What a message, read plainly (danger-signs.ts), is about, the gravest of several; null where the texts must be searched. */
export function findTopic(message: string): Topic | null {
  return TOPICS.find((topic) => SIGNS[topic].test(message)) ?? null;
}

/** Whether a message, read plainly, is about one of these. */
export function isAbout(message: string, topics: readonly Topic[]): boolean {
  const topic = findTopic(message);
  return topic !== null && topics.includes(topic);
}
