import { conflictsIn } from './conflict.ts';

/** What looks mistaken on today’s size pages. The tables keep it as it is printed, with a note. */
export const sizePageConflicts = conflictsIn(`
e192ids-v6 | misprint | Premium SSD limits of E192ids_v6
printed | edsv6 | Remote storage | 360000 IOPS and 17280 MB/s, burst 1440000 and 8640
against | edsv6-2024 | Remote storage | 260000 IOPS, and the same other three figures
against | esv6 | Remote storage | 260000 IOPS and 12000 MB/s for E192is_v6
used | None: the limit counts as not published
why | They are figures of the local disks in the wrong cells: a burst throughput below its base shows it. The 260000 of the earlier copy may be right, as E192is_v6 has them, but its throughput is wrong as well.

d16ds-v4 | misprint | Temp disk of D16ds_v4
printed | ddsv4 | Local storage | 85000 IOPS
against | edsv4 | Local storage | 75000 for E16ds_v4
against | ddsv5 | Local storage | 75000 for D16ds_v5
used | 85000, noted
why | The figure fits between its neighbours, so nothing on the page proves it wrong.

e64ds-v5 | misprint | Temp disk of E64ds_v5
printed | edsv5 | Local storage | 375000 IOPS
against | ddsv5 | Local storage | 300000 for D64ds_v5
used | 375000, noted
why | 375000 belongs to 80 vCPUs in the series before; nothing on the page itself proves it wrong.

d32ads-v5 | misprint | Burst throughput of D32ads_v5
printed | dadsv5 | Remote storage | 1000 MBps
against | dasv5 | Remote storage | 1600 MBps for D32as_v5
used | 1000 MB/s, noted
why | The lower figure is the safe one.

l2s-v4 | misprint | Premium SSD v2 and Ultra Disk IOPS of L2s_v4
printed | lsv4 | Remote storage | 4157
against | dsv6 | Remote storage | 4167 for D2s_v6
used | 4157, noted
why | The sizes above it are multiples of 4167, within rounding.

d96s-v7-burst | misprint | Premium SSD v2 and Ultra Disk burst of D96(d)s_v7, E96(d)s_v7 and D96ls_v7
printed | dsv7 | Remote storage | Burst 205000 IOPS, base 240000
against | esv7 | Remote storage | The same for E96s_v7
against | ddsv7 | Remote storage | The same for D96ds_v7
against | dldsv7 | Remote storage | 250000 for D96lds_v7
against | edsv7-other | Remote storage | 250000 for E96ds_v7
used | 250000, noted
why | A burst cannot be below its base, and 205000 is 250000 with two digits in each other’s place.

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

easv4-heading | misprint | Cache sizes of Easv4
printed | easv4 | Local storage | The sizes, under the heading of the temp disk’s write throughput
against | easv4-2022 | the Easv4 table | The same figures as cache sizes in GiB
used | Cache sizes in GiB
why | The older page has the same numbers under their right name.

dasv4-heading | misprint | Burst of the cached limit of Dasv4
printed | dasv4 | Local storage | The figures, under the headings of the temp disk’s random write IOPS and sequential write throughput; and the number of data disks, as that of temp disks
against | dasv4-2020 | the Dasv4 table | The same figures as the burst of cache and temp disk together, and as the number of data disks
used | The burst of the cached limit
why | The older page has the same numbers under their right names.

d2s-v3-burst | misprint | Burst of the cached limit of D2s_v3
printed | dsv3-2022 | the Dsv3 table | 200 MBps
against | esv3-2022 | the Esv3 table | 100 MBps for E2s_v3
against | dasv4-2020 | the Dasv4 table | 100 MBps for D2as_v4
against | easv4-2022 | the Easv4 table | 100 MBps for E2as_v4
used | 200 MB/s, marked as doubtful
why | No other document gives the burst of D2s_v3; every larger size of the four series has the same burst as its equals.

lsv2-elastic | misprint | Premium SSD v2 and Ultra Disk limits of Lsv2
printed | lsv2 | Remote storage | 400,000 IOPS and 2,000 MBps for L8s_v2, up to 3,800,000 and 20,000 for L80s_v2
against | lsv2 | Local storage | The same figures, as those of the local NVMe disks
used | None of them
why | They are the figures of the local disks in the wrong columns: 50 times the 8,000 IOPS that L8s_v2 has for Premium SSD.

d192-v6 | misprint | Premium SSD v2 and Ultra Disk IOPS of D192s_v6 and D192ds_v6
printed | ddsv6 | Remote storage | 400400
against | dsv6 | Remote storage | The same for D192s_v6
against | edsv6 | Remote storage | 400000 for E192ids_v6
used | 400400, noted
why | The difference is 0.1 %, and nothing on the two pages proves the figure wrong.

vm-price-meters | conflict | Prices of Dasv5, Dadsv5, Easv5, Eadsv5, Basv2 and Bsv2 sizes
printed | retail-2026-08 | the sizes of these series | One Linux price a size
against | retail-2026-06 | the sizes of these series | Another price for the same size
against | retail-vms-westeurope-2026-08 | Bsv2 Series, by product name | B16s_v2 in West Europe: 0.768 USD for Linux, 0.842 for Windows and for Cloud Services
used | The lowest of all copies since 2023, with the others in the note
why | Every copy of the list mixes meters of Linux, Windows and Cloud Services, each in its own way: for four of the Basv2 and Bsv2 sizes the two newest agree on the price of Windows, and older copies have that of Linux. Only the lowest prices keep one ratio, within 0.5 % in a series, to the Linux prices of West Europe, which their list names apart.

dlsv7-memory | misprint | Memory of the 64 and 96 vCPU sizes of Dlsv7 and Dldsv7
printed | dlsv7 | Basics | 126 and 384 GiB
against | dldsv7 | Basics | The same
against | size-api-2026 | D64ls_v7 and D96ls_v7 | 128 and 192 GiB
used | 126 and 384 GiB, noted
why | Every other size of both series has 2 GiB a vCPU. No limit of storage depends on it.

v7-local-writes | misprint | Write IOPS of the local disks of D160ads_v7, D160alds_v7, E160ads_v7, F80alds_v7, F80amds_v7
printed | dadsv7 | Local storage | 12,000,000, with 3,000,000 for reads
against | fadsv7 | Local storage | 1,200,000 for F80ads_v7
used | None: the figures of writes count as not published
why | The other sizes of these series write at 0.4 of the rate at which they read.

arm-v6-local | misprint | Reads and writes of the local disks of Dpdsv6, Dpldsv6 and Epdsv6
printed | dpdsv6 | Local storage | 15,000 IOPS and 90 MBps read, 37,500 and 180 written for D2pds_v6
against | dpldsv6 | Local storage | The throughput alone the same way, 37,500 IOPS read and 15,000 written
against | ddsv6 | Local storage | 37,500 IOPS and 180 MB/s read, 15,000 and 90 written for D2ds_v6, which has the same disk
used | The higher figures as those of reads
why | The same numbers are the other way round for the same disks, and the pages say that writes are the slower ones.

endsv6 | misprint | Remote limits of E48nds_v6 and E64nds_v6
printed | endsv6 | Remote storage | 1,000,000 IOPS and a burst of 104,167 for Premium SSD v2 of the one; 76,800 IOPS and 2,544 MBps for Premium SSD of the other
against | dndsv6 | Remote storage | 100,000 for D48nds_v6; 102,400 and 3,392 for D64nds_v6
used | No limit for Premium SSD v2 of E48nds_v6; 76,800 and 2,544, noted
why | A burst cannot be below its base, and of two figures the lower one is safe.

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

l96aos-v5-disks | misprint | Number of local NVMe disks of L96aos_v5
printed | laosv5 | Local Storage | 9 of 11,520 GB
against | laosv5 | Local Storage | 6 of 15,360 GB for L128aos_v5, which is larger
used | 9 of 11,520 GB, noted
why | Its 10,350,000 IOPS are those of six such disks, which have 1,725,000 each on L32aos_v5 and L48aos_v5. The figures of limits do not depend on the number.

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

e64ns-v6-uncached | misprint | Uncached limit of E64ns_v6
printed | ensv6 | Remote storage | 76,800 IOPS and 2,544 MBps, those of E48ns_v6
against | dnsv6 | Remote storage | 102,400 and 3,392 for D64ns_v6
against | dnlsv6 | Remote storage | 102,400 and 3,392 for D64nls_v6
used | As printed, noted
why | Every other size of the three series has equal limits. The lower figure promises nothing that the VM may not deliver.

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

hbv5-local-disks | misprint | Local NVMe disks and memory of HBv5
printed | hbv5 | Local storage; Basics | 8 disks of 14,304 GiB; 432 GB of memory
against | size-api-2026 | HB368rs_v5 | 448 GiB of memory
used | 8 disks of 1,788 GiB; 432 GiB of memory, noted
why | 14,304 is 8 times 1,788, about the size of the two disks of HBv4 and HX, which is 1,800 GiB.

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
