import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, type ReactNode } from "react";

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Shown beside Cancel. */
  actions: ReactNode;
  onClose: () => void;
}

/** A modal question; Escape and Cancel close it, and the focus goes back to where it was. */
export function ConfirmDialog({ title, children, actions, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="log-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <p className="log-dialog-actions">
        <button type="button" className="log-button log-button-plain" onClick={onClose}>
          <Trans comment="Button: close a dialog without doing anything">Cancel</Trans>
        </button>
        {actions}
      </p>
    </dialog>
  );
}
