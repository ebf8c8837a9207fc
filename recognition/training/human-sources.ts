import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { decodeText } from "./file-formats.ts";

/** An entry of corpus/human-sources.json. */
export interface Source {
  id: string;
  language: "sl" | "en";
  repository: string;
  commit: string;
  licence: string;
  redistribution: string;
  people: string;
  lines?: Record<string, number>;
  /** Of the file that is made of it. */
  sha256: string;
}

const CORPUS = new URL("../corpus/", import.meta.url);

/** The crisis texts stand last: they are no harmless text. */
export const CRISIS = "crisis-dev";

export function readSources(): Source[] {
  const { sources } = JSON.parse(readFileSync(new URL("human-sources.json", CORPUS), "utf8")) as {
    sources: Source[];
  };
  return sources;
}

/** sha256 of lines that are left out, by language: lines of danger, and lines of test that somebody has seen. */
export function readDropped(language: string): Set<string> {
  const rows = readFileSync(new URL("human-dropped.tsv", CORPUS), "utf8").trim().split("\n");
  return new Set(
    rows.map((row) => row.split("\t")).flatMap(([of, , hash = ""]) => (of === language ? [hash] : [])),
  );
}

/** One commit of a repository. */
export interface Snapshot {
  readBytes(path: string): Buffer;
  readText(path: string): string;
  /** The paths below a folder, in the order of their letters. */
  list(folder: string): string[];
}

/** A commit of a repository whose git directory lies on this machine. */
export function openSnapshot(gitDirectory: string, commit: string): Snapshot {
  const git = (...words: string[]) =>
    execFileSync("git", ["--git-dir", gitDirectory, ...words], { maxBuffer: 1 << 30 });
  const readBytes = (path: string) => git("show", `${commit}:${path}`);
  return {
    readBytes,
    readText: (path) => decodeText(readBytes(path)),
    list: (folder) =>
      git("ls-tree", "-r", "--name-only", "-z", commit, folder)
        .toString("utf8")
        .split("\0")
        .filter((path) => path !== "")
        .toSorted((a, b) => (a < b ? -1 : 1)),
  };
}
