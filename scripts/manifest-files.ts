import type { Manifest } from "vite";

/** The styles that a part of the app brings along, as the chat's. */
export function stylesOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const part = manifest[entry];
  if (!part || seen.has(entry)) return [];
  seen.add(entry);
  return [...(part.css ?? []), ...(part.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))];
}

/** The addresses of parts of the app, with everything that they import at once and their styles. */
export function listFiles(
  manifest: Manifest,
  entries: readonly string[],
  seen = new Set<string>(),
): string[] {
  return entries.flatMap((entry) => {
    const part = manifest[entry];
    if (!part) throw new Error(`The build has no part ${entry}.`);
    if (seen.has(entry)) return [];
    seen.add(entry);
    const own = [part.file, ...(part.css ?? [])].map((file) => `/${file}`);
    return [...own, ...listFiles(manifest, part.imports ?? [], seen)];
  });
}
