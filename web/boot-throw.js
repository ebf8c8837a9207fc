/*
 * Stands inline in the page of the cube, beside boot.js: a throw begins at once, whatever is there by then. Its script
 * (early-throw.ts) comes when the page is painted, at the latest with the press; until it is there the picture stirs
 * (cube/cube.css). The build puts THROW in.
 */
(() => {
  const load = () => import(THROW);

  addEventListener(
    "click",
    (event) => {
      if ("ready" in document.documentElement.dataset) return;
      const thrower = event.target.closest?.("[data-throw]")?.closest(".thrower");
      if (!thrower) return;
      const pressed = performance.now();
      const { phase } = thrower.dataset;
      thrower.dataset.phase = "rolling";
      load().then(
        () => dispatchEvent(new CustomEvent("cube:throw", { detail: pressed })),
        () => (thrower.dataset.phase = phase),
      );
    },
    true,
  );
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(load)));
})();
