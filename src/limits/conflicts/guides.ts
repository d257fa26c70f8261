import type { Conflict } from './conflict.ts';

/** Slips of the documents of 2015 to 2018 that no table of limits depends on, but readers do. */
export const guideConflicts: readonly Conflict[] = [
  {
    id: 'cost-sum',
    kind: 'misprint',
    about: 'The monthly cost of a DS13 with four P30',
    printed: {
      says: '1,003.66 + 544.34 = 1,544.34 USD',
      source: 'design-guide',
      place: 'High Scale VM Sizes, the example of cost',
    },
    against: [],
    used: 'Both: as printed, and 1,548.00 as the sum',
    why: '1,003.66 and 544.34 are 1,548.00. The total fits four P30 of 135.17, so the line of the disks is the likelier slip.',
  },
  {
    id: 'iometer-table',
    kind: 'misprint',
    about: 'Reads and writes in the table of Iometer results',
    printed: {
      says: 'Reads 50,000 IOPS with a write test, writes 64,000 with a read test',
      source: 'design-guide',
      place: 'Benchmarking, Iometer, the table of scenarios',
    },
    against: [
      { says: 'The same table', source: 'checklist', place: 'Benchmarking, Iometer' },
      {
        says: 'Writes 50,000, reads over 64,000',
        source: 'design-guide',
        place: 'Benchmarking, FIO, the text below each run',
      },
    ],
    used: 'Writes 50,000, reads 64,000',
    why: 'Uncached writes end at the VM’s uncached limit, about 50,000; only cached reads can exceed it.',
  },
  {
    id: 'iometer-8k',
    kind: 'misprint',
    about: 'The IO size of the benchmark',
    printed: {
      says: 'All scenarios use 8 KB',
      source: 'design-guide',
      place: 'Benchmarking, Iometer',
    },
    against: [
      {
        says: 'Tests named 64K for throughput',
        source: 'design-guide',
        place: 'Benchmarking, Iometer, the table of scenarios',
      },
    ],
    used: '8 KiB for IOPS, 64 KiB for throughput',
    why: 'Half of the rows are named 64K, and 524 MB/s at 8 KiB would be 64,000 IOPS of writes.',
  },
  {
    id: 'fio-read-job',
    kind: 'misprint',
    about: 'What the read job of fio does',
    printed: {
      says: 'Random writes',
      source: 'design-guide',
      place: 'Benchmarking, FIO, the words below the read job',
    },
    against: [
      { says: 'rw=randread', source: 'design-guide', place: 'Benchmarking, FIO, the read job' },
    ],
    used: 'Random reads',
    why: 'The job file is what runs.',
  },
  {
    id: 'svctm-latency',
    kind: 'misprint',
    about: 'Counters of latency and CPU on Linux',
    printed: {
      says: 'svctm for latency, %util for CPU',
      source: 'design-guide',
      place: 'Counters to measure application performance requirements',
    },
    against: [],
    used: 'r_await and w_await for latency; top or mpstat for CPU',
    why: 'svctm is a computed service time that newer iostat no longer prints; %util of iostat is how long the device was busy.',
  },
  {
    id: 'avgrq-sectors',
    kind: 'misprint',
    about: 'Counters of IO size and queue depth on Linux',
    printed: {
      says: 'avgrq-sz for IO size, avgqu-sz for queue depth',
      source: 'design-guide',
      place: 'Counters to measure application performance requirements',
    },
    against: [],
    used: 'rareq-sz and wareq-sz (KiB) for IO size, aqu-sz for queue depth',
    why: 'avgrq-sz counts sectors of 512 bytes, not bytes; newer iostat has renamed both.',
  },
  {
    id: 'disk-read-time',
    kind: 'misprint',
    about: 'The counter for the share of reads on Windows',
    printed: {
      says: '% Disk Read Time',
      source: 'design-guide',
      place: 'Counters to measure application performance requirements',
    },
    against: [],
    used: 'Disk Reads/sec beside Disk Transfers/sec',
    why: '% Disk Read Time says how long reads were outstanding, not how many there were.',
  },
  {
    id: 'surprises-ratios',
    kind: 'misprint',
    about: 'How much faster the local SSD was',
    printed: {
      says: '5 times (92 and 15 MB/s) and 3 times (281 and 67 MB/s)',
      source: 'surprises',
      place: 'the findings for ElasticSearch',
    },
    against: [],
    used: '6.1 and 4.2 times',
    why: '92 / 15 are 6.1 and 281 / 67 are 4.2.',
  },
  {
    id: 'surprises-67',
    kind: 'misprint',
    about: '67 MB/s of 4 KiB reads from a P30',
    printed: { says: '67 MB/s', source: 'surprises', place: 'the findings for ElasticSearch' },
    against: [
      {
        says: '5,000 IOPS for a P30',
        source: 'design-guide',
        place: 'Premium Storage Disk Sizes',
      },
    ],
    used: 'Not as a figure of the disk',
    why: '67 MB/s at 4 KiB are more than 16,000 IOPS, three times what the disk gives: a host cache probably answered.',
  },
  {
    id: 'temp-disk-restart',
    kind: 'conflict',
    about: 'The temp disk after a restart of the VM',
    printed: {
      says: 'Recreated when the VM is restarted or moved to another host',
      source: 'sql-vm-storage',
      place: 'Temporary disk',
    },
    against: [
      {
        says: 'A standard restart keeps the data',
        source: 'managed-disks',
        place: 'Temporary disk',
      },
    ],
    used: 'A restart of the guest keeps the data; a stop, a resize, a redeployment or a repair loses it',
    why: 'The page on disks tells a restart from a stop. Keep nothing on a temp disk that must survive either.',
  },
];
