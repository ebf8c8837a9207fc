// `npm run facts`: prints how many messages of another writer's `test` each fact and topic finds.
import { recognise } from "../recognise.ts";
import { namesOf, readAllFactLines } from "./heads-training.ts";
import { countRaised, printShare } from "./shares.ts";

const lines = readAllFactLines("test");
console.log("| Fact or topic | possible | sure | others taken for it | surely |");
console.log("| --- | --- | --- | --- | --- |");
for (const name of namesOf(lines)) {
  const isFound = (text: string) => {
    const { facts, topics } = recognise(text);
    return [...facts.keys(), ...topics.map(({ id }) => id)].includes(name);
  };
  const isSure = (text: string) => {
    const { facts, topics } = recognise(text);
    const sure = topics.some(({ id, certainty }) => id === name && certainty === "sure");
    return sure || [...facts].some(([fact, certainty]) => fact === name && certainty === "sure");
  };
  const own = lines.filter(({ labels }) => labels[0] === name).map(({ text }) => text);
  const others = lines.filter(({ labels }) => !labels.includes(name)).map(({ text }) => text);
  const cells = [own, others].flatMap((texts) =>
    [isFound, isSure].map((isRaised) => printShare(countRaised(texts, isRaised))),
  );
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
