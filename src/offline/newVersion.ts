/** The program kept in the browser for the times without a connection, and a newer one when there is one. */
import { vouchedFor } from '../worker/vouched.ts';

/** Loads the page anew, as the version that waits has it; where none waits any more, it has come by itself. */
function take({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    location.reload();
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => location.reload();
  waiting.postMessage('take', [port2]);
}

/** Whether there is a version to choose: those before one that is taken have given up their page. */
async function isChoice(): Promise<boolean> {
  const home = new URL('./', document.baseURI);
  const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const pages = await Promise.all(places.map((place) => place.match(home)));
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
  const tell = async (): Promise<void> => {
    // the first version of all does not wait: there is none that it would replace
    if (registration.waiting === null || registration.active === null) return;
    if (await isChoice()) onNewer(() => take(registration));
  };
  // one may be on its way already, or be found later
  const follow = (): void => registration.installing?.addEventListener('statechange', () => void tell());
  void tell();
  follow();
  registration.addEventListener('updatefound', follow);
}
