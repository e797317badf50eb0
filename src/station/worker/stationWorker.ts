/** The files of this build that the page needs from the start. `scripts/build.ts` inserts them. */
declare const stationFiles: readonly string[];
/** The fonts of the languages besides English. */
declare const stationFonts: readonly string[];
/** A digest of all files that this build keeps. It differs in each build with other files. */
declare const stationBuild: string;
/** The path of the page, and the beginning of the caches' names. */
declare const workerPage: string;
declare const workerName: string;
declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the page of the scan station or the wall screen, so that it starts without a network. Each page has a separate
 * worker with separate caches. The worker serves no other page and no call: the page itself stores scans and records.
 */
const page = workerPage;
const prefix = `${workerName}-`;
const cacheName = `${prefix}${stationBuild}`;

/** Stores all files of the new build, or none. The old build stays in use until the new one is complete. */
async function keep() {
  const cache = await caches.open(cacheName);
  const known = await Promise.all(stationFonts.map((font) => caches.match(font)));
  // The fonts of the station's language. An older build has stored them.
  const fonts = stationFonts.filter((_, at) => known[at] !== undefined);
  await cache.addAll([new Request(page, { cache: "reload" }), ...stationFiles, ...fonts]);
}

/** Stores the fonts that a page loaded before this worker was there. */
async function keepFonts(loaded: readonly string[]) {
  const cache = await caches.open(cacheName);
  for (const font of stationFonts)
    if (loaded.includes(font) && !(await cache.match(font))) await cache.add(font);
}

async function dropOldBuilds() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * Returns a file from the cache or the network. A file's name contains a hash of the content, so a cached file never
 * becomes old.
 */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function shell(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(page)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(dropOldBuilds()));

/** The page sends "activate" when it is idle. It sends the paths of fonts after the fonts have loaded. */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "activate") void self.skipWaiting();
  // A font that cannot be fetched now is stored when the page loads it again.
  else if (Array.isArray(data)) event.waitUntil(keepFonts(data).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname.replace(/\/$/, "") === page) event.respondWith(shell(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

// Makes the file a module, so that its names are not global.
export {};
