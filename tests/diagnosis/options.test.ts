/** What to change first where a measured load is at a limit: cases of the cap check with that load. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import type { CalculatorContext } from '../../src/calculators/context.ts';
import { find } from '../../src/calculators/find/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { reportOf } from '../../src/cli/report.ts';
import { type Calculator, parseQuery, plainText } from '../../src/kit/index.ts';
import { answerOf, one, recommendationsOf, type Texts, times, wholeOf } from './answers.ts';

function opened(calculator: Calculator<CalculatorContext>, query = '') {
  const { given, lookup } = parseQuery(query);
  const screen = calculator.viewModel(lookup, fullDataset, given);
  if (!screen.answer) throw new Error(JSON.stringify(screen.controls.map((each) => each.problem)));
  return { ...screen.answer, query: screen.query };
}
const linkOf = (given: Texts, id: string) =>
  answerOf(given).deepLinks.find(({ calculator }) => calculator === id)?.query;

/** A P30 has 5,000 IOPS, a D16s_v3 25,600 of them for uncached disks. */
const atDisk = { ...one, text: times(12, ['sdc', 5000, 0, 40_000, 0, 2, 0, 10, 100]) };
const stripe = (...reads: readonly number[]) => ({
  vm: 'D16s_v3',
  disks: 'os:P10x1:ReadWrite,data:P30x4:None',
  text: times(
    12,
    ['sda', 0, 0, 0, 0, 0, 0, 0, 0],
    ...reads.map((rate, at) => [`sd${'cdef'[at]}`, rate, 0, rate * 8, 0, 2, 0, 10, 100] as const),
  ),
});
const metrics = {
  ...{ vm: 'D8s_v3', disks: 'os:P30x1:ReadOnly,data:P30x2:ReadOnly,other:P30x2:None' },
  text: 'example:metrics',
};

