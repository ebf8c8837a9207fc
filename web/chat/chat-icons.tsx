const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M8 8h8v8H8z",
  end: "M12 5v14M6 13l6 6 6-6",
  copy: "M9 9h10v11H9zM6 15H5V4h10v2",
  copied: "M5 12.5l4.5 4.500L19 7.500",
  retry: "M19 12a7 7 0 1 1-2.100-5M19 4v4h-4",
  up: "M7 11v9H4v-9zM7 11l4-8c1.500 0 2.500 1 2.500 2.500L13 9h5.500c1.200 0 2 1.100 1.700 2.200l-1.800 7c-.2 1.100-1 1.800-2.100 1.800H7",
  down: "M7 13V4H4v9zM7 13l4 8c1.500 0 2.500-1 2.500-2.500L13 15h5.500c1.200 0 2-1.100 1.700-2.200l-1.800-7c-.2-1.100-1-1.800-2.100-1.800H7",
  speech: "M4 5.500h16v10.500h-9l-4.500 4v-4H4z",
};

/** A silent drawing; the words stand beside it or in the name of its button. */
export function ChatIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className="chat-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
