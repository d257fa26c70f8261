import { gib } from '../../units/index.ts';
import type { Rule } from './rule.ts';

/** What may have a host cache, and what should. */
export const cachingRules = {
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
    statement: 'On the Ls, Lsv2, Lsv3 and Lasv3 series data disks have no host cache.',
    edition: 'both',
    series: ['Ls', 'Lsv2', 'Lsv3', 'Lasv3'],
    source: 'lsv2',
    place: 'the features of the series',
  },
  'cache-none-on-os': {
    statement: 'None on an OS disk is treated as ReadOnly.',
    edition: 'current',
    source: 'premium-storage-performance',
    place: 'Disk caching',
  },
  'cache-log': {
    statement: 'A log disk is written more than read, so its cache is None.',
    edition: 'both',
    source: 'design-guide',
    place: 'Disk Caching, the SQL Server example',
  },
  'cache-data': {
    statement: 'A disk with data files is read much, so its cache is ReadOnly.',
    edition: 'both',
    source: 'design-guide',
    place: 'Disk Caching, the SQL Server example',
  },
  'cache-read-write': {
    statement:
      'ReadWrite is not for logs and not for SQL Server; elsewhere only for applications that flush what must last, since others can lose data when the VM crashes.',
    edition: 'both',
    source: 'design-guide',
    place: 'Disk Caching, ReadWrite',
  },
  'cache-sql-server': {
    statement:
      'SQL Server: ReadOnly for data files, None for the log, ReadWrite for neither, and not for tempdb on a data disk.',
    edition: 'current',
    source: 'sql-vm-storage',
    place: 'Checklist; Data file caching policies',
  },
} as const satisfies Readonly<Record<string, Rule>>;
