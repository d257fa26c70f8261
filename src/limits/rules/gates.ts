import type { Rule } from './rule.ts';

/** Which gates an IO passes, and how many disks may stand behind them. */
export const gateRules = {
  'gate-temp': {
    statement: 'The temp disk shares the VM’s cached limit with the cached disks.',
    edition: 'both',
    source: 'disks-performance',
    place: 'Disk allocation and performance',
  },
  'gate-temp-used': {
    statement:
      'A busy temp disk uses the cached limit that cached disks need: size the VM for both. One article of 2017 advises no cache there; Microsoft’s SQL Server guidance keeps ReadOnly for data files.',
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
} as const satisfies Readonly<Record<string, Rule>>;
