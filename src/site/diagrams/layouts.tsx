/** SQL Server's files on a DS15_v2: what each layout demands of the two VM limits, worst case. */
import { demandOf, headroom } from '../../laws/index.ts';
import { formatNumber } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskCaps, inMib, vmThroughput } from './figures.ts';
import { Box, Label, Limit, Over } from './shapes.tsx';

const vm = 'DS15_v2';
type Group = {
  readonly role: 'OS' | 'data' | 'log';
  readonly sku: string;
  readonly disks: number;
  readonly cached: boolean;
};
type Layout = { readonly title: string; readonly temp: boolean; readonly groups: readonly Group[] };

const os = { role: 'OS', sku: 'P10', disks: 1 } as const;
const data = { role: 'data', sku: 'P30' } as const;
const log = { role: 'log', sku: 'P30', cached: false } as const;

export const layouts: readonly Layout[] = [
  {
    title: 'To avoid: OS and 4 data cached, 2 log, temp disk busy',
    temp: true,
    groups: [
      { ...os, cached: true },
      { ...data, disks: 4, cached: true },
      { ...log, disks: 2 },
    ],
  },
  {
    title: 'A, tight: OS and 2 data cached, 2 log, temp disk idle',
    temp: false,
    groups: [
      { ...os, cached: true },
      { ...data, disks: 2, cached: true },
      { ...log, disks: 2 },
    ],
  },
  {
    title: 'B, temp disk apart: OS, 3 data and 1 log, no cache, temp disk busy',
    temp: true,
    groups: [
      { ...os, cached: false },
      { ...data, disks: 3, cached: false },
      { ...log, disks: 1 },
    ],
  },
];

/** What a layout demands of both limits, in bytes a second, every disk at its own limit and no read a hit. */
export const asks = ({ groups }: Layout) =>
  demandOf(
    groups.map(({ sku, disks, cached }) => {
      const all = diskCaps(sku).throughput * disks;
      return { demand: all, cached, disks: all };
    }),
    0,
    1,
  );

const limits = vmThroughput(vm);
const widest = Math.max(...layouts.flatMap((layout) => Object.values(asks(layout)))) * 1.02;
const [thick, step, tempWidth] = [24, 62, 0.17];

type LimitRow = {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly asked: number;
  readonly limit: number;
  readonly temp: boolean;
};

const rowsOf = (layout: Layout): readonly LimitRow[] => {
  const { cached, uncached } = asks(layout);
  const behind = layout.groups.filter((group) => group.cached);
  return [
    {
      name: 'VM cached limit',
      groups: behind,
      asked: cached,
      limit: limits.cached,
      temp: layout.temp,
    },
    {
      name: 'VM uncached limit',
      groups: layout.groups,
      asked: uncached,
      limit: limits.uncached,
      temp: false,
    },
  ];
};

function Bar({ row, y }: { row: LimitRow; y: number }) {
  let at = 0;
  const segments = row.groups.flatMap(({ role, sku, disks }) =>
    Array.from({ length: disks }, (_, index) => {
      const from = at;
      at += diskCaps(sku).throughput / widest;
      return { key: `${role}${index}`, role, from, to: at };
    }),
  );
  const limit = row.limit / widest;
  const over = row.asked > row.limit;
  return (
    <>
      <Label x={0} y={y - 7}>
        {row.name}
      </Label>
      <Label x={1} y={y - 7} anchor="end" kind={over ? 'over' : 'quiet'}>
        {row.groups.length > 0 ? `${inMib(row.asked)} of` : 'the temp disk’s alone:'}{' '}
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
      {over && <Over from={limit} to={at} y={y + thick + 5} />}
      <Limit x={limit} y={y - 4} height={thick + 12} />
    </>
  );
}

function sentence(row: LimitRow): string {
  const temp = row.temp ? ' The temp disk comes on top, by an amount that is not known.' : '';
  if (row.asked === 0) return `${row.name}: no disk crosses its ${inMib(row.limit)} MiB/s.${temp}`;
  const sum = row.groups
    .map(({ role, sku, disks }) => `${disks} ${role} × ${inMib(diskCaps(sku).throughput)}`)
    .join(' + ');
  const left = headroom(row.asked, row.limit);
  const verdict =
    left < 0
      ? `${formatNumber(row.asked / row.limit, 2)} times the limit`
      : `${formatNumber(left * 100, 1)} % to spare`;
  return `${row.name}: ${sum} = ${inMib(row.asked)} of ${inMib(row.limit)} MiB/s, ${verdict}.${temp}`;
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
