/** How accurate the models are: measurements by others compared with what is computed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vendorTests } from '../src/accuracy/by-calculator/vendor-tests.ts';
import {
  accuracy,
  calculatorAccuracy,
  computedOf,
  errorOf,
  type Row,
  reachedOf,
  summaryOf,
} from '../src/accuracy/index.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { sourceOf } from '../src/site/sources.ts';

const rows = accuracy();
const later = calculatorAccuracy();
const everything = [...rows, ...later];
const of = (run: RegExp, more: (row: Row) => boolean = () => true) =>
  rows.filter((row) => run.test(row.id) && more(row));
const inAll = ({ of: which, id }: Row) => which === 'all' || id === 'lab-1';
/** Not what the computation was calibrated on. */
const counts = ({ role }: Row) => role === 'accuracy';
const off = ({ simulatedError }: Row) => Math.abs(simulatedError ?? Number.NaN);
const named = ({ id, of: which, what }: Row) => `${id}, ${which}, ${what}`;

/** Checks these rows, and how many there are, since an empty list would pass. */
function eachWithin(list: readonly Row[], count: number, max: number) {
  expect(list.map(named)).toHaveLength(count);
  for (const row of list) expect(off(row), named(row)).toBeLessThanOrEqual(max);
}

describe('The simulation, beside the laboratory of 2017', () => {
  test('gives the totals of runs 1, 2, 3 and 6 within 2 %.', () => {
    eachWithin(of(/^lab-[1236]$/, inAll), 4, 0.02);
  });

  test('gives the latencies of single loads, runs 4 and 7, within 5 %.', () => {
    eachWithin(
      of(/^lab-(4|7-\d+)$/, ({ what }) => what === 'latency'),
      3,
      0.05,
    );
  });

  test('gives the victim of run 5 within a factor of two of its 27 IOPS and 37 ms, and says why not nearer.', () => {
    const victim = of(/^lab-5$/, ({ of: which }) => which === 'E: cached');
    expect(victim.map(({ measured }) => measured)).toEqual([27, 0.037]);
    for (const { simulated = 0, measured, why } of victim) {
      expect(simulated).toBeGreaterThan(measured / 2);
      expect(simulated).toBeLessThan(measured * 2);
      expect(why).toBeDefined();
    }
  });

  test('shares between competing loads within 35 %.', () => {
    eachWithin(
      of(/^lab-[236]$/, (row) => !inAll(row)),
      9,
      0.35,
    );
  });
});

describe('The simulation, beside the other runs', () => {
  test('gives one to four striped P30 within 4 %.', () => {
    eachWithin(of(/^stripe-\d$/, counts), 3, 0.04);
  });

  test('gives the four runs on a DS12 within 6 %.', () => {
    eachWithin(of(/^ds12-(1|8|16|32k)$/), 6, 0.06);
  });

  test('gives 16,000 of four P30 at the documented 2 ms, as Little’s law must, and says why.', () => {
    const [row] = of(/^stripe-4-documented$/);
    expect(row?.simulated).toBeCloseTo(16_000, -2);
    // By formula 2 % less, since 80 % of the limit is near its corner: (1 + 0.8⁸)^(−1∕8).
    expect(row?.formula).toBeCloseTo(16_000 * (1 + 0.8 ** 8) ** -0.125, 6);
    expect(row?.why).toContain('16,000');
  });
});

