/** Two cases side by side. The limits are those that the vendor prints of D16ds_v5 and E16bds_v5. */
import { describe, expect, test } from 'vitest';
import type { Control } from '../../../kit/form-model.ts';
import type { Answer, LimitUse, Readout, ViewModel } from '../../../kit/view-model.ts';
import { compare } from './compare.ts';

const noAnswer: Answer = {
  ...{ boundBy: [], headline: [], why: '', readouts: [], limits: [], tables: [], steps: [] },
  ...{ recommendations: [], deepLinks: [], checks: [], citations: [] },
};
const textControl = (name: string, text: string, more: Partial<Control> = {}): Control =>
  ({ kind: 'text', name, label: name.toUpperCase(), hint: '', text, ...more }) as Control;

const screenOf = (
  controls: readonly Control[],
  answer: Partial<Answer> | undefined = {},
): ViewModel => ({
  ...{ calculator: 'cap-check', query: '', ignored: [], controls },
  ...(answer ? { answer: { ...noAnswer, ...answer } } : {}),
});
const withheld = (controls: readonly Control[]): ViewModel => ({
  ...{ calculator: 'cap-check', query: '', ignored: [], controls },
});

const throughput = (value: number | undefined, text: string): Readout => ({
  ...{ id: 'throughput', label: 'Achievable throughput', kind: 'throughput', unit: 'B/s', text },
  ...(value === undefined ? {} : { value }),
});
const cost = (value: number): Readout => ({
  ...{ id: 'cost', label: 'Cost', kind: 'count', unit: 'USD/month', value, text: `${value}` },
});
const uncached = (demand: number, limit: number): LimitUse => ({
  ...{ label: 'VM uncached', kind: 'throughput', state: 'fits', counts: true, unitText: 'MB/s' },
  ...{ demand: demand * 1e6, demandText: `${demand}`, limit: limit * 1e6, limitText: `${limit}` },
});
const readoutsOf = (a: Readout, b: Readout) =>
  compare(screenOf([], { readouts: [a] }), screenOf([], { readouts: [b] })).readouts;

test('Of the inputs those that differ are listed, a row of a list as one.', () => {
  const list = (caches: readonly string[]): Control => ({
    ...{ kind: 'list', name: 'disks', label: 'Disks', hint: '', text: '', add: '' },
    ...{ item: 'Group', group: 'disks' },
    rows: caches.map((cache) => ({ title: 'Data', line: `1 × P30 · ${cache}`, boxes: [] })),
  });
  const a = screenOf([textControl('vm', 'D16ds_v5'), textControl('size', ''), list(['None'])]);
  const b = screenOf([
    textControl('vm', 'E16bds_v5'),
    textControl('size', ''),
    list(['ReadOnly', 'None']),
  ]);
  expect(compare(a, b).inputs.map(({ label, texts }) => [label, ...texts])).toEqual([
    ['VM', 'D16ds_v5', 'E16bds_v5'],
    ['Disks, 1', 'Data: 1 × P30 · None', 'Data: 1 × P30 · ReadOnly'],
    ['Disks, 2', '–', 'Data: 1 × P30 · None'],
  ]);
});

describe('figures', () => {
  test('differ by so much in their unit and in per cent, in either direction', () => {
    const [more] = readoutsOf(throughput(6e8, '600 MB/s'), throughput(1.37e9, '1,370 MB/s'));
    expect(more?.difference).toBe('+770 MB/s (+128 %)');
    const [less] = readoutsOf(throughput(1.37e9, '1,370 MB/s'), throughput(6e8, '600 MB/s'));
    expect(less?.difference).toBe('−770 MB/s (−56 %)');
  });

  test('in binary units differ in binary units', () => {
    const mib = 1024 ** 2;
    const [row] = readoutsOf(
      throughput(200 * mib, '200 MiB/s'),
      throughput(250 * mib, '250 MiB/s'),
    );
    expect(row?.difference).toBe('+50 MiB/s (+25 %)');
  });

  test('of the cost say how much it is a month', () => {
    expect(readoutsOf(cost(1316), cost(1631))[0]?.difference).toBe('+$315 a month (+24 %)');
    expect(readoutsOf(cost(0), cost(21.4))[0]?.difference).toBe('+$21 a month');
    expect(readoutsOf(cost(0), cost(1.5))[0]?.difference).toBe('+$1.50 a month');
  });

  test('that are not published have no difference, and keep their words', () => {
    const [row] = readoutsOf(throughput(undefined, 'not published'), throughput(6e8, '600 MB/s'));
    expect(row).toMatchObject({ texts: ['not published', '600 MB/s'], isSame: false });
    expect(row?.difference).toBeUndefined();
  });

  test('that one of the two does not have are listed with a dash', () => {
    const { readouts } = compare(
      screenOf([], { readouts: [throughput(6e8, '600 MB/s')] }),
      screenOf([], { readouts: [cost(1316)] }),
    );
    expect(readouts.map(({ label, texts }) => [label, ...texts])).toEqual([
      ['Achievable throughput', '600 MB/s', '–'],
      ['Cost', '–', '1316'],
    ]);
  });

  test('of different units are not subtracted', () => {
    const [row] = readoutsOf(cost(1), { ...cost(2), unit: '1' });
    expect(row?.difference).toBeUndefined();
  });

  test('that are rounded differ by as much as can be told from them, and not by nothing', () => {
    const latency = (value: number, text: string): Readout => ({
      ...{ id: 'latency', label: 'Latency', kind: 'latency', unit: 's', value, text },
    });
    expect(readoutsOf(latency(0.01583, '16 ms'), latency(0.00791, '7.9 ms'))[0]?.difference).toBe(
      '−7.9 ms (−50 %)',
    );
    expect(readoutsOf(latency(0.04991, '50 ms'), latency(0.0498, '50 ms'))[0]).toMatchObject({
      isSame: true,
    });
    const rate = (value: number, text: string): Readout => ({
      ...{ id: 'iops', label: 'IOPS', kind: 'iops', unit: 'IOPS', value, text },
    });
    expect(readoutsOf(rate(3807, '3,800 IOPS'), rate(7622, '7,600 IOPS'))[0]?.difference).toBe(
      '+3,800 IOPS (+100 %)',
    );
  });

  test('that differ by rounding alone are the same', () => {
    const [row] = readoutsOf(throughput(6e8, '600 MB/s'), throughput(6e8 + 0.1, '600 MB/s'));
    expect(row).toMatchObject({ isSame: true });
  });
});

