import type { HelpCountry } from "./countries.ts";
import type { HelplineWay } from "./helpline-ways.ts";
import type { Helpline } from "./helplines.ts";

/* What the build makes of `helplines.yaml` for those who need help. */

/** A helpline as /help shows it, in the words of its language. */
export interface HelpLine {
  id: string;
  name: string;
  /** Who it is for. */
  about: string;
  hoursText: string;
  /** Open on holidays, which `hoursText` does not say. */
  holidays: boolean;
  timeZone: string | null;
  ways: HelplineWay[];
  url: string | null;
  /** Names of those spoken, where they are not simply that of the page. */
  languages: string[];
  isFree: boolean;
  isUnbilled: boolean;
  /** In years, both ends included; null where it is for all. */
  ages: Ages | null;
}

export type Ages = NonNullable<Helpline["ages"]>;

/** A helpline as the help card of the chat needs it. */
export type CardLine = Pick<
  Helpline,
  | "id"
  | "name"
  | "country"
  | "emergency"
  | "number"
  | "tel"
  | "url"
  | "hours"
  | "hours_text"
  | "time_zone"
  | "cost"
  | "ages"
  | "show"
>;

/** Who to call and write to, by country. */
export interface HelpData {
  countries: { code: HelpCountry; name: string; lines: HelpLine[] }[];
  /** 116 123 and 112. */
  always: HelpLine[];
  /** The directory of the world. */
  world: HelpLine;
  /** Short versions in other languages and in easy words. */
  plain: { path: string; language: string; name: string }[];
  /** Of the section for somebody who cannot speak aloud. */
  silentId: string;
}
