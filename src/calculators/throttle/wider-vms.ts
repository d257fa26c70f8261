/** Other sizes for a workload that waits at a limit of its VM, before they are simulated. */
import type { Os } from '../../limits/prices/regions.ts';
import type { Vm } from '../../limits/types.ts';
import { absurdTimes, isLesser } from '../../storage/change/alternatives.ts';
import type { Offered } from '../../storage/change/options.ts';
import {
  type CostOn,
  ofSameLetter,
  type Present,
  sizesInTurn,
} from '../../storage/change/successors.ts';
import { tempPath } from '../../storage/path/local.ts';
import { vmLimit } from '../../storage/path/path.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { IsSold } from '../shared/set-up/sold-in.ts';
import { baselineOf, withoutBurst } from './baseline.ts';
import { exceededLimits } from './exceeded-limits.ts';
import type { Result, Wait } from './model.ts';
import { bought, type Case, faultsIn, type Prepared, prepare, problemsOf } from './setup.ts';

/** What can be bought in place of the VM and the disks of a case, and for how much, also on another VM. */
export type Market = Offered & {
  readonly isSold: IsSold;
  readonly os: Os;
  readonly costOn: CostOn;
};

/** The VM with its disks, and whether its temp disk is used. */
const presentOf = (given: Case): Present => ({
  ...bought(given),
  temp: given.loads.some(({ target }) => target === 'temp') ? 'used' : 'unused',
});

/** The smallest size of the same letter, not smaller or older, whose limits are all published. */
export const checkedVm = (given: Case, { catalogue, isSold }: Market): Vm | undefined =>
  ofSameLetter(presentOf(given), catalogue).find(
    (vm) =>
      isSold({ vm }) && !isLesser(vm, given.vm) && isSound(prepare({ ...given, vm }, catalogue)),
  );

/** Can it be built and computed? */
export const canBeRun = (prepared: Prepared) =>
  faultsIn(prepared.given).length === 0 && problemsOf(prepared) === undefined;

/** Is there a published figure for every limit in it, besides, but for those that have none now? */
export const isSound = (prepared: Prepared, now?: Prepared) =>
  canBeRun(prepared) &&
  prepared.unpublished.every((kinds, at) =>
    kinds.every((kind) => now?.unpublished[at]?.includes(kind)),
  );

/** Do the limits of the VM allow all that the workloads issue at their disks’ limits? */
function isWide({ setup, limits }: Prepared): boolean {
  const steady = withoutBurst(setup);
  const loads = steady.loads.map((load) => {
    const alone = baselineOf(steady, { ...load, all: [], misses: [] });
    return { ...load, demand: { rate: alone.iops } };
  });
  return exceededLimits({ ...steady, loads }, limits).every(({ limit }) => limit.kind === 'disk');
}

/**
 * Of the series the first size that has a higher limit, in the dimension that is used up; and for each way to another one
 * the cheapest that allows all of the load, as long as none that disrupts no more costs less. Where there is none of these,
 * another that has a higher limit.
 */
export function widerVms(
  { given, prepared }: Result,
  { limit: { kind: id, by } }: Wait,
  { catalogue, isSold, costOn }: Market,
): readonly Vm[] {
  if (id === 'disk' || id === 'nvme') return [];
  const { vm } = given;
  const figureOf = (of: Vm) =>
    (id === 'local' ? tempPath(of) : vmLimit(of, id)).find(
      (limit) => limit.id === id && limit.kind === by,
    )?.sustained;
  const now = figureOf(vm) ?? Number.POSITIVE_INFINITY;
  const isWider = (other: Vm) => isSold({ vm: other }) && (figureOf(other) ?? 0) > now;
  const isEnough = (other: Vm) => {
    const then = isWider(other) && prepare({ ...given, vm: other }, catalogue);
    return then && isSound(then, prepared) && isWide(then);
  };
  const costOf = (other: Vm) => costOn(other) ?? Number.POSITIVE_INFINITY;
  const most = costOf(vm) * absurdTimes;
  const [series = [], ...ways] = sizesInTurn(presentOf(given), catalogue, costOn, most);
  const found = ways
    .flatMap((sizes) => sizes.find(isEnough) ?? [])
    .filter((one, at, all) => all.slice(0, at).every((by) => costOf(by) > costOf(one)));
  const next = series.find(isWider) ?? (found.length > 0 ? undefined : ways.flat().find(isWider));
  return [...new Set(compact([next, ...found]))];
}
