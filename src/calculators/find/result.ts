import type { Answer, Phrase, Readout } from '../../kit/index.ts';
import type { Market } from '../../storage/find/front.ts';
import { meanLoadOf, mostHeadroom } from '../../storage/find/requirement.ts';
import { pairOf, type Row } from '../../storage/find/rows.ts';
import { notChecked } from '../../storage/find/use.ts';
import type { Nearest } from '../../storage/find/without.ts';
import { isUnlistedUltra } from '../../storage/verdict/cautions.ts';
import { formatNumber } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { explained, withDetails } from '../shared/answer/explanation.ts';
import { strong, withoutFigures } from '../shared/answer/format.ts';
import { citationsOf, plural } from '../shared/answer/text.ts';
import {
  costCitations,
  costReadout,
  costTables,
  formatDollars,
  priced,
} from '../shared/set-up/cost.ts';
import { checkName, limitBars, steps } from '../shared/set-up/limits.ts';
import { countReadout } from '../shared/volume/format.ts';
import { chart } from './chart.ts';
import { commandsFor } from './commands.ts';
import { explain, explainNothing } from './explanation.ts';
import { fields } from './fields.ts';
import { comparedFigures, figures } from './figures.ts';
import { checkLink } from './link.ts';
import {
  type Answered,
  answerOnce,
  compared,
  comparedAtOnce,
  type Given,
  marketOf,
  requirementOf,
  rowFor,
  searchedAtOnce,
} from './model.ts';
import { frontTable, growthTable, setUpsOf, withoutTable } from './tables.ts';
import {
  dollarsOf,
  formatDifference,
  formatPair,
  formatSet,
  formatShare,
  formatSize,
  partOf,
  shortfallOf,
} from './text.ts';

/** Which set-ups meet the requirement, as an answer; without figures where none does, or there are no prices. */
export function resultOf(inputs: Given, context: CalculatorContext): Answer {
  const market = marketOf(inputs, context);
  if (!market) return withoutPrices(inputs);
  return answerOnce(inputs, market, () => answerIn(market, inputs, context));
}

/** Compares set-ups in slices, and computes what is shown of it, so that drawing it is short. */
export function* detailsOf(inputs: Given, context: CalculatorContext): Generator<void, void> {
  const market = marketOf(inputs, context);
  if (!market) return;
  yield* compared(inputs, market);
  const answer = resultOf(inputs, context);
  for (const part of [
    ...(['checks', 'recommendations', 'tables', 'setUps'] as const),
    ...(['limits', 'chart'] as const),
  ]) {
    yield;
    void answer[part];
  }
}

function answerIn(market: Market, inputs: Given, context: CalculatorContext): Answer {
  const answered = searchedAtOnce(inputs, market);
  const { rows } = answered;
  const [first] = rows;
  if (!first) return nothingFits(inputs, answered, market);

  const { setUp } = first.assessment;
  const bill = priced(setUp, inputs, context, { load: meanLoadOf(requirementOf(inputs)) });
  const { catalogue } = context;
  return withDetails(
    {
      verdict: first.verdict,
      boundBy: [
        ...new Set(first.assessment.bottlenecks.map((check) => checkName(check, first.vm))),
      ],
      headline: headline(first, answered),
      readouts: [costReadout(bill), ...figures(first), ...counts(answered)],
      recommendationsTitle: 'Options that fit' as const,
      citations: [
        ...citationsOf([...setUp.groups.map(({ disk }) => disk), first.vm], catalogue),
        ...costCitations(bill),
      ],
    },
    {
      ...explained(fields, inputs, () => explain(inputs, answered, first, market, catalogue)),
      tables: () => {
        const all = comparedAtOnce(inputs, market);
        return [
          frontTable(answered, all, mostHeadroom(requirementOf(inputs)), (row) =>
            checkLink(inputs, row),
          ),
          ...withoutTable(inputs, answered.front[0], all),
          ...growthTable(all),
          ...costTables(bill),
        ];
      },
      setUps: () =>
        setUpsOf(answered, comparedAtOnce(inputs, market), comparedFigures, (row) =>
          checkLink(inputs, row),
        ),
      limits: () => limitBars(first.assessment).map(({ readout: _, ...bar }) => bar),
      steps: () => steps(first.assessment),
      chart: () => chart(inputs, answered, comparedAtOnce(inputs, market)),
      commands: () => commandsFor(inputs, answered),
      deepLinks: () => [
        checkLink(inputs, first),
        ...(answered.fewest ? [checkLink(inputs, answered.fewest.row)] : []),
      ],
    },
  );
}

