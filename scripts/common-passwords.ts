import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_CHARACTERS } from "../contract/accounts.ts";

/** So many of the commonest passwords are refused (docs/decisions/0009-sessions.md). */
const COMMONEST = 10_000;

/**
 * Writes the commonest passwords for the worker, which would otherwise carry the whole list.
 * Those that are too short anyway are left out. They stand in the order of the alphabet, each
 * without the letters that it shares with the one before, but with their number (0 to 9): half
 * the size. worker/auth/common-passwords.ts reads them.
 */
export function writeCommonPasswords(path: string): void {
  const passwords = dictionary["passwords-common"]
    .slice(0, COMMONEST)
    .map((password) => String(password).toLowerCase())
    .filter((password) => [...password].length >= PASSWORD_MIN_CHARACTERS);
  const sorted = [...new Set(passwords)].toSorted();
  const lines = sorted.map((password, index) => {
    const shared = countShared(password, sorted[index - 1] ?? "");
    return `${shared}${password.slice(shared)}`;
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(lines.join("\n")));
}

function countShared(password: string, before: string): number {
  let shared = 0;
  while (shared < 9 && shared < before.length && password[shared] === before[shared]) shared++;
  return shared;
}
