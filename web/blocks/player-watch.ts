/** The host of the videos; it answers whoever listens (its IFrame API). */
export const PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

/** So long the frame may take to load, and the player in it to answer, before we say that nothing plays, in milliseconds. */
const LOAD_MILLISECONDS = 15_000;
const ANSWER_MILLISECONDS = 6_000;
/** A player that has only just started hears only a later question. */
const ASK_EVERY_MILLISECONDS = 500;

/** What the player says of a video that it does not play (`onError` of its API: removed, or not to be embedded). */
const ERROR_EVENT = "onError";

/**
 * Tells whether a player plays. A frame of another site does not say that it could not be loaded, and its error page
 * cannot be told from a video; but a player answers when it is asked.
 *
 * @param onChange told false when nothing plays, true when something does after all
 * @returns how to end it
 */
export function watchPlayer(frame: HTMLIFrameElement, onChange: (plays: boolean) => void): () => void {
  const ended = new AbortController();
  let deadline = setTimeout(() => onChange(false), LOAD_MILLISECONDS);
  let asking: ReturnType<typeof setInterval> | undefined;
  const stopWaiting = () => {
    clearTimeout(deadline);
    clearInterval(asking);
  };
  const ask = () => frame.contentWindow?.postMessage('{"event":"listening"}', PLAYER_ORIGIN);
  frame.addEventListener(
    "load",
    () => {
      stopWaiting();
      deadline = setTimeout(() => onChange(false), ANSWER_MILLISECONDS);
      asking = setInterval(ask, ASK_EVERY_MILLISECONDS);
      ask();
    },
    { signal: ended.signal },
  );
  addEventListener(
    "message",
    ({ origin, source, data }) => {
      if (origin !== PLAYER_ORIGIN || source !== frame.contentWindow) return;
      stopWaiting();
      onChange(!String(data).includes(`"${ERROR_EVENT}"`));
    },
    { signal: ended.signal },
  );
  return () => {
    stopWaiting();
    ended.abort();
  };
}
