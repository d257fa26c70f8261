/** The limits that an IO crosses, against the pages that publish them. */
import { describe, expect, test } from 'vitest';
import { diskNamed, vmNamed } from '../../src/calculators/full-dataset.ts';
import type { Edition } from '../../src/limits/types.ts';
import { tempPath } from '../../src/storage/path/local.ts';
import {
  diskPath,
  ownLimits,
  type PathLimit,
  unpublishedOn,
  vmLimit,
} from '../../src/storage/path/path.ts';

const vm = (name: string, edition: Edition = 'current') => vmNamed(name, edition);
const disk = (name: string, edition: Edition = 'current') => diskNamed(name, edition);
const ids = (path: readonly PathLimit[]) => [...new Set(path.map(({ id }) => id))];
const limit = (path: readonly PathLimit[], id: string, kind = 'iops') =>
  path.find((one) => one.id === id && one.kind === kind);

describe('The path of an IO', () => {
  const p30 = { disk: disk('P30', '2018-09'), disks: 2, cached: true };

  test('to a cached disk crosses the cached limit in full, and the rest with the misses and writes.', () => {
    const path = diskPath(vm('DS13_v2', '2018-09'), p30, 0.4);
    // Design guide and size page of 2018: P30 5,000 IOPS; DS13_v2 32,000 IOPS cached, 25,600 uncached.
    expect(limit(path, 'disk')).toMatchObject({ sustained: 10_000, crossing: 0.4 });
    expect(limit(path, 'cached')).toMatchObject({ sustained: 32_000, crossing: 1 });
    expect(limit(path, 'uncached')).toMatchObject({ sustained: 25_600, crossing: 0.4 });
    expect(ids(path)).toEqual(['disk', 'cached', 'uncached']);
  });

  test('says who shares a limit: the disk alone, cached disks and the temp disk, or the VM.', () => {
    const path = diskPath(vm('DS13_v2', '2018-09'), p30, 0.4);
    expect(path.map(({ id, sharedBy }) => `${id}: ${sharedBy}`)).toEqual(
      ['disk: disk', 'cached: cached disks', 'uncached: VM'].flatMap((one) => [one, one]),
    );
  });

  test('to an uncached disk, or without a VM, leaves out what it does not cross.', () => {
    const uncached = { ...p30, cached: false };
    expect(ids(diskPath(vm('DS13_v2', '2018-09'), uncached, 1))).toEqual(['disk', 'uncached']);
    expect(ids(diskPath(undefined, p30, 1))).toEqual(['disk']);
  });

  test('to a Premium SSD v2 crosses the limit for it where the size has one.', () => {
    const v2 = { disk: disk('PremiumV2-512GiB-8000IOPS-400MBps'), disks: 1, cached: false };
    expect(ids(diskPath(vm('E8bds_v5'), v2, 1))).toEqual(['disk', 'elastic']);
    expect(ids(diskPath(vm('D8s_v3'), v2, 1))).toEqual(['disk', 'uncached']);
  });

  test('to the temp disk crosses the cached limit, or the local disk’s own where it is outside it.', () => {
    expect(ids(tempPath(vm('DS13_v2', '2018-09')))).toEqual(['cached']);
    expect(ids(tempPath(vm('D8ds_v6')))).toEqual(['local']);
    expect(tempPath(vm('D8s_v5'))).toEqual([]);
  });
});

test('A disk brings its burst for all of the stripe: a P4 3,500 IOPS and 170 MB/s (disk types page).', () => {
  const path = diskPath(undefined, { disk: disk('P4'), disks: 2, cached: false }, 1);
  expect(limit(path, 'disk')).toMatchObject({ sustained: 240, burst: 7000 });
  expect(limit(path, 'disk', 'throughput')).toMatchObject({ burst: 340e6 });
  const hdd = diskPath(undefined, { disk: disk('S30'), disks: 1, cached: false }, 1);
  expect(limit(hdd, 'disk')).not.toHaveProperty('burst');
});

test('Disks have limits of their own, whatever VM they are attached to.', () => {
  // Disk types page: P4 120 IOPS and 25 MB/s, in a burst 3,500 IOPS and 170 MB/s; S30 500 IOPS and 60 MB/s.
  expect(ownLimits(disk('P4'), 2)).toMatchObject({
    iops: { sustained: 240, burst: 7000 },
    throughput: { sustained: 50e6, burst: 340e6 },
  });
  const { iops, throughput } = ownLimits(disk('S30'));
  expect([iops.sustained, throughput.sustained]).toEqual([500, 60e6]);
  expect([iops, throughput].some((limit) => 'burst' in limit)).toBe(false);
});

describe('A limit without a figure', () => {
  test('is not published where it exists, and is no limit where there is none.', () => {
    // D8s_v5: no cached limit on its page. A4: the page knows no limit of the VM for its disks.
    for (const one of vmLimit(vm('D8s_v5'), 'cached')) expect(one.published).toBe(false);
    for (const one of vmLimit(vm('A4', '2018-09'), 'uncached')) {
      expect(one.published).toBe(true);
      expect(one).not.toHaveProperty('sustained');
    }
  });

  test('matters only where some IO crosses it.', () => {
    const cached = { disk: disk('P30'), disks: 1, cached: true };
    expect(unpublishedOn(diskPath(vm('D8s_v5'), cached, 1))).toEqual(['cached']);
    expect(unpublishedOn(diskPath(vm('D8s_v5'), { ...cached, cached: false }, 1))).toEqual([]);
  });
});
