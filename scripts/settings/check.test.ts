import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { formatProblem } from "../content/problem.ts";
import { checkSettings, readRetentionDays } from "./check.ts";

const PROJECT = join(import.meta.dirname, "../..");
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "settings-"));
  cpSync(join(PROJECT, "wrangler.toml"), join(root, "wrangler.toml"));
});
afterEach(() => rmSync(root, { recursive: true }));

const lineOf = (start: string) =>
  readFileSync(join(root, "wrangler.toml"), "utf8")
    .split("\n")
    .findIndex((line) => line.startsWith(start)) + 1;
const check = () => checkSettings(root).map(formatProblem);

/** Writes a line of wrangler.toml anew. @returns its number and what the build says */
function set(name: string, line: string): { at: number; problems: string[] } {
  const at = lineOf(`${name} =`);
  const path = join(root, "wrangler.toml");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace(new RegExp(`^${name} =.*`, "m"), line));
  return { at, problems: check() };
}

test("the settings as they stand are in order", () => {
  expect(check()).toEqual([]);
  expect(readRetentionDays(root)).toBe(90);
});

const DAYS = 'It must be a whole number of days from 1 to 3650, such as "90".';
const TOKENS = 'It must be a whole number of tokens, such as "500000"; "0" is without limit.';
const SIGNUP = 'It must be "open" or "closed".';
const SENDER = 'It must be an e-mail address, such as "help@example.org".';
test.each([
  ["RETENTION_DAYS", '"0"', DAYS],
  ["RETENTION_DAYS", '""', DAYS],
  ["RETENTION_DAYS", '"-5"', DAYS],
  ["RETENTION_DAYS", '"0.5"', DAYS],
  ["RETENTION_DAYS", '"ninety"', DAYS],
  ["RETENTION_DAYS", '"3651"', DAYS],
  ["RETENTION_DAYS", "0", DAYS],
  ["RETENTION_DAYS", "true", DAYS],
  ["AI_DAILY_TOKENS", '"-1"', TOKENS],
  ["AI_DAILY_TOKENS", '"1.5"', TOKENS],
  ["AI_DAILY_TOKENS", '"a lot"', TOKENS],
  ["SIGNUP", '"Closed"', SIGNUP],
  ["MAIL_FROM", '"kocka@"', SENDER],
  ["MAIL_FROM", '""', SENDER],
])("%s = %s is told with its line and what is allowed", (name, value, allowed) => {
  const { at, problems } = set(name, `${name} = ${value}`);
  expect(problems).toEqual([`wrangler.toml:${at}  ${name} is ${value}. ${allowed}`]);
});

test.each(['"1"', '"3650"', "30"])("RETENTION_DAYS = %s is taken, and pages promise it", (value) => {
  expect(set("RETENTION_DAYS", `RETENTION_DAYS = ${value}`).problems).toEqual([]);
  expect(readRetentionDays(root)).toBe(Number(value.replaceAll('"', "")));
});

test("a setting that is missing is told where its section begins, the others may be left out", () => {
  const { problems } = set("RETENTION_DAYS", "");
  expect(problems).toEqual([`wrangler.toml:${lineOf("[vars]")}  RETENTION_DAYS is missing. ${DAYS}`]);
  for (const name of ["AI_DAILY_TOKENS", "SIGNUP", "MAIL_FROM"])
    expect(set(name, "").problems).toEqual(problems);
});

test("an environment of its own, and the values of one's own machine, are checked too", () => {
  const path = join(root, "wrangler.toml");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, `${before}\n[env.staging.vars]\nRETENTION_DAYS = "zero"\n`);
  writeFileSync(join(root, ".dev.vars"), 'OPENAI_API_KEY=x\nRETENTION_DAYS="0"\n');
  expect(check()).toEqual([
    `wrangler.toml:${before.split("\n").length + 2}  RETENTION_DAYS is "zero". ${DAYS}`,
    `.dev.vars:2  RETENTION_DAYS is "0". ${DAYS}`,
  ]);
});

test("a file that cannot be read is told with its line", () => {
  const { at, problems } = set("SIGNUP", 'SIGNUP = "open');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^wrangler\\.toml:${at} {2}This file cannot be read: `));
});

test("the script of the build ends with an error and the sentence", () => {
  const path = join(root, "wrangler.toml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^RETENTION_DAYS.*/m, 'RETENTION_DAYS = "0"'));
  const run = spawnSync(process.execPath, [join(PROJECT, "scripts/settings.ts"), root], { encoding: "utf8" });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`RETENTION_DAYS is "0". ${DAYS}`);
});

test("build, and with it the deploy, begin with this check", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts["build"]).toMatch(/^node scripts\/settings\.ts && /);
  expect(scripts["dev"]).toMatch(/^node scripts\/settings\.ts && /);
  expect(scripts["deploy"]).toMatch(/^npm run build && /);
});
