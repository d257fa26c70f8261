/** Disk-level and VM-level throttling on the same VM: a disk over its limit, or the VM. */
import { BarShapes, type BarTheme, pageBar } from '../../ui/shapes/LimitBar.tsx';
import { mibPerSecond } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits, inMib, vmThroughput } from './figures.ts';
import { label } from './shapes.tsx';

const [vm, sku] = ['DS13_v2', 'P30'];
/** In bytes a second. */
type Row = { readonly name: string; readonly demand: number; readonly limit: number };
export type Blocking = { readonly disks: readonly Row[]; readonly vm: Row };

export const isOver = ({ demand, limit }: Row) => demand > limit;
const figures = ({ demand, limit }: Row) => `${inMib(demand)} of ${inMib(limit)} MiB/s`;

/** The demand on uncached disks and on their VM limit, in MiB/s; a disk passes on no more than its limit. */
function blocking(data: readonly number[], log: number): Blocking {
  const limit: number = diskLimits(sku).throughput;
  const disks = [...data, log].map((mib, index) => ({
    name: index < data.length ? `Data disk ${index + 1}` : 'Log disk',
    demand: mibPerSecond(mib),
    limit,
  }));
  const demand = disks.reduce((sum, disk) => sum + Math.min(disk.demand, limit), 0);
  return { disks, vm: { name: 'VM uncached limit', demand, limit: vmThroughput(vm).uncached } };
}

/** The limit is further to the left than elsewhere, since there are words to the right of the bar. */
const theme: BarTheme = {
  ...pageBar,
  thick: 14,
  limitAt: 0.56,
  demand: { class: 'rate' },
  over: { class: 'beyond' },
};
const step = 44;

const bar = (row: Row, y: number, state: string, isOverLimit: boolean, isVm = false) => [
  label(0, y - 6, row.name, isVm ? 'strong' : undefined),
  <BarShapes {...row} y={y} theme={theme} />,
  label(1, y - 6, figures(row), 'quiet', 'end'),
  label(1, y + theme.thick / 2 + 5, state, isOverLimit ? 'over' : 'quiet', 'end'),
];

function panel(title: string, { disks, vm: vmRow }: Blocking): Panel {
  const full = isOver(vmRow);
  const waits = (row: Row) => full || isOver(row);
  const stateOf = (row: Row) => (waits(row) ? 'waits' : 'goes on');
  const verdict = full
    ? 'over the limit, so all four disks wait, the idle log too'
    : 'below the limit, so only the throttled disk waits';
  return {
    title,
    height: step * (disks.length + 1) + 20,
    words: [
      ...disks.map((row) => `${row.name}: ${figures(row)}; ${stateOf(row)}.`),
      `${vmRow.name}: ${figures(vmRow)}; ${verdict}.`,
    ],
    drawing: [
      disks.map((row, index) => bar(row, 24 + index * step, stateOf(row), waits(row))),
      bar(vmRow, 36 + disks.length * step, full ? 'full' : 'has room', full, true),
    ],
  };
}

export const diskLevel = blocking([260, 60, 60], 20);
export const vmLevel = blocking([150, 150, 150], 20);

export const blockingDiagram: Diagram = {
  title: `Four uncached ${sku} on a ${vm}: throttled at a disk, and at the VM`,
  panels: [
    panel('Disk-level: one disk is over its limit, and it alone waits', diskLevel),
    panel('VM-level: the VM limit is exceeded, and every disk waits', vmLevel),
  ],
};
