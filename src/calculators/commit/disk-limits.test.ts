/** Commits are never above what bytes and IOPS of the disk allow, whatever was measured, and neither is their threshold met. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { plainText } from '../../kit/index.ts';
import { commit } from './index.ts';

function answer(query: string) {
  const { answer: found } = openedBy(commit, query);
  if (!found) throw new Error(`There is no answer to ${query}.`);
  return found;
}
const figureOf = (query: string, id: string) =>
  answer(query).readouts.find((readout) => readout.id === id)?.value ?? Number.NaN;
const headline = (query: string) => plainText(answer(query).headline);
const kib = 1024;

describe('A sync that was measured on burst credits or in a cache lifts no limit of the disk', () => {
  // Of the pages: P30 200 MB/s, P10 100 MB/s, P4 120 IOPS; an Ultra Disk what was bought.
  test.each([
    ['disk=P30&sync-latency=2ms&committers=64&bytes=512KiB', 200e6 / (512 * kib)],
    ['disk=P30&sync-latency=2ms&committers=64&bytes=256KiB', 200e6 / (256 * kib)],
    [
      'disk=Ultra-512GiB-8000IOPS-250MBps&workload=hana&sync-latency=0.7ms&committers=64&bytes=256KiB',
      250e6 / (256 * kib),
    ],
    ['disk=P10&sync-latency=1.5ms&committers=100&bytes=8KiB', 100e6 / (8 * kib)],
    // 50 commits of 8 KiB are 400 KiB, two IOs of at most 256 KiB, and 120 IOPS are 60 of such syncs.
    ['disk=P4&sync-latency=2ms&committers=100&bytes=8KiB', 60 * 50],
    ['disk=P10&sync-latency=1.5ms', 500],
  ])('%s: %d commits a second.', (query, expected) => {
    expect(figureOf(query, 'commits')).toBeCloseTo(expected, 3);
    expect(answer(query).boundBy).not.toContain('latency');
  });

  test('the warning names the limit that IOs of this size reach.', () => {
    const said = answer('disk=P30&sync-latency=2ms&committers=64&bytes=512KiB').checks;
    expect(said.map(({ text }) => text).join(' ')).toContain(
      '2 ms a sync are 500 IOPS of 512 KiB; P30 sustains 381 IOPS (the disk’s throughput limit).',
    );
  });

  test('and never more bytes a second than it has, nor syncs, in any case.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['P4', 120, 25e6], ['P30', 5000, 200e6], ['E10', 500, 100e6] as const),
        fc.constantFrom('', '&sync-latency=100us', '&sync-latency=2ms', '&write-latency=1ms'),
        fc.constantFrom('etcd', 'mysql', 'sql-server', 'hana'),
        fc.constantFrom(1, 2, 64, 1000),
        fc.constantFrom(4, 60, 512),
        fc.boolean(),
        ([disk, iops, throughput], latency, workload, committers, size, groups) => {
          const query = `disk=${disk}${latency}&workload=${workload}&committers=${committers}&bytes=${size}KiB&group-commit=${groups ? 'yes' : 'no'}`;
          const [commits, high = commits] = ['commits', 'commits-high'].map((id) =>
            figureOf(query, id),
          );
          const most = Number.isNaN(high) ? commits : high;
          expect((most ?? 0) * size * kib, query).toBeLessThanOrEqual(Number(throughput) * 1.0001);
          const sharing = groups ? committers : 1;
          expect(most, query).toBeLessThanOrEqual(Number(iops) * sharing * 1.0001);
        },
      ),
      { numRuns: 300, seed: 20_261_130 },
    );
  });
});

describe('The threshold is that of a sync which so many commits share', () => {
  // So many bytes at the throughput of the page: 250 × 60 KiB at 100 MB/s, 32 × at 25, 64 × at 125, 100 × at 200.
  test.each([
    ['disk=P10&committers=500', '153.6 ms'],
    ['disk=P4&committers=64', '78.64 ms'],
    ['disk=PremiumV2-512GiB-3000IOPS-125MBps&committers=128', '31.46 ms'],
    ['disk=P30&write-latency=1.3ms&committers=200', '30.72 ms'],
  ])('so that SQL Server misses it with %s: %s.', (query, mean) => {
    const all = `${query}&workload=sql-server&bytes=60KiB`;
    expect(answer(all).verdict).toBe('throttled');
    expect(headline(all)).toBe(
      `The mean at the disk’s limit, ${mean}, is above 10 ms, the threshold of SQL Server.`,
    );
  });

  test('and a write that the IOPS of the disk hold back is not called normal: 120 IOPS are one in 8.33 ms.', () => {
    expect(headline('disk=P4&workload=sql-server')).toBe(
      '120 commits a second; 8.33 ms a write is the disk’s limit.',
    );
    expect(answer('disk=P4&workload=sql-server').why).not.toContain('1.3 ms');
  });

  test('An option says how long its own syncs take, and none costs more than another that gives as much.', () => {
    const time = /([\d.]+) (µs|ms|s) a sync/;
    const units = { µs: 1e-6, ms: 1e-3, s: 1 };
    for (const query of [
      'disk=P10&workload=sql-server&committers=500&bytes=60KiB',
      'disk=PremiumV2-512GiB-3000IOPS-125MBps&workload=sql-server&committers=128&bytes=60KiB',
      'disk=P30&sync-latency=2ms&committers=64&bytes=512KiB',
      'disk=P10&workload=postgres&committers=100',
    ]) {
      const { recommendations } = answer(query);
      expect(recommendations.length, query).toBeGreaterThan(0);
      for (const { text, query: changed } of recommendations) {
        const [, said, unit] = time.exec(plainText(text)) ?? [];
        if (!changed?.includes('disk=') || !said) continue;
        const own =
          Number(/committers=(\d+)/.exec(changed)?.[1]) / 2 / figureOf(changed, 'commits');
        const told = Number(said) * units[unit as keyof typeof units];
        expect(Math.abs(told / own - 1), `${changed}: ${plainText(text)}`).toBeLessThan(0.05);
      }
    }
    const [first, ...others] = answer(
      'disk=PremiumV2-512GiB-3000IOPS-125MBps&workload=sql-server&committers=128&bytes=60KiB',
    ).recommendations;
    // 64 × 60 KiB within 80 % of 10 ms are 491.5 MB/s.
    expect(plainText(first?.text ?? [])).toMatch(/^3,000 IOPS and 492 MB\/s on the same disk, /);
    for (const { text } of others) expect(plainText(text)).not.toMatch(/^(P20|Ultra)/);
  });
});

test('A log of HANA that meets its latency says what it lacks: 250 MB/s and Write Accelerator (SAP’s minimum, Azure documentation).', () => {
  const { verdict, why } = answer('disk=P30&workload=hana&sync-latency=0.8ms');
  expect(verdict).toBe('fits');
  expect(headline('disk=P30&workload=hana&sync-latency=0.8ms')).toBe(
    'SAP HANA asks for 250 MB/s; P30 allows 200 MB/s.',
  );
  expect(why).toContain('must be on Premium SSD with Write Accelerator');
  expect(why).toContain('1,250 commits a second');
  const ultra = 'disk=Ultra-512GiB-8000IOPS-250MBps&workload=hana&sync-latency=0.8ms';
  expect(headline(ultra)).toContain('1,250 commits a second');
  expect(answer(ultra).why).not.toContain('Write Accelerator');
});
