import { expect, test } from "vitest";
import { stemEnglish } from "./stem-english.ts";

const stems = (words: string) => new Set(words.split(" ").map(stemEnglish));

test.each([
  "hope hopes hoped hoping hopeful hopeless",
  "forgive forgives forgiving forgave forgiven forgiveness",
  "wise wiser wisdom wisely",
  "sing sings sang sung singing songs",
  "worry worries worried worrying",
  "stop stops stopped stopping",
  "church churches",
  "story stories",
  "child children",
  "lonely loneliness alone",
  "pray prays prayed prayer praying",
  "happy happiness",
])("the forms %s have one stem", (forms) => {
  expect([...stems(forms)]).toHaveLength(1);
});

test.each(["table tables", "jump jumps jumped jumping", "baby babies", "kiss kisses kissed kissing"])(
  "the forms %s, which nobody thought of, have one stem",
  (forms) => {
    expect([...stems(forms)]).toHaveLength(1);
  },
);

test.each(["heaven heavy", "sin since", "hell help", "mean meal", "god good"])(
  "%s are different words",
  (words) => {
    expect([...stems(words)]).toHaveLength(2);
  },
);
