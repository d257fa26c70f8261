/** How disruptive changes are, by what the vendor’s pages say of each. */
import { describe, expect, test } from 'vitest';
import { diskNamed, vmNamed } from '../../src/calculators/full-dataset.ts';
import { type Change, disruptionOf, effortOf } from '../../src/storage/change/change.ts';
import { controllerOf } from '../../src/storage/change/conditions.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { fraction, iops, kib } from '../../src/units/index.ts';

const setUpOf = (vm: string, disk: string, cache: 'None' | 'ReadOnly' = 'None'): SetUp => ({
  vm: vmNamed(vm, 'current'),
  groups: [
    {
      ...{ role: 'os', disk: diskNamed('P10', 'current'), count: 1 },
      cache: 'ReadOnly',
      iops: iops(0),
    },
    { ...{ role: 'data', disk: diskNamed(disk, 'current'), count: 2, cache }, iops: undefined },
  ],
  ...{ temp: 'unused', edition: 'current', size: kib(8), targetThroughput: undefined },
  ...{ targetIops: iops(1000), read: fraction(1), hit: fraction(0) },
});

type Way = NonNullable<Change['disks']>[number]['way'];
const changeOf = (setUp: SetUp, role: string, way: Way, disk: string, count = 2): Change => {
  const of = setUp.groups.find((group) => group.role === role);
  if (!of) throw new Error(role);
  return { disks: [{ of, way, disk: diskNamed(disk, 'current'), count }] };
};

describe('A change of disks', () => {
  // “Deploy a Premium SSD v2”, Adjust disk performance; “Change the performance of Azure managed disks”, introduction.
  test('is online for what is provisioned and for a performance tier, also of an OS disk.', () => {
    const v2 = setUpOf('D8s_v6', 'PremiumV2-512GiB-3000IOPS-125MBps');
    const more = changeOf(v2, 'data', 'provision', 'PremiumV2-512GiB-8000IOPS-125MBps');
    expect(disruptionOf(more, v2)).toBe('online');
    const p30 = setUpOf('D8s_v5', 'P30');
    expect(disruptionOf(changeOf(p30, 'data', 'tier', 'P30-tierP50'), p30)).toBe('online');
    expect(disruptionOf(changeOf(p30, 'os', 'tier', 'P10-tierP20', 1), p30)).toBe('online');
  });

  // “Limitations of expanding a disk without downtime”: not an OS disk, nor a disk of 4 TiB or less beyond that.
  test('is online for a larger data disk below 4 TiB, and stops the VM across 4 TiB and for an OS disk.', () => {
    const p30 = setUpOf('D8s_v5', 'P30');
    expect(disruptionOf(changeOf(p30, 'data', 'size', 'P40'), p30)).toBe('online');
    expect(disruptionOf(changeOf(p30, 'data', 'size', 'P50-4095GiB'), p30)).toBe('online');
    expect(disruptionOf(changeOf(p30, 'data', 'size', 'P50'), p30)).toBe('deallocate');
    expect(disruptionOf(changeOf(p30, 'os', 'size', 'P20', 1), p30)).toBe('deallocate');
    // “is 4 TiB or less”: a whole P50 or E50 has 4,096 GiB.
    for (const [from, to] of [
      ['P50', 'P60'],
      ['E50', 'E60'],
    ] as const) {
      const whole = setUpOf('E32s_v5', from);
      expect(disruptionOf(changeOf(whole, 'data', 'size', to), whole)).toBe('deallocate');
    }
    const p60 = setUpOf('E32s_v5', 'P60');
    expect(disruptionOf(changeOf(p60, 'data', 'size', 'P70'), p60)).toBe('online');
  });

  // “Convert managed disks”, Before you begin: in place while the VM is deallocated, and never to an Ultra Disk.
  test('stops the VM for another type of the same size, and copies the data for anything else.', () => {
    const p30 = setUpOf('D8s_v5', 'P30');
    const family = (disk: string, count = 2) =>
      disruptionOf(changeOf(p30, 'data', 'family', disk, count), p30);
    expect(family('PremiumV2-1024GiB-3000IOPS-125MBps')).toBe('deallocate');
    expect(family('PremiumV2-2048GiB-3000IOPS-125MBps', 1)).toBe('copy of data');
    expect(family('Ultra-1024GiB-3000IOPS-125MBps')).toBe('copy of data');
    // “Enable performance plus”: on new disks alone, which Azure makes of an existing disk or its snapshot.
    expect(disruptionOf(changeOf(p30, 'data', 'plus', 'P30-plus'), p30)).toBe('deallocate');
    expect(family('P40-plus')).toBe('deallocate');
    expect(family('P40-plus', 1)).toBe('copy of data');
    expect(disruptionOf(changeOf(p30, 'data', 'count', 'P30', 3), p30)).toBe('copy of data');
    const e30 = setUpOf('D8s_v5', 'E30');
    expect(disruptionOf(changeOf(e30, 'data', 'family', 'P30'), e30)).toBe('deallocate');
    const v2 = setUpOf('D8s_v6', 'PremiumV2-1024GiB-3000IOPS-125MBps');
    expect(disruptionOf(changeOf(v2, 'data', 'family', 'P30'), v2)).toBe('copy of data');
  });
});

