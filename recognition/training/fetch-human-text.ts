// Rebuilds recognition/corpus/human from public repositories: `npm run human-text`. What people wrote is never committed.
// `--mirror DIR` takes bare repositories from DIR/owner+name/ instead of cloning. Prints counts only, never a line.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { foldCrisisTexts, readCrisisTexts } from "./crisis-text.ts";
import { readers } from "./human-readers.ts";
import { CRISIS, openSnapshot, readDropped, readSources, type Snapshot } from "./human-sources.ts";
import { hashText, keepLines } from "./human-text.ts";

const { values } = parseArgs({ options: { mirror: { type: "string" } } });
const folder = fileURLToPath(new URL("../corpus/human/", import.meta.url));
const clones = mkdtempSync(join(tmpdir(), "human-text-"));
const sources = readSources();
const snapshots = new Map<string, Snapshot>();

/** The commit of a source, from the mirror or fetched now: that one commit, without history. */
function open(id: string): Snapshot {
  const source = sources.find((each) => each.id === id);
  if (!source) throw new Error(`corpus/human-sources.json has no source ${id}`);
  const found = snapshots.get(id);
  if (found) return found;
  const name = source.repository.split("/").slice(-2).join("+");
  const opened = openSnapshot(
    values.mirror === undefined ? cloneCommit(source, name) : findMirror(values.mirror, name),
    source.commit,
  );
  snapshots.set(id, opened);
  return opened;
}

function cloneCommit({ repository, commit }: { repository: string; commit: string }, name: string): string {
  const directory = join(clones, name);
  execFileSync("git", ["init", "--quiet", "--bare", directory]);
  execFileSync("git", ["--git-dir", directory, "fetch", "--quiet", "--depth", "1", repository, commit]);
  return directory;
}

function findMirror(mirror: string, name: string): string {
  const places = ["", ".git", "repo", "repo/.git"].map((place) => join(mirror, name, place));
  const found = places.find((place) => existsSync(join(place, "HEAD")));
  if (found === undefined) throw new Error(`no repository ${name} in ${mirror}`);
  return found;
}

/** Writes a file and tells whether it is, letter by letter, the one that the figures were measured with. */
function write(id: string, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join("");
  writeFileSync(join(folder, `${id}.tsv`), text);
  const isSame = hashText(text) === sources.find((each) => each.id === id)?.sha256;
  console.log(`${id}: ${lines.length} lines, ${isSame ? "as measured" : "NOT as measured"}`);
}

mkdirSync(folder, { recursive: true });
try {
  const crisis = foldCrisisTexts(open(CRISIS));
  const taken = { sl: new Set<string>(), en: new Set<string>() };
  for (const { id, language } of sources) {
    if (id === CRISIS) continue;
    const read = readers[id];
    if (!read) throw new Error(`nothing reads ${id}`);
    const dropped = readDropped(language);
    const lines = keepLines(read(open(id), { crisis, open }), { taken: taken[language], crisis });
    write(
      id,
      lines.filter(({ text }) => !dropped.has(hashText(text))).map(({ split, text }) => `${split}\t${text}`),
    );
  }
  const texts = readCrisisTexts(open(CRISIS));
  write(
    CRISIS,
    texts.map(({ category, text }) => `${category}\t${text}`),
  );
  writeFileSync(
    join(folder, "crisis-dev-details.tsv"),
    [
      "category\tlabelled_by\torigin\tlabels\tcharacters\ttext",
      ...texts.map(({ category, labelledBy, origin, labels, text }) =>
        [category, labelledBy, origin, labels, [...text].length, text].join("\t"),
      ),
      "",
    ].join("\n"),
  );
} finally {
  rmSync(clones, { recursive: true });
}
