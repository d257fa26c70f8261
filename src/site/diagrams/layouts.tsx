/** SQL Server's files on a DS15_v2: what each layout demands of the two VM limits, worst case. */
import { headroom } from '../../laws/index.ts';
import { formatNumber } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits, inMib, vmThroughput } from './figures.ts';
import { Box, Label, Limit, Line } from './shapes.tsx';

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

export const layouts: readonly Layout[] = [
  {
    title: 'To avoid: OS and 4 data cached, 2 log, temp disk busy',
    ...{ temp: true, cached: true, data: 4, log: 2 },
  },
  {
    title: 'A, tight: OS and 2 data cached, 2 log, temp disk idle',
    ...{ temp: false, cached: true, data: 2, log: 2 },
  },
  {
    title: 'B, temp disk apart: OS, 3 data and 1 log, no cache, temp disk busy',
    ...{ temp: true, cached: false, data: 3, log: 1 },
  },
];

const groupsOf = ({ data, log }: Layout): readonly Group[] => [
  { role: 'OS', sku: 'P10', disks: 1 },
  { role: 'data', sku: 'P30', disks: data },
  { role: 'log', sku: 'P30', disks: log },
];
const isCached = (layout: Layout, { role }: Group) => layout.cached && role !== 'log';

/** What a layout demands of both limits, in bytes a second, every disk at its own limit and no read a hit. */
export function demandsOf(layout: Layout) {
  const demandOf = (groups: readonly Group[]) =>
    groups.reduce((sum, { sku, disks }) => sum + diskLimits(sku).throughput * disks, 0);
  const groups = groupsOf(layout);
  return {
    cached: demandOf(groups.filter((group) => isCached(layout, group))),
    uncached: demandOf(groups),
  };
}

const limits = vmThroughput(vm);
const widest = Math.max(...layouts.flatMap((layout) => Object.values(demandsOf(layout)))) * 1.02;
const [thick, step, tempWidth] = [24, 62, 0.17];

type LimitRow = {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly demand: number;
  readonly limit: number;
  readonly temp: boolean;
};

function rowsOf(layout: Layout): readonly LimitRow[] {
  const [demands, all] = [demandsOf(layout), groupsOf(layout)];
  const row = (kind: 'cached' | 'uncached', groups: readonly Group[], temp: boolean) => ({
    ...{ name: `VM ${kind} limit`, groups, temp },
    ...{ demand: demands[kind], limit: limits[kind] },
  });
  return [
    row(
      'cached',
      all.filter((group) => isCached(layout, group)),
      layout.temp,
    ),
    row('uncached', all, false),
  ];
}

function Bar({ row, y }: { row: LimitRow; y: number }) {
  let at = 0;
  const segments = row.groups.flatMap(({ role, sku, disks }) =>
    Array.from({ length: disks }, (_, index) => {
      const from = at;
      at += diskLimits(sku).throughput / widest;
      return { key: `${role}${index}`, role, from, to: at };
    }),
  );
  const limit = row.limit / widest;
  const over = row.demand > row.limit;
  return (
    <>
      <Label x={0} y={y - 7}>
        {row.name}
      </Label>
      <Label x={1} y={y - 7} anchor="end" kind={over ? 'over' : 'quiet'}>
        {row.groups.length > 0 ? `${inMib(row.demand)} of` : 'the temp disk’s alone:'}{' '}
        {inMib(row.limit)} MiB/s
      </Label>
      <Box from={0} to={limit} y={y} height={thick} kind="room" />
      {segments.map(({ key, role, from, to }) => (
        <g key={key}>
          <Box
            from={from}
            to={to - 0.003}
            y={y}
            height={thick}
            kind={role === 'log' ? 'rate log' : 'rate'}
          />
          <Label x={(from + to) / 2} y={y + 16} anchor="middle">
            {role}
          </Label>
        </g>
      ))}
      {row.temp && (
        <>
          <Box from={at} to={at + tempWidth} y={y + 1} height={thick - 2} kind="unknown" />
          <Label x={at + tempWidth / 2} y={y + 16} anchor="middle" kind="quiet">
            temp ?
          </Label>
        </>
      )}
      {over && <Line from={limit} to={at} y={y + thick + 5} kind="beyond" />}
      <Limit x={limit} y={y - 4} height={thick + 12} />
    </>
  );
}

function sentence(row: LimitRow): string {
  const temp = row.temp ? ' The temp disk comes on top, by an amount that is not known.' : '';
  if (row.demand === 0) return `${row.name}: no disk crosses its ${inMib(row.limit)} MiB/s.${temp}`;
  const sum = row.groups
    .map(({ role, sku, disks }) => `${disks} ${role} × ${inMib(diskLimits(sku).throughput)}`)
    .join(' + ');
  const verdict =
    row.demand > row.limit
      ? `${formatNumber(row.demand / row.limit, 2)} times the limit`
      : `${formatNumber(headroom(row.demand, row.limit) * 100, 1)} % to spare`;
  return `${row.name}: ${sum} = ${inMib(row.demand)} of ${inMib(row.limit)} MiB/s, ${verdict}.${temp}`;
}

function panel(layout: Layout): Panel {
  const rows = rowsOf(layout);
  return {
    title: layout.title,
    height: rows.length * step + 4,
    words: rows.map(sentence),
    drawing: (
      <>
        {rows.map((row, index) => (
          <Bar key={row.name} row={row} y={22 + index * step} />
        ))}
      </>
    ),
  };
}

export const layoutsDiagram: Diagram = {
  title: `What three layouts of SQL Server’s files demand of a ${vm}: each block a disk at its limit, the line a limit of the VM`,
  wide: true,
  panels: layouts.map(panel),
};
