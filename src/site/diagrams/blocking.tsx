/** Disk-level and VM-level throttling on the same VM: a disk over its limit, or the VM. */
import { demandOf } from '../../laws/index.ts';
import { BarShapes, type BarTheme, pageBar } from '../../ui/shapes/LimitBar.tsx';
import { mibPerSecond } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskCaps, inMib, vmThroughput } from './figures.ts';
import { Label } from './shapes.tsx';

const [vm, sku] = ['DS13_v2', 'P30'];
type Row = { readonly name: string; readonly asked: number; readonly limit: number };
export type Blocking = { readonly disks: readonly Row[]; readonly vm: Row };

/** The demand on four uncached disks and on their VM limit, in bytes a second; a disk passes on no more than its limit. */
function blocking(wants: Readonly<Record<string, number>>): Blocking {
  const limit: number = diskCaps(sku).throughput;
  const disks = Object.entries(wants).map(([name, mib]) => ({
    name,
    asked: mibPerSecond(mib) as number,
    limit,
  }));
  const demands = disks.map(({ asked }) => ({
    demand: Math.min(asked, limit),
    cached: false,
    disks: limit,
  }));
  const { uncached } = demandOf(demands, 0, 1);
  return {
    disks,
    vm: { name: 'VM uncached limit', asked: uncached, limit: vmThroughput(vm).uncached },
  };
}

export const isOver = ({ asked, limit }: Row) => asked > limit;
const step = 44;

/** The limit is further to the left than elsewhere, since there are words to the right of the bar. */
const theme: BarTheme = {
  ...pageBar,
  thick: 14,
  limitAt: 0.56,
  demand: { class: 'rate' },
  over: { class: 'beyond' },
};

function Bar({ row, y, says }: { row: Row; y: number; says: string }) {
  return (
    <>
      <Label x={0} y={y - 6} {...(row.name.startsWith('VM') ? { kind: 'strong' } : {})}>
        {row.name}
      </Label>
      <BarShapes demand={row.asked} limit={row.limit} y={y} theme={theme} />
      <Label x={1} y={y - 6} anchor="end" kind="quiet">
        {inMib(row.asked)} of {inMib(row.limit)} MiB/s
      </Label>
      <Label
        x={1}
        y={y + theme.thick / 2 + 5}
        anchor="end"
        kind={says === 'waits' || says === 'full' ? 'over' : 'quiet'}
      >
        {says}
      </Label>
    </>
  );
}

function panel(title: string, { disks, vm: vmRow }: Blocking): Panel {
  const full = isOver(vmRow);
  const says = (row: Row) => (full || isOver(row) ? 'waits' : 'goes on');
  const unit = 'MiB/s';
  return {
    title,
    height: step * (disks.length + 1) + 20,
    words: [
      ...disks.map(
        (row) => `${row.name}: ${inMib(row.asked)} of ${inMib(row.limit)} ${unit}; ${says(row)}.`,
      ),
      `${vmRow.name}: ${inMib(vmRow.asked)} of ${inMib(vmRow.limit)} ${unit}; ${full ? 'over the limit, so all four disks wait, the idle log too' : 'below the limit, so only the throttled disk waits'}.`,
    ],
    drawing: (
      <>
        {disks.map((row, index) => (
          <Bar key={row.name} row={row} y={24 + index * step} says={says(row)} />
        ))}
        <Bar row={vmRow} y={36 + disks.length * step} says={full ? 'full' : 'has room'} />
      </>
    ),
  };
}

export const independent = blocking({
  'Data disk 1': 260,
  'Data disk 2': 60,
  'Data disk 3': 60,
  'Log disk': 20,
});
export const dependent = blocking({
  'Data disk 1': 150,
  'Data disk 2': 150,
  'Data disk 3': 150,
  'Log disk': 20,
});

export const blockingDiagram: Diagram = {
  title: `Four uncached ${sku} on a ${vm}: throttled at a disk, and at the VM`,
  panels: [
    panel('Disk-level: one disk is over its limit, and it alone waits', independent),
    panel('VM-level: the VM limit is exceeded, and every disk waits', dependent),
  ],
};
