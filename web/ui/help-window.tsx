/**
 * A small window with light in it, and its name: whatever leads to help is known by it, in every place.
 *
 * @param name "Help" in the language around it
 */
export function HelpWindow({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 20 24" aria-hidden="true">
        <path d="M2 11V9a8 8 0 0 1 7-8v10zm9-10a8 8 0 0 1 7 8v2h-7zM2 13h7v9H2zm9 0h7v9h-7z" />
      </svg>
      {name}
    </>
  );
}
