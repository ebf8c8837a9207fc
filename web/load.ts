/** How often and after how long a part of the app is asked for again (spec §9: 5 retries from 350 ms, doubling). */
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

/** Styles that could not be fetched: the builder asks for each only once. */
const failedStyles = new Set<HTMLLinkElement>();

if (typeof document !== "undefined")
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
    },
    true,
  );

/**
 * Loads a language, a page or a feature; a failure is tried again up to five times.
 *
 * @param load called anew at each try
 * @param wait given the milliseconds to wait; tests pass their own
 * @throws the last error when every try has failed
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      await Promise.all([...failedStyles].map(fetchAgain));
      return await load();
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await wait(FIRST_DELAY_MS * 2 ** attempt);
    }
  }
}

function fetchAgain(failed: HTMLLinkElement): Promise<void> {
  // Whoever asked for it has taken it away; it would never tell of its end.
  if (!failed.isConnected) {
    failedStyles.delete(failed);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.addEventListener("load", () => resolve());
    // The listener above takes note of it again.
    link.addEventListener("error", () => reject(new Error("A style could not be fetched.")));
    failedStyles.delete(failed);
    failed.replaceWith(link);
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
