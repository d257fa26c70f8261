/** The limits that an IO crosses on a size of the fifth generation (SCSI) and on its successor (NVMe), with the figures of one pair. */
import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import type { PublishedLimit, VmLimit } from '../../limits/types.ts';
import { percent } from '../../ui/shapes/scale.ts';
import { type BytesPerSecond, bytesIn, formatNumber } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { Box, Label, Line, Way } from './shapes.tsx';

const sku = 'P30';

/** Something that limits IOs, and the rows whose IOs cross it, which are neighbours. */
export type PathLimit = {
  /** In a sentence. */
  readonly name: string;
  /** Above its bar, with its figures: short enough for a phone. Missing where the same is drawn above. */
  readonly head?: string;
  readonly place: 'first' | 'second' | 'disk';
  readonly rows: readonly [first: number, last: number];
  /** Missing where the size has no such figures of its own. */
  readonly limit?: VmLimit;
};
export type Paths = {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly full: string; readonly by?: string }[];
  readonly limits: readonly PathLimit[];
  /** What the drawing has no room for. */
  readonly more: readonly string[];
};

const remote = [
  { name: 'Cache: a hit', full: 'A disk with host cache, a read that hits', by: 'host cache' },
  {
    name: 'Cache: a miss',
    full: 'A disk with host cache, a read that misses or a write under ReadOnly',
  },
  { name: 'No host cache', full: `A ${sku} without host cache` },
  { name: 'Premium SSD v2, Ultra', full: 'A Premium SSD v2 or an Ultra Disk' },
] as const;
/** The rows, by their index. */
const [local, hit, other, last] = [0, 1, 2, 4];

/** Each disk has limits of its own; the figures are drawn once. */
const ofDisk = {
  name: `the disk’s own limit (${sku})`,
  place: 'disk',
  limit: diskNamed(sku, 'current'),
} as const;
const diskLimits: readonly PathLimit[] = [
  { ...ofDisk, head: sku, rows: [other, other] },
  { ...ofDisk, rows: [other + 1, other + 1] },
  { name: 'what you provisioned', head: 'provisioned', place: 'disk', rows: [last, last] },
];

function ofV5(name: string): Paths {
  const { cached, uncached, tempDisk, elastic } = vmNamed(name, 'current');
  if (tempDisk !== 'cached limit' || elastic)
    throw new Error(`The limits of ${name} are not those of a fifth-generation size.`);
  return {
    title: `${name}, SCSI`,
    rows: [{ name: 'Temp disk', full: 'The temp disk, a local SSD', by: 'local SSD' }, ...remote],
    limits: [
      {
        ...{ name: 'the VM cached limit', head: 'VM cached', limit: cached },
        ...{ place: 'first', rows: [local, other] },
      },
      {
        ...{ name: 'the VM uncached limit', head: 'VM uncached', limit: uncached },
        ...{ place: 'second', rows: [other, last] },
      },
      ...diskLimits,
    ],
    more: [],
  };
}

function ofV6(name: string): Paths {
  const { cached, uncached, elastic, localDisk, localWrite, nvmeDisks, tempDisk } = vmNamed(
    name,
    'current',
  );
  if (tempDisk !== 'local NVMe' || !localDisk || !localWrite || !elastic || nvmeDisks === undefined)
    throw new Error(`The limits of ${name} are not those of a sixth-generation size.`);
  return {
    title: `${name}, NVMe`,
    rows: [
      {
        name: 'Local NVMe disks',
        full: `The ${nvmeDisks} local NVMe disks together`,
        by: 'local SSD',
      },
      ...remote,
    ],
    limits: [
      {
        ...{ name: 'their own limit (reads)', head: 'local, reads', limit: localDisk },
        ...{ place: 'first', rows: [local, local] },
      },
      {
        ...{ name: 'the VM cached limit', head: 'VM cached', limit: cached },
        ...{ place: 'first', rows: [hit, other] },
      },
      {
        ...{ name: 'the VM uncached limit', head: 'VM uncached', limit: uncached },
        ...{ place: 'second', rows: [other, last - 1] },
      },
      {
        ...{ name: 'the VM limit for Premium SSD v2 and Ultra Disk', head: 'VM, v2/Ultra' },
        ...{ limit: elastic, place: 'second', rows: [last, last] },
      },
      ...diskLimits,
    ],
    more: [
      `The figures of the local NVMe disks are for reads; writes to empty disks: ${figures(localWrite).join(', ')}. They count at no other limit of the VM.`,
      'Host caching is supported, and the page of the series gives no limit for it.',
    ],
  };
}

