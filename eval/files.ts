import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** What is wrong with a file, a setting or a call, in words for whoever started the command. */
export class Fault extends Error {
  override name = "Fault";
}

/** Writes a whole file or none: whoever reads beside it, or stops the command, never meets half of one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

export function writeJson(file: string, value: unknown): void {
  writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** @throws Fault which names the file */
export function readText(file: string): string {
  if (!existsSync(file)) throw new Fault(`${file} is not there.`);
  return readFileSync(file, "utf8");
}

/** @throws Fault which names the file and each key that is wrong */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`${file} is no JSON. Delete it, and the next run writes it anew.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Fault(explain(file, result.error.issues, () => ""));
}

/** @throws Fault which names the file, and for each mistake its line and key */
export function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines });
  const lineOf = (offset: number) => `:${lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken) throw new Fault(`${file}${lineOf(broken.pos[0])}: ${broken.message.split("\n")[0]}`);
  const result = schema.safeParse(document.toJS() as unknown);
  if (result.success) return result.data;
  const find = (path: PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range))
        return lineOf(Number(node.range[0]));
    }
    return "";
  };
  throw new Fault(explain(file, result.error.issues, find));
}

/** The names of a folder's files with this ending, without it, in their order; none where there is no folder. */
export function listNames(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();
}

/** Short, and another one when anything of the value is another. */
export function fingerprint(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
}

export const RUNS = join(import.meta.dirname, "runs");

function explain(file: string, issues: z.core.$ZodIssue[], find: (path: PropertyKey[]) => string): string {
  return issues
    .map(
      ({ path, message }) =>
        `${file}${find(path)}: ${path.map(String).join(" → ") || "the file"}: ${message}`,
    )
    .join("\n");
}
