import {
  type Begun,
  type Details,
  inSlices,
  type Phrase,
  type Readout,
  type Shown,
} from '../../kit/index.ts';
import type { Market } from '../../storage/find/front.ts';
import { meanUseOf, ratesOf } from '../../storage/find/rates.ts';
import { disksIn, mostHeadroom } from '../../storage/find/requirement.ts';
import type { Row } from '../../storage/find/rows.ts';
import { notChecked } from '../../storage/find/use.ts';
import { isUnlistedUltra } from '../../storage/verdict/cautions.ts';
import { formatNumber } from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { explained } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { citationsOf, plural } from '../shared/answer/text.ts';
import {
  costCitations,
  costReadout,
  costTables,
  formatDollars,
  type Priced,
  priced,
} from '../shared/set-up/cost.ts';
import { checkName, limitBars, steps } from '../shared/set-up/limits.ts';
import { countReadout } from '../shared/volume/format.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { checkLink, commandsFor, comparedFigures, figures } from './listed.ts';
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
import { nothingFits, withoutPrices } from './nothing.ts';
import { growthTable, listedTable, setUpsOf, withoutTable } from './tables.ts';
import { dollarsOf, formatCached, formatDifference, formatSize } from './text.ts';

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
    return nothingFits(inputs, answered, yield* compared(inputs, answered, market), market, today);
  const requirement = requirementOf(inputs);
  const bill = priced(
    first.assessment.setUp,
    inputs,
    context,
    meanUseOf(requirement, ratesOf(requirement)),
  );
  return {
    verdict: first.verdict,
    boundBy: [...new Set(first.assessment.bottlenecks.map((check) => checkName(check, first.vm)))],
    headline: headline(first, answered),
    readouts: [
      ...[costReadout(bill), ...figures(first), ...counts(answered)],
      ...(today ? [today.saving(bill)] : []),
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
  const link = (row: Row) => checkLink(inputs, row);
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
  const drawn = chart(inputs, all);
  yield;
  return {
    ...explanation,
    ...{ recommendationsTitle: 'Options that fit', tables },
    limits: limitBars(assessment).map(({ readout: _, ...bar }) => bar),
    steps: steps(assessment),
    ...present({ chart: drawn }),
    parts: [
      { kind: 'set-ups', data: setUps },
      { kind: 'commands', data: commandsFor(inputs, all) },
    ],
    deepLinks: [first, ...(answered.fewest ? [answered.fewest.row] : [])].map(link),
    citations: [
      ...citationsOf([...assessment.setUp.groups.map(({ disk }) => disk), vm], catalogue),
      ...costCitations(bill),
    ],
  };
}

function headline(row: Row, { front, fewest }: Answered): Phrase {
  const { cost, set, vm, verdict } = row;
  const [first] = front;
  const unchecked =
    verdict === 'not-checked' ? undefined : front.find(({ left }) => left === notChecked);
  return compact([
    verdict === 'not-checked' ? 'Cheapest, not checked: ' : 'Cheapest that fits: ',
    strong(vm.name),
    ` (${formatSize(vm)}) with ${formatCached(set)}, `,
    strong(`${formatDollars(cost.total?.all ?? 0)} USD a month`),
    row.burst ? ', on burst credits.' : '.',
    isUnlistedUltra(set.disk, vm) &&
      ` ${vm.series} is not on Microsoft’s list of 2026-08-24 for Ultra Disk.`,
    // Two volumes fill the headline, and the table has this one too.
    fewest &&
      first &&
      !set.log &&
      ` With ${plural(disksIn(fewest.found.set), 'data disk')}: ${formatDifference(fewest.found.cents - first.cents)}.`,
    unchecked &&
      ` One that crosses an unpublished limit costs ${dollarsOf(unchecked)} USD and is not checked.`,
  ]);
}

const counts = ({ front, considered }: Answered): readonly Readout[] => {
  const checked = front.filter(({ left }) => left !== notChecked).length;
  return [
    countReadout(
      'options',
      'Steps of headroom',
      front.length,
      '1',
      formatNumber(front.length),
      checked < front.length
        ? 'one of them not checked'
        : 'a set-up each, none cheaper with as much',
    ),
    countReadout('considered', 'Compared', considered, '1', formatNumber(considered)),
  ];
};
