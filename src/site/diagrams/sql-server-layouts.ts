/** SQL Server's files on a DS15_v2: what each layout demands of the two VM limits, worst case. */
import { range } from 'd3-array';
import { headroom } from '../../laws/index.ts';
import { formatNumber } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits, inMib, vmThroughput } from './figures.ts';
import { across, box, label, limit as limitLine } from './shapes.tsx';

const vm = 'DS15_v2';
type Group = { readonly role: 'OS' | 'data' | 'log'; readonly sku: string; readonly disks: number };
/** One OS disk, and so many disks for data and for the log; `cached` is what the OS and data disks are. */
type Layout = {
  readonly title: string;
  readonly temp: boolean;
  readonly cached: boolean;
  readonly data: number;
  readonly log: number;
};

export const layouts: readonly Layout[] = (
  [
    ['To avoid: OS and 4 data cached, 2 log, temp disk busy', true, true, 4, 2],
    ['A, tight: OS and 2 data cached, 2 log, temp disk idle', false, true, 2, 2],
    [
      'B, tight, temp disk apart: OS, 3 data and 1 log, no cache, temp disk busy',
      true,
      false,
      3,
      1,
    ],
  ] as const
).map(([title, temp, cached, data, log]) => ({ title, temp, cached, data, log }));

const kinds = ['cached', 'uncached'] as const;
const limits = vmThroughput(vm);

/** The disks whose IOs cross a limit of the VM: all cross the uncached one, since no read is a hit. */
const groupsAt = (kind: (typeof kinds)[number], { data, log, cached }: Layout) => {
  const all: readonly Group[] = [
    { role: 'OS', sku: 'P10', disks: 1 },
    { role: 'data', sku: 'P30', disks: data },
    { role: 'log', sku: 'P30', disks: log },
  ];
  return kind === 'uncached' ? all : all.filter(({ role }) => cached && role !== 'log');
};

/** What a layout demands of a limit, in bytes a second, every disk at its own limit. */
export const demandOf = (kind: (typeof kinds)[number], layout: Layout): number =>
  groupsAt(kind, layout).reduce(
    (sum, { sku, disks }) => sum + diskLimits(sku).throughput * disks,
    0,
  );

const rowsOf = (layout: Layout) =>
  kinds.map((kind) => ({
    name: `VM ${kind} limit`,
    groups: groupsAt(kind, layout),
    temp: layout.temp && kind === 'cached',
    demand: demandOf(kind, layout),
    limit: limits[kind],
  }));
type Row = ReturnType<typeof rowsOf>[number];

const widest = Math.max(...layouts.flatMap(rowsOf).map(({ demand }) => demand)) * 1.02;
const [thick, step, tempWidth] = [24, 62, 0.17];

/** The disks one after the other, each as wide as its limit. */
function segments({ groups }: Row, y: number) {
  let at = 0;
  return groups.flatMap(({ role, sku, disks }) =>
    range(disks).map(() => {
      const from = at;
      at += diskLimits(sku).throughput / widest;
      return [
        box(from, at - 0.003, y, thick, role === 'log' ? 'rate log' : 'rate'),
        label((from + at) / 2, y + 16, role, undefined, 'middle'),
      ];
    }),
  );
}

function bar(row: Row, y: number) {
  const [limit, end] = [row.limit / widest, row.demand / widest];
  const over = row.demand > row.limit;
  const whose = row.demand > 0 ? `${inMib(row.demand)} of` : 'the temp disk’s alone:';
  return [
    label(0, y - 7, row.name),
    label(1, y - 7, `${whose} ${inMib(row.limit)} MiB/s`, over ? 'over' : 'quiet', 'end'),
    box(0, limit, y, thick, 'room'),
    segments(row, y),
    row.temp && [
      box(end, end + tempWidth, y + 1, thick - 2, 'unknown'),
      label(end + tempWidth / 2, y + 16, 'temp ?', 'quiet', 'middle'),
    ],
    over && across(limit, end, y + thick + 5, 'beyond'),
    limitLine(limit, y - 4, thick + 12),
  ];
}

function sentence({ name, groups, demand, limit, temp }: Row): string {
  const more = temp ? ' The temp disk comes on top, by an amount that is not known.' : '';
  if (demand === 0) return `${name}: no disk crosses its ${inMib(limit)} MiB/s.${more}`;
  const sum = groups
    .map(({ role, sku, disks }) => `${disks} ${role} × ${inMib(diskLimits(sku).throughput)}`)
    .join(' + ');
  const verdict =
    demand > limit
      ? `${formatNumber(demand / limit, 2)} times the limit`
      : `${formatNumber(headroom(demand, limit) * 100, 1)} % to spare`;
  return `${name}: ${sum} = ${inMib(demand)} of ${inMib(limit)} MiB/s, ${verdict}.${more}`;
}

function panel(layout: Layout): Panel {
  const rows = rowsOf(layout);
  return {
    title: layout.title,
    height: rows.length * step + 4,
    words: rows.map(sentence),
    drawing: rows.map((row, index) => bar(row, 22 + index * step)),
  };
}

export const layoutsDiagram: Diagram = {
  title: `What three layouts of SQL Server’s files demand of a ${vm}: each block a disk at its limit, the line a limit of the VM`,
  wide: true,
  panels: layouts.map(panel),
};
