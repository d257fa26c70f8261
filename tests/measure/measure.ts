/** `npm run measure`, after a build: how fast the simulation, the readers and the search are, what pages weigh and how long a change takes, beside the budgets. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { hasMoved } from '../../src/site/guide/moved-pages.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { ageInWords } from '../../src/units/age.ts';
import { cases } from '../browser/cases.ts';
import { launchChromium } from '../browser/chromium.ts';
import { budgets, type Weight, weigh } from '../browser/weigh.ts';
import { olderThan } from './age.ts';
import { drawn, firstScreen } from './first-screen.ts';
import { buildSeconds, hundredSizes, pagesBuilt } from './growth.ts';
import { readingInPage } from './page-reading.ts';
import { onSlowPhone } from './phone.ts';
import { largest, printReading, textOfDiskspd, textOfFio, textOfIostat } from './print-reading.ts';
import { printSimulation } from './print-simulation.ts';
import { redrawTimes } from './redraw.ts';
import { table } from './table.ts';

const folder = path.join(import.meta.dirname, '../../dist');
const changes = 50;
/** Milliseconds on a CPU slowed down fourfold. */
const redrawBudget = 16;
/** Hundreds of rows stand under one field. */
const explorerBudget = 50;
/** Texts that a digit can be put in front of: both are answered, as most keys are. */
const startOf: Readonly<Record<string, string>> = {
  'io-size': '8KiB',
  outstanding: '8',
  latency: '2ms',
  'target-throughput': '50MB/s',
  credit: '5%',
  'sync-latency': '2ms',
  'target-iops': '5000',
  capacity: '4TiB',
  interval: '5s',
  window: '50ms',
};
/** The name of a VM size has no digit in front. */
const fieldOf: Readonly<Record<string, string>> = { diagnose: 'interval' };

if (!existsSync(path.join(folder, 'index.html'))) {
  console.error('There is no built site yet: run npm run build first.');
  process.exit(1);
}

await printSimulation();
printReading();

console.log('\nDocuments of today’s rows that are older than a year, by the date of the dataset\n');
console.log(
  table(
    ['document', 'date', 'age', 'rows'],
    olderThan(365).map(({ source, days, rows }) => [
      source.title,
      source.date,
      ageInWords(days),
      rows,
    ]),
  ),
);
console.log('');

function middleAndWorst(times: readonly number[]): readonly [string, string] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.ceil(part * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  return [at(0.5), at(1)];
}

