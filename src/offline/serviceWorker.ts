/**
 * Keeps the whole program in the browser, so that it works without a connection after one visit. The build puts the
 * names of its files and a digest of them before this (vite.config.ts) and lays it beside the page as offline.js.
 *
 * A page and what it fetches later belong together: each version has a place of its own and is kept whole or not at all.
 * Its page replaces the one before when the player takes it, or when all tabs have been closed; an earlier version that
 * is published again is handed out at once.
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
  skipWaiting(): Promise<void>;
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

async function keep(files: readonly string[]): Promise<void> {
  const place = await caches.open(PLACE);
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file, HOME).href;
      await place.put(address, await fetchFile(file, address));
    }),
  );
}

/** The page comes last: a place that has one is whole. A new place that can't be filled is cleared away. */
async function keepAll(): Promise<void> {
  const isNew = !(await caches.has(PLACE));
  try {
    await keep(FILES.filter((file) => !PAGES.includes(file)));
    await keep(PAGES);
  } catch (error) {
    if (isNew) await caches.delete(PLACE);
    throw error;
  }
}

/** The places of all other versions, in the order in which they were made. */
async function listOthers(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PLACES) && name !== PLACE);
}

/** One of the others stays: a page loaded past this may still fetch of it what it has not yet. */
async function clearOld(): Promise<void> {
  await Promise.all((await listOthers()).slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * From now on the versions before find no page of their own, and hand out that of this one. To replace the worker at
 * once (skipWaiting) would be no better: a browser silently drops that when something is being fetched at that moment.
 * The old worker goes when the last tab is closed.
 */
async function giveUpOtherPages(): Promise<void> {
  if (!(await caches.match(HOME, { cacheName: PLACE }))) return;
  for (const name of await listOthers()) {
    const place = await caches.open(name);
    await Promise.all(PAGES.map((page) => place.delete(new URL(page, HOME).href)));
  }
}

/** What is kept of it, in this version's place before all others. */
async function findKept(request: Request): Promise<Response | undefined> {
  // what stands behind the address of the page is for the program to read
  const how = { ignoreVary: true, ignoreSearch: request.mode === 'navigate' };
  const own = await caches.match(request, { ...how, cacheName: PLACE });
  if (own) return own;
  for (const cacheName of await listOthers()) {
    const other = await caches.match(request, { ...how, cacheName });
    if (other) return other;
  }
  return undefined;
}

/** A storage that is in trouble may say that nothing is kept: where nothing comes over the network it is asked again. */
async function answer(request: Request): Promise<Response> {
  const kept = await findKept(request).catch(() => undefined);
  if (kept) return kept;
  return fetch(request).catch(async (error: unknown) => {
    const late = await findKept(request);
    if (late) return late;
    throw error;
  });
}

scope.addEventListener('install', (event) => (event as Lasting).waitUntil(keepAll()));

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
  const [port] = told.ports;
  const tell = (): void => {
    if (port) port.postMessage('taken');
    // pages of earlier releases load anew when this worker has replaced theirs
    else void scope.skipWaiting();
  };
  told.waitUntil(giveUpOtherPages().finally(tell));
});
