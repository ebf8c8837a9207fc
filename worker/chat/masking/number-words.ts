/** The words beside a number that tell what it is. Each is looked for in a short piece of text only. */

const TELEPHONE_WORD = String.raw`tel(?:efon\p{L}*|ephone)?|gsm|mob\p{L}*|cell(?:phone)?|phone|fax|[šs]tevilk\p{L}*|[šs]t|number|num|nr|no|broj|pokli\p{L}*|klic\p{L}*|kli[čc]i\p{L}*|zavrti\p{L}*|javi\p{L}*|dosegljiv\p{L}*|call|dial|ring|text|sms|viber\p{L}*|whats ?app\p{L}*|wa|signal\p{L}*|telegram\p{L}*|contact|kontakt\p{L}*|reach`;
/** "Pokliči me na …", "my number is …" */
export const TELEPHONE_BEFORE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])(?:${TELEPHONE_WORD})[^\p{L}\p{Nd}\n!?]|(?<![\p{L}\p{M}])(?:tel|mob|gsm)$|#\s?(?:is|je|:))[^\n!?;\p{Nd}]{0,30}$`,
  "iu",
);
/** "… je moja številka" */
export const TELEPHONE_AFTER = new RegExp(
  String.raw`^[\s,()–-]{0,3}(?:(?:je|to|is|that'?s|this|it'?s|moj\p{L}*|my|his|her|njegov\p{L}*|njen\p{L}*)\s+){0,3}(?:telefon\p{L}*|tel|gsm|mob\p{L}*|phone|cell|number|[šs]tevilk\p{L}*)(?![\p{L}])`,
  "iu",
);

