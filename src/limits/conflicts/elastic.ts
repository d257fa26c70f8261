import type { Conflict } from './conflict.ts';

/** Where documents disagree about Premium SSD v2 and Ultra Disk, and what was concluded where none says it. */
export const elasticConflicts: readonly Conflict[] = [
  {
    id: 'elastic-mix',
    kind: 'reading',
    about: 'The limits of a VM with Premium SSD beside Premium SSD v2 or Ultra Disk',
    printed: {
      says: 'Two limits side by side, such as 12,800 IOPS for Premium SSD and 16,667 for Premium SSD v2 and Ultra Disk on D8s_v6; nothing about both at once',
      source: 'dsv6',
      place: 'Remote storage',
    },
    against: [
      {
        says: 'Premium SSD v2 or Ultra Disk on E80is_v4 “results in higher” figures: 120,000 IOPS in place of 80,000, a higher maximum and not an addition',
        source: 'esv4-2022',
        place: 'note 5 under the Esv4 table',
      },
      {
        says: 'All three end at one limit, that of the VM’s remote disk controller',
        source: 'aks-postgresql',
        place: 'Benchmarking',
      },
      {
        says: 'The IOPS of an Ultra Disk should be below “the VM IOPS limit”, of which there is one',
        source: 'disk-types',
        place: 'Ultra Disk IOPS',
      },
      {
        says: 'One pair of uncached figures a size, in every copy of the API',
        source: 'api-2025',
        place: 'UncachedDiskIOPS, UncachedDiskBytesPerSecond',
      },
      {
        says: 'Ultra Disk is always uncached, with 80,000 IOPS as the maximum: the highest uncached limit then',
        source: 'azure-docs-56290',
        place: 'the description',
      },
      {
        says: '80,000 IOPS for one VM with Ultra Disk',
        source: 'azure-docs-88072',
        place: 'the quoted page',
      },
      {
        says: 'NVMe sizes can have all three; no rule for their limits',
        source: 'nvme-remote-faq',
        place: 'Azure disk storage options compatible with remote NVMe disks',
      },
      {
        says: 'The one documented addition is that of the cached and the uncached limit',
        source: 'disks-performance',
        place: 'Combined uncached and cached limits',
      },
    ],
    used: 'One shared budget with a higher maximum: all remote disks together at most the larger of the two limits, and Premium SSD at most its own; beyond the limit of Premium SSD the answer is “not checked”',
    why: 'Everything that is written reads as a higher maximum, and nothing as a second budget. No measurement with both kinds attached was found, so this is unproven for a mix.',
  },
  {
    id: 'vm-bucket',
    kind: 'reading',
    about: 'How much burst credit a VM holds',
    printed: {
      says: 'Buckets of its own, which start full and last 30 minutes at the highest rate; no size',
      source: 'burst-credits',
      place: 'Virtual machine-level bursting; Bursting flow',
    },
    against: [
      {
        says: 'The buckets of P1 to P20 are (burst − base) × 1,800 s: 6,084,000 IOs for P1, which bursts from 120 to 3,500 IOPS',
        source: 'api-2020',
        place: 'the burst credit buckets of P1 to P20',
      },
    ],
    used: '(burst − base) × 1,800 s for VMs and for Standard SSD too, called derived',
    why: '“The bursting credit system applies in the same manner at both the VM level and disk level.” The sizes of these buckets are not published.',
  },
  {
    id: 'ultra-series',
    kind: 'conflict',
    about: 'Which VM series can have Ultra Disk',
    printed: {
      says: '42 series; of v6 those on Arm and Famsv6, none of v7',
      source: 'ultra-limitations',
      place: 'the table of VM series',
    },
    against: [
      {
        says: 'A limit for Premium SSD v2 and Ultra Disk, as on the pages of about 50 more series that the list does not name',
        source: 'dsv6',
        place: 'Remote storage',
      },
      {
        says: 'Ultra Disk with D2as_v6, D16plds_v5 and B1s, whose series are not listed, and not with D128ds_v6',
        source: 'api-2025',
        place: 'UltraSSDAvailable',
      },
      {
        says: 'NVMe sizes in general can have Ultra Disk',
        source: 'nvme-remote-faq',
        place: 'Azure disk storage options compatible with remote NVMe disks',
      },
    ],
    used: 'Figures for every series with Premium Storage, and a warning on those that the list does not name',
    why: 'The list is neither complete nor refuted. The resource API of the region says whether a size can have it.',
  },
  {
    id: 'elastic-footnotes',
    kind: 'conflict',
    about: 'The limit for Premium SSD v2 and Ultra Disk of E80is_v4',
    printed: {
      says: '80,000 IOPS and 1,500 MBps, and no other limit',
      source: 'esv4',
      place: 'Remote storage',
    },
    against: [
      {
        says: '120,000 IOPS and 1,800 MBps for Premium SSD v2 and Ultra Disk',
        source: 'esv4-2022',
        place: 'note 5 under the Esv4 table',
      },
    ],
    used: '80,000 IOPS and 1,500 MB/s for all remote disks',
    why: 'The page of 2026 has dropped the note; the lower figures are the safe ones. Earlier copies had such notes for E80ids_v4, E104is_v5, E104ids_v5 and E112ias_v5 too, for the last three with the figures that Premium SSD has.',
  },
  {
    id: 'elastic-changes',
    kind: 'conflict',
    about: 'How often a Premium SSD v2 can be changed',
    printed: {
      says: 'Four times in 24 hours',
      source: 'disk-types',
      place: 'Premium SSD v2 performance',
    },
    against: [
      {
        says: 'Once in six hours',
        source: 'hana-premium-v2',
        place: 'Major differences of Premium SSD v2 to premium storage and Ultra disk',
      },
    ],
    used: 'Four times in 24 hours, creating the disk being the first',
    why: 'The page on disk types is nearly four years newer.',
  },
  {
    id: 'ultra-least-iops',
    kind: 'conflict',
    about: 'The least IOPS of an Ultra Disk',
    printed: { says: '100', source: 'disk-types', place: 'Ultra Disk IOPS' },
    against: [
      {
        says: 'One for each GiB, at least 100, for the writers of a shared disk',
        source: 'shared-disks',
        place: 'Ultra Disk and Premium SSD v2 performance throttles',
      },
      {
        says: 'One for each GiB, at least 100',
        source: 'azure-docs-88072',
        place: 'the quoted page of 2022',
      },
      { says: 'Two for each GiB', source: 'api-2020', place: 'MinIopsPerGiBReadWrite' },
    ],
    used: '100; for a shared disk what its page says',
    why: 'The page on disk types is the newest; the page on shared disks is the word on those.',
  },
  {
    id: 'ultra-throughput-unit',
    kind: 'conflict',
    about: 'Throughput of an Ultra Disk for each of its IOPS',
    printed: { says: '0.25 MB/s', source: 'disk-types', place: 'Ultra Disk throughput' },
    against: [
      {
        says: '256 KiB/s, which are 0.262 MB/s',
        source: 'shared-disks',
        place: 'Ultra Disk and Premium SSD v2 performance throttles',
      },
    ],
    used: '0.25 MB/s',
    why: 'The page on disk types is newer and says what its MB/s are; the lower figure is the safe one.',
  },
  {
    id: 'max-shares',
    kind: 'conflict',
    about: 'How many VMs can share an Ultra Disk or a P1',
    printed: {
      says: '15, and 3',
      source: 'shared-disk-sizes',
      place: 'Ultra disk ranges; Premium SSD ranges',
    },
    against: [{ says: '5, and 1', source: 'api-2020', place: 'MaxValueOfMaxShares' }],
    used: '15, and 3',
    why: 'The service grew: newer copies of the resource API have the figures of the page.',
  },
];
