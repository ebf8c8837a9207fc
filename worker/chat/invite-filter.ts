/** Takes the text of a reply piece by piece and gives back what the visitor may see. */
export interface TextFilter {
  /** What may be shown now, given the next piece of the reply. */
  push(piece: string): string;
  /** What was still held when the reply ended. */
  end(): string;
}

/** For a reply in which nothing is removed. */
export function passThrough(): TextFilter {
  return { push: (piece) => piece, end: () => "" };
}

/** Links into the messaging service, with and without https, in Markdown or bare. */
const INVITE_HOSTS = /(?:\b(?:t|telegram)\.(?:me|dog)\b|\btg:\/\/)/i;

/** A sentence ends after . ! ? … (and closing marks) before white space, or with its line. */
const SENTENCE_END = /(?:[.!?…]+[)"'»«”’*_\]]*(?=\s)|\n)/g;

/** A full stop after one of these does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:npr|oz|itd|itn|dr|sv|g|ga|gl|st|prof|mag|e\.g|i\.e|mr|mrs|ms|vs|etc)\.$/i;

/**
 * Removes every sentence that holds an invite link (spec §5). A sentence is held until it is
 * complete, so that no part of it is shown before the whole is known; it makes no difference
 * where the pieces are cut.
 *
 * @param inviteUrl the configured invitation, removed whatever its host is
 */
export function removeInvites(inviteUrl: string): TextFilter {
  const configured = inviteUrl.replace(/^https?:\/\//, "").toLowerCase();
  const holdsInvite = (sentence: string) =>
    INVITE_HOSTS.test(sentence) || sentence.toLowerCase().includes(configured);
  let held = "";

  const release = (sentences: string[]) => sentences.filter((sentence) => !holdsInvite(sentence)).join("");

  return {
    push(piece) {
      held += piece;
      const { sentences, rest } = splitSentences(held);
      held = rest;
      return release(sentences);
    },
    end() {
      const rest = held;
      held = "";
      return release([rest]);
    },
  };
}

/** Complete sentences, each with the white space before it, and what is not complete yet. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(start, end))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return { sentences, rest: text.slice(start) };
}
