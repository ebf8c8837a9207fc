import { useEffect, useRef, useState } from "react";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { Helpline } from "../../contract/content.ts";
import type { PlanMeta } from "../../contract/plan-texts.ts";
import { PLAN_PARTS } from "../../contract/plan.ts";
import { PlanSheet } from "./plan-sheet.tsx";
import { isEmpty, type Entry } from "./plan-state.ts";
import { openPlan } from "./plan-store.ts";
import { PlanStep } from "./plan-step.tsx";
import { useIsReady, usePlan } from "./use-plan.ts";

interface PlanMakerProps {
  texts: PlanMeta;
  helplines: readonly Helpline[];
  /** Those that can be called where a text names them. */
  numbers: readonly CallableNumber[];
}

/**
 * The safety plan, one step at a time, and as a whole. Until the app has come the first step stands open (plan.css);
 * without a script all steps stand there to be read and printed. Nothing that is written here leaves the browser.
 */
export function PlanMaker({ texts, helplines, numbers }: PlanMakerProps) {
  const { steps, reason, buttons, words } = texts;
  const isReady = useIsReady();
  const { plan, isKept } = usePlan();
  const { place, goTo, maker } = usePlace(PLAN_PARTS.length);
  const [isErased, setErased] = useState(false);

  const parts = PLAN_PARTS.map((id, index) => {
    const step = steps[index];
    const number = words.step.replace("{number}", String(index + 1)).replace("{count}", String(steps.length));
    return { id, texts: step ?? reason, place: step ? number : words.last };
  });
  const entries: Entry[] = parts.map((part) => ({
    title: part.texts.title,
    words: plan.words[part.id] ?? "",
  }));
  const whole = parts.length;
  const keeping = (
    <output className="plan-kept">
      {isErased && isKept === null && words.deleted}
      {isKept === true && words.saved}
      {isKept === false && <strong>{words.not_saved}</strong>}
    </output>
  );

  return (
    <div className="plan-maker" ref={maker} data-waiting={isReady ? undefined : ""}>
      <nav className="plan-lights" aria-label={words.steps}>
        <ol>
          {parts.map((part, index) => (
            <li key={part.id}>
              <button
                type="button"
                data-early=""
                data-lit={entries[index]?.words.trim() ? "" : undefined}
                aria-current={index === place ? "step" : undefined}
                onClick={() => goTo(index)}
              >
                <span className="visually-hidden">{`${part.place}: ${part.texts.title}`}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map((part, index) => (
        <PlanStep
          key={part.id}
          part={part.id}
          place={part.place}
          texts={part.texts}
          labels={words}
          numbers={numbers}
          words={plan.words[part.id] ?? ""}
          isHidden={isReady && index !== place}
        >
          {keeping}
          <p className="actions">
            <button type="button" className="button" data-early="" onClick={() => goTo(index + 1)}>
              {entries[index]?.words.trim() ? buttons.next : buttons.skip}
            </button>
            {index > 0 && (
              <button type="button" className="link" data-early="" onClick={() => goTo(index - 1)}>
                {buttons.back}
              </button>
            )}
            {index < whole - 1 && (
              <button type="button" className="link" data-early="" onClick={() => goTo(whole)}>
                {words.whole}
              </button>
            )}
          </p>
        </PlanStep>
      ))}
      <PlanSheet
        texts={texts}
        helplines={helplines}
        numbers={numbers}
        plan={plan}
        entries={entries}
        isHidden={isReady && place !== whole}
        onOpen={goTo}
        onErased={() => {
          setErased(true);
          goTo(0);
        }}
      >
        {keeping}
      </PlanSheet>
    </div>
  );
}

/** Which step is open. A plan that was kept opens as a whole: that is what it was made for. */
function usePlace(whole: number) {
  const maker = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!isEmpty(openPlan().read().plan) && !maker.current?.contains(document.activeElement)) setPlace(whole);
  }, [whole]);
  useEffect(() => {
    if (!hasMoved.current) return;
    const title = maker.current?.querySelector<HTMLElement>("section:not([hidden]) h2");
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: "start" });
  }, [place]);

  const goTo = (next: number) => {
    hasMoved.current = true;
    setPlace(next);
  };
  return { place, goTo, maker };
}
