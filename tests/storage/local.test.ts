/** The limits of local disks, against the size pages, and what holds for every size. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { mixtureLimit } from '../../src/laws/mixture.ts';
import { parseEphemeral } from '../../src/limits/local-disks.ts';
import type { Disk, Placement } from '../../src/limits/types.ts';
import { localPath, nvmePartLeft, roomOf, tempPath } from '../../src/storage/path/local.ts';
import type { PathLimit } from '../../src/storage/path/path.ts';
import { faultsOf } from '../../src/storage/set-up/refused.ts';
import { gib } from '../../src/units/index.ts';

const vm = (name: string) => vmNamed(name, 'current');
const figures = (path: readonly PathLimit[], id: string = 'local') =>
  path.filter((limit) => limit.id === id).map(({ sustained }) => sustained);
const ids = (path: readonly PathLimit[]) => [...new Set(path.map(({ id }) => id))];

function ephemeral(size: number, placement: Placement): Disk {
  const found = parseEphemeral(`Ephemeral-${size}GiB-${placement}`, 'current');
  if (!found || !('row' in found)) throw new Error(`No ephemeral OS disk of ${size} GiB.`);
  return found.row;
}

describe('A local NVMe disk', () => {
  test('has the figures of its page for reads alone and for writes alone (Ddsv6, Lsv4).', () => {
    expect(figures(tempPath(vm('D8ds_v6'), 1))).toEqual([150_000, 720e6]);
    expect(figures(tempPath(vm('D8ds_v6'), 0))).toEqual([60_000, 360e6]);
    expect(figures(tempPath(vm('L8s_v4'), 1))).toEqual([550_000, 3000e6]);
    expect(figures(tempPath(vm('L8s_v4'), 0))).toEqual([220_000, 1500e6]);
  });

  test('lets half reads, half writes have the harmonic mean of the two figures.', () => {
    // 2 ÷ (1 ÷ 550,000 + 1 ÷ 220,000) = 314,286, rounded.
    const [iops = 0] = figures(tempPath(vm('L8s_v4'), 0.5));
    expect(iops).toBeCloseTo(314_286, -1);
  });

  test('has no published limit of writes where the page has reads alone, and never more than those (Dadsv6).', () => {
    for (const limit of tempPath(vm('D8ads_v6'), 0.99)) expect(limit.published).toBe(false);
    for (const limit of tempPath(vm('D8ads_v6'), 1)) expect(limit.published).toBe(true);
    expect(figures(tempPath(vm('D8ads_v6'), 0))).toEqual(figures(tempPath(vm('D8ads_v6'), 1)));
  });

  test('never has more for a mixture than for reads alone, nor less than for writes alone.', () => {
    const sizes = fullDataset.catalogue.vms('current').filter(({ localWrite }) => localWrite);
    expect(sizes.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(
        fc.constantFrom(...sizes),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, read) => {
          const [reads, mixed, writes] = [1, read, 0].map((share) => figures(tempPath(of, share)));
          for (const at of [0, 1]) {
            // Rounding in the sixteenth digit.
            expect(mixed?.[at] ?? 0).toBeLessThanOrEqual((reads?.[at] ?? 0) * (1 + 1e-12));
            expect(mixed?.[at] ?? 0).toBeGreaterThanOrEqual((writes?.[at] ?? 0) * (1 - 1e-12));
          }
        },
      ),
    );
  });

  test('is shared by reads and writes: their shares of the two limits add up to 1.', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const limit = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(limit, limit, share, (reads, writes, read) => {
        const all = mixtureLimit(reads, writes, read);
        expect((all * read) / reads + (all * (1 - read)) / writes).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('The temp disk of a VM up to v5', () => {
  test('has one figure for both directions: 4,000 IOPS on L8s_v3 (Lsv3 page).', () => {
    for (const read of [0, 0.5, 1])
      expect(figures(tempPath(vm('L8s_v3'), read))).toEqual([4000, 80e6]);
  });

  test('has a limit of writes beside the cached limit where the page lists one (Dpldsv5).', () => {
    const path = tempPath(vm('D4plds_v5'), 0);
    expect(ids(path)).toEqual(['local', 'cached']);
    expect(figures(path)).toEqual([6400, 145e6]);
    expect(figures(path, 'cached')).toEqual([19_000, 250e6]);
  });
});

describe('An ephemeral OS disk', () => {
  test('crosses the limits of the storage that it is on.', () => {
    const d32 = vm('D32ads_v5');
    // Dadsv5 page: 150,000 IOPS and 2,000 MBps, for the temp disk.
    for (const placement of ['CacheDisk', 'ResourceDisk'] as const) {
      const path = localPath(d32, { disk: ephemeral(128, placement), count: 1 }, 1);
      expect(ids(path)).toEqual(['cached']);
      expect(figures(path, 'cached')).toEqual([150_000, 2000e6]);
    }
    expect(
      ids(localPath(vm('L8s_v3'), { disk: ephemeral(60, 'ResourceDisk'), count: 1 }, 1)),
    ).toEqual(['local']);
  });

  test('has the NVMe disks to itself that hold it, and an equal part of the figures for each.', () => {
    // D16ds_v6 has two of 440 GiB: a disk of less than 440 GiB uses one (FAQ, 2026-09, of D16ads_v6).
    const of = (size: number) =>
      figures(
        localPath(vm('D16ds_v6'), { disk: ephemeral(size, 'NvmeDisk'), count: 1 }, 1),
        'disk',
      );
    expect(of(128)).toEqual([150_000, 720e6]);
    expect(of(440)).toEqual([150_000, 720e6]);
    expect(of(441)).toEqual([300_000, 1440e6]);
  });

  test('on NVMe disks beside a temp disk has no published limit (Lsv3).', () => {
    for (const limit of localPath(vm('L8s_v3'), { disk: ephemeral(60, 'NvmeDisk'), count: 1 }, 1)) {
      expect(limit.published).toBe(false);
      expect(limit).not.toHaveProperty('sustained');
    }
  });

  const faultOn = (name: string, size: number, placement: Placement) => {
    const disk = ephemeral(size, placement);
    const group = { role: 'os', disk, count: 1, cache: 'ReadOnly' } as const;
    return faultsOf(vm(name), [group], 'current')[0]?.text ?? '';
  };

  test.each([
    // Ephemeral OS disks, 2026-09: 127 GiB fit in the cache of a DS3_v2.
    ['DS3_v2', 127, 'CacheDisk'],
    // D2ads_v5 has a temp disk of 75 GiB: 75 GiB fit without Trusted launch.
    ['D2ads_v5', 75, 'ResourceDisk'],
    // D2ads_v6 has an NVMe disk of 110 GiB.
    ['D2ads_v6', 110, 'NvmeDisk'],
  ] as const)(
    'fits where the vendor’s page says so: %s, %i GiB on %s.',
    (name, size, placement) => {
      expect(faultOn(name, size, placement)).toBe('');
    },
  );

  test.each([
    ['D2ads_v5', 76, 'ResourceDisk', /the temp disk of D2ads_v5 has 75 GiB/],
    ['D2ads_v6', 111, 'NvmeDisk', /the local NVMe disks of D2ads_v6 have 110 GiB/],
    // The resource API of 2025 has NvmeDisk alone for D128ds_v6, and no ephemeral OS disk for sizes without a local disk.
    ['D128ds_v6', 30, 'ResourceDisk', /no temp disk/],
    ['D128ds_v6', 30, 'CacheDisk', /no host cache/],
    ['D2as_v6', 30, 'NvmeDisk', /no local NVMe disks/],
    ['D8s_v4', 30, 'CacheDisk', /no host cache/],
    ['D8ds_v5', 30, 'NvmeDisk', /no local NVMe disks/],
  ] as const)('is refused: %s, %i GiB on %s.', (name, size, placement, text) => {
    expect(faultOn(name, size, placement)).toMatch(text);
  });

  test('may or may not fit where the page lists no size of the cache.', () => {
    expect(roomOf(vm('D8ds_v5'), { placement: 'CacheDisk' })).toBeUndefined();
    expect(roomOf(vm('L8s_v3'), { placement: 'NvmeDisk' })).toBeUndefined();
    expect(faultOn('D8ds_v5', 128, 'CacheDisk')).toBe('');
  });

  test('is for the operating system alone.', () => {
    const disk = ephemeral(128, 'ResourceDisk');
    for (const role of ['data', 'log', 'tempdb', 'other'] as const) {
      const [fault] = faultsOf(vm('D8ds_v5'), [{ role, disk, count: 1, cache: 'None' }], 'current');
      expect(fault?.text).toContain('can only be the OS disk');
    }
  });

  test('leaves the NVMe disks that it does not use to the temp disk, and none where it uses all.', () => {
    const disk = ephemeral(128, 'NvmeDisk');
    expect(nvmePartLeft(vm('D8ds_v6'), [{ disk, count: 1 }])).toBe(0);
    expect(nvmePartLeft(vm('D16ds_v6'), [{ disk, count: 1 }])).toBe(0.5);
    expect(nvmePartLeft(vm('D8ds_v5'), [{ disk: ephemeral(128, 'ResourceDisk'), count: 1 }])).toBe(
      1,
    );
  });

  test('has 1 to 2,040 GiB, and one of three placements.', () => {
    const read = (name: string) => parseEphemeral(name, 'current');
    for (const name of [
      'Ephemeral-2041GiB-NvmeDisk',
      'Ephemeral-0GiB-NvmeDisk',
      'Ephemeral',
      'Ephemeral-30GiB',
      'ephemeral-30GiB-TempDisk',
    ])
      expect(read(name), name).toHaveProperty('refused');
    expect(read('ephemeral 2040 gib nvmedisk')).toMatchObject({
      row: { name: 'Ephemeral-2040GiB-NvmeDisk', size: gib(2040) },
    });
    expect(read('P30')).toBeUndefined();
  });
});

test('Exactly the sizes with a local disk have room for an ephemeral OS disk, or may have it.', () => {
  for (const of of fullDataset.catalogue.vms('current')) {
    const rooms = (['CacheDisk', 'ResourceDisk', 'NvmeDisk'] as const).map((placement) =>
      roomOf(of, { placement }),
    );
    expect(
      rooms.every((room) => room === 'none'),
      of.name,
    ).toBe(of.tempDisk === 'none');
  }
});
