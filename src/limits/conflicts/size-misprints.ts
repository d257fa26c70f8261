import { conflictsIn } from './conflict.ts';

/**
 * What a page has wrong about VM sizes, as the page itself or its neighbours show. The tables keep it as it is printed,
 * with a note. Where two documents disagree is in `sizes.ts`.
 */
export const sizeMisprints = conflictsIn(`
as-v4-48-cached | misprint | Cached throughput of D48as_v4 and E48as_v4
printed | dasv4 | D48as_v4 | 1,020 MBps, as with 64 vCPUs
against | easv4 | E48as_v4 | The same
against | api-2020 | D48as_v4 | 805,306,368 bytes a second, 768 MiB/s
against | api-2021 | D48as_v4, E48as_v4 | The same
used | 805 MB/s of the resource API
why | The sizes with 8 to 32 vCPUs have about 16 MBps a vCPU on the page too, and 48 times 16 is 768. The lower figure promises nothing that a VM does not deliver.

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

l96aos-v5-disks | misprint | Number of local NVMe disks of L96aos_v5
printed | laosv5 | Local Storage | 9 of 11,520 GB
against | laosv5 | Local Storage | 6 of 15,360 GB for L128aos_v5, which is larger
used | 9 of 11,520 GB, noted
why | Its 10,350,000 IOPS are those of six such disks, which have 1,725,000 each on L32aos_v5 and L48aos_v5. The figures of limits do not depend on the number.

e64ns-v6-uncached | misprint | Uncached limit of E64ns_v6
printed | ensv6 | Remote storage | 76,800 IOPS and 2,544 MBps, those of E48ns_v6
against | dnsv6 | Remote storage | 102,400 and 3,392 for D64ns_v6
against | dnlsv6 | Remote storage | 102,400 and 3,392 for D64nls_v6
used | As printed, noted
why | Every other size of the three series has equal limits. The lower figure promises nothing that the VM may not deliver.

hbv5-local-disks | misprint | Local NVMe disks and memory of HBv5
printed | hbv5 | Local storage; Basics | 8 disks of 14,304 GiB; 432 GB of memory
against | size-api-2026 | HB368rs_v5 | 448 GiB of memory
used | 8 disks of 1,788 GiB; 432 GiB of memory, noted
why | 14,304 is 8 times 1,788, about the size of the two disks of HBv4 and HX, which is 1,800 GiB.
`);
