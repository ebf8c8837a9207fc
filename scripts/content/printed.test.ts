import { join } from "node:path";
import { expect, test } from "vitest";
import type { Helpline } from "../../contract/content.ts";
import { compileContent } from "./compile.ts";
import type { Printed } from "../../contract/printed.ts";
import { checkPrinted } from "./printed.ts";

const ROOT = join(import.meta.dirname, "../..");
const { files } = compileContent(ROOT, new Date("2026-11-27"));
const helplines = files.get("helplines.json") as Helpline[];
const printed = Object.fromEntries(
  ["documents", "sheets", "handouts", "poster"].map((name) => [name, files.get(`sl/${name}.json`)]),
) as unknown as Printed;
const handouts = (rows: string[][]): Printed => ({
  ...printed,
  handouts: { ...printed.handouts, helplines: rows },
});

test("a number that is not in helplines.yaml stops the build", () => {
  expect(checkPrinted(printed, helplines, "content/sl")).toEqual([]);
  expect(checkPrinted(handouts([["si-112", "si-nowhere"]]), helplines, "content/sl")).toEqual([
    {
      file: "content/sl/handouts.yaml",
      line: 1,
      message: '"si-nowhere" is not in content/helplines.yaml.',
    },
  ]);
});

test("a sheet without a number for danger stops the build", () => {
  const problems = checkPrinted(handouts([["si-116123"]]), helplines, "content/sl");
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"handouts" has no number for danger'),
  ]);
});
