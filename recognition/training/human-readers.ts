import { isCrisisText } from "./crisis-text.ts";
import { readCsv, readEntities, unzipFirst } from "./file-formats.ts";
import type { Snapshot } from "./human-sources.ts";
import { partLongText, tidyText } from "./human-text.ts";

/** What a reader needs besides its own repository. */
interface Surroundings {
  /** Folded crisis texts (crisis-text.ts). */
  crisis: ReadonlySet<string>;
  open(id: string): Snapshot;
}
type Reader = (snapshot: Snapshot, surroundings: Surroundings) => Iterable<string>;

/** How the texts of each source of corpus/human-sources.json are read from its files ("extract" tells it in words). */
export const readers: Record<string, Reader> = {
  "en-clinc": (snapshot) => {
    const groups = JSON.parse(snapshot.readText("data/data_full.json")) as Record<string, [string, string][]>;
    return Object.keys(groups)
      .toSorted()
      .flatMap((group) => (groups[group] ?? []).map(([text]) => text));
  },
  "en-banking77": (snapshot) =>
    ["train", "test"].flatMap((part) =>
      readCsv(snapshot.readText(`banking_data/${part}.csv`)).map((row) => row("text")),
    ),
  "en-sgd": (snapshot) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 19, 20].flatMap((number) => {
      const file = `dev/dialogues_${String(number).padStart(3, "0")}.json`;
      const talks = JSON.parse(snapshot.readText(file)) as {
        turns: { speaker: string; utterance: string }[];
      }[];
      return talks.flatMap(({ turns }) =>
        turns.filter(({ speaker }) => speaker === "USER").map(({ utterance }) => utterance),
      );
    }),
  "en-ewt": (snapshot) =>
    ["answers", "email", "newsgroup", "reviews", "weblog"].flatMap((kind) =>
      readTreebank(snapshot, snapshot.list(`not-to-release/sources/${kind}/`)),
    ),
  "en-gum": (snapshot) =>
    readTreebank(
      snapshot,
      snapshot
        .list("not-to-release/sources/")
        .filter((path) => /GUM_(conversation|vlog|podcast|interview|letter)_/.test(path)),
    ),
  "en-dailydialog": (snapshot) =>
    ["dev", "test"].flatMap((part) =>
      readLines(snapshot, `data/en_${part}_human.txt`).flatMap((line) =>
        readColumn(line, 0)
          .split("__eou__")
          .map((turn) => joinMarks(tidyText(turn))),
      ),
    ),
  "en-sms": (snapshot) => {
    const file = new TextDecoder().decode(
      unzipFirst(snapshot.readBytes("smsCorpus_en_xml_2015.03.09_all.zip")),
    );
    return findInside(file, /<text>(.*?)<\/text>/gs).map((text) => readEntities(readEntities(text)));
  },
  "en-goemotions": (snapshot) =>
    ["train", "dev", "test"].flatMap((part) =>
      readLines(snapshot, `data/original/${part}.tsv`).map((line) => readColumn(line, 0)),
    ),
  "en-tweets": (snapshot) =>
    [
      ...["train", "val", "test"].map((part) => `emotion/${part}`),
      ...["train", "val", "test"].map((part) => `irony/${part}`),
      ...["val", "test"].map((part) => `sentiment/${part}`),
    ].flatMap((part) =>
      readLines(snapshot, `datasets/${part}_text.txt`).map((line) =>
        readEntities(
          line
            .replaceAll(String.raw`\n`, " ")
            .replaceAll(String.raw`\"`, '"')
            .replaceAll(String.raw`\u2019`, "’")
            .replaceAll(String.raw`\u002c`, ","),
        ),
      ),
    ),
  "en-meld": (snapshot) =>
    ["train", "dev", "test"].flatMap((part) =>
      readCsv(snapshot.readText(`data/MELD/${part}_sent_emo.csv`)).map((row) =>
        row("Utterance")
          .replaceAll("\u0092", "’")
          .replaceAll("\u0085", "…")
          .replaceAll("\u0097", "—")
          .replaceAll("\u0091", "‘"),
      ),
    ),
  "en-esconv": (snapshot) => {
    const told = ["dev", "test"].flatMap((part) =>
      readLines(snapshot, `codes/dataset/${part}WithStrategy_short.tsv`)
        .flatMap((line) => line.split(" EOS"))
        // A turn is: weight, role, number, text; role 0 seeks support.
        .flatMap((turn) => /^\s*[\d.]+ 0 \d+ (.*)/.exec(turn)?.[1] ?? []),
    );
    const failed = JSON.parse(snapshot.readText("FailedESConv.json")) as {
      dialog: { speaker: string; content: string }[];
    }[];
    return [
      ...told,
      ...failed.flatMap(({ dialog }) =>
        dialog.filter(({ speaker }) => speaker === "seeker").map(({ content }) => content),
      ),
    ];
  },
  "en-annomi": (snapshot) =>
    readCsv(snapshot.readText("AnnoMI-simple.csv"))
      .filter((row) => row("interlocutor") === "client")
      .map((row) => row("utterance_text")),
  "en-counselchat": (snapshot, { crisis }) => {
    const questions = new Map<string, [title: string, body: string]>();
    for (const path of ["data/counselchat-data.csv", "data/20200325_counsel_chat.csv"])
      for (const row of readCsv(snapshot.readText(path))) {
        const [title, body] = [row("questionTitle"), row("questionText")];
        const key = JSON.stringify([title, body]);
        if (!questions.has(key)) questions.set(key, [title, readEntities(body.replace(/<[^>]+>/g, " "))]);
      }
    return [...questions.values()]
      .filter(([title, body]) => !isCrisisText(body, crisis) && !isCrisisText(`${title} ${body}`, crisis))
      .flatMap(([title, body]) => [title, ...partLongText(body)]);
  },
  "en-dreaddit": (snapshot, { crisis }) =>
    ["train", "test"].flatMap((part) =>
      readCsv(snapshot.readText(`data/dreaddit-${part}.csv`))
        // These three are not harmless as a whole.
        .filter((row) => !["domesticviolence", "survivorsofabuse", "ptsd"].includes(row("subreddit")))
        .map((row) => row("text"))
        .filter((text) => !isCrisisText(text, crisis))
        .flatMap(partLongText),
    ),
  "sl-janes": (snapshot) =>
    readTreebank(
      snapshot,
      [
        "train/janes-tag_ud_train",
        "dev/janes-tag_ud_dev",
        "test/janes-tag_ud_test",
        "dev/janes-rsdo_ud_dev",
        "test/janes-rsdo_ud_test",
      ].map((part) => `sl/non-standard/conllu/${part}_empty.conllu`),
    ),
  "sl-kks": (snapshot) =>
    findInside(snapshot.readText("klxSAcorpus_20160224_1001.xml"), /<Content>(.*?)<\/Content>/gs).flatMap(
      (content) => {
        const text = content.includes("CDATA")
          ? content.replace(/<!\[CDATA\[(.*?)\]\]>/gs, "$1")
          : readEntities(content);
        return partLongText(readEntities(text.replace(/<[^>]+>/g, " ")));
      },
    ),
  "sl-imapbook": (snapshot) => readLines(snapshot, "data/IMap.input"),
  "sl-reddit": (snapshot) =>
    readCsv(snapshot.readText("Ljubljana_slovenian_posts_20251101_131317.csv")).flatMap((row) => [
      row("title"),
      ...partLongText(row("selftext")),
    ]),
  "sl-gos": (snapshot, { open }) => {
    // Talks that are in sl-sst too are read there.
    const other = new Set(
      SST.flatMap((path) =>
        findInside(open("sl-sst").readText(path), /^# (?:newdoc id|sent_id) = ([^.\s]+)/gm),
      ),
    );
    return readLines(snapshot, "Gos.TEI/Gos-speeches.tsv")
      .slice(1)
      .map((line) => line.replace(/\r$/, "").split("\t"))
      .filter(
        ([id = "", part, , , , , , , kind = ""]) =>
          part === "Gos" && ["zasebni", "nezasebni"].includes(kind) && !other.has(id),
      )
      .flatMap(([id = ""]) =>
        findInside(snapshot.readText(`Gos.TEI/Gos/${id}.xml`), /<seg [^>]*>(.*?)<\/seg>/gs).map((segment) =>
          readEntities(findInside(segment, /<(?:w|pc)\b[^>]*>([^<]+)<\/(?:w|pc)>/g).join(" ")),
        ),
      );
  },
  "sl-sst": (snapshot) => readTreebank(snapshot, SST),
  "sl-ssj": (snapshot) => readTreebank(snapshot, ["sl_ssj-ud-dev.conllu", "sl_ssj-ud-test.conllu"]),
  "sl-xed": (snapshot) =>
    readLines(snapshot, "Projections/sl-projections.tsv").map((line) => readColumn(line, 0)),
  "sl-tatoeba": (snapshot) =>
    readLines(snapshot, "data/slv.txt")
      .filter((line) => line.includes("\t"))
      .map((line) => readColumn(line, 1)),
  "sl-copa": (snapshot) =>
    readLines(snapshot, "copa/data/test-sl.jsonl")
      .filter((line) => line.trim() !== "")
      .flatMap((line) => {
        const { premise, choice1, choice2 } = JSON.parse(line) as Record<string, string>;
        return [premise, choice1, choice2].filter((text) => text !== undefined);
      }),
};

const SST = ["sl_sst-ud-dev.conllu", "sl_sst-ud-test.conllu"];
const SENTENCE = "# text = ";

function readTreebank(snapshot: Snapshot, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    readLines(snapshot, path)
      .filter((line) => line.startsWith(SENTENCE))
      .map((line) => line.slice(SENTENCE.length)),
  );
}

function readLines(snapshot: Snapshot, path: string): string[] {
  return snapshot.readText(path).split("\n");
}

function readColumn(line: string, column: number): string {
  return line.split("\t")[column] ?? "";
}

/** What the first group of a pattern finds, each time. */
function findInside(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, inside = ""]) => inside);
}

/** Joins marks to their words again where a file keeps them apart ("I ' m here ."). */
function joinMarks(text: string): string {
  return text
    .replace(/\s+([.,!?;:%)\]’])/g, "$1")
    .replace(/\s*([’'])\s*(s|t|re|ve|ll|d|m)(?![\p{L}\p{N}_])/giu, "$1$2")
    .replace(/([([$])\s+/g, "$1");
}
