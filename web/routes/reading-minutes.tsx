import { Plural } from "@lingui/react/macro";

/** How long a text takes to read. */
export function ReadingMinutes({ minutes }: { minutes: number }) {
  return <Plural value={minutes} one="# minute’s read" other="# minutes’ read" />;
}
