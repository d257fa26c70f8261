import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';
import { formatNumber, gib, mbPerSecond } from '../../units/index.ts';

const types = sourceOf('disk-types');
const v2Performance = types('Premium SSD v2 performance');
const ultraTable = types('Ultra Disk, the table of sizes');

/** The least throughput is demanded, so that only IOPS and size matter. */
const noThroughput = { 'target-throughput': '0MB/s' };
const noIops = { 'target-iops': '0' };

/** A size that the page gives as the smallest for so many IOPS. */
const sizeFor = (size: number, rate: number): Example => ({
  id: `v2-${size}gib`,
  title: `${formatNumber(rate)} IOPS need a Premium SSD v2 of ${size} GiB`,
  given: { ...noThroughput, 'target-iops': String(rate), capacity: '1GiB' },
  expected: [exactly('size', gib(size)), exactly('iops', rate)],
  ...v2Performance,
});
/** IOPS that the page gives as the least for so much throughput. */
const iopsFor = (rate: number, throughput: number): Example => ({
  id: `v2-${rate}iops`,
  title: `${formatNumber(throughput)} MB/s need a Premium SSD v2 with ${formatNumber(rate)} IOPS`,
  given: { ...noIops, 'target-throughput': `${throughput}MB/s`, capacity: '64GiB' },
  expected: [exactly('iops', rate), exactly('throughput', mbPerSecond(throughput))],
  ...v2Performance,
});
/** A row of the table of Ultra Disk: what a size can have at most. */
const ultraRow = (size: number, rate: number, throughput: number, capacity = 1): Example => ({
  id: `ultra-${size}gib`,
  title: `An Ultra Disk of ${size} GiB can have ${formatNumber(rate)} IOPS and ${formatNumber(throughput)} MB/s`,
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

/**
 * A row of the tables of SAP HANA on Premium SSD v2, which count what is free of each disk.
 * @param size of each disk, in GiB; IOPS and MB/s are of all
 * @param paidIops what is billed beyond the free figures, as the table lists it
 * @param roundedUp the billed MB/s, where the table divides them and a disk takes whole ones
 */
const sap = ([row, what, disks, size, iops, mbps, paidIops, paidMbps, roundedUp]: readonly [
  ...[row: number, what: string, disks: number, size: number, iops: number, mbps: number],
  ...[paidIops: number, paidMbps: number, roundedUp?: number],
]): Example => ({
  id: `v2-sap-${row}`,
  title: `${what}: ${disks} × ${formatNumber(size)} GiB for ${formatNumber(iops)} IOPS and ${formatNumber(mbps)} MB/s`,
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
          `The table divides ${formatNumber(mbps)} MB/s by ${disks}; a disk takes whole MB/s, so ${roundedUp} are billed.`,
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
  ...(
    [
      [1, 'E32ds_v5', 1, 304, 3000, 425, 0, 300],
      [2, 'E32ds_v5', 2, 152, 3000, 425, 0, 175, 176],
      [3, 'E32ds_v5', 4, 76, 3000, 425, 0, 0],
      [4, 'M128s', 1, 2464, 12_000, 800, 9000, 675],
      [5, 'M128s', 2, 1232, 12_000, 800, 6000, 550],
      [6, 'M128s', 4, 616, 12_000, 800, 0, 300],
      [7, 'M416ms_v2', 1, 13_680, 25_000, 1200, 22_000, 1075],
      [8, 'M416ms_v2', 2, 6840, 25_000, 1200, 19_000, 950],
      [9, 'M416ms_v2', 4, 3420, 25_000, 1200, 13_000, 700],
      [10, 'E32 log', 2, 64, 3000, 275, 0, 25, 26],
      [11, 'M128s log', 1, 512, 4000, 300, 1000, 175],
      [12, 'M416ms_v2 log', 2, 256, 5000, 400, 0, 150],
    ] as const
  ).map(sap),
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
