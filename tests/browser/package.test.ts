/** The site as one file to take along. */
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { test as base, expect } from 'vitest';
import { zipOf } from '../../src/site/build/zip.ts';
import { files, read } from './markup.ts';
import { dist } from './setup.ts';

/**
 * Eleven calculators, each with a page, an embed, pictures and a single file of some 190,000 bytes when compressed, in ten
 * of which are the prices of all regions.
 */
const mostBytes = 6_940_000;

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are wanted, and these are none.
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('holds every file as it ships, in one folder, in at most 6.94 MB', () => {
  const zip = zipOf(dist, 'headroom');
  expect(zip.length).toBeLessThanOrEqual(mostBytes);
  const inside = unzipSync(zip);
  expect(Object.keys(inside)).toEqual(files.map((file) => `headroom/${file}`));
  for (const file of files)
    expect(inside[`headroom/${file}`]?.length).toBe(readFileSync(path.join(dist, file)).length);
  expect(new TextDecoder().decode(inside['headroom/index.html'])).toBe(read('index.html'));
});

test('has the same bytes wherever and whenever it is packed', ({ folder }) => {
  cpSync(dist, folder, { recursive: true });
  for (const file of files) utimesSync(path.join(folder, file), 1e9, 1e9);
  expect(Buffer.compare(zipOf(folder, 'headroom'), zipOf(dist, 'headroom'))).toBe(0);
});
