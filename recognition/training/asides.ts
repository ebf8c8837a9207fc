// `npm run asides`: learns what people ask or say beside an answer, writes recognition/asides-model.json and prints how
// much is heard of another writer's messages.
import { writeFileSync } from "node:fs";
import { openAsides } from "../asides.ts";
import { readWindows, type Windows } from "../features.ts";
import { openHeads, scoreMessage, type PackedHead, type PackedHeads } from "../heads.ts";
import { readMessage } from "../message.ts";
import {
  hashLine,
  LANGUAGES,
  readAnswerLines,
  readAsideLines,
  readFactLines,
  type AsideLine,
} from "./corpus.ts";
import { mistype } from "./danger-training.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createRandom } from "./random.ts";
import { printShare, printTable } from "./shares.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";

const SETTINGS = { size: 2 ** 18, cost: 1, rounds: 6 };
/** How many weights of each are kept. */
const KEPT = 2500;
/** What a message that asks it weighs, against one that does not. */
const ON_WEIGHT = 4;
const TYPO_WEIGHT = 0.3;
/** Messages that nobody has read for what they ask in between weigh less. */
const UNREAD_WEIGHT = 0.5;
/** One in so many messages is kept aside to choose from where on it is sure. */
const ASIDE_EVERY = 5;
/** Of the other messages kept aside so many may be taken for each. */
const FALSE_MOST = 0.0015;

interface Example {
  asked: readonly string[];
  /** Perhaps it is asked: not learned from for that. */
  open: readonly string[];
  windows: Windows;
  weight: number;
  isKept: boolean;
}

const readText = (text: string) => readWindows(readMessage(text), SETTINGS.size);

function readExamples(): Example[] {
  const random = createRandom(17);
  const read = LANGUAGES.flatMap((language) => readAsideLines(language, "train"));
  const known = new Set(read.map(({ text }) => text));
  const unread = LANGUAGES.flatMap((language) => [
    ...readAnswerLines(language),
    ...readFactLines(language, "train"),
  ])
    .filter(({ text }) => !known.has(text))
    .map(({ text }) => ({ asked: [], open: [], text, weight: UNREAD_WEIGHT }));
  return [...read.map((line) => ({ ...line, weight: 1 })), ...unread].flatMap(({ text, weight, ...line }) => {
    const isKept = hashLine(text) % ASIDE_EVERY === 0;
    const typed = { ...line, windows: readText(text), weight, isKept };
    if (line.asked.length === 0) return [typed];
    const mistyped = readText(mistype(text, random));
    return [typed, { ...line, windows: mistyped, weight: weight * TYPO_WEIGHT, isKept }];
  });
}

/** Learns each against all others. */
function learn(examples: readonly Example[], names: readonly string[]): PackedHeads {
  const heads = names.map((name): PackedHead => {
    const taught = examples.filter(({ open }) => !open.includes(name));
    const solve = (allowed?: Uint8Array) =>
      learnLinear(
        taught.map(({ asked, windows, weight }) => {
          const isOn = asked.includes(name);
          return createLinearExample(windows.whole, isOn, weight * (isOn ? ON_WEIGHT : 1), allowed);
        }),
        SETTINGS,
      );
    const { weights, bias } = solve(keepHeaviest(solve().weights, KEPT));
    return { name, bias: Number(bias.toFixed(3)), maybe: 0, sure: 0, ...packWeights(roundWeights(weights)) };
  });
  return { size: SETTINGS.size, heads };
}

/** From which margin on each is sure. */
function chooseMargins(part: PackedHeads, kept: readonly Example[]): number[] {
  const opened = openHeads(part);
  const scores = kept.map(({ windows }) => scoreMessage(opened, windows));
  return part.heads.map(({ name }, index) => {
    const others = kept
      .flatMap(({ asked, open }, place) =>
        asked.includes(name) || open.includes(name) ? [] : [scores[place]?.[index] ?? 0],
      )
      .toSorted((a, b) => b - a);
    return Number((others[Math.floor(others.length * FALSE_MOST)] ?? 0).toFixed(3));
  });
}

/** How often what is surest heard is asked, is not asked, and is heard where nothing is asked. */
function measure(model: PackedHeads, lines: readonly AsideLine[]): string[] {
  const read = openAsides(model);
  const asking = lines.filter(({ asked }) => asked.length > 0);
  const others = lines.filter(({ asked }) => asked.length === 0);
  const heard = asking.flatMap(({ asked, text }) => {
    const [surest] = read(text);
    return surest === undefined ? [] : [asked.includes(surest)];
  });
  const taken = others.filter(({ text }) => read(text).length > 0);
  return [
    printShare({ count: heard.filter(Boolean).length, all: asking.length }),
    printShare({ count: heard.filter((isRight) => !isRight).length, all: asking.length }),
    printShare({ count: taken.length, all: others.length }),
  ];
}

const examples = readExamples();
const names = [...new Set(examples.flatMap(({ asked }) => asked))].toSorted();
const margins = chooseMargins(
  learn(
    examples.filter(({ isKept }) => !isKept),
    names,
  ),
  examples.filter(({ isKept }) => isKept),
);
const { size, heads } = learn(examples, names);
const model = {
  size,
  heads: heads.map((head, index) => ({ ...head, maybe: margins[index] ?? 0, sure: margins[index] ?? 0 })),
};
writeFileSync(
  new URL("../asides-model.json", import.meta.url),
  `{"size":${size},"heads":[\n${model.heads.map((head) => JSON.stringify(head)).join(",\n")}\n]}\n`,
);
const rows = LANGUAGES.map((language) => [language, ...measure(model, readAsideLines(language, "test"))]);
console.log(printTable(["another writer", "heard", "heard otherwise", "of messages that ask nothing"], rows));
