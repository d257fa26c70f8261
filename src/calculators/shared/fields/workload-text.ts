/** The workloads of a simulation as links carry them; `parse-workload.ts` reads them. */
import type { Demand } from '../../../laws/simulation/types.ts';
import type { Disk } from '../../../limits/types.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import {
  type Bytes,
  type Fraction,
  type Seconds,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeSeconds,
} from '../../../units/index.ts';

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
  /** The share of reads. */
  readonly read: Fraction;
  readonly options: Options;
};

/** “P30x4/ReadOnly#a”. */
export const serializeTarget = (target: Target) =>
  target === 'temp'
    ? 'temp'
    : `${target.disk.name}${target.disks === 1 ? '' : `x${target.disks}`}/${target.cache}${target.id ? `#${target.id}` : ''}`;

/** “q8”, “r500”. */
export const serializeDemand = (demand: Demand) =>
  'rate' in demand ? `r${serializeIops(demand.rate)}` : `q${demand.outstanding}`;

/** “read”, “write”, “read70”. */
export const serializeReadRatio = (read: Fraction) =>
  read === 1 ? 'read' : read === 0 ? 'write' : `read${serializeFraction(read).replace('%', '')}`;

export const serializeOptions = ({ hit, latency, from, to }: Options) =>
  [
    ...(hit === undefined ? [] : [`hit=${serializeFraction(hit)}`]),
    ...(latency === undefined ? [] : [`latency=${serializeSeconds(latency)}`]),
    ...(from === undefined ? [] : [`from=${serializeSeconds(from)}`]),
    ...(to === undefined ? [] : [`to=${serializeSeconds(to)}`]),
  ].join(':');

/**
 * The text of workloads: the grammar of the list field, which parses it. A name has letters, digits and hyphens
 * and no other part but the last has a separator in it, so that nothing is escaped.
 */
export const serializeWorkloads = (workloads: readonly Workload[]): string =>
  workloads
    .map(({ name, target, size, demand, read, options }) =>
      [
        name,
        serializeTarget(target),
        serializeBytes(size),
        serializeDemand(demand),
        serializeReadRatio(read),
        serializeOptions(options),
      ]
        .filter((part, at) => at < 5 || part !== '')
        .join(':'),
    )
    .join(',');

/** The VM that the simulation opens with; a link leaves it out. */
export const initialVm = 'D16ds_v5';