describe('A measured load at a limit', () => {
  test.each([
    ['the example', {}],
    ['one disk', atDisk],
    ['metrics of the VM alone', metrics],
    ['a stripe', stripe(5000, 5000, 5000, 5000)],
  ])(
    'has options that open in the cap check with the verdict and the cost they promise: %s.',
    (_, given: Texts) => {
      expect(answerOf(given).verdict).toBe('at-limit');
      const options = recommendationsOf(given).filter(({ option }) => option);
      expect(options.length).toBeGreaterThan(0);
      for (const { option, opens, query } of options) {
        expect(query).toBeUndefined();
        expect(opens?.calculator).toBe('cap-check');
        const then = opened(capCheck, opens?.query);
        expect(then.query).toBe(opens?.query);
        expect(then.verdict).toBe(option?.verdict);
        expect(then.verdict).toBe('fits');
        expect(then.plane?.achievable).toBeUndefined();
        const cost = then.readouts.find(({ id }) => id === 'cost')?.value;
        expect(cost).toBeCloseTo(option?.figures.cost ?? Number.NaN, 6);
      }
    },
  );

  test('is the target, with 20 % left of each limit; the text says so, and where the prices are of.', () => {
    const [first] = recommendationsOf(atDisk);
    // 5,000 reads of 8 KiB a second.
    expect(plainText(first?.text ?? [])).toBe(
      'For the measured 5,000 IOPS and 41 MB/s of data disks with 20 % of each limit left; then measure again. At this queue depth only a lower latency is sure to give more. Costs in West Europe, prices of 2026-08-22, pay as you go, Linux.',
    );
    // 5,000 / 0.8 on a Premium SSD v2.
    const names = recommendationsOf(atDisk).flatMap(({ option }) => option?.name ?? []);
    expect(names.find((name) => name.startsWith('Premium SSD v2'))).toMatch(/ 6,250 IOPS /);
  });

  // Four P30 have 20,000 IOPS. That the stripe waits for one of them is no reason to buy more.
  test.each([
    ['of one disk beside three that do less', '8,000 IOPS', [5000, 1000, 1000, 1000]],
    ['of one disk, where the text has no other', '5,000 IOPS', [5000]],
  ])('%s is never counted for more than was measured, and has to be spread.', (_, total, reads) => {
    const said = recommendationsOf(stripe(...reads)).map(({ text }) => plainText(text));
    expect(said).toEqual([
      expect.stringMatching(`Data, 4 × P30, allow more .* ${total} and .* spread`),
    ]);
  });

  // Four P30 have 800 MB/s, of which IOs of 8 KiB leave most to a backup.
  test('is no reason to give up MB/s or IOPS of the present disks.', () => {
    const rows = recommendationsOf(stripe(5000, 5000, 5000, 5000)).map(
      ({ option }) => option?.name,
    );
    expect(rows.find((name) => name?.includes('v2'))).toContain('6,250 IOPS and 200 MB/s each');
  });

  test('of any disks of a text is counted for what they did together.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 4800, max: 5200 }), { minLength: 1, maxLength: 4 }),
        (reads) => {
          const given = stripe(...reads);
          const disks = new URLSearchParams(linkOf(given, 'cap-check')).get('disks');
          const [, rate = 0] = /data:P30x4:None:(\d+)/.exec(disks ?? '') ?? [];
          expect(Number(rate)).toBeGreaterThan(0);
          expect(Number(rate)).toBeLessThanOrEqual(reads.reduce((sum, one) => sum + one, 0));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('of a VM is over the groups that cross its limit: 12,800 IOPS of a D8s_v3 over five P30.', () => {
    const query = linkOf(metrics, 'cap-check');
    expect(query).toContain(
      'os:P30x1:ReadOnly:2560,data:P30x2:ReadOnly:5120,other:P30x2:None:5120',
    );
    const { verdict, boundBy } = opened(capCheck, query);
    expect([verdict, boundBy]).toEqual(['tight', ['VM uncached IOPS (D8s_v3)']]);
  });

  test('is a requirement of the search, beside the set-up that it was measured on.', () => {
    const query = linkOf(atDisk, 'find') ?? '';
    const given = Object.fromEntries(new URLSearchParams(query));
    expect(given).toMatchObject({
      ...{ 'target-iops': '5000', 'target-throughput': '0', capacity: '1TiB', read: '100%' },
      now: 'vm=D16s_v3&disks=os:P10x1:ReadWrite,data:P30x1:None',
    });
    const { readouts, query: same } = opened(find, query);
    expect(same).toBe(query);
    expect(readouts.find(({ id }) => id === 'saving')?.value).toBeGreaterThan(0);
  });

  // 1,000 reads each of 4 and 64 KiB: their mean is the size of neither.
  test('is all achievable where it fits, as whole IOPS and tenths of a MB/s, and of groups whose IOs differ in size.', () => {
    const reads = (device: string, rate: number, kib: number) =>
      [device, rate, 0, kib, 0, 2, 0, 1, 50] as const;
    for (const text of [
      times(12, reads('sda', 0, 0), reads('sdc', 1433.3, 91_731), reads('sdd', 7.7, 35)),
      times(12, reads('sda', 1000, 4000), reads('sdc', 1000, 64_000), reads('sdd', 3, 9)),
    ]) {
      const given = { ...metrics, vm: 'D32s_v3', map: 'sda=os,sdc=data,sdd=other', text };
      const query = linkOf(given, 'cap-check');
      const { verdict, plane, readouts } = opened(capCheck, query);
      expect(verdict, query).toBe('fits');
      expect(plane?.achievable, query).toBeUndefined();
      for (const { id, text: figure, aside } of readouts)
        if (id === 'iops' || id === 'throughput')
          expect(aside).toBe(`of ${figure.split(' ')[0]} needed`);
    }
  });

  // P10: 500 IOPS. The cached limit of a D8s_v5 is not published, so that nothing on it is fully checked.
  test.each([
    ['an OS disk', 'os:P10x1:ReadOnly,data:P30x1:None', 500, 20],
    ['a cached data disk', 'os:P10x1:None,data:P10x1:ReadOnly', 20, 500],
  ])(
    'of %s that cannot be fully checked has a higher tier of that disk among its options, and none that leaves it there.',
    (_, disks, os, data) => {
      const row = (device: string, rate: number) =>
        [device, rate, 0, rate * 8, 0, 3, 0, rate / 50, 100] as const;
      const text = times(12, row('sda', os), row('sdc', data));
      const options = recommendationsOf({
        vm: 'D8s_v5',
        disks,
        map: 'sda=os,sdc=data',
        text,
      }).flatMap(({ option }) => option ?? []);
      expect(options.map(({ name }) => name).join()).toMatch(/(^|,)Performance tier P15/);
      for (const { name, utilisation } of options)
        expect([name, (utilisation ?? 1) <= 0.8]).toEqual([name, true]);
    },
  );

  test('is told to programs with the calculator whose cases these are.', () => {
    const { options = [] } = reportOf('diagnose', '');
    expect(options.length).toBeGreaterThan(0);
    for (const { calculator, query } of options) {
      expect(calculator).toBe('cap-check');
      expect(reportOf('cap-check', query ?? '').verdict).toBe('fits');
    }
  });
});

test('A load below every limit has no options: nothing that can be bought is short.', () => {
  const text = times(12, ['sdc', 100, 0, 800, 0, 1, 0, 0.1, 10]);
  expect(wholeOf({ ...one, text }).answer?.recommendations).toEqual([]);
});

// A P10 has 500 IOPS. Dsv5 and Dasv7 publish no cached limit, which an OS disk crosses.
test('An OS disk that does next to nothing leaves no option unchecked, and one that does more is counted.', () => {
  const at = (rate: number) => ({
    vm: 'D8s_v5',
    disks: 'os:P10x1:ReadOnly,data:P30x1:None',
    text: times(
      12,
      ['sda', rate, 0, rate * 8, 0, 1, 0, 0, 1],
      ['sdc', 5000, 0, 40_000, 0, 2, 0, 10, 100],
    ),
  });
  const verdictsOf = (rate: number) =>
    recommendationsOf(at(rate)).flatMap(({ option }) => option?.verdict ?? []);
  expect(verdictsOf(6).length).toBeGreaterThan(0);
  expect(new Set(verdictsOf(6))).toEqual(new Set(['fits']));
  expect(verdictsOf(100)).toContain('not-checked');
});
