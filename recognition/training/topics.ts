import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const FOLDER = fileURLToPath(new URL("../../content/care/topics/", import.meta.url));

/** What is learned of a topic from its file `content/care/topics/<id>.yaml`. */
export interface TopicExamples {
  id: string;
  /** Labels of the corpus of facts whose messages are about it too. */
  learnsFrom: readonly string[];
  /** The label of the corpus that holds it among others: such messages teach nothing about it. */
  within: string | undefined;
  examples: readonly string[];
  /** Messages that only sound like it. */
  counter: readonly string[];
}

/** The keys of the file that are learned from. */
interface TopicFile {
  name: Record<string, string>;
  learns_from?: string[] | undefined;
  within?: string | undefined;
  examples: Record<string, string>;
  counter?: Record<string, string> | undefined;
}

export function readExamplesOf({
  name,
  learns_from: learnsFrom = [],
  within,
  examples,
  counter,
}: TopicFile): Omit<TopicExamples, "id"> {
  return {
    learnsFrom,
    within,
    examples: [...Object.values(name), ...splitExamples(examples)],
    counter: splitExamples(counter),
  };
}

/** The examples of a topic, one a line, in both languages. */
export function splitExamples(texts: Record<string, string> | undefined): string[] {
  return Object.values(texts ?? {}).flatMap((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

/** All topics, as an editor wrote them. */
export function readTopicExamples(folder: string = FOLDER): TopicExamples[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .map((file) => {
      const topic = parse(readFileSync(join(folder, file), "utf8")) as TopicFile;
      return { id: file.replace(/\.yaml$/, ""), ...readExamplesOf(topic) };
    });
}

/** What tells whether a topic was learned as it is written today. */
export function hashTopic({ learnsFrom, within, examples, counter }: Omit<TopicExamples, "id">): string {
  const text = JSON.stringify([learnsFrom, within ?? "", examples, counter]);
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
