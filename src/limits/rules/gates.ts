import { milliseconds } from '../../units/index.ts';
import type { Rule } from './rule.ts';

/** Which gates an IO passes, and how many disks may stand behind them. */
export const gateRules = {
  'gate-hit': {
    statement: 'A read that the cache answers counts at the VM’s cached limit alone.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'gate-miss': {
    statement:
      'A read that misses the cache counts at the cached limit, the uncached limit and the disk.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Read-only host caching',
  },
  'gate-write': {
    statement:
      'A write to a cached disk counts at the cached limit, the uncached limit and the disk; with ReadWrite at the latter two when it is flushed.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Disk allocation and performance; Read/write host caching',
  },
  'gate-temp': {
    statement: 'The temp disk shares the VM’s cached limit with the cached disks.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Disk allocation and performance',
  },
  'gate-temp-used': {
    statement: 'Where the temp disk is used, no disk that matters should have a cache.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 2',
  },
  'gate-local-nvme': {
    statement: 'On v6 sizes the local NVMe disks stand outside the VM’s cached limit.',
    edition: 'current',
    source: 'ddsv6',
    place: 'Local Storage',
  },
  'gate-sum-cached': {
    statement: 'The cached disks together must stay below the VM’s cached limit.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 1, point 1',
  },
  'gate-sum-all': {
    statement:
      'All disks together, cached and uncached but not the temp disk, must stay below the VM’s uncached limit.',
    edition: 'both',
    source: 'throttling',
    place: 'Best practices, scenario 1, point 2, and scenario 2',
  },
  'gate-add-up': {
    statement:
      'The cached and the uncached limit are separate: a VM with both kinds of disk can use their sum.',
    edition: 'current',
    source: 'disks-performance',
    place: 'Combined uncached and cached limits',
  },
  'gate-window': {
    statement:
      'Limits are checked in windows of 50 ms; an IO over the limit waits for the next window.',
    edition: '2018-09',
    figure: { value: milliseconds(50), unit: 's' },
    source: 'throttling',
    place: 'How Azure throttles',
  },
  'gate-standard-disk': {
    statement: 'A Standard HDD is throttled in the storage back end, a Premium SSD on the host.',
    edition: '2018-09',
    families: ['Standard HDD'],
    source: 'throttling',
    place: 'Storage concept',
  },
  'gate-sync-thread': {
    statement: 'One thread that waits for each IO gains nothing from more disks.',
    edition: 'both',
    source: 'throttling',
    place: 'Storage concept, synchronous IO',
  },

  // How deep a queue.
  'queue-per-disk': {
    statement:
      'For its highest rate a Premium disk wants 8 to 16 outstanding IOs or more, each disk of a stripe.',
    edition: 'both',
    source: 'design-guide',
    place: 'Queue Depth, optimal queue depth and striped volumes',
  },
  'disks-per-core': {
    statement: 'A VM size typically takes two data disks a core.',
    edition: 'both',
    figure: { value: 2, unit: 'disks per core' },
    source: 'design-guide',
    place: 'Premium Storage Disk Sizes, number of disks',
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
} as const satisfies Readonly<Record<string, Rule>>;
