/** A small static server for the built folder: what `npm start` runs and what the tests look at. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { policy } from './policy.ts';

export type Serving = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Serves a folder on this machine alone.
 *
 * @param base the path at which the folder is served, with a slash at both ends
 * @param port 0 takes any free one
 * @returns the address of the folder's home page, and how to stop
 */
export async function serve(options: {
  readonly folder: string;
  readonly base?: string;
  readonly port?: number;
}): Promise<Serving> {
  const { folder, base = '/', port = 0 } = options;

  function missing(_: IncomingMessage, response: ServerResponse) {
    const page = join(folder, '404.html');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    };
    response.writeHead(404, headers).end(existsSync(page) ? readFileSync(page) : 'Not found.');
  }
  const files = sirv(folder, {
    etag: true,
    maxAge: 0,
    onNoMatch: missing,
    setHeaders(response, path) {
      response.setHeader('x-content-type-options', 'nosniff');
      // Read as text, and without a word on its letters a browser would guess them.
      if (/\.(md|txt)$/.test(path)) response.setHeader('content-type', 'text/plain; charset=utf-8');
      // A single file carries its script and styles inside itself, so this policy cannot hold for it.
      if (!path.startsWith('/single/')) response.setHeader('content-security-policy', policy);
    },
  });

  // Hosts of static sites compress what they send, and a page without it takes a phone seconds more.
  const compressed = compression();
  const server = createServer((request, response) =>
    compressed(request, response, () => answer(request, response)),
  );

  function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (!path.startsWith(base)) return missing(request, response);
    // Links in pages are relative, so a folder's page must be read at an address that ends in a slash.
    if (
      /^[\w/-]+[\w-]$/.test(path) &&
      existsSync(join(folder, path.slice(base.length), 'index.html'))
    ) {
      const location = `${path}/${query === undefined ? '' : `?${query}`}`.replace(/^\/+/, '/');
      return response.writeHead(301, { location }).end();
    }
    request.url = `/${(request.url ?? '').slice(base.length)}`;
    return files(request, response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
