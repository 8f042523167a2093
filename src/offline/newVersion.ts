/** The program kept in the browser for the times without a connection, and a newer one when there is one. */
import { vouchedFor } from '../worker/vouched.ts';

/** Tells a waiting version that it is taken, and loads the page anew with it. */
function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take');
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
    const { waiting } = registration;
    // the first version of all does not wait: there is none that it would replace
    if (waiting !== null && registration.active !== null) onNewer(() => take(waiting));
  };
  // one may be on its way already, or be found later
  const follow = (): void => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}
