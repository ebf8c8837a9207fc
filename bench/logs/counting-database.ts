/** A database that counts the rows which its statements read, and the milliseconds they take. */
export function countingDatabase(binding: D1Database): {
  database: D1Database;
  /** What was counted since it was last taken. */
  take: () => { rows: number; sql: number };
} {
  let counted = { rows: 0, sql: 0 };
  const note = <T extends D1Result>(result: T): T => {
    counted.rows += result.meta.rows_read;
    counted.sql += result.meta.duration;
    return result;
  };

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "all") return async () => note(await target.all());
        if (name === "run") return async () => note(await target.run());
        // Tells nothing of rows: asked once more for the sake of the count.
        if (name === "raw") return async () => (note(await target.all()), target.raw());
        if (name === ORIGINAL) return target;
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });

  const database = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (query: string) => wrap(target.prepare(query));
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((statement) => Reflect.get(statement, ORIGINAL)))).map(note);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const take = () => {
    const taken = counted;
    counted = { rows: 0, sql: 0 };
    return taken;
  };
  return { database, take };
}

const ORIGINAL = Symbol("original");
