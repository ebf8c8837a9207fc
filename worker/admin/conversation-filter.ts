import { sql, type SQL } from "drizzle-orm";
import type { ConversationFilter } from "../../contract/admin.ts";
import { addDays, startOfDay } from "../../contract/day.ts";

/** The conditions of a filter, without its words; `unsignalled` is the second half of the order "signals". */
export type Criteria = Omit<ConversationFilter, "q" | "signal"> & {
  signal?: ConversationFilter["signal"] | "none";
};

/** How a list is read: along one index, which answers `inIndex` and the order, looking at each row for `beside`. */
export interface Walk {
  index: string;
  inIndex: SQL[];
  beside: SQL[];
}

/**
 * The index to walk for a list. Each criterion alone has an index that answers it and the order
 * together; of several the rarest is taken, and the others are looked at row by row.
 */
export function planWalk(criteria: Criteria, order: "updated_at" | "message_count"): Walk {
  const byLength = order === "message_count";
  const length = byLength ? "_length" : "";
  const { feedback, state, signal, language } = criteria;
  const conditions = {
    feedback: feedback && (feedback === "up" ? sql`thumbs_up > 0` : sql`thumbs_down > 0`),
    state: state && sql`state IS NOT NULL AND state = ${state}`,
    signal: signal && signalCondition(signal),
    language: language && sql`language = ${language}`,
    days: daysCondition(criteria),
  };
  const chosen = choose();
  const inIndex = [
    sql`deleted_at IS NULL`,
    ...chosen.answers.map((name) => conditions[name]),
    ...(byLength ? [] : [conditions.days]),
    // The index of lengths knows that there is a signal, not which one.
    ...(chosen.name === "signal_length" ? [sql`signal IS NOT NULL`] : []),
  ];
  const answered: string[] = [...chosen.answers, ...(byLength ? [] : ["days"])];
  const beside = Object.entries(conditions).map(([name, condition]) =>
    answered.includes(name) ? undefined : condition,
  );
  return {
    index: `chat_conversations_${chosen.name}`,
    inIndex: inIndex.filter((condition) => condition !== undefined),
    beside: beside.filter((condition) => condition !== undefined),
  };

  function choose(): { name: string; answers: (keyof typeof conditions)[] } {
    if (feedback) return { name: `${feedback}${length}`, answers: ["feedback"] };
    if (state) return { name: `state${length}`, answers: ["state"] };
    if (signal === "any") return { name: `signal${length}`, answers: ["signal"] };
    if (signal && signal !== "none")
      return byLength ? { name: "signal_length", answers: [] } : { name: "signal_kind", answers: ["signal"] };
    if (language && !byLength) return { name: "language", answers: ["language"] };
    return { name: byLength ? "length" : "updated_at", answers: [] };
  }
}

/** Every condition of a filter but its words, for rows of chat_conversations that were found in another way. */
export function filterConditions(criteria: Criteria): SQL[] {
  const { inIndex, beside } = planWalk(criteria, "updated_at");
  return [...inIndex, ...beside];
}

function signalCondition(signal: NonNullable<Criteria["signal"]>): SQL {
  if (signal === "none") return sql`signal IS NULL`;
  if (signal === "any") return sql`signal IS NOT NULL`;
  return sql`signal IS NOT NULL AND signal = ${signal}`;
}

function daysCondition({ from, to }: Criteria): SQL | undefined {
  const after = from ? sql`updated_at >= ${startOfDay(from).getTime()}` : undefined;
  const before = to ? sql`updated_at < ${startOfDay(addDays(to, 1)).getTime()}` : undefined;
  return after && before ? sql`${after} AND ${before}` : (after ?? before);
}
