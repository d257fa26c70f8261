/** Every link to a calculator opens with an answer, or the page says which figure is missing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import * as links from '../../src/site/checklist/calculator-links.ts';
import {
  defaultChoice,
  growthOf,
  reportOf,
  type Workload,
} from '../../src/site/checklist/checklist.ts';
import { saidOf } from '../view-models.ts';
import { choice, figures } from './fixtures.ts';

const screenOf = (id: string, query: string) => {
  const { given, lookup } = parseQuery(query);
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(`No calculator ${id}.`);
  return saidOf(calculator, lookup, given);
};
const calculatorLinks = (workload: Workload, chosen = defaultChoice) =>
  links.calculatorLinks(reportOf(workload, 0), chosen);
const remarksOn = (workload: Workload) => links.remarksOn(reportOf(workload, 0), defaultChoice);
const queriesOf = (workload: Workload, chosen = defaultChoice) =>
  Object.fromEntries(
    calculatorLinks(workload, chosen).map((link) => [
      link.calculator,
      'query' in link
        ? decodeURIComponent(link.query)
        : `Needs ${link.missing.map(([words]) => words).join(' and ')}.`,
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

describe('links to calculators', () => {
  test('open with an answer for whatever can be read.', () => {
    let links = 0;
    fc.assert(
      fc.property(figures, choice, (workload, chosen) => {
        for (const link of calculatorLinks(workload, chosen)) {
          if ('missing' in link) {
            expect(link.missing.length).toBeGreaterThan(0);
            continue;
          }
          links++;
          const { answer, ignored, controls } = screenOf(link.calculator, link.query);
          expect(controls.flatMap(({ problem }) => problem ?? [])).toEqual([]);
          expect(ignored).toEqual([]);
          expect(answer).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
    expect(links).toBeGreaterThan(300);
  });

  test('carry the peak at 99 % in the calculators’ own names.', () => {
    expect(queriesOf(shop)).toEqual({
      'cap-check': 'target-iops=4000&io-size=16KiB&read=70%',
      find: 'Needs the data on disk.',
      'io-size': 'io-size=16KiB&read=70%',
      'queue-depth': 'latency=3ms&outstanding=13&io-size=16KiB&read=70%',
      'sync-io': 'latency=3ms&io-size=16KiB&read=70%',
      provision: 'Needs throughput and the data on disk.',
    });
  });

  test('carry the capacity, with growth, to what has to be provisioned.', () => {
    const whole = { ...shop, 'throughput.peak.99': '50 MB/s', capacity: '2 TiB' };
    const query = 'target-iops=4000&target-throughput=50MB/s&capacity=2TiB';
    expect(queriesOf(whole)['provision']).toBe(query);
    expect(screenOf('provision', query).answer?.verdict).toBe('fits');
  });

  test('require nothing of the search that was not entered.', () => {
    const link = queriesOf({ ...shop, capacity: '2 TiB' })['find'] ?? '';
    expect(link).toContain('target-throughput=0');
    expect(link).toContain('capacity=2TiB');
    const { query } = screenOf('find', link);
    expect([...new URLSearchParams(query)].sort()).toEqual([...new URLSearchParams(link)].sort());
  });

  test('carry the period and percentile that are chosen.', () => {
    const quiet = queriesOf(shop, { ...defaultChoice, period: 'normal', percentile: '50' });
    expect(quiet['cap-check']).toBe('target-iops=500');
    expect(quiet['io-size']).toBe('Needs the IO size.');
  });

  test('include growth: 4,000 IOPS that grow by half a year are 9,000 after two.', () => {
    const growing = { ...shop, growth: '50%', 'growth-until': '24' };
    expect(queriesOf(growing)['cap-check']).toContain('target-iops=9000');
    expect(queriesOf(growing, { ...defaultChoice, grown: false })['cap-check']).toContain(
      'target-iops=4000',
    );
    expect(growthOf(growing)).toEqual({
      factor: 2.25,
      sentence: '1.5^(24 ÷ 12) = 2.25 times as much in 24 months.',
    });
  });

  test('carry no IO size beside IOPS and throughput, which determine it.', () => {
    const both = { ...shop, 'throughput.peak.99': '250 MB/s' };
    expect(queriesOf(both)['cap-check']).toBe(
      'target-iops=4000&target-throughput=250MB/s&read=70%',
    );
    expect(remarksOn(both).join(' ')).toContain('so Find and Cap check get no IO size.');
    expect(queriesOf(both)['sync-io']).toContain('io-size=16KiB');
    const implied = { 'iops.peak.99': '1000', 'throughput.peak.99': '64 MiB/s' };
    // 64 MiB/s ÷ 1,000 = 67,108.864 B, to the nearest byte.
    expect(queriesOf(implied)['io-size']).toBe('io-size=67109B');
  });

  test('carry the latency at queue depth 1 rather than one under load.', () => {
    expect(queriesOf({ ...shop, 'idle-latency': '900 µs' })['sync-io']).toContain('latency=900us');
    expect(remarksOn(shop).join(' ')).toContain('under load');
  });

  test('leave out what can’t be read, and say so.', () => {
    const unread = { ...shop, 'iops.peak.99': '4.000', 'throughput.peak.99': '400M' };
    expect(queriesOf(unread)['cap-check']).toMatch(/^Needs/);
    expect(remarksOn(unread).filter((one) => one.includes('can’t be read'))).toHaveLength(2);
    const past = { 'iops.peak.99': '9000k', growth: '100%' };
    expect(queriesOf(past)['cap-check']).toMatch(/^Needs/);
    expect(remarksOn(past)).toEqual([
      'Left out because it is out of the range of the calculators, growth included: IOPS, highest.',
    ]);
  });

  test('name a latency at queue depth 1 that can’t be read, and say of which the link is.', () => {
    const remarks = remarksOn({ ...shop, 'idle-latency': 'fast' });
    expect(remarks[0]).toBe('Left out because it can’t be read: Latency at queue depth 1.');
    expect(remarks[1]).toContain('under load');
  });

  test('name a capacity that no calculator accepts.', () => {
    for (const large of [{ capacity: '5000 TiB' }, { capacity: '3000 TiB', growth: '50%' }]) {
      const [remark, ...others] = remarksOn(large);
      expect(remark).toMatch(/^Left out because it is out of the range.*: Data on disk\.$/);
      expect(others).toEqual([]);
    }
  });
});
