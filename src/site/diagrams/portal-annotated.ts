/**
 * An hour of Azure Monitor’s metrics, made up: first a disk is at its limit, then the VM. The demand is
 * assumed, what is consumed of it is computed with the limits of the dataset.
 */
import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import { linearAxis } from '../../calculators/shared/answer/axes.ts';
import { bytesIn, formatFraction, formatIops, formatThroughput, kib } from '../../units/index.ts';
import type { Diagram } from './diagram.ts';
import { curve, type Frame, limitAcross, plotPanel, xScaleOf, yScaleOf } from './plot.tsx';
import { box, label } from './shapes.tsx';

const [vmName, sku] = ['M16ms', 'P30'];
const disk = diskNamed(sku, 'current');
const { iops: vmIops, throughput: vmThroughput } = vmNamed(vmName, 'current').uncached;
if (typeof vmIops !== 'number' || typeof vmThroughput !== 'number')
  throw new Error(`${vmName} has no published uncached limit.`);
const vmLimit = { iops: vmIops, throughput: vmThroughput };

/** What happens, in minutes from the start of the hour. */
type Event = { readonly letter: string; readonly from: number; readonly to: number };
const [small, backup]: readonly [Event, Event] = [
  { letter: 'A', from: 10, to: 25 },
  { letter: 'B', from: 35, to: 50 },
];
const isDuring = ({ from, to }: Event, minute: number) => from <= minute && minute < to;

/** What is demanded or passed of a limit in a second: IOs, and bytes. */
type Rates = { readonly iops: number; readonly throughput: number };
const of = (iops: number, size: number): Rates => ({ iops, throughput: iops * size });
const sumOf = (all: readonly Rates[]): Rates => ({
  iops: all.reduce((sum, { iops }) => sum + iops, 0),
  throughput: all.reduce((sum, { throughput }) => sum + throughput, 0),
});
const scaled = ({ iops, throughput }: Rates, share: number): Rates => ({
  iops: iops * share,
  throughput: throughput * share,
});

/** In MB/s, what the backup reads from one disk and writes to another, in IOs of 256 KiB. */
const copied = of((180 * bytesIn['MB/s']) / kib(256), kib(256));
/** A load is never quite even: up to 6 % above and below. */
const uneven = (minute: number, lun: number) => 1 + 0.06 * Math.sin(minute * 2.3 + lun * 1.7);

/** The demand on each disk, by its LUN: data, log, and the disk that backups are written to. */
function demands(minute: number): readonly Rates[] {
  const copies = isDuring(backup, minute) ? [copied] : [];
  const data = of((isDuring(small, minute) ? 8000 : 2250) * uneven(minute, 0), kib(8));
  const log = of(1000 * uneven(minute, 1), kib(16));
  return [[data, ...copies], [log], [of(100 * uneven(minute, 2), kib(8)), ...copies]].map(sumOf);
}

/** Of a demand, the share that a limit passes. */
const passed = (demand: Rates, limit: Rates) =>
  Math.min(1, limit.iops / demand.iops, limit.throughput / demand.throughput);

export type Minute = {
  /** Data Disk IOPS Consumed Percentage of each LUN, 1 for 100 %. */
  readonly disks: readonly number[];
  /** VM Uncached Bandwidth Consumed Percentage. */
  readonly vm: number;
};

/** What the metrics show of this demand: first each disk passes what its limits allow, then the VM of what they pass. */
export function consumed(demand: readonly Rates[]): Minute {
  const beyondDisks = demand.map((one) => scaled(one, passed(one, disk)));
  const share = passed(sumOf(beyondDisks), vmLimit);
  const beyondVm = beyondDisks.map((one) => scaled(one, share));
  return {
    disks: beyondVm.map(({ iops }) => iops / disk.iops),
    vm: sumOf(beyondVm).throughput / vmLimit.throughput,
  };
}

export const minutes: readonly Minute[] = Array.from({ length: 61 }, (_, minute) =>
  consumed(demands(minute)),
);

const frame: Frame = {
  top: 26,
  height: 130,
  x: linearAxis('Time', 60, { unit: ' min', end: 1 }),
  y: linearAxis('Consumed', 1, { values: 'shares', end: 1 }),
};
const [across, down] = [xScaleOf(frame), yScaleOf(frame)];

/** The times of both events, behind what is drawn, and the limit. */
const ground = [
  ...[small, backup].map(({ letter, from, to }) => [
    box(across(from), across(to), frame.top, frame.height, 'room'),
    label(across((from + to) / 2), frame.top - 8, letter, 'strong', 'middle'),
  ]),
  limitAcross(frame, 1),
];

/** Minutes that words name: in the middle of each event, and after both. */
const middle = ({ from, to }: Event) => Math.floor((from + to) / 2);
const atTime = (at: number) => minutes[at] ?? { disks: [], vm: 0 };
const wordsOf = (says: (minute: Minute) => string) => [
  `A, minutes ${small.from} to ${small.to}: ${says(atTime(middle(small)))}.`,
  `B, minutes ${backup.from} to ${backup.to}: ${says(atTime(middle(backup)))}.`,
  `Minute 55, as before A: ${says(atTime(55))}.`,
];
const list = new Intl.ListFormat('en-GB');
const values = (of: (minute: Minute) => number) =>
  minutes.map((minute, at) => [at, of(minute)] as const);

const diskPanel = plotPanel(
  'Data Disk IOPS Consumed Percentage, split by LUN',
  frame,
  [
    ...wordsOf(({ disks }) =>
      list.format(disks.map((share, lun) => `LUN ${lun} ${formatFraction(share)}`)),
    ),
    `In A, LUN 0 is at its limit, ${formatIops(disk.iops)} of a ${sku}: disk-level throttling. In B, no disk is at a limit, and all show less than they demand.`,
  ],
  [
    ground,
    (['w1', 'w2', 'w3'] as const).map((colour, lun) => {
      const shareAt = ({ disks }: Minute) => disks[lun] ?? 0;
      return [
        curve(frame, values(shareAt), colour),
        label(across(30), down(shareAt(atTime(30))) - 8, `LUN ${lun}`, 'quiet', 'middle'),
      ];
    }),
  ],
);

const vmPanel = plotPanel(
  'VM Uncached Bandwidth Consumed Percentage',
  frame,
  [
    ...wordsOf(({ vm }) => formatFraction(vm)),
    `In B, the VM is at its limit, ${formatThroughput(vmLimit.throughput, 'MB/s')}: VM-level throttling, and every disk waits.`,
  ],
  [
    ground,
    curve(
      frame,
      values(({ vm }) => vm),
      'rate',
    ),
  ],
);

export const portalDiagram: Diagram = {
  title: 'Which limit is it? A: the disk at LUN 0. B: the VM, and no disk',
  wide: true,
  legend: `Drawn like Azure Monitor’s chart, made for this page: three ${sku} without host cache on an ${vmName}. In A the database sends many small IOs, in B a backup large ones.`,
  panels: [diskPanel, vmPanel],
};
