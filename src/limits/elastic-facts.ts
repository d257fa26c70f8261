/**
 * Figures of Premium SSD v2 and Ultra Disk beside the ranges of `elastic.ts`: what the price of the
 * capacity includes, how often a disk can be changed, its sectors, and what a shared one is throttled
 * to. They are apart so that browsers load them with the first answer that needs them.
 */
import { defined } from '../units/omit-undefined.ts';
import type { ElasticFamily, ElasticRule } from './elastic.ts';
import type { SourceId } from './sources.ts';

const fact =
  (source: SourceId) =>
  (value: number, unit: ElasticRule['unit'], note?: string): ElasticRule => ({
    value,
    unit,
    source,
    ...defined({ note }),
  });
const types = fact('disk-types');
const shared = fact('shared-disks');

/** What both families have alike. */
const both = {
  sizeStep: types(1, 'GiB'),
  sectorSize: types(4096, 'B', 'Physical, unless 512E is chosen when the disk is created.'),
  quota: types(100, 'TiB', 'For each region and subscription, until more is asked for.'),
  maxShares: fact('shared-disk-sizes')(15, 'VMs', 'Whatever its size.'),
};

const included = 'In the price of the capacity; only those above are billed.';
const premiumV2 = {
  ...both,
  includedIops: types(3000, 'IOPS', included),
  includedThroughput: types(125, 'MB/s', included),
  changesPerDay: types(
    4,
    'changes a day',
    'Of IOPS or MB/s, in any 24 hours; creating the disk is the first of them.',
  ),
  deliveredShare: types(
    99.9,
    '%',
    'Of the time a disk is designed to deliver the provisioned IOPS and MB/s.',
  ),
};
/** Nothing is included: the page on shared disks bills all of the 10,100 IOPS and 601 MB/s of its example. */
const ultra = {
  ...both,
  changesPerDay: types(
    4,
    'changes a day',
    'In any 24 hours; a change can fail for lack of capacity.',
  ),
  changeTakes: types(1, 'h', 'At most, until a change takes effect.'),
  sharedIopsPerGib: shared(
    300,
    'IOPS per GiB',
    'Of a shared disk, for readers and writers each. The page on disk types has 1,000.',
  ),
  sharedLeastIopsPerGib: shared(
    1,
    'IOPS per GiB',
    'Of a shared disk above 100 GiB, for its writers; 100 IOPS up to there.',
  ),
  sharedLeastThroughputPerIops: shared(4, 'KiB/s per IOPS', 'Of a shared disk, for its writers.'),
  readOnlyLeastIops: shared(100, 'IOPS', 'Of a shared disk, for its readers, whatever its size.'),
  readOnlyLeastThroughput: shared(1, 'MB/s', 'Of a shared disk, for its readers.'),
};

export type ElasticFact = keyof typeof premiumV2 | keyof typeof ultra;
export const elasticFacts: Readonly<
  Record<ElasticFamily['family'], Readonly<Partial<Record<ElasticFact, ElasticRule>>>>
> = { 'Premium SSD v2': premiumV2, 'Ultra Disk': ultra };

/**
 * The lower figures that other documents have for some rules of `elastic.ts`, whose notes name those
 * documents: where one of them holds, a disk above its figure would be refused.
 */
export const lowerElsewhere: Readonly<
  Record<ElasticFamily['family'], Readonly<Partial<Record<keyof ElasticFamily['rules'], number>>>>
> = {
  'Premium SSD v2': { mostThroughput: 1200 },
  'Ultra Disk': { iopsPerGib: 300, mostIops: 160_000, mostThroughput: 2000 },
};
