import { inject } from 'vitest';
import { policy } from '../../src/site/serve/policy.ts';
import { nowhere, type OpenSite } from './visit.ts';

export const script = (name: string) => `<script src="/${name}.js"></script>`;

/**
 * Somebody's page with this body, in an encoding of old. Our own host serves it, so that its
 * strictest policy holds there too.
 */
export async function openForeign(openSite: OpenSite, body: string, allow = policy) {
  const visit = await openSite(nowhere);
  const { page } = visit;
  const address = `${inject('homes')['/']}somebody/page.html`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=windows-1252',
      headers: { 'content-security-policy': allow },
      body: `<!doctype html><html lang="en"><title>Somebody</title><link rel="icon" href="/favicon.svg">${body}</html>`,
    }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+)\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(address);
  return { ...visit, asked };
}
