import "./styles.css";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { chooseLocale, isLocale, LOCALE_KEY, type Locale } from "../contract/locale.ts";
import { activate, createI18n } from "./i18n/activate.ts";
import { keepChoice, readChoice } from "./i18n/choice.ts";
import { createAppRouter } from "./router.tsx";
import { followInternalLinks } from "./shell/internal-links.ts";
import { watchRoutes } from "./shell/route-changes.ts";

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
  await router.load();

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
  watchRoutes(router, i18n);
  followInternalLinks(router);
  document.documentElement.dataset["ready"] = "";
  // Under the development server there is no boot.js to load it.
  if (__DEV_SERVER__) void import("./early.ts");
}

/** The language of the page as it stands, or null when another one must be asked for from the edge. */
function startLocale(): Locale | null {
  const query = new URLSearchParams(location.search).get(LOCALE_KEY);
  const stored = readChoice();
  const page = document.documentElement.lang;
  const wanted = chooseLocale({ query, stored, accepted: isLocale(page) ? page : navigator.languages.join() });
  // As the edge does (worker/pages/serve.ts): a link of our own is a choice, one from elsewhere only where there is none.
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (isLocale(query) && (!stored || isOwnLink)) keepChoice(query);
  if (wanted === page || __DEV_SERVER__) return wanted;
  // The cookie was lost but local storage remembers: with the cookie back, the edge sends the right page.
  keepChoice(wanted);
  if (document.cookie.includes(`${LOCALE_KEY}=${wanted}`)) {
    location.reload();
    return null;
  }
  return isLocale(page) ? page : wanted;
}
