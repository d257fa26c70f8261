/** The order in which sizes are shown until a reader chooses another. */
import { expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import { isFirstChoice, isRetiring } from '../../src/limits/lifecycle.ts';
import type { Vm } from '../../src/limits/types.ts';
import { inUsualOrder } from '../../src/site/explorer/default-order.ts';

const sizes = inUsualOrder(catalogue.vms('current'));
const place = (name: string) => sizes.findIndex((vm) => vm.name === name);

test('every size is there once', () => {
  expect(new Set(sizes).size).toBe(catalogue.vms('current').length);
});

test('a generation comes before the one it replaces, in each family and with each processor', () => {
  for (const [newer, older] of [
    ['D8s_v7', 'D8s_v6'],
    ['D8s_v6', 'D8s_v5'],
    ['D8ps_v6', 'D8ps_v5'],
    ['E8as_v6', 'E8as_v5'],
    ['L8s_v4', 'L8s_v3'],
    ['M12s_v3', 'M32ms_v2'],
    // The newest of a family is current, whatever its number.
    ['L8as_v5', 'D8as_v6'],
    // Intel has generations of its own.
    ['D8s_v7', 'D8as_v6'],
  ] as const)
    expect(place(newer), newer).toBeLessThan(place(older));
});

test('previews are behind what can be chosen, and what retires is last', () => {
  const rank = (vm: Vm) => (isRetiring(vm) ? 2 : isFirstChoice(vm) ? 0 : 1);
  const ranks = sizes.map(rank);
  expect(new Set(ranks).size).toBe(3);
  expect(ranks).toEqual(ranks.toSorted());
});

test('a series is in one piece, by vCPUs, with constrained vCPUs behind', () => {
  const names = sizes.filter(({ series }) => series === 'Ebdsv5').map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual([
    'E2bds_v5',
    'E2bds_v5/nvme',
    'E4bds_v5',
    'E4bds_v5/nvme',
    'E8bds_v5',
  ]);
  expect(place('E8-4s_v5')).toBeGreaterThan(place('E104is_v5'));
  const series = sizes.map((vm) => `${vm.series} ${isFirstChoice(vm)} ${isRetiring(vm)}`);
  const changes = series.filter((one, at) => one !== series[at - 1]).length;
  expect(changes).toBe(new Set(series).size);
});
