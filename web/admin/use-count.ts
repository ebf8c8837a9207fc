import { useEffect, useState } from "react";
import type { ConversationFilter } from "../../contract/admin.ts";
import { writeFilter } from "./log-address.ts";
import type { LogApi } from "./log-api.ts";

/** How many conversations: null until it is known, "failed" where it cannot be told. */
export type Count = number | "failed" | null;

/** How many conversations a filter means. */
export function useCount(api: LogApi, filter: ConversationFilter): Count {
  const [count, setCount] = useState<Count>(null);
  const wish = JSON.stringify(writeFilter(filter));
  useEffect(() => {
    const call = new AbortController();
    api.countConversations(JSON.parse(wish) as ConversationFilter, call.signal).then(
      (reply) => call.signal.aborted || setCount(reply.count),
      () => call.signal.aborted || setCount("failed"),
    );
    return () => call.abort();
  }, [api, wish]);
  return count;
}