const isNumber = <T extends number>(value: PublishedLimit<T>): value is T =>
  typeof value === 'number';
const inMb = (value: BytesPerSecond) => `${formatNumber(value / bytesIn['MB/s'])} MB/s`;

/** Both figures of a limit; or that there are none. */
function figures({ iops, throughput }: VmLimit): readonly string[] {
  if (!isNumber(iops) || !isNumber(throughput)) return ['not', 'published'];
  return [`${formatNumber(iops)} IOPS`, inMb(throughput)];
}

const places = { first: 0.43, second: 0.66, disk: 0.93 } as const;
const [thick, lineStep, top] = [0.035, 15, 10];
/** From the first line of a head to the line of its IOs, and from there to the end of the row. */
const [headRoom, below, answered] = [66, 16, 0.52];

const crosses = ({ rows: [first, end] }: PathLimit, row: number) => first <= row && row <= end;

/** Where the line of each row is: rows in which a limit begins have room for its head. */
function linesOf({ rows, limits }: Paths): readonly number[] {
  let y = top;
  return rows.map((_, row) => {
    const begins = limits.some(({ rows: [first], head }) => first === row && head !== undefined);
    y += (begins ? headRoom : lineStep * 2) + below;
    return y - below;
  });
}

function Bar({ limit, lines }: { limit: PathLimit; lines: readonly number[] }) {
  const [first = 0, end = first] = [lines[limit.rows[0]], lines[limit.rows[1]]];
  const at = places[limit.place];
  const [from, to] = [at - thick / 2, at + thick / 2];
  const text =
    limit.head === undefined ? [] : [limit.head, ...(limit.limit ? figures(limit.limit) : [])];
  const isKnown = limit.limit === undefined || isNumber(limit.limit.iops);
  return (
    <>
      <Box
        from={from}
        to={to}
        y={first - 14}
        height={end - first + 26}
        kind={isKnown ? 'bar' : 'unknown'}
      />
      {isKnown && <Line from={from - 0.012} to={to + 0.012} y={first - 10} kind="limit" />}
      {text.map((line, index) => (
        <Label
          key={line}
          x={limit.place === 'disk' ? 1 : at}
          y={first - 20 - (text.length - 1 - index) * lineStep}
          anchor={limit.place === 'disk' ? 'end' : 'middle'}
          kind="quiet"
        >
          {line}
        </Label>
      ))}
    </>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'unit' });

function inWords({ rows, limits }: Paths): readonly string[] {
  return rows.map(({ full, by }, row) => {
    const crossed = limits
      .filter((limit) => crosses(limit, row))
      .map(({ name, limit }) => {
        if (!limit) return name;
        const text = figures(limit);
        return `${name}, ${isNumber(limit.iops) ? text.join(' and ') : text.join(' ')}`;
      });
    return `${full}: ${list.format(crossed.map((one, at) => (at === 0 ? `crosses ${one}` : `then ${one}`))).replaceAll(', then', '; then')}${by ? `; the ${by} completes the IO` : ''}.`;
  });
}

function panel(paths: Paths): Panel {
  const lines = linesOf(paths);
  return {
    title: paths.title,
    height: (lines.at(-1) ?? 0) + below + 4,
    words: [...inWords(paths), ...paths.more],
    drawing: (
      <>
        {paths.limits.map((limit) => (
          <Bar key={`${limit.place} ${limit.rows[0]}`} limit={limit} lines={lines} />
        ))}
        {paths.rows.map(({ name, by }, row) => {
          const [y, end] = [lines[row] ?? 0, by ? answered : places.disk + thick];
          return (
            <g key={name}>
              <Label x={0} y={y - 7}>
                {name}
              </Label>
              <Way from={0} to={end} y={y} />
              <circle class="answer" cx={percent(end + 0.02)} cy={y} r="4" />
              {by && (
                <Label x={end + 0.05} y={y + 4} kind="quiet">
                  {by}
                </Label>
              )}
            </g>
          );
        })}
      </>
    ),
  };
}

/** A pair of successive sizes with the same number of vCPUs. */
const pair = ['D16ds_v5', 'D16ds_v6'] as const;
export const paths: readonly Paths[] = [ofV5(pair[0]), ofV6(pair[1])];

export const pathsDiagram: Diagram = {
  title: 'The limits an IO crosses, on a v5 size and on its v6 successor',
  legend:
    'A bar with a line is a limit, which all IOs that cross the bar share. The dot is where the IO is completed. Sustained limits, without bursts. The page of the v5 size prints its cached limit for the temp disk, which shares it; for the host cache it prints none.',
  panels: paths.map(panel),
};
