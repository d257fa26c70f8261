/**
 * Disks whose size, IOPS and throughput are provisioned separately: which figures do they need at least, so
 * that together they meet a target? The rules are those of `limits/elastic.ts`.
 */
import {
  type ElasticFamily,
  elasticDisk,
  elasticFamilies,
  type Provisioned,
} from '../../limits/elastic.ts';
import type { Disk, DiskFamily } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesIn,
  bytesPerSecond,
  gib,
  type Iops,
  iops,
  roundedUp,
} from '../../units/index.ts';

/** What a volume has to hold and to deliver. */
export type Needs = {
  readonly capacity: Bytes;
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
};

/** Equal disks, striped into one volume. */
export type DiskSet = { readonly disk: Disk; readonly disks: number };

export type Figure = keyof Provisioned;

/** The smallest figures that are allowed, of one disk, and where they come from. */
export type Configuration = DiskSet & {
  readonly provisioned: Provisioned;
  /** What the needs come to for one disk, in whole GiB, IOPS and MB/s. */
  readonly share: Provisioned;
  /** The IOPS that its MB/s require, and the GiB that its IOPS require; 0 where any disk has them. */
  readonly required: { readonly iops: number; readonly gib: number };
};

/** A need that so many disks cannot meet. */
export type Excess = { readonly figure: Figure; readonly needed: number; readonly max: number };
export type Refused = {
  readonly excesses: readonly Excess[];
  /** How many disks can meet all of them. */
  readonly disks: number;
};

export const isConfiguration = (result: Configuration | Refused): result is Configuration =>
  'provisioned' in result;

/** May disks that are provisioned take the place of this one? Neither family has zone redundancy, which is not given up unasked. */
export const canBeProvisioned = ({ bought }: Pick<Disk, 'bought'>): boolean => !bought?.zrs;

/** The needs in the units that these disks are provisioned in. */
const inUnits = ({ capacity, iops, throughput }: Needs): Provisioned => ({
  gib: capacity / gib(1),
  iops,
  mbps: throughput / bytesIn['MB/s'],
});

/**
 * What is the least that so many equal disks have to be provisioned with? Sizes are in steps of a GiB;
 * IOPS and MB/s are whole numbers too (`diskIOPSReadWrite` and `diskMBpsReadWrite` are integers in the
 * resource API). MB/s need IOPS, and IOPS need GiB, so each can raise the next.
 * @returns why they cannot, where a need is above what one disk can have
 */
export function smallestOf(
  elastic: ElasticFamily,
  needs: Needs,
  disks: number,
): Configuration | Refused {
  const { rules } = elastic;
  const all = inUnits(needs);
  const share = {
    gib: roundedUp(all.gib / disks),
    iops: roundedUp(all.iops / disks),
    mbps: roundedUp(all.mbps / disks),
  };
  const max = {
    gib: rules.mostSize.value,
    iops: rules.mostIops.value,
    mbps: rules.mostThroughput.value,
  };
  const figures = ['gib', 'iops', 'mbps'] as const;
  const excesses = figures
    .filter((figure) => share[figure] > max[figure])
    .map((figure) => ({ figure, needed: share[figure], max: max[figure] }));
  if (excesses.length > 0) {
    const counts = figures.map((figure) => roundedUp(all[figure] / max[figure]));
    return { excesses, disks: Math.max(...counts) };
  }

  const mbps = Math.max(rules.leastThroughput.value, share.mbps);
  const forThroughput =
    mbps > rules.leastThroughput.value ? roundedUp(mbps / rules.throughputPerIops.value) : 0;
  const rate = Math.max(rules.leastIops.value, share.iops, forThroughput);
  const forIops = rate > rules.leastIops.value ? roundedUp(rate / rules.iopsPerGib.value) : 0;
  const size = Math.max(rules.leastSize.value, share.gib, forIops);
  const provisioned = { gib: size, iops: rate, mbps };
  return {
    disk: elasticDisk(elastic, provisioned),
    disks,
    provisioned,
    share,
    required: { iops: forThroughput, gib: forIops },
  };
}

/**
 * Disks of a family that is provisioned in place of the present ones, in as many: with what is needed, and of no kind
 * less than these have. None where the family is another, or cannot have that.
 */
export function provisionedAs(
  family: DiskFamily,
  { disk, disks }: DiskSet,
  needs: Omit<Needs, 'capacity'>,
): readonly Configuration[] {
  const elastic = elasticFamilies.find((one) => one.family === family);
  if (!elastic) return [];
  const found = smallestOf(
    elastic,
    {
      capacity: (disk.size * disks) as Bytes,
      iops: iops(Math.max(needs.iops, disk.iops * disks)),
      throughput: bytesPerSecond(Math.max(needs.throughput, disk.throughput * disks)),
    },
    disks,
  );
  return isConfiguration(found) ? [found] : [];
}
