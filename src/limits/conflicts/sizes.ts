import type { Conflict } from './conflict.ts';

/** Where documents disagree about VM sizes. */
export const sizeConflicts: readonly Conflict[] = [
  {
    id: 'size-pages-unit-2018',
    kind: 'conflict',
    about: 'What MBps meant on the size pages of 2018',
    printed: {
      says: 'MBps are 10^6 bytes a second',
      source: 'sizes-general-2018',
      place: 'the definitions under the tables',
    },
    against: [
      {
        says: 'The same numbers times 2^20 bytes a second',
        source: 'api-2020',
        place: '159 of 162 uncached limits',
      },
      {
        says: '256 and 386 MiB/s measured at limits of 256 and 384',
        source: 'throttling',
        place: 'the tests on DS13_v2',
      },
      {
        says: 'The same numbers times 10^6 bytes a second',
        source: 'api-2024',
        place: '446 of 494 uncached limits',
      },
    ],
    used: 'MiB/s in 2018-09, MB/s in current',
    why: 'Measurement and API of the time agree against the page; the API of today agrees with it.',
  },
  {
    id: 'as-v4-48-cached',
    kind: 'misprint',
    about: 'Cached throughput of D48as_v4 and E48as_v4',
    printed: { says: '1,020 MBps, as with 64 vCPUs', source: 'dasv4', place: 'D48as_v4' },
    against: [
      { says: 'The same', source: 'easv4', place: 'E48as_v4' },
      { says: '805,306,368 bytes a second, 768 MiB/s', source: 'api-2020', place: 'D48as_v4' },
      { says: 'The same', source: 'api-2021', place: 'D48as_v4, E48as_v4' },
    ],
    used: '805 MB/s of the resource API',
    why: 'The sizes with 8 to 32 vCPUs have 16 MBps a vCPU on the page too, and 48 times that is 768. The lower figure promises nothing that a VM does not deliver.',
  },
  {
    id: 'ds14',
    kind: 'conflict',
    about: 'Uncached IOPS and number of data disks of DS14',
    printed: {
      says: '50,000 IOPS and 32 disks',
      source: 'design-guide',
      place: 'High Scale VM Sizes, the table',
    },
    against: [
      { says: '51,200 IOPS and 64 disks', source: 'sizes-memory-2018', place: 'the DS table' },
    ],
    used: '51,200 IOPS and 64 disks',
    why: 'The size table is the reference for sizes, and every DS size has 3,200 IOPS a core.',
  },
  {
    id: 'd14-disks',
    kind: 'conflict',
    about: 'Number of data disks of D14',
    printed: {
      says: '16,000 IOPS with 32 disks of 500',
      source: 'design-guide',
      place: 'High Scale VM Sizes, the example of cost',
    },
    against: [{ says: '64 disks', source: 'sizes-memory-2018', place: 'the D table' }],
    used: '64 disks',
    why: 'The example needs 32 disks and does not say that the size takes no more.',
  },
  {
    id: 'per-core-cache',
    kind: 'misprint',
    about: 'The last column of the guide’s table of VM sizes',
    printed: {
      says: '4,000 IOPS and 33 MB/s for DS14, 5,000 and 50 for GS5',
      source: 'design-guide',
      place: 'High Scale VM Sizes, the table',
    },
    against: [
      {
        says: 'The same figures, for each core, of cache and local SSD',
        source: 'premium-storage-2018',
        place: 'the notes under the limits',
      },
      {
        says: '64,000 IOPS and 512 MB/s; 160,000 and 1,600',
        source: 'sizes-memory-2018',
        place: 'the DS and GS tables',
      },
    ],
    used: 'The size table',
    why: 'Times 16 and 32 cores the column gives the limits of the size tables, but for DS14’s throughput: 16 × 33 are 528, and its limit is 512.',
  },
  {
    id: 'd2s-v3-caption',
    kind: 'misprint',
    about: 'Uncached throughput of D2s_v3',
    printed: {
      says: '32 MB/s',
      source: 'disks-performance',
      place: 'the caption of a figure',
    },
    against: [{ says: '48 MBps', source: 'dsv3', place: 'the size table' }],
    used: '48 MB/s',
    why: 'The caption repeats the cached limit; all Dsv3 sizes have 24 MBps a core uncached.',
  },
  {
    id: 'm128ms-memory',
    kind: 'conflict',
    about: 'Memory of M128ms',
    printed: { says: '3800 GiB', source: 'sizes-memory-2018', place: 'the M table' },
    against: [{ says: '3892 GiB', source: 'm', place: 'the size table' }],
    used: 'Each in its edition',
    why: 'The API of 2020 has 3800 too and newer copies 3892: the count, not the machine, seems to have changed. In the same way the API of 2020 has 1000, 1750 and 2000 GiB where today’s page has 1024, 1792 and 2048 for the M sizes of 64 and 128 vCPUs.',
  },
  {
    id: 'ebsv5-interface',
    kind: 'conflict',
    about: 'Uncached limits of Ebsv5 and Ebdsv5',
    printed: {
      says: 'One set of limits for NVMe and a lower one for SCSI',
      source: 'ebdsv5',
      place: 'the two tables',
    },
    against: [
      {
        says: 'The SCSI limits alone, with 6,050 IOPS in place of 6,000 for E2bs_v5 and 340 MB/s in place of 350 for E4bs_v5',
        source: 'api-2024',
        place: 'E2bs_v5 to E112ibs_v5',
      },
    ],
    used: 'Both, as two rows of a size',
    why: 'The API has one row a size. Which limit holds depends on the interface of the VM.',
  },
  {
    id: 'ddsv4-temp',
    kind: 'conflict',
    about: 'Cached limit of Ddsv4 and Edsv4',
    printed: {
      says: '9000 IOPS for D2ds_v4 and E2ds_v4, as figures of the temp disk',
      source: 'ddsv4',
      place: 'Local storage',
    },
    against: [
      {
        says: '19000 IOPS for cache and temp disk together',
        source: 'edsv4-2020',
        place: 'the Edsv4 table',
      },
      { says: 'About twice the page', source: 'api-2020', place: 'CombinedTempDiskAndCachedIOPS' },
    ],
    used: 'The page’s figures, with a note that the limit may be higher',
    why: 'The lower figure is the newer one and the safe one to plan with.',
  },
  {
    id: 'dasv4-cached',
    kind: 'conflict',
    about: 'Cached throughput of Dasv4 and Easv4',
    printed: {
      says: '255, 510 and 1020 MBps from 16 vCPUs on',
      source: 'dasv4',
      place: 'Local storage',
    },
    against: [
      { says: '256, 512, 768 and 1024 MiB/s', source: 'api-2020', place: 'D16as_v4 to D96as_v4' },
    ],
    used: 'The page',
    why: 'The page is the reference; at 48 vCPUs it prints more than the API, elsewhere a little less.',
  },
  {
    id: 'd96a-v6',
    kind: 'conflict',
    about: 'Uncached IOPS of the 96 vCPU sizes of Dasv6, Dadsv6, Dalsv6, Easv6 and Eadsv6',
    printed: { says: '175,000', source: 'dasv6', place: 'Remote storage' },
    against: [{ says: '172,800', source: 'api-2024', place: 'D96as_v6 to E96as_v6' }],
    used: '175,000',
    why: 'The page is the reference; 172,800 would follow from 1,800 IOPS a vCPU, as L96as_v4 has it.',
  },
  {
    id: 'b32-v2',
    kind: 'conflict',
    about: 'Uncached limits of the 32 vCPU sizes of Basv2 and Bsv2',
    printed: {
      says: '25,600 IOPS (Basv2) and 600 MBps (both)',
      source: 'basv2',
      place: 'Remote storage',
    },
    against: [
      { says: '51,200 IOPS and about 865 MB/s', source: 'api-2024', place: 'B32as_v2, B32s_v2' },
    ],
    used: 'The page',
    why: 'The page prints for Basv2 what the 16 vCPU sizes have, perhaps by mistake; the lower figure is the safe one.',
  },
  {
    id: 'bv1-throughput',
    kind: 'conflict',
    about: 'Uncached limits of the small B sizes',
    printed: { says: '10 MB/s for B1s', source: 'bv1', place: 'Remote storage' },
    against: [
      {
        says: 'About 23 MB/s, and 320 IOPS in place of 160 for B1ls',
        source: 'api-2024',
        place: 'B1ls, B1s, B1ms, B2s',
      },
    ],
    used: 'The page',
    why: 'The page of 2026 still prints the lower figure, and that is the safe one.',
  },
  {
    id: 'cached-unit-v3',
    kind: 'conflict',
    about: 'Cached throughput of Dsv3 sizes',
    printed: {
      says: '32 MBps for D2s_v3 and 1024 for D64s_v3',
      source: 'dsv3',
      place: 'Local storage',
    },
    against: [
      {
        says: '32,768,000 and 1,048,576,000 bytes a second, the page’s numbers times 1,024,000',
        source: 'api-2025',
        place: 'D2s_v3, D64s_v3',
      },
    ],
    used: 'The page, its MBps read as 10^6 bytes a second',
    why: 'The same copy of the API has the uncached limits as the page’s numbers times 10^6. The cached ones are 2.4 % above the page; the lower figure is the safe one.',
  },
  {
    id: 'f16s-v2',
    kind: 'conflict',
    about: 'Throughput of Fsv2 sizes such as F16s_v2',
    printed: {
      says: '380 MB/s uncached and 255 for the temp disk',
      source: 'fsv2',
      place: 'Remote storage; Local storage',
    },
    against: [
      {
        says: '384 MB/s uncached and 262.144 for cache and temp disk',
        source: 'api-2025',
        place: 'F16s_v2',
      },
      {
        says: '48, 96, 192, 384, 768, 1152 and, from 64 vCPUs on, 1200 MB/s uncached, where the page has 47 to 1100',
        source: 'api-2024',
        place: 'F2s_v2 to F72s_v2',
      },
    ],
    used: 'The page',
    why: 'The two differ by at most 9 %, and the lower figures are the safe ones.',
  },
];
