// `npm run facts`: learns every fact and topic from the writers of `train`, sets their margins on `validation`,
// and prints how many of another writer's messages each finds. Nothing is written: the chat does not use them yet.
import { openHeads, scoreHeads } from "../heads.ts";
import { calibrateHeads } from "./calibration.ts";
import { LANGUAGES } from "./corpus.ts";
import { learnHeads, readAllFactLines, readFeaturesOf } from "./heads-training.ts";
import { readHumanSplit } from "./human-split.ts";
import { countRaised, printShare } from "./shares.ts";

/** Every so many lines of human text are enough to set margins by. */
const EVERY = 3;

const human = LANGUAGES.flatMap((language) => readHumanSplit(language, "validation")).filter(
  (_, index) => index % EVERY === 0,
);
if (human.length === 0)
  console.log("The text that people wrote is not here (npm run human-text): margins are set without it.");
const heads = openHeads(
  calibrateHeads(learnHeads(readAllFactLines("train")), readAllFactLines("validation"), human),
);
const lines = readAllFactLines("test");
console.log("| Fact or topic | possible | sure | others taken for it | surely |");
console.log("| --- | --- | --- | --- | --- |");
heads.heads.forEach(({ name, maybe, sure }, index) => {
  const isBeyond = (margin: number) => (text: string) =>
    (scoreHeads(heads, readFeaturesOf(text))[index] ?? 0) > margin;
  const own = lines.filter(({ labels }) => labels[0] === name).map(({ text }) => text);
  const others = lines.filter(({ labels }) => !labels.includes(name)).map(({ text }) => text);
  const cells = [own, others].flatMap((texts) =>
    [maybe, sure].map((margin) => printShare(countRaised(texts, isBeyond(margin)))),
  );
  console.log(`| ${name} | ${cells.join(" | ")} |`);
});
