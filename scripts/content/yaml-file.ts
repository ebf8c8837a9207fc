import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Problem } from "./problem.ts";

/** A checked file, or the mistakes found in it. */
export type Checked<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

/**
 * Parses YAML and checks it against a schema.
 *
 * @param firstLine line of the file at which `text` begins (front matter begins at line 2)
 */
export function checkYaml<T>(schema: z.ZodType<T>, file: string, text: string, firstLine = 1): Checked<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineOf(error.pos[0]),
      message: `This line cannot be read: ${firstSentence(error.message)} A text with a colon or a quotation mark in it must stand in "double quotes" or after a | sign.`,
    }));
    return { value: null, problems };
  }

  const result = schema.safeParse(document.toJS() as unknown);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.map((issue) => ({
    file,
    line: lineOf(nearestOffset(document, issue.path)),
    message: explain(issue),
  }));
  return { value: null, problems };
}

/** Finds the line of a key, or of the nearest thing around it that exists. */
export function locateKeys(text: string): (path: PropertyKey[]) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (path) => lines.linePos(nearestOffset(document, path)).line;
}

/** Where in the file the key stands, or the nearest thing around it that exists. */
function nearestOffset(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}

function explain(issue: z.core.$ZodIssue): string {
  const key = issue.path.map(String).join(" → ");
  const name = key === "" ? "This file" : `"${key}"`;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `${name} is missing. Add a line such as: ${String(issue.path.at(-1) ?? "key")}: …`
        : `${name} should be ${issue.expected === "string" ? "a text" : `of the kind "${issue.expected}"`}.`;
    case "unrecognized_keys":
      return `${issue.keys.map((unknown) => `"${unknown}"`).join(", ")} is not a key of ${name}. Is it spelled right? Otherwise remove the line.`;
    case "too_small":
      return issue.origin === "array"
        ? `${name} has too few items; it needs ${issue.exact ? "exactly" : "at least"} ${issue.minimum}.`
        : `${name} is empty. Write a text after the colon.`;
    case "too_big":
      return issue.origin === "array"
        ? `${name} has too many items; it may have ${issue.exact ? "exactly" : "at most"} ${issue.maximum}.`
        : `${name} is too long; it may have at most ${issue.maximum} characters.`;
    case "invalid_value":
      return `${name} may only be one of: ${issue.values.map(String).join(", ")}.`;
    default:
      return `${name}: ${issue.message}.`;
  }
}

function firstSentence(text: string): string {
  return `${text.split(/[\n.:]/)[0] ?? text}.`;
}
