import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { Helpline } from "../../contract/content.ts";
import type { PlanMeta } from "../../contract/plan-texts.ts";
import type { Locale } from "../../contract/locale.ts";
import { shareText, splitNumbers, type Entry, type Plan } from "./plan-state.ts";
import { openPlan } from "./plan-store.ts";
import { NumberLinks } from "../ui/number-links.tsx";

interface PlanSheetProps {
  texts: PlanMeta;
  helplines: readonly Helpline[];
  numbers: readonly CallableNumber[];
  plan: Plan;
  entries: readonly Entry[];
  isHidden: boolean;
  /** Opens a step by its place. */
  onOpen: (place: number) => void;
  onErased: () => void;
  /** Whether it is kept. */
  children: ReactNode;
}

/** The whole plan, to read and to call from, to print, to send to one person, to delete. On paper it is all there is. */
export function PlanSheet(props: PlanSheetProps) {
  const { texts, helplines, numbers, plan, entries, isHidden, onOpen, onErased, children } = props;
  const { words } = texts;
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return (
    <section className="plan-whole" aria-labelledby="plan-whole" hidden={isHidden}>
      <h2 id="plan-whole" tabIndex={-1}>
        {words.whole}
      </h2>
      <p className="plan-help">
        <NumberLinks text={texts.done} numbers={numbers} />
      </p>
      <ul className="plan-numbers" aria-label={words.numbers}>
        {helplines.map((line) => (
          <li key={line.id}>
            <a className="help-number" href={line.tel}>
              {line.number}
            </a>
            <span>{`${line.for[locale]}, ${line.hours_text[locale]}`}</span>
          </li>
        ))}
      </ul>
      <ol className="plan-sheet">
        {entries.map((entry, place) => (
          <li key={entry.title}>
            <h3>{entry.title}</h3>
            <Words text={entry.words} empty={words.empty} />
            <button type="button" className="link" data-early="" onClick={() => onOpen(place)}>
              {entry.words.trim() === "" ? words.fill : words.change}
              <span className="visually-hidden">{`: ${entry.title}`}</span>
            </button>
          </li>
        ))}
      </ol>
      {plan.unread !== null && (
        <div className="plan-unread">
          <p>{words.unread}</p>
          <pre>{plan.unread}</pre>
        </div>
      )}
      {children}
      <Actions texts={texts} entries={entries} onErased={onErased} />
    </section>
  );
}

/** What was written, with its telephone numbers to tap; on paper, lines to write on. */
function Words({ text, empty }: { text: string; empty: string }) {
  if (text.trim() === "")
    return (
      <p className="plan-empty">
        <span>{empty}</span>
      </p>
    );
  return (
    <p className="plan-words">
      {splitNumbers(text.trim()).map(({ text: piece, tel }, place) =>
        tel ? (
          <a key={place} href={tel}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

type Outcome = "copied" | "not_copied" | "not_deleted";

function Actions({ texts, entries, onErased }: Pick<PlanSheetProps, "texts" | "entries" | "onErased">) {
  const { buttons, words } = texts;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAsked, setAsked] = useState(false);

  const share = async () => {
    const text = shareText(texts.share_message, entries);
    // Fails where the visitor changes their mind.
    if (navigator.share) return navigator.share({ text }).catch(() => undefined);
    // A page without a secure address has no clipboard.
    await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setOutcome("copied"),
        () => setOutcome("not_copied"),
      );
  };
  const erase = () => {
    setAsked(false);
    if (openPlan().erase()) onErased();
    else setOutcome("not_deleted");
  };

  return (
    <div className="plan-actions">
      <p className="actions">
        <button type="button" className="button" data-early="" onClick={() => window.print()}>
          {buttons.print}
        </button>
        <button type="button" className="link" data-early="" onClick={() => void share()}>
          {buttons.share}
        </button>
      </p>
      <output>{outcome && words[outcome]}</output>
      <p className="plan-help">{texts.shared_device}</p>
      {isAsked ? (
        <div className="plan-question" role="group" aria-labelledby="plan-question">
          <p id="plan-question">{buttons.confirm_delete}</p>
          <p className="actions">
            {/* The answer that changes nothing is nearest, and takes the focus. */}
            <button type="button" className="button" ref={focus} onClick={() => setAsked(false)}>
              {buttons.confirm_delete_no}
            </button>
            <button type="button" className="link" onClick={erase}>
              {buttons.confirm_delete_yes}
            </button>
          </p>
        </div>
      ) : (
        <p>
          <button type="button" className="link" data-early="" onClick={() => setAsked(true)}>
            {buttons.delete}
          </button>
        </p>
      )}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
