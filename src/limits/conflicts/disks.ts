import { conflictsIn } from './conflict.ts';

/** Where documents disagree about disks and their cache. */
export const diskConflicts = conflictsIn(`
default-cache | conflict | The host cache of a data disk that nobody set
printed | design-guide | Disk Caching, table of default settings | ReadOnly
against | premium-storage-performance | Disk caching | Still ReadOnly in 2021
against | disks-performance | Configure host caching | None
against | caching-api | Caching | None for Standard storage, ReadOnly for Premium storage, where a request leaves the caching out
used | ReadOnly in 2018-09, None today
why | The newest page is followed for today; the guide is the word of its time. The page shows the portal, the reference describes the API that templates use, so both can be right. Set the cache of every disk explicitly, in templates above all.

sql-server-read-write | conflict | ReadWrite host caching for SQL Server files
printed | premium-storage-performance | Disk caching, ReadWrite | ReadWrite needs an application that writes cached data to the disk by itself, and SQL Server is named as one
against | sql-vm-storage | Checklist; Data file caching policies | No ReadWrite on disks with SQL Server data or log files; ReadOnly for data, None for the log
against | sql-vm-configuration | New VMs, caching | ReadWrite is not for SQL Server files: data consistency with it is not supported
used | No ReadWrite for SQL Server data, log or tempdb files, and none for the log of any database
why | The two pages about SQL Server are the specific ones, and the generic sentence is unchanged since the guide of 2018. Following the stricter page costs some speed at worst; following the other can cost data.

os-disk-none | conflict | None as the host cache of an OS disk
printed | premium-storage-performance | Disk caching, None | Supported on data disks only; on an OS disk it is replaced by ReadOnly
against | disk-metrics | Storage I/O metrics example | The worked example runs an OS disk with host caching disabled, and its IOPS are part of the VM’s uncached total
used | Today an OS disk set to None is counted as ReadOnly; in 2018-09 as None
why | The one page states a rule, the other only shows a case: 87 % of 5,000 on the OS disk and 82 % and 89 % on two data disks are 12,900, which is the uncached limit of 12,800 at the 101 % that the page shows. Counted as ReadOnly the disk is counted at both VM limits, so the answer errs on the safe side. Look at the VM’s cached metrics if it matters.

cache-size | conflict | The largest disk with a host cache, and a full P50
printed | design-guide | Disk Caching, the warning; Premium Storage Disk Sizes | Up to 4 TiB; a P50 has 4,095 GiB
against | premium-storage-performance | Disk caching | Only below 4 TiB
against | premium-ssd | the table of sizes | A P50 has 4,096 GiB
used | A P50 of 2018 may have a cache; a P50 of today only where it is provisioned smaller than 4,096 GiB
why | Both rules agree about a disk of 4,095 GiB. What changed is the size of a P50.

premium-v2-throughput | conflict | The highest throughput of a Premium SSD v2
printed | disk-types | Premium SSD v2 throughput | 2,000 MB/s
against | disk-billing | Premium SSD v2 | 1,200 MB/s
used | 2,000 MB/s
why | The page on disk types is the newer one.

ultra-iops-per-gib | conflict | IOPS of an Ultra Disk for each GiB
printed | disk-types | Ultra Disk IOPS | 1,000
against | shared-disks | Ultra Disk performance | 300
against | api-2020 | MaxIopsPerGiBReadWrite | 300
used | 1,000
why | The page on disk types is the newest of the three.

ultra-ceiling | conflict | The highest IOPS and throughput of an Ultra Disk
printed | disk-types | Ultra Disk IOPS; Ultra Disk throughput | 400,000 IOPS and 10,000 MB/s
against | api-2020 | the limits of UltraSSD | 160,000 IOPS and 2,000 MB/s
used | 400,000 IOPS and 10,000 MB/s
why | The service grew between 2020 and 2026.

standard-ssd-base | conflict | Throughput of a Standard SSD up to E50
printed | standard-ssd | the table of sizes | 60 MB/s
against | api-2024 | the limits of StandardSSD_LRS | 100 MB/s
against | disk-api-2026 | E1 to E50 | 100 MB/s
used | 100 MB/s today, 60 in 2018-09
why | The API is what the service enforces, and two copies of it two years apart agree; the page is from 2023.

hdd-transaction | conflict | What is billed as one transaction of a Standard HDD
printed | disk-types | Standard HDD transactions | 16 KiB
against | disk-billing | Standard HDD, transactions | It depends on size and region
against | hdd-unit | What changes | 16 KiB for S4, S6, S70 and S80, with a maximum an hour for each
used | 16 KiB, in the cost of Find; no other cost contains operations
why | It is the newer document, and the unit that costs more. The hourly maximum is counted for the four sizes whose figures are published.

hdd-shares | conflict | Whether a Standard HDD can be shared between VMs
printed | shared-limitations | General limitations | It is not among the four types that can
against | disk-api-2026 | MaxValueOfMaxShares of Standard HDD | At most 2 VMs for S20, 5 from S30 on
used | No number for Standard HDD
why | Two pages exclude it, and the API does not say that a number above 1 is supported.

operation-meters | conflict | The price of 10,000 operations of a Standard SSD or Standard HDD
printed | retail-disks-westeurope-2026-08 | the meters of single sizes | 0.002 USD (E10 LRS Disk Operations), 0.0005 (S10 LRS Disk Operations)
against | retail-disks-westeurope-2026-08 | the meters of all sizes | 0.0026 USD and 0.00065 (Disk Transactions LRS Disk Operations)
against | disk-billing | Standard SSD billing example | A bill of an E30 with the meter E4 LRS Disk Operations
used | The meter of the E4 or S4 in the cost of Find; elsewhere both are shown, and no cost contains either
why | A bill shows it for every size. Without a load the number of operations is not known, and an hourly maximum is published for few sizes.

large-premium-preview | conflict | P60, P70 and P80
printed | design-guide | Premium Storage Disk Sizes | 12,500 IOPS and 480 MB/s, 15,000 and 750, 20,000 and 750
against | premium-ssd | the table of sizes | 16,000 IOPS and 500 MB/s, 18,000 and 750, 20,000 and 900
used | Each in its edition
why | They were previews in 2018, and changed when they became available.

p80-size | misprint | The size of a P80
printed | design-guide | Premium Storage Disk Sizes | 32,767 GiB (32 GiB)
used | 32,767 GiB
why | 32,767 GiB are 32 TiB less one GiB, and every size beside it has its TiB in brackets.

p20-size | misprint | The size of a P20
printed | design-guide | Premium Storage Disk Sizes | 512 GB
used | 512 GiB
why | All other sizes of the row are in GiB.
`);
