/** What the page tells the new service worker, and it alone: to take over. */
const TAKE_OVER = 'take over';

/**
 * Asks the browser to keep a copy of the page; without one (a plain file, a private window) all else works. `onNew` is
 * called when a new version is kept and ready, with what makes it take over and starts the page again.
 */
export async function keepOffline(onNew: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  const { serviceWorker } = navigator;
  try {
    let served = serviceWorker.controller !== null;
    const registration = await serviceWorker.register('./service-worker.js', { scope: './' });
    // A page never mixes files of two versions: when the new one takes over, every page of the old one starts again.
    serviceWorker.addEventListener('controllerchange', () => {
      if (served) location.reload();
      served = true;
    });
    const tell = (worker: ServiceWorker | null): void => {
      if (worker && serviceWorker.controller) onNew(() => worker.postMessage(TAKE_OVER));
    };
    tell(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') tell(worker);
      });
    });
  } catch {
    // The page works without it; only the next visit needs a network.
  }
}
