/** The simulation compared with the closed formulas of the other calculators, by their view models. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownBy } from '../../../tests/view-models.ts';
import { type Headline, isLong, queryOf, toEnd, type ViewModel } from '../../kit/index.ts';
import { capCheck } from '../cap-check/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { syncIo } from '../sync-io/index.ts';
import { throttle } from './index.ts';

const viewModelOf = (calculator: typeof throttle, given: Readonly<Record<string, string>>) =>
  toEnd(calculator.start((name) => given[name], fullDataset)).screen();
function read({ answer, controls }: ViewModel<Headline>, id: string): number {
  const value = answer?.readouts.find((one) => one.id === id)?.value;
  if (value === undefined)
    throw new Error(`${id}: ${controls.map(({ problem }) => problem ?? '').join('')}`);
  return value;
}
const off = (got: number, expected: number) => Math.abs(got / expected - 1);

const limits = '2018-09';
const vm = fc.constantFrom('DS12', 'DS13', 'DS13_v2', 'DS14', 'DS15_v2');
const disk = fc.constantFrom('P10', 'P20', 'P30', 'P40');

describe('A single load', () => {
  test('has the band of sync IO below every limit, and at one that of its waiting.', () => {
    const one = (loads: string) => viewModelOf(throttle, { vm: 'D32ds_v5', loads, seconds: '2' });
    const formula = viewModelOf(syncIo, { disk: 'P30', vm: 'D32ds_v5' });
    const run = one('data:P30/None:4KiB:q1:write');
    for (const end of ['low', 'high'])
      expect(off(read(run, `latency-${end}-data`), read(formula, `latency-${end}`))).toBeLessThan(
        0.02,
      );
    // 500 outstanding of 5,000 IOPS take 100 ms, whatever the disk takes for one of them.
    const atLimit = one('data:P30/None:4KiB:q500:write');
    for (const end of ['low', 'high'])
      expect(off(read(atLimit, `latency-${end}-data`), 0.1)).toBeLessThan(0.05);
    const entered = one('data:P30/None:4KiB:q1:write:latency=2ms');
    expect(entered.answer?.readouts.some(({ id }) => /^latency-(low|high)/.test(id))).toBe(false);
  });

  test('gets what sync IO says, rate and latency within 1 %.', () => {
    fc.assert(
      fc.property(
        ...[vm, disk, fc.constantFrom(4, 8, 64, 256), fc.constantFrom(1, 2, 3, 24, 48, 200)],
        (size, name, kibs, queue) => {
          const given = { vm: size, limits };
          const latency = '2ms';
          const formula = viewModelOf(syncIo, {
            ...given,
            ...{ disk: name, latency, outstanding: String(queue), 'io-size': `${kibs}KiB` },
          });
          const rate = read(formula, 'iops');
          // Where the queue is just as deep as the limit needs, varying service times leave a little of it unused.
          fc.pre(Math.abs(queue / 0.002 / rate - 1) < 1e-9 || queue / 0.002 > 1.5 * rate);
          const run = viewModelOf(throttle, {
            ...given,
            loads: `one:${name}/None:${kibs}KiB:q${queue}:write:latency=${latency}`,
            seconds: '30',
          });
          expect(off(read(run, 'iops-one'), rate)).toBeLessThan(0.01);
          expect(off(read(run, 'latency-one'), read(formula, 'latency'))).toBeLessThan(0.01);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('Several loads', () => {
  test('with unlimited demand achieve in all what the cap check says, within 1 %.', () => {
    const groups = fc.array(fc.tuple(disk, fc.integer({ min: 1, max: 3 })), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(vm, groups, fc.constantFrom('None', 'ReadOnly'), (size, volumes, cache) => {
        const given = { vm: size, limits };
        const check = viewModelOf(capCheck, {
          ...given,
          disks: volumes.map(([name, many]) => `data:${name}x${many}:${cache}`).join(),
          read: '0%',
        });
        const run = viewModelOf(throttle, {
          ...given,
          loads: volumes
            .map(([name, many], at) => `v${at}:${name}x${many}/${cache}:256KiB:q${many * 24}:write`)
            .join(),
        });
        expect(off(read(run, 'throughput'), read(check, 'throughput'))).toBeLessThan(0.01);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Work in slices', () => {
  const given = { loads: 'a:P30x4/None:4KiB:q64:read70', seconds: '5', seed: '11' };

  const startOf = (texts: Readonly<Record<string, string>>) =>
    throttle.start((name) => texts[name], fullDataset);

  test('gives the answer of the work at once, and says how far it is.', () => {
    const work = startOf(given);
    if (!isLong(work)) throw new Error('It takes time.');
    const parts: number[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) parts.push(Number(step.value));
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(part >= 0 && part <= 1).toBe(true);
    const sliced = step.value.answer?.readouts;
    expect(viewModelOf(throttle, given).answer?.readouts).toEqual(sliced);
    expect(viewModelOf(throttle, { ...given, seed: '12' }).answer?.readouts).not.toEqual(sliced);
  });

  test('is none where an input can’t be read, or a case is refused.', () => {
    expect(isLong(throttle.start(() => 'nothing', fullDataset))).toBe(false);
    expect(isLong(startOf({ seconds: '600', loads: 'a:temp:4KiB:q1000:read' }))).toBe(false);
  });
});

test('A deep link from the cap check opens the same disks, and the link back has the same groups.', () => {
  const there = shownBy(capCheck, 'vm=D16ds_v5').answer?.deepLinks.find(
    ({ calculator }) => calculator === 'throttle',
  );
  const viewModel = shownBy(throttle, there?.query ?? '');
  expect(viewModel.ignored).toEqual([]);
  expect(viewModel.answer?.readouts.map(({ id }) => id)).toContain('iops-log');
  const back = viewModel.answer?.deepLinks[0]?.query ?? '';
  expect(new URLSearchParams(back).get('disks')).toBe(capCheck.initial('disks'));
  expect(queryOf({ vm: 'D16ds_v5' })).toBe(`vm=${new URLSearchParams(back).get('vm')}`);
});
