import list from "../../generated/common-passwords.json";

let passwords: Set<string> | undefined;

/** Whether a password is among the commonest 10,000 (decisions.md "Accounts and admin"), or is the e-mail address. */
export function isCommonPassword(password: string, email: string): boolean {
  passwords ??= readList();
  const plain = password.toLowerCase();
  return passwords.has(plain) || plain === email;
}

/** Each line begins with the number of letters that it shares with the one before (scripts/common-passwords.ts). */
function readList(): Set<string> {
  let before = "";
  const all = list.split("\n").map((line) => (before = before.slice(0, Number(line[0])) + line.slice(1)));
  return new Set(all);
}
