import { conflictsIn } from './conflict.ts';

/** Where documents disagree about VM sizes. */
export const sizeConflicts = conflictsIn(`
size-pages-unit-2018 | conflict | What MBps meant on the size pages of 2018
printed | sizes-general-2018 | the definitions under the tables | MBps are 10⁶ bytes a second
against | api-2020 | 159 of 162 uncached limits | The same numbers times 2^20 bytes a second
against | throttling | the tests on DS13_v2 | 256 and 386 MiB/s measured at limits of 256 and 384
against | api-2024 | 446 of 494 uncached limits | The same numbers times 10⁶ bytes a second
used | MiB/s in 2018-09, MB/s today
why | Measurement and API of the time agree against the page; the API of today agrees with it.

as-v4-48-cached | misprint | Cached throughput of D48as_v4 and E48as_v4
printed | dasv4 | D48as_v4 | 1,020 MBps, as with 64 vCPUs
against | easv4 | E48as_v4 | The same
against | api-2020 | D48as_v4 | 805,306,368 bytes a second, 768 MiB/s
against | api-2021 | D48as_v4, E48as_v4 | The same
used | 805 MB/s of the resource API
why | The sizes with 8 to 32 vCPUs have about 16 MBps a vCPU on the page too, and 48 times 16 is 768. The lower figure promises nothing that a VM does not deliver.

ds14 | conflict | Uncached IOPS and number of data disks of DS14
printed | design-guide | High Scale VM Sizes, the table | 50,000 IOPS and 32 disks
against | sizes-memory-2018 | the DS table | 51,200 IOPS and 64 disks
used | 51,200 IOPS and 64 disks
why | The size table is the reference for sizes, and every DS size has 3,200 IOPS a core.

d14-disks | conflict | Number of data disks of D14
printed | design-guide | High Scale VM Sizes, the example of cost | 16,000 IOPS with 32 disks of 500
against | sizes-memory-2018 | the D table | 64 disks
used | 64 disks
why | The example needs 32 disks and does not say that the size takes no more.

per-core-cache | misprint | The last column of the guide’s table of VM sizes
printed | design-guide | High Scale VM Sizes, the table | 4,000 IOPS and 33 MB/s for DS14, 5,000 and 50 for GS5
against | premium-storage-2018 | the notes under the limits | The same figures, for each core, of cache and local SSD
against | sizes-memory-2018 | the DS and GS tables | 64,000 IOPS and 512 MB/s; 160,000 and 1,600
used | 64,000 IOPS and 512 MB/s for DS14, 160,000 and 1,600 for GS5, as in the size tables
why | Times 16 and 32 cores the column gives the limits of the size tables, but for DS14’s throughput: 16 × 33 are 528, and its limit is 512.

d2s-v3-caption | misprint | Uncached throughput of D2s_v3
printed | disks-performance | the caption of a figure | 32 MB/s
against | dsv3 | the size table | 48 MBps
used | 48 MB/s
why | The caption repeats the cached limit; Dsv3 sizes up to 48 vCPUs have 24 MBps a core uncached.

m128ms-memory | conflict | Memory of M128ms
printed | sizes-memory-2018 | the M table | 3800 GiB
against | m | the size table | 3892 GiB
used | 3800 GiB with limits from September 2018, 3892 GiB with those of today
why | The API of 2020 has 3800 too and newer copies 3892: the count, not the machine, seems to have changed. In the same way the API of 2020 has 1000, 1750 and 2000 GiB where today’s page has 1024, 1792 and 2048 for the M sizes of 64 and 128 vCPUs.

ebsv5-interface | conflict | Uncached limits of Ebsv5 and Ebdsv5
printed | ebdsv5 | the two tables | One set of limits for NVMe and a lower one for SCSI
against | api-2024 | E2bs_v5 to E112ibs_v5 | The SCSI limits alone, with 6,050 IOPS in place of 6,000 for E2bs_v5 and 340 MB/s in place of 350 for E4bs_v5
used | Both, as two rows of a size
why | The API has one row a size. Which limit holds depends on the interface of the VM.

ddsv4-temp | conflict | Cached limit of Ddsv4 and Edsv4
printed | ddsv4 | Local storage | 9000 IOPS for D2ds_v4 and E2ds_v4, as figures of the temp disk
against | edsv4-2020 | the Edsv4 table | 19000 IOPS for cache and temp disk together
against | api-2020 | CombinedTempDiskAndCachedIOPS | About twice the page
used | As printed, with a note that the limit may be higher
why | The lower figure is the newer one and the safe one to plan with.

dasv4-cached | conflict | Cached throughput of Dasv4 and Easv4
printed | dasv4 | Local storage | 255, 510 and 1020 MBps from 16 vCPUs on
against | api-2020 | D16as_v4 to D96as_v4 | 256, 512, 768 and 1024 MiB/s
used | As printed, and 805 MB/s of the resource API at 48 vCPUs
why | The page is the reference, and has a little less than the API but at 48 vCPUs, where its figure is a misprint (“Cached throughput of D48as_v4 and E48as_v4”).

d96a-v6 | conflict | Uncached IOPS of the 96 vCPU sizes of Dasv6, Dadsv6, Dalsv6, Easv6 and Eadsv6
printed | dasv6 | Remote storage | 175,000
against | api-2024 | D96as_v6 to E96as_v6 | 172,800
used | 175,000
why | The page is the reference; 172,800 would follow from 1,800 IOPS a vCPU, as L96as_v4 has it.

b32-v2 | conflict | Uncached limits of the 32 vCPU sizes of Basv2 and Bsv2
printed | basv2 | Remote storage | 25,600 IOPS (Basv2) and 600 MBps (both)
against | api-2024 | B32as_v2, B32s_v2 | 51,200 IOPS and about 865 MB/s
used | As printed
why | The page lists for Basv2 what the 16 vCPU sizes have, perhaps by mistake; the lower figure is the safe one.

bv1-throughput | conflict | Uncached limits of the small B sizes
printed | bv1 | Remote storage | 10 MB/s for B1s
against | api-2024 | B1ls, B1s, B1ms, B2s | About 23 MB/s, and 320 IOPS in place of 160 for B1ls
used | As printed
why | The page of 2026 still lists the lower figure, and that is the safe one.

cached-unit-v3 | conflict | Cached throughput of Dsv3 sizes
printed | dsv3 | Local storage | 32 MBps for D2s_v3 and 1024 for D64s_v3
against | api-2025 | D2s_v3, D64s_v3 | 32,768,000 and 1,048,576,000 bytes a second, the page’s numbers times 1,024,000
used | As printed, MBps read as 10⁶ bytes a second
why | The same copy of the API has the uncached limits as the page’s numbers times 10⁶. The cached ones are 2.4 % above the page; the lower figure is the safe one.

f16s-v2 | conflict | Throughput of Fsv2 sizes such as F16s_v2
printed | fsv2 | Remote storage; Local storage | 380 MB/s uncached and 255 for the temp disk
against | api-2025 | F16s_v2 | 384 MB/s uncached and 262.144 for cache and temp disk
against | api-2024 | F2s_v2 to F72s_v2 | 48, 96, 192, 384, 768, 1152 and, from 64 vCPUs on, 1200 MB/s uncached, where the page has 47 to 1100
used | As printed
why | The two differ by at most 9 %, and the lower figures are the safe ones.
`);
