// `npm run harms`: learns what no reply may say and writes recognition/harms-model.ts; prints what is found on validation.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readWindows } from "../features.ts";
import { joinKinds } from "../harms.ts";
import { openHeads, scoreHeads, type PackedHead } from "../heads.ts";
import { readSentences } from "../words.ts";
import { LANGUAGES } from "./corpus.ts";
import { readSiteSentences, readTaughtLines, splitHarmLines } from "./harm-lines.ts";
import { readHumanSplit } from "./human-split.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";

const SIZE = 2 ** 18;
const SETTINGS = { size: SIZE, cost: 0.8, rounds: 8 };
/** How many weights are kept, of all kinds together and of each. */
const KEPT = 60_000;
const KEPT_OF_KIND = 8000;
/** What a bad line weighs where one kind alone is learned. */
const KIND_WEIGHT = 3;
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
const plainExample = (text: string, weight: number) => ({ text, isBad: false, kind: "", weight });
const examples = [
  ...lines,
  ...site.train.map((text) => plainExample(text, SITE_WEIGHT)),
  ...readHuman("train").map((text) => plainExample(text, HUMAN_WEIGHT)),
]
  .map(({ text, ...example }) => ({ ...example, features: readFeatures(text) }))
  .filter(({ features }) => features.length > 0);

/** Learns what is bad against all that is good: of all kinds, or of one, of which the others teach nothing. */
function learnHead(
  name: string,
  kept: number,
  isTaught: (kind: string) => boolean,
  onWeight: number,
): PackedHead {
  const taught = examples.filter(({ kind, isBad }) => !isBad || isTaught(kind));
  const learn = (allowed?: Uint8Array) =>
    learnLinear(
      taught.map(({ features, isBad, weight }) =>
        createLinearExample(features, isBad, isBad ? weight * onWeight : weight, allowed),
      ),
      SETTINGS,
    );
  const { weights, bias } = learn(keepHeaviest(learn().weights, kept));
  return {
    name,
    bias: Number(bias.toFixed(3)),
    maybe: 0,
    sure: 0,
    ...packWeights(roundWeights(weights)),
  };
}

const kinds = [...new Set(lines.filter(({ isBad }) => isBad).map(({ kind }) => kind))].toSorted();
const model = {
  size: SIZE,
  maybe: 0,
  sure: 0,
  heads: [
    learnHead("all", KEPT, () => true, 1),
    ...kinds.map((name) => learnHead(name, KEPT_OF_KIND, (kind) => kind === name, KIND_WEIGHT)),
  ],
};
const opened = openHeads(model);
const measure = (text: string) => joinKinds(scoreHeads(opened, readFeatures(text)));
const beyond = (texts: readonly string[], share: number) =>
  texts.map(measure).toSorted((a, b) => b - a)[Math.floor(texts.length * share)] ?? 0;

const good = validation.filter(({ isBad }) => !isBad).map(({ text }) => text);
const plain = [...site.validation, ...readHuman("validation")];
model.maybe = Number(beyond(good, CUT_MAYBE).toFixed(3));
model.sure = Number(Math.max(beyond(good, CUT_SURE), beyond(plain, CUT_PLAIN), model.maybe).toFixed(3));
for (const language of LANGUAGES)
  for (const margin of [model.maybe, model.sure]) {
    const share = (isBad: boolean) => {
      const own = validation.filter((line) => line.language === language && line.isBad === isBad);
      return `${own.filter(({ text }) => measure(text) > margin).length} of ${own.length}`;
    };
    const cut = plain.filter((text) => measure(text) > margin).length;
    console.log(
      `${language} ${margin}: bad seen ${share(true)}, good cut ${share(false)}, plain ${cut} of ${plain.length}`,
    );
  }

writeFileSync(
  fileURLToPath(new URL("../harms-model.ts", import.meta.url)),
  `import type { PackedHeads } from "./heads.ts";

/** Written by \`npm run harms\` from the corpus; never changed by hand. */
export const HARMS: PackedHeads & { maybe: number; sure: number } = ${JSON.stringify(model)};
`,
);
