import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { recognise } from "../recognise.ts";
import { openTopics } from "../topics.ts";
import { LANGUAGES } from "./corpus.ts";
import { readTalk } from "./report-sets.ts";
import type { Section } from "./report-tables.ts";
import { countRaised, printShare, type Share } from "./shares.ts";
import { measureTopics } from "./topics-figures.ts";
import { readTopicsModel } from "./topics-file.ts";
import { readTopicExamples } from "./topics.ts";

/** Ordinary talk: what is alarmed at without cause, whether a topic is found, whether a question is answered. */
export async function measureOrdinary(): Promise<Section[]> {
  return [measureTalk(), measureTopicsFound(), await measureGuide()];
}

function measureTalk(): Section {
  const share = (texts: readonly string[], isRaised: (level: string) => boolean) =>
    printShare(countRaised(texts, (text) => isRaised(recognise(text).level)));
  return {
    id: "talk",
    title: "Harmless messages in the middle of a talk",
    model: "facts-model.ts",
    head: ["Language", "Asked about, or more", "Goal", "With the card", "Goal"],
    rows: LANGUAGES.map((language) => {
      const texts = readTalk(language);
      return [
        language,
        share(texts, (level) => level !== "nothing"),
        "≤ 3 of 137",
        share(texts, (level) => level === "now"),
        "none",
      ];
    }),
    note: "Machine-written by writer n, who saw a brief alone: twenty ordinary talks a language, each message as it would be said in its place. Judged one by one, with violence and abuse (`recognise`), so that a question or a card that none of them deserves is counted. Only measured with.",
  };
}

function measureTopicsFound(): Section {
  const { head, rows } = measureTopics(readTopicExamples(), openTopics(readTopicsModel()), "test");
  return {
    id: "topics",
    title: "Topics of plain sentences",
    model: "topics-model.json",
    head: ["Language", ...head],
    rows: [...rows, ["Goal", "≥ 0.9", "≤ 0.02", "", "", ""]],
    note: "Machine-written, by writer t, who wrote nothing that was learned from; 24 topics and more a language, twenty messages each.",
  };
}

/** What worker/guide/testing/figures.ts gives. */
interface GuideFigures {
  measureGuideFigures: (
    tsv: string,
    language: string,
  ) => Record<"recall@1" | "recall@3" | "wrong denials", Share>;
}

/** The guide is made for the worker, and reads compiled texts: it is bundled to be measured here. */
async function measureGuide(): Promise<Section> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("../../worker/guide/testing/figures.ts", import.meta.url)),
    platform: "node",
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  const { measureGuideFigures } = (await import(
    `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
  )) as GuideFigures;
  const rows = ["acceptance", "acceptance-2"].flatMap((set) =>
    LANGUAGES.flatMap((language) => {
      const folder = new URL("../../worker/guide/acceptance/", import.meta.url);
      const name = set === "acceptance" ? `${language}.tsv` : `${language}-2.tsv`;
      if (!readdirSync(folder).includes(name)) return [];
      const figures = measureGuideFigures(readFileSync(new URL(name, folder), "utf8"), language);
      const of = (figure: keyof typeof figures) => printShare(figures[figure]);
      return [[set, language, of("recall@1"), of("recall@3"), "≥ 0.9", of("wrong denials"), "none"]];
    }),
  );
  return {
    id: "guide",
    title: "Ordinary questions, answered by the guide",
    model: "topics-model.json",
    head: ["Set", "Language", "First shown", "Among the first three", "Goal", "Wrong denials", "Goal"],
    rows,
    note: "Questions by writers who had seen nothing of the project's, labelled by somebody else with the page, section or topic that answers; those that nothing on the site answers count nowhere. `npm run guide` prints more.",
  };
}
