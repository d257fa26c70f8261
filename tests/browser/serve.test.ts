/** The server of `npm start`, which the other tests look through. */
import { describe, expect, inject, test } from 'vitest';
import { policy } from '../../src/site/serve/policy.ts';
import { pages, read } from './markup.ts';

describe.each(['/', '/a/b/'] as const)('at %s', (way) => {
  const get = (page: string) => fetch(inject('homes')[way] + page, { redirect: 'manual' });

  test('every page comes with the strict policy', async () => {
    for (const page of pages) {
      const response = await get(page);
      expect([page, response.status]).toEqual([page, 200]);
      expect(response.headers.get('content-security-policy')).toBe(policy);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  test.each([
    'nowhere/',
    'nowhere',
    '..%2f..%2fpackage.json',
    '%zz',
    'calculators/io-size/none.js',
  ])('%s is not found, and the page says so', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(await response.text()).toBe(read('404.html'));
  });

  test.each(['limits/', 'calculators/find/', 'site.js', 'calculator.css'])(
    '%s is sent compressed to who can read that, and is the same as without',
    async (address) => {
      const sent = async (coding: string) => {
        const headers = { 'accept-encoding': coding };
        const response = await fetch(inject('homes')[way] + address, { headers });
        return [response.headers.get('content-encoding'), await response.text()];
      };
      const [coding, text] = await sent('gzip');
      expect(coding).toBe('gzip');
      expect(await sent('identity')).toEqual([null, text]);
    },
  );

  test('a folder is read at an address that ends in a slash, and keeps its case', async () => {
    const response = await get('calculators/io-size?io-size=64KiB');
    expect(response.status).toBe(301);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(
      `${new URL(inject('homes')[way]).pathname}calculators/io-size/?io-size=64KiB`,
    );
    expect((await get('calculators/io-size/?io-size=64KiB')).status).toBe(200);
  });
});

test('a server below an address knows nothing above it', async () => {
  const above = new URL('/', inject('homes')['/a/b/']);
  expect((await fetch(above)).status).toBe(404);
});
