import type { Language } from "../lexicon.ts";
import { decisive, joined, lookalikes, spellings } from "./spellings.ts";
import { hints, outright, searched, signals } from "./signals.ts";
import { traps } from "./traps.ts";
import { words } from "./words.ts";

/** What the check knows of Slovenian. */
export const slovenian: Language = {
  spellings,
  words,
  decisive,
  joined,
  lookalikes,
  traps,
  outright,
  signals,
  hints,
  searched,
};
