import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useSyncExternalStore, type KeyboardEvent, type Ref, type SyntheticEvent } from "react";
import { ChatIcon } from "./chat-icons.tsx";
import { canSend, excessCharacters, type ChatState } from "./chat-state.ts";
import { isTouch } from "./touch.ts";

export interface ComposerProps {
  draft: string;
  phase: ChatState["phase"];
  placeholder: string;
  onType: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** The visitor turns to the field: what the first message needs can be fetched. */
  onPrepare: () => void;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function Composer({
  draft,
  phase,
  placeholder,
  onType,
  onSend,
  onStop,
  onPrepare,
  ref,
}: ComposerProps) {
  const { t } = useLingui();
  const id = useId();
  const excess = excessCharacters(draft);
  const sendable = canSend(draft, phase);
  const coming = phase !== "idle";
  const isBlocked = !coming && !sendable;
  // A disabled button would swallow the press that boot.js keeps until the app has come.
  const isTakenOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    // Whether there is anything to send is known there; here it may not be rendered yet.
    onSend();
  }

  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    // A touch keyboard has no Shift+Enter: there Enter breaks the line and the button sends.
    if (isTouch() && !event.ctrlKey && !event.metaKey) return;
    submit(event);
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      {excess > 0 && (
        <p className="chat-excess" id={`${id}-excess`}>
          {t({
            message: plural(excess, {
              one: "The message is # character too long.",
              other: "The message is # characters too long.",
            }),
            comment: "Beside the chat's input",
          })}
        </p>
      )}
      <label className="chat-spoken" htmlFor={id}>
        {t({ message: "Your message", comment: "Label of the chat's input" })}
      </label>
      <div className="chat-field" data-text={`${draft}\n`}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={excess > 0}
          aria-describedby={excess > 0 ? `${id}-excess` : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          // Not the focus: the dialog gives it to the field by itself.
          onPointerDown={onPrepare}
          onInput={onPrepare}
          onKeyDown={pressKey}
        />
      </div>
      {/* One element for both, so that the focus stays on it. */}
      <button
        type={coming ? "button" : "submit"}
        className={coming ? "chat-send chat-stop" : "chat-send"}
        disabled={isBlocked && isTakenOver}
        aria-disabled={isBlocked}
        // The second press of a double click on "Send" falls on "Stop".
        onClick={coming ? (event) => event.detail < 2 && onStop() : undefined}
        aria-label={
          coming
            ? t({ message: "Stop", comment: "Button: stop the reply that is coming in" })
            : t({ message: "Send", comment: "Button: send the chat message" })
        }
      >
        <ChatIcon name={coming ? "stop" : "send"} />
      </button>
    </form>
  );
}