function headline(row: Row, { front, fewest }: Answered): Phrase {
  const { cost, set, vm, verdict } = row;
  const [first] = front;
  const cached = set.cache === 'None' ? '' : `, host cache ${set.cache}`;
  const unchecked =
    verdict === 'not-checked' ? undefined : front.find(({ left }) => left === notChecked);
  return [
    verdict === 'not-checked' ? 'Cheapest, not checked: ' : 'Cheapest that fits: ',
    strong(vm.name),
    ` (${formatSize(vm)}) with ${formatSet(set)}${cached}, `,
    strong(`${formatDollars(cost.total?.all ?? 0)} USD a month`),
    row.burst ? ', on burst credits.' : '.',
    ...(isUnlistedUltra(set.disk, vm)
      ? [` ${vm.series} is not on Microsoft’s list of 2026-08-24 for Ultra Disk.`]
      : []),
    ...(fewest && first
      ? [
          ` The simplest has ${plural(fewest.found.set.disks, 'data disk')}: ${formatPair(fewest.row)}, for ${formatDifference(fewest.found.cents - first.cents)}.`,
        ]
      : []),
    ...(unchecked
      ? [
          ` One that crosses an unpublished limit costs ${dollarsOf(unchecked)} USD and is not checked.`,
        ]
      : []),
  ];
}

const counts = ({ front, considered }: Answered): readonly Readout[] => {
  const checked = front.filter(({ left }) => left !== notChecked).length;
  return [
    countReadout(
      'options',
      'Set-ups that fit',
      front.length,
      '1',
      formatNumber(front.length),
      checked < front.length ? 'one of them not checked' : 'none is cheaper with as much headroom',
    ),
    countReadout('considered', 'Compared', considered, '1', formatNumber(considered)),
  ];
};

/** The readouts where there are no figures, with the reason as their text. */
const blank = (text: string, considered?: number): readonly Readout[] => [
  { id: 'cost', label: 'Cost', kind: 'count', unit: 'USD/month', text },
  { id: 'iops', label: 'Achievable IOPS', kind: 'iops', unit: 'IOPS', text },
  { id: 'throughput', label: 'Achievable throughput', kind: 'throughput', unit: 'B/s', text },
  { id: 'headroom', label: 'Headroom', kind: 'count', unit: '1', text },
  considered === undefined
    ? { id: 'options', label: 'Set-ups that fit', kind: 'count', unit: '1', text }
    : countReadout('options', 'Set-ups that fit', 0, '1', '0'),
  considered === undefined
    ? { id: 'considered', label: 'Compared', kind: 'count', unit: '1', text }
    : countReadout('considered', 'Compared', considered, '1', formatNumber(considered)),
];

function withoutPrices({ limits }: Given): Answer {
  const why =
    limits === 'current'
      ? 'The prices of the region could not be loaded, and set-ups are compared by what they cost.'
      : 'Prices are of 2026, and limits from 2018 have none: choose limits from today.';
  return {
    ...withoutFigures,
    headline: ['Nothing to compare: ', strong('there are no prices'), '.'],
    why,
    readouts: blank('not priced'),
    checks: [],
    citations: [],
  };
}

/** Which single requirement excludes everything, and what the nearest set-up is. */
function nothingFits(inputs: Given, { considered }: Answered, market: Market): Answer {
  const all = comparedAtOnce(inputs, market);
  const [nearest] = all.nearest;
  const { deepLinks: _, tables: __, recommendations: ___, ...rest } = withoutFigures;
  return withDetails(
    {
      ...rest,
      verdict: 'not-possible',
      headline: nearest
        ? [
            'Nothing meets all of this. Nearest: ',
            strong(formatPair(pairOf(nearest.found))),
            nearestTo(inputs, nearest, market),
          ]
        : ['Nothing meets this, ', strong('nor without any single requirement'), '.'],
      readouts: blank('none', considered),
      recommendationsTitle: 'Options that fit' as const,
      citations: [],
    },
    {
      ...explained(fields, inputs, () => explainNothing(inputs, all)),
      tables: () => withoutTable(inputs, undefined, all),
      deepLinks: () =>
        all.nearest.map(({ found }) => checkLink(inputs, rowFor(inputs, found, market))),
    },
  );
}

/** What the nearest set-up does not meet, as the end of a sentence. */
function nearestTo(inputs: Given, { found, without, share }: Nearest, market: Market): string {
  const part = partOf(without, inputs);
  if (without.part === 'exclude') return `, if ${part} is not required.`;
  if (share !== undefined) return `, for ${formatShare(without.part, share, inputs)}.`;
  return `: ${shortfallOf(without, inputs, rowFor(inputs, found, market), found.left)}.`;
}
