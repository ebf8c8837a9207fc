/** Pauses before each further try, in milliseconds; together they fit into what a worker may take after its answer. */
const PAUSES_MS = [200, 1_000, 5_000];

/**
 * Stores something, again and again when the database does not take it. Never rejects: what is
 * lost in the end is said loudly, without a word of what it was.
 *
 * @param what names it, such as "a turn"
 */
export async function persist(
  what: string,
  store: () => Promise<void>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await store();
    } catch (error) {
      const name = error instanceof Error ? error.name : "";
      const pause = pauses[attempt];
      if (pause === undefined) {
        console.error(`LOST: ${what} could not be stored in ${attempt + 1} tries`, name);
        return;
      }
      console.warn(`${what} could not be stored and is tried again`, name);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
