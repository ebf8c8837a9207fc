/* What a browser keeps, or refuses to keep. */

/** A browser may refuse even to name its storage; without one all works and is forgotten. */
export function openStorage(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** What is stored; null where there is nothing, or no storage. */
export function readItem(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores it, or removes it for null. Tells whether it is kept. */
export function writeItem(storage: Storage | null, key: string, value: string | null): boolean {
  if (storage === null) return false;
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
