import { type Answer, type DeepLink, type Inputs, queryOf, type Readout } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { Assessment } from '../../storage/assess.ts';
import type { Burst } from '../../storage/burst.ts';
import { isCached, type SetUp } from '../../storage/loads.ts';
import { burstOfSetUp } from '../../storage/set-up-burst.ts';
import {
  type BytesPerSecond,
  formatFraction,
  formatNumber,
  fraction,
  iops,
  kib,
  outstanding,
} from '../../units/index.ts';
import { burstReadouts } from '../burst-figures.ts';
import { costCitations, costReadout, costTables, priced } from '../cost.ts';
import type { CalculatorContext } from '../dataset.ts';
import { crossLinks } from '../deep-links.ts';
import { explained, withDetails } from '../explanation.ts';
import { limitsField } from '../fields.ts';
import { iopsReadout, notPossible, throughputReadout } from '../format.ts';
import { faultNotes } from '../notes.ts';
import { checkName, limitBars, steps } from '../set-up-limits.ts';
import { citationsOf, notPublished } from '../text.ts';
import { initialVm, serializeWorkloads, type Workload } from '../workload-field.ts';
import { explain, isUpperBound } from './explanation.ts';
import { fields } from './fields.ts';
import { headline } from './headline.ts';

/** What these disks achieve on this VM, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  assessment: Assessment,
  context: CalculatorContext,
): Answer {
  const { catalogue } = context;
  const { setUp, verdict, faults, loads, bottlenecks } = assessment;
  const { vm, groups, size, edition } = setUp;
  const citations = citationsOf([...groups.map(({ disk }) => disk), vm], catalogue);
  if (verdict === 'not-possible')
    return notPossible(faults, faultNotes(faults, vm, catalogue), citations);
  const pricedAt = (other: SetUp) => priced(other, inputs, context);
  const bill = pricedAt(setUp);
  const burst = burstOfSetUp(assessment);
  // The other calculators are about managed disks.
  const [first, ...others] = loads.filter(({ disk }) => !disk.placement);
  const largest =
    first && others.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a), first);
  return withDetails(
    {
      verdict,
      boundBy: [...new Set(bottlenecks.map((check) => checkName(check, vm)))],
      headline: headline(assessment),
      readouts: [...readouts(assessment, burst), costReadout(bill)],
      recommendationsTitle: loads.some(({ demand }) => demand.basis !== 'limits')
        ? ('Options that fit' as const)
        : ('Ways to get more' as const),
      citations: [...citations, ...costCitations(bill)],
    },
    {
      ...explained(fields, inputs, () => explain(assessment, burst, catalogue, pricedAt)),
      tables: () => costTables(bill),
      limits: () => limitBars(assessment),
      steps: () => steps(assessment),
      deepLinks: () => [
        toThrottle(assessment),
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
    },
  );
}

/** Why a figure of this dimension cannot be given. */
const missing = ({ setUp, loads }: Assessment) =>
  loads.some(({ demand }) => demand.iops === undefined || demand.throughput === undefined) &&
  setUp.size === undefined
    ? 'needs an IO size'
    : notPublished;

/** What is achieved, and the headroom. The demand for each limit of the VM is in the bars. */
function readouts(assessment: Assessment, burst: Burst | undefined): readonly Readout[] {
  const { setUp, achieved } = assessment;
  const { iops: rate, throughput } = achieved;
  const atMost = isUpperBound(assessment) ? ', at most' : '';
  const blank = missing(assessment);
  return [
    rate === undefined
      ? { id: 'iops', label: 'Achievable IOPS', kind: 'iops', unit: 'IOPS', text: blank }
      : iopsReadout(iops(rate), `Achievable IOPS${atMost}`),
    throughput === undefined
      ? {
          id: 'throughput',
          label: 'Achievable throughput',
          kind: 'throughput',
          unit: 'B/s',
          text: blank,
        }
      : throughputReadout(
          throughput as BytesPerSecond,
          setUp.vm.unit,
          `Achievable throughput${atMost}`,
        ),
    ...burstReadouts(burst, setUp.vm.unit, atMost),
    ...headroomOf(assessment),
  ];
}

/** The unused share of the most utilised limit that affects the verdict; above the limit, demand / limit. */
function headroomOf({ utilisation, verdict, bottlenecks }: Assessment): readonly Readout[] {
  const headroom = { id: 'headroom', label: 'Headroom', kind: 'count', unit: '1' } as const;
  // An ephemeral OS disk alone can use all of a local limit of the VM, and nothing else is demanded.
  const isOpen = bottlenecks.some(
    ({ affectsVerdict, load }) => !affectsVerdict && (!load || load.disk.placement),
  );
  if (utilisation === 0 && isOpen) return [{ ...headroom, text: 'needs a target' }];
  if (utilisation === undefined) return [{ ...headroom, text: 'no published limit' }];
  if (exceeds(utilisation, 1))
    return [
      { ...headroom, value: 0, text: 'none' },
      {
        id: 'over',
        label: 'Demand / limit',
        kind: 'count',
        unit: '1',
        value: utilisation,
        text: `${formatNumber(utilisation, 2)} times`,
      },
    ];
  if (verdict === 'not-checked') return [{ ...headroom, text: 'not checked' }];
  const left = Math.max(0, 1 - utilisation);
  return [{ ...headroom, value: left, text: formatFraction(left) }];
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
      pattern: read,
      more: isCached(group) && hit > 0 ? { hit } : {},
    };
  });
  const temp: Workload = {
    name: 'temp',
    target: 'temp',
    size,
    demand: { outstanding: outstanding(queuePerDisk) },
    pattern: fraction(0),
    more: {},
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
