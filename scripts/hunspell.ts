import { spawnSync } from "node:child_process";
import type { Locale } from "../contract/locale.ts";

const DICTIONARIES: Record<Locale, string> = { sl: "sl_SI", en: "en_GB" };

/** Whether the spelling checker is here, with the dictionaries of both languages. */
export function findHunspell(): boolean {
  return Object.values(DICTIONARIES).every((name) => run(name, "").status === 0);
}

/** Finds the spelling checker, or installs it from the system's packages (Debian, Ubuntu, as root). */
export function installHunspell(): boolean {
  if (findHunspell()) return true;
  if (process.getuid?.() !== 0) return false;
  for (const args of [["update"], ["install", "-y", "hunspell", "hunspell-sl", "hunspell-en-gb"]]) {
    console.log(`Installing the spelling checker: apt-get ${args.join(" ")}`);
    spawnSync("apt-get", args, { stdio: "inherit", timeout: 5 * 60_000 });
  }
  return findHunspell();
}

/**
 * Which of these words the dictionary of a language does not hold.
 *
 * @throws when hunspell fails
 */
export function findUnknown(locale: Locale, words: string[]): Set<string> {
  const { status, stdout, stderr } = run(DICTIONARIES[locale], words.join("\n"));
  if (status !== 0) throw new Error(`hunspell failed: ${stderr}`);
  return new Set(stdout.split("\n").filter((line) => line !== ""));
}

function run(dictionary: string, input: string) {
  // Nobody's own word list may decide what is right here.
  const args = ["-l", "-d", dictionary, "-i", "utf-8", "-p", "/dev/null"];
  return spawnSync("hunspell", args, { input, encoding: "utf8" });
}
