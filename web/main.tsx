import "./styles.css";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { activate, createI18n } from "./i18n/activate.ts";
import { startLocale } from "./i18n/start-locale.ts";
import { createAppRouter, type AppRouter } from "./router.tsx";
import { followInternalLinks } from "./shell/internal-links.ts";
import { watchRoutes } from "./shell/route-changes.ts";

const STYLE_MS = 3000;

const root = document.getElementById("root");
if (root) void start(root);

async function start(container: HTMLElement) {
  const locale = startLocale();
  if (!locale) return;
  const i18n = createI18n();
  await activate(i18n, locale);
  const router = createAppRouter(createBrowserHistory(), i18n);
  const isPrerendered = container.hasChildNodes();
  // Tells the router to expect the markup of the prerender, which has no Suspense around the page.
  if (isPrerendered) router.ssr = { manifest: undefined };
  await Promise.all([router.load(), waitForStyle()]);

  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // As a transition, hydration gives way to whatever the visitor does meanwhile.
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  watchRoutes(router, i18n);
  followInternalLinks(router);
  // Under the development server there is no boot.js to load it.
  if (__DEV_SERVER__) void Promise.all([import("./early.ts"), import("./fonts.css")]);
}

/**
 * Until now the page had only the rules it used; boot.js asked for the whole style with the app.
 * Where that cannot be loaded, an app in a plain dress is better than none.
 */
async function waitForStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link#style");
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    Object.assign(link, { onload: resolve, onerror: resolve });
    // It may have failed before anybody listened.
    setTimeout(resolve, STYLE_MS);
  });
}

/** Tells boot.js, which keeps an early press, when there is somebody to take it. */
function App({ router }: { router: AppRouter }) {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
  return <RouterProvider router={router} />;
}
