/** Slips of the pages of network-optimised, confidential, GPU and high-performance sizes. */
import type { Conflict } from './conflict.ts';

export const moreSizeConflicts: readonly Conflict[] = [
  {
    id: 'e64ns-v6-uncached',
    kind: 'misprint',
    about: 'Uncached limit of E64ns_v6',
    printed: {
      says: '76,800 IOPS and 2,544 MBps, those of E48ns_v6',
      source: 'ensv6',
      place: 'Remote storage',
    },
    against: [
      { says: '102,400 and 3,392 for D64ns_v6', source: 'dnsv6', place: 'Remote storage' },
      { says: '102,400 and 3,392 for D64nls_v6', source: 'dnlsv6', place: 'Remote storage' },
    ],
    used: 'What the page of E64ns_v6 prints, noted',
    why: 'Every other size of the three series has equal limits. The lower figure promises nothing that the VM may not deliver.',
  },
  {
    id: 'ec64es-v6-uncached',
    kind: 'conflict',
    about: 'Uncached IOPS of EC64es_v6 and EC64eds_v6',
    printed: { says: '80,000', source: 'ecesv6', place: 'ECesv6-series specifications' },
    against: [
      {
        says: 'The same for EC64eds_v6',
        source: 'ecedsv6',
        place: 'ECedsv6-series specifications',
      },
      { says: '102,400 for DC64es_v6', source: 'dcesv6', place: 'Remote storage' },
    ],
    used: '80,000, noted',
    why: 'The smaller sizes have equal limits, so that it may be a figure of an older generation.',
  },
  {
    id: 'confidential-v6-disks',
    kind: 'conflict',
    about: 'Data disks of DCasv6, DCadsv6, ECasv6 and ECadsv6',
    printed: {
      says: '8 to 64 disks, 4,000 to 175,000 IOPS and 90 to 4,320 MBps for the whole series',
      source: 'dcasv6-specs',
      place: 'Remote Storage',
    },
    against: [{ says: '4 to 32 disks', source: 'size-api-2026', place: 'DC2as_v6 to DC96as_v6' }],
    used: 'The number of disks in the resource API; limits of remote disks count as not published',
    why: 'The pages of the series have no table of remote storage.',
  },
  {
    id: 'nvadsa10v5-disks',
    kind: 'conflict',
    about: 'Data disks of NV12ads_A10_v5, NV18ads_A10_v5 and NV36ads_A10_v5',
    printed: { says: '4, 8 and 16', source: 'nvadsa10v5', place: 'Remote storage' },
    against: [
      { says: '8, 16 and 32', source: 'size-api-2026', place: 'NV12ads_A10_v5 to NV36ads_A10_v5' },
    ],
    used: 'The number on the page, noted',
    why: 'What the page lists is certain to be accepted.',
  },
  {
    id: 'hbv5-local-disks',
    kind: 'misprint',
    about: 'Local NVMe disks and memory of HBv5',
    printed: {
      says: '8 disks of 14,304 GiB; 432 GB of memory',
      source: 'hbv5',
      place: 'Local storage; Basics',
    },
    against: [{ says: '448 GiB of memory', source: 'size-api-2026', place: 'HB368rs_v5' }],
    used: '8 disks of 1,788 GiB; 432 GiB of memory, noted',
    why: '14,304 is 8 times 1,788, about the size of the two disks of HBv4 and HX, which is 1,800 GiB.',
  },
  {
    id: 'write-accelerator-m',
    kind: 'conflict',
    about:
      'Write Accelerator on Mbsv3, Mbdsv3, Msv3 and Mdsv3 with high or very high memory, and M64, M64m, M128 and M128m',
    printed: { says: 'Supported', source: 'mbsv3', place: 'Feature support' },
    against: [
      { says: 'The same', source: 'mbdsv3', place: 'Feature support' },
      { says: 'The same', source: 'msv3-hm', place: 'Feature support' },
      { says: 'The same', source: 'mdsv3-hm', place: 'Feature support' },
      { says: 'The same', source: 'mdsv3-vhm', place: 'Feature support' },
      { says: 'The same for the whole M series', source: 'm', place: 'the features of the series' },
      {
        says: 'A number of disks and their IOPS for 46 sizes of the M family, and for none of these',
        source: 'write-accelerator',
        place: 'Write Accelerator restrictions',
      },
    ],
    used: 'None: these sizes have no figures of Write Accelerator, and no answer proposes it for them',
    why: 'Without the number of disks and their IOPS nothing can be checked. The page on Write Accelerator names M-series VMs as a whole, so that the sizes may have it.',
  },
];
