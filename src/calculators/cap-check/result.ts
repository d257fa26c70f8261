/** The answer of the cap check. */
import {
  type Begun,
  type CalculationStep,
  type DeepLink,
  type Inputs,
  type Part,
  queryOf,
  type Shown,
} from '../../kit/index.ts';
import { isCached } from '../../storage/set-up/loads.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { burstOfSetUp } from '../../storage/verdict/set-up-burst.ts';
import {
  type BytesPerSecond,
  formatBothThroughputs,
  fraction,
  kib,
  outstanding,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { notPossible } from '../shared/answer/format.ts';
import { faultNotes } from '../shared/answer/notes.ts';
import { boundTo, citationsOf } from '../shared/answer/text.ts';
import type { caseFields } from '../shared/case/case-fields.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { limitsField } from '../shared/fields/fields.ts';
import { initialVm, serializeWorkloads, type Workload } from '../shared/fields/workload-text.ts';
import { costCitations, costReadout, costTables, priced } from '../shared/set-up/cost.ts';
import { checkedLimit, limitBars, steps } from '../shared/set-up/limits.ts';
import { explain } from './explanation.ts';
import { headline } from './headline.ts';
import { burstLine, readouts } from './readouts.ts';
import { toFind } from './to-find.ts';

/** What these disks achieve on this VM, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Inputs<typeof caseFields>,
  assessment: Assessment,
  context: CalculatorContext,
): Begun | Shown {
  const { catalogue } = context;
  const { setUp, verdict, faults, loads, bottlenecks } = assessment;
  const { vm, groups, size, edition } = setUp;
  const citations = citationsOf([...groups.map(({ disk }) => disk), vm], catalogue);
  if (verdict === 'not-possible') {
    const notes = faultNotes(faults, vm, catalogue);
    const { recommendations: _, ...refused } = notPossible(faults, notes, citations);
    return { ...refused, recommendationsTitle: 'What can be built' };
  }
  const bill = priced(setUp, inputs, context);
  const cost = costReadout(bill);
  const burst = burstOfSetUp(assessment);
  const figures = readouts(assessment, burst);
  const bound = boundTo(bottlenecks.map((check) => checkedLimit(check, vm)));
  const over = figures.find(({ id, within }) => id === 'over' && within === id);
  const bursts = burstLine(assessment, burst, figures);
  // The other calculators are about managed disks.
  const [first, ...others] = loads.filter(({ disk }) => !disk.placement);
  const largest =
    first && others.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a), first);
  return {
    verdict,
    ...bound,
    // The figure and its sign stay on one line.
    ...(over ? { bottleneck: `${bound.bottleneck} ${over.text.replace(' %', '\u00a0%')}` } : {}),
    headline: headline(assessment),
    readouts: [...figures, cost],
    ...present({ burst: bursts }),
    planeOf: () => context.planes?.ofSetUp?.(assessment),
    details: () => ({
      ...explain(assessment, burst, bill.prices, catalogue),
      // A set-up that fits is given some where its size retires.
      ...(verdict === 'fits' ? { recommendationsTitle: 'What can take its place' } : {}),
      parts: [verdictKey],
      citations: [...citations, ...costCitations(bill)],
      tables: costTables(bill),
      limits: limitBars(assessment),
      steps: [...steps(assessment), ...achievedStep(assessment)],
      deepLinks: [
        toThrottle(assessment),
        ...toFind(assessment, inputs),
        ...(largest
          ? crossLinks('cap-check', {
              disk: largest.disk,
              disks: largest.count,
              vm,
              cache: largest.cache,
              size,
              limits: edition,
            })
          : []),
      ],
    }),
  };
}

/** What is achieved, in both units. */
function achievedStep({ achieved: { throughput }, setUp }: Assessment): readonly CalculationStep[] {
  if (throughput === undefined) return [];
  const text = formatBothThroughputs(throughput as BytesPerSecond, setUp.vm.unit);
  return [{ label: 'achievable throughput', line: [{ text, tone: 'strong' }] }];
}

/** A queue depth that keeps a disk busy at the latencies and IO sizes that occur here. */
const queuePerDisk = 10;

/** The same disks in time: each group as a workload that keeps its disks busy. */
function toThrottle({ setUp, loads }: Assessment): DeepLink {
  const { vm, edition, read, hit } = setUp;
  const size = setUp.size ?? kib(64);
  const taken = new Map<string, number>();
  const groups = loads.map((group): Workload => {
    const { role, disk, count, effectiveCaching: cache } = group;
    const before = taken.get(role) ?? 0;
    taken.set(role, before + 1);
    return {
      name: before === 0 ? role : `${role}-${before + 1}`,
      target: { disk, disks: count, cache },
      size,
      demand: { outstanding: outstanding(count * queuePerDisk) },
      read,
      options: isCached(group) && hit > 0 ? { hit } : {},
    };
  });
  const temp: Workload = {
    name: 'temp',
    target: 'temp',
    size,
    demand: { outstanding: outstanding(queuePerDisk) },
    read: fraction(0),
    options: {},
  };
  const used = setUp.temp !== 'unused' && vm.tempDisk !== 'none';
  return {
    text: 'Simulate which workload throttles which',
    calculator: 'throttle',
    query: queryOf({
      ...(vm.name === initialVm ? {} : { vm: vm.name }),
      loads: serializeWorkloads(used ? [temp, ...groups] : groups),
      ...(edition === limitsField.initial ? {} : { limits: edition }),
    }),
  };
}

/** What each verdict of this calculator means. */
const verdictKey: Part = {
  kind: 'verdicts',
  data: [
    ['fits', 'every limit that counts is at most 80 % used'],
    ['tight', 'one is over 80 % and at most 100 % used'],
    ['oversubscribed', 'the disks together could exceed a limit; the targets alone do not'],
    ['throttled', 'the targets exceed a limit'],
    ['not-checked', 'a limit that is crossed, or the load on it, is not known'],
    ['unsafe', 'ReadWrite on data or log can lose data, whatever else holds'],
    ['not-possible', 'Azure refuses this set-up'],
  ],
};
