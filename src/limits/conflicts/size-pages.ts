import type { Conflict } from './conflict.ts';

/** What looks mistaken on today’s size pages. The tables keep it as it is printed, with a note. */
export const sizePageConflicts: readonly Conflict[] = [
  {
    id: 'e192ids-v6',
    kind: 'misprint',
    about: 'Premium SSD limits of E192ids_v6',
    printed: {
      says: '360000 IOPS and 17280 MB/s, burst 1440000 and 8640',
      source: 'edsv6',
      place: 'Remote storage',
    },
    against: [
      {
        says: '260000 IOPS, and the same other three figures',
        source: 'edsv6-2024',
        place: 'Remote storage',
      },
      { says: '260000 IOPS and 12000 MB/s for E192is_v6', source: 'esv6', place: 'Remote storage' },
    ],
    used: 'None: the limit counts as not published',
    why: 'They are figures of the local disks in the wrong cells: a burst throughput below its base shows it. The 260000 of the earlier copy may be right, as E192is_v6 has them, but its throughput is wrong as well.',
  },
  {
    id: 'd16ds-v4',
    kind: 'misprint',
    about: 'Temp disk of D16ds_v4',
    printed: { says: '85000 IOPS', source: 'ddsv4', place: 'Local storage' },
    against: [
      { says: '75000 for E16ds_v4', source: 'edsv4', place: 'Local storage' },
      { says: '75000 for D16ds_v5', source: 'ddsv5', place: 'Local storage' },
    ],
    used: '85000, noted',
    why: 'The figure fits between its neighbours, so nothing on the page proves it wrong.',
  },
  {
    id: 'e64ds-v5',
    kind: 'misprint',
    about: 'Temp disk of E64ds_v5',
    printed: { says: '375000 IOPS', source: 'edsv5', place: 'Local storage' },
    against: [{ says: '300000 for D64ds_v5', source: 'ddsv5', place: 'Local storage' }],
    used: '375000, noted',
    why: '375000 belongs to 80 vCPUs in the series before; nothing on the page itself proves it wrong.',
  },
  {
    id: 'd32ads-v5',
    kind: 'misprint',
    about: 'Burst throughput of D32ads_v5',
    printed: { says: '1000 MBps', source: 'dadsv5', place: 'Remote storage' },
    against: [{ says: '1600 MBps for D32as_v5', source: 'dasv5', place: 'Remote storage' }],
    used: '1000 MB/s, noted',
    why: 'The lower figure is the safe one.',
  },
  {
    id: 'l2s-v4',
    kind: 'misprint',
    about: 'Premium SSD v2 and Ultra Disk IOPS of L2s_v4',
    printed: { says: '4157', source: 'lsv4', place: 'Remote storage' },
    against: [{ says: '4167 for D2s_v6', source: 'dsv6', place: 'Remote storage' }],
    used: '4157, noted',
    why: 'The sizes above it are multiples of 4167, within rounding.',
  },
  {
    id: 'd96s-v7-burst',
    kind: 'misprint',
    about: 'Premium SSD v2 and Ultra Disk burst of D96(d)s_v7, E96(d)s_v7 and D96ls_v7',
    printed: {
      says: 'Burst 205000 IOPS, base 240000',
      source: 'dsv7',
      place: 'Remote storage',
    },
    against: [
      { says: 'The same for E96s_v7', source: 'esv7', place: 'Remote storage' },
      { says: 'The same for D96ds_v7', source: 'ddsv7', place: 'Remote storage' },
      { says: '250000 for D96lds_v7', source: 'dldsv7', place: 'Remote storage' },
      { says: '250000 for E96ds_v7', source: 'edsv7-other', place: 'Remote storage' },
    ],
    used: '250000, noted',
    why: 'A burst cannot be below its base, and 205000 is 250000 with two digits in each other’s place.',
  },
  {
    id: 'lsv2-caching',
    kind: 'conflict',
    about: 'Host caching of data disks on Lsv2',
    printed: { says: 'Not supported', source: 'lsv2', place: 'the features of the series' },
    against: [
      {
        says: 'A reader switched it on for a Premium SSD on an L8s_v2; “it is possible to enable host caching”',
        source: 'azure-docs-119799',
        place: 'the answer of 14 February 2024',
      },
    ],
    used: 'Accepted by Azure and not supported: counted as None, with a warning',
    why: 'Nothing says what such a cache does; the page gives no limit for it.',
  },
  {
    id: 'dsv2-caching',
    kind: 'conflict',
    about: 'Host caching on DSv2',
    printed: {
      says: 'Not supported; the figures are those of the temp disk',
      source: 'dsv2',
      place: 'Feature support; Local storage',
    },
    against: [
      {
        says: 'The same figures, as limits of cache and temp disk together',
        source: 'dsv2-memory',
        place: 'the size table',
      },
      {
        says: 'The same figures, with a cache size',
        source: 'sizes-general-2018',
        place: 'the DSv2 table',
      },
    ],
    used: 'Supported',
    why: 'The tests of 2017 ran into this very limit on DSv2 sizes with cached disks.',
  },
  {
    id: 'easv4-heading',
    kind: 'misprint',
    about: 'Cache sizes of Easv4',
    printed: {
      says: 'The sizes, under the heading of the temp disk’s write throughput',
      source: 'easv4',
      place: 'Local storage',
    },
    against: [
      {
        says: 'The same figures as cache sizes in GiB',
        source: 'easv4-2022',
        place: 'the Easv4 table',
      },
    ],
    used: 'Cache sizes in GiB',
    why: 'The older page has the same numbers under their right name.',
  },
  {
    id: 'dasv4-heading',
    kind: 'misprint',
    about: 'Burst of the cached limit of Dasv4',
    printed: {
      says: 'The figures, under the headings of the temp disk’s random write IOPS and sequential write throughput; and the number of data disks, as that of temp disks',
      source: 'dasv4',
      place: 'Local storage',
    },
    against: [
      {
        says: 'The same figures as the burst of cache and temp disk together, and as the number of data disks',
        source: 'dasv4-2020',
        place: 'the Dasv4 table',
      },
    ],
    used: 'The burst of the cached limit',
    why: 'The older page has the same numbers under their right names.',
  },
  {
    id: 'd2s-v3-burst',
    kind: 'misprint',
    about: 'Burst of the cached limit of D2s_v3',
    printed: { says: '200 MBps', source: 'dsv3-2022', place: 'the Dsv3 table' },
    against: [
      { says: '100 MBps for E2s_v3', source: 'esv3-2022', place: 'the Esv3 table' },
      { says: '100 MBps for D2as_v4', source: 'dasv4-2020', place: 'the Dasv4 table' },
      { says: '100 MBps for E2as_v4', source: 'easv4-2022', place: 'the Easv4 table' },
    ],
    used: '200 MB/s, marked as doubtful',
    why: 'No other document gives the burst of D2s_v3; every larger size of the four series has the same burst as its equals.',
  },
  {
    id: 'lsv2-elastic',
    kind: 'misprint',
    about: 'Premium SSD v2 and Ultra Disk limits of Lsv2',
    printed: {
      says: '400,000 IOPS and 2,000 MBps for L8s_v2, up to 3,800,000 and 20,000 for L80s_v2',
      source: 'lsv2',
      place: 'Remote storage',
    },
    against: [
      {
        says: 'The same figures, as those of the local NVMe disks',
        source: 'lsv2',
        place: 'Local storage',
      },
    ],
    used: 'None of them',
    why: 'They are the figures of the local disks in the wrong columns: 50 times the 8,000 IOPS that L8s_v2 has for Premium SSD.',
  },
  {
    id: 'd192-v6',
    kind: 'misprint',
    about: 'Premium SSD v2 and Ultra Disk IOPS of D192s_v6 and D192ds_v6',
    printed: { says: '400400', source: 'ddsv6', place: 'Remote storage' },
    against: [
      { says: 'The same for D192s_v6', source: 'dsv6', place: 'Remote storage' },
      { says: '400000 for E192ids_v6', source: 'edsv6', place: 'Remote storage' },
    ],
    used: '400400, noted',
    why: 'The difference is 0.1 %, and nothing on the two pages proves the figure wrong.',
  },
  {
    id: 'vm-price-meters',
    kind: 'conflict',
    about: 'Prices of Dasv5, Dadsv5, Easv5, Eadsv5, Basv2 and Bsv2 sizes',
    printed: {
      says: 'One Linux price a size',
      source: 'retail-2026-08',
      place: 'the sizes of these series',
    },
    against: [
      {
        says: 'Another price for the same size',
        source: 'retail-2026-06',
        place: 'the sizes of these series',
      },
      {
        says: 'B16s_v2 in West Europe: 0.768 USD for Linux, 0.842 for Windows and for Cloud Services',
        source: 'retail-vms-westeurope-2026-08',
        place: 'Bsv2 Series, by product name',
      },
    ],
    used: 'The lowest of all copies since 2023, with the others in the note',
    why: 'Every copy of the list mixes meters of Linux, Windows and Cloud Services, each in its own way: for four of the Basv2 and Bsv2 sizes the two newest agree on the price of Windows, and older copies have that of Linux. Only the lowest prices keep one ratio, within 0.5 % in a series, to the Linux prices of West Europe, which their list names apart.',
  },
];
