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

const UNITS = String.raw`[%‰€$£°]|(?:eur|evr|€|dolar|dollar|bucks|pound|funt|kun|din|sit|tolar|cent|bitcoin|btc|usd|gbp|chf|tiso[čc]|miljon|milijon|milijard|thousand|million|billion|mio|mrd|ljud|[čc]love|oseb|prebival|people|person|inhabitant|men|women|children|otrok|mo[šs]k|[žz]ensk|mrtv|dead|[žz]rt|victim|kos|kom|pieces|korak|step|to[čc]k|point|sledilc|follow|ogled|view|v[šs]e[čc]k|lajk|like|subscriber|naro[čc]nik|glas|vote|ur[eaoi]?(?!\p{L})|h(?!\p{L})|hour|min|sek|sec|ms(?!\p{L})|dni|dan|day|noč|night|tedn|week|mesec|month|let[aoi]?(?!\p{L})|year|stolet|centur|krat|times|x(?!\p{L}|\s?\d)|km|kilom|m(?!\p{L})|m2|met[re]|mil[je]|cm|mm|kg|g(?!\p{L})|gram|ton|kal|kcal|cal|lit|watt|kw|w(?!\p{L})|gb|mb|tb|kb|byte|bit|bajt|px|pixel|piks|hz|mhz|ghz|besed|word|[čc]rk|letter|znak|character|vrsti|line|strani|page|zvezd|star|celic|cell|atom|vrst|primer|case|delnic|share|fps|xp|lvl|coin|kovanc|gold|stopinj|degree|svetlobn|light)`;
/** A number with one of these is counted, weighed or paid. */
export const COUNTED_AFTER = new RegExp(String.raw`^[\s*_]{0,3}(?:${UNITS})`, "iu");
export const COUNTED_BEFORE =
  /(?:[€$£≈~]|(?<!\p{L})(?:eur|usd|gbp|chf|stane|stal[ao]?|cena|znesek|zneska|dolg|dolga|dolguje\p{L}*|pla[čc]\p{L}*|zaslu[žz]\p{L}*|skupaj|cost|costs|price|paid|pay|owe|owes|earn\p{L}*|total|sum|vsot\p{L}*|population|prebivalcev|okoli|okrog|pribli[žz]no|about|around|roughly|isbn|ean|issn|doi|pi|verzij\p{L}*|version|v|build)[\s:=]{1,2}(?:\p{L}+ )?)$/iu;

/** "Ps 119.", "1 Kor 13,": what stands after it are verses. */
export const BOOK_BEFORE =
  /(?<!\p{L})(?:\d\.?\s?)?(?:ps|psal\p{L}*|pss|mz|gen\p{L}*|ex|exod\p{L}*|lev\p{L}*|num\p{L}*|deut\p{L}*|joz|josh\p{L}*|sod|judg\p{L}*|rut|ruth|sam|kr|kings|krn|chr\p{L}*|ezr\p{L}*|neh\p{L}*|est\p{L}*|job\p{L}*|prg|preg\p{L}*|prov\p{L}*|prd|eccl\p{L}*|vp|iz|isa\p{L}*|izaij\p{L}*|jer\p{L}*|[žz]al|lam\p{L}*|ezk|ezek\p{L}*|dan|oz|hos\p{L}*|jl|am|jon\p{L}*|mih|mic\p{L}*|hab\p{L}*|mal|mdr|sir|tob\p{L}*|mt|matt?\p{L}*|mr|mk|mark\p{L}*|lk|luk\p{L}*|jn|john|janez\p{L}*|apd|acts|rim\p{L}*|rom\p{L}*|kor\p{L}*|cor\p{L}*|gal\p{L}*|ef\p{L}*|eph\p{L}*|flp|phil\p{L}*|kol\p{L}*|col\p{L}*|tes|thess?\p{L}*|tim\p{L}*|tit\p{L}*|flm|heb\p{L}*|jak\p{L}*|jam\p{L}*|pt|pet\p{L}*|jud\p{L}*|raz\p{L}*|rev\p{L}*)\.?\s{0,2}(?:\d{1,3}\s?[,:.;]\s?)?$/iu;
