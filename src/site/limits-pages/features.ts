/** What disks and sizes can do beside their limits, as tables: tiers, sharing, burst credit, Write Accelerator. */
import { bucketOf } from '../../laws/index.ts';
import { featuresToday } from '../../limits/disks/current/features.ts';
import { catalogue, diskFeatures, writeAccelerators } from '../../limits/index.ts';
import type { Disk, DiskFamily, Vm } from '../../limits/types.ts';
import { writeAcceleratorOf } from '../../limits/write-accelerator.ts';
import { bytesIn, formatDuration, formatNumber, seconds } from '../../units/index.ts';

/** The documents of these tables. */
export const featureSources = Object.values(featuresToday.origin).map((source) => ({ source }));

export type FeatureRow = {
  readonly name: string;
  readonly tier: string | undefined;
  readonly shares: string;
  /** IOPS and MB/s with performance plus. */
  readonly plus: string | undefined;
  /** A full bucket, and how long an idle disk takes to fill it: of IOs and of bytes. */
  readonly bucket: readonly string[] | undefined;
};

/** A bucket in IOs and GB, and the time that each takes to fill. */
function creditOf({ iops, throughput, burst }: Disk): readonly string[] | undefined {
  if (!burst) return undefined;
  const [ios, bytes] = [bucketOf(iops, burst.iops), bucketOf(throughput, burst.throughput)];
  const times = [ios / iops, bytes / throughput].map((time) => formatDuration(seconds(time)));
  return [formatNumber(ios), formatNumber(bytes / 1e9), ...times];
}

/** The disks of a family that can do any of it, in the order of their table. */
export const featuresOf = (family: DiskFamily): readonly FeatureRow[] =>
  catalogue
    .disks('current')
    .filter((disk) => disk.family === family)
    .flatMap((disk) => {
      const found = diskFeatures.find((one) => one.disk === disk.name);
      if (!found) return [];
      const { maxTier: tier, maxShares } = found;
      const plus =
        disk.plus &&
        `${formatNumber(disk.plus.iops)} / ${formatNumber(disk.plus.throughput / bytesIn[disk.unit])}`;
      return [{ name: disk.name, tier, shares: String(maxShares), plus, bucket: creditOf(disk) }];
    });

type Line = readonly [name: string, ...cells: string[]];

/** Lines one after another with the same cells as one: “P1 to P20”. */
export function joined(lines: readonly Line[]): readonly Line[] {
  const runs: { readonly first: string; last: string; readonly cells: readonly string[] }[] = [];
  for (const [name, ...cells] of lines) {
    const run = runs.at(-1);
    if (run && run.cells.join() === cells.join()) run.last = name;
    else runs.push({ first: name, last: name, cells });
  }
  return runs.map(({ first, last, cells }) => [
    first === last ? first : `${first} to ${last}`,
    ...cells,
  ]);
}

/** The sizes of a series that have Write Accelerator. */
export function acceleratedOf(rows: readonly Vm[]) {
  const found = rows.flatMap((vm) => {
    const accelerator = writeAcceleratorOf(vm, writeAccelerators);
    return accelerator ? [{ ...accelerator, name: vm.name }] : [];
  });
  const notes = new Set(found.flatMap(({ note }) => note ?? []));
  return { rows: found, notes: [...notes].map((text) => ({ text })) };
}
