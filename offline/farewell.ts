import { CACHE_PREFIX } from "./caches.ts";

/* Takes the place of the service worker where no pages are to be kept any more (contract/offline.ts): forgets all, and goes. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
