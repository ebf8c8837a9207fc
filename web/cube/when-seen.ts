/** Runs `start` once the element is in view and the browser has nothing better to do; returns how to undo it. */
export function whenSeenAndIdle(
  element: Element,
  start: (stopped: () => boolean) => Promise<() => void>,
): () => void {
  let stopped = false;
  let undo: (() => void) | null = null;
  const run = () => {
    if (stopped) return;
    start(() => stopped).then(
      (end) => (stopped ? end() : (undo = end)),
      // The picture stays; a cube that does not move is no reason to trouble anybody.
      () => undefined,
    );
  };
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    sight.disconnect();
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4000 });
    else setTimeout(run, 300);
  });
  sight.observe(element);
  return () => {
    stopped = true;
    sight.disconnect();
    undo?.();
  };
}
