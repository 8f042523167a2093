/**
 * Keeps the whole program in the browser, so that it works without a connection after one visit. The build puts the
 * names of its files and a digest of them before this (vite.config.ts) and lays it beside the page as offline.js.
 *
 * A page and what it fetches later belong together: each version has a place of its own, is kept whole or not at all,
 * and its page replaces the one before only when the player takes it.
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
interface Told extends Lasting {
  readonly ports: readonly MessagePort[];
}
interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as typeof globalThis & ServiceWorkerScope;

/** The page's folder: several programs may be served by one host. */
const HOME = new URL('./', location.href).href;
const PLACES = `sabreur-hex ${HOME} `;
const PLACE = `${PLACES}${VERSION}`;
/** The page by both its names. */
const PAGES = ['', 'index.html'];

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

/** The places of other versions, the one before last. */
async function listOthers(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PLACES) && name !== PLACE);
}

/** The version before stays: another tab may still show it, and fetch of it what it has not yet. */
async function clearOld(): Promise<void> {
  await Promise.all((await listOthers()).slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * From now on the version before finds no page of its own, and hands out that of this one. To put it away at once
 * (skipWaiting) is no better way: a browser forgets that without a word when something is fetched in that moment. It
 * goes when the last tab is closed.
 */
async function giveUpOldPages(): Promise<void> {
  for (const name of await listOthers()) {
    const place = await caches.open(name);
    await Promise.all(PAGES.map((page) => place.delete(new URL(page, HOME).href)));
  }
}

async function answer(request: Request): Promise<Response> {
  const place = await caches.open(PLACE);
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

// the player takes this version, which waits: the page is told when it may be loaded anew
scope.addEventListener('message', (event: Event) => {
  const told = event as Told;
  told.waitUntil(giveUpOldPages().finally(() => told.ports[0]?.postMessage('taken')));
});
