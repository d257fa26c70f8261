import { ultraSeries, uncachedSeries } from '../series-lists.ts';
import { rulesIn } from './rule.ts';

/** What can be built: which disks a VM can have, and which host cache. */
export const buildRules = {
  ...rulesIn(`
cache-size-2018 | 2018-09 | design-guide | Disk Caching, the warning; Premium Storage Disk Sizes
  A disk can have a host cache up to 4,095 GiB, the largest a P50 was.
  figure: 4095 GiB
cache-size | current | premium-storage-performance | Disk caching
  A disk of 4 TiB or more can have no host cache, so a full P50 has none.
  figure: 4096 GiB
cache-premium-v2 | current | premium-v2-limitations | the list of limitations
  Premium SSD v2 supports no host caching.
  families: Premium SSD v2
cache-ultra | current | ultra-limitations | the list of limitations
  Ultra Disk supports no host caching.
  families: Ultra Disk
premium-storage | both | disk-types | Premium SSDs
  Premium SSD, Premium SSD v2 and Ultra Disk can be attached only to sizes with Premium Storage.
  families: Premium SSD, Premium SSD v2, Ultra Disk
`),
  'ultra-series': {
    statement: `Microsoft lists these VM series as compatible with Ultra Disk: ${ultraSeries.join(', ')}.`,
    edition: 'current',
    families: ['Ultra Disk'],
    source: 'ultra-limitations',
    place: 'the table of VM series',
  },
  ...rulesIn(`
ultra-regions | current | ultra-limitations | the table of regions
  Microsoft lists the regions of Ultra Disk, and how many of their zones have it.
  families: Ultra Disk
premium-v2-regions | current | premium-v2-regions | the table of regions
  Microsoft lists the regions of Premium SSD v2, and how many of their zones have it.
  families: Premium SSD v2
os-premium-v2 | current | premium-v2-limitations | the list of limitations
  Premium SSD v2 cannot be an OS disk.
  families: Premium SSD v2
os-ultra | current | ultra-limitations | the list of limitations
  Ultra Disk cannot be an OS disk.
  families: Ultra Disk
`),
  'cache-no-series': {
    statement:
      'On the Ls, Lsv2, Lsv3 and Lasv3 series Microsoft does not support a host cache for data disks. Azure accepted the setting on an L8s_v2 all the same.',
    edition: 'both',
    series: uncachedSeries,
    source: 'lsv2',
    place: 'the features of the series',
  },
  ...rulesIn(`
os-size | current | managed-disks | Disk roles, OS disk
  An OS disk has 4,095 GiB or less.
  figure: 4095 GiB
os-one | both | managed-disks | Disk roles, OS disk
  A VM has one OS disk.
os-standard-hdd | current | hdd-os-retirement | the introduction; Prepare for Standard HDD OS disk support retirement
  Standard HDD as OS disk retires on 2028-09-08: create none any more; those that are left become Standard SSD of the same size.
  families: Standard HDD
cache-none-on-os | current | premium-storage-performance | Disk caching
  None on an OS disk is treated as ReadOnly.
`),
} as const;
