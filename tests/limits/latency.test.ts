/** Typical latency: read from runs of others, each with its source. Expected figures are those of the sources. */
import { describe, expect, test } from 'vitest';
import { bandAtSize, meanAtSize } from '../../src/laws/latency.ts';
import { catalogue, sources } from '../../src/limits/index.ts';
import { fitLatencies } from '../../src/limits/latency/fit.ts';
import { type RunTable, readRuns } from '../../src/limits/latency/runs.ts';
import { runsOf2018 } from '../../src/limits/latency/runs-2018-09.ts';
import { runsOfToday } from '../../src/limits/latency/runs-current.ts';
import type { IoKind, Medium } from '../../src/limits/types.ts';
import { kib, milliseconds } from '../../src/units/index.ts';

const of = (medium: Medium, io: IoKind) => catalogue.latency(medium, io, 'current');

/** Reads a table with one mistake in it, made by replacing a text that must be there. */
function withSlip(table: RunTable, from: string, to: string) {
  expect(table.text).toContain(from);
  return () => readRuns({ ...table, text: table.text.replace(from, to) }, sources);
}

/** A table of these rows alone. */
const made = (...rows: readonly string[]) =>
  fitLatencies(
    readRuns(
      {
        file: 'made.ts',
        edition: 'current',
        text: `\ndisk io size latency date source\n- - KiB ms - -\n${rows.join('\n')}\n`,
      },
      sources,
    ),
    'current',
  );

const geometric = (...values: readonly number[]) =>
  values.reduce((product, value) => product * value, 1) ** (1 / values.length);

describe('A typical latency', () => {
  test('is the geometric mean over the documents since 2021, each with one vote.', () => {
    // Reads: 2.4 and 2.2 (2022), 2.12, 2.2, and one to eight outstanding of one document (2021).
    const lisa = geometric(1000 / 466.5, 2000 / 1017, 4000 / 2144, 8000 / 4131);
    expect(geometric(2.4, 2.2, 2.12, 2.2, lisa)).toBeCloseTo(2.17, 2);
    expect(of('Premium SSD', 'read')).toMatchObject({
      ...{ kind: 'measured', seconds: 0.0022, below: 0.01 },
      ...{ documents: 10, years: [2019, 2022] },
    });
    // Writes: 1.3 twice (2022), and 1.18 to 1.36 in four runs of one document of 2021.
    const dbench = geometric(1.18, 1.324, 1.33, 1.357);
    expect(geometric(1.3, 1.3, dbench)).toBeCloseTo(1.3, 2);
    expect(of('Premium SSD', 'write')).toMatchObject({ seconds: 0.0013, documents: 9 });
  });

  test('of a document with many runs counts once.', () => {
    const [row] = made(
      'Ultra-Disk read 4 1 2022 disk-tests-2022',
      ...['4', '4', '4', '4'].map((ms) => `Ultra-Disk read 4 ${ms} 2022 volume-tests-2021`),
      'host-cache read 4 1 2022 disk-tests-2022',
      'Premium-SSD read 4 1 2022 disk-tests-2022',
    );
    expect(row).toMatchObject({ seconds: 0.002, runs: 5, documents: 2 });
  });

  test('grows with the size of an IO by the share that documents have in the median.', () => {
    // 2.626 and 7.623 ms at 4 and 256 KiB; 2.226 and 2.449 at 4 and 16; 4.95 at 256 where small IOs take 2.7.
    const shares = [(7.623 / 2.626 - 1) / 252, (2.449 / 2.226 - 1) / 12];
    expect(shares[0]).toBeCloseTo(0.00755, 5);
    expect(shares[1]).toBeCloseTo(0.00835, 5);
    // The median is the first of them: 0.00755 × 1.3 ms and × 2.17 ms a KiB.
    expect(of('Premium SSD', 'write')?.perKib).toBeCloseTo(0.00755 * 1.3e-3, 7);
    expect(of('Premium SSD', 'read')?.perKib).toBeCloseTo(0.00755 * 2.17e-3, 7);
  });

  test('grows as Premium SSD where nobody measured it, and by no more for each KiB on a slower disk.', () => {
    expect(of('Ultra Disk', 'read')).toMatchObject({ growthOf: 'Premium SSD', growthSpread: 1 });
    expect(of('Ultra Disk', 'read')?.perKib).toBeCloseTo(0.00755 * 0.4e-3, 7);
    expect(of('Standard HDD', 'read')?.perKib).toBeCloseTo(0.00755 * 2.17e-3, 6);
  });

  test.each(['read', 'write'] as const)(
    'of one %s at a time rises from local NVMe to Standard HDD at every size from 4 KiB to 1 MiB.',
    (io) => {
      const media = [
        ...(['local NVMe', 'Ultra Disk', 'Premium SSD v2'] as const),
        ...(['Premium SSD', 'Standard SSD', 'Standard HDD'] as const),
      ];
      for (let size = 4; size <= 1024; size *= 2) {
        const times = media.map((medium) => {
          const row = of(medium, io);
          if (!row) throw new Error(`There is no latency of ${medium}.`);
          return meanAtSize(row, kib(size));
        });
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(new Set(times).size).toBe(times.length);
      }
    },
  );

  test('has a band of 1.3 to 1.5 times either way for Premium SSD, and a wider one where less is known.', () => {
    const factor = (medium: Medium, io: IoKind, size = 4) => {
      const row = of(medium, io);
      return row ? bandAtSize(row, kib(size)).high / meanAtSize(row, kib(size)) : 0;
    };
    // 80 % of documents lie within 1.4 times for Premium SSD, 1.9 for other disks, and 2.4 on the host.
    expect(factor('Premium SSD', 'read')).toBeCloseTo(1.4, 1);
    expect(factor('Ultra Disk', 'write')).toBeCloseTo(1.9, 1);
    expect(factor('host cache', 'read')).toBeGreaterThan(2.1);
    expect(factor('Premium SSD', 'read', 256)).toBeGreaterThan(factor('Premium SSD', 'read'));
    expect(factor('Ultra Disk', 'read', 256)).toBeGreaterThan(factor('Premium SSD', 'read', 256));
  });

  test('has the tail of Premium SSD for other disks behind the network, and none on the host that nobody measured.', () => {
    // 5.538 ÷ 2.626, 7.046 ÷ 5.053 and 11.34 ÷ 7.623 of one document, 3.536 ÷ 2.115 of the other.
    const first = geometric(5.538 / 2.626, 7.046 / 5.053, 11.34 / 7.623);
    expect(of('Premium SSD', 'read')?.tail?.p99).toBeCloseTo(geometric(first, 3.536 / 2.115), 2);
    expect(of('Premium SSD v2', 'write')?.tail).toMatchObject({ of: 'Premium SSD' });
    expect(of('local NVMe', 'read')?.tail).toBeUndefined();
    expect(of('host cache', 'read')?.tail).toBeUndefined();
  });

  test('of the limits of 2018 is the documented 2 ms, and what three runs measured.', () => {
    const of2018 = (medium: Medium, io: IoKind) => catalogue.latency(medium, io, '2018-09');
    expect(of2018('any disk', 'read')).toMatchObject({ kind: 'documented', seconds: 0.002 });
    // 32 outstanding at 20,069 IOPS.
    expect(of2018('Premium SSD', 'read')?.seconds).toBe(32 / 20_069);
    expect(of2018('Premium SSD', 'write')?.seconds).toBe(milliseconds(2.072));
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
