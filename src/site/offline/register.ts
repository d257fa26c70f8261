/**
 * Asks the browser to keep the site for reading without a network, and says when a new version
 * is available. Loaded when the page has long been drawn; nothing on it depends on this.
 */
import { resolveAsset } from '../../ui/scripts.ts';
import { showUpdateNotice } from './update-notice.ts';

const { connection } = navigator as { connection?: { readonly saveData?: boolean } };

/**
 * Not in a frame, whose page is somebody else's; not where there is no origin to keep things for,
 * as on a disk or in a sandbox, where asking alone would throw; and not for readers who save data.
 */
const wanted =
  window.parent === window &&
  isSecureContext &&
  origin.startsWith('http') &&
  'serviceWorker' in navigator &&
  !connection?.saveData;

async function keep() {
  const { serviceWorker } = navigator;
  const address = resolveAsset('sw.js');
  const trusted = globalThis.headroomPolicy?.createScriptURL(address) ?? address;
  const registration = await serviceWorker.register(trusted);

  let asked = false;
  /** Activates the waiting version. Called by the reader alone: a reload loses what is half typed. */
  const reload = () => {
    asked = true;
    const { waiting } = registration;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  };
  /** On a first visit there is nothing to replace. */
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) showUpdateNotice(reload);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Taken over from another window: this page is of the old version.
    else if (controlled) showUpdateNotice(reload);
    controlled = true;
  });
  tell();
}

/** A browser that refuses (no space, private window) has its reasons; the site is there all the same. */
const start = () => void keep().catch(() => undefined);

if (wanted)
  if ('requestIdleCallback' in window)
    // A window that draws nothing may not be idle for a long time.
    requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start);
