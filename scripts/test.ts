import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { installChromium } from "./chromium.ts";

/** Runs every check and test, and ends with one line that counts them. */
const RESULTS = "test-results";
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;

step("npm", ["run", "build"]);
step("npm", ["run", "check"]);
step("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`]);
countVitest();
installChromium();
step("playwright", ["test"]);
countPlaywright();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A step that fails without failing tests of its own counts as one failure. */
function step(command: string, args: string[]): void {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status === 0) return;
  failed++;
  if (command === "npm") {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exit(1);
  }
}

function countVitest(): void {
  const results = readJson<{ numPassedTests: number; numFailedTests: number }>("vitest.json");
  passed += results.numPassedTests;
  failed += results.numFailedTests;
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
