/*
 * Stands inline in the page of the cube, beside boot.js: a throw begins at once, whatever is there by then. Its script
 * (early-throw.ts) comes when the page is painted, at the latest with the press; until it is there the picture stirs
 * (cube/cube.css). The build puts THROW in, the script and its parts.
 */
(() => {
  // All at once: one after the other they would be found late.
  let isThere;
  let isHurried;
  const load = () => Promise.all(THROW.map((part) => import(part))).then(() => (isThere = true));

  const { dataset } = document.documentElement;
  const findThrower = ({ target }) => target.closest?.("[data-throw]")?.closest(".thrower");

  // A finger rests on the button before it is lifted: time in which a script or a picture that is still missing comes.
  addEventListener(
    "pointerdown",
    (event) => {
      if (isHurried || "ready" in dataset || !findThrower(event)) return;
      isHurried = true;
      const link = document.createElement("link");
      const href = "day" in dataset ? "/pictures/day/cube-wood.avif" : "/pictures/cube-wood.avif";
      const picture = { rel: "preload", as: "image", type: "image/avif", href };
      document.head.append(Object.assign(link, picture));
      load().catch(() => {});
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if ("ready" in dataset) return;
      const thrower = findThrower(event);
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
