/**
 * The values that commands for a set-up are made of. Nothing that a reader typed reaches a command:
 * names are of the dataset and are checked all the same, figures are whole numbers, and what only the
 * reader knows (resource group, name of the VM, region, zone) is a variable that the commands declare.
 */
import { type Region, regions } from '../../limits/prices/regions.ts';
import { checkedWhole } from '../../units/checked-whole.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type PlainValues, skus } from './plain-values.ts';

/** The disks that can be created, with local redundancy; two kinds with zone redundancy too. */
const allSkus = [
  ...Object.values(skus).map((name) => `${name}_LRS` as const),
  ...([skus['Premium SSD'], skus['Standard SSD']] as const).map((name) => `${name}_ZRS` as const),
];
export type Sku = (typeof allSkus)[number];

/** What is the same in the commands of every tool. */
export type Values = PlainValues & {
  readonly sku: Sku;
  readonly region: Region;
  readonly cache: 'None' | 'ReadOnly';
};

/**
 * The values of an answer, checked.
 * @throws where one is not of the form that a command may have, which is a mistake in the program
 */
export function checkedValues(values: PlainValues): Values {
  const { size, sku, region, cache, nvme, disks, gib: each, provisioned, plus, tier, log } = values;
  if (!/^Standard_[A-Z]{1,3}[A-Za-z0-9_-]{1,28}$/.test(size))
    throw new Error('the size has no name');
  const known = allSkus.find((one) => one === sku);
  if (!known) throw new Error('not a disk that can be created, such as one that is part of a VM');
  const found = regions.find(({ id }) => id === region);
  if (!found) throw new Error('the region has no name');
  if (cache !== 'None' && cache !== 'ReadOnly') throw new Error('the host cache has no name');
  if (tier !== undefined && !/^P\d{1,2}$/.test(tier)) throw new Error('the tier has no name');
  return {
    size,
    nvme: nvme === true,
    sku: known,
    region: found.id,
    cache,
    disks: checkedWhole(disks, 1, 64, 'the number of disks'),
    gib: checkedWhole(each, 1, 65_536, 'the size in GiB'),
    ...defined({ plus: plus === true ? plus : undefined, tier }),
    ...(log && { log: { firstLun: checkedWhole(log.firstLun, 0, 63, 'the first LUN') } }),
    ...(provisioned && {
      provisioned: {
        iops: checkedWhole(provisioned.iops, 100, 400_000, 'IOPS'),
        mbps: checkedWhole(provisioned.mbps, 1, 10_000, 'MB/s'),
      },
    }),
  };
}

export const firstLunOf = ({ log }: Values): number => log?.firstLun ?? 0;

/** What the volume, its disks and its directory are called. */
export const volumeOf = ({ log }: Values): 'data' | 'log' => (log ? 'log' : 'data');

/** Is such a disk in one zone, or in none? Only a disk with zone redundancy is in all. */
export const isZonal = ({ sku }: Values): boolean => !sku.endsWith('_ZRS');

/** The regions with zones where a VM outside them can have Premium SSD v2. A test compares them with the dataset. */
export const withoutZone: readonly Region[] = [
  'francecentral',
  'swedencentral',
  'australiaeast',
  'southeastasia',
];

/** The numbers by which the disks are attached, as a list of words or of an array: 0, 1, 2 …, and after those of the data for a log. */
export const lunList = (values: Values, separator: string): string =>
  Array.from({ length: values.disks }, (_, at) => firstLunOf(values) + at).join(separator);
