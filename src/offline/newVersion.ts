/** The program kept in the browser for the times without a connection, and a newer one when there is one. */
import { unkeptBattle } from '../store/saving/atStake.ts';
import { giveWay } from '../store/saving/giveWay.ts';
import { loadAnew } from '../store/saving/leaving.ts';
import { vouchedFor } from '../worker/vouched.ts';

/** So long a version may take to answer that it is handed out from now on, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Waits until that version is handed out. An earlier release answers only by replacing the one before, and one that is
 * replaced meanwhile not at all.
 */
function handedOut(version: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const { port1, port2 } = new MessageChannel();
    const told = () => {
      over.abort();
      clearTimeout(patience);
      port1.close();
      resolve();
    };
    const patience = setTimeout(told, PATIENCE);
    navigator.serviceWorker.addEventListener('controllerchange', told, { signal });
    version.addEventListener('statechange', () => version.state === 'redundant' && told(), { signal });
    port1.onmessage = told;
    version.postMessage('take', [port2]);
  });
}

/**
 * Loads the page anew, as the version that waits has it; where none waits any more, it has come by itself. Of a battle
 * that nothing keeps the players have said by now that it may be lost; of another one begun meanwhile they have not.
 */
async function take({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const given = unkeptBattle()?.id;
  if (waiting !== null) await handedOut(waiting);
  if (given !== undefined && unkeptBattle()?.id === given) loadAnew();
  else await giveWay(loadAnew);
}

/** Whether there is a version to choose: those that have given up their pages for another are none. */
async function isChoice(): Promise<boolean> {
  const home = new URL('./', document.baseURI).href;
  // the names that the worker gives its places
  const places = (await caches.keys()).filter((name) => name.startsWith(`sabreur-hex ${home} `));
  const pages = await Promise.all(places.map((cacheName) => caches.match(home, { cacheName })));
  return pages.filter((page) => page !== undefined).length > 1;
}

/**
 * Has the program kept, and calls back with the way to take it when a newer version is ready. Without that help of the
 * browser, or where it has no room, everything works as long as there is a connection.
 */
export async function keepForOffline(onNewer: (takeIt: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const address = vouchedFor(new URL('./offline.js', document.baseURI).href);
  const registration = await navigator.serviceWorker.register(address).catch(() => null);
  if (registration === null) return;
  // one and the same each time it is offered, so that it can be taken back
  const takeIt = (): void => void take(registration);
  const offer = async (): Promise<void> => {
    // the first version of all does not wait: there is none that it would replace
    const waits = registration.waiting !== null && registration.active !== null;
    if (waits && (await isChoice().catch(() => false))) onNewer(takeIt);
    performance.mark('asked for a newer version');
  };
  // one may be on its way already, or be found later
  const follow = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offer();
    });
  };
  void offer();
  follow();
  registration.addEventListener('updatefound', follow);
}
