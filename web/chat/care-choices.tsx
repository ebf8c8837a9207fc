import { useLingui } from "@lingui/react/macro";
import type { Care } from "../../contract/api.ts";

export interface CareChoicesProps {
  care: Care;
  onChoose: (choice: Care["choices"][number]) => void;
}

/** The answers that may be pressed instead of written; the field below stays open for any other. */
export function CareChoices({ care, onChoose }: CareChoicesProps) {
  const { t } = useLingui();
  if (care.choices.length === 0) return null;
  return (
    <ul
      className="chat-choices"
      aria-label={t({
        message: "Answers to choose from",
        comment: "Label of the buttons below a question in the chat",
      })}
    >
      {care.choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" onClick={() => onChoose(choice)}>
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
