/**
 * The service worker: after one visit the whole site can be read without a network. It fetches
 * every file of its list, one after another, and then answers from that store alone, so that pages,
 * scripts and data always belong to the same edition. The build puts the list in; when any file
 * changes the list does, and by that the browser finds a newer worker.
 */

/** The file's address from the root of the site, and the SHA-256 of its content. */
declare const OFFLINE_FILES: readonly (readonly [file: string, hash: string])[];
/** The name of this state of the site. */
declare const OFFLINE_EDITION: string;

type Task = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Task & {
  readonly request: Request;
  readonly respondWith: (answer: Response | Promise<Response>) => void;
};
/** What of a worker's surroundings is used here; the compiler knows only those of a page. */
type Surroundings = {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: Task) => void): void;
    (kind: 'fetch', listener: (event: Asked) => void): void;
    (kind: 'message', listener: (event: MessageEvent) => void): void;
  };
};
const worker = globalThis as unknown as Surroundings;

const { scope } = worker.registration;
const files = new Map(OFFLINE_FILES);

/** One host may carry several such sites, each with its own stores. */
const ours = `headroom ${scope} `;
const store = ours + OFFLINE_EDITION;
const keyOf = (file: string, hash: string) => `${scope}${file}?${hash}`;

/**
 * Fetches what is not there yet. What an older edition or a broken attempt has left is taken over
 * as long as its content is the same. The browser holds each file against its hash: files of two
 * editions, met while a host is being updated, never mix.
 */
async function fill() {
  if (worker.navigator.connection?.saveData) throw new Error('The reader wants to save data.');
  const kept = await caches.open(store);
  for (const [file, hash] of files) {
    const key = keyOf(file, hash);
    if (await kept.match(key)) continue;
    const answer =
      (await caches.match(key)) ??
      (await fetch(scope + file, {
        integrity: `sha256-${hash}`,
        cache: 'no-cache',
        priority: 'low',
      }));
    // Made anew, since a page may not be answered with what came by a redirect.
    await kept.put(key, new Response(answer.body, answer));
  }
}

/** Runs when this edition is complete and no page needs the older one any more. */
async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(ours) && name !== store) await caches.delete(name);
  await worker.clients.claim();
}

async function answerTo(request: Request, key: string): Promise<Response> {
  // A browser that is short of space may have thrown the store away.
  return (await caches.match(key, { cacheName: store })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const path = address.slice(scope.length);
  // What follows the question mark is the reader's case: the page is the same.
  const file = /(^|\/)$/.test(path) ? `${path}index.html` : path;
  const hash = files.get(file);
  if (hash !== undefined) event.respondWith(answerTo(request, keyOf(file, hash)));
  else if (files.has(`${path}/index.html`))
    event.respondWith(Response.redirect(`${address}/${search}`));
});
