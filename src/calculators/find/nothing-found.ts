/** Answers without a set-up: there are no prices, or nothing meets the requirement. */

import type { Readout, Shown } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Nearest } from '../../storage/find/requirement-costs.ts';
import { pairOf } from '../../storage/find/rows.ts';
import type { Market } from '../../storage/find/search.ts';
import { formatNumber } from '../../units/index.ts';
import { explained } from '../shared/answer/explanation.ts';
import { withoutFigures } from '../shared/answer/readouts.ts';
import { strong } from '../shared/answer/text.ts';
import { countReadout, unpublishedReadout } from '../shared/volume/format.ts';
import { explainNothing } from './explanation.ts';
import { fields } from './fields.ts';
import { checkLink } from './listed-set-ups.ts';
import { type Answered, type Compared, type Given, rowFor, type Today } from './model.ts';
import { formatShare, formatTargets, partOf } from './requirement-text.ts';
import { shortfallOf } from './shortfall.ts';
import { withoutTable } from './tables.ts';
import { formatPair } from './text.ts';

/** The readouts where there are no figures, with the reason as their text. */
const blank = (text: string, considered?: number): readonly Readout[] => [
  unpublishedReadout('cost', 'Cost', 'count', 'USD/month', text),
  unpublishedReadout('iops', 'Achievable IOPS', 'iops', 'IOPS', text),
  unpublishedReadout('throughput', 'Throughput', 'throughput', 'B/s', text),
  unpublishedReadout('headroom', 'Headroom', 'count', '1', text),
  ...(
    [
      ['options', 'Set-ups that fit', 0],
      ['considered', 'Set-ups compared', considered],
    ] as const
  ).map(([id, label, count]) =>
    considered === undefined || count === undefined
      ? unpublishedReadout(id, label, 'count', '1', text)
      : countReadout(id, label, count, '1', formatNumber(count)),
  ),
];

export function withoutPrices({ limits, payment }: Given, isLoaded: boolean): Shown {
  const why =
    limits !== 'current'
      ? 'Prices are of 2026, and limits from 2018 have none: choose limits from today.'
      : payment === 'savings-plan' && isLoaded
        ? 'The price list of this region has no savings plans: choose pay as you go, or West Europe.'
        : 'The prices of the region could not be loaded.';
  return {
    ...withoutFigures,
    recommendations: [],
    headline: ['Nothing to compare: ', strong('there are no prices'), '.'],
    why,
    readouts: blank('not priced'),
    checks: [],
    citations: [],
  };
}

/** Which single requirement excludes everything, and what the nearest set-up is. */
export function nothingFits(
  inputs: Given,
  { considered }: Answered,
  all: Compared,
  market: Market,
  today: Today | undefined,
  catalogue: Catalogue,
): Shown {
  const listed = today?.nearest(all, market);
  return {
    ...withoutFigures,
    verdict: 'not-possible',
    headline: headlineOf(inputs, all, market),
    readouts: [...blank('nothing fits', considered), ...(today ? [today.saving(undefined)] : [])],
    ...explained(fields, inputs, explainNothing(inputs, all, market, catalogue)),
    recommendationsTitle: 'Options that fit',
    tables: [...(listed ? [listed[0]] : []), ...withoutTable(inputs, undefined, all)],
    ...(listed ? { parts: [{ kind: 'set-ups', data: listed[1] }] } : {}),
    deepLinks: all.nearest.map(({ found }) => checkLink(inputs, rowFor(inputs, found, market))),
    citations: [],
  };
}

function headlineOf(inputs: Given, { nearest: [nearest], highest }: Compared, market: Market) {
  if (nearest)
    return [
      'Nothing meets all of this. Nearest: ',
      strong(formatPair(pairOf(nearest.found))),
      nearestTo(inputs, nearest, market),
    ];
  return highest
    ? [
        'No VM with published limits carries ',
        strong(
          formatTargets({ iops: inputs['target-iops'], throughput: inputs['target-throughput'] }),
        ),
        '.',
      ]
    : ['Nothing meets this, ', strong('nor without any single requirement'), '.'];
}

/** What the nearest set-up does not meet, as the end of a sentence. */
function nearestTo(inputs: Given, { found, without, share }: Nearest, market: Market): string {
  const part = partOf(without, inputs);
  if (without.part === 'exclude') return `, if ${part} is not required.`;
  if (share !== undefined) return `, for ${formatShare(without.part, share, inputs)}.`;
  return `: ${shortfallOf(without, inputs, rowFor(inputs, found, market), found.left)}.`;
}
