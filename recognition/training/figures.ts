// Prints how good the committed check is, as the table of recognition/README.md: part of `npm run safety`.
import { DANGER_SIGNALS } from "../signals.ts";
import { detectSignals } from "../detect.ts";
import { isClear, LANGUAGES, PARTS, readKinds } from "./corpus.ts";
import { measure } from "./measure.ts";

/** What a part is called in the table, and which of its messages are meant. */
const VIEWS = [
  ...PARTS.map((part) => ({ part, name: part, tag: null })),
  { part: "validation", name: "validation, ordinary talk", tag: "talk" },
];

const rows = LANGUAGES.flatMap((language) =>
  VIEWS.map(({ part, name, tag }) => {
    const messages = readKinds(`${language}/${part}`).filter(
      (message) => isClear(message) && (tag === null || message.tags.includes(tag)),
    );
    const figures = measure(messages, (text) => detectSignals(text).length > 0);
    return [
      language,
      name,
      `${figures.recall.toFixed(3)} (${figures.seen} of ${figures.distressed})`,
      `${figures.falseAlarms.toFixed(3)} (${figures.raised} of ${figures.harmless})`,
      // The writers of `validation` noted no traps.
      Number.isNaN(figures.trapAlarms) ? "" : figures.trapAlarms.toFixed(3),
      figures.ordinaryAlarms.toFixed(3),
      ...DANGER_SIGNALS.map((signal) => figures.bySignal[signal]?.toFixed(2)),
    ];
  }),
);
const head = [
  "Language",
  "Part",
  "Recall",
  "False alarms",
  "on traps",
  "on others",
  ...DANGER_SIGNALS.map((signal) => `\`${signal}\``),
];
for (const row of [head, head.map(() => "---"), ...rows]) console.log(`| ${row.join(" | ")} |`);
