import { chooseLook, type Look, LOOK_KEY, readLook } from "../contract/look.ts";

/** The top of each ground, for the bar of the window around it. */
const WINDOW_COLORS: Record<Look, string> = { day: "#fbf7ed", night: "#070c19" };

/** As long as a browser keeps a choice; it is renewed with every visit. */
const CHOICE_SECONDS = 365 * 24 * 60 * 60;

const STILL_KEY = "still";

const listeners = new Set<() => void>();

/** Gives the page its look: before the first paint (boot-look.ts), and whenever it may be another one. */
export function applyLook(): void {
  const look = chooseLook(
    readLook(document.cookie),
    matchMedia("(prefers-color-scheme: light)").matches,
    new Date().getHours(),
  );
  document.documentElement.toggleAttribute("data-day", look === "day");
  document.querySelector("[name=theme-color]")?.setAttribute("content", WINDOW_COLORS[look]);
}

/** The look that the page has. */
export function currentLook(): Look {
  return document.documentElement.hasAttribute("data-day") ? "day" : "night";
}

/** What the visitor has chosen; null goes by itself. */
export function readChoice(): Look | null {
  return readLook(document.cookie) ?? null;
}

/** Keeps a choice, or gives it up for null, and shows it. */
export function keepChoice(choice: Look | null): void {
  keepCookie(LOOK_KEY, choice);
  refresh();
}

/** Whether the visitor has stopped what moves by itself: the stars, and the cube that breathes (cube.css). */
export function isStill(): boolean {
  return document.cookie.includes(`${STILL_KEY}=yes`);
}

/** Stops it, or lets it go on. */
export function keepStillness(still: boolean): void {
  keepCookie(STILL_KEY, still ? "yes" : null);
  refresh();
}

/** Calls it whenever the look or a choice has changed; returns how to end that. */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the system, and looks again when somebody comes back: meanwhile it may have become evening, or another tab may
 * have chosen. Nothing changes under the eyes of somebody who reads.
 */
export function watchLook(): void {
  // Safari forgets after a week what a script has kept, unless it is kept anew.
  const choice = readChoice();
  if (choice) keepCookie(LOOK_KEY, choice);
  if (isStill()) keepStillness(true);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", refresh);
  document.addEventListener("visibilitychange", refresh);
  addEventListener("pageshow", refresh);
}

function refresh(): void {
  applyLook();
  document.documentElement.toggleAttribute("data-still", isStill());
  for (const listener of listeners) listener();
}

function keepCookie(name: string, value: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === null ? 0 : CHOICE_SECONDS;
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
