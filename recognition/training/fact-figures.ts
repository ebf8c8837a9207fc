// `npm run facts`: prints how many messages of another writer's `test` each fact finds.
import { LEARNED_FACTS } from "../facts.ts";
import { recognise } from "../recognise.ts";
import { readAllFactLines } from "./heads-training.ts";
import { countRaised, printShare } from "./shares.ts";

const lines = readAllFactLines("test");
console.log("| Fact | possible | sure | others taken for it | surely |");
console.log("| --- | --- | --- | --- | --- |");
for (const name of LEARNED_FACTS) {
  const isFound = (text: string) => recognise(text).facts.has(name);
  const isSure = (text: string) => recognise(text).facts.get(name) === "sure";
  const own = lines.filter(({ labels }) => labels.includes(name)).map(({ text }) => text);
  const others = lines.filter(({ labels }) => !labels.includes(name)).map(({ text }) => text);
  const cells = [own, others].flatMap((texts) =>
    [isFound, isSure].map((isRaised) => printShare(countRaised(texts, isRaised))),
  );
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
