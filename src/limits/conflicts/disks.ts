import type { Conflict } from './conflict.ts';

/** Where documents disagree about disks and their cache. */
export const diskConflicts: readonly Conflict[] = [
  {
    id: 'default-cache',
    kind: 'conflict',
    about: 'The host cache of a data disk that nobody set',
    printed: {
      says: 'ReadOnly',
      source: 'design-guide',
      place: 'Disk Caching, table of default settings',
    },
    against: [
      {
        says: 'Still ReadOnly in 2021',
        source: 'premium-storage-performance',
        place: 'Disk caching',
      },
      { says: 'None', source: 'disks-performance', place: 'Configure host caching' },
      {
        says: 'None for Standard storage, ReadOnly for Premium storage, where a request leaves the caching out',
        source: 'caching-api',
        place: 'Caching',
      },
    ],
    used: 'ReadOnly in 2018-09, None in current',
    why: 'The newest page is followed for today; the guide is the word of its time. The page shows the portal, the reference describes the API that templates use, so both can be right. Set the cache of every disk explicitly, in templates above all.',
  },
  {
    id: 'sql-server-read-write',
    kind: 'conflict',
    about: 'ReadWrite host caching for SQL Server files',
    printed: {
      says: 'ReadWrite needs an application that writes cached data to the disk by itself, and SQL Server is named as one',
      source: 'premium-storage-performance',
      place: 'Disk caching, ReadWrite',
    },
    against: [
      {
        says: 'No ReadWrite on disks with SQL Server data or log files; ReadOnly for data, None for the log',
        source: 'sql-vm-storage',
        place: 'Checklist; Data file caching policies',
      },
      {
        says: 'ReadWrite is not for SQL Server files: data consistency with it is not supported',
        source: 'sql-vm-configuration',
        place: 'New VMs, caching',
      },
    ],
    used: 'No ReadWrite for SQL Server data, log or tempdb files, and none for the log of any database',
    why: 'The two pages about SQL Server are the specific ones, and the generic sentence is unchanged since the guide of 2018. Following the stricter page costs some speed at worst; following the other can cost data.',
  },
  {
    id: 'os-disk-none',
    kind: 'conflict',
    about: 'None as the host cache of an OS disk',
    printed: {
      says: 'Supported on data disks only; on an OS disk it is replaced by ReadOnly',
      source: 'premium-storage-performance',
      place: 'Disk caching, None',
    },
    against: [
      {
        says: 'The worked example runs an OS disk with host caching disabled, and its IOPS are part of the VM’s uncached total',
        source: 'disk-metrics',
        place: 'Storage I/O metrics example',
      },
    ],
    used: 'In current an OS disk set to None is counted as ReadOnly; in 2018-09 as None',
    why: 'The one page states a rule, the other only shows a case: 87 % of 5,000 on the OS disk and 82 % and 89 % on two data disks are 12,900, which is the uncached limit of 12,800 at the 101 % that the page shows. Counted as ReadOnly the disk is counted at both VM limits, so the answer errs on the safe side. Look at the VM’s cached metrics if it matters.',
  },
  {
    id: 'cache-size',
    kind: 'conflict',
    about: 'The largest disk with a host cache, and a full P50',
    printed: {
      says: 'Up to 4 TiB; a P50 has 4,095 GiB',
      source: 'design-guide',
      place: 'Disk Caching, the warning; Premium Storage Disk Sizes',
    },
    against: [
      {
        says: 'Only below 4 TiB',
        source: 'premium-storage-performance',
        place: 'Disk caching',
      },
      { says: 'A P50 has 4,096 GiB', source: 'premium-ssd', place: 'the table of sizes' },
    ],
    used: 'A P50 of 2018 may have a cache; a P50 of today only where it is provisioned smaller than 4,096 GiB',
    why: 'Both rules agree about a disk of 4,095 GiB. What changed is the size of a P50.',
  },
  {
    id: 'premium-v2-throughput',
    kind: 'conflict',
    about: 'The highest throughput of a Premium SSD v2',
    printed: { says: '2,000 MB/s', source: 'disk-types', place: 'Premium SSD v2 throughput' },
    against: [{ says: '1,200 MB/s', source: 'disk-billing', place: 'Premium SSD v2' }],
    used: '2,000 MB/s',
    why: 'The page on disk types is the newer one.',
  },
  {
    id: 'ultra-iops-per-gib',
    kind: 'conflict',
    about: 'IOPS of an Ultra Disk for each GiB',
    printed: { says: '1,000', source: 'disk-types', place: 'Ultra Disk IOPS' },
    against: [
      { says: '300', source: 'shared-disks', place: 'Ultra Disk performance' },
      { says: '300', source: 'api-2020', place: 'MaxIopsPerGiBReadWrite' },
    ],
    used: '1,000',
    why: 'The page on disk types is the newest of the three.',
  },
  {
    id: 'ultra-ceiling',
    kind: 'conflict',
    about: 'The highest IOPS and throughput of an Ultra Disk',
    printed: {
      says: '400,000 IOPS and 10,000 MB/s',
      source: 'disk-types',
      place: 'Ultra Disk IOPS; Ultra Disk throughput',
    },
    against: [
      { says: '160,000 IOPS and 2,000 MB/s', source: 'api-2020', place: 'the limits of UltraSSD' },
    ],
    used: '400,000 IOPS and 10,000 MB/s',
    why: 'The service grew between 2020 and 2026.',
  },
  {
    id: 'standard-ssd-base',
    kind: 'conflict',
    about: 'Throughput of a Standard SSD up to E50',
    printed: { says: '60 MB/s', source: 'standard-ssd', place: 'the table of sizes' },
    against: [
      { says: '100 MB/s', source: 'api-2024', place: 'the limits of StandardSSD_LRS' },
      { says: '100 MB/s', source: 'disk-api-2026', place: 'E1 to E50' },
    ],
    used: '100 MB/s in current, 60 in 2018-09',
    why: 'The API is what the service enforces, and two copies of it two years apart agree; the page is from 2023.',
  },
  {
    id: 'hdd-transaction',
    kind: 'conflict',
    about: 'What is billed as one transaction of a Standard HDD',
    printed: { says: '16 KiB', source: 'disk-types', place: 'Standard HDD transactions' },
    against: [
      {
        says: 'It depends on size and region',
        source: 'disk-billing',
        place: 'Standard HDD, transactions',
      },
      {
        says: '16 KiB for S4, S6, S70 and S80, with a maximum an hour for each',
        source: 'hdd-unit',
        place: 'What changes',
      },
    ],
    used: '16 KiB, in the cost of Find; no other cost contains operations',
    why: 'It is the newer document, and the unit that costs more. The hourly maximum is counted for the four sizes whose figures are published.',
  },
  {
    id: 'hdd-shares',
    kind: 'conflict',
    about: 'Whether a Standard HDD can be shared between VMs',
    printed: {
      says: 'It is not among the four types that can',
      source: 'shared-limitations',
      place: 'General limitations',
    },
    against: [
      {
        says: 'At most 2 VMs for S20, 5 from S30 on',
        source: 'disk-api-2026',
        place: 'MaxValueOfMaxShares of Standard HDD',
      },
    ],
    used: 'No number for Standard HDD',
    why: 'Two pages exclude it, and the API does not say that a number above 1 is supported.',
  },
  {
    id: 'operation-meters',
    kind: 'conflict',
    about: 'The price of 10,000 operations of a Standard SSD or Standard HDD',
    printed: {
      says: '0.002 USD (E10 LRS Disk Operations), 0.0005 (S10 LRS Disk Operations)',
      source: 'retail-disks-westeurope-2026-08',
      place: 'the meters of single sizes',
    },
    against: [
      {
        says: '0.0026 USD and 0.00065 (Disk Transactions LRS Disk Operations)',
        source: 'retail-disks-westeurope-2026-08',
        place: 'the meters of all sizes',
      },
      {
        says: 'A bill of an E30 with the meter E4 LRS Disk Operations',
        source: 'disk-billing',
        place: 'Standard SSD billing example',
      },
    ],
    used: 'The meter of the E4 or S4 in the cost of Find; elsewhere both are shown, and no cost contains either',
    why: 'A bill shows it for every size. Without a load the number of operations is not known, and an hourly maximum is published for few sizes.',
  },
  {
    id: 'large-premium-preview',
    kind: 'conflict',
    about: 'P60, P70 and P80',
    printed: {
      says: '12,500 IOPS and 480 MB/s, 15,000 and 750, 20,000 and 750',
      source: 'design-guide',
      place: 'Premium Storage Disk Sizes',
    },
    against: [
      {
        says: '16,000 IOPS and 500 MB/s, 18,000 and 750, 20,000 and 900',
        source: 'premium-ssd',
        place: 'the table of sizes',
      },
    ],
    used: 'Each in its edition',
    why: 'They were previews in 2018, and changed when they became available.',
  },
  {
    id: 'p80-size',
    kind: 'misprint',
    about: 'The size of a P80',
    printed: {
      says: '32,767 GiB (32 GiB)',
      source: 'design-guide',
      place: 'Premium Storage Disk Sizes',
    },
    against: [],
    used: '32,767 GiB',
    why: '32,767 GiB are 32 TiB less one GiB, and every size beside it has its TiB in brackets.',
  },
  {
    id: 'p20-size',
    kind: 'misprint',
    about: 'The size of a P20',
    printed: { says: '512 GB', source: 'design-guide', place: 'Premium Storage Disk Sizes' },
    against: [],
    used: '512 GiB',
    why: 'All other sizes of the row are in GiB.',
  },
];
