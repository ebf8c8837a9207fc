/*
 * Stands inline in every prerendered page. Lets the page paint in peace and loads the app when
 * the browser is idle, or at once when the visitor touches a control that needs it; that touch
 * is kept and replayed. ENTRY is put in by the build.
 */
(() => {
  let started = false;
  let waiting;
  const start = () => {
    if (started) return;
    started = true;
    import(ENTRY).then(replay);
  };
  const replay = () => {
    if (!waiting) return;
    if ("ready" in document.documentElement.dataset) waiting.click();
    else setTimeout(replay, 20);
  };
  addEventListener(
    "click",
    (event) => {
      if ("ready" in document.documentElement.dataset) return;
      const control = event.target.closest("[data-early]");
      if (control && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        waiting = control;
      }
      start();
    },
    true,
  );
  addEventListener("pointerdown", start, true);
  addEventListener("keydown", start, true);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 300);
  });
})();