describe('limits', () => {
  test('stand beside each other by their names, with the share that is used', () => {
    const { limits } = compare(
      screenOf([], { limits: [uncached(767, 600)] }),
      screenOf([], { limits: [uncached(767, 1370)] }),
    );
    expect(limits).toEqual([
      {
        ...{ label: 'VM uncached, throughput', kind: 'throughput', isSame: false },
        ...{ texts: ['767 of 600 MB/s, 128 %', '767 of 1370 MB/s, 56 %'] },
      },
    ]);
  });

  test('have no share where demand or limit is not known, or where the part that is known does not exceed it', () => {
    const { demand: _, ...without } = uncached(767, 600);
    const textOf = (limit: LimitUse) =>
      compare(screenOf([], { limits: [limit] }), screenOf([])).limits[0]?.texts[0];
    expect(textOf({ ...without, demandText: 'not known' })).toBe('not known of 600 MB/s');
    expect(textOf({ ...uncached(500, 600), partlyKnown: true })).toBe('500 of 600 MB/s');
    expect(textOf({ ...uncached(767, 600), partlyKnown: true })).toBe('767 of 600 MB/s, 128 %');
  });

  test('that are exceeded by less than is shown do not read as if they were not', () => {
    const [row] = compare(screenOf([], { limits: [uncached(601, 600)] }), screenOf([])).limits;
    expect(row?.texts[0]).toBe('601 of 600 MB/s, over 100 %');
  });

  test('of one name are told apart by their order', () => {
    const two = [uncached(1, 10), uncached(2, 10)];
    const { limits } = compare(screenOf([], { limits: two }), screenOf([], { limits: two }));
    expect(limits.map(({ texts: [now], isSame }) => [now, isSame])).toEqual([
      ['1 of 10 MB/s, 10 %', true],
      ['2 of 10 MB/s, 20 %', true],
    ]);
  });
});

test('Two equal cases differ in nothing.', () => {
  const one = screenOf([textControl('vm', 'D16ds_v5')], {
    ...{ verdict: 'throttled', boundBy: ['VM uncached throughput'] },
    ...{ readouts: [throughput(6e8, '600 MB/s')], limits: [uncached(767, 600)] },
  });
  const { inputs, readouts, limits, outcomes } = compare(one, one);
  expect(inputs).toEqual([]);
  expect([...readouts, ...limits].every(({ isSame }) => isSame)).toBe(true);
  expect(outcomes[0]).toEqual(outcomes[1]);
});

test('A case that cannot be read says which inputs, and the other keeps its figures.', () => {
  const a = withheld([textControl('vm', 'D99', { problem: 'There is no such size.' })]);
  const b = screenOf([textControl('vm', 'D16ds_v5')], { readouts: [throughput(6e8, '600 MB/s')] });
  const { outcomes, readouts, inputs } = compare(a, b);
  expect(outcomes[0]).toEqual({ boundBy: [], withheld: 'No result. Not readable: VM.' });
  expect(outcomes[1]?.withheld).toBeUndefined();
  expect(readouts).toMatchObject([{ texts: ['–', '600 MB/s'] }]);
  expect(inputs).toMatchObject([{ texts: ['D99', 'D16ds_v5'] }]);
});
