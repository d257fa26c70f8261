/** The answer of the cap check. */
import type { Begun, CalculationStep, Inputs, Shown } from '../../kit/index.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { burstOfSetUp } from '../../storage/verdict/set-up-burst.ts';
import { type BytesPerSecond, formatBothThroughputs } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { notPossible } from '../shared/answer/not-possible.ts';
import { faultNotes } from '../shared/answer/notes.ts';
import { boundTo, citationsOf, strong } from '../shared/answer/text.ts';
import type { caseFields } from '../shared/case/case-fields.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { costCitations, costReadout, costTables, priced } from '../shared/set-up/cost.ts';
import { checkedLimit, limitBars, steps } from '../shared/set-up/limits.ts';
import { explain } from './explanation.ts';
import { headline, whoseLimit } from './headline.ts';
import { burstLine, readouts } from './readouts.ts';
import { toFind } from './requirement-link.ts';
import { toThrottle } from './throttle-link.ts';

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
    return notPossible(faults, notes, citations);
  }
  const bill = priced(setUp, inputs, context);
  const cost = costReadout(bill);
  const burst = burstOfSetUp(assessment);
  const figures = readouts(assessment, burst);
  const bound = boundTo(bottlenecks.map((check) => checkedLimit(check, vm)));
  const bursts = burstLine(assessment, burst);
  // The other calculators are about managed disks.
  const [first, ...others] = loads.filter(({ disk }) => !disk.placement);
  const largest =
    first && others.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a), first);
  return {
    verdict,
    ...bound,
    headline: headline(assessment),
    readouts: [...figures, cost],
    ...defined({ whose: whoseLimit(assessment), burst: bursts }),
    planeOf: () => context.planes?.ofSetUp?.(assessment),
    details: () => ({
      ...explain(assessment, burst, bill.prices, catalogue),
      // A set-up that fits has recommendations only where its size retires.
      ...(verdict === 'fits' && { recommendationsTitle: 'What can take its place' }),
      citations: [...citations, ...costCitations(bill)],
      tables: costTables(bill),
      limits: limitBars(assessment),
      steps: [...steps(assessment), ...achievedStep(assessment)],
      deepLinks: [
        toThrottle(assessment, inputs),
        ...toFind(assessment, inputs),
        ...(largest
          ? crossLinks('cap-check', {
              disk: largest.disk,
              disks: largest.count,
              vm,
              cache: largest.cache,
              size,
              region: bill.region,
              os: bill.os,
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
  return [{ label: 'achievable throughput', line: [strong(text)] }];
}
