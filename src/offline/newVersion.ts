/** The program kept in the browser for the times without a connection, and a newer one when there is one. */
import { vouchedFor } from '../worker/vouched.ts';

/** So long a version that is taken has to take over, in milliseconds: most are there at once. */
const PATIENCE = 2000;

/**
 * Has the waiting version take over, and loads the page anew with it. A browser gives it up without a word when
 * something is fetched through the version before in that moment, and takes it at the next load of the page: therefore
 * both are told, and the version before hands out the newer page. Where another tab has taken it, nothing waits any more.
 */
function take({ waiting, active }: ServiceWorkerRegistration): void {
  const loadAnew = (): void => {
    clearTimeout(patience);
    location.reload();
  };
  const patience = setTimeout(loadAnew, waiting === null ? 0 : PATIENCE);
  navigator.serviceWorker.addEventListener('controllerchange', loadAnew, { once: true });
  for (const version of [active, waiting]) version?.postMessage('take');
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
  const tell = (): void => {
    // the first version of all does not wait: there is none that it would replace
    if (registration.waiting !== null && registration.active !== null) onNewer(() => take(registration));
  };
  // one may be on its way already, or be found later
  const follow = (): void => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}
