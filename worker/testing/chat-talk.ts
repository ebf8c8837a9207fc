import { ORDINARY } from "../../contract/care.ts";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Care, ChatMessage, WisdomChatReply } from "../../contract/api.ts";
import type { Locale } from "../../contract/locale.ts";
import { postChat } from "./chat.ts";

/** What the last turn brought. */
interface Told {
  reply: string;
  care: Care | null;
  help: WisdomChatReply["help"];
}

/** A conversation over the real endpoint, asked for with its whole history as the app does. */
export class ChatTalk {
  readonly sessionId = crypto.randomUUID();
  readonly messages: ChatMessage[] = [];
  last: Told = { reply: "", care: null, help: null };

  private readonly language: Locale;
  private readonly model: LanguageModelV4 | null;

  constructor(language: Locale = "sl", model: LanguageModelV4 | null = null) {
    this.language = language;
    this.model = model;
  }

  /** Writes something and gives the step of the sheet that answers, or null in ordinary talk. */
  async say(content: string, choice?: string): Promise<string | null> {
    this.messages.push({ role: "user", content, ...(choice !== undefined && { choice }) });
    const { text, status } = await postChat(this.request, { model: this.model, accept: "application/json" });
    if (status !== 200) throw new Error(`${status}: ${text}`);
    const { choices, care, help } = JSON.parse(text) as WisdomChatReply;
    this.last = { reply: choices[0]?.message.content ?? "", care, help };
    this.messages.push({ role: "assistant", content: this.last.reply });
    return this.step;
  }

  /** Presses a button of the last reply by its name. */
  press(name: string): Promise<string | null> {
    const offered = this.last.care?.choices.find(({ id }) => id.endsWith(`.${name}`));
    if (!offered) throw new Error(`There is no button "${name}" in ${this.step ?? "ordinary talk"}.`);
    return this.say(offered.label, offered.id);
  }

  /** Answers the questions with their mildest buttons until the visitor may talk freely. */
  async calmDown(): Promise<void> {
    for (let pressed = 0; this.step !== "listen" && pressed < 20; pressed++) {
      const names = this.last.care?.choices.map(({ id }) => id.split(".")[1] ?? "") ?? [];
      await this.press(["talk", "never", "wish", "no"].find((name) => names.includes(name)) ?? "");
    }
  }

  get step(): string | null {
    const { care } = this.last;
    return care && care.state !== ORDINARY ? (care.choices[0]?.id.split(".")[0] ?? null) : null;
  }

  private get request() {
    return {
      messages: this.messages,
      language: this.language,
      session_id: this.sessionId,
      turn_id: crypto.randomUUID(),
      user_message_count: this.messages.filter(({ role }) => role === "user").length,
    };
  }
}
