import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ConversationFilter } from "../../contract/admin.ts";
import { COUNT_MAX, EXPORT_FORMATS } from "../../contract/logs.ts";
import type { Locale } from "../../contract/locale.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CountLine } from "./count-line.tsx";
import { formatCount } from "./log-format.ts";
import type { LogApi } from "./log-api.ts";
import { useCount } from "./use-count.ts";

interface ExportDialogProps {
  api: LogApi;
  filter: ConversationFilter;
  locale: Locale;
  onClose: () => void;
}

/** Says how much an export would hold, and leads to the files. */
export function ExportDialog({ api, filter, locale, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const count = useCount(api, filter);
  const isCounted = typeof count === "number" && count <= COUNT_MAX;
  return (
    <ConfirmDialog
      title={t({ message: "Export conversations", comment: "Title of a dialog" })}
      onClose={onClose}
      actions={
        isCounted &&
        count > 0 &&
        EXPORT_FORMATS.map((format) => (
          <a
            key={format}
            className="log-button log-button-strong"
            href={api.exportAddress(filter, format)}
            download
            onClick={() => setTimeout(onClose, 0)}
          >
            {format.toUpperCase()}
          </a>
        ))
      }
    >
      <CountLine count={count}>
        {isCounted && (
          <Plural
            value={count}
            _0="Nothing fits the filter."
            one="One conversation fits the filter."
            other="# conversations fit the filter."
          />
        )}
        {!isCounted && (
          <Trans>
            More than {formatCount(COUNT_MAX, locale)} conversations fit. Narrow the filter, for instance by
            days.
          </Trans>
        )}
      </CountLine>
      <p className="log-hint">
        <Trans>
          The file holds what people wrote in confidence: keep it safe, and delete it when you no longer need
          it. The export is recorded.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
