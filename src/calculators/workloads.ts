/**
 * The workloads of a simulation as data and as text, for the simulation and for what links to it:
 * `NAME:TARGET:SIZE:qN:PATTERN[:hit=..][:latency=..][:from=..][:to=..]`, separated by commas. It
 * stands here, and not beside the fields that read it, so that a link needs no reader.
 */
import type { Demand } from '../laws/simulation/index.ts';
import type { Disk } from '../limits/types.ts';
import {
  type Bytes,
  type Seconds,
  type Share,
  writeBytes,
  writeIops,
  writeSeconds,
  writeShare,
} from '../units/index.ts';
import type { Cache } from './fields.ts';

/** What the simulation opens with; a link leaves it out. */
export const initialVm = 'DS13_v2';

/** Equal disks behind one letter; loads that name the same id share them. */
export type Volume = {
  readonly disk: Disk;
  readonly disks: number;
  readonly cache: Cache;
  readonly id?: string;
};

/** What is not always said of a load. */
export type More = {
  readonly hit?: Share;
  readonly latency?: Seconds;
  readonly from?: Seconds;
  readonly to?: Seconds;
};

export type Load = {
  readonly name: string;
  readonly target: Volume | 'temp';
  readonly size: Bytes;
  readonly demand: Demand;
  /** The read ratio. */
  readonly pattern: Share;
  readonly more: More;
};

/** The same for all loads that go to one volume, and for no others; names have no spaces. */
export const volumeKey = ({ name, target }: Pick<Load, 'name' | 'target'>): string =>
  target === 'temp' ? 'the temp disk' : target.id === undefined ? name : `#${target.id}`;

export const parts = ['name', 'target', 'size', 'demand', 'pattern', 'more'] as const;
export type Part = (typeof parts)[number];
/** One row, as typed. */
export type Row = Readonly<Record<Part, string>>;

/** What separates cells and rows is escaped within them. */
const shield = (text: string, marks: RegExp) =>
  text.replace(
    marks,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** “P30x4/ReadOnly#a”. */
export const writeTarget = (target: Load['target']) =>
  target === 'temp'
    ? 'temp'
    : `${target.disk.name}${target.disks === 1 ? '' : `x${target.disks}`}/${target.cache}${target.id ? `#${target.id}` : ''}`;

/** “q8”, “r500”. */
const writeDemand = (demand: Demand) =>
  'rate' in demand ? `r${writeIops(demand.rate)}` : `q${demand.outstanding}`;

const writePattern = (part: Share) =>
  part === 1 ? 'read' : part === 0 ? 'write' : `read${writeShare(part).slice(0, -1)}`;

const writeMore = ({ hit, latency, from, to }: More) =>
  [
    hit === undefined ? '' : `hit=${writeShare(hit)}`,
    latency === undefined ? '' : `latency=${writeSeconds(latency)}`,
    from === undefined ? '' : `from=${writeSeconds(from)}`,
    to === undefined ? '' : `to=${writeSeconds(to)}`,
  ]
    .filter(Boolean)
    .join(':');

const writeRow = ({ name, target, size, demand, pattern, more }: Load): Row => ({
  name,
  target: writeTarget(target),
  size: writeBytes(size),
  demand: writeDemand(demand),
  pattern: writePattern(pattern),
  more: writeMore(more),
});

function joinRow({ more, ...row }: Row): string {
  const cells = [row.name, row.target, row.size, row.demand, row.pattern];
  const tail = more === '' ? '' : `:${shield(more, /%(?=25|2C)|,/gi)}`;
  return cells.map((cell) => shield(cell, /%(?=25|2C|3A)|[,:]/gi)).join(':') + tail;
}

export const joinRows = (rows: readonly Row[]) => rows.map(joinRow).join(',');

export const writeLoads = (loads: readonly Load[]) => joinRows(loads.map(writeRow));
