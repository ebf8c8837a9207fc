import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ConversationFilter } from "../../contract/admin.ts";
import { COUNT_MAX } from "../../contract/logs.ts";
import type { Locale } from "../../contract/locale.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CountLine } from "./count-line.tsx";
import { formatCount } from "./log-format.ts";
import type { LogApi } from "./log-api.ts";
import { useCount, type Count } from "./use-count.ts";

/** What is to be deleted: chosen conversations, or all that a filter means. */
export type DeletionWish = { ids: number[] } | { filter: ConversationFilter; before: string };

interface DeleteDialogProps {
  api: LogApi;
  wish: DeletionWish;
  locale: Locale;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a deletion, with the number of conversations that go. */
export function DeleteDialog(props: DeleteDialogProps) {
  return "ids" in props.wish ? (
    <Question {...props} count={props.wish.ids.length} />
  ) : (
    <CountedQuestion {...props} filter={props.wish.filter} />
  );
}

function CountedQuestion({ filter, ...props }: DeleteDialogProps & { filter: ConversationFilter }) {
  return <Question {...props} count={useCount(props.api, filter)} />;
}

function Question({ count, locale, onDelete, onClose }: DeleteDialogProps & { count: Count }) {
  const { t } = useLingui();
  const isCounted = typeof count === "number" && count <= COUNT_MAX;
  return (
    <ConfirmDialog
      title={t({ message: "Delete conversations?", comment: "Title of a dialog" })}
      onClose={onClose}
      actions={
        typeof count === "number" &&
        count > 0 && (
          <button type="button" className="log-button log-button-strong" onClick={onDelete}>
            <Trans comment="Button: delete the conversations for which a dialog asks">Delete</Trans>
          </button>
        )
      }
    >
      <CountLine count={count}>
        {isCounted && (
          <Plural
            value={count}
            _0="Nothing fits the filter."
            one="One conversation with all its messages will be deleted."
            other="# conversations with all their messages will be deleted."
          />
        )}
        {!isCounted && (
          <Trans>
            More than {formatCount(COUNT_MAX, locale)} conversations with all their messages will be deleted.
          </Trans>
        )}
      </CountLine>
      <p className="log-hint">
        <Trans>
          They disappear at once. You can undo this for an hour while this page stays open; after that they
          are gone for good.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
