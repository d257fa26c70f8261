/** Disk-level and VM-level throttling on the same VM: a disk over its limit, or the VM. */
import { BarShapes, type BarTheme, pageBar } from '../../ui/shapes/LimitBar.tsx';
import { mibPerSecond } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits, inMib, vmThroughput } from './figures.ts';
import { Label } from './shapes.tsx';

const [vm, sku] = ['DS13_v2', 'P30'];
/** In bytes a second. */
type Row = { readonly name: string; readonly demand: number; readonly limit: number };
export type Blocking = { readonly disks: readonly Row[]; readonly vm: Row };

/** The demand on uncached disks and on their VM limit; a disk passes on no more than its limit. */
function blocking(mib: Readonly<Record<string, number>>): Blocking {
  const limit: number = diskLimits(sku).throughput;
  const disks = Object.entries(mib).map(
    ([name, demand]): Row => ({ name, demand: mibPerSecond(demand), limit }),
  );
  const passed = disks.reduce((sum, { demand }) => sum + Math.min(demand, limit), 0);
  return {
    disks,
    vm: { name: 'VM uncached limit', demand: passed, limit: vmThroughput(vm).uncached },
  };
}

export const isOver = ({ demand, limit }: Row) => demand > limit;
const figures = ({ demand, limit }: Row) => `${inMib(demand)} of ${inMib(limit)} MiB/s`;

/** The limit is further to the left than elsewhere, since there are words to the right of the bar. */
const theme: BarTheme = {
  ...pageBar,
  thick: 14,
  limitAt: 0.56,
  demand: { class: 'rate' },
  over: { class: 'beyond' },
};
const step = 44;

function Bar({ row, y, state, isVm }: { row: Row; y: number; state: string; isVm?: boolean }) {
  const kind = state === 'waits' || state === 'full' ? 'over' : 'quiet';
  return (
    <>
      <Label x={0} y={y - 6} {...(isVm ? { kind: 'strong' } : {})}>
        {row.name}
      </Label>
      <BarShapes {...row} y={y} theme={theme} />
      <Label x={1} y={y - 6} anchor="end" kind="quiet">
        {figures(row)}
      </Label>
      <Label x={1} y={y + theme.thick / 2 + 5} anchor="end" kind={kind}>
        {state}
      </Label>
    </>
  );
}

function panel(title: string, { disks, vm: vmRow }: Blocking): Panel {
  const full = isOver(vmRow);
  const stateOf = (row: Row) => (full || isOver(row) ? 'waits' : 'goes on');
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
    drawing: (
      <>
        {disks.map((row, index) => (
          <Bar key={row.name} row={row} y={24 + index * step} state={stateOf(row)} />
        ))}
        <Bar row={vmRow} y={36 + disks.length * step} state={full ? 'full' : 'has room'} isVm />
      </>
    ),
  };
}

const disksOf = (data: readonly number[], log: number) =>
  blocking({
    ...Object.fromEntries(data.map((mib, index) => [`Data disk ${index + 1}`, mib])),
    'Log disk': log,
  });
export const diskLevel = disksOf([260, 60, 60], 20);
export const vmLevel = disksOf([150, 150, 150], 20);

export const blockingDiagram: Diagram = {
  title: `Four uncached ${sku} on a ${vm}: throttled at a disk, and at the VM`,
  panels: [
    panel('Disk-level: one disk is over its limit, and it alone waits', diskLevel),
    panel('VM-level: the VM limit is exceeded, and every disk waits', vmLevel),
  ],
};
