import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { installChromium } from "./chromium.ts";
import { installHunspell } from "./hunspell.ts";

/** Runs every check and test, and ends with one line that counts them. */
const RESULTS = "test-results";
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;
let hasBrokenStep = false;
/** What failed, said once more at the end, where nobody has to look for it. */
const failures: string[] = [];

step("npm", ["run", "build"]);
step("npm", ["run", "check"]);
checkSpelling();
step("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`]);
countVitest();
installChromium();
step("playwright", ["test"]);
countPlaywright();

// A runner that stops for another reason than a failed test is a failure as well.
if (hasBrokenStep && failed === 0) failed = 1;
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a command; what must hold before any test can run ends the whole run when it fails. */
function step(command: string, args: string[]): void {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status === 0) return;
  hasBrokenStep = true;
  failures.push(`${command} ${args[0] ?? ""} (status ${status})`);
  if (command !== "npm") return;
  console.log(`\n${passed} passed, 1 failed`);
  process.exit(1);
}

/** Counts as one test; without a spelling checker it is left out, and said. */
function checkSpelling(): void {
  if (!installHunspell()) {
    console.warn("\nTHE SPELLING WAS NOT CHECKED: hunspell with hunspell-sl and hunspell-en-gb is missing.");
    return;
  }
  console.log("\n> npm run spelling");
  const { status } = spawnSync(process.execPath, ["scripts/spelling.ts"], { stdio: "inherit" });
  if (status === 0) {
    passed += 1;
    return;
  }
  failed += 1;
  failures.push("npm run spelling");
}

function countVitest(): void {
  const results = readJson<{ numPassedTests: number; numFailedTests: number; testResults: TestFile[] }>(
    "vitest.json",
  );
  passed += results.numPassedTests;
  failed += results.numFailedTests;
  for (const { name, message, assertionResults } of results.testResults) {
    if (message) failures.push(`${name}\n${message}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed") failures.push(`${name}: ${fullName}\n${failureMessages.join("\n")}`);
  }
}

/** A file of tests, as Vitest reports it. */
interface TestFile {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

function countPlaywright(): void {
  const { stats } = readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    "browser.json",
  );
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(`${RESULTS}/${name}`, "utf8")) as T;
}
