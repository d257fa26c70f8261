import { gib, iops, kib, milliseconds, seconds } from '../../units/index.ts';
import type { Rule } from './answer.ts';

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
    statement: 'A read that the cache answers counts at the VM’s cached limit alone.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'limit-miss': {
    statement:
      'A read that misses the cache counts at the cached limit, the uncached limit and the disk.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'limit-window': {
    statement:
      'According to one article of 2017, limits are checked in windows of 50 ms; an IO over the limit waits for the next window.',
    edition: '2018-09',
    figure: { value: milliseconds(50), unit: 's' },
    source: 'throttling',
    place: 'How Azure throttles',
  },
  'limit-write': {
    statement:
      'A write to a cached disk counts at the cached limit, the uncached limit and the disk; with ReadWrite at the latter two when it is flushed.',
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
  'io-unit-premium-2018': {
    statement: 'An IO of up to 256 KiB counts as one at a Premium SSD; a larger one as several.',
    edition: '2018-09',
    figure: { value: kib(256), unit: 'B' },
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
