/** Which limits does the demand exceed, whatever a run of some seconds shows of it? */
import type { Limit, Load, Setup } from '../../laws/simulation/index.ts';
import { type Kind, kinds } from '../../storage/path/path.ts';
import { exceeds, type Fraction, fraction } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { allowedAt } from './baseline.ts';
import type { SimulatedLimit } from './simulated-limits.ts';

export type Exceeded = {
  readonly limit: SimulatedLimit;
  readonly kind: Kind;
  /** Per second; of a volume that of one of its disks. */
  readonly demand: number;
  /** The share of each workload in it, by its index; of those without a rate 0. */
  readonly shares: readonly Fraction[];
};

/** Which part of a limit a workload with a rate demands: of one of the VM, or of one disk of its volume. */
function partOf({ demand, ...load }: Load, at: number, limit: Limit, kind: Kind): number {
  const { all, misses, disks, read, hit } = load;
  if (!('rate' in demand) || ![...all, ...misses, ...disks].includes(at)) return 0;
  const crossing = all.includes(at) ? 1 : 1 - read * hit;
  const spread = disks.includes(at) ? disks.length : 1;
  const { countsIoUnits, writeCost } = limit;
  const figures = defined({ [kind]: limit[kind], countsIoUnits, writeCost });
  return (demand.rate * crossing) / spread / allowedAt(figures, load);
}

/** The times at which most workloads may run together: when one starts. */
const starts = ({ loads }: Setup) => new Set(loads.map(({ from }) => from ?? 0));

const isRunning = ({ from, to }: Load, time: number) =>
  (from ?? 0) <= time && time < (to ?? Number.POSITIVE_INFINITY);

/** Each limit at most once, at the first start at which it is exceeded: in IOPS, or else in throughput. */
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
        const parts = setup.loads.map((load) =>
          isRunning(load, time) ? partOf(load, at, figures, kind) : 0,
        );
        const all = parts.reduce((sum, one) => sum + one, 0);
        const shares = parts.map((one) => fraction(one / all));
        if (exceeds(all, 1)) return [{ limit, kind, demand: all * (figures[kind] ?? 0), shares }];
      }
    return [];
  });
