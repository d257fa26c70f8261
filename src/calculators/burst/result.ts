import type { Begun, Inputs, LimitUse, Readout, Shown } from '../../kit/index.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import {
  exceeds,
  formatDuration,
  formatFraction,
  formatNumber,
  type ThroughputUnit,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { listed, unitOf } from '../shared/answer/checks-and-columns.ts';
import { iopsReadout } from '../shared/answer/readouts.ts';
import { boundTo, limitName } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { costCitations, costReadout, costTables, type Priced } from '../shared/set-up/cost.ts';
import { startAnswer } from '../shared/volume/answer.ts';
import { countReadout } from '../shared/volume/format.ts';
import { chart } from './chart.ts';
import { pricedLoad } from './cost.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import { headline } from './headline.ts';
import { type Case, lengthOf, lowestOf, model, type Result, verdictOf } from './model.ts';
import { otherDisks } from './other-disks.ts';
import { paintedDay } from './painted-day.ts';
import { bucketTable, figure, steps, stepTable } from './tables.ts';
import {
  failing,
  formatLasts,
  formatMoment,
  formatRefill,
  fullUntil,
  notKnown,
  sinceExceeded,
  throttledText,
} from './text.ts';

/** How long the load is delivered in full, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  given: Case,
  context: CalculatorContext,
): Begun | Shown {
  const { catalogue, planes } = context;
  const { volume, size } = given;
  const { unit } = volume.disk;
  const started = startAnswer(volume, size, inputs.cache, inputs.limits, catalogue);
  if (started.refused) return started.refused;
  const { citations, unpublished, open } = started;
  const result = model(given);
  const billAt = (other: Case, then: Result) => pricedLoad(other, then, inputs, context);
  const bill = billAt(given, result);
  return {
    verdict: verdictOf(result, unpublished),
    ...boundTo(bottlenecks(result)),
    headline: [...headline(given, result), ...open],
    readouts: [...readouts(given, result), costOf(given, bill)],
    details: () => {
      // An embed has no picture of it.
      const day = planes && paintedDay(inputs, given, result);
      return {
        citations: [...citations, ...costCitations(bill)],
        limits: result.limits.map((limit, at) => useOf(limit, peak(result, at), unit, result)),
        ...explain(inputs, given, result, catalogue),
        ...(result.transactions &&
          !result.failure &&
          inputs.cache !== 'ReadWrite' && { recommendationsTitle: 'What can take its place' }),
        chart: chart(given, result),
        parts: day ? [{ kind: 'day', data: day }] : [],
        tables: [
          ...otherDisks(inputs, given, catalogue, billAt),
          ...[bucketTable, stepTable].map((tableIn) => tableIn(given, result)),
          ...costTables(bill),
        ].filter(({ rows }) => rows.length > 0),
        steps: steps(result, unit),
        deepLinks: crossLinks('burst', { ...inputs, size }),
      };
    },
  };
}

/** The most that any step demands of a limit. */
const peak = ({ loads }: Result, index: number) =>
  Math.max(...loads.map(({ demands }) => demands[index] ?? 0));

/** What holds the load back; where nothing does, the limits that it uses most. */
function bottlenecks(result: Result): readonly CreditLimit[] {
  const { limits, failure } = result;
  if (failure) return failing(result);
  const used = limits.map(({ burst }, index) => peak(result, index) / burst);
  const most = Math.max(...used);
  return most > 0 ? limits.filter((_, index) => !exceeds(most, used[index] ?? 0)) : [];
}

function readouts({ repeats, steps }: Case, result: Result): readonly Readout[] {
  const { lasts, refill, sustained, burst, delivered, throttled, transactions, unknown, isOpen } =
    result;
  const { share, at, limit } = lowestOf(result);
  const until = fullUntil(result);
  const credits = limit ? 'all back' : 'none to refill';
  return listed<Readout>([
    {
      id: 'lasts',
      kind: 'duration',
      unit: 's',
      label: `Delivered in full ${until ? 'until' : 'for'}`,
      ...(lasts === undefined
        ? { text: isOpen ? notKnown : 'does not run out' }
        : {
            value: lasts,
            text: lasts === 0 ? 'not at all' : (until ?? formatLasts(result, lasts)),
          }),
      ...defined({ aside: sinceExceeded(result) }),
    },
    {
      id: 'refill',
      kind: 'duration',
      unit: 's',
      ...(isOpen ? {} : { value: refill }),
      ...(refill === 0 || isOpen
        ? { label: 'Credits after the steps', text: isOpen ? notKnown : credits }
        : {
            label: 'Credits back after',
            text: formatRefill(result),
            aside: 'at rest, after the steps',
          }),
    },
    { ...iopsReadout(sustained, 'Sustained'), id: 'sustained-iops' },
    { ...iopsReadout(burst, 'Burst'), id: 'burst-iops' },
    {
      ...countReadout('delivered', 'Delivered', delivered, '1', formatFraction(delivered)),
      chief: true,
      aside: repeats ? 'in the long run' : `of the ${unknown ? 'measured ' : ''}IOs`,
    },
    {
      id: 'throttled',
      label: 'Throttled',
      kind: 'duration',
      unit: 's',
      ...(isOpen ? {} : { value: throttled }),
      chief: true,
      text: throttledText(result),
      aside: unknown
        ? `no samples for ${formatDuration(unknown)}`
        : `${formatFraction(throttled / lengthOf(steps))} of ${formatDuration(lengthOf(steps))}`,
    },
    limit && {
      ...countReadout('lowest-credit', 'Lowest credits', share, '1', formatFraction(share)),
      chief: true,
      aside: listed([unknown && 'at most', share < 1 && formatMoment(at)]).join(', '),
    },
    transactions !== undefined && {
      id: 'transactions',
      label: 'Billed burst IOs',
      kind: 'count',
      unit: 'IO',
      value: transactions,
      text: formatNumber(transactions, 0),
      aside: repeats ? 'each time through the steps' : 'once through the steps',
    },
  ]);
}

/** The cost of a month; what bursting on demand bills depends on how often the load comes. */
function costOf({ mode, repeats }: Case, bill: Priced): Readout {
  const readout = costReadout(bill);
  if (mode === 'credit' || readout.value === undefined) return readout;
  const often = repeats ? 'repeated all month' : 'once';
  return { ...readout, aside: `${readout.aside}; with the steps ${often}` };
}

/** The highest demand against what the limit allows while it bursts; where credits run out it decides nothing unless it is exceeded. */
function useOf(
  limit: CreditLimit,
  demand: number,
  unit: ThroughputUnit,
  { failure }: Result,
): LimitUse {
  const { kind, bucket, burst, sustained } = limit;
  const withinBurst = exceeds(demand, sustained) ? 'tight' : 'fits';
  return {
    label: `${limitName(limit)}${bucket > 0 ? ', bursting' : ''}`,
    kind,
    state: exceeds(demand, burst) ? 'over' : withinBurst,
    demand,
    demandText: figure(limit, demand, unit),
    limit: burst,
    limitText: figure(limit, burst, unit),
    unitText: unitOf(kind, unit),
    counts: !failure || exceeds(demand, burst),
  };
}
