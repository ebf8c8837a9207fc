// `npm run harms`: learns what no reply may say and writes recognition/harms-model.ts; prints what is found on validation.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readWindows } from "../features.ts";
import { openHeads, scoreHeads } from "../heads.ts";
import { readSentences } from "../words.ts";
import { LANGUAGES } from "./corpus.ts";
import { readSiteSentences, readTaughtLines, splitHarmLines } from "./harm-lines.ts";
import { readHumanSplit } from "./human-split.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";

const SIZE = 2 ** 18;
const SETTINGS = { size: SIZE, cost: 0.8, rounds: 8 };
const KEPT = 60_000;
/** Good look-alikes that may be cut: at all, and where somebody may be in danger; of plain sentences. */
const CUT_SURE = 0.025;
const CUT_MAYBE = 0.1;
const CUT_PLAIN = 0.02;
const HUMAN_EVERY = 4;
const HUMAN_WEIGHT = 0.4;
const SITE_WEIGHT = 3;

const readFeatures = (text: string) => Int32Array.from(readWindows(readSentences(text), SIZE).whole);
const readHuman = (split: "train" | "validation") =>
  LANGUAGES.flatMap((language) => readHumanSplit(language, split)).filter(
    (_, index) => index % HUMAN_EVERY === 0,
  );

const { train, validation } = splitHarmLines();
const site = readSiteSentences();
const lines = [...train, ...readTaughtLines(new Set(validation.map(({ text }) => text)))];
const examples = [
  ...lines.map(({ text, isBad, weight }) => ({ features: readFeatures(text), isBad, weight })),
  ...site.train.map((text) => ({ features: readFeatures(text), isBad: false, weight: SITE_WEIGHT })),
  ...readHuman("train").map((text) => ({ features: readFeatures(text), isBad: false, weight: HUMAN_WEIGHT })),
].filter(({ features }) => features.length > 0);
const learn = (allowed?: Uint8Array) =>
  learnLinear(
    examples.map(({ features, isBad, weight }) => createLinearExample(features, isBad, weight, allowed)),
    SETTINGS,
  );
const { weights, bias } = learn(keepHeaviest(learn().weights, KEPT));
const head = {
  name: "harm",
  bias: Number(bias.toFixed(3)),
  maybe: 0,
  sure: 0,
  ...packWeights(roundWeights(weights)),
};
const heads = openHeads({ size: SIZE, heads: [head] });
const measure = (text: string) => scoreHeads(heads, readFeatures(text))[0] ?? 0;
const beyond = (texts: readonly string[], share: number) =>
  texts.map(measure).toSorted((a, b) => b - a)[Math.floor(texts.length * share)] ?? 0;

const good = validation.filter(({ isBad }) => !isBad).map(({ text }) => text);
const plain = [...site.validation, ...readHuman("validation")];
head.maybe = Number(beyond(good, CUT_MAYBE).toFixed(3));
head.sure = Number(Math.max(beyond(good, CUT_SURE), beyond(plain, CUT_PLAIN), head.maybe).toFixed(3));
for (const language of LANGUAGES)
  for (const margin of [head.maybe, head.sure]) {
    const share = (isBad: boolean) => {
      const own = validation.filter((line) => line.language === language && line.isBad === isBad);
      return `${own.filter(({ text }) => measure(text) > margin).length} of ${own.length}`;
    };
    const cut = plain.filter((text) => measure(text) > margin).length;
    console.log(
      `${language} ${margin}: bad seen ${share(true)}, good cut ${share(false)}, plain ${cut} of ${plain.length}`,
    );
  }

const { name, ...fields } = head;
const written = Object.entries(fields).map(([key, value]) => {
  const between = typeof value === "string" ? "\n      " : " ";
  return `    ${key}:${between}${JSON.stringify(value)},`;
});
writeFileSync(
  fileURLToPath(new URL("../harms-model.ts", import.meta.url)),
  `import type { PackedHead } from "./heads.ts";

/** Written by \`npm run harms\` from the corpus; never changed by hand. */
export const HARMS: { size: number; head: PackedHead } = {
  size: ${SIZE},
  head: {
    name: "${name}",
${written.join("\n")}
  },
};
`,
);