describe('A change of the VM', () => {
  // “Change the size of a virtual machine”: a restart; refused between sizes with and without a temp disk.
  test.each([
    ['D8s_v5', 'D16s_v5', 'restart'],
    ['D8s_v5', 'E16bs_v5', 'deallocate'],
    ['D8s_v5', 'D16ds_v5', 'new VM'],
    ['D8ds_v5', 'D8s_v5', 'new VM'],
    // Local NVMe disks are no temp disk to the resource API.
    ['D8ds_v5', 'D8ds_v6', 'new VM'],
    // “You can’t convert VMs configured with Trusted Launch from SCSI to NVMe” (“Automate SCSI-to-NVMe conversion”,
    // Prerequisites, 2026-05-26), and Trusted Launch is the default of generation 2, which NVMe needs. Back is no matter.
    ['D8s_v5', 'D8s_v6', 'new VM'],
    ['D8s_v5', 'E8bs_v5/nvme', 'new VM'],
    ['E8bs_v5', 'E8bs_v5/nvme', 'new VM'],
    ['D8s_v6', 'D8s_v5', 'deallocate'],
    ['E8bs_v5/nvme', 'E8bs_v5', 'deallocate'],
    ['D8ds_v6', 'D16ds_v6', 'restart'],
    // “Cannot resize a VM of size X with CPU Architecture Arm64 to a VM of size Y”, also of one series of burstable sizes.
    ['D8s_v5', 'D8ps_v5', 'new VM'],
    ['B4pls_v2', 'B4as_v2', 'new VM'],
    ['D8ps_v5', 'D16ps_v5', 'restart'],
    // “Azure confidential virtual machines FAQ”, 2022-07-01: confidential from the start, and among themselves.
    ['D8as_v5', 'DC8as_v5', 'new VM'],
    ['DC8as_v5', 'D8as_v5', 'new VM'],
    ['DC8as_v5', 'EC8as_v5', 'deallocate'],
  ])('from %s to %s is: %s.', (from, to, how) => {
    const setUp = setUpOf(from, 'P30');
    expect(disruptionOf({ vm: vmNamed(to, 'current') }, setUp)).toBe(how);
  });
});

// The pages of Lasv4 and FXmdsv2 say NVMe, whose names have a lower number; Ebsv5 is listed with both.
test('A VM gets another disk controller by what the row of its size says, and not by the number in its name.', () => {
  const then = (from: string, to: string) =>
    controllerOf(vmNamed(to, 'current'), vmNamed(from, 'current'));
  for (const to of ['L8as_v4', 'FX4ms_v2', 'D8s_v6', 'DC8as_v6', 'E4bds_v5/nvme']) {
    expect(then('D8s_v5', to), to).toBe('NVMe');
    expect(then(to, 'D8s_v5'), to).toBe('SCSI');
  }
  for (const to of ['E4bds_v5', 'D8s_v4', 'L8s_v3']) expect(then('D8s_v5', to), to).toBe(undefined);
  expect(then('L8as_v4', 'D8s_v6')).toBe(undefined);
});

// “Ephemeral OS disks”, Key differences: lost when the VM is resized, and the VM cannot be deallocated.
// Size and type of a data disk “only when the disk is unattached or the owner VM is deallocated” (the portal, terraform-provider-azurerm, issue 7193).
test('With an ephemeral OS disk another size is a new VM, and a data disk is converted while it is detached.', () => {
  const base = setUpOf('D8ads_v5', 'P30');
  const [os, ...others] = base.groups;
  const disk = diskNamed('Ephemeral-30GiB-ResourceDisk', 'current');
  if (!os) throw new Error('an OS disk');
  const setUp = { ...base, groups: [{ ...os, disk }, ...others] };
  expect(disruptionOf({ vm: vmNamed('D16ads_v5', 'current') }, setUp)).toBe('new VM');
  const v2 = changeOf(setUp, 'data', 'family', 'PremiumV2-1024GiB-3000IOPS-125MBps');
  expect(disruptionOf(v2, setUp)).toBe('restart');
  expect(disruptionOf(changeOf(setUp, 'data', 'tier', 'P30-tierP50'), setUp)).toBe('online');
});

// “Using Azure ultra disks”, Enable ultra disk compatibility on an existing VM.
test('The first Ultra Disk stops the VM, and another one does not.', () => {
  const ultra = setUpOf('D8s_v5', 'Ultra-64GiB-3000IOPS-125MBps');
  const added = ultra.groups.slice(1);
  expect(disruptionOf({ added }, setUpOf('D8s_v5', 'P30'))).toBe('deallocate');
  expect(disruptionOf({ added }, ultra)).toBe('online');
});

test('Host caching restarts the VM or detaches the disk, and so does a disk that can have none.', () => {
  // “Disk Caching, the warning” of the design guide of 2018.
  const setUp = setUpOf('D8s_v5', 'P30', 'ReadOnly');
  expect(disruptionOf({ caching: 'OS disk only' }, setUp)).toBe('restart');
  expect(disruptionOf({}, setUp)).toBe('online');
});

test('Two things changed are more effort than one of them, and a larger disk than a tier.', () => {
  const setUp = setUpOf('D8s_v5', 'P30');
  const v2 = changeOf(setUp, 'data', 'family', 'PremiumV2-1024GiB-3000IOPS-125MBps');
  const both = { ...v2, vm: vmNamed('E8bs_v5', 'current') };
  expect(disruptionOf(both, setUp)).toBe(disruptionOf(v2, setUp));
  expect(effortOf(both, setUp)).toBeGreaterThan(effortOf(v2, setUp));
  expect(effortOf(changeOf(setUp, 'data', 'size', 'P40'), setUp)).toBeGreaterThan(
    effortOf(changeOf(setUp, 'data', 'tier', 'P30-tierP40'), setUp),
  );
});