/** The guide's pages: those that are of no other kind, without addresses that only lead to one of them. */
const guide = globSync('*/**/index.html', { cwd: folder })
  .filter((file) => !hasMoved(file.split(path.sep).join('/')))
  .map((file) => `${path.dirname(file).split(path.sep).join('/')}/`)
  .filter((page) => !/^(calculators|embed|limits)\//.test(page));

const browser = await launchChromium();
const site = await serve({ folder });
try {
  const weights = async (pages: readonly string[]) => {
    const weighed: (readonly [string, Weight])[] = [];
    for (const page of pages) weighed.push([page, await weigh(browser, site.address + page)]);
    return weighed;
  };
  const heaviest = (weighed: readonly (readonly [string, Weight])[]) =>
    [...weighed].sort(([, a], [, b]) => b.total - a.total).slice(0, 1);
  const kinds = [
    { kind: 'home', rows: await weights(['']) },
    { kind: 'gallery', rows: await weights(['calculators/']) },
    { kind: `guide, heaviest of ${guide.length}`, rows: heaviest(await weights(guide)) },
    {
      kind: 'calculator',
      rows: await weights(cases.map(({ id }) => `calculators/${id}/`)),
      budget: budgets.calculator,
    },
    {
      kind: 'embed',
      rows: await weights(cases.map(({ id }) => `embed/${id}/`)),
      budget: budgets.embed,
    },
    { kind: 'explorer', rows: await weights(['limits/']), budget: budgets.explorer },
  ];
  console.log('First visit, gzip bytes until load (what comes later is not in the total)\n');
  console.log(
    table(
      ['page', 'kind', 'requests', 'HTML', 'CSS', 'script', 'other', 'total', 'budget', 'later'],
      kinds.flatMap(({ kind, rows, budget }) =>
        rows.map(([page, w]) => [
          `/${page}`,
          kind,
          ...[w.requests, w.html, w.css, w.script, w.other, w.total, budget ?? '', w.later],
        ]),
      ),
    ),
  );
  console.log(`\nScript budget: ${budgets.script} bytes on any page with one calculator.`);

  console.log('\nThe first screen at 1280 by 800 pixels, and what its drawing has\n');
  const screens: (string | number)[][] = [];
  for (const { id } of cases) {
    const seen = await firstScreen(browser, `${site.address}calculators/${id}/`);
    const [words = '', controls = ''] = drawn[id] ?? [];
    screens.push([id, seen.words, words, seen.controls, controls, seen.height]);
  }
  console.log(table(['page', 'words', 'drawn', 'controls', 'drawn', 'height'], screens));

  console.log(
    '\nOn a slow phone, ms from the start of a visit: CPU slowed sixfold, 1.6 Mbit/s, 150 ms\n',
  );
  const phone: (string | number)[][] = [];
  for (const { id } of cases) {
    const seen = await onSlowPhone(browser, `${site.address}calculators/${id}/`);
    const times = [seen.answer, seen.largestPaint, seen.alive, seen.blocked].map(Math.round);
    phone.push([id, ...times, seen.shift.toFixed(3)]);
  }
  console.log(
    table(['page', 'answer', 'largest paint', 'answers after a touch', 'blocked', 'shift'], phone),
  );

  const built = pagesBuilt(folder);
  const pages = built.reduce((sum, kind) => sum + kind.pages, 0);
  const seconds = await buildSeconds();
  console.log(
    `\nA build takes ${seconds.toFixed(1)} s for ${pages} pages and what is made of them: ${((1000 * seconds) / pages).toFixed(0)} ms a page.`,
  );
  console.log(
    '\nThe built folder, and what a further page of a kind adds (the average of its kind)\n',
  );
  console.log(
    table(
      ['kind', 'pages', 'bytes', 'gzip', 'a further page, gzip'],
      built.map(({ kind, pages, whole, packed, each }) => [kind, pages, whole, packed, each]),
    ),
  );
  console.log(
    `\nA further 100 VM sizes, gzip: ${hundredSizes(folder, 'headroom-vms.js')} bytes for calculators, ${hundredSizes(folder, 'limits/index.html')} for the explorer.`,
  );

  console.log(
    '\nA file in the page of Diagnose; memory is what the page takes more at the most (budgets: 3 s of iostat, 50 ms, 300 MB)\n',
  );
  const files: string[][] = [];
  for (const [name, text] of [
    ['iostat -dxyt 1', textOfIostat(largest - 1000)],
    ['fio --output-format=json+', textOfFio(largest / 2)],
    ['DiskSpd -Rxml', textOfDiskspd(largest / 2)],
  ] as const) {
    const { seconds, longest, memory } = await readingInPage(
      browser,
      `${site.address}calculators/diagnose/`,
      text,
    );
    files.push([
      ...[name, (text.length / 1e6).toFixed(0), seconds.toFixed(1)],
      longest > 0 ? longest.toFixed(0) : 'none over 50',
      (memory / 1e6).toFixed(0),
    ]);
  }
  console.log(table(['file of', 'MB', 'seconds', 'longest task, ms', 'memory, MB'], files));

  console.log(
    `\nMain thread, from the key that enters a text to the end of the paint, ms, CPU slowed fourfold, ${changes} changes\n`,
  );
  const rows: (string | number)[][] = [];
  for (const { id, field: own } of cases) {
    const field = fieldOf[id] ?? own;
    const times = await redrawTimes(browser, {
      address: `${site.address}calculators/${id}/`,
      field,
      start: startOf[field] ?? '',
      changes,
    });
    rows.push([id, field, ...middleAndWorst(times), redrawBudget]);
  }
  for (const [field, start] of [
    ['q', ''],
    ['min-uncached-iops', '0'],
  ] as const) {
    const address = `${site.address}limits/`;
    const times = await redrawTimes(browser, {
      address,
      field,
      start,
      changes,
      inside: '#explorer',
    });
    rows.push(['limits', field, ...middleAndWorst(times), explorerBudget]);
  }
  console.log(table(['page', 'input', 'median', 'worst', 'budget'], rows));
} finally {
  await browser.close();
  await site.close();
}
