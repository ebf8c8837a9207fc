import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { isVisit, SHORT_HELP, type Visit } from "../contract/offline.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { pagePath } from "../contract/pages.ts";
import { isSamePicture, keptAddress, readKeptAddress } from "./address.ts";
import type { Build } from "./build.ts";
import { CACHES, CACHE_PREFIX, FIRST_CACHE, PAGES_CACHE, PARTS_CACHE, PICTURES_CACHE } from "./caches.ts";
import { lastWords, listKept } from "./calm-page.ts";
import { chooseLanguage, keepChoice } from "./language.ts";
import { PageStrategy } from "./page-strategy.ts";

/*
 * Keeps pages for when there is no network: help for everybody, after one visit also the cube and what has been read
 * (docs/decisions/0020-offline.md). Registered by web/offline.ts.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/service-worker.ts. */
declare const BUILD: Build;
const build = BUILD;

/** So long a page may take that is fetched anew when a new build has come. */
const RENEWAL_MS = 20_000;

/** Answers differ by cookie and language; what is kept has the language in its address. */
const matchOptions = { ignoreVary: true };

/** No age is looked at: a clock may be wrong. What there is no space for is given up, the longest unused first. */
const keepAtMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** Without cookies: an address that names a language would otherwise become the visitor's choice at the edge. */
const fetchOptions = { credentials: "omit", priority: "low" } as const;

const first = new PrecacheController({
  cacheName: FIRST_CACHE,
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, fetchOptions) }],
});
first.addToCacheList(build.first);

const keptPages = new CacheFirst({
  cacheName: PAGES_CACHE,
  plugins: [keepAtMost(45)],
  matchOptions,
  fetchOptions,
});
const parts = new CacheFirst({ cacheName: PARTS_CACHE, plugins: [keepAtMost(250)], matchOptions });
const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES_CACHE,
  plugins: [keepAtMost(60)],
  matchOptions,
});
const visited = new PageStrategy(
  { cacheName: PAGES_CACHE, plugins: keptPages.plugins, matchOptions },
  findKept,
  makeCalmPage,
);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  visited,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(assets|fonts)\//.test(url.pathname), parts);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
  async (options) =>
    pictures
      .handle(options)
      .catch(async () => (await findSamePicture(options.request.url)) ?? Response.error()),
);
registerRoute(({ url }) => first.getCacheKeyForURL(url.href) !== undefined, first.strategy);

self.addEventListener("install", (event) => {
  // A changed number must not wait until the last window is closed.
  event.waitUntil(install(event).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(activate(event)));
self.addEventListener("message", (event) => {
  if (isVisit(event.data)) event.waitUntil(keep(event, event.data));
});

/** @throws when help cannot be fetched: then the worker before stays, with all that it kept */
async function install(event: ExtendableEvent): Promise<void> {
  await first.install(event);
  // What else there is may fail; the old is given up for it all the same.
  await renewPages().catch(() => undefined);
}

/** Fetches what is kept of an older build anew: it may hold a number that has changed. */
async function renewPages(): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = isSparing()
        ? null
        : await fetch(request.url, { ...fetchOptions, signal: AbortSignal.timeout(RENEWAL_MS) }).catch(
            () => null,
          );
      await (answer?.ok ? cache.put(request, answer) : cache.delete(request, matchOptions));
    }),
  );
}

async function activate(event: ExtendableEvent): Promise<void> {
  await first.activate(event);
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && !CACHES.includes(name),
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await dropOldParts().catch(() => undefined);
  // The page is asked for while the worker wakes up.
  await self.registration.navigationPreload?.enable();
}

/** No page of an older build is kept that would need them. */
async function dropOldParts(): Promise<void> {
  const current = new Set(
    LOCALES.flatMap((locale) => [...build.ahead[locale].files, ...Object.values(build.own[locale]).flat()]),
  );
  const cache = await caches.open(PARTS_CACHE);
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request, matchOptions);
}

/** Keeps the page that somebody has read, then what everybody may need, one after the other until the line breaks. */
async function keep(event: ExtendableMessageEvent, visit: Visit): Promise<void> {
  const { path, locale, choice } = visit;
  await keepChoice(choice).catch(() => undefined);
  if (visit.isSparing) return;
  const { ahead, own } = build;
  const read = own[locale][path];
  const steps: [strategy: CacheFirst | StaleWhileRevalidate, addresses: string[]][] = [
    [keptPages, read ? [keptAddress(path, locale)] : []],
    [keptPages, [...SHORT_HELP]],
    [parts, ahead[choice].files],
    [keptPages, ahead[choice].pages.map((page) => keptAddress(page, choice))],
    [parts, [...(read ?? []), ...ahead[choice].pages.flatMap((page) => own[choice][page] ?? [])]],
    [pictures, build.pictures[visit.shape]],
    [pictures, visit.look === "day" ? build.dayPictures[visit.shape] : []],
    [pictures, visit.pictures],
  ];
  try {
    for (const [strategy, addresses] of steps)
      for (const address of addresses) await Promise.all(strategy.handleAll({ event, request: address }));
  } catch {
    // No network, or no space: the next visit goes on from here.
  }
}

/** A page as it is kept, in the language in which the edge would answer. */
async function findKept(url: URL): Promise<Response | undefined> {
  const address = keptAddress(url.pathname, await chooseLanguage(url));
  return (
    (await caches.match(address, { ...matchOptions, cacheName: PAGES_CACHE })) ?? (await findFirst(address))
  );
}

function findFirst(address: string): Promise<Response | undefined> {
  const key = first.getCacheKeyForURL(address);
  return key ? caches.match(key, { ...matchOptions, cacheName: FIRST_CACHE }) : Promise.resolve(undefined);
}

async function makeCalmPage(url: URL): Promise<Response> {
  const locale = await chooseLanguage(url);
  const kept = await findFirst(keptAddress(pagePath("offline"), locale)).catch(() => undefined);
  const headers = new Headers(kept?.headers ?? { "Content-Type": "text/html; charset=utf-8" });
  headers.delete("Content-Encoding");
  const html = kept ? listKept(await kept.text(), await listPaths(locale)) : lastWords(locale);
  return new Response(html, { status: 503, headers });
}

/** The paths of all pages that are kept in a language. */
async function listPaths(locale: Locale): Promise<string[]> {
  const caught = await Promise.all(
    [PAGES_CACHE, FIRST_CACHE].map(async (name) => (await caches.open(name)).keys()),
  );
  return caught
    .flat()
    .map(({ url }) => readKeptAddress(url))
    .flatMap((kept) => (kept?.locale === locale ? [kept.path] : []));
}

/** The browser may ask for another size than the one that is kept. */
async function findSamePicture(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES_CACHE);
  const kept = (await cache.keys()).find(({ url }) => isSamePicture(address, url));
  return kept && cache.match(kept, matchOptions);
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
