import type { ConversationFilter } from "../../contract/admin.ts";
import type { ConversationRow, ExportFormat, LoggedMessage } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { listConversations } from "./conversation-queries.ts";
import { BYTE_ORDER_MARK, csvRow } from "./csv.ts";
import { readMessagesOf } from "./message-queries.ts";

/** Conversations fetched at once, and messages: what is held in memory at any time. */
const CONVERSATIONS = 500;
const MESSAGES = 2_000;

const HEADINGS = [
  "conversation_id",
  "session_id",
  "language",
  "message_count",
  "conversation_signal",
  "state",
  "note",
  "updated_at",
  "message_id",
  "created_at",
  "role",
  "content",
  "signal",
  "feedback",
  "is_interrupted",
  "written_by",
];

interface Exported {
  conversation: ConversationRow;
  messages: LoggedMessage[];
}

/** Streams conversations as they are read from the database, no faster than they are taken. */
export function streamExport(
  database: Database,
  filter: ConversationFilter,
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = writeParts(database, filter, format);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* writeParts(
  database: Database,
  filter: ConversationFilter,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  if (format === "csv") yield BYTE_ORDER_MARK + csvRow(HEADINGS);
  for await (const conversations of readPages(database, filter)) {
    for (const some of gather(conversations)) {
      const messages = await readMessagesOf(
        database,
        some.map(({ id }) => id),
      );
      const text = some
        .map((conversation) => ({ conversation, messages: messages.get(conversation.id) ?? [] }))
        .map(format === "csv" ? writeRows : writeLine)
        .join("");
      if (text !== "") yield text;
    }
  }
}

/** Every conversation of the filter once; a search may come upon one again. */
async function* readPages(database: Database, filter: ConversationFilter): AsyncGenerator<ConversationRow[]> {
  const seen = new Set<number>();
  let cursor: string | undefined;
  do {
    const page = await listConversations(database, {
      ...filter,
      sort: "newest",
      limit: CONVERSATIONS,
      cursor,
    });
    const conversations = filter.q
      ? page.conversations.filter(({ id }) => !seen.has(id))
      : page.conversations;
    if (filter.q) for (const { id } of conversations) seen.add(id);
    yield conversations;
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
}

/** Groups that hold about MESSAGES messages each. */
function gather(conversations: readonly ConversationRow[]): ConversationRow[][] {
  const groups: ConversationRow[][] = [];
  let room = 0;
  for (const conversation of conversations) {
    room -= conversation.message_count;
    const group = groups.at(-1);
    if (group && room >= 0) group.push(conversation);
    else {
      groups.push([conversation]);
      room = MESSAGES - conversation.message_count;
    }
  }
  return groups;
}

function writeRows({ conversation, messages }: Exported): string {
  const { id, session_id, language, message_count, signal, state, note, updated_at } = conversation;
  return messages
    .map((message) =>
      csvRow([
        id,
        session_id,
        language,
        message_count,
        signal,
        state,
        note,
        updated_at,
        message.id,
        message.created_at,
        message.role,
        message.content,
        message.signal,
        message.feedback,
        message.is_interrupted,
        message.written_by,
      ]),
    )
    .join("");
}

function writeLine({ conversation, messages }: Exported): string {
  // What is undefined is left out.
  const lines = messages.map((message) => ({ ...message, conversation_id: undefined }));
  return `${JSON.stringify({ ...conversation, match: undefined, messages: lines })}\n`;
}
