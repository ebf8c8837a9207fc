/** Leads to the page as a document (spec §2 "darkness-hope"). */
export function DocumentLink({ title, text, url }: { title: string; text: string; url: string }) {
  return (
    <p className="document">
      <a className="link" href={url} type="application/pdf">
        {title} <span className="small">(PDF)</span>
      </a>
      <span>{text}</span>
    </p>
  );
}
