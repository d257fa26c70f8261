/**
 * The site built again: elsewhere, where nothing may differ, and with its address, where other tools
 * read of a page how to show a link. One file, since builds that go on at once are in each other's way.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { heightAt } from '../../src/embed/heights.ts';
import { oembedOf } from '../../src/embed/oembed.ts';
import { zipOf } from '../../src/site/build/zip.ts';
import { timeouts } from '../timeouts.ts';
import { buildInto } from './build.ts';
import { files } from './markup.ts';
import { dist } from './setup.ts';

const site = 'https://headroom.example/docs/';
let folder = '';

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const links = (html: string, sign: string) =>
  [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(sign));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'headroom-'));
  await buildInto(folder, { ...process.env, SITE_URL: site });
}, timeouts.build);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a site that knows its address', () => {
  test.for(calculators.map(({ id }) => id))(
    'tells an oEmbed consumer how to show %s',
    async (id) => {
      const html = await read(`calculators/${id}/index.html`);
      const [found] = links(html, 'application/json+oembed');
      expect(found).toContain(`href="${site}oembed/${id}.json"`);
      // A consumer may read no more than the start of a page.
      expect(html.indexOf('application/json+oembed')).toBeLessThan(20_000);

      const answer = JSON.parse(await read(`oembed/${id}.json`));
      expect(answer).toMatchObject({ version: '1.0', type: 'rich' });
      expect(answer.width).toBe(640);
      expect(answer.height).toBe(heightAt(id, 640));
      expect(answer.html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
      expect(answer.html).toContain(`src="${site}embed/${id}/"`);
      expect(existsSync(path.join(folder, answer.thumbnail_url.slice(site.length)))).toBe(true);
    },
  );

  test('gives cards a picture of 1200 by 630 and the one address of a page', async () => {
    const html = await read('embed/io-size/index.html');
    expect(links(html, 'og:image"')[0]).toContain(`${site}pictures/io-size.png`);
    expect(links(html, 'canonical')[0]).toContain(`${site}calculators/io-size/`);
    expect(links(html, 'og:url')[0]).toContain(`${site}calculators/io-size/`);
  });
});

describe('a site that does not', () => {
  test('says the words and leaves out every address, since a wrong one is worse than none', async () => {
    const html = await readFile(path.join(dist, 'calculators/io-size/index.html'), 'utf8');
    expect(links(html, 'og:title')).toHaveLength(1);
    for (const sign of ['oembed', 'og:image', 'og:url', 'canonical'])
      expect(links(html, sign)).toEqual([]);
  });

  test('a title with quotes stays inside its attribute', () => {
    const { html } = oembedOf('io-size', 'A "title" <b>&', site);
    expect(html).toContain('title="A &quot;title&quot; &lt;b&gt;&amp;"');
  });
});

test('has the same bytes when it is built again, in another place, time zone and language', {
  timeout: timeouts.build,
}, async () => {
  const { PATH, HOME, SITE_URL, EDIT_URL } = process.env;
  const env = {
    ...{ PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1' },
    ...(SITE_URL ? { SITE_URL } : {}),
    ...(EDIT_URL ? { EDIT_URL } : {}),
    // Elsewhere the day begins at another hour, and words are sorted and numbers grouped another way.
    ...{ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  };
  const again = await mkdtemp(path.join(tmpdir(), 'headroom-'));
  try {
    await buildInto(again, env);
    const other = files.filter(
      (file) => !readFileSync(path.join(again, file)).equals(readFileSync(path.join(dist, file))),
    );
    expect(other).toEqual([]);
    expect(Buffer.compare(zipOf(again, 'headroom'), zipOf(dist, 'headroom'))).toBe(0);
  } finally {
    await rm(again, { recursive: true });
  }
});
