/** Asks the browser to keep a copy of the page; without one (a plain file, a private window) all else works. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register('./service-worker.js', { scope: './' });
  } catch {
    // The page works without it; only the next visit needs a network.
  }
}
