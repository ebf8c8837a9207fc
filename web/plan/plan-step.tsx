import { useEffect, useId, useRef, type ReactNode } from "react";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { PlanMeta } from "../../contract/plan-texts.ts";
import type { PlanPart } from "../../contract/plan.ts";
import { addTyped, hasIdea, setWords, toggleIdea } from "./plan-state.ts";
import { openPlan } from "./plan-store.ts";
import { NumberLinks } from "../ui/number-links.tsx";

interface PlanStepProps {
  part: PlanPart;
  /** "Step 2 of 6" */
  place: string;
  texts: PlanMeta["reason"];
  labels: PlanMeta["words"];
  numbers: readonly CallableNumber[];
  words: string;
  isHidden: boolean;
  /** Under the field: whether it is kept, and the ways on. */
  children: ReactNode;
}

/** One step: a question, a field that keeps what is typed, and ideas that a tap puts into it. */
export function PlanStep({ part, place, texts, labels, numbers, words, isHidden, children }: PlanStepProps) {
  const id = useId();
  const field = useFilled(part, words);
  const change = (text: string) => openPlan().change((plan) => setWords(plan, part, text));
  return (
    <section className="plan-step" aria-labelledby={`${id}-title`} hidden={isHidden}>
      <p className="plan-place">{place}</p>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {texts.title}
      </h2>
      <label htmlFor={id}>{texts.question}</label>
      <p className="plan-help" id={`${id}-help`}>
        <NumberLinks text={texts.help} numbers={numbers} />
      </p>
      <textarea
        ref={field}
        id={id}
        rows={4}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-help`}
        // Neither the browser's own memory nor a spelling service elsewhere is to have these words.
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <div className="plan-ideas">
        <p id={`${id}-ideas`}>{labels.ideas}</p>
        <ul aria-labelledby={`${id}-ideas`}>
          {texts.ideas.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                data-early=""
                aria-pressed={hasIdea(words, idea)}
                onClick={() => change(toggleIdea(words, idea))}
              >
                {idea}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <noscript>
        <p className="plan-help">{`${labels.ideas_read} ${texts.ideas.join(" · ")}`}</p>
      </noscript>
      {children}
    </section>
  );
}

/** A field that shows the words of the plan, and hands over what was typed before the app came. */
function useFilled(part: PlanPart, words: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    if (!isTaken.current && element.value.trim() !== "")
      openPlan().change((plan) => addTyped(plan, part, element.value));
    isTaken.current = true;
    const text = openPlan().read().plan.words[part] ?? "";
    if (element.value !== text) element.value = text;
  }, [part, words]);
  return field;
}
