/**
 * What a disk can do beside its limits: take a higher performance tier, be shared, burst from a
 * bucket. It is looked up by name and not stored in the rows, so that browsers load it with the
 * first answer that needs it.
 */

import { type Bytes, bytesIn, gib } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { countOf, sizeOf } from './cells.ts';
import type { Disk } from './rows.ts';
import type { SourceId } from './sources.ts';
import { parseTable, type Row, type TextTable } from './table.ts';
import { duplicateGuard } from './table-checks.ts';

export type DiskFeatures = {
  /** The name of the disk, of today. */
  readonly disk: string;
  /** The highest disk whose performance and price it can take without changing its size; nothing where it has none above its own. */
  readonly maxTier?: string;
  /** How many VMs may have it attached at once. */
  readonly maxShares: number;
  /** Its full bucket as the resource API has it: IOs, and bytes as whole GiB. */
  readonly burstBucket?: { readonly ios: number; readonly size: Bytes };
};
/** The documents of its members. */
export type FeaturesTable = TextTable & {
  readonly origin: Readonly<Record<'maxTier' | 'maxShares' | 'burstBucket', SourceId>>;
};

const columns = {
  disk: { units: ['-'], needed: true },
  tier: { units: ['-'], needed: true },
  shares: { units: ['VMs'], needed: true },
  'bucket-ios': { units: ['IO'], needed: true },
  'bucket-size': { units: ['GiB'], needed: true },
} as const;

/** Parses the table, checking every name, tier and bucket against the disks of today. */
export function parseFeatures(
  table: FeaturesTable,
  disks: readonly Disk[],
): readonly DiskFeatures[] {
  const today = new Map(
    disks.filter(({ edition }) => edition === 'current').map((disk) => [disk.name, disk]),
  );
  const once = duplicateGuard();
  const largest = new Map<string, { readonly disk: Disk; readonly shares: number }>();
  return parseTable(table, columns).map((row): DiskFeatures => {
    const name = row.cell('disk').text;
    const disk = today.get(name) ?? row.fail(`there is no disk “${name}” today`);
    once(row, 'current', name);
    const maxTier = row.cell('tier').text || undefined;
    if (maxTier !== undefined) checkTier(row, disk, today.get(maxTier));
    const maxShares = countOf(row, 'shares') ?? row.fail('“shares” is empty');
    const before = largest.get(disk.family);
    if (before && before.disk.size < disk.size && before.shares > maxShares)
      row.fail(`shares fall from ${before.shares} in ${before.disk.name} to ${maxShares}`);
    largest.set(disk.family, { disk, shares: maxShares });
    return { disk: name, ...defined({ maxTier }), maxShares, ...bucketOf(row, disk) };
  });
}

/**
 * The highest tier of each disk that has one above its own, without the checks of `parseFeatures`: for
 * scripts, which would bring their code along. A test compares the two.
 */
export const maxTiersOf = ({ text }: TextTable): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .slice(2)
      .flatMap((line): readonly [string, string][] => {
        const [disk = '', tier = '-'] = line.split(/\s+/);
        return tier === '-' ? [] : [[disk, tier]];
      }),
  );

function checkTier(row: Row, disk: Disk, tier: Disk | undefined) {
  if (tier?.family !== disk.family || tier.size <= disk.size || tier.iops < disk.iops)
    row.fail(`“${row.cell('tier').text}” is no higher tier of ${disk.name}`);
}

/** A bucket holds what a full burst takes above the base, which a slip in either does not. */
function bucketOf(row: Row, { name, iops, throughput, burst, unit }: Disk) {
  const [ios, size] = [countOf(row, 'bucket-ios'), sizeOf(row, 'bucket-size')];
  if (ios === undefined && size === undefined) return {};
  if (ios === undefined || size === undefined || !burst)
    return row.fail(`${name} needs a burst and both halves of its bucket, or neither`);
  if (burst.minutes !== 30)
    row.fail('every bucket is computed as one of 30 minutes (laws/burst.ts)');
  const seconds = burst.minutes * 60;
  // The copy of the API that has the buckets reads the page’s MB/s as MiB/s.
  const mib = ((burst.throughput - throughput) / bytesIn[unit]) * seconds;
  if (ios !== (burst.iops - iops) * seconds || size !== gib(Math.round(mib / 1024)))
    row.fail(`the bucket is not what a burst of ${burst.minutes} minutes takes above the base`);
  return { burstBucket: { ios, size } };
}
