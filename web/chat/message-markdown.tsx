import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, useMemo, type ReactNode } from "react";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { NumberLinks } from "../ui/number-links.tsx";
import { messageLink } from "./message-links.ts";

export interface MessageMarkdownProps {
  text: string;
  numbers: readonly CallableNumber[];
}

/**
 * A reply drawn from Markdown: no raw HTML, no pictures, links as `messageLink` allows. The text is only taken apart by
 * the library; every element is made here, so that nothing of a reply can become one.
 */
export function MessageMarkdown({ text, numbers }: MessageMarkdownProps) {
  const tokens = useMemo(() => new Lexer({ gfm: false }).lex(text), [text]);
  return <>{drawAll(tokens, { numbers })}</>;
}

interface Drawing {
  numbers: readonly CallableNumber[];
  /** Within a link numbers stay as they are. */
  isLinked?: boolean;
}

function drawAll(tokens: readonly Token[] | undefined, drawing: Drawing): ReactNode {
  // Their places are their identity: a reply only grows at its end.
  return tokens?.map((token, index) => (
    <Fragment key={index}>{draw(token as Tokens.Generic, drawing)}</Fragment>
  ));
}

function draw(token: Tokens.Generic, drawing: Drawing): ReactNode {
  const inner = () => drawAll(token.tokens, drawing);
  switch (token.type) {
    case "paragraph":
      return <p>{inner()}</p>;
    case "heading":
      // The dialog's own heading is the second level.
      return <h3>{inner()}</h3>;
    case "blockquote":
      return <blockquote>{inner()}</blockquote>;
    case "list":
      return drawList(token as Tokens.List, drawing);
    case "code":
      return (
        <pre>
          <code>{token["text"]}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "strong":
      return <strong>{inner()}</strong>;
    case "em":
      return <em>{inner()}</em>;
    case "codespan":
      return <code>{token["text"]}</code>;
    case "br":
      return <br />;
    case "link":
      return drawLink(token as Tokens.Link, drawing);
    case "text":
      return token.tokens ? inner() : drawText(token["text"], drawing);
    case "image":
      // A picture would be asked for from another host before the visitor has agreed.
      return token["text"];
    case "escape":
      return token["text"];
    case "html":
      return token.raw;
    default:
      return null;
  }
}

function drawList({ ordered, start, items }: Tokens.List, drawing: Drawing): ReactNode {
  const list = items.map((item, index) => <li key={index}>{drawAll(item.tokens, drawing)}</li>);
  return ordered ? <ol start={start === 1 ? undefined : Number(start)}>{list}</ol> : <ul>{list}</ul>;
}

function drawLink({ href, tokens }: Tokens.Link, drawing: Drawing): ReactNode {
  const words = drawAll(tokens, { ...drawing, isLinked: true });
  const link = messageLink(href, window.location.origin, drawing.numbers);
  if (!link) return words;
  if (link.kind !== "external") return <a href={link.href}>{words}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer external">
      {words}
      <ExternalMark />
    </a>
  );
}

function drawText(text: string, { numbers, isLinked }: Drawing): ReactNode {
  const words = decode(text);
  if (isLinked) return words;
  return <NumberLinks text={words} numbers={numbers} />;
}

/** Characters that are written by their names, such as `&amp;`; the browser knows them all. */
function decode(text: string): string {
  return text.replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, (name) => {
    const field = document.createElement("textarea");
    field.innerHTML = name;
    return field.value;
  });
}
