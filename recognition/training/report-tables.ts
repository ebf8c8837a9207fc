import type { Level } from "../facts.ts";
import { composeMessages } from "./composing.ts";
import { LANGUAGES } from "./corpus.ts";
import {
  hasHumanText,
  readFacts,
  readHumanTest,
  readMethods,
  readOwn,
  readShortCrisis,
} from "./report-sets.ts";
import { countRaised, printShare } from "./shares.ts";

/** One table of the report; one that needs text which is not here has no rows. */
export interface Section {
  id: string;
  title: string;
  /** The file of `recognition` whose weights are measured, where it is not `model.ts`. */
  model?: string;
  head: readonly string[];
  rows: (readonly string[])[] | null;
  note: string;
}

const SEED = 20261123;
const NUMBERS = [2, 4, 8];

/** Every table, measured with a check: whether a text is asked about, brings the card, or neither. */
export function measureSections(levelOf: (text: string) => Level): Section[] {
  const share = (texts: readonly string[]) =>
    printShare(countRaised(texts, (text) => levelOf(text) !== "nothing"));
  const shareOfCards = (texts: readonly string[]) =>
    printShare(countRaised(texts, (text) => levelOf(text) === "now"));
  const whenHuman = (measure: () => string[][]) => (hasHumanText() ? measure() : null);

  /** Lines of danger among harmless ones of a language: a row for each number of sentences. */
  const compose = (language: string, name: string, harmless: readonly string[]) =>
    NUMBERS.map((number) => {
      const composed = composeMessages(readFacts(language).danger, harmless, number, SEED + number);
      return [
        language,
        name,
        String(number),
        share(composed.map(({ withDanger }) => withDanger)),
        "≥ 0.95",
        share(composed.map(({ without }) => without)),
      ];
    });
  const among = [
    "Language",
    "Harmless sentences",
    "How many",
    "Recall",
    "Goal",
    "Raised without the line of danger",
  ];

  return [
    {
      id: "own",
      title: "Own unseen short messages",
      head: ["Language", "Part", "Recall", "Goal", "With the card", "False alarms", "Goal", "With the card"],
      rows: LANGUAGES.flatMap((language) =>
        ["test", "test-2", "challenge"].map((part) => {
          const { danger, harmless } = readOwn(language, part);
          return [
            language,
            part,
            share(danger),
            "≥ 0.98",
            shareOfCards(danger),
            share(harmless),
            "≤ 0.02",
            shareOfCards(harmless),
          ];
        }),
      ),
      note: "Machine-written. `test`: four writers who had seen nothing of the project's, each line judged by another. `test-2`: two further writers; some outright expressions came from it after its first measuring, so that it flatters by a hundredth. `challenge`: the author of the first lines of `train`, traps and hints. Lines on which people would disagree count nowhere.",
    },
    {
      id: "facts",
      title: "Messages by facts, test split",
      head: [
        "Language",
        "Recall of danger to life",
        "Goal",
        "With the card",
        "False alarms",
        "Goal",
        "With the card",
      ],
      rows: LANGUAGES.map((language) => {
        const { danger, harmless } = readFacts(language);
        return [
          language,
          share(danger),
          "≥ 0.98",
          shareOfCards(danger),
          share(harmless),
          "≤ 0.02",
          shareOfCards(harmless),
        ];
      }),
      note: "Machine-written, by writer t, who saw only `recognition/corpus/brief-facts.md` and wrote only for this split (writers a to e: train; v: validation). Danger to life: wish, thoughts, intent, plan, farewell, done, voices, other, other_now, follow, method, self_harm. Lines of violence, sexual violence, blackmail, harm to others, bodily emergencies and damnation without one of these count nowhere. This split is only measured with.",
    },
    {
      id: "method",
      title: "Questions for a method",
      head: [
        "Language",
        "Plain ones seen",
        "With the card",
        "Goal",
        "Plain and roundabout ones of writer t seen",
      ],
      rows: LANGUAGES.map((language) => [
        language,
        share(readMethods(language)),
        shareOfCards(readMethods(language)),
        "all plain ones",
        share(readFacts(language).method),
      ]),
      note: "Machine-written. Plain ones: by writer m, who was asked for nothing else and whose lines are only measured with. Of writer t: lines of the table before whose labels hold `method`, also “for a novel”.",
    },
    {
      id: "among-own",
      title: "A line of danger among harmless sentences of the project's own",
      head: among,
      rows: LANGUAGES.flatMap((language) =>
        compose(language, "own `test`", readOwn(language, "test").harmless),
      ),
      note: "Machine-written on both sides: lines of danger by writer t (table “by facts”), each once at a chance place; harmless lines of `test`, half of them traps. Composed by a fixed seed, so the sentences have nothing to do with each other.",
    },
    {
      id: "among-human",
      title: "A line of danger among harmless sentences that people wrote",
      head: among,
      rows: whenHuman(() =>
        LANGUAGES.flatMap((language) =>
          compose(
            language,
            "human, all sources",
            readHumanTest(language).flatMap(({ texts }) => texts),
          ),
        ),
      ),
      note: "Lines of danger machine-written by writer t; the harmless ones by people: test split of the sources of the next table, all together. A few lines of danger are still among these.",
    },
    {
      id: "ordinary",
      title: "Ordinary text that people wrote",
      head: ["Source", "People", "Alarms", "Goal", "With the card", "Goal"],
      rows: whenHuman(() =>
        LANGUAGES.flatMap((language) => {
          const sources = readHumanTest(language);
          const all = sources.flatMap(({ texts }) => texts);
          return [
            ...sources.map(({ id, people, texts }) => [
              id,
              people,
              share(texts),
              "≤ 0.03",
              shareOfCards(texts),
              "≤ 0.005",
            ]),
            [`**${language}, all**`, "", share(all), "≤ 0.03", shareOfCards(all), "≤ 0.005"],
          ];
        }),
      ),
      note: "Test split of the sources in `recognition/corpus/human-sources.json`; its lines are counted and shown to nobody. **Its lines of danger are not labelled yet** (in train and validation 157 of 57,082 English and 7 of 22,157 Slovenian ones were; most in en-counselchat, en-dreaddit and en-esconv, where people seek help), so some alarms are right.",
    },
    {
      id: "crisis",
      title: "Crisis texts, development half, up to 200 characters",
      head: ["Texts", "Category", "Raised", "Goal"],
      rows: whenHuman(() => {
        const texts = readShortCrisis();
        const goals = { suicidal_ideation: "≥ 0.98", "self-harm": "≥ 0.95", no_crisis: "≤ 0.05" };
        return [
          { name: "all", chosen: texts },
          {
            name: "from collections that people wrote",
            chosen: texts.filter(({ isByPeople }) => isByPeople),
          },
        ].flatMap(({ name, chosen }) =>
          Object.entries(goals).map(([category, goal]) => [
            name,
            category,
            share(chosen.filter((each) => each.category === category).map(({ text }) => text)),
            goal,
          ]),
        );
      }),
      note: "English only: ellisalicante/LLMs-Mental-Health-Crisis, texts whose sha256 begins with an even byte; the odd half is not looked at. **Most of the short lines of danger were not written by people**: they come from collections that are synthetic or read like lists of test prompts. All but 105 of the 1,104 texts were labelled by a model, as whole texts and not always rightly: `no_crisis` holds worries, told abuse and questions for a method. The second three rows are the part that people wrote, and small.",
    },
  ];
}
