/** Those who save data or have little of a line get nothing that they have not asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}
