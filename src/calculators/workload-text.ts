/**
 * The workloads of a simulation as links carry them, separated by commas:
 * `NAME:TARGET:SIZE:qN:PATTERN[:hit=..][:latency=..][:from=..][:to=..]`. Every calculator that links to the
 * simulation writes them; only the simulation reads them (`throttle/workload-field.ts`).
 */
import { grammarOf } from '../kit/index.ts';
import type { Demand } from '../laws/simulation/index.ts';
import type { Disk } from '../limits/types.ts';
import type { Cache } from '../storage/set-up.ts';
import {
  type Bytes,
  type Fraction,
  type Seconds,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeSeconds,
} from '../units/index.ts';

/** Equal disks, striped into one volume. Workloads that name the same id share it. */
export type DiskTarget = {
  readonly disk: Disk;
  readonly disks: number;
  readonly cache: Cache;
  readonly id?: string;
};
export type Target = DiskTarget | 'temp';

export type Option = {
  /** The cache hit rate. */
  readonly hit: Fraction;
  /** A service time that replaces that of its disk. */
  readonly latency: Seconds;
  /** When it starts and ends; by default it runs the whole time. */
  readonly from: Seconds;
  readonly to: Seconds;
};
/** What a workload may leave out. */
export type Options = Partial<Option>;

export type Workload = {
  readonly name: string;
  readonly target: Target;
  readonly size: Bytes;
  readonly demand: Demand;
  readonly pattern: Fraction;
  readonly more: Options;
};

/** “P30x4/ReadOnly#a”. */
const serializeTarget = (target: Target) =>
  target === 'temp'
    ? 'temp'
    : `${target.disk.name}${target.disks === 1 ? '' : `x${target.disks}`}/${target.cache}${target.id ? `#${target.id}` : ''}`;

/** “q8”, “r500”. */
const serializeDemand = (demand: Demand) =>
  'rate' in demand ? `r${serializeIops(demand.rate)}` : `q${demand.outstanding}`;

/** “read”, “write”, “read70”. */
const serializePattern = (read: Fraction) =>
  read === 1 ? 'read' : read === 0 ? 'write' : `read${serializeFraction(read).replace('%', '')}`;

const serializeOptions = ({ hit, latency, from, to }: Options) =>
  [
    ...(hit === undefined ? [] : [`hit=${serializeFraction(hit)}`]),
    ...(latency === undefined ? [] : [`latency=${serializeSeconds(latency)}`]),
    ...(from === undefined ? [] : [`from=${serializeSeconds(from)}`]),
    ...(to === undefined ? [] : [`to=${serializeSeconds(to)}`]),
  ].join(':');

/** How each part is written, in the order of the text. */
export const workloadTexts = {
  name: (name: string) => name,
  target: serializeTarget,
  size: serializeBytes,
  demand: serializeDemand,
  pattern: serializePattern,
  more: serializeOptions,
} satisfies { readonly [Part in keyof Workload]: (value: Workload[Part]) => string };

const names = Object.keys(workloadTexts) as (keyof Workload)[];

/** The text of workloads as links carry it. */
export const serializeWorkloads = (workloads: readonly Workload[]): string =>
  grammarOf(names, undefined).join(
    workloads.map((workload) =>
      Object.fromEntries(names.map((name) => [name, workloadTexts[name](workload[name] as never)])),
    ),
  );

/** The VM that the simulation opens with; a link leaves it out. */
export const initialVm = 'DS13_v2';
