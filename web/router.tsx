import type { I18n } from "@lingui/core";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import { isLocale, type Locale } from "../contract/locale.ts";
import { PAGES, type PageId } from "../contract/pages.ts";
import { loadPage, loadShell } from "./content.ts";
import { activate, addStaffWords } from "./i18n/activate.ts";
import { loadWithRetry } from "./load.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Root } from "./routes/root.tsx";

/** What every route can ask for. */
export interface RouterContext {
  i18n: I18n;
}

interface Search {
  lng?: string;
  q?: string;
  thought?: string;
  /** Of /help: the country that stands first. */
  country?: string;
  /** Where a login leads to. */
  next?: string;
}

/** The screen of each page; those not named here are essays. */
const SCREENS = {
  home: () => import("./routes/home.tsx"),
  wisdom: () => import("./routes/wisdom.tsx"),
  stories: () => import("./routes/stories.tsx"),
  faq: () => import("./routes/faq.tsx"),
  "throw-cube": () => import("./routes/throw-cube.tsx"),
  contact: () => import("./routes/contact.tsx"),
  thought: () => import("./routes/thought.tsx"),
  help: () => import("./routes/help.tsx"),
  "ten-minutes": () => import("./routes/ten-minutes.tsx"),
  plan: () => import("./routes/plan.tsx"),
  protocol: () => import("./routes/protocol.tsx"),
  witnesses: () => import("./routes/witnesses.tsx"),
  chat: () => import("./routes/chat.tsx"),
  search: () => import("./routes/search.tsx"),
  login: () => import("./routes/login.tsx"),
  signup: () => import("./routes/signup.tsx"),
  recover: () => import("./routes/recover.tsx"),
  reset: () => import("./routes/reset.tsx"),
  account: () => import("./routes/account.tsx"),
  "chat-logs": () => import("./routes/chat-logs.tsx"),
  offline: () => import("./routes/offline.tsx"),
  "not-found": () => import("./routes/not-found.tsx"),
} satisfies Partial<Record<PageId, () => Promise<{ Screen: () => React.ReactNode }>>>;
/** Screens of those who run the site; their words are a catalogue of their own. */
const STAFF_PATHS = ["/auth/", "/account", "/admin/"];
const isForStaff = (path: string) => STAFF_PATHS.some((start) => path.startsWith(start));
const essay = () => import("./routes/essay.tsx");

const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): Search => ({ ...search }),
  beforeLoad: ({ context, search }) => activate(context.i18n, localeOf(search, context.i18n)),
  loaderDeps: ({ search }) => ({ lng: search.lng }),
  loader: ({ context }) => loadShell(context.i18n.locale as Locale),
  gcTime: 0,
  component: Root,
  errorComponent: ErrorPage,
});

const pageRoutes = PAGES.map(({ id, path }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: id === "not-found" ? "$" : path,
    // Without them the page would stay in its language when another one is chosen.
    loaderDeps: ({ search }) => ({ lng: search.lng }),
    loader: async ({ context }) => {
      if (isForStaff(path)) await addStaffWords(context.i18n);
      return loadPage(id, context.i18n.locale as Locale);
    },
    // Nothing is kept: the same path may be asked for in another language.
    gcTime: 0,
    component: lazyRouteComponent(
      () =>
        loadWithRetry<{ Screen: () => React.ReactNode }>(
          id in SCREENS ? SCREENS[id as keyof typeof SCREENS] : essay,
        ),
      "Screen",
    ),
  }),
);

const routeTree = rootRoute.addChildren(pageRoutes);

/** The app's router, for the browser and for the prerender. */
export function createAppRouter(history: RouterHistory, i18n: I18n) {
  let isFirst = true;
  /** A page that the app takes over stays where somebody has scrolled it; after a reload the browser has placed it. */
  const placesPage = () => {
    const places = !isFirst;
    isFirst = false;
    return places;
  };
  return createRouter({
    routeTree,
    history,
    context: { i18n },
    defaultPreload: "intent",
    // To the top on each route change (spec §2), and on the way back to where one was.
    scrollRestoration: typeof document === "undefined" ? false : placesPage,
    defaultErrorComponent: ErrorPage,
    // Numbers in an address stay as they were typed.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === "" ? "" : `?${text}`;
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

function localeOf(search: Search, i18n: I18n): Locale {
  return isLocale(search.lng) ? search.lng : (i18n.locale as Locale);
}
