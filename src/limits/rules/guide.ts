import { rulesIn } from './rule.ts';

/** Rules that pages of the guide and of limits state, and no calculator: readers' scripts leave them out. */
export const guideRules = rulesIn(`
cache-data-default | current | disks-performance | Configure host caching
  A data disk has no caching unless it is set.
cache-data-default-2018 | 2018-09 | design-guide | Disk Caching, table of default settings
  A data disk has ReadOnly caching unless it is set otherwise.
cache-warm-up | both | checklist | Benchmarking, warming up the cache
  A cache is empty after each start of the VM and has to fill before it gives hits.
disks-stay | current | disk-types | the sections of each type
  No retirement is announced for Premium SSD, Standard SSD, or Standard HDD as a data disk.
  families: Premium SSD, Standard SSD, Standard HDD
disks-unmanaged | current | unmanaged-disks-retirement | How am I affected?
  Unmanaged disks were retired on 2026-03-31: a VM that uses one cannot be started.
  families: Standard HDD
disks-available | current | disk-types | Premium SSD v2; Ultra Disks
  Premium SSD v2 and Ultra Disk are generally available, Premium SSD v2 nonzonal in some regions only.
  families: Premium SSD v2, Ultra Disk
disks-per-core | both | design-guide | Premium Storage Disk Sizes, number of disks
  A VM size typically takes two data disks a core.
  figure: 2 disks per core
limit-add-up | current | disks-performance | Combined uncached and cached limits
  The cached and the uncached limit are separate: a VM with both kinds of disk can use their sum.
limit-hit | both | disks-performance | Read-only host caching
  A read that the cache answers counts against the VM’s cached limit alone.
limit-miss | both | disks-performance | Read-only host caching
  A read that misses the cache counts against the cached limit, the uncached limit and the disk.
limit-estimate | current | api-2026-08-18 | D2s_v5; D2_v5 and the B sizes in the copies of June 2025 and 2026-08-11
  The resource API gives a cached limit for eight sizes without a temp disk (D2_v5, D2s_v5 and six of the B series v2). It is the figure that pages list for the temp disk of a Ddsv5 size with as many vCPUs, so a cached limit of v5 that no page gives can be estimated from that. Sizes of v4 do not agree.
  series: Dsv5, Dlsv5, Dasv5, Esv5, Easv5, Ebsv5
limit-window | 2018-09 | throttling | How Azure throttles
  According to the 2017 article, limits are checked in windows of 50 ms; an IO over the limit waits for the next window. Published runs on Premium and Standard SSD agree.
  figure: 50 ms
limit-write | both | disks-performance | Disk allocation and performance; Read/write host caching
  A write to a cached disk counts against the cached limit, the uncached limit and the disk; with ReadWrite against the latter two when it is flushed.
basic-tier | 2018-09 | standard-storage-2018 | Scalability and performance targets
  A standard disk on a Basic-tier VM has three fifths of its IOPS.
  figure: 300 IOPS
  families: Standard HDD
burst-bucket | current | api-2020 | the burst credit buckets of P1 to P20, which this formula gives
  A bucket holds (burst − base) × 1,800 s, IOs and bytes apart; it starts full and fills with the base that is not used.
  figure: 1800 s
burst-credit | current | burst-credits | Bursting flow
  A full bucket of credit lasts 30 minutes at the highest burst rate.
  figure: 1800 s
burst-disks | current | burst-credits | Credit-based bursting
  Credit bursting is on by itself for Premium SSD up to P20 and Standard SSD up to E30.
  families: Premium SSD, Standard SSD
burst-on-demand | current | bursting | On-demand bursting
  Premium SSD above 512 GiB bursts on demand: switched on by its owner, and billed.
  figure: 512 GiB
  families: Premium SSD
io-unit-premium-2018 | 2018-09 | premium-storage-2018 | Scalability and performance targets
  An IO of up to 256 KiB counts as one at a Premium SSD; a larger one as several.
  figure: 256 KiB
  families: Premium SSD
hdd-iops-size | 2018-09 | standard-storage-2018 | Scalability and performance targets
  The IOPS of a Standard HDD are given for IOs of 8 KB.
  figure: 8 KiB
  families: Standard HDD
latency-class-ssd | current | disk-types | Premium SSD size; Standard SSD size
  Premium SSD and Standard SSD are designed for single-digit milliseconds: a class that the vendor states, and no limit.
  families: Premium SSD, Standard SSD
latency-class-hdd | current | disk-types | Standard HDDs
  Standard HDD is designed for writes below 10 ms and reads below 20 ms for most IOs: a class that the vendor states, and no limit.
  families: Standard HDD
measured-ebsv5 | current | ebdsv5 | the notes under the tables
  The IOPS of these sizes are for IOs of 4 or 8 KiB, their MBps for 64 KiB to 1 MiB.
  series: Ebsv5, Ebdsv5
premium-account-2018 | 2018-09 | premium-storage-2018 | Scalability and performance targets
  Unmanaged Premium disks share the 35 TB and the 50 Gbit/s of their storage account.
  families: Premium SSD
storage-account | 2018-09 | standard-storage-2018 | Scalability and performance targets
  Unmanaged standard disks share the IOPS of their storage account.
  figure: 20000 IOPS
  families: Standard HDD
`);
