import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { ConversationChange } from "../../contract/admin.ts";
import { NOTE_MAX_CHARACTERS, QUEUE_STATES, type ConversationRow } from "../../contract/logs.ts";
import { STATE_WORDS } from "./log-words.ts";

/** A note that somebody else has changed meanwhile is not overwritten. */
export type ChangeOutcome = "saved" | "failed" | "conflict";

interface QueueFormProps {
  conversation: ConversationRow;
  onChange: (id: number, change: ConversationChange) => Promise<ChangeOutcome>;
}

/** Where a conversation stands in the queue of signals, and what admins note about it. */
export function QueueForm({ conversation, onChange }: QueueFormProps) {
  const { t, i18n } = useLingui();
  const { id, state, note } = conversation;
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The note that the one in the field was written from. */
  const base = useRef(note);

  // What somebody else noted meanwhile is shown, unless one is writing: then saving tells of it.
  useEffect(() => {
    const written = field.current?.value.trim();
    if (written === base.current && field.current) field.current.value = note;
    if (written === base.current || written === note || outcome === "conflict") base.current = note;
  }, [note, outcome]);

  const change = async (wish: ConversationChange) => {
    setOutcome(null);
    setOutcome(await onChange(id, wish));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get("note") ?? "");
    void change({ note: written, note_before: base.current });
  };

  return (
    <form className="log-queue" onSubmit={submit}>
      <fieldset>
        <legend>
          <Trans comment="Queue of conversations with a sign of danger">State in the queue</Trans>
        </legend>
        {QUEUE_STATES.map((name) => (
          <button
            key={name}
            type="button"
            className="log-button log-button-choice"
            aria-pressed={state === name}
            onClick={() => void change({ state: name })}
          >
            {i18n._(STATE_WORDS[name])}
          </button>
        ))}
        {state !== null && (
          <button
            type="button"
            className="log-button log-button-plain"
            onClick={() => void change({ state: null })}
          >
            <Trans comment="Button: nobody need look at the conversation any more">
              Take out of the queue
            </Trans>
          </button>
        )}
      </fieldset>
      <label htmlFor="log-note">
        <Trans comment="Label: what admins write about a conversation">Note for admins</Trans>
      </label>
      <textarea
        ref={field}
        id="log-note"
        name="note"
        rows={2}
        maxLength={NOTE_MAX_CHARACTERS}
        defaultValue={note}
        placeholder={t`For example: called the school on Monday`}
      />
      <p className="log-queue-end">
        <button type="submit" className="log-button">
          <Trans comment="Button: store the note">Save the note</Trans>
        </button>
        <span role="status">
          {outcome === "conflict" && (
            <Trans comment="After a note could not be stored because somebody else changed it">
              Somebody else has changed the note in the meantime. It now says: “{note}”. Save again to replace
              it.
            </Trans>
          )}
          {outcome === "saved" && <Trans comment="After a note or state was stored">Saved.</Trans>}
          {outcome === "failed" && (
            <Trans comment="After a note or state could not be stored">
              Saving failed. Please try again.
            </Trans>
          )}
        </span>
      </p>
    </form>
  );
}
