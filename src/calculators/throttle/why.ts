/** Why the answer is what it is, in sentences beside its headline. */
import type { Setup } from '../../laws/simulation/index.ts';
import { formatSeconds } from '../../units/index.ts';
import { list } from '../shared/answer/text.ts';
import { withoutBurst } from './baseline.ts';
import { windowField } from './fields.ts';
import { formatCause, formatGot, formatLimit, quoted, simulatedIops } from './format.ts';
import {
  crossing,
  isChecked,
  type Result,
  triedSetup,
  waitsForOthers,
  worstAffectedLoad,
} from './model.ts';
import type { CompletedRun } from './runs.ts';

/**
 * Where the most affected workload waits, and what workloads get when burst credits are used up.
 * @param withoutBursts the run of `sustainedSetup`, where there is one
 */
export const why = (result: Result, withoutBursts: CompletedRun | undefined): string =>
  [cause(result), withoutBursts && sustained(result, withoutBursts)].filter(Boolean).join(' ');

function cause(result: Result): string {
  const { given, loads } = result;
  const worst = worstAffectedLoad(result);
  const counted = `In this model limits are counted every ${formatSeconds(given[windowField])} (one 2017 article reports 50 ms)`;
  if (worst ? !isChecked(worst) : !loads.every(isChecked))
    return 'A limit that is not published may be lower or higher than those that are, so no figure is given for what crosses it.';
  if (!worst)
    return `Each IO is served at once and takes its own service time. ${counted}, so a workload can still meet a limit in a single window.`;
  const { load, serviceTime, isolated, wait } = worst;
  const service = `An IO of ${quoted(load.name)} has a service time of ${formatSeconds(serviceTime)}`;
  if (!waitsForOthers(wait))
    return `${service}; the rest of its latency is the wait for the next window, because ${formatCause(wait)}. ${'rate' in load.demand ? 'It demands more than that limit allows.' : 'A lower queue depth would wait less at the same IOPS.'}`;
  const lasting = isolated.sustained
    ? ` while limits burst, and about ${simulatedIops(isolated.sustained)} sustained`
    : '';
  return `${service}. ${counted}: an IO that arrives after the quota of ${formatLimit(wait.limit)} is used up waits for the next window. Alone it would get ${formatGot(isolated)} by formula${lasting}.`;
}

const burstingLimits = ({ limits }: Result) => limits.filter(({ burst }) => burst);

/** If a limit bursts, the same set-up without bursts: the performance when the credit is used up. */
export const sustainedSetup = (result: Result): Setup | undefined =>
  crossing(result, burstingLimits(result)).length > 0
    ? withoutBurst(triedSetup(result.prepared))
    : undefined;

/** What the workloads get without bursts, so that burst figures are not taken for sustained ones. */
function sustained(result: Result, { outcome }: CompletedRun): string {
  const gets = crossing(result, burstingLimits(result)).flatMap((at) => {
    const got = outcome.loads[at];
    return got ? [`${quoted(got.name)} gets ${formatGot(got)}`] : [];
  });
  return `Sustained, without burst credits, ${list(gets)} (simulated).`;
}
