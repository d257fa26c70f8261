/** Which limits are on the path to which target: the paths of the throttling article and of today's size pages. */
import { describe, expect, test } from 'vitest';
import { catalogue, type Edition, type Vm } from '../../limits/index.ts';
import { diskNamed, vmNamed } from '../full-dataset.ts';
import { simulatedLimits, type Target } from './simulated-limits.ts';

const vm = (name: string, edition: Edition = 'current') => vmNamed(name, edition);
const disk = (name: string, edition: Edition = 'current') => diskNamed(name, edition);
const on = (name: string, cached: boolean, disks = 1, edition: Edition = 'current'): Target => ({
  disk: disk(name, edition),
  disks,
  cached,
});
/** The names of the limits on the path, disks last. */
function names(of: Vm, targets: readonly Target[]) {
  const { limits, routes } = simulatedLimits(of, targets);
  return routes.map(({ all, misses, disks }) =>
    [...all, ...misses, ...disks].map((at) => limits[at]?.name),
  );
}

describe('The path of an IO', () => {
  test('is the throttling article’s: temp and cached disks cross the cached limit, disks the uncached one.', () => {
    const old = '2018-09';
    const lab = vm('DS13_v2', old);
    const targets: Target[] = [on('P30', true, 1, old), on('P30', false, 2, old), 'temp'];
    expect(names(lab, targets)).toEqual([
      ['VM cached (DS13_v2)', 'VM uncached (DS13_v2)', 'P30'],
      ['VM uncached (DS13_v2)', 'P30, 1 of 2', 'P30, 2 of 2'],
      ['VM cached (DS13_v2)'],
    ]);
    const [cached] = simulatedLimits(lab, targets).limits;
    expect(cached).toMatchObject({ iops: 32_000, throughput: 256 * 2 ** 20 });
  });

  test('to local NVMe does not cross the cached limit (Ddsv6, Local Storage).', () => {
    const [route] = names(vm('D8ds_v6'), ['temp']);
    expect(route?.join()).not.toContain('cached');
  });

  test('to a Premium SSD v2 crosses the VM’s limit for it, where there is one.', () => {
    const own = catalogue.vms('current').find(({ elastic }) => elastic !== undefined);
    if (!own) throw new Error('No size has a limit of its own for Premium SSD v2.');
    const [route] = names(own, [on('PremiumV2-512GiB-8000IOPS-400MBps', false)]);
    expect(route?.[0]).toBe(`VM v2/Ultra (${own.name})`);
  });

  test('crosses no limit of an A4, which publishes none: only the disk’s limit is left.', () => {
    expect(names(vm('A4', '2018-09'), [on('S30', false, 1, '2018-09')])).toEqual([['S30']]);
  });
});

test('A small Premium SSD of today brings its burst; a hard disk counts large IOs once.', () => {
  const { limits } = simulatedLimits(vm('D8s_v5'), [on('P4', false), on('S30', false)]);
  const [p4, s30] = limits.slice(-2);
  expect(p4).toMatchObject({ iops: 120, countsIoUnits: true, burst: { iops: 3500 } });
  expect(s30).toMatchObject({ countsIoUnits: false });
  expect(s30?.burst).toBeUndefined();
});
