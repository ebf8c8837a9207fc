import type { Locale } from "../../contract/locale.ts";
import { FACTS, LIFE_FACTS, type Certainty, type Fact, type Recognised } from "../../recognition/facts.ts";
import {
  careReply,
  readStanding,
  type CareMessage,
  type CareReply,
  type CareStanding,
} from "../care/reply.ts";

/** Facts that are grave enough for the card. */
const GRAVE: readonly Fact[] = [
  ...LIFE_FACTS.filter((fact) => fact !== "harm_other"),
  "violence",
  "violence_now",
  "violence_witness",
  "sexual_violence",
  "blackmail",
];

/** A message as a test writes it: what it tells surely, what perhaps, and what was pressed. */
export interface Said {
  text?: string;
  sure?: Fact[];
  maybe?: Fact[];
  /** Where it weighs more than its facts do. */
  level?: Recognised["level"];
  /** What it asks or says in between. */
  asides?: string[];
  choice?: string;
}

/** What the recogniser would say of these facts. */
export function recognised({ sure = [], maybe = [], level }: Said): Recognised {
  const facts = new Map<Fact, Certainty>([
    ...maybe.map((fact) => [fact, "maybe"] as const),
    ...sure.map((fact) => [fact, "sure"] as const),
  ]);
  const has = (certainty: Certainty) => GRAVE.some((fact) => facts.get(fact) === certainty);
  return { facts, level: level ?? (has("sure") ? "now" : has("maybe") ? "ask" : "nothing") };
}

/** A conversation with the sheet, its facts given by hand. */
export class CareTalk {
  readonly replies: (CareReply | null)[] = [];
  private readonly messages: CareMessage[] = [];
  private readonly facts = new Map<string, Recognised>();
  private readonly asides = new Map<string, string[]>();

  readonly language: Locale;

  constructor(language: Locale = "en") {
    this.language = language;
  }

  /** Says something freely or presses a button, and gives the step that answers, or null. */
  say(said: Said): string | null {
    const content = said.text ?? `message ${this.messages.length} ${said.choice ?? ""}`;
    this.facts.set(content, recognised(said));
    this.asides.set(content, said.asides ?? []);
    this.messages.push({ role: "user", content, ...(said.choice && { choice: said.choice }) });
    const reply = careReply(this.request);
    this.replies.push(reply);
    this.messages.push({ role: "assistant", content: reply?.text ?? "Something ordinary." });
    return reply?.care.choices[0]?.id.split(".")[0] ?? null;
  }

  /** Presses a button of the last reply by its name. */
  press(name: string): string | null {
    const offered = this.last?.care.choices.find(({ id }) => id.endsWith(`.${name}`));
    if (!offered) throw new Error(`There is no button "${name}".`);
    return this.say({ text: offered.label, choice: offered.id });
  }

  /** What another than the sheet said last, such as a model. */
  hear(text: string): void {
    this.messages.pop();
    this.messages.push({ role: "assistant", content: text });
  }

  get last(): CareReply | null {
    return this.replies.at(-1) ?? null;
  }

  get text(): string {
    return this.last?.text ?? "";
  }

  /** Where the conversation stands after the visitor's last message. */
  get standing(): CareStanding {
    return readStanding({ ...this.request, messages: this.messages.slice(0, -1) });
  }

  get signals(): string[] {
    return readStanding(this.request).signals;
  }

  private get request() {
    return {
      messages: this.messages,
      language: this.language,
      recognise: (text: string) => this.facts.get(text) ?? recognised({}),
      readAsides: (text: string) => this.asides.get(text) ?? [],
    };
  }
}

/** Everything a message could tell, for tests that try it all. */
export const ALL_FACTS: readonly Fact[] = FACTS;
