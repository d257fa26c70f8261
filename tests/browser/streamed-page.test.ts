/** A page comes in pieces, and is drawn before all of them are there: what is drawn stays where it is. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, inject } from 'vitest';
import { all } from '../sampled-calculators.ts';
import { timeouts } from '../timeouts.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';
import { htmlFiles } from './markup.ts';
import { test } from './visit.ts';

/** Long enough that what has come is drawn. */
const pause = 50;
/** Bytes of a piece at the top of a page, where shifts are seen, and how many pieces there are of it. */
const [fine, pieces] = [500, 24];
/** How many there are of the rest. */
const coarse = 6;

/** A line of text may be set from the right, so none is cut in two, but for a figure before its unit. */
const block =
  /<\/?(?:t[rhd]|p|div|li|ul|section|h\d|table|fieldset|form|label|input|select|svg)\b|<span class="unit"/g;

const placesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(({ index }) => index);

/** Cut where a browser may well stop: before each tag of the header, before the first rows of tables end and within them, and before the next block or unit. */
function cut(html: string): readonly string[] {
  const top = html.indexOf('<header class="top"');
  const menu = html.indexOf('<nav aria-label="Menu"');
  const header = placesOf(html, /</g).filter((place) => place > top && place <= menu);
  const from = Math.max(0, html.indexOf('</header>'));
  const rows = placesOf(html, /<\/tr>/g).slice(0, pieces);
  const halves = rows.map((end) => {
    const cells = placesOf(html.slice(html.lastIndexOf('<tr', end), end), /<td/g);
    return html.lastIndexOf('<tr', end) + (cells[Math.floor(cells.length / 2)] ?? 0);
  });
  const near = Array.from({ length: pieces }, (_, at) => from + (at + 1) * fine);
  const step = (html.length - from - pieces * fine) / coarse;
  const far = Array.from({ length: coarse - 1 }, (_, at) => (near.at(-1) ?? 0) + (at + 1) * step);
  const blocks = [...near, ...far].map((place) => {
    block.lastIndex = Math.round(place);
    return block.exec(html)?.index ?? html.length;
  });
  const inside = [...header, ...rows, ...halves, ...blocks].sort((one, other) => one - other);
  const places = [0, ...new Set(inside), html.length];
  return places.slice(1).map((place, at) => html.slice(places[at], place));
}

/** The built folder, its pages in pieces. */
let server: Server;
beforeAll(async () => {
  server = createServer(async ({ url = '/' }, response) => {
    const found = await fetch(new URL(`.${url}`, inject('homes')['/']));
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type });
    if (!type.startsWith('text/html'))
      return void response.end(Buffer.from(await found.arrayBuffer()));
    for (const piece of cut(await found.text())) {
      response.write(piece);
      await wait(pause);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** One of each kind; all of them, on a desk, when all are looked at. */
const kinds: readonly (readonly [page: string, width: number])[] = [
  ['', 1280],
  ['', 360],
  ['map/', 1280],
  ['map/', 360],
  ['calculators/cap-check/', 1280],
  ['calculators/throttle/', 360],
  ['optimise/io-size/', 1280],
  ['optimise/io-size/', 360],
  ['embed/cap-check/', 1280],
  ['embed/cap-check/', 360],
  ['limits/', 1280],
  ['limits/', 360],
  ['limits/dsv2/', 1280],
  ['limits/premium-ssd/', 1280],
  ['concepts/units/', 1280],
  ['start/checklist/', 1280],
];
const others = htmlFiles.filter((file) => !file.startsWith('single/'));

// A visit is mostly waiting, so that several go on at once.
test.concurrent.for(all ? [...kinds, ...others.map((file) => [file, 1280] as const)] : kinds)(
  '/%s stays where it is while it comes, %i px wide',
  async ([address, width], { browser, expect }) => {
    const { port } = server.address() as AddressInfo;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(timeouts.page);
    const page = await context.newPage();
    await page.addInitScript(countShifts);
    await page.goto(`http://127.0.0.1:${port}/${address}`);
    const shifts = await shiftsOf(page);
    await context.close();
    expect(shifts).toEqual([]);
  },
);
