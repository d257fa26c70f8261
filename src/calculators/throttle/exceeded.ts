/** Which limits are asked for more than they sustain, whatever a run of some seconds shows of it? */
import { exceeds, ioUnits } from '../../laws/index.ts';
import type { Limit, Load, Setup } from '../../laws/simulation/index.ts';
import { type Kind, kinds } from '../../storage/path/path.ts';
import type { SimulatedLimit } from './limits.ts';

export type Exceeded = {
  readonly limit: SimulatedLimit;
  readonly kind: Kind;
  /** In a second; of a volume what one of its disks is asked for. */
  readonly demand: number;
  /** What of it each workload demands, by its index; those that do not ask for a rate nothing. */
  readonly demands: readonly number[];
};

/** What a workload that asks for a rate demands of one limit in a second: one of the VM, or one disk of its volume. */
function demandOf(load: Load, at: number, limit: Limit, kind: Kind): number {
  if (!('rate' in load.demand)) return 0;
  const { all, misses, disks, read, size } = load;
  const isDisk = disks.includes(at);
  const isOfAll = all.includes(at);
  if (!isDisk && !isOfAll && !misses.includes(at)) return 0;
  const hits = isOfAll ? 0 : load.hit;
  const counted = read * (1 - hits) + (1 - read) * (limit.writeCost?.[kind] ?? 1);
  const each = kind === 'iops' ? ioUnits(size, limit.countsIoUnits === true) : size;
  return (load.demand.rate * counted * each) / (isDisk ? disks.length : 1);
}

/** The times at which most workloads may run together: when one starts. */
const starts = ({ loads }: Setup) => new Set(loads.map(({ from }) => from ?? 0));

const isRunning = ({ from, to }: Load, time: number) =>
  (from ?? 0) <= time && time < (to ?? Number.POSITIVE_INFINITY);

/** Each limit at most once, with the dimension and the time in which it is exceeded. */
export const exceededLimits = (
  setup: Setup,
  named: readonly SimulatedLimit[],
): readonly Exceeded[] =>
  named.flatMap((limit): readonly Exceeded[] => {
    const [at = -1] = limit.indices;
    const figures = setup.limits[at];
    if (!figures) return [];
    for (const kind of kinds)
      for (const time of starts(setup)) {
        const demands = setup.loads.map((load) =>
          isRunning(load, time) ? demandOf(load, at, figures, kind) : 0,
        );
        const all = demands.reduce((sum, one) => sum + one, 0);
        if (exceeds(all, figures[kind] ?? Number.POSITIVE_INFINITY))
          return [{ limit, kind, demand: all, demands }];
      }
    return [];
  });
