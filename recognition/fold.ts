/**
 * Makes ways of writing the same letters the same: invisible characters, case, marks above letters, styled,
 * Cyrillic, Greek and small capital letters, apostrophes. "Nočem več ŽIVETI" → "nocem vec ziveti", "I’m, we’ll" → "im, we ll".
 */
export function foldText(text: string): string {
  return text
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/['’‘`´ʼ](?=(?:ll|ve|re|d)\b)/g, " ")
    .replace(/['’‘`´ʼ]/g, "");
}

const LETTERS = new Map<string, string>([
  ...pair("абвгдезиклмнопрстуфхцчшжјђћљњџыэі", "abvgdeziklmnoprstufhccszjdclnziei"),
  ...pair("đłøıß", "dloisS"),
  ...pair("αβγδεζηικλμνοπρστυφχω", "abydeznikimvonpotupxw"),
  ...pair("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
]);

function pair(from: string, to: string): [string, string][] {
  return [...from].map((letter, index) => [letter, (to[index] ?? letter).toLowerCase()]);
}

/** Letters that repeat become one: "umrrrla" → "umrla". */
export function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  $: "s",
  "@": "a",
  "!": "i",
  "|": "i",
  "€": "e",
  "+": "t",
};

/** "k1ll" → "kill", "su*cide" → "sucide"; undefined where digits are digits: "10mg". */
export function decodeLeet(word: string): string | undefined {
  if (!/[a-z]/.test(word) || /^[0-9]+[a-z]{1,2}$/.test(word)) return undefined;
  return word.replace(/[^a-z]/g, (sign) => LEET[sign] ?? "");
}
