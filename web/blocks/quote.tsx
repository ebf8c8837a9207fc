/** A quotation with its author and source. */
export function Quote({ text, author, source }: { text: string; author: string; source: string }) {
  return (
    <figure className="quote">
      <blockquote>
        {text.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <figcaption>
        <strong>{author}</strong>
        <cite>{source}</cite>
      </figcaption>
    </figure>
  );
}
