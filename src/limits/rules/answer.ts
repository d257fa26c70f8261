import { acceleratedSeries } from '../series-lists.ts';
import { buildRules } from './build.ts';
import { rulesIn } from './rule.ts';

/** The rules that answers cite. */
export const answerRules = {
  ...buildRules,

  ...rulesIn(`
# What should have a host cache.
cache-log | both | design-guide | Disk Caching, the SQL Server example
  A log disk is written more than read, so its cache is None.
cache-data | both | design-guide | Disk Caching, the SQL Server example
  A disk with data files is read much, so its cache is ReadOnly.
cache-read-write | both | design-guide | Disk Caching, ReadWrite
  ReadWrite is not for logs and not for SQL Server; elsewhere only for applications that flush what must last, since others can lose data when the VM crashes.
accelerator-use | current | write-accelerator | Prerequisites; Plan to use Write Accelerator; Write Accelerator restrictions
  Write Accelerator is for the log of a database on Premium SSD, not for its data files, and the host cache of such a disk is None or ReadOnly.
  families: Premium SSD
  series: ${acceleratedSeries.join(', ')}
cache-sql-server | current | sql-vm-storage | Checklist; Data file caching policies
  SQL Server: ReadOnly for data files, None for the log, ReadWrite for neither, and not for tempdb on a data disk.

# Which limits an IO crosses, and what shares them.
burst-vm | current | burst-credits | Virtual machine-level bursting
  A VM bursts on credits alone, from a bucket of its own with the rules of a disk’s.
limit-temp | both | disks-performance | Disk allocation and performance
  The temp disk shares the VM’s cached limit with the cached disks.
limit-temp-used | both | throttling | Best practices, scenario 2
  A busy temp disk uses the cached limit that cached disks need: size the VM for both. A 2017 article advises no cache there; Microsoft’s SQL Server guidance keeps ReadOnly for data files.
limit-local-nvme | current | ddsv6 | Local Storage
  On v6 sizes local NVMe disks do not count against the VM’s cached limit.
measured-local | current | lsv4 | Local storage, table definitions
  The figures of local NVMe disks are their best case: IOPS with 4 KB at queue depth 256, throughput with 256 KB at 64, writes to an empty disk. A disk in use writes more slowly.
  series: Lsv4, Lasv4, Laosv4, Lasv5, Laosv5, Ddsv7, Dldsv7, Edsv7, Fadsv7
limit-sum-cached | both | throttling | Best practices, scenario 1, point 1
  The cached disks together must stay below the VM’s cached limit.
limit-sum-all | both | throttling | Best practices, scenario 1, point 2, and scenario 2
  All disks but the temp disk together must stay below the VM’s uncached limit; cache hits do not count.
limit-standard-disk | 2018-09 | throttling | Storage concept
  A Standard HDD is throttled in the storage back end, a Premium SSD on the host.
  families: Standard HDD
limit-sync-thread | both | throttling | Storage concept, synchronous IO
  One thread that waits for each IO gains nothing from more disks.

# Ephemeral OS disks.
ephemeral-place | current | ephemeral-os | Placement options; Size requirements
  An ephemeral OS disk needs local storage of its size: the host cache, the temp disk or, from v6 on, local NVMe disks.
ephemeral-loss | current | ephemeral-os | Key differences; Unsupported features
  An ephemeral OS disk is lost when the VM is resized, redeployed or repaired. It cannot be detached or swapped, and has no snapshots and no backup; its VM cannot be deallocated. Keep nothing on it that must survive.
ephemeral-reads | current | ephemeral-os | The caching modes; Size requirements
  Files of the image are read from a managed disk behind an ephemeral OS disk, which is not counted, unless it is created with full caching, which takes twice its size and 1 GiB.
local-loss | current | nvme-temp-faq | What changes should I prepare for
  Local NVMe disks are empty after the VM was stopped or deallocated, after planned maintenance and after Azure repaired its host. Keep only what has a copy elsewhere on them; they have to be formatted again each time.

# How deep a queue.
queue-per-disk | both | design-guide | Queue Depth, optimal queue depth and striped volumes
  For its highest rate a Premium disk needs 8 to 16 outstanding IOs or more, each disk of a stripe.
disks-ds | 2018-09 | design-guide | Disk Striping, the note at its end
  On a DS size at most 32 Premium disks are striped together.
  figure: 32 disks
  series: DS
disks-gs | 2018-09 | design-guide | Disk Striping, the note at its end
  On a GS size at most 64 Premium disks are striped together.
  figure: 64 disks
  series: GS

# What counts as one IO at a disk.
io-unit-2018 | 2018-09 | standard-ssd-2018 | Scalability and Performance Targets
  An IO of up to 256 KiB counts as one at the disk; a larger one as several, 1,100 KB as five.
  figure: 256 KiB
  families: Premium SSD, Standard SSD
io-unit | current | disk-types | Premium SSD transactions; Standard SSD transactions
  An IO of up to 256 KiB counts as one at the disk; a larger one as several.
  figure: 256 KiB
  families: Premium SSD, Standard SSD

# What a disk can be bought with.
tier-price | current | performance-tiers | Billing impact
  A disk with a higher tier is billed as the disk of that tier: a P10 set to P50 has 7,500 IOPS and 250 MB/s at the price of a P50.
  families: Premium SSD
tier-lowered | current | tier-restrictions | the list of restrictions
  A performance tier can be lowered once in 12 hours.
  figure: 12 h
  families: Premium SSD
plus-created | current | performance-plus | Limitations
  A disk that is created together with its VM, or recovered by Site Recovery, cannot have “performance plus”; an existing disk gets it as a new disk from its snapshot.
  families: Premium SSD, Standard SSD, Standard HDD
zrs-latency | current | disks-redundancy | Zone-redundant storage for managed disks; Compare ZRS and LRS disks
  A zone-redundant disk writes to three zones before it answers, so that its writes take longer than those of a locally redundant one. By how much is not published.
  families: Premium SSD, Standard SSD
`),
} as const;

export type AnswerRuleId = keyof typeof answerRules;

/** Of these an answer cites the source beside a sentence of its own, so that scripts need not have what they say. */
export const citedAlone: readonly AnswerRuleId[] = [
  'cache-size-2018',
  'cache-size',
  'premium-storage',
  'ultra-series',
  'ultra-regions',
  'premium-v2-regions',
  'os-size',
  'os-one',
  'tier-price',
  'cache-no-series',
  'cache-none-on-os',
  'burst-vm',
  'zrs-latency',
];
