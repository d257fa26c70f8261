import type { Conflict } from './conflict.ts';

/** What looks mistaken on the pages of the series that were added last, and in the tables of local disks. */
export const laterSizeConflicts: readonly Conflict[] = [
  {
    id: 'dlsv7-memory',
    kind: 'misprint',
    about: 'Memory of the 64 and 96 vCPU sizes of Dlsv7 and Dldsv7',
    printed: { says: '126 and 384 GiB', source: 'dlsv7', place: 'Basics' },
    against: [
      { says: 'The same', source: 'dldsv7', place: 'Basics' },
      { says: '128 and 192 GiB', source: 'size-api-2026', place: 'D64ls_v7 and D96ls_v7' },
    ],
    used: '126 and 384 GiB, noted',
    why: 'Every other size of both series has 2 GiB a vCPU. No limit of storage depends on it.',
  },
  {
    id: 'v7-local-writes',
    kind: 'misprint',
    about:
      'Write IOPS of the local disks of D160ads_v7, D160alds_v7, E160ads_v7, F80alds_v7, F80amds_v7',
    printed: {
      says: '12,000,000, with 3,000,000 for reads',
      source: 'dadsv7',
      place: 'Local storage',
    },
    against: [{ says: '1,200,000 for F80ads_v7', source: 'fadsv7', place: 'Local storage' }],
    used: 'None: the figures of writes count as not published',
    why: 'The other sizes of these series write at 0.4 of the rate at which they read.',
  },
  {
    id: 'arm-v6-local',
    kind: 'misprint',
    about: 'Reads and writes of the local disks of Dpdsv6, Dpldsv6 and Epdsv6',
    printed: {
      says: '15,000 IOPS and 90 MBps read, 37,500 and 180 written for D2pds_v6',
      source: 'dpdsv6',
      place: 'Local storage',
    },
    against: [
      {
        says: 'The throughput alone the same way, 37,500 IOPS read and 15,000 written',
        source: 'dpldsv6',
        place: 'Local storage',
      },
      {
        says: '37,500 IOPS and 180 MB/s read, 15,000 and 90 written for D2ds_v6, which has the same disk',
        source: 'ddsv6',
        place: 'Local storage',
      },
    ],
    used: 'The higher figures as those of reads',
    why: 'The same numbers are the other way round for the same disks, and the pages say that writes are the slower ones.',
  },
  {
    id: 'endsv6',
    kind: 'misprint',
    about: 'Remote limits of E48nds_v6 and E64nds_v6',
    printed: {
      says: '1,000,000 IOPS and a burst of 104,167 for Premium SSD v2 of the one; 76,800 IOPS and 2,544 MBps for Premium SSD of the other',
      source: 'endsv6',
      place: 'Remote storage',
    },
    against: [
      {
        says: '100,000 for D48nds_v6; 102,400 and 3,392 for D64nds_v6',
        source: 'dndsv6',
        place: 'Remote storage',
      },
    ],
    used: 'No limit for Premium SSD v2 of E48nds_v6; 76,800 and 2,544, noted',
    why: 'A burst cannot be below its base, and of two figures the lower one is safe.',
  },
  {
    id: 'dpldsv5-local-writes',
    kind: 'conflict',
    about: 'Writes to the temp disk of Dpldsv5',
    printed: {
      says: '3,750 IOPS and 85 MB/s for D2plds_v5',
      source: 'dpldsv5',
      place: 'Local storage',
    },
    against: [
      {
        says: 'The same figures, as the uncached limits',
        source: 'dpldsv5',
        place: 'Remote storage',
      },
    ],
    used: 'As printed, noted',
    why: 'All seven sizes repeat the uncached limits, which a temp disk does not cross; no page says what is right.',
  },
  {
    id: 'data-disks-2026',
    kind: 'conflict',
    about: 'Number of data disks of L12aos_v4, ND96asr_v4, ND96isr_H100_v5 and E8-4s_v5',
    printed: { says: '32 for L12aos_v4', source: 'laosv4', place: 'Remote storage' },
    against: [
      { says: '32 for ND96asr_v4', source: 'nda100v4', place: 'Remote storage' },
      { says: '32 for ND96isr_H100_v5', source: 'ndh100v5', place: 'Remote storage' },
      {
        says: 'The storage of the full size for E8-4s_v5 and E8-4ds_v5, so 16',
        source: 'constrained-vcpus',
        place: 'Specification comparison',
      },
      {
        says: '16 for the first three, 32 for E8-4s_v5 and E8-4ds_v5',
        source: 'size-api-2026',
        place: 'the number of data disks',
      },
    ],
    used: 'What the pages say, noted',
    why: 'The pages are the reference for sizes; all other sizes agree in both.',
  },
  {
    id: 'ec32-memory',
    kind: 'conflict',
    about: 'Memory of EC32as_v5 and EC32ads_v5',
    printed: { says: '256 GiB', source: 'ecasv5', place: 'the size tables' },
    against: [{ says: '192 GiB', source: 'size-api-2026', place: 'EC32as_v5 and EC32ads_v5' }],
    used: '256 GiB, noted',
    why: 'The page has 8 GiB a vCPU up to 64. No limit of storage depends on it.',
  },
  {
    id: 'cached-api-v4',
    kind: 'conflict',
    about: 'Cached limits of v4 sizes',
    printed: {
      says: '19,000 IOPS and 250 MBps for D4ds_v4, as figures of its temp disk',
      source: 'ddsv4',
      place: 'Local storage',
    },
    against: [
      { says: '38,500 and 242.2 MB/s for D4s_v4', source: 'api-2026-08-18', place: 'D4s_v4' },
      { says: '615,000 IOPS for E80is_v4', source: 'api-2021', place: 'E80is_v4' },
    ],
    used: 'The page for sizes with a temp disk, the resource API for these two',
    why: 'The page gives the sizes without a temp disk no figure. The API of 2020 had about twice the printed figures for Ddsv4 and Edsv4 too.',
  },
  {
    id: 'l96aos-v5-disks',
    kind: 'misprint',
    about: 'Number of local NVMe disks of L96aos_v5',
    printed: { says: '9 of 11,520 GB', source: 'laosv5', place: 'Local Storage' },
    against: [
      {
        says: '6 of 15,360 GB for L128aos_v5, which is larger',
        source: 'laosv5',
        place: 'Local Storage',
      },
    ],
    used: '9 of 11,520 GB, noted',
    why: 'Its 10,350,000 IOPS are those of six such disks, which have 1,725,000 each on L32aos_v5 and L48aos_v5. The figures of limits do not depend on the number.',
  },
  {
    id: 'cached-api-2024',
    kind: 'conflict',
    about: 'Cached limit of NC24ads_A100_v4',
    printed: {
      says: '32,000 IOPS and 256 MB/s, as in December 2024',
      source: 'api-2025',
      place: 'NC24ads_A100_v4',
    },
    against: [
      {
        says: '75,000 IOPS and 1,000 MB/s in January 2024; in the same way 19,000 IOPS for D2_v5, and 9,000 since',
        source: 'api-2024-01',
        place: 'NC24ads_A100_v4, D2_v5',
      },
    ],
    used: '32,000 IOPS and 256 MB/s',
    why: 'The API itself changed in 2024, and the later copies agree.',
  },
  {
    id: 'cache-size-api',
    kind: 'conflict',
    about: 'Cache sizes of D96as_v4, E96as_v4, E20as_v4, E20ds_v4 and M64m',
    printed: {
      says: '2,400 GiB for D96as_v4 and E96as_v4, 500 for E20as_v4 and E20ds_v4, 1,228 for M64m',
      source: 'easv4',
      place: 'Local storage, and the tables of the other series',
    },
    against: [{ says: '1,600, 400 and 6,348 GiB', source: 'api-2020', place: 'CachedDiskBytes' }],
    used: 'The pages',
    why: 'No limit depends on the size of the cache; the pages are newer.',
  },
  {
    id: 'd48as-v4',
    kind: 'conflict',
    about: 'Uncached throughput of D48as_v4 and E48as_v4',
    printed: { says: '1148 MBps', source: 'dasv4', place: 'Remote storage' },
    against: [{ says: '1152 MB/s', source: 'api-2024', place: 'D48as_v4, E48as_v4' }],
    used: '1148 MB/s',
    why: 'The page is the reference and newer; 24 MB/s a vCPU would make 1152.',
  },
  {
    id: 'mbsv3-iops',
    kind: 'conflict',
    about: 'Uncached IOPS of the large Mbsv3 sizes',
    printed: { says: '260,000', source: 'mbsv3', place: 'Remote storage' },
    against: [{ says: '265,000', source: 'api-2024', place: 'M96bs_v3 to M176bs_v3' }],
    used: '260,000',
    why: 'The page is newer than the copy of the API.',
  },
  {
    id: 'e112ias-v5',
    kind: 'conflict',
    about: 'Uncached throughput of E112ias_v5',
    printed: { says: '2000 MBps', source: 'easv5', place: 'Remote storage' },
    against: [{ says: '4000 MB/s', source: 'api-2024', place: 'E112ias_v5' }],
    used: '2000 MB/s',
    why: 'Its sibling E112iads_v5 has 2000 in both.',
  },
  {
    id: 'bv1-cache',
    kind: 'conflict',
    about: 'Host cache on Bv1 sizes such as B1s',
    printed: { says: 'Not supported', source: 'bv1', place: 'Feature support' },
    against: [{ says: '30 GiB for B1s and B20ms', source: 'api-2025', place: 'CachedDiskBytes' }],
    used: 'None',
    why: 'The page says what is supported, and without a cache nothing is promised that may not come.',
  },
];
