import { conflictsIn } from './conflict.ts';

/** Where documents disagree about Premium SSD v2 and Ultra Disk, and what was concluded where none says it. */
export const elasticConflicts = conflictsIn(`
elastic-mix | reading | The limits of a VM with Premium SSD beside Premium SSD v2 or Ultra Disk
printed | dsv6 | Remote storage | Two limits side by side, such as 12,800 IOPS for Premium SSD and 16,667 for Premium SSD v2 and Ultra Disk on D8s_v6; nothing about both at once
against | esv4-2022 | note 5 under the Esv4 table | Premium SSD v2 or Ultra Disk on E80is_v4 “results in higher” figures: 120,000 IOPS in place of 80,000, a higher maximum and not an addition
against | aks-postgresql | Benchmarking | All three end at one limit, that of the VM’s remote disk controller
against | disk-types | Ultra Disk IOPS | The IOPS of an Ultra Disk should be below “the VM IOPS limit”, of which there is one
against | api-2025 | UncachedDiskIOPS, UncachedDiskBytesPerSecond | One pair of uncached figures a size, in every copy of the API
against | azure-docs-56290 | the description | Ultra Disk is always uncached, with 80,000 IOPS as the maximum: the highest uncached limit then
against | azure-docs-88072 | the quoted page | 80,000 IOPS for one VM with Ultra Disk
against | nvme-remote-faq | Azure disk storage options compatible with remote NVMe disks | NVMe sizes can have all three; no rule for their limits
against | disks-performance | Combined uncached and cached limits | The one documented addition is that of the cached and the uncached limit
used | One shared budget with a higher maximum: all remote disks together at most the larger of the two limits, and Premium SSD at most its own; beyond the limit of Premium SSD the answer is “not checked”
why | Everything that is written reads as a higher maximum, and nothing as a second budget. No measurement with both kinds attached was found, so this is unproven for a mix.

vm-bucket | reading | How much burst credit a VM holds
printed | burst-credits | Virtual machine-level bursting; Bursting flow | Buckets of its own, which start full and last 30 minutes at the highest rate; no size
against | api-2020 | the burst credit buckets of P1 to P20 | The buckets of P1 to P20 are (burst − base) × 1,800 s: 6,084,000 IOs for P1, which bursts from 120 to 3,500 IOPS
used | (burst − base) × 1,800 s for VMs and for Standard SSD too, called derived
why | “The bursting credit system applies in the same manner at both the VM level and disk level.” The sizes of these buckets are not published.

ultra-series | conflict | Which VM series can have Ultra Disk
printed | ultra-limitations | the table of VM series | 42 series; of v6 those on Arm and Famsv6, none of v7
against | dsv6 | Remote storage | A limit for Premium SSD v2 and Ultra Disk, as on the pages of about 50 more series that the list does not name
against | api-2025 | UltraSSDAvailable | Ultra Disk with D2as_v6, D16plds_v5 and B1s, whose series are not listed, and not with D128ds_v6
against | nvme-remote-faq | Azure disk storage options compatible with remote NVMe disks | NVMe sizes in general can have Ultra Disk
used | Figures for every series with Premium Storage, and a warning on those that the list does not name
why | The list is neither complete nor refuted. The resource API of the region says whether a size can have it.

elastic-footnotes | conflict | The limit for Premium SSD v2 and Ultra Disk of E80is_v4
printed | esv4 | Remote storage | 80,000 IOPS and 1,500 MBps, and no other limit
against | esv4-2022 | note 5 under the Esv4 table | 120,000 IOPS and 1,800 MBps for Premium SSD v2 and Ultra Disk
used | 80,000 IOPS and 1,500 MB/s for all remote disks
why | The page from 2026 has dropped the note; the lower figures are the safe ones. Earlier copies had such notes for E80ids_v4, E104is_v5, E104ids_v5 and E112ias_v5 too, for the last three with the figures that Premium SSD has.

elastic-changes | conflict | How often a Premium SSD v2 can be changed
printed | disk-types | Premium SSD v2 performance | Four times in 24 hours
against | hana-premium-v2 | Major differences of Premium SSD v2 to premium storage and Ultra disk | Once in six hours
used | Four times in 24 hours, creating the disk being the first
why | The page on disk types is nearly four years newer.

ultra-least-iops | conflict | The least IOPS of an Ultra Disk
printed | disk-types | Ultra Disk IOPS | 100
against | shared-disks | Ultra Disk and Premium SSD v2 performance throttles | One for each GiB, at least 100, for the writers of a shared disk
against | azure-docs-88072 | the quoted page from 2022 | One for each GiB, at least 100
against | api-2020 | MinIopsPerGiBReadWrite | Two for each GiB
used | 100; for a shared disk what its page says
why | The page on disk types is the newest; the page on shared disks is the word on those.

ultra-throughput-unit | conflict | Throughput of an Ultra Disk for each of its IOPS
printed | disk-types | Ultra Disk throughput | 0.25 MB/s
against | shared-disks | Ultra Disk and Premium SSD v2 performance throttles | 256 KiB/s, which are 0.262 MB/s
used | 0.25 MB/s
why | The page on disk types is newer and says what its MB/s are; the lower figure is the safe one.

max-shares | conflict | How many VMs can share an Ultra Disk or a P1
printed | shared-disk-sizes | Ultra disk ranges; Premium SSD ranges | 15, and 3
against | api-2020 | MaxValueOfMaxShares | 5, and 1
used | 15, and 3
why | The service grew: newer copies of the resource API have the figures of the page.
`);
