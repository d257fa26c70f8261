/** The result as data: headline, figures by workload, bottlenecks and links. */
import { type Answer, type Begun, queryOf } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { type Bound, boundTo, citationsOf } from '../shared/answer/text.ts';
import { placeTexts } from '../shared/fields/cost-fields.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import { affectedIn, worstAffectedLoad } from './affected-workload.ts';
import { fields } from './fields.ts';
import { limitsIn } from './format.ts';
import { headline, runningOut, why } from './headline.ts';
import { isChecked, type Result } from './model.ts';
import { notes } from './notes.ts';
import { readouts } from './readouts.ts';
import { type Case, diskGroups, disksOf } from './setup.ts';
import { stepsOf, tablesOf } from './tables.ts';
import { timelineOf } from './timeline.ts';
import { verdictOf } from './verdict.ts';

/** The rows of the dataset that the answer rests on. */
export const rowsOf = ({ loads, vm }: Case) => [...disksOf(loads), vm];

export const resultOf = (result: Result, context: CalculatorContext): Begun => ({
  verdict: verdictOf(result),
  ...bottlenecks(result),
  headline: headline(result),
  readouts: readouts(result),
  details: () => ({
    why: why(result),
    limits: [],
    parts: result.loads.some(isChecked) ? [{ kind: 'timeline', data: timelineOf(result) }] : [],
    tables: tablesOf(result),
    steps: stepsOf(result),
    checks: notes(result, context.catalogue),
    deepLinks: toCapCheck(result.given),
    citations: citationsOf(rowsOf(result.given), context.catalogue),
  }),
});

/** The limits that throttle, or will when they no longer burst; where none does, the latency or the demand of the workloads. */
function bottlenecks(result: Result): Bound {
  const { throttling, given, loads } = result;
  const { worst, isLater } = affectedIn(result);
  const now = throttling.length === 0 ? worstAffectedLoad(result) : undefined;
  const limits = [
    ...(isLater && worst ? [worst.wait.limit] : []),
    ...(now ? [now.wait.limit] : throttling),
  ];
  const bursting = loads.every(isChecked) ? runningOut(result) : [];
  const used = (limits.length > 0 ? limits : bursting).flatMap(limitsIn);
  if (used.length > 0 || !loads.some(isChecked)) return boundTo(used);
  const isOfLatency = given.loads.some(({ demand }) => 'outstanding' in demand);
  return { boundBy: [isOfLatency ? 'latency' : 'demand'] };
}

/** The same disks in the static check; workloads that share a disk are one group there. */
function toCapCheck({ vm, loads, limits, ...place }: Case): Answer['deepLinks'] {
  const groups = diskGroups(loads).map((group) => ({ ...group, iops: undefined }));
  if (groups.length === 0) return [];
  const query = queryOf({
    vm: vm.name,
    disks: serializeGroups(groups),
    ...(loads.some(({ target }) => target === 'temp') ? { temp: 'used' } : {}),
    ...placeTexts(place),
    ...(limits === fields.limits.initial ? {} : { limits }),
  });
  return [{ text: 'Check all the limits of these disks', calculator: 'cap-check', query }];
}
