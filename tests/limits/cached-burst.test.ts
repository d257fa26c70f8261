/** The burst of the cached limit: figures of the vendor's pages of 2020 and 2022, typed by hand. */
import { expect, test } from 'vitest';
import { conflicts } from '../../src/limits/conflicts.ts';
import { type Vm, vms } from '../../src/limits/index.ts';
import { mbPerSecond } from '../../src/units/index.ts';

const throughputs = [100, 200, 400, 800, 1000, 1600, 2000, 2000, 2000].map(mbPerSecond);
const sizes = [2, 4, 8, 16, 20, 32, 48, 64, 96];
const iops = [4000, 8000, 16_000, 32_000, 40_000, 64_000, 96_000, 128_000, 192_000];
/** `Burst cached and temp storage throughput` of all sizes with this many vCPUs but the doubtful one. */
const byVcpus = (vcpus: number) => {
  const index = sizes.indexOf(vcpus);
  return { iops: iops[index], throughput: throughputs[index] };
};
const named = (name: string): Vm | undefined =>
  vms.find((vm) => vm.name === name && vm.edition === 'current');

test('Every size of Dsv3, Esv3, Dasv4 and Easv4 has the burst of its cached limit, constrained sizes that of the full size.', () => {
  const rows = vms.filter(
    ({ edition, series }) =>
      edition === 'current' && ['Dsv3', 'Esv3', 'Dasv4', 'Easv4'].includes(series),
  );
  expect(rows).toHaveLength(7 + 9 + 8 + 9 + 20);
  for (const vm of rows) {
    if (vm.name === 'D2s_v3') continue;
    const full = named(vm.constrainedOf ?? vm.name);
    expect(vm.cachedBurst, vm.name).toEqual(byVcpus(full?.vcpus ?? 0));
  }
});

test('The sizes of Mdsv2 have it too.', () => {
  const burst = (name: string) => named(name)?.cachedBurst;
  expect(burst('M32dms_v2')).toEqual({ iops: 40_000, throughput: mbPerSecond(1000) });
  expect(burst('M64ds_v2')).toEqual({ iops: 80_000, throughput: mbPerSecond(2000) });
  for (const name of ['M128ds_v2', 'M128dms_v2', 'M192ids_v2', 'M192idms_v2'])
    expect(burst(name), name).toEqual({ iops: 250_000, throughput: mbPerSecond(4000) });
});

test('The burst of D2s_v3, twice that of its equals, is given as printed and called doubtful.', () => {
  const vm = named('D2s_v3');
  expect(vm?.cachedBurst).toEqual({ iops: 4000, throughput: mbPerSecond(200) });
  expect(vm?.note).toMatch(/doubtful.*E2s_v3.*100 MBps/);
  expect(conflicts.find(({ id }) => id === 'd2s-v3-burst')?.used).toMatch(/doubtful/);
});
