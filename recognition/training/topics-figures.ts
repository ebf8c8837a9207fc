import type { TopicGuess } from "../topics.ts";
import { LANGUAGES, readFactLines } from "./corpus.ts";
import { printShare } from "./shares.ts";
import type { TopicExamples } from "./topics.ts";
import { readLabels } from "./topics-training.ts";

/**
 * How many messages of a writer that nothing was learned from find their topic among the three that are offered,
 * and surely; and how many are taken for another: a row for each language. A label that holds several topics ("site") is found
 * with any of them.
 */
export function measureTopics(
  topics: readonly TopicExamples[],
  guess: (text: string) => TopicGuess[],
  split: "validation" | "test",
): { head: string[]; rows: string[][] } {
  const rows = LANGUAGES.map((language) => {
    const count = { own: 0, offered: 0, sure: 0, wrong: 0, other: 0, otherSure: 0, taken: 0, pairs: 0 };
    for (const { labels, text } of readFactLines(language, split)) {
      const guesses = guess(text);
      const all = readLabels(topics, labels);
      const own = readLabels(topics, labels.slice(0, 1));
      const isTrue = ({ id }: { id: string }) => all.topics.has(id) || all.open.has(id);
      const sure = guesses.find(({ isSure }) => isSure);
      count.pairs += topics.length - all.topics.size - all.open.size;
      count.taken += guesses.filter((each) => !isTrue(each)).length;
      if (own.topics.size + own.open.size === 0) {
        count.other++;
        if (sure && !isTrue(sure)) count.otherSure++;
        continue;
      }
      count.own++;
      if (guesses.some(({ id }) => own.topics.has(id) || own.open.has(id))) count.offered++;
      if (sure && isTrue(sure)) count.sure++;
      if (sure && !isTrue(sure)) count.wrong++;
    }
    return [
      language,
      printShare({ count: count.offered, all: count.own }),
      printShare({ count: count.taken, all: count.pairs }),
      printShare({ count: count.sure, all: count.own }),
      printShare({ count: count.wrong, all: count.own }),
      printShare({ count: count.otherSure, all: count.other }),
    ];
  });
  const head = [
    "topic among the three offered",
    "messages offered a topic that they are not about, per topic",
    "surely right",
    "surely wrong",
    "surely, of messages about no topic",
  ];
  return { head, rows };
}
