/*
 * Stands inline in the page of the cube, beside boot.js: a throw begins at once, whatever is there by then. Its script
 * (early-throw.ts) comes when the page is painted, at the latest with the press; until it is there the picture stirs
 * (cube/cube.css). The build puts THROW in, the script and its parts.
 */
(() => {
  // All at once: one after the other they would be found late.
  let isThere;
  const load = () => Promise.all(THROW.map((part) => import(part))).then(() => (isThere = true));

  addEventListener(
    "click",
    (event) => {
      if ("ready" in document.documentElement.dataset) return;
      const thrower = event.target.closest?.("[data-throw]")?.closest(".thrower");
      if (!thrower) return;
      const pressed = performance.now();
      const throwCube = () => dispatchEvent(new CustomEvent("cube:throw", { detail: pressed }));
      if (isThere) return throwCube();
      const { phase } = thrower.dataset;
      thrower.dataset.phase = "rolling";
      load().then(throwCube, () => (thrower.dataset.phase = phase));
    },
    true,
  );
  // Nothing loads beside the first paint (boot.js); a browser that does not tell of it has the press.
  const loadEarly = (_, observer) => {
    observer.disconnect();
    // Safari has no requestIdleCallback.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => load().catch(() => {})));
  };
  addEventListener("load", () => {
    if (window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
      new PerformanceObserver(loadEarly).observe({ type: "paint", buffered: true });
  });
})();
