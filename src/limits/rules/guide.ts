import { gib, iops, kib, milliseconds, seconds } from '../../units/index.ts';
import type { Rule } from './rule.ts';

const premiumAndStandardSsd = ['Premium SSD', 'Standard SSD'] as const;

/** Rules that pages of the guide and of limits state, and no calculator: readers' scripts leave them out. */
export const guideRules = {
  'cache-data-default': {
    statement: 'A data disk has no caching unless it is set.',
    edition: 'current',
    source: 'disks-performance',
    place: 'Configure host caching',
  },
  'cache-data-default-2018': {
    statement: 'A data disk has ReadOnly caching unless it is set otherwise.',
    edition: '2018-09',
    source: 'design-guide',
    place: 'Disk Caching, table of default settings',
  },
  'cache-warm-up': {
    statement: 'A cache is empty after each start of the VM and has to fill before it gives hits.',
    edition: 'both',
    source: 'checklist',
    place: 'Benchmarking, warming up the cache',
  },
  'disks-stay': {
    statement:
      'No retirement is announced for Premium SSD, Standard SSD, or Standard HDD as a data disk.',
    edition: 'current',
    families: ['Premium SSD', 'Standard SSD', 'Standard HDD'],
    source: 'disk-types',
    place: 'the sections of each type',
  },
  'disks-unmanaged': {
    statement: 'Unmanaged disks were retired on 2026-03-31: a VM that uses one cannot be started.',
    edition: 'current',
    families: ['Standard HDD'],
    source: 'unmanaged-disks-retirement',
    place: 'How am I affected?',
  },
  'disks-available': {
    statement:
      'Premium SSD v2 and Ultra Disk are generally available, Premium SSD v2 nonzonal in some regions only.',
    edition: 'current',
    families: ['Premium SSD v2', 'Ultra Disk'],
    source: 'disk-types',
    place: 'Premium SSD v2; Ultra Disks',
  },
  'disks-per-core': {
    statement: 'A VM size typically takes two data disks a core.',
    edition: 'both',
    figure: { value: 2, unit: 'disks per core' },
    source: 'design-guide',
    place: 'Premium Storage Disk Sizes, number of disks',
  },
  'limit-add-up': {
    statement:
      'The cached and the uncached limit are separate: a VM with both kinds of disk can use their sum.',
    edition: 'current',
    source: 'disks-performance',
    place: 'Combined uncached and cached limits',
  },
  'limit-hit': {
    statement: 'A read that the cache answers counts against the VM’s cached limit alone.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'limit-miss': {
    statement:
      'A read that misses the cache counts against the cached limit, the uncached limit and the disk.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'limit-estimate': {
    statement:
      'Eight sizes without a temp disk (D2_v5, D2s_v5 and six of the B series v2) have in the resource API the cached limit that pages print for the temp disk of a Ddsv5 size with as many vCPUs. So a cached limit of v5 that is not published can be estimated; sizes of v4 do not agree.',
    edition: 'current',
    series: ['Dsv5', 'Dlsv5', 'Dasv5', 'Esv5', 'Easv5', 'Ebsv5'],
    source: 'api-2026-08-18',
    place: 'D2s_v5; D2_v5 and the B sizes in the copies of June 2025 and 2026-08-11',
  },
  'limit-window': {
    statement:
      'According to the 2017 article, limits are checked in windows of 50 ms; an IO over the limit waits for the next window. Published runs on Premium and Standard SSD agree.',
    edition: '2018-09',
    figure: { value: milliseconds(50), unit: 's' },
    source: 'throttling',
    place: 'How Azure throttles',
  },
  'limit-write': {
    statement:
      'A write to a cached disk counts against the cached limit, the uncached limit and the disk; with ReadWrite against the latter two when it is flushed.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Disk allocation and performance; Read/write host caching',
  },
  'basic-tier': {
    statement: 'A standard disk on a Basic-tier VM has three fifths of its IOPS.',
    edition: '2018-09',
    figure: { value: iops(300), unit: 'IOPS' },
    families: ['Standard HDD'],
    source: 'standard-storage-2018',
    place: 'Scalability and performance targets',
  },
  'burst-bucket': {
    statement:
      'A bucket holds (burst − base) × 1,800 s, IOs and bytes apart; it starts full and fills with the base that is not used.',
    edition: 'current',
    figure: { value: seconds(1800), unit: 's' },
    source: 'api-2020',
    place: 'the burst credit buckets of P1 to P20, which this formula gives',
  },
  'burst-credit': {
    statement: 'A full bucket of credit lasts 30 minutes at the highest burst rate.',
    edition: 'current',
    figure: { value: seconds(1800), unit: 's' },
    source: 'burst-credits',
    place: 'Bursting flow',
  },
  'burst-disks': {
    statement:
      'Credit bursting is on by itself for Premium SSD up to P20 and Standard SSD up to E30.',
    edition: 'current',
    families: premiumAndStandardSsd,
    source: 'burst-credits',
    place: 'Credit-based bursting',
  },
  'burst-on-demand': {
    statement: 'Premium SSD above 512 GiB bursts on demand: switched on by its owner, and billed.',
    edition: 'current',
    figure: { value: gib(512), unit: 'B' },
    families: ['Premium SSD'],
    source: 'bursting',
    place: 'On-demand bursting',
  },
  'io-unit-premium-2018': {
    statement: 'An IO of up to 256 KiB counts as one at a Premium SSD; a larger one as several.',
    edition: '2018-09',
    figure: { value: kib(256), unit: 'B' },
    families: ['Premium SSD'],
    source: 'premium-storage-2018',
    place: 'Scalability and performance targets',
  },
  'hdd-iops-size': {
    statement: 'The IOPS of a Standard HDD are given for IOs of 8 KB.',
    edition: '2018-09',
    figure: { value: kib(8), unit: 'B' },
    families: ['Standard HDD'],
    source: 'standard-storage-2018',
    place: 'Scalability and performance targets',
  },
  'latency-class-ssd': {
    statement:
      'Premium SSD and Standard SSD are designed for single-digit milliseconds: a class that the vendor states, and no limit.',
    edition: 'current',
    families: premiumAndStandardSsd,
    source: 'disk-types',
    place: 'Premium SSD size; Standard SSD size',
  },
  'latency-class-hdd': {
    statement:
      'Standard HDD is designed for writes below 10 ms and reads below 20 ms for most IOs: a class that the vendor states, and no limit.',
    edition: 'current',
    families: ['Standard HDD'],
    source: 'disk-types',
    place: 'Standard HDDs',
  },
  'measured-ebsv5': {
    statement: 'The IOPS of these sizes are for IOs of 4 or 8 KiB, their MBps for 64 KiB to 1 MiB.',
    edition: 'current',
    series: ['Ebsv5', 'Ebdsv5'],
    source: 'ebdsv5',
    place: 'the notes under the tables',
  },
  'premium-account-2018': {
    statement:
      'Unmanaged Premium disks share the 35 TB and the 50 Gbit/s of their storage account.',
    edition: '2018-09',
    families: ['Premium SSD'],
    source: 'premium-storage-2018',
    place: 'Scalability and performance targets',
  },
  'storage-account': {
    statement: 'Unmanaged standard disks share the IOPS of their storage account.',
    edition: '2018-09',
    figure: { value: iops(20_000), unit: 'IOPS' },
    families: ['Standard HDD'],
    source: 'standard-storage-2018',
    place: 'Scalability and performance targets',
  },
} as const satisfies Readonly<Record<string, Rule>>;
