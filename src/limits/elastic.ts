/**
 * Disks whose size, IOPS and throughput are provisioned separately: Premium SSD v2 and Ultra Disk. A
 * name contains what is provisioned, `PremiumV2-512GiB-8000IOPS-400MBps`, and is checked by the rules.
 */

import { bytesPerSecond, formatNumber, gib, iops, mbPerSecond } from '../units/index.ts';
import { longestName } from './name-keys.ts';
import type { SourceId } from './sources.ts';
import type { Disk, Edition, Found } from './types.ts';

/** One rule: a number, what it is counted in, and where it was read. */
export type ElasticRule = {
  readonly value: number;
  readonly unit: ElasticUnit;
  readonly source: SourceId;
  readonly note?: string;
};

type ElasticUnit =
  | 'B'
  | 'GiB'
  | 'TiB'
  | 'IOPS'
  | 'IOPS per GiB'
  | 'MB/s'
  | 'MB/s per IOPS'
  | 'KiB/s per IOPS'
  | 'changes a day'
  | 'h'
  | 'VMs'
  | '%';

export type ElasticFamily = {
  readonly family: 'Premium SSD v2' | 'Ultra Disk';
  /** The family with its article, as a sentence begins. */
  readonly one: string;
  /** How its names begin, and those of its meters. */
  readonly prefix: 'PremiumV2' | 'Ultra';
  /** How its names are made, in a sentence. */
  readonly named: string;
  readonly rules: Readonly<Record<RuleName, Pick<ElasticRule, 'value'>>>;
  /** Whether the least IOPS and throughput come with the capacity, so that only more of them is billed. */
  readonly leastIncluded: boolean;
};
export type RuleName =
  | 'leastSize'
  | 'mostSize'
  | 'leastIops'
  | 'mostIops'
  | 'iopsPerGib'
  | 'leastThroughput'
  | 'mostThroughput'
  | 'throughputPerIops';

/** Only numbers, as every page loads them; `elastic-rules.ts` has their units, sources and notes. */
const rule = (value: number) => ({ value });

const named = (one: string, prefix: string) =>
  `${one} is named by what is provisioned, in whole numbers: ${prefix}-512GiB-8000IOPS-400MBps.`;

export const elasticFamilies: readonly ElasticFamily[] = [
  {
    family: 'Premium SSD v2',
    one: 'A Premium SSD v2',
    prefix: 'PremiumV2',
    named: named('A Premium SSD v2', 'PremiumV2'),
    leastIncluded: true,
    rules: {
      leastSize: rule(1),
      mostSize: rule(65_536),
      leastIops: rule(3000),
      mostIops: rule(80_000),
      iopsPerGib: rule(500),
      leastThroughput: rule(125),
      mostThroughput: rule(2000),
      throughputPerIops: rule(0.25),
    },
  },
  {
    family: 'Ultra Disk',
    one: 'An Ultra Disk',
    prefix: 'Ultra',
    named: named('An Ultra Disk', 'Ultra'),
    leastIncluded: false,
    rules: {
      leastSize: rule(4),
      mostSize: rule(65_536),
      leastIops: rule(100),
      mostIops: rule(400_000),
      iopsPerGib: rule(1000),
      leastThroughput: rule(1),
      mostThroughput: rule(10_000),
      throughputPerIops: rule(0.25),
    },
  },
];

/** What is provisioned of one disk, in the whole numbers that it is named by. */
export type Provisioned = { readonly gib: number; readonly iops: number; readonly mbps: number };

/**
 * Reads such a name.
 * @returns the disk, or a sentence that says what is allowed; nothing where the name does not begin
 * like one of these. The disks are of the current edition.
 */
export function parseElastic(name: string, edition: Edition): Found<Disk> | undefined {
  const text = name.trim().slice(0, longestName + 1);
  const elastic = elasticFamilies.find(({ prefix }) =>
    new RegExp(`^${prefix}(?![a-z0-9])`, 'i').test(text),
  );
  if (!elastic) return undefined;
  const match = /^[a-z0-9]+[-_ ]+(\d{1,9}) ?gib[-_ ]+(\d{1,9}) ?iops[-_ ]+(\d{1,9}) ?mbps$/i.exec(
    text,
  );
  if (!match) return { refused: elastic.named };
  const [size, rate, throughput] = match.slice(1).map(Number);
  const provisioned = { gib: size ?? 0, iops: rate ?? 0, mbps: throughput ?? 0 };
  const refused = problemOf(elastic, provisioned);
  if (refused !== undefined) return { refused };
  return { row: elasticDisk(elastic, provisioned), otherEdition: edition !== 'current' };
}

/** The most IOPS a size may have, and the most throughput that goes with IOPS. */
export const maxIops = ({ rules }: ElasticFamily, size: number) =>
  Math.min(rules.mostIops.value, Math.max(rules.leastIops.value, rules.iopsPerGib.value * size));
export const maxThroughput = ({ rules }: ElasticFamily, rate: number) =>
  Math.min(
    rules.mostThroughput.value,
    Math.max(rules.leastThroughput.value, rules.throughputPerIops.value * rate),
  );

function problemOf(elastic: ElasticFamily, provisioned: Provisioned): string | undefined {
  const { one, rules } = elastic;
  const n = formatNumber;
  const range = (min: number, max: number, unit: string) =>
    min === max ? `${n(min, 2)} ${unit}` : `${n(min)} to ${n(max, 2)} ${unit}`;
  const outside = (value: number, min: number, max: number) => value < min || value > max;

  const { leastSize, mostSize, leastIops, leastThroughput } = rules;
  if (outside(provisioned.gib, leastSize.value, mostSize.value))
    return `${one} has ${range(leastSize.value, mostSize.value, 'GiB')}, not ${n(provisioned.gib)}.`;
  const iopsLimit = maxIops(elastic, provisioned.gib);
  if (outside(provisioned.iops, leastIops.value, iopsLimit))
    return `${one} of ${n(provisioned.gib)} GiB can have ${range(leastIops.value, iopsLimit, 'IOPS')} (${n(rules.iopsPerGib.value)} per GiB, at most ${n(rules.mostIops.value)}), not ${n(provisioned.iops)}.`;
  const throughputLimit = maxThroughput(elastic, provisioned.iops);
  if (outside(provisioned.mbps, leastThroughput.value, throughputLimit))
    return `${one} with ${n(provisioned.iops)} IOPS can have ${range(leastThroughput.value, throughputLimit, 'MB/s')} (${n(rules.throughputPerIops.value, 2)} per IOPS, at most ${n(rules.mostThroughput.value)}), not ${n(provisioned.mbps)}.`;
  return undefined;
}

/** The disk with these figures, which are within its rules. */
export const elasticDisk = ({ family, prefix }: ElasticFamily, provisioned: Provisioned): Disk => ({
  name: `${prefix}-${provisioned.gib}GiB-${provisioned.iops}IOPS-${provisioned.mbps}MBps`,
  family,
  edition: 'current',
  size: gib(provisioned.gib),
  iops: iops(provisioned.iops),
  throughput: bytesPerSecond(mbPerSecond(provisioned.mbps)),
  hostCache: 'no',
  unit: 'MB/s',
  source: 'disk-types',
  note: 'As provisioned; no host cache and no bursting.',
});
