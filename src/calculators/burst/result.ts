import type { Begun, Inputs, LimitUse, Phrase, Readout, Shown } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import {
  formatFraction,
  formatIops,
  formatNumber,
  type Iops,
  iops,
  type ThroughputUnit,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { explained } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { formatLimit, limitName, list } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { costCitations, costReadout, costTables, type Priced } from '../shared/set-up/cost.ts';
import { startAnswer } from '../shared/volume/answer.ts';
import { countReadout } from '../shared/volume/format.ts';
import { chart } from './chart.ts';
import { pricedLoad } from './cost.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { type Case, model, type Result } from './model.ts';
import { creditTable, figure, steps, stepTable } from './tables.ts';
import { creditName, failing, formatLasts, formatRefill, isOutOfCredit, ordinal } from './text.ts';

/** How long the load is delivered in full, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  given: Case,
  context: CalculatorContext,
): Begun | Shown {
  const { catalogue } = context;
  const { volume, size } = given;
  const { limits: edition } = inputs;
  const { refused, start, citations, unpublished, open } = startAnswer(
    volume,
    size,
    'None',
    edition,
    catalogue,
  );
  if (refused) return refused;
  const result = model(given);
  const { lasts, limits } = result;
  const billAt = (other: Case, then: Result) => pricedLoad(other, then, inputs, context);
  const bill = billAt(given, result);
  const verdict =
    lasts === undefined ? (unpublished.length > 0 ? 'not-checked' : 'fits') : 'throttled';
  return {
    ...start,
    verdict,
    boundBy: bottlenecks(result).map(limitName),
    headline: [...headline(given, result), ...open],
    readouts: [...readouts(given, result), costOf(given, bill)],
    details: () => ({
      citations: [...citations, ...costCitations(bill)],
      limits: limits.map((limit, index) => useOf(limit, peak(result, index), volume.disk.unit)),
      ...explained(fields, inputs, explain(inputs, given, result, catalogue, billAt)),
      chart: chart(given, result),
      tables: [stepTable(given, result), creditTable(given, result), ...costTables(bill)],
      steps: steps(result, volume.disk.unit),
      deepLinks: crossLinks('burst', { ...inputs, cache: 'None', size }),
    }),
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

function headline(given: Case, result: Result): Phrase {
  const { lasts, failure, period, delivered } = result;
  if (failure && lasts !== undefined) {
    const demanded = given.steps[failure.step]?.iops ?? iops(0);
    const then = strong(formatIops(iops(demanded * failure.delivered)));
    const why = `${list(failing(result).map(formatLimit))} ${failing(result).length > 1 ? 'allow' : 'allows'} `;
    const end: Phrase = [why, then, ` of the ${formatIops(demanded)} that are demanded.`];
    if (lasts === 0) return ['Not delivered in full from the start: ', ...end];
    const inPeriod = given.repeats ? `, in the ${ordinal(period)} time through the steps` : '';
    const spent = isOutOfCredit(result) ? 'then the credits are used up: ' : 'then ';
    return [
      'Delivered in full for ',
      strong(formatLasts(result, lasts)),
      `${inPeriod}; ${spent}`,
      ...end,
      ...(given.repeats ? [` In the long run ${formatFraction(delivered)} are delivered.`] : []),
    ];
  }
  if (!usesCredits(result))
    return [
      strong('Delivered in full'),
      given.mode === 'on-demand' && (result.transactions ?? 0) > 0
        ? ': the disk bursts on demand, which is billed by IOs.'
        : ': the load does not exceed the sustained limits, so it needs no credits.',
    ];
  const { share, limit } = lowest(result);
  return given.repeats
    ? [strong('Delivered in full for ever'), ': credits come back as fast as the load uses them.']
    : [
        strong('Delivered in full'),
        '; at the lowest point ',
        strong(formatFraction(share)),
        ` of the ${creditName(limit)} are left.`,
      ];
}

const usesCredits = ({ limits, first }: Result) =>
  limits.some(
    ({ bucket }, index) =>
      bucket > 0 &&
      [...first.segments, first].some(({ credits }) => (credits[index] ?? 0) < bucket),
  );

/** The bucket that is emptiest at any time, and how full it is then. */
function lowest({ limits, first }: Result): { share: number; limit: CreditLimit } {
  const all = limits.flatMap((limit, index) =>
    limit.bucket > 0
      ? [...first.segments, first].map(({ credits }) => ({
          limit,
          share: (credits[index] ?? 0) / limit.bucket,
        }))
      : [],
  );
  const share = Math.min(...all.map((one) => one.share));
  return all.find((one) => one.share === share) ?? { share, limit: limits[0] as CreditLimit };
}

function readouts({ repeats }: Case, result: Result): readonly Readout[] {
  const { lasts, refill, sustained, burst, delivered, transactions } = result;
  return [
    {
      ...{ id: 'lasts', label: 'Delivered in full for', kind: 'duration', unit: 's' },
      ...(lasts === undefined
        ? { text: 'does not run out' }
        : { value: lasts, text: lasts === 0 ? 'not at all' : formatLasts(result, lasts) }),
    },
    {
      ...{ id: 'refill', label: 'Credits back after', kind: 'duration', unit: 's' },
      ...{ value: refill, text: refill === 0 ? 'at once' : formatRefill(result) },
      aside: 'at rest, after the steps',
    },
    rateReadout('sustained-iops', 'Sustained IOPS', sustained),
    rateReadout('burst-iops', 'Burst IOPS', burst),
    {
      ...countReadout('delivered', 'Delivered', delivered, '1', formatFraction(delivered)),
      aside: repeats ? 'of the IOs demanded, in the long run' : 'of the IOs demanded',
    },
    ...(transactions === undefined
      ? []
      : [
          countReadout(
            'transactions',
            'Billed burst IOs',
            transactions,
            'IO',
            formatNumber(transactions, 0),
            `${formatNumber(Math.ceil(transactions / 10_000 - 1e-9))} × 10,000, each time through the steps`,
          ),
        ]),
  ];
}

/** The cost of a month; what bursting on demand bills depends on how often the load comes. */
function costOf({ mode, repeats }: Case, bill: Priced): Readout {
  const readout = costReadout(bill);
  if (mode === 'credit' || readout.value === undefined) return readout;
  const often = repeats ? 'repeated all month' : 'once';
  return { ...readout, aside: `${readout.aside}; with the steps ${often}` };
}

const rateReadout = (id: string, label: string, value: Iops) =>
  ({ id, label, kind: 'iops', value, unit: 'IOPS', text: formatIops(value) }) as const;

/** The highest demand against what the limit allows while it bursts. */
const useOf = (limit: CreditLimit, demand: number, unit: ThroughputUnit): LimitUse => ({
  label: `${limitName(limit)}${limit.bucket > 0 ? ', bursting' : ''}`,
  kind: limit.kind,
  state: exceeds(demand, limit.burst)
    ? 'over'
    : exceeds(demand, limit.sustained)
      ? 'tight'
      : 'fits',
  demand,
  demandText: figure(limit, demand, unit),
  limit: limit.burst,
  limitText: figure(limit, limit.burst, unit),
  unitText: limit.kind === 'iops' ? 'IOPS' : unit,
  counts: true,
});
