/** Every link to a calculator opens with an answer, or the page says which figure is wanting. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { world } from '../../src/calculators/whole.ts';
import { readQuery } from '../../src/kit/index.ts';
import { remarksOn } from '../../src/site/checklist/demand.ts';
import { growthOf } from '../../src/site/checklist/growth.ts';
import { handsOf } from '../../src/site/checklist/handover.ts';
import { usual, type Workload } from '../../src/site/checklist/sheet.ts';
import { choice, figures } from './fillings.ts';

const screenOf = (id: string, query: string) => {
  const { given, textOf } = readQuery(query);
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(`No calculator ${id}.`);
  return calculator.screen(textOf, world, given);
};
const queriesOf = (workload: Workload, chosen = usual) =>
  Object.fromEntries(
    handsOf(workload, chosen).map((hand) => [
      hand.calculator,
      'query' in hand ? decodeURIComponent(hand.query) : hand.missing,
    ]),
  );

/** A day of a shop: 4,000 IOPS of 16 KiB are 62.5 MiB/s. */
const shop: Workload = {
  'iops.peak.99': '4000',
  'iops.normal.50': '500',
  'io-size.peak.99': '16 KiB',
  'read.peak.99': '70 %',
  'latency.peak.99': '3 ms',
  'queue.peak.99': '12.5',
};

describe('handing over', () => {
  test('computes for whatever can be read.', () => {
    let links = 0;
    fc.assert(
      fc.property(figures, choice, (workload, chosen) => {
        for (const hand of handsOf(workload, chosen)) {
          if ('missing' in hand) {
            expect(hand.missing).toMatch(/^Needs .+\.$/);
            continue;
          }
          links++;
          const { answer, ignored, controls } = screenOf(hand.calculator, hand.query);
          expect(controls.flatMap(({ problem }) => problem ?? [])).toEqual([]);
          expect(ignored).toEqual([]);
          expect(answer).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
    expect(links).toBeGreaterThan(300);
  });

  test('carries the peak at 99 % in the calculators’ own names.', () => {
    expect(queriesOf(shop)).toEqual({
      'cap-check': 'want-iops=4000&io-size=16KiB&read=70%',
      'io-size': 'io-size=16KiB&read=70%',
      'queue-depth': 'latency=3ms&outstanding=13&io-size=16KiB&read=70%',
      'sync-io': 'latency=3ms&io-size=16KiB',
    });
  });

  test('takes the hour and percentile that are chosen.', () => {
    const quiet = queriesOf(shop, { ...usual, period: 'normal', percentile: '50' });
    expect(quiet['cap-check']).toBe('want-iops=500');
    expect(quiet['io-size']).toBe('Needs the IO size.');
  });

  test('buys the growth: 4,000 IOPS that grow by half a year are 9,000 after two.', () => {
    const growing = { ...shop, growth: '50%', 'growth-until': '24' };
    expect(queriesOf(growing)['cap-check']).toContain('want-iops=9000');
    expect(queriesOf(growing, { ...usual, grown: false })['cap-check']).toContain('want-iops=4000');
    expect(growthOf(growing)).toMatchObject({ factor: 2.25, months: 24 });
  });

  test('lets IOPS and throughput say the size, so that no third figure contradicts them.', () => {
    const both = { ...shop, 'throughput.peak.99': '250 MB/s' };
    expect(queriesOf(both)['cap-check']).toBe('want-iops=4000&want-throughput=250MB/s&read=70%');
    expect(remarksOn(both, usual).join(' ')).toContain('no');
    const implied = { 'iops.peak.99': '1000', 'throughput.peak.99': '64 MiB/s' };
    // 64 MiB/s ÷ 1,000 = 67,108.864 B, to the nearest byte.
    expect(queriesOf(implied)['io-size']).toBe('io-size=67109B');
  });

  test('prefers the latency of an IO alone.', () => {
    expect(queriesOf({ ...shop, 'idle-latency': '900 µs' })['sync-io']).toContain('latency=900us');
    expect(remarksOn(shop, usual).join(' ')).toContain('under load');
  });

  test('hands nothing on that can’t be read, and says so.', () => {
    const unread = { ...shop, 'iops.peak.99': '4,000', 'throughput.peak.99': '400M' };
    expect(queriesOf(unread)['cap-check']).toMatch(/^Needs/);
    expect(remarksOn(unread, usual).filter((one) => one.includes('can’t be read'))).toHaveLength(2);
    const past = { 'iops.peak.99': '9000k', growth: '100%' };
    expect(queriesOf(past)['cap-check']).toMatch(/^Needs/);
    expect(remarksOn(past, usual).join(' ')).toContain('more than a calculator takes');
  });
});
