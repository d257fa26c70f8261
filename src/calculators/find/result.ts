import {
  type Begun,
  type Details,
  inSlices,
  type Phrase,
  queryFor,
  type Readout,
  type Shown,
} from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import { meanUseOf, ratesOf } from '../../storage/find/required-rates.ts';
import { mostHeadroom } from '../../storage/find/requirement.ts';
import type { Row } from '../../storage/find/rows.ts';
import type { Market } from '../../storage/find/search.ts';
import { formatNumber } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { explained } from '../shared/answer/explanation.ts';
import { boundTo, citationsOf, strong } from '../shared/answer/text.ts';
import {
  byUseOf,
  costCitations,
  costReadout,
  costTables,
  type Priced,
  priced,
  regionOf,
} from '../shared/set-up/cost.ts';
import { checkedLimit, limitBars, steps } from '../shared/set-up/limits.ts';
import { formatMoney, formatParts } from '../shared/set-up/money.ts';
import { countReadout } from '../shared/volume/format.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { checkLink, commandsFor, comparedFigures, figures } from './listed-set-ups.ts';
import {
  type Answered,
  compared,
  type Given,
  type ListedSetUps,
  marketOf,
  requirementOf,
  searched,
  type Today,
} from './model.ts';
import { nothingFits, withoutPrices } from './nothing-found.ts';
import { costsOf } from './requirement-costs.ts';
import { growthTable, listedTable, setUpsOf, withoutTable } from './tables.ts';
import { formatBrief } from './text.ts';

/** What a slice is of what is left of a search, whose slices nobody knows the number of. */
export const slice = 0.01;

/** Which set-ups meet the requirement, as an answer; without figures where none does, or there are no prices. */
export function* resultOf(
  inputs: Given,
  context: CalculatorContext,
  today: Today | undefined,
): Generator<void, Begun | Shown> {
  const market = marketOf(inputs, context);
  if (!market) return withoutPrices(inputs, context.prices(inputs.region) !== undefined);
  const answered = yield* searched(inputs, market);
  const { first } = answered;
  if (!first)
    return nothingFits(
      inputs,
      answered,
      yield* compared(inputs, answered, market),
      market,
      today,
      context.catalogue,
    );
  const requirement = requirementOf(inputs);
  const bill = priced(
    first.assessment.setUp,
    inputs,
    context,
    meanUseOf(requirement, ratesOf(requirement)),
  );
  return {
    verdict: first.verdict,
    // Its limits are exceeded while it bursts.
    ...defined({
      badge: first.burst && first.verdict !== 'not-checked' ? 'Fits on credits' : undefined,
    }),
    ...boundTo(first.assessment.bottlenecks.map((check) => checkedLimit(check, first.vm))),
    headline: headline(first),
    readouts: [
      ...partsReadouts(bill),
      ...figures(first),
      ...counts(answered),
      ...(today ? [today.saving(bill, first)] : []),
    ],
    details: () =>
      inSlices(detailsOf(first, bill, answered, market, inputs, context, today), slice),
  };
}

/** What each requirement costs, and growth, take further searches. */
function* detailsOf(
  first: Row,
  bill: Priced,
  answered: Answered,
  market: Market,
  inputs: Given,
  { catalogue }: CalculatorContext,
  today: Today | undefined,
): Generator<void, Details> {
  const { assessment, vm } = first;
  const all = yield* compared(inputs, answered, market);
  const link = (row: Row) => {
    const payment = all.listed.find((one) => one.row === row)?.payment ?? inputs.payment;
    return checkLink({ ...inputs, payment }, row);
  };
  const explanation = explained(
    fields,
    inputs,
    explain(inputs, answered, all, first, market, catalogue),
  );
  yield;
  const rows = all.listed.map(({ row }) => row);
  const found: ListedSetUps = [
    listedTable(all, mostHeadroom(requirementOf(inputs)), link),
    setUpsOf(all, comparedFigures, link),
  ];
  const [listed, setUps] = today?.listed(rows, found) ?? found;
  const tables = [
    listed,
    ...withoutTable(inputs, answered.front[0], all),
    ...growthTable(all),
    ...costTables(bill),
  ];
  yield;
  return {
    ...explanation,
    recommendationsTitle: 'Options that fit',
    tables,
    limits: limitBars(assessment).map(({ readout: _, ...bar }) => bar),
    steps: steps(assessment),
    parts: [
      { kind: 'set-ups', data: setUps },
      { kind: 'commands', data: commandsFor(inputs, all) },
      { kind: 'growth', data: queryFor(fields, inputs, {}) },
      ...answered.front.slice(0, 1).map((cheapest) => ({
        kind: 'costs' as const,
        data: costsOf(inputs, all, cheapest),
      })),
    ],
    deepLinks: [first, ...(answered.fewest ? [answered.fewest.row] : [])].map(link),
    citations: [
      ...citationsOf([...assessment.setUp.groups.map(({ disk }) => disk), vm], catalogue),
      ...costCitations(bill),
    ],
  };
}

const headline = ({ cost, set, vm, burst }: Row): Phrase => [
  strong(`${formatMoney(cost.total?.all ?? 0)} a month`),
  `: ${shownName(vm)} with `,
  strong(formatBrief(set)),
  burst ? ', on burst credits.' : '.',
];

/** The last of the checks says them in a sentence. */
const counts = ({ front, considered }: Answered): readonly Readout[] => {
  const checked = front.filter(({ left }) => left !== notChecked).length;
  return [
    {
      ...countReadout(
        'options',
        'Set-ups by headroom',
        front.length,
        '1',
        formatNumber(front.length),
        checked < front.length ? 'one of them not checked' : 'each the cheapest for its headroom',
      ),
      within: 'over',
    },
    {
      ...countReadout('considered', 'Set-ups compared', considered, '1', formatNumber(considered)),
      within: 'over',
    },
  ];
};

/** The cost beside a sentence that has the sum: what the VM and the disks cost, where that is all, and the sum for programs. */
function partsReadouts(of: Priced): readonly Readout[] {
  const whole = costReadout(of);
  const { cost, vm } = of;
  if (!cost?.total || !vm || cost.total.bursting > 0) return [whole];
  const [ofVm, ofDisks] = formatParts([cost.total.vm, cost.total.disks]);
  const isComputed = cost.lines.some(({ computed }) => computed);
  const withOs = cost.lines.some(({ group }) => group?.role === 'os');
  return [
    { ...whole, within: 'over' },
    {
      id: 'disk-cost',
      label: `Disks ${withOs ? 'with OS disk' : 'a month'}`,
      kind: 'count',
      unit: 'USD/month',
      value: cost.total.disks,
      text: `$${ofDisks}`,
      aside: `VM ${ofVm}${isComputed ? ' (computed)' : ''}, ${regionOf(of)}${byUseOf(cost)}`,
    },
  ];
}