describe('The table', () => {
  test('holds the formulas and the simulation together: they differ by at most 1 %, and nowhere by more than the corner takes.', () => {
    const both = rows.filter(({ formula, simulated }) => formula !== undefined && simulated);
    expect(both.length).toBeGreaterThan(20);
    const apart = (row: Row) => Math.abs((row.simulated ?? 0) / (row.formula ?? 0) - 1);
    // The formula rounds the corner at which a limit takes over from latency, up to 8 %; the experiments of 2017 are dealt in turn.
    const nearCorner = /^(stripe-[34]|stripe-4-documented|ds12-8(-mark)?)$/;
    for (const row of both)
      expect(apart(row), named(row)).toBeLessThan(nearCorner.test(row.id) ? 2 ** 0.125 - 1 : 0.01);
  });

  test('computes nothing where an input is unknown, and says which; every other row is computed.', () => {
    for (const row of rows) {
      const unknown = row.role === 'no model';
      expect(row.simulated === undefined, named(row)).toBe(unknown);
      if (unknown) expect(row.formula).toBeUndefined();
      if (unknown) expect(row.why, named(row)).toBeDefined();
    }
    expect(of(/^ram-/).map(({ role }) => role)).toEqual(Array(6).fill('no model'));
    for (const { why } of of(/^ds14/)) expect(why).toContain('does not name the disks');
  });

  test('gives a reason wherever it is more than 2 % off, and marks what it was calibrated on.', () => {
    for (const row of rows)
      if (off(row) > 0.02 || row.role === 'calibration') expect(row.why, named(row)).toBeDefined();
    const calibrated = new Set(
      rows.filter(({ role }) => role === 'calibration').map(({ id }) => id),
    );
    expect([...calibrated]).toEqual(['lab-2', 'lab-4', 'stripe-4', 'a4-sync']);
  });

  test('comes back to what it was calibrated on, within 1 %.', () => {
    eachWithin(
      of(/./, ({ role }) => role === 'calibration'),
      8,
      0.01,
    );
  });

  test('cites every run.', () => {
    for (const { source, place } of rows) {
      expect(fullDataset.catalogue.source(source).title).not.toBe('');
      expect(place).not.toBe('');
    }
  });
});

