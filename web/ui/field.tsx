import { useState, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute } from "react";

export interface FieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  type: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** What is wrong with it, in words; tied to the field and announced with it. */
  problem?: string | undefined;
  /** What one should know before typing. */
  hint?: string | undefined;
  inputMode?: "numeric" | "email" | undefined;
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
  onInput?: (() => void) | undefined;
  /** For passwords: the words of the button that shows what is typed. */
  reveal?: { show: string; hide: string } | undefined;
}

/** An input with its label, hint and problem. It keeps what it holds itself, also what was typed before the app came. */
export function Field({ problem, hint, reveal, isDisabled, onInput, label, id, type, ...input }: FieldProps) {
  const [isShown, setShown] = useState(false);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-input">
        <input
          {...input}
          id={id}
          type={isShown ? "text" : type}
          required
          disabled={isDisabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          autoCapitalize={type === "text" ? "none" : undefined}
          spellCheck={false}
          onInput={onInput}
        />
        {reveal && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
            disabled={isDisabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? reveal.hide : reveal.show}
          </button>
        )}
      </div>
      <p className="field-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
