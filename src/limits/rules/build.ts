import { gib } from '../../units/index.ts';
import { ultraSeries, uncachedSeries } from '../series-lists.ts';
import type { Rule } from './rule.ts';

/** What can be built: which disks a VM can have, and which host cache. */
export const buildRules = {
  'cache-size-2018': {
    statement: 'A disk can have a host cache up to 4,095 GiB, the largest a P50 was.',
    edition: '2018-09',
    figure: { value: gib(4095), unit: 'B' },
    source: 'design-guide',
    place: 'Disk Caching, the warning; Premium Storage Disk Sizes',
  },
  'cache-size': {
    statement: 'A disk of 4 TiB or more can have no host cache, so a full P50 has none.',
    edition: 'current',
    figure: { value: gib(4096), unit: 'B' },
    source: 'premium-storage-performance',
    place: 'Disk caching',
  },
  'cache-premium-v2': {
    statement: 'Premium SSD v2 supports no host caching.',
    edition: 'current',
    families: ['Premium SSD v2'],
    source: 'premium-v2-limitations',
    place: 'the list of limitations',
  },
  'cache-ultra': {
    statement: 'Ultra Disk supports no host caching.',
    edition: 'current',
    families: ['Ultra Disk'],
    source: 'ultra-limitations',
    place: 'the list of limitations',
  },
  'premium-storage': {
    statement:
      'Premium SSD, Premium SSD v2 and Ultra Disk can be attached only to sizes with Premium Storage.',
    edition: 'both',
    families: ['Premium SSD', 'Premium SSD v2', 'Ultra Disk'],
    source: 'disk-types',
    place: 'Premium SSDs',
  },
  'ultra-series': {
    statement: `Microsoft lists these VM series as compatible with Ultra Disk: ${ultraSeries.join(', ')}.`,
    edition: 'current',
    families: ['Ultra Disk'],
    source: 'ultra-limitations',
    place: 'the table of VM series',
  },
  'ultra-regions': {
    statement: 'Microsoft lists the regions of Ultra Disk, and how many of their zones have it.',
    edition: 'current',
    families: ['Ultra Disk'],
    source: 'ultra-limitations',
    place: 'the table of regions',
  },
  'premium-v2-regions': {
    statement:
      'Microsoft lists the regions of Premium SSD v2, and how many of their zones have it.',
    edition: 'current',
    families: ['Premium SSD v2'],
    source: 'premium-v2-regions',
    place: 'the table of regions',
  },
  'os-premium-v2': {
    statement: 'Premium SSD v2 cannot be an OS disk.',
    edition: 'current',
    families: ['Premium SSD v2'],
    source: 'premium-v2-limitations',
    place: 'the list of limitations',
  },
  'os-ultra': {
    statement: 'Ultra Disk cannot be an OS disk.',
    edition: 'current',
    families: ['Ultra Disk'],
    source: 'ultra-limitations',
    place: 'the list of limitations',
  },
  'cache-no-series': {
    statement:
      'On the Ls, Lsv2, Lsv3 and Lasv3 series Microsoft does not support a host cache for data disks. Azure accepts the setting all the same.',
    edition: 'both',
    series: uncachedSeries,
    source: 'lsv2',
    place: 'the features of the series',
  },
  'os-size': {
    statement: 'An OS disk has 4,095 GiB or less.',
    edition: 'current',
    figure: { value: gib(4095), unit: 'B' },
    source: 'managed-disks',
    place: 'Disk roles, OS disk',
  },
  'os-one': {
    statement: 'A VM has one OS disk.',
    edition: 'both',
    source: 'managed-disks',
    place: 'Disk roles, OS disk',
  },
  'os-standard-hdd': {
    statement:
      'Standard HDD as OS disk retires on 2028-09-08: create none any more; those that are left become Standard SSD of the same size.',
    edition: 'current',
    families: ['Standard HDD'],
    source: 'hdd-os-retirement',
    place: 'the introduction; Prepare for Standard HDD OS disk support retirement',
  },
  'cache-none-on-os': {
    statement: 'None on an OS disk is treated as ReadOnly.',
    edition: 'current',
    source: 'premium-storage-performance',
    place: 'Disk caching',
  },
} as const satisfies Readonly<Record<string, Rule>>;
