import { conflictsIn } from './conflict.ts';

/** Where documents disagree about VM sizes, or one document at two times. What one of them has wrong by itself is in `size-misprints.ts`. */
export const sizeConflicts = conflictsIn(`
size-pages-unit-2018 | conflict | What MBps meant on the size pages of 2018
printed | sizes-general-2018 | the definitions under the tables | MBps are 10⁶ bytes a second
against | api-2020 | 159 of 162 uncached limits | The same numbers times 2^20 bytes a second
against | throttling | the tests on DS13_v2 | 256 and 386 MiB/s measured at limits of 256 and 384
against | api-2024 | 446 of 494 uncached limits | The same numbers times 10⁶ bytes a second
used | MiB/s in 2018-09, MB/s today
why | Measurement and API of the time agree against the page; the API of today agrees with it.

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
why | Microsoft lists the lower figure in 2026 too, and with it no load is promised too much.

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

lsv2-caching | conflict | Host caching of data disks on Lsv2
printed | lsv2 | the features of the series | Not supported
against | azure-docs-119799 | the answer of 14 February 2024 | A reader switched it on for a Premium SSD on an L8s_v2; “it is possible to enable host caching”
used | Accepted by Azure and not supported: counted as None, with a warning
why | Nothing says what such a cache does; the page gives no limit for it.

dsv2-caching | conflict | Host caching on DSv2
printed | dsv2 | Feature support; Local storage | Not supported; the figures are those of the temp disk
against | dsv2-memory | the size table | The same figures, as limits of cache and temp disk together
against | sizes-general-2018 | the DSv2 table | The same figures, with a cache size
used | Supported
why | The tests of 2017 ran into this very limit on DSv2 sizes with cached disks.

vm-price-meters | conflict | Prices of Dasv5, Dadsv5, Easv5, Eadsv5, Basv2 and Bsv2 sizes
printed | retail-2026-08 | the sizes of these series | One Linux price a size
against | retail-2026-06 | the sizes of these series | Another price for the same size
against | retail-vms-westeurope-2026-08 | Bsv2 Series, by product name | B16s_v2 in West Europe: 0.768 USD for Linux, 0.842 for Windows and for Cloud Services
used | The lowest of all copies since 2023, with the others in the note
why | Every copy of the list mixes meters of Linux, Windows and Cloud Services, each in its own way: for four of the Basv2 and Bsv2 sizes the two newest agree on the price of Windows, and older copies have that of Linux. Only the lowest prices keep one ratio, within 0.5 % in a series, to the Linux prices of West Europe, which their list names apart.

dpldsv5-local-writes | conflict | Writes to the temp disk of Dpldsv5
printed | dpldsv5 | Local storage | 3,750 IOPS and 85 MB/s for D2plds_v5
against | dpldsv5 | Remote storage | The same figures, as the uncached limits
used | As printed, noted
why | All seven sizes repeat the uncached limits, which a temp disk does not cross; no page says what is right.

data-disks-2026 | conflict | Number of data disks of L12aos_v4, ND96asr_v4, ND96isr_H100_v5 and E8-4s_v5
printed | laosv4 | Remote storage | 32 for L12aos_v4
against | nda100v4 | Remote storage | 32 for ND96asr_v4
against | ndh100v5 | Remote storage | 32 for ND96isr_H100_v5
against | constrained-vcpus | Specification comparison | The storage of the full size for E8-4s_v5 and E8-4ds_v5, so 16
against | size-api-2026 | the number of data disks | 16 for the first three, 32 for E8-4s_v5 and E8-4ds_v5
used | As printed, noted
why | The pages are the reference for sizes; all other sizes agree in both.

ec32-memory | conflict | Memory of EC32as_v5 and EC32ads_v5
printed | ecasv5 | the size tables | 256 GiB
against | size-api-2026 | EC32as_v5 and EC32ads_v5 | 192 GiB
used | 256 GiB, noted
why | The page has 8 GiB a vCPU up to 64. No limit of storage depends on it.

cached-api-v4 | conflict | Cached limits of v4 sizes
printed | ddsv4 | Local storage | 19,000 IOPS and 250 MBps for D4ds_v4, as figures of its temp disk
against | api-2026-08-18 | D4s_v4 | 38,500 and 242.2 MB/s for D4s_v4
against | api-2021 | E80is_v4 | 615,000 IOPS for E80is_v4
used | The page for sizes with a temp disk, the resource API for these two
why | The page gives the sizes without a temp disk no figure. The API of 2020 had about twice the printed figures for Ddsv4 and Edsv4 too.

cached-api-2024 | conflict | Cached limit of NC24ads_A100_v4
printed | api-2025 | NC24ads_A100_v4 | 32,000 IOPS and 256 MB/s, as in December 2024
against | api-2024-01 | NC24ads_A100_v4, D2_v5 | 75,000 IOPS and 1,000 MB/s in January 2024; in the same way 19,000 IOPS for D2_v5, and 9,000 since
used | 32,000 IOPS and 256 MB/s
why | The API itself changed in 2024, and the later copies agree.

cache-size-api | conflict | Cache sizes of D96as_v4, E96as_v4, E20as_v4, E20ds_v4 and M64m
printed | easv4 | Local storage, and the tables of the other series | 2,400 GiB for D96as_v4 and E96as_v4, 500 for E20as_v4 and E20ds_v4, 1,228 for M64m
against | api-2020 | CachedDiskBytes | 1,600, 400 and 6,348 GiB
used | As printed
why | No limit depends on the size of the cache; the pages are newer.

d48as-v4 | conflict | Uncached throughput of D48as_v4 and E48as_v4
printed | dasv4 | Remote storage | 1148 MBps
against | api-2024 | D48as_v4, E48as_v4 | 1152 MB/s
used | 1148 MB/s
why | The page is the reference and newer; 24 MB/s a vCPU would make 1152.

mbsv3-iops | conflict | Uncached IOPS of the large Mbsv3 sizes
printed | mbsv3 | Remote storage | 260,000
against | api-2024 | M96bs_v3 to M176bs_v3 | 265,000
used | 260,000
why | The page is newer than the copy of the API.

e112ias-v5 | conflict | Uncached throughput of E112ias_v5
printed | easv5 | Remote storage | 2000 MBps
against | api-2024 | E112ias_v5 | 4000 MB/s
used | 2000 MB/s
why | Its sibling E112iads_v5 has 2000 in both.

bv1-cache | conflict | Host cache on Bv1 sizes such as B1s
printed | bv1 | Feature support | Not supported
against | api-2025 | CachedDiskBytes | 30 GiB for B1s and B20ms
used | None
why | The page says what is supported, and without a cache nothing is promised that may not come.

ec64es-v6-uncached | conflict | Uncached IOPS of EC64es_v6 and EC64eds_v6
printed | ecesv6 | ECesv6-series specifications | 80,000
against | ecedsv6 | ECedsv6-series specifications | The same for EC64eds_v6
against | dcesv6 | Remote storage | 102,400 for DC64es_v6
used | 80,000, noted
why | The smaller sizes have equal limits, so that it may be a figure of an older generation.

confidential-v6-disks | conflict | Data disks of DCasv6, DCadsv6, ECasv6 and ECadsv6
printed | dcasv6-specs | Remote Storage | 8 to 64 disks, 4,000 to 175,000 IOPS and 90 to 4,320 MBps for the whole series
against | size-api-2026 | DC2as_v6 to DC96as_v6 | 4 to 32 disks
used | The number of disks in the resource API; limits of remote disks count as not published
why | The pages of the series have no table of remote storage.

nvadsa10v5-disks | conflict | Data disks of NV12ads_A10_v5, NV18ads_A10_v5 and NV36ads_A10_v5
printed | nvadsa10v5 | Remote storage | 4, 8 and 16
against | size-api-2026 | NV12ads_A10_v5 to NV36ads_A10_v5 | 8, 16 and 32
used | As printed, noted
why | What the page lists is certain to be accepted.

write-accelerator-m | conflict | Write Accelerator on Mbsv3, Mbdsv3, Msv3 and Mdsv3 with high or very high memory, and M64, M64m, M128 and M128m
printed | mbsv3 | Feature support | Supported
against | mbdsv3 | Feature support | The same
against | msv3-hm | Feature support | The same
against | mdsv3-hm | Feature support | The same
against | mdsv3-vhm | Feature support | The same
against | m | the features of the series | The same for the whole M series
against | write-accelerator | Write Accelerator restrictions | A number of disks and their IOPS for 46 sizes of the M family, and for none of these
used | None: these sizes have no figures of Write Accelerator, and no answer proposes it for them
why | Without the number of disks and their IOPS nothing can be checked. The page on Write Accelerator names M-series VMs as a whole, so that the sizes may have it.
`);
