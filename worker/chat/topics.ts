import { TOPICS, type Topic } from "../../contract/content.ts";

const RELATIVE = String.raw`(?:brat\w*|sestr\w*|sin\w*|hci|hcer\w*|mam\w*|oce\w*|ata|ati|babic\w*|ded\w*|moz\w*|zen\w*|fant\w*|punc\w*|prijatelj\w*|sosol\w*|nekdo|brother|sister|son|daughter|mother|mum|mom|father|dad|friend|husband|wife|boyfriend|girlfriend|cousin|uncle|aunt|classmate|someone)`;

/** How each topic is known, in folded text (čšž without marks) of either language. */
const SIGNS: Record<Topic, RegExp> = {
  abuse:
    /\b(?:zlorab\w*|posil(?:il|juj)\w*|otipav\w*|(?:me|nas|mamo) (?:tepe|pretepa|bije)|(?:tepe|pretepa|bije) (?:me|nas|mamo)|raped|molest\w*|groped|abuse[sd]? me|(?:hits|beats) (?:me|us|my mum|my mom))\b/,
  inHell:
    /\b(?:je (?:zdaj )?v peklu|gre(?:do)? v pekel (?:kdor|ce se)|is (?:he|she|my \w+) in hell|(?:samomor\w*|ubil\w?|suicide|killed) .*(?:pekel|peklu|hell))\b/,
  suicideLoss: new RegExp(
    String.raw`\b${RELATIVE}\b.*\b(?:se je .*ubila?|(?:naredil|storil)a? samomor|si je .*vzela? zivljenje|killed (?:himself|herself|themsel\w+)|took (?:his|her|their) own life|died by suicide|committed suicide)\b`,
  ),
  privacy:
    /\b(?:(?:kdo|nekdo) (?:to |vse |lahko )*(?:bere|vidi)|anonim\w*|zaseb(?:en|no) pogovor|je (?:to|pogovor) zaseb\w*|(?:any(?:one|body)|who) (?:else )?(?:can )?(?:reads?|sees?)|anonymous|confidential)\b/,
  numbers:
    /\b(?:(?:telefonsk\w* )?stevilk\w* (?:od |za )?(?!zivljenj)\w+|telefonsk\w* stevilk\w*|(?:kam|koga) (?:naj |lahko )?(?:poklic\w*|klicem)|phone number|\w+s number|(?:whom?|where) (?:can|should|do) i call)\b/,
  order:
    /\b(?:(?:ignorir\w*|pozabi|ignore|forget|disregard) .*(?:navodil\w*|pravil\w*|instructions?|rules|prompt)|sistemsk\w* (?:poziv|navodil\w*)|system prompt|system:|brez omejitev|without limits|jailbreak|administrator\w*|(?:geslo je|the password is)|(?:ponovi za m\w+|repeat after me)|(?:izpisi|pokazi|show|print)\b.*(?:pogovore|so pisali|drugih|conversations|others? wrote))/,
  group: /\b(?:telegram\w*|facebook\w*|discord|whats ?app)\b/,
  insult:
    /^(?:(?:ti |pa )*(?:si )?(?:\w+ )?(?:neum\w+|butast\w*|bedast\w*|zanic)(?: (?:program|robot|bot)\w*)?|(?:ti |si )*(?:idiot|bedak|kreten|butelj|debil)|je?bi se|odjebi|fukni se|pizda|crkni|utihni|tiho bodi|pojdi v .{2,8}|(?:you(?: ?a?re| are)? )?(?:an? )?(?:\w+ )?(?:stupid|useless|dumb|idiot|moron)(?: (?:bot|program|robot))?|fuck (?:you|off)|go die|shut up|you suck|kill yourself)[\s!.]*$/,
  sexual:
    /\b(?:gol\w* (?:slik\w*|fotk\w*)|seks\w*|porn\w*|masturb\w*|oblecen\w*|nudes?|horny|sex\w*|what are you wearing)\b/,
  offTopic:
    /(?:\b(?:kaksno|bo) .*\bvreme\b|\bvremensk\w* napoved|\bweather (?:be|like|in|today|tomorrow)|\d+ ?(?:krat|plus|minus|deljeno|times|[x*+/]) ?\d+|\b(?:napisi|naredi|resi|write|do|solve)\b.*\b(?:seminarsk\w*|esej|spis|domac\w*|nalog\w*|referat|essay|homework|paper)\b|\b(?:recept za|recipe for|prevedi|translate|kdo je zmagal|who won)\b)/,
  prayer:
    /\b(?:moli(?:tev|tv\w*)|pomoli\w*|moli zame|(?:kako|kuko|zacnem|znam)\b.*\bmoli[tm]\w*|prayers?|pray for (?:me|us|my)|how (?:do|can|should) (?:i|you|we) pr[ae]y)\b/,
  forgiveness: /\b(?:odpust\w*|odpusc\w*|forgiv\w*)\b/,
  suffering:
    /\b(?:(?:bog\w*|god)\b.*\b(?:trp\w+|hudo|zlo|suffer\w*|evil|pain)|(?:trp\w+|suffer\w*|evil)\b.*\b(?:bog\w*|god)|zakaj bog|why (?:does|did|would) god)\b/,
  withoutGod: /\b(?:(?:rabi\w*|potreb\w*) boga|brez boga|need god|without god)\b/,
  meaning:
    /\b(?:smis\w* (?:mojega )?ziv\w*|zakaj (?:sploh )?zivimo|mean\w* of (?:my )?li[fv]e|meening of li[fv]e|why are we here)\b/,
  child:
    /\b(?:(?:moj\w?|my) (?:\w+ )?(?:sin|hci|hcer\w*|otrok|fant|son|daughter|kid|child)\b.*(?:ne (?:pogovarja|govori|poslusa)|zaloput|zapira|talk|slam|listen)|kot (?:mam\w|oce|stars)|as a (?:mother|mum|mom|father|parent))\b/,
  envy: /\b(?:zavis[tc]\w*|zavid\w*|ljubosum\w*|primerjam|vse kar jaz nimam|env(?:y|ious)|jealous\w*|(?:stop|keep) comparing|everything i dont)\b/,
  loss: new RegExp(
    String.raw`\b(?:pogresam (?:ga|jo|\w+a|\w+o)|${RELATIVE} (?:\w+ ){0,3}(?:umrla?|died|passed away)|(?:umrla?) (?:mi )?(?:je )?${RELATIVE}|i miss (?:him|her|them))\b`,
  ),
  lonely:
    /\b(?:osaml\w*|sama? sem|sem (?:cisto |tako |zelo |tk |ful )?sama?|(?:nimam|brez) (?:nobenega |pravih )?prijatelj\w*|nihce me ne \w+|lonel\w*|(?:all|so) alone|no friends|nobody (?:likes|cares|loves))\b/,
  sad: /\b(?:zalost(?:e?n\w*|na)|obupan\w*|utrujen\w* .*(?:od vsega|zivljenj\w*)|(?:hudo|tezko) mi je|mi je (?:\w+ )?(?:hudo|tezko)|jocem|depres\w*|sad|hopeless|tired of (?:everything|it all|life)|crying|despair)\b/,
  afraid:
    /^(?!.*\b(?:pek[el]\w*|hell)\b).*\b(?:strah|bojim se|tesnob\w*|panik\w*|panic\w*|anxi\w*|afraid|scared|fear)\b/,
  hard: /^(?:ampak |ma |but )*(?:(?:to )?je (?:\w+ )?tez[jk]\w*|(?:its|it is|thats|that is) (?:\w+ )?hard|(?:kaj pa )?ce ne (?:morem|zmorem)|ne (?:morem|zmorem)|(?:and )?(?:what )?if i cant|i cant)[\s!.?]*$/,
  unconvinced:
    /\b(?:ni preprical\w*|ne preprica|se ne strinjam|(?:not|doesnt|didnt) convince\w*|dont agree|disagree)\b/,
  more: /^(?:povej (?:mi )?(?:se )?vec|se kaj|naprej|nadaljuj|tell me more|more|go on|continue)[\s!.?]*$/,
  bye: /^(?:adijo|nasvidenje|lahko noc|caw?|cav|cao|lep dan|amen|bye(?: bye)?|goodbye|good night|see you)[\s!.]*$/,
  short:
    /^(?:ja+|ne|da|ok\w*|okej|v redu|aha|hm+|ne vem|nic|yes|yeah|no|nope|idk|i dont know|nothing|sure|test|[\s?!.…]+)[\s!.?]*$/,
};

/** What a folded message is about, the gravest of several; null where the texts must be searched. */
export function findTopic(folded: string): Topic | null {
  const plain = folded.replace(/['’]/g, "");
  return TOPICS.find((topic) => SIGNS[topic].test(plain)) ?? null;
}
