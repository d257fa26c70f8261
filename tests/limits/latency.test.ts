/** Typical latency: read from runs of others, each with its source. Expected figures are those of the sources. */
import { describe, expect, test } from 'vitest';
import { catalogue, latencies, sources } from '../../src/limits/index.ts';
import { runsOf2018 } from '../../src/limits/latency/runs-2018-09.ts';
import { runsOfToday } from '../../src/limits/latency/runs-current.ts';
import { parseLatencies, type RunTable } from '../../src/limits/latency/typical.ts';
import type { IoKind, Medium } from '../../src/limits/types.ts';
import { milliseconds, seconds } from '../../src/units/index.ts';

const of = (medium: Medium, io: IoKind) => catalogue.latency(medium, io, 'current');

/** Reads a table with one mistake in it, made by replacing a text that must be there. */
function withSlip(table: RunTable, from: string, to: string) {
  expect(table.text).toContain(from);
  return () => parseLatencies([{ ...table, text: table.text.replace(from, to) }], sources);
}

/** A table of these rows alone. */
const made = (...rows: readonly string[]) =>
  parseLatencies(
    [
      {
        file: 'made.ts',
        edition: 'current',
        text: `\ndisk io size latency date source\n- - KiB ms - -\n${rows.join('\n')}\n`,
      },
    ],
    sources,
  );

describe('A typical latency', () => {
  test('is the median over the sources since 2021, and its spread has the older ones too.', () => {
    // Reads: 2.4 (2022), 2.12 and 2.2 (2021); 3.3 in 2019.
    expect(of('Premium SSD', 'read')).toMatchObject({
      kind: 'measured',
      seconds: 0.0022,
      low: milliseconds(2.12),
      high: milliseconds(3.3),
      years: [2019, 2022],
      below: 0.01,
    });
    // Writes: 1.3 twice (2022), and 1.18 to 1.36 in four runs of one source of 2021; 2.6 in 2019.
    expect(of('Premium SSD', 'write')).toMatchObject({ seconds: 0.0013, runs: 8 });
  });

  test('is shorter for writes than for reads of today’s disks, and shortest on Ultra Disk.', () => {
    expect(of('Standard SSD', 'write')?.seconds).toBe(0.0013);
    expect(of('Premium SSD v2', 'write')?.seconds).toBe(0.0007);
    expect(of('Ultra Disk', 'read')?.seconds).toBe(0.0004);
    for (const medium of ['Premium SSD', 'Standard SSD', 'Standard HDD'] as const)
      expect(of(medium, 'write')?.seconds).toBeLessThan(of(medium, 'read')?.seconds ?? 0);
  });

  test('counts a source with many runs once.', () => {
    const [row] = made(
      'Ultra-Disk read 4 1 2022 disk-tests-2022',
      ...['3', '3', '3', '3'].map((ms) => `Ultra-Disk read 4 ${ms} 2022 volume-tests-2021`),
    );
    expect(row?.seconds).toBe(0.002);
    expect(row?.runs).toBe(5);
  });

  test('grows with the size of an IO as the sources have it: 2.6, 5.0 and 7.6 ms; 2.23 and 2.45 ms.', () => {
    // (7.561 − 2.596) ÷ 252 and (2.449 − 2.226) ÷ 12: 19.7 and 18.6 µs for each KiB.
    expect(of('Premium SSD', 'write')?.perKib).toBeCloseTo(19e-6, 7);
    // The middle of 2.7 to 7.2 ms at 256 KiB, above 2.2 ms.
    expect(of('Premium SSD', 'read')?.perKib).toBeCloseTo((4.95e-3 - 2.2e-3) / 248, 6);
    expect(of('Ultra Disk', 'read')?.perKib).toBe(0);
  });

  test('is the upper bound of the vendor’s class, and marked as that, where nobody measured.', () => {
    expect(of('local NVMe', 'read')).toMatchObject({
      kind: 'vendor class',
      seconds: seconds(0.001),
      runs: 0,
    });
    expect(made('Ultra-Disk read - <1 2026-08 disk-types')[0]).toMatchObject({
      kind: 'vendor class',
      seconds: 0.001,
    });
  });

  test('of the limits of 2018 is the documented 2 ms, beside what three runs measured.', () => {
    const of2018 = (medium: Medium, io: IoKind) => catalogue.latency(medium, io, '2018-09');
    expect(of2018('any disk', 'read')).toMatchObject({ kind: 'documented', seconds: 0.002 });
    // 32 outstanding at 20,069 IOPS.
    expect(of2018('Premium SSD', 'read')?.seconds).toBe(32 / 20_069);
    expect(of2018('Premium SSD', 'write')?.seconds).toBe(milliseconds(2.072));
  });

  test('never lies outside the spread of its sources by more than its rounding.', () => {
    for (const { seconds: time, low, high, kind } of latencies)
      if (kind === 'measured') {
        expect(time).toBeGreaterThanOrEqual(low * 0.95);
        expect(time).toBeLessThanOrEqual(high * 1.05);
      }
  });
});

describe('A wrong row stops the reading with file and line', () => {
  const line = 'Premium-SSD     read   4     2.4        2022-02  disk-tests-2022';
  test.each([
    ['2.4 ', 'fast', '“fast” in “latency” is not a time'],
    ['2.4 ', '0   ', '“0” in “latency” is not a time'],
    ['2.4    ', '2.7-2.4', '“2.7-2.4” is a range from the larger to the smaller'],
    ['2022-02', '2022-13', '“2022-13” in “date” is not a month'],
    ['disk-tests-2022', 'hearsay', 'unknown source “hearsay”'],
    ['Premium-SSD ', 'Premium-SSDs', '“Premium-SSDs” in “disk”'],
    ['read ', 'reads', '“reads” in “io”'],
    [' 4 ', ' x ', '“x” in “size” is not a number'],
  ])('%s → %s', (from, to, message) => {
    const slip = withSlip(runsOfToday, line, line.replace(from, to));
    expect(slip).toThrow(`src/limits/latency/runs-current.ts:4: ${message}`);
  });

  test('in the table of 2018 too.', () => {
    expect(withSlip(runsOf2018, '32/20069', '32:20069')).toThrow(
      'src/limits/latency/runs-2018-09.ts:6: ',
    );
  });
});
