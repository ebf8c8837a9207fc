import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeCommonPasswords } from "./common-passwords.ts";
import { authoredTexts, readSourceFiles } from "./content/authored-text.ts";
import { compileContent } from "./content/compile.ts";
import { hearRepeats, listenToPages, musicTable } from "./content/music.ts";
import { formatProblem } from "./content/problem.ts";

/**
 * Compiles `content/` to `generated/content/`, or says what is wrong with it and fails. With `--music` it also prints
 * for editors how often the favourite things of this site stand on each page.
 */
const root = join(import.meta.dirname, "..");
const { files, problems, warnings } = compileContent(root, new Date());

if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? "text needs" : "texts need"} mending:\n`);
  for (const problem of problems) console.error(`  ${formatProblem(problem)}`);
  process.exit(1);
}

const target = join(root, "generated/content");
rmSync(target, { recursive: true, force: true });
for (const [path, value] of files) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), JSON.stringify(value));
}
writeCommonPasswords(join(root, "generated/common-passwords.json"));
for (const warning of warnings) console.warn(`  Still to do: ${warning}`);
if (process.argv.includes("--music")) {
  const pages = listenToPages(readSourceFiles(root).flatMap(authoredTexts));
  console.log(`\n${[musicTable(pages), ...hearRepeats(pages)].join("\n")}`);
}
