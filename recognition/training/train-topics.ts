// `npm run topics`: learns all topics of content/care/topics anew, from their files, the corpus of facts and harmless
// messages (no text that people wrote is needed), writes recognition/topics-model.json and prints how many of
// another writer's messages are found. `npm run topics -- --measure` only measures what is written there.
import { hashMessage } from "../message-hash.ts";
import { openTopics } from "../topics.ts";
import { printTable } from "./shares.ts";
import { measureTopics } from "./topics-figures.ts";
import { readTopicsModel, writeTopicsModel } from "./topics-file.ts";
import { learnTopics } from "./topics-training.ts";
import { hashTopic, readTopicExamples } from "./topics.ts";

const topics = readTopicExamples();
if (!process.argv.includes("--measure"))
  writeTopicsModel({
    ...learnTopics(topics),
    examples: Object.fromEntries(topics.map(({ id, examples }) => [id, examples.map(hashMessage)])),
    learned: Object.fromEntries(topics.map((topic) => [topic.id, hashTopic(topic)])),
  });
const guess = openTopics(readTopicsModel());
for (const split of ["validation", "test"] as const) {
  const { head, rows } = measureTopics(topics, guess, split);
  console.log(`${printTable([split, ...head], rows)}\n`);
}
