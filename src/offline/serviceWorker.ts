/**
 * Keeps the whole program in the browser, so that it works without a connection after one visit. The build puts the
 * names of its files and a digest of them before this (vite.config.ts) and lays it beside the page as offline.js.
 *
 * A page and what it fetches later belong together: each version has a place of its own, is kept whole or not at all,
 * and replaces the one before only when the player takes it.
 */

/** Every file of the program, from the page's folder; '' is the page. */
declare const FILES: readonly string[];
/** The digest of all of them. */
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as typeof globalThis & ServiceWorkerScope;

/** The page's folder: several programs may be served by one host. */
const HOME = new URL('./', location.href).href;
const PLACES = `sabreur-hex ${HOME} `;
const PLACE = `${PLACES}${VERSION}`;

/** A file of this version; one whose name tells its content is taken from where it is known already. */
async function fetchFile(file: string, address: string): Promise<Response> {
  const named = file.startsWith('assets/');
  const known = named ? await caches.match(address, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(address, { cache: named ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function keepAll(): Promise<void> {
  const place = await caches.open(PLACE);
  await Promise.all(
    FILES.map(async (file) => {
      const address = new URL(file, HOME).href;
      await place.put(address, await fetchFile(file, address));
    }),
  );
}

/** The version before stays: another tab may still show it, and fetch of it what it has not yet. */
async function clearOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PLACES) && name !== PLACE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Whether the player takes the newest version that is kept whole, this one or the one that waits. */
let isTaken = false;

/** The place of the version that is shown. */
async function openPlace(isPage: boolean): Promise<Cache> {
  const places = isPage && isTaken ? (await caches.keys()).filter((name) => name.startsWith(PLACES)) : [];
  return caches.open(places.at(-1) ?? PLACE);
}

async function answer(request: Request): Promise<Response> {
  const place = await openPlace(request.mode === 'navigate');
  // what stands behind the address of the page is for the program to read
  const how = { ignoreVary: true, ignoreSearch: request.mode === 'navigate' };
  const kept = (await place.match(request, how)) ?? (await caches.match(request, how));
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event) =>
  (event as Lasting).waitUntil(
    keepAll().catch(async (error: unknown) => {
      await caches.delete(PLACE);
      throw error;
    }),
  ),
);

scope.addEventListener('activate', (event) =>
  (event as Lasting).waitUntil(clearOld().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const asked = event as Asked;
  if (asked.request.method === 'GET' && asked.request.url.startsWith(HOME))
    asked.respondWith(answer(asked.request));
});

// the player takes the new version: told to it and to the one before
scope.addEventListener('message', () => {
  isTaken = true;
  void scope.skipWaiting();
});
