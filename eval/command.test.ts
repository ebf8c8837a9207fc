import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runEval } from "./command.ts";
import { serve, serveSite } from "./testing/site-server.ts";

const KEY = "sk-never-in-a-file";
const ONLY = ["--only", "happy-father,broken-heart", "--language", "en"];

async function open(environment: Record<string, string> = {}) {
  const site = await serveSite();
  onTestFinished(() => site.stop());
  const runs = mkdtempSync(join(tmpdir(), "eval-runs-"));
  const said: string[] = [];
  const run = (...words: string[]) =>
    runEval([...words, "--site", site.url, "--runs", runs], {
      environment,
      say: (line) => said.push(line),
      now: () => new Date("2026-11-23T20:00:00Z"),
    });
  return { site, runs, said, run, at: (...path: string[]) => join(runs, ...path) };
}

function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

test("without a key all stages run, in a run named after the day, and nothing is called a judgement", async () => {
  const { run, said, at } = await open();
  expect(await run(...ONLY)).toBe(true);
  expect(readdirSync(at("2026-11-23", "conversations"))).toEqual([
    "en-broken-heart.json",
    "en-broken-heart.md",
    "en-happy-father.json",
    "en-happy-father.md",
  ]);
  expect(readFileSync(at("2026-11-23", "scores", "counsellor-rules.md"), "utf8")).toContain(
    "not a judgement",
  );
  expect(said.join("\n")).toContain("| en, ordinary |");
});

test("what exists is not done again, what is missing is", async () => {
  const { run, site, at } = await open();
  await run("generate", "r", ...ONLY);
  await run("judge", "r", ...ONLY);
  const asked = site.bodies.length;
  const judged = at("r", "judgements", "counsellor-rules", "en-happy-father.json");
  const before = statSync(judged).mtimeMs;
  await run("generate", "r", ...ONLY);
  await run("judge", "r", ...ONLY);
  expect(site.bodies.length).toBe(asked);
  expect(statSync(judged).mtimeMs).toBe(before);
  rmSync(at("r", "conversations", "en-happy-father.json"));
  rmSync(judged);
  await run("generate", "r", ...ONLY);
  expect(site.bodies.length).toBe(asked + 5);
  await run("judge", "r", ...ONLY);
  expect(existsSync(judged)).toBe(true);
});

test("a judgement of other words does not count and is made anew", async () => {
  const { run, at, said } = await open();
  await run("generate", "r", ...ONLY);
  await run("judge", "r", ...ONLY);
  const file = at("r", "conversations", "en-happy-father.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("You say: our", "You wrote: our"));
  expect(await run("score", "r", ...ONLY)).toBe(false);
  expect(said.join("\n")).toContain("not judged: en-happy-father");
  await run("judge", "r", ...ONLY);
  expect(await run("score", "r", ...ONLY)).toBe(true);
});

test("a conversation that fails is held by the next call; the others are kept", async () => {
  const { run, said, at } = await open();
  const refusing = await serve((_, response) => response.writeHead(400).end("no"));
  onTestFinished(() => refusing.stop());
  const runs = mkdtempSync(join(tmpdir(), "eval-refused-"));
  const words = ["generate", "r", ...ONLY, "--runs", runs, "--site", refusing.url];
  const whole = await runEval(words, {
    environment: {},
    say: (line) => said.push(line),
    now: () => new Date(),
  });
  expect(whole).toBe(false);
  expect(said.join("\n")).toContain("NOT HELD en-happy-father: The site at");
  expect(existsSync(join(runs, "r", "conversations"))).toBe(false);
  await run("generate", "r", ...ONLY);
  writeFileSync(at("r", "conversations", "en-happy-father.json"), "{");
  expect(await run("generate", "r", ...ONLY)).toBe(false);
  expect(said.join("\n")).toContain("en-happy-father.json is no JSON");
});

test("a person judges on sheets: first they wait, a mistake has its line, a whole one counts", async () => {
  const { run, said, at } = await open();
  const words = ["r", "--only", "happy-father", "--language", "en"];
  const person = [...words, "--judge", "person", "--reader", "ana"];
  await run("generate", ...words);
  expect(await run("judge", ...person)).toBe(true);
  expect(said.join("\n")).toContain("1 sheets wait");
  expect(await run("score", ...person)).toBe(false);
  const sheet = at("r", "sheets", "counsellor-person-ana", "en-happy-father.txt");
  const fresh = readFileSync(sheet, "utf8");
  const ticked = fresh.replace(/\[ \] (good|not|heard|kept|4):/g, "[x] $1:");
  writeFileSync(sheet, ticked.replace("[x] 4:", "[ ] 4:"));
  expect(await run("judge", ...person)).toBe(false);
  expect(said.join("\n")).toMatch(/en-happy-father\.txt:\d+: "go-on" has no answer/);
  writeFileSync(sheet, ticked);
  expect(await run("judge", ...person)).toBe(true);
  expect(readFileSync(sheet, "utf8")).toBe(ticked);
  expect(await run("score", ...person)).toBe(true);
  expect(said.join("\n")).toContain("judged by person: ana");
});

test("a model plays and judges, and its key stands in no file", async () => {
  const model = await serve((body, response) => {
    const { messages } = body as { messages: { content: string }[] };
    const said = messages.length;
    response.end(JSON.stringify({ choices: [{ message: { content: said > 4 ? "END" : "it hurts" } }] }));
  });
  onTestFinished(() => model.stop());
  const { run, said, runs, at } = await open({
    EVAL_API_KEY: KEY,
    EVAL_BASE_URL: model.url,
    EVAL_MODEL: "some/model",
  });
  expect(await run("generate", "r", ...ONLY)).toBe(true);
  const held = readFileSync(at("r", "conversations", "en-happy-father.json"), "utf8");
  expect(held).toContain('"visitor": "some/model"');
  expect(held).toContain('"wish_to_die"');
  expect(await run("judge", "r", ...ONLY)).toBe(false);
  expect(said.join("\n")).toContain("NOT JUDGED en-happy-father: some/model gave no judgement");
  expect(readAll(runs) + said.join("\n")).not.toContain(KEY);
  // A run is held with one kind of visitor.
  await expect(run("generate", "r", "--visitor", "script")).rejects.toThrow("begun with visitor some/model");
});

test("two runs are compared in a file", async () => {
  const { run, at } = await open();
  for (const name of ["one", "two"]) {
    await run("generate", name, ...ONLY);
    await run("judge", name, ...ONLY);
  }
  expect(await run("compare", "one", "two")).toBe(true);
  expect(readFileSync(at("one--two.counsellor-rules.md"), "utf8")).toContain("2 conversations are in both");
});

test("a wrong order is answered with what is wrong", async () => {
  const { run } = await open();
  await expect(run("dance")).rejects.toThrow('There is no "dance"');
  await expect(run("compare", "one")).rejects.toThrow("compare needs two runs");
  await expect(run("judge", "r", "--judge", "person")).rejects.toThrow("--reader NAME");
  await expect(run("generate", "../r")).rejects.toThrow("is no name of a run");
  await expect(run("generate", "r", "--turns", "0")).rejects.toThrow("--turns");
  await expect(run("generate", "r", "--only", "nobody")).rejects.toThrow('no persona "nobody"');
  await expect(run("generate", "r", "--visitor", "model")).rejects.toThrow("EVAL_API_KEY");
  await expect(run("judge", "none")).rejects.toThrow("holds no conversations yet");
});