describe('The runs since 2019, computed by the calculators', () => {
  test('keep the sources that served the latency table apart from those that test it, never row by row.', () => {
    const roles = new Map<string, Set<string>>();
    // What depends on latency is computed without the document, and is a test of the others.
    for (const { source, role, group } of later)
      if (role !== 'no model' && group !== 'latency')
        roles.set(source, (roles.get(source) ?? new Set()).add(role));
    for (const [source, found] of roles) expect([...found], source).toHaveLength(1);
  });

  test('count a latency only where another document has one of that disk: not of Premium SSD v2, Ultra Disk and Standard HDD.', () => {
    const own = later.filter(({ group, role }) => group === 'latency' && role === 'calibration');
    expect(own.map(({ setup }) => setup.split(/[-,]/)[0])).toEqual([
      ...['PremiumV2', 'Ultra', 'S30', 'PremiumV2', 'Ultra'],
    ]);
  });

  test('are computed without their document: 2.1 ms of others for the 2.4 ms of one.', () => {
    const [row] = later.filter(({ id }) => id === 'disk-tests-2022-1');
    // (2.2 × 2.12 × 2.2 × 1.98)^(1∕4) = 2.12 ms, of which two digits are kept.
    expect(row?.formula).toBeCloseTo(0.0021, 6);
  });

  test('give latency-bound runs within 20 % in the median.', () => {
    const errors = later
      .filter((row) => counts(row) && row.group === 'latency')
      .map((row) => Math.abs(errorOf(row) ?? Number.NaN))
      .sort((a, b) => a - b);
    expect(errors).toHaveLength(14);
    expect(errors[7]).toBeLessThanOrEqual(0.2);
  });

  test('come near to what one document measured of each disk, computed from the others where they have it.', () => {
    const own = later.filter(
      ({ source, what }) => source === 'disk-tests-2022' && what === 'latency',
    );
    expect(own).toHaveLength(9);
    for (const row of own) expect(Math.abs(errorOf(row) ?? 1), named(row)).toBeLessThan(0.13);
  });

  test('have a reason wherever a test is more than 6 % off, and where there is no model.', () => {
    for (const row of later) {
      const isFar = counts(row) && Math.abs(errorOf(row) ?? 1) > 0.06;
      if (isFar || row.role === 'no model') expect(row.why, named(row)).toBeDefined();
    }
  });

  test('of the vendor have no reason for less under a run that came within 2 % of what is computed, nor one for more under a lesser run.', () => {
    const rowOf = new Map(later.map((row) => [row.id, row]));
    const explained = vendorTests.flatMap(({ source, runs }) =>
      runs.flatMap(({ got }, at) => (got ? [{ got, row: rowOf.get(`${source}-${at + 1}`) }] : [])),
    );
    expect(explained.length).toBeGreaterThan(20);
    for (const { got, row } of explained) {
      const share = row ? row.measured / (computedOf(row) ?? Number.NaN) : Number.NaN;
      if (got === 'less') expect(share, row?.id).toBeLessThan(0.98);
      else expect(share, row?.id).toBeGreaterThan(1);
    }
  });

  // 768 × 1,024,000 are 786.432 million bytes a second.
  test('of the vendor have 779 to 811 million bytes a second at the throughput limit, half of them within 0.5 % of 786.', () => {
    const bound = vendorTests
      .flatMap(({ runs }) => runs)
      .filter(({ why }) => why?.includes('half of them within 0.5 % of 768 × 1,024,000 (786)'));
    const rates = bound.map(
      ({ setup, measured }) => (Number(/ (\d+) KiB /.exec(setup)?.[1]) * 1024 * measured) / 1e6,
    );
    expect(Math.round(Math.min(...rates))).toBe(779);
    expect(Math.round(Math.max(...rates))).toBe(811);
    const close = rates.filter((rate) => Math.abs(rate / 786.432 - 1) <= 0.005);
    expect([close.length, rates.length]).toEqual([4, 8]);
  });

  test('count latency-bound figures of 2021 and later alone, since storage was slower before.', () => {
    for (const { source, role, group } of later) {
      const year = Number(sourceOf(source).date.slice(0, 4));
      if (group !== 'latency' || role === 'calibration' || role === 'no model') continue;
      expect(role, source).toBe(year < 2021 ? 'older' : 'accuracy');
    }
  });

  test('are of ten documents and more that nothing was taken from.', () => {
    const [all] = summaryOf(later).slice(-1);
    expect(all?.group).toBe('all but local disks');
    expect(all?.sources).toBeGreaterThanOrEqual(10);
  });

  test('cite a document that is listed.', () => {
    for (const { source, place } of later) {
      expect(sourceOf(source).title).not.toBe('');
      expect(place).not.toBe('');
    }
  });
});

