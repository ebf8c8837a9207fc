import { useLingui } from "@lingui/react/macro";
import { QUICK_QUESTION_IDS } from "../../contract/chat.ts";
import type { ChatMeta } from "../../contract/content.ts";

export interface QuickQuestionsProps {
  questions: ChatMeta["questions"];
  onAsk: (question: string) => void;
}

/** The four questions of an empty conversation; a press asks. */
export function QuickQuestions({ questions, onAsk }: QuickQuestionsProps) {
  const { t } = useLingui();
  return (
    <ul
      className="chat-questions"
      aria-label={t({ message: "Questions to begin with", comment: "Label of a list" })}
    >
      {QUICK_QUESTION_IDS.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => onAsk(questions[id])}>
            {questions[id]}
          </button>
        </li>
      ))}
    </ul>
  );
}
