/*
 * Stands inline in every prerendered page. A page is finished without the app: links, menu,
 * questions and help need no script. What gives it life comes when it is painted and idle
 * (early.ts); the app itself comes when somebody reaches for a control that needs it
 * (data-early), at the first sign of a visitor where the page is about such a control, or when
 * early.ts asks for it. A press that comes before the app is kept and replayed.
 * The page's own rules stand inline; the whole style comes with the app, which may show anything.
 * The build puts FONTS, EARLY, CHAT, STYLE and APP in.
 */
(() => {
  const { dataset } = document.documentElement;
  /** So long the rest waits for fonts that do not come. */
  const FONTS_MS = 3000;

  // Safari has no requestIdleCallback.
  const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));

  // Whatever loads beside the first paint delays it: everything waits until the page has loaded,
  // has painted and is idle.
  const whenPainted = (run) => {
    const whenIdle = () => idle().then(run);
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return whenIdle();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(whenIdle);
    }).observe({ type: "paint", buffered: true });
  };

  // The fonts of the running text do not share the line with those of headings. A family is put in as a
  // whole, and only when it is there: with every change the page is laid out anew, and an upright letter
  // that is slanted until its italic comes is wider.
  const [text, italic, ...others] = FONTS.map(
    ([family, file, style, weight]) =>
      new FontFace(family, `url(/fonts/newsreader-${file}.woff2)`, { style, weight }),
  );
  const addFonts = async () => {
    for (const faces of [[text, italic], others]) {
      await Promise.allSettled(faces.map((face) => face.load()));
      faces.forEach((face) => document.fonts.add(face));
      await idle();
    }
  };
  // On the way from one of our pages to the next they are in the browser's cache and come at once.
  const areFontsCached = document.referrer.startsWith(location.origin);
  if (areFontsCached) addFonts();

  const addLink = (properties) =>
    document.head.append(Object.assign(document.createElement("link"), properties));
  const loadApp = () => {
    // The chat may have brought it.
    if (!document.getElementById("style")) addLink({ id: "style", rel: "stylesheet", href: STYLE });
    return import(APP);
  };

  let app;
  let waiting;
  const start = () => {
    app ??= loadApp();
    app.then(replay, follow);
  };
  const replay = () => {
    if (!waiting) return;
    if (!("ready" in dataset)) return setTimeout(replay, 20);
    const pressed = waiting;
    waiting = undefined;
    pressed.removeAttribute("aria-busy");
    pressed.click();
  };
  // The app could not be loaded: a link still leads somewhere.
  const follow = () => {
    app = undefined;
    if (waiting?.href) location.assign(waiting.href);
  };
  // At the top of a page there is no place to lose: there the other language is a page like any other.
  const early = ({ target }) =>
    target instanceof Element &&
    target.closest(scrollY || location.hash ? "[data-early]" : "[data-early]:not(.languages *)");
  const keep = (event, pressed) => {
    event.preventDefault();
    waiting = pressed;
    waiting?.setAttribute("aria-busy", "true");
    start();
  };

  addEventListener(
    "click",
    (event) => {
      if ("ready" in dataset || event.ctrlKey || event.metaKey || !early(event)) return;
      keep(event, event.target.closest("a, button"));
    },
    true,
  );
  // Where a keyboard has a Shift, Enter sends what was written; elsewhere it breaks the line.
  addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if ("ready" in dataset || key !== "Enter" || event.shiftKey || event.altKey || event.isComposing)
        return;
      if (target.localName !== "textarea" || !early(event) || matchMedia("(pointer: coarse)").matches) return;
      keep(event, target.form.querySelector("button"));
    },
    true,
  );
  // The chat needs no app; its script takes the presses on the button when it has come.
  addEventListener("click", ({ target }) => {
    const button = "chat" in dataset ? null : target.closest?.(".chat-button");
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    import(CHAT).then(
      () => dispatchEvent(new Event("chat:open")),
      () => button.setAttribute("aria-busy", "false"),
    );
  });
  for (const approach of ["pointerover", "focusin"]) {
    addEventListener(approach, (event) => early(event) && start(), true);
  }
  addEventListener("app:start", start);
  addEventListener("DOMContentLoaded", () => {
    // Where a cube is thrown, the app would be in the way of the first touch (boot-throw.js).
    if (!document.querySelector("main [data-early]:not(.thrower *)")) return;
    for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"]) {
      addEventListener(sign, start, { once: true, passive: true });
    }
  });
  addEventListener("load", () =>
    whenPainted(async () => {
      // One after the other: what comes at once holds up a slow phone for longer.
      if (!areFontsCached)
        await Promise.race([addFonts(), new Promise((done) => setTimeout(done, FONTS_MS))]);
      import(EARLY);
    }),
  );
})();