describe('The README’s table of accuracy', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const claimed = new Map(
    [
      ...readme.matchAll(
        /^\| ([a-zA-Z ]+): .*?\| (\d+) \| ([\d.]+) % \| ([\d.]+) %[^|]*\| ([\d.]+) %/gm,
      ),
    ].map(([, group = '', figures, median, worst, bySource]) => [
      group,
      {
        ...{ figures: Number(figures), median: Number(median), worst: Number(worst) },
        bySource: Number(bySource),
      },
    ]),
  );

  test('is no better than the rows, group by group, and leaves none out.', () => {
    const summary = summaryOf(everything);
    expect([...claimed.keys()]).toEqual(summary.map(({ group }) => group));
    for (const { group, figures, median, worst, bySource } of summary) {
      expect(claimed.get(group)?.figures, group).toBe(figures);
      // Printed with one decimal.
      expect(claimed.get(group)?.median, group).toBeGreaterThanOrEqual(median * 100 - 0.05);
      expect(claimed.get(group)?.worst, group).toBeGreaterThanOrEqual(worst * 100 - 0.05);
      expect(claimed.get(group)?.bySource, group).toBeGreaterThanOrEqual(bySource * 100 - 0.05);
    }
  });

  test('says separately how many runs ran into their limit, and how far off it is where they did.', () => {
    const [vm, disks, bursts, local] = reachedOf(everything);
    const [, ...printed] =
      /of (\d+) figures at a limit of the VM (\d+) did, and those are ([\d.]+) % off in the median; (\d+) got less, down to (\d+) % of it, and (\d+) got more, up to (\d+) %\. Of (\d+) at disk limits (\d+) did, of (\d+) bursts (\d+), and of (\d+) at local disks (\d+)\./.exec(
        readme,
      ) ?? [];
    const percent = (share = 0) => Math.round(share * 100);
    expect(printed.map(Number)).toEqual([
      ...[vm?.figures, vm?.reached, Math.round((vm?.median ?? 0) * 1000) / 10],
      ...[vm?.below, percent(vm?.least), vm?.above, percent(vm?.most)],
      ...[disks, bursts, local].flatMap((one) => [one?.figures, one?.reached]),
    ]);
    for (const one of [vm, disks, bursts, local])
      expect((one?.reached ?? 0) + (one?.below ?? 0) + (one?.above ?? 0)).toBe(one?.figures);
  });

  test('says from how many documents its figures are, and how many entries are not computed, for which reason.', () => {
    const tested = everything.filter(counts);
    const noModel = everything.filter(({ role }) => role === 'no model');
    const ofNvme = noModel.filter(({ source }) => /^(scylla-io|hypervisor)/.test(source));
    const documents = (of: readonly Row[]) => new Set(of.map(({ source }) => source)).size;
    expect(readme).toContain(
      `from ${documents(tested)} documents (${documents(tested.filter(({ group }) => group !== 'local disk'))} without local disks)`,
    );
    expect(readme).toContain(`Another ${noModel.length} entries`);
    expect(readme).toContain(`${ofNvme.length} of NVMe disks`);
    expect(readme).toContain(`${noModel.length - ofNvme.length} whose limit or input`);
    // No reason may say that a calculator lacks what it has.
    expect(noModel.map(({ why }) => why).join()).not.toMatch(/ephemeral|Dv3/i);
  });

  test('says at the head of its page how near runs are that reached a VM limit.', () => {
    const page = readFileSync(
      new URL('../content/measure/computed-and-measured.mdx', import.meta.url),
      'utf8',
    );
    const [, percent] =
      /^answer: .* its VM limit .* within (\d+) % in the median\.$/m.exec(page) ?? [];
    const [vm] = reachedOf(everything);
    expect(vm?.group).toBe('VM limit');
    expect(Number(percent)).toBe(Math.ceil((vm?.median ?? 1) * 100));
  });

  test('counts every figure that nothing was calibrated on.', () => {
    const counted = summaryOf(everything)
      .filter(({ group }) => group !== 'all but local disks')
      .reduce((sum, { figures }) => sum + figures, 0);
    expect(counted).toBe(everything.filter(counts).length);
  });

  test('takes the middle figure, or the mean of the two in the middle.', () => {
    const made = (errors: readonly number[]): readonly Row[] =>
      errors.flatMap((simulatedError) =>
        rows.slice(0, 1).map(
          (row): Row => ({
            ...row,
            group: 'VM limit',
            role: 'accuracy',
            simulatedError,
          }),
        ),
      );
    expect(summaryOf(made([0.1, -0.3, 0.2]))[0]).toMatchObject({ median: 0.2, worst: 0.3 });
    expect(summaryOf(made([0.1, -0.4]))[0]).toMatchObject({ median: 0.25, worst: 0.4 });
  });

  test('has a median of the documents too, in which one with many figures counts once.', () => {
    const [row] = rows;
    const made = ([source, simulatedError]: readonly [string, number]) =>
      row && {
        ...row,
        group: 'VM limit' as const,
        role: 'accuracy' as const,
        source,
        simulatedError,
      };
    const list = (
      [
        ['a', 0.3],
        ['a', 0.3],
        ['a', 0.3],
        ['b', 0.1],
      ] as const
    ).flatMap((one) => made(one) ?? []);
    expect(summaryOf(list)[0]).toMatchObject({
      figures: 4,
      sources: 2,
      median: 0.3,
      bySource: 0.2,
    });
  });
});
