import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';
import { gib, mbPerSecond } from '../../units/index.ts';

const types = sourceOf('disk-types');
const v2Performance = types('Premium SSD v2 performance');
const ultraTable = types('Ultra Disk, the table of sizes');

/** The least throughput is demanded, so that only IOPS and size matter. */
const noThroughput = { 'target-throughput': '0MB/s' };
const noIops = { 'target-iops': '0' };

/** A size that the page gives as the smallest for so many IOPS. */
const sizeFor = (size: number, rate: number): Example => ({
  id: `v2-${size}gib`,
  title: `${rate} IOPS need a Premium SSD v2 of ${size} GiB`,
  given: { ...noThroughput, 'target-iops': String(rate), capacity: '1GiB' },
  expected: [exactly('size', gib(size)), exactly('iops', rate)],
  ...v2Performance,
});
/** IOPS that the page gives as the least for so much throughput. */
const iopsFor = (rate: number, throughput: number): Example => ({
  id: `v2-${rate}iops`,
  title: `${throughput} MB/s need a Premium SSD v2 with ${rate} IOPS`,
  given: { ...noIops, 'target-throughput': `${throughput}MB/s`, capacity: '64GiB' },
  expected: [exactly('iops', rate), exactly('throughput', mbPerSecond(throughput))],
  ...v2Performance,
});
/** A row of the table of Ultra Disk: what a size can have at most. */
const ultraRow = (size: number, rate: number, throughput: number, capacity = 1): Example => ({
  id: `ultra-${size}gib`,
  title: `An Ultra Disk of ${size} GiB can have ${rate} IOPS and ${throughput} MB/s`,
  given: {
    type: 'Ultra',
    capacity: `${capacity}GiB`,
    'target-iops': String(rate),
    'target-throughput': `${throughput}MB/s`,
  },
  expected: [
    exactly('size', gib(size)),
    exactly('iops', rate),
    exactly('throughput', mbPerSecond(throughput)),
  ],
  verdict: 'fits',
  ...ultraTable,
});

type SapRow = {
  readonly row: number;
  readonly what: string;
  readonly disks: number;
  /** Of each disk; IOPS and MB/s of all. */
  readonly size: number;
  readonly iops: number;
  readonly mbps: number;
  /** What is billed beyond the free figures, as the table prints it, and the same in whole MB/s a disk. */
  readonly paidIops: number;
  readonly paidMbps: number;
  readonly roundedUp?: number;
};

/** A row of the tables of SAP HANA on Premium SSD v2, which count what is free of each disk. */
const sap = ({
  row,
  what,
  disks,
  size,
  iops,
  mbps,
  paidIops,
  paidMbps,
  roundedUp,
}: SapRow): Example => ({
  id: `v2-sap-${row}`,
  title: `${what}: ${disks} × ${size} GiB for ${iops} IOPS and ${mbps} MB/s`,
  given: {
    disks: String(disks),
    capacity: `${disks * size}GiB`,
    'target-iops': String(iops),
    'target-throughput': `${mbps}MB/s`,
  },
  expected: [
    exactly('size', gib(disks * size)),
    exactly('paid-iops', paidIops),
    roundedUp === undefined
      ? exactly('paid-throughput', mbPerSecond(paidMbps))
      : within(
          'paid-throughput',
          mbPerSecond(paidMbps),
          (roundedUp - paidMbps) / paidMbps + 1e-9,
          `The table divides ${mbps} MB/s by ${disks}; a disk takes whole MB/s, so ${roundedUp} are billed.`,
        ),
  ],
  verdict: 'fits',
  ...sourceOf('hana-premium-v2')('the tables of striped disks'),
});

export const examples: readonly Example[] = [
  sizeFor(8, 4000),
  sizeFor(10, 5000),
  sizeFor(160, 80_000),
  iopsFor(3000, 750),
  iopsFor(4000, 1000),
  iopsFor(8000, 2000),
  ultraRow(4, 4000, 1000),
  ultraRow(16, 16_000, 4000),
  ultraRow(32, 32_000, 8000),
  ultraRow(64, 64_000, 10_000),
  // The table goes on from 256 to 512 GiB; 400 GiB are enough for 400,000 IOPS.
  ultraRow(512, 400_000, 10_000, 512),
  ...[
    {
      row: 1,
      what: 'E32ds_v5',
      disks: 1,
      size: 304,
      iops: 3000,
      mbps: 425,
      paidIops: 0,
      paidMbps: 300,
    },
    {
      row: 2,
      what: 'E32ds_v5',
      disks: 2,
      size: 152,
      iops: 3000,
      mbps: 425,
      paidIops: 0,
      paidMbps: 175,
      roundedUp: 176,
    },
    {
      row: 3,
      what: 'E32ds_v5',
      disks: 4,
      size: 76,
      iops: 3000,
      mbps: 425,
      paidIops: 0,
      paidMbps: 0,
    },
    {
      row: 4,
      what: 'M128s',
      disks: 1,
      size: 2464,
      iops: 12_000,
      mbps: 800,
      paidIops: 9000,
      paidMbps: 675,
    },
    {
      row: 5,
      what: 'M128s',
      disks: 2,
      size: 1232,
      iops: 12_000,
      mbps: 800,
      paidIops: 6000,
      paidMbps: 550,
    },
    {
      row: 6,
      what: 'M128s',
      disks: 4,
      size: 616,
      iops: 12_000,
      mbps: 800,
      paidIops: 0,
      paidMbps: 300,
    },
    {
      row: 7,
      what: 'M416ms_v2',
      disks: 1,
      size: 13_680,
      iops: 25_000,
      mbps: 1200,
      paidIops: 22_000,
      paidMbps: 1075,
    },
    {
      row: 8,
      what: 'M416ms_v2',
      disks: 2,
      size: 6840,
      iops: 25_000,
      mbps: 1200,
      paidIops: 19_000,
      paidMbps: 950,
    },
    {
      row: 9,
      what: 'M416ms_v2',
      disks: 4,
      size: 3420,
      iops: 25_000,
      mbps: 1200,
      paidIops: 13_000,
      paidMbps: 700,
    },
    {
      row: 10,
      what: 'E32 log',
      disks: 2,
      size: 64,
      iops: 3000,
      mbps: 275,
      paidIops: 0,
      paidMbps: 25,
      roundedUp: 26,
    },
    {
      row: 11,
      what: 'M128s log',
      disks: 1,
      size: 512,
      iops: 4000,
      mbps: 300,
      paidIops: 1000,
      paidMbps: 175,
    },
    {
      row: 12,
      what: 'M416ms_v2 log',
      disks: 2,
      size: 256,
      iops: 5000,
      mbps: 400,
      paidIops: 0,
      paidMbps: 150,
    },
  ].map(sap),
  {
    id: 'v2-sap-log',
    title: 'A log of SAP HANA on E20ds_v4: 275 MB/s at the 3,000 IOPS that every disk has',
    given: { capacity: '80GiB', 'target-iops': '3000', 'target-throughput': '275MB/s' },
    expected: [
      exactly('iops', 3000),
      exactly('throughput', mbPerSecond(275)),
      exactly('paid-iops', 0),
    ],
    verdict: 'fits',
    ...sourceOf('hana-premium-v2')('the table of log volumes'),
  },
];
