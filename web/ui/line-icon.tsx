/** A drawing of lines, 64 × 64 units, in the colour of the text around it; words stand beside it, so it is silent. */
export function LineIcon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
