import type { Block } from "../../contract/content.ts";

/** A poem in stanzas and lines. */
export function Poem({ poem }: { poem: Extract<Block, { kind: "poem" }> }) {
  return (
    <figure className="poem">
      <h3>{poem.title}</h3>
      {poem.stanzas.map((stanza) => (
        <p className="stanza" key={stanza[0]}>
          {stanza.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      ))}
      <figcaption>
        <strong>{poem.author}</strong>
        <cite>{poem.source}</cite>
      </figcaption>
    </figure>
  );
}
