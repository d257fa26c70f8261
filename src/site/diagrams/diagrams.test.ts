/** Diagrams say in words what they draw, and draw what the laws say. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { accuracy, calculatorAccuracy, errorOf } from '../../accuracy/index.ts';
import {
  cacheMissFraction,
  disksPerIo,
  drain,
  latencyAt,
  throttleWindow,
} from '../../laws/index.ts';
import { iops, kib, mibPerSecond, outstanding } from '../../units/index.ts';
import { diagrams } from './index.ts';
import { barsOf } from './lanes.ts';
import { kinds, stops } from './limits-of-an-io.ts';
import { renderDiagram } from './render-diagram.tsx';
import { demandOf, layouts } from './sql-server-layouts.ts';
import { piecesOf } from './stripe.ts';
import { diskLevel, isOver, vmLevel } from './throttling-levels.tsx';

const drawn = (name: string) => fromHtml(renderDiagram(name), { fragment: true });

describe.each(Object.keys(diagrams))('%s', (name) => {
  const tree = drawn(name);
  const drawings = selectAll('svg[role=img]', tree);
  const inWords = [
    toText(select('figcaption', tree) ?? tree),
    ...selectAll('details p, details li', tree).map((element) => toText(element)),
  ].join(' ');

  test('has a caption, and each drawing a title and the same in words', () => {
    expect(toText(select('figcaption', tree) ?? tree)).toMatch(/\w{3}/);
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      const [title, desc] = (['ariaLabelledBy', 'ariaDescribedBy'] as const).map((property) => {
        const element = select(`[id="${drawing.properties[property]}"]`, drawing);
        return element ? toText(element) : '';
      });
      expect(title).toMatch(/\w{3}/);
      expect(desc).toMatch(/\w{3}.*\.$/);
      // What a screen reader is told is what anybody may read below the drawing.
      expect(inWords).toContain(title);
      expect(inWords).toContain(desc);
    }
  });

  test('every figure that it draws is in its words or its title', () => {
    const words =
      toText(select('details', tree) ?? tree) + toText(select('figcaption', tree) ?? tree);
    const figures = drawings
      .flatMap((drawing) => selectAll('text', drawing))
      .flatMap((label) => toText(label).match(/\d[\d,]{2,}/g) ?? []);
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  test('carries no style of its own, which the policy of the site forbids', () => {
    expect(selectAll('[style], style', tree)).toEqual([]);
  });
});

test('a name that no diagram has is refused with those that there are', () => {
  expect(() => renderDiagram('four-limits')).toThrow(/“four-limits”.*limits-of-an-io/);
  expect(() => renderDiagram('constructor')).toThrow(/no diagram/);
});

describe('the limits of an IO', () => {
  test('what goes on past the cache is what the law of the cache says', () => {
    const hit = kinds.find(({ name }) => name === 'Cached: a hit');
    const miss = kinds.find(({ name }) => name === 'Cached: all other');
    const uncached = kinds.find(({ name }) => name === 'Uncached');
    expect(hit?.passes.includes('uncached')).toBe(cacheMissFraction(true, 1, 1) > 0);
    expect(miss?.passes.includes('uncached')).toBe(cacheMissFraction(true, 1, 0) > 0);
    expect(uncached?.passes.includes('uncached')).toBe(cacheMissFraction(false, 1, 1) > 0);
  });

  test('a limit is drawn across lanes that are neighbours, or is refused', () => {
    const [cached, uncached] = barsOf({ stops, lanes: kinds });
    expect(cached).toMatchObject({ first: 0, last: 3 });
    expect(uncached).toMatchObject({ first: 2, last: 4 });
    const apart = [kinds[0], kinds[4], kinds[1]].filter((lane) => lane !== undefined);
    expect(() => barsOf({ stops, lanes: apart })).toThrow(/beside each other/);
  });
});

describe('blocking', () => {
  test('disk-level: one disk is over its limit and the VM is not', () => {
    expect(diskLevel.disks.map(isOver)).toEqual([true, false, false, false]);
    // What the full disk passes on is its own limit: 200 + 60 + 60 + 20 of 384 MiB/s.
    expect(diskLevel.vm).toMatchObject({ demand: mibPerSecond(340), limit: mibPerSecond(384) });
  });

  test('VM-level: no disk is over its limit and the VM is', () => {
    expect(vmLevel.disks.map(isOver)).toEqual([false, false, false, false]);
    expect(vmLevel.vm).toMatchObject({ demand: mibPerSecond(470), limit: mibPerSecond(384) });
  });
});

describe('the window of 50 ms', () => {
  // Throttling article, 2017: a P30 passes 5,000 IOs a second, and 1,000 outstanding take 200 ms.
  const limit = iops(5000);

  test('a burst leaves when Little’s law says so', () => {
    for (const [atOnce, expected] of [
      [500, 0.1],
      [1000, 0.2],
    ] as const) {
      const windows = drain(atOnce, limit);
      expect(windows.length * throttleWindow).toBeCloseTo(expected, 12);
      expect(latencyAt(outstanding(atOnce), limit)).toBeCloseTo(expected, 12);
      expect(windows.reduce((sum, { passed }) => sum + passed, 0)).toBe(atOnce);
    }
  });

  test('the drawing says the same figures', () => {
    const words = toText(drawn('fifty-milliseconds'));
    expect(words).toContain('Window from 0 ms: 250 pass, 750 wait.');
    expect(words).toContain('1,000 ÷ 5,000 IOPS = 200 ms');
  });
});

test.each([
  [64, 64, 1],
  [256, 64, 4],
  [1024, 64, 4],
  [64, 256, 1],
  [256, 256, 1],
])('an IO of %i KiB over units of %i KiB touches %i of four disks', (size, unit, disks) => {
  const pieces = piecesOf(0, kib(size), kib(unit), 4);
  expect(new Set(pieces.map(({ column }) => column)).size).toBe(disks);
  expect(disksPerIo(4, kib(size), kib(unit))).toBe(disks);
});

test('one thread at 2 ms makes 500 a second, and a P30 wants ten outstanding', () => {
  const words = toText(drawn('one-and-eight'));
  expect(words).toContain('With 1 outstanding: 5 IOs in 10 ms, 500 IOPS.');
  expect(words).toContain('it takes 10 outstanding');
});

test('the layouts demand what the throttling article adds up', () => {
  const sums = layouts.map((one) => [demandOf('cached', one), demandOf('uncached', one)]);
  const mib = (value: number) => mibPerSecond(value);
  expect(sums).toEqual([
    [mib(900), mib(1300)],
    [mib(500), mib(900)],
    [0, mib(900)],
  ]);
});

test('every figure that nothing was taken from is a dot, those within 12.5 % in the band', () => {
  const rows = [...accuracy(), ...calculatorAccuracy()].filter(({ role }) => role === 'accuracy');
  const tree = drawn('computed-measured');
  expect(selectAll('[role=img] circle', tree)).toHaveLength(
    rows.filter((row) => errorOf(row) !== undefined).length,
  );
  const rates = rows.filter(({ what }) => what === 'iops');
  const near = rates.filter((row) => Math.abs(errorOf(row) ?? 9) <= 0.125).length;
  expect(toText(tree)).toContain(`${rates.length} figures from`);
  expect(toText(tree)).toContain(`; ${near} are in the grey band, 12.5 % on either side`);
});
