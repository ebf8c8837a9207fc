interface DocumentLinkProps {
  title: string;
  text: string;
  url: string;
  /** Without a frame, beside the text. */
  isQuiet: boolean;
}

/** Leads to the page as a document (spec §2 "darkness-hope"), or to something that is printed beside it. */
export function DocumentLink({ title, text, url, isQuiet }: DocumentLinkProps) {
  return (
    <p className={isQuiet ? "document document-quiet" : "document"}>
      <a className="link" href={url} type="application/pdf">
        {title} <span className="small">(PDF)</span>
      </a>
      <span>{text}</span>
    </p>
  );
}
