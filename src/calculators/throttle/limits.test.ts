/** Which limits stand before which target: the ways of the throttling article and of today's size pages. */
import { describe, expect, test } from 'vitest';
import { catalogue, type Disk, type Edition, type Vm } from '../../limits/index.ts';
import { simulatedLimits, type Target } from './limits.ts';

function vm(name: string, edition: Edition = 'current'): Vm {
  const found = catalogue.vm(name, edition);
  if (!('row' in found)) throw new Error(name);
  return found.row;
}
function disk(name: string, edition: Edition = 'current'): Disk {
  const found = catalogue.disk(name, edition);
  if (!('row' in found)) throw new Error(name);
  return found.row;
}
const on = (name: string, cached: boolean, disks = 1, edition: Edition = 'current'): Target => ({
  disk: disk(name, edition),
  disks,
  cached,
});
/** The names on the way, disks last. */
function names(of: Vm, targets: readonly Target[]) {
  const { limits, ways } = simulatedLimits(of, targets);
  return ways.map(({ all, past, disks }) =>
    [...all, ...past, ...disks].map((at) => limits[at]?.name),
  );
}

describe('The way of an IO', () => {
  test('is the throttling article’s: temp and cached disks through the cached gate, disks through the uncached one.', () => {
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

  test('of local NVMe stands beside the cached gate (Ddsv6, Local Storage).', () => {
    const [way] = names(vm('D8ds_v6'), ['temp']);
    expect(way?.join()).not.toContain('cached');
  });

  test('of a Premium SSD v2 passes the VM’s own cap for it, where there is one.', () => {
    const own = catalogue.vms('current').find(({ elastic }) => elastic !== undefined);
    if (!own) throw new Error('No size has a cap of its own for Premium SSD v2.');
    const found = catalogue.disk('PremiumV2-512GiB-8000IOPS-400MBps', 'current');
    if (!('row' in found)) throw new Error('PremiumV2');
    const [way] = names(own, [{ disk: found.row, disks: 1, cached: false }]);
    expect(way?.[0]).toBe(`VM v2/Ultra (${own.name})`);
  });

  test('passes no gate that has no published figure: on an A4 the disk alone is left.', () => {
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
