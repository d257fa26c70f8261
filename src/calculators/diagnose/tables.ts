/** Device by device, the largest share first: which of them takes a limit that they share. */
import type { Table } from '../../kit/index.ts';
import { formatDisks } from '../../storage/disk-names.ts';

import {
  type BytesPerSecond,
  formatFraction,
  formatIops,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';
import type { Judged } from './judge.ts';
import { momentOf, stepsOf } from './series.ts';
import { nameOf } from './words.ts';

const none = '–';
const mostRows = 40;

/** Each device with what it did at the step that decides, and its share of what crossed the limit; the largest first. */
function sharesOf({ reading, first, units }: Judged) {
  if (reading.kind !== 'samples' || !first || first.groups.length === 0) return [];
  const at = first.values.indexOf(first.level);
  const { kind } = first.limit;
  const rows = stepsOf(reading).devices.flatMap((device) => {
    const group = units.findIndex((unit) => unit.devices.includes(device.device));
    if (group < 0) return [];
    const moment = momentOf([device], at);
    const crosses = first.devices.includes(device.device);
    const share = crosses ? (moment[kind] ?? 0) / (first.level || 1) : 0;
    return [{ device: device.device, group, moment, share }];
  });
  return rows.toSorted((a, b) => b.share - a.share);
}

/** The device that takes more of a shared limit than all others together, if one does. */
export function noisyNeighbour(judged: Judged): { device: string; share: number } | undefined {
  const [most] = sharesOf(judged);
  const isShared = (judged.first?.devices.length ?? 0) > 1;
  return isShared && most && most.share > 0.5 ? most : undefined;
}

/** What each device did when the limit was at the level that is compared. */
export function deviceTable(judged: Judged): readonly Table[] {
  const { first, loads } = judged;
  const rows = sharesOf(judged);
  if (rows.length === 0 || !first) return [];
  const shown = rows
    .slice(0, mostRows)
    .map(({ group, ...row }) => ({ ...row, load: loads[group] }));
  return [
    {
      caption: `Device by device, at the level of ${nameOf(first)} that is compared`,
      columns: [
        { label: 'Device', numeric: false },
        { label: 'Disk', numeric: false },
        { label: 'IOPS', numeric: true },
        { label: 'Throughput', numeric: true },
        { label: 'In flight', numeric: true },
        { label: 'Latency', numeric: true },
        { label: 'Share of it', numeric: true },
      ],
      rows: shown.map(({ device, load, moment: { iops, throughput, queue, latency }, share }) => ({
        cells: [
          device,
          load ? `${load.role}, ${formatDisks(load.disk, load.count)}` : none,
          iops === undefined ? none : formatIops(iops as Iops),
          throughput === undefined ? none : formatThroughput(throughput as BytesPerSecond, 'MB/s'),
          queue === undefined ? none : formatOutstanding(queue as Outstanding),
          latency === undefined ? none : formatSeconds(latency as Seconds),
          share > 0 ? formatFraction(share) : none,
        ],
      })),
    },
  ];
}
