import { kib, seconds } from '../../units/index.ts';
import type { DiskFamily } from '../rows.ts';
import { buildRules } from './build.ts';
import type { Rule } from './rule.ts';

const premiumAndStandardSsd: readonly DiskFamily[] = ['Premium SSD', 'Standard SSD'];

/** The series that have Write Accelerator. */
export const accelerated = ['M', 'Mv2', 'Msv2', 'Mdsv2', 'Msv3', 'Mdsv3'] as const;

/** The rules that answers cite. */
export const answerRules = {
  ...buildRules,

  // What should have a host cache.
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
  'accelerator-use': {
    statement:
      'Write Accelerator is for the log of a database on Premium SSD, not for its data files, and the host cache of such a disk is None or ReadOnly.',
    edition: 'current',
    families: ['Premium SSD'],
    series: accelerated,
    source: 'write-accelerator',
    place: 'Prerequisites; Plan to use Write Accelerator; Write Accelerator restrictions',
  },
  'cache-sql-server': {
    statement:
      'SQL Server: ReadOnly for data files, None for the log, ReadWrite for neither, and not for tempdb on a data disk.',
    edition: 'current',
    source: 'sql-vm-storage',
    place: 'Checklist; Data file caching policies',
  },

  // Which limits an IO crosses, and what shares them.
  'burst-vm': {
    statement: 'A VM bursts by credit alone, with a bucket of its own and by the same rules.',
    edition: 'current',
    source: 'burst-credits',
    place: 'Virtual machine-level bursting',
  },
  'limit-temp': {
    statement: 'The temp disk shares the VM’s cached limit with the cached disks.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Disk allocation and performance',
  },
  'limit-temp-used': {
    statement:
      'A busy temp disk uses the cached limit that cached disks need: size the VM for both. One article of 2017 advises no cache there; Microsoft’s SQL Server guidance keeps ReadOnly for data files.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 2',
  },
  'limit-local-nvme': {
    statement: 'On v6 sizes local NVMe disks do not count against the VM’s cached limit.',
    edition: 'current',
    source: 'ddsv6',
    place: 'Local Storage',
  },
  'measured-local': {
    statement:
      'The figures of local NVMe disks are their best case: IOPS with 4 KB at queue depth 256, throughput with 256 KB at 64, writes to an empty disk. A disk in use writes more slowly.',
    edition: 'current',
    series: ['Lsv4', 'Lasv4', 'Laosv4', 'Lasv5', 'Laosv5', 'Ddsv7', 'Dldsv7', 'Edsv7', 'Fadsv7'],
    source: 'lsv4',
    place: 'Local storage, table definitions',
  },
  'limit-sum-cached': {
    statement: 'The cached disks together must stay below the VM’s cached limit.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 1, point 1',
  },
  'limit-sum-all': {
    statement:
      'All disks together, cached and uncached but not the temp disk, must stay below the VM’s uncached limit.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 1, point 2, and scenario 2',
  },
  'limit-standard-disk': {
    statement: 'A Standard HDD is throttled in the storage back end, a Premium SSD on the host.',
    edition: '2018-09',
    families: ['Standard HDD'],
    source: 'throttling',
    place: 'Storage concept',
  },
  'limit-sync-thread': {
    statement: 'One thread that waits for each IO gains nothing from more disks.',
    edition: 'both',
    source: 'throttling',
    place: 'Storage concept, synchronous IO',
  },

  // Ephemeral OS disks.
  'ephemeral-place': {
    statement:
      'An ephemeral OS disk needs local storage of its size: the host cache, the temp disk or, from v6 on, local NVMe disks.',
    edition: 'current',
    source: 'ephemeral-os',
    place: 'Placement options; Size requirements',
  },
  'ephemeral-loss': {
    statement:
      'An ephemeral OS disk is lost when the VM is resized, redeployed or repaired. It cannot be detached or swapped, and has no snapshots and no backup; its VM cannot be deallocated. Keep nothing on it that must survive.',
    edition: 'current',
    source: 'ephemeral-os',
    place: 'Key differences; Unsupported features',
  },
  'ephemeral-reads': {
    statement:
      'Files of the image are read from a managed disk behind an ephemeral OS disk, which is not counted, unless it is created with full caching, which takes twice its size and 1 GiB.',
    edition: 'current',
    source: 'ephemeral-os',
    place: 'The caching modes; Size requirements',
  },

  'local-loss': {
    statement:
      'Local NVMe disks are empty after the VM was stopped or deallocated, after planned maintenance and after Azure repaired its host. Keep only what has a copy elsewhere on them; they have to be formatted again each time.',
    edition: 'current',
    source: 'nvme-temp-faq',
    place: 'What changes should I prepare for',
  },

  // How deep a queue.
  'queue-per-disk': {
    statement:
      'For its highest rate a Premium disk needs 8 to 16 outstanding IOs or more, each disk of a stripe.',
    edition: 'both',
    source: 'design-guide',
    place: 'Queue Depth, optimal queue depth and striped volumes',
  },
  'disks-ds': {
    statement: 'On a DS size at most 32 Premium disks are striped together.',
    edition: '2018-09',
    figure: { value: 32, unit: 'disks' },
    series: ['DS'],
    source: 'design-guide',
    place: 'Disk Striping, the note at its end',
  },
  'disks-gs': {
    statement: 'On a GS size at most 64 Premium disks are striped together.',
    edition: '2018-09',
    figure: { value: 64, unit: 'disks' },
    series: ['GS'],
    source: 'design-guide',
    place: 'Disk Striping, the note at its end',
  },

  // What counts as one IO at a disk.
  'io-unit-2018': {
    statement:
      'An IO of up to 256 KiB counts as one at the disk; a larger one as several, 1,100 KB as five.',
    edition: '2018-09',
    figure: { value: kib(256), unit: 'B' },
    families: premiumAndStandardSsd,
    source: 'standard-ssd-2018',
    place: 'Scalability and Performance Targets',
  },
  'io-unit': {
    statement: 'An IO of up to 256 KiB counts as one at the disk; a larger one as several.',
    edition: 'current',
    figure: { value: kib(256), unit: 'B' },
    families: premiumAndStandardSsd,
    source: 'disk-types',
    place: 'Premium SSD transactions; Standard SSD transactions',
  },

  // What a disk can be bought with.
  'tier-price': {
    statement:
      'A disk with a higher tier is billed as the disk of that tier: a P10 set to P50 has 7,500 IOPS and 250 MB/s at the price of a P50.',
    edition: 'current',
    families: ['Premium SSD'],
    source: 'performance-tiers',
    place: 'Billing impact',
  },
  'tier-lowered': {
    statement: 'A performance tier can be lowered once in 12 hours.',
    edition: 'current',
    figure: { value: seconds(12 * 3600), unit: 's' },
    families: ['Premium SSD'],
    source: 'tier-restrictions',
    place: 'the list of restrictions',
  },
  'plus-created': {
    statement:
      'A disk that is created together with its VM, or recovered by Site Recovery, cannot have “performance plus”; an existing disk gets it as a new disk from its snapshot.',
    edition: 'current',
    families: ['Premium SSD', 'Standard SSD', 'Standard HDD'],
    source: 'performance-plus',
    place: 'Limitations',
  },
  'zrs-latency': {
    statement:
      'A zone-redundant disk writes to three zones before it answers, so that its writes take longer than those of a locally redundant one. By how much is not published.',
    edition: 'current',
    families: premiumAndStandardSsd,
    source: 'disks-redundancy',
    place: 'Zone-redundant storage for managed disks; Compare ZRS and LRS disks',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type AnswerRuleId = keyof typeof answerRules;