const PAPER_WORD = [
  String.raw`dav[čc]n\p{L}*`,
  String.raw`d\.?\s?[šs]\.?(?=[^\p{L}])`,
  String.raw`(?:id|[šs]t\p{L}*\.?) za ddv|ddv`,
  String.raw`em[šs]o|jmbg|oib|codice fiscale|steuer\p{L}*`,
  String.raw`mati[čc]n\p{L}* (?:[šs]t\p{L}*|broj)`,
  String.raw`potn\p{L}{1,3} list\p{L}*|potn\p{L}{1,3}(?= (?:[šs]t|je))|potni|paso[šs]\p{L}*|putovnic\p{L}*`,
  String.raw`osebn\p{L}{1,3}(?: (?:izkaznic\p{L}*|dokument\p{L}*|iskaznic\p{L}*))?|i[zs]kaznic\p{L}*|dokument\p{L}*`,
  String.raw`vozni[šs]k\p{L}*|zavarovan\p{L}*|zavarovaln\p{L}*|zdravstven\p{L}{1,3}|kzz|zzzs|[čc]lansk\p{L}*|vpisn\p{L}*|bolni[šs]k\p{L}*`,
  String.raw`trr|iban|(?:teko[čc]|transakcijsk|ban[čc]n)\p{L}{1,3}(?: ra[čc]un\p{L}*)?|ra[čc]un(?:a|u|om|i|ov)?|kartic\p{L}*|visa|mastercard|maestro|revolut|paypal`,
  String.raw`passport|id(?: ?card)?|identity(?: card)?|(?:driv\p{L}+ |driver'?s )?licen[cs]e|ssn|social(?: security)?|national insurance|nino?|nhs|medicare|insurance|tax(?:payer)?|tin|vat|utr`,
  String.raw`(?:bank )?acc(?:oun)?t|sort(?: code)?|routing|card|debit|credit|student (?:id|number)|matriculation`,
].join("|");
/** A paper, an account or an office that gives people a number. */
export const PAPER = new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${PAPER_WORD})(?![\p{L}\p{M}])`, "giu");
/** "… je moja davčna", "… is my passport number" */
export const PAPER_AFTER = new RegExp(
  String.raw`^[\s()–-]{0,3}(?:(?:je|to|is|that'?s|it'?s|moj\p{L}*|my|his|her|številka|number|of|od|the|na|on|z|s)\s+){0,4}(?:${PAPER_WORD})(?![\p{L}\p{M}])`,
  "iu",
);
/** Secrets of three figures and more. */
export const SECRET =
  /(?<![\p{L}\p{M}])(?:pin|cvv2?|cvc2?)(?:[\s-](?:kod\p{L}*|code|number|[šs]t\p{L}*\.?))?(?:[\s:=-]|\s(?:je|is|mi je|od kartice|za kartico|moj|my)(?![\p{L}])){1,4}(?<secret>\d{3,8})(?!\d|[.,]\d)|(?<![\d.,])(?<before>\d{3,4})(?=[\s,(]{1,2}(?:cvv|cvc|pin)(?!\p{L}))/giu;

/** Nothing else begins with these. */
const UNIT_STEMS = String.raw`eur|evr|dolar|dollar|bucks|tolar|bitcoin|tiso[čc]|miljon|milijon|milijard|thousand|million|billion|ljud|[čc]love[kš]|prebival|people|inhabitant|women|children|otrok|mo[šs]k|[žz]ensk|mrtv|dead|[žz]rt(?:e|ev)|victim|pieces|korak|to[čc]k|sledilc|v[šs]e[čc]k|lajk|subscriber|naro[čc]nik|minut|sekund|second|hour|tedn|mesec|month|stolet|centur|kilom|metr|meter|milj|gram|kalorij|kilokal|calorie|kcal|lit(?:er|r)|watt|byte|bajt|pixel|piks|[čc]rk|znak|character|vrstic|strani|zvezd|celic|atom|delnic|kovanc|stopinj|degree|svetlobn|light[ -]year`;
/** Other words begin with these: "call" with cal, "danes" with dan, "mene" with men, "tonight" with ton. */
const UNIT_WORDS = String.raw`pounds?|funt\p{L}{0,2}|kun[ae]?|din(?:ar\p{L}{0,3})?|sit|cent\p{L}{0,2}|btc|usd|gbp|chf|mio|mrd|oseb[aei]?|persons?|men|kos[aei]?|kosov|kom|steps?|points?|followers?|ogled(?:i|ov|a)?|views|likes?|glas(?:u|a|ov|ovi)?|votes?|ur[eaoi]?|h|min|mins|sek|secs?|ms|dni|dan|days?|no[čc]i?|nights?|weeks?|let[aoi]?|years?|krat|times|x(?!\s?\d)|km|m|m2|miles?|cm|mm|kg|g|ton(?:a|e|i|am|s|nes?)?|kal|cals?|kw|w|gb|mb|tb|kb|bit(?:s|ov|a)?|px|hz|mhz|ghz|besed[aei]?|words?|letters?|lines?|pages?|stars|cells|vrst[aei]?|primer(?:i|a|ov)?|cases|shares|fps|xp|lvl|coins?|gold`;
const UNITS = String.raw`[%‰€$£°]|${UNIT_STEMS}|(?:${UNIT_WORDS})(?!\p{L})`;
/** A number with one of these is counted, weighed or paid. */
export const COUNTED_AFTER = new RegExp(String.raw`^[\s*_]{0,3}(?:${UNITS})`, "iu");
export const COUNTED_BEFORE =
  /(?:[€$£≈~]|(?<!\p{L})(?:eur|usd|gbp|chf|stane|stal[ao]?|cena|znesek|zneska|dolg|dolga|dolguje\p{L}*|pla[čc]\p{L}*|zaslu[žz]\p{L}*|skupaj|cost|costs|price|paid|pay|owe|owes|earn\p{L}*|total|sum|vsot\p{L}*|population|prebivalcev|okoli|okrog|pribli[žz]no|about|around|roughly|isbn|ean|issn|doi|pi|verzij\p{L}*|version|v|build)[\s:=]{1,2}(?:\p{L}+ )?)$/iu;

/** "Ps 119.", "1 Kor 13,": what stands after it are verses. */
export const BOOK_BEFORE =
  /(?<!\p{L})(?:\d\.?\s?)?(?:ps|psal\p{L}*|pss|mz|gen\p{L}*|ex|exod\p{L}*|lev\p{L}*|num\p{L}*|deut\p{L}*|joz|josh\p{L}*|sod|judg\p{L}*|rut|ruth|sam|kr|kings|krn|chr\p{L}*|ezr\p{L}*|neh\p{L}*|est\p{L}*|job\p{L}*|prg|preg\p{L}*|prov\p{L}*|prd|eccl\p{L}*|vp|iz|isa\p{L}*|izaij\p{L}*|jer\p{L}*|[žz]al|lam\p{L}*|ezk|ezek\p{L}*|dan|oz|hos\p{L}*|jl|am|jon\p{L}*|mih|mic\p{L}*|hab\p{L}*|mal|mdr|sir|tob\p{L}*|mt|matt?\p{L}*|mr|mk|mark\p{L}*|lk|luk\p{L}*|jn|john|janez\p{L}*|apd|acts|rim\p{L}*|rom\p{L}*|kor\p{L}*|cor\p{L}*|gal\p{L}*|ef\p{L}*|eph\p{L}*|flp|phil\p{L}*|kol\p{L}*|col\p{L}*|tes|thess?\p{L}*|tim\p{L}*|tit\p{L}*|flm|heb\p{L}*|jak\p{L}*|jam\p{L}*|pt|pet\p{L}*|jud\p{L}*|raz\p{L}*|rev\p{L}*)\.?\s{0,2}(?:\d{1,3}\s?[,:.;]\s?)?$/iu;
