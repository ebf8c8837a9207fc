import { expect, test } from "vitest";
import { chooseTopics, openTopics } from "../topics.ts";
import { hashTopic, readTopicExamples, type TopicExamples } from "./topics.ts";
import { readTopicsModel } from "./topics-file.ts";
import { readLabels } from "./topics-training.ts";

const GARDEN: TopicExamples = {
  id: "garden",
  learnsFrom: [],
  within: undefined,
  examples: ["moje rože na balkonu venejo", "kdaj posadim paradižnik", "when do i plant tomatoes"],
  counter: [],
};

test("what is committed was learned from the topics as they are written", () => {
  const { learned } = readTopicsModel();
  for (const topic of readTopicExamples()) expect(learned[topic.id], topic.id).toBe(hashTopic(topic));
});

test("a topic is learned anew when an example is added", () => {
  expect(hashTopic({ ...GARDEN, examples: [...GARDEN.examples, "zalij solato"] })).not.toBe(
    hashTopic(GARDEN),
  );
});

test("every example of a topic is surely about it, in any case and without marks", () => {
  const guess = openTopics(readTopicsModel());
  for (const { id, examples } of readTopicExamples().slice(0, 12))
    for (const text of [examples[0] ?? "", examples.at(-1)?.toUpperCase() ?? ""])
      expect(guess(text)[0], text).toMatchObject({ id, isSure: true });
});

test("of two topics that are equally likely neither is sure", () => {
  const heads = ["one", "two"].map((name) => ({
    name,
    bias: 0,
    maybe: 0,
    sure: 0,
    step: 1,
    places: "",
    weights: "",
  }));
  expect(chooseTopics({ heads }, Float32Array.of(0.5, 0.45)).map(({ isSure }) => isSure)).toEqual([
    false,
    false,
  ]);
  expect(chooseTopics({ heads }, Float32Array.of(0.5, -0.3))[0]).toMatchObject({ id: "one", isSure: true });
  expect(chooseTopics({ heads }, Float32Array.of(-2, -3))).toEqual([]);
});

test("a label of the corpus that holds several topics leaves open which of them is meant", () => {
  const topics = [
    { ...GARDEN, learnsFrom: ["garden"] },
    { ...GARDEN, id: "roses", within: "garden" },
    { ...GARDEN, id: "cars" },
  ];
  expect(readLabels(topics, ["garden"])).toEqual({ topics: new Set(["garden"]), open: new Set(["roses"]) });
});
