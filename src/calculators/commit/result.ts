import { type Begun, type DeepLink, queryOf } from '../../kit/index.ts';
import { ioSizeRange } from '../../laws/limit-pair.ts';
import { bytes, serializeBytes, serializeSeconds } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { boundTo, citationsOf } from '../shared/answer/text.ts';
import { placeTexts } from '../shared/fields/cost-fields.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import { caseOf, type Given, hasRegionRuns } from './case.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { headline } from './headline.ts';
import { commitsOf } from './lanes.ts';
import { latencySources } from './latency-checks.ts';
import { model, type Result } from './model.ts';
import { readouts } from './readouts.ts';
import { committerTable, regionTable, steps, thresholdTable, thresholdUse } from './tables.ts';
import { citationAt } from './text.ts';

/** A latency that misses a threshold does not say that Azure throttles the disk. */
const badges = { fits: 'Threshold met', throttled: 'Threshold missed' } as const;

/** How many commits a second are possible, and whether the latency is normal, as an answer. */
export function resultOf(inputs: Given, { catalogue }: CalculatorContext): Begun {
  const given = caseOf(inputs, catalogue);
  const result = model(given);
  const of = { inputs, given, result, catalogue };
  const { verdict, threshold, held } = result;
  return {
    ...defined({ verdict, badge: verdict && badges[verdict] }),
    ...(held === 'all' ? boundTo(result.limit.by) : { boundBy: ['latency'] }),
    headline: headline(of),
    readouts: readouts(given, result),
    details: () => ({
      ...defined({ recommendationsTitle: verdict === 'fits' ? 'What makes it faster' : undefined }),
      limits: thresholdUse(given, result),
      ...explain(of),
      chart: chart(given, result),
      parts: [{ kind: 'commits', data: commitsOf(of) }],
      tables: compact([
        committerTable(given, result),
        threshold && thresholdTable(given),
        hasRegionRuns(inputs) && regionTable,
      ]),
      steps: steps(of),
      deepLinks: deepLinks(inputs, result),
      citations: [
        ...citationsOf([inputs.disk], catalogue),
        ...(threshold ? [citationAt(threshold.source, threshold.place)] : []),
        ...latencySources(of),
        citationAt('postgresql-wal', 'WAL configuration, on group commit'),
      ],
    }),
  };
}

/** The same disk with the limits of a VM, and as synchronous IO of the size of a commit, with the latency that was entered. */
function deepLinks(
  { disk, limits, bytes: size, ...place }: Given,
  { once, entered }: Result,
): readonly DeepLink[] {
  const rest = { ...placeTexts(place), ...(limits !== 'current' && { limits }) };
  const group = { role: 'log', disk, count: 1, cache: 'None', iops: undefined } as const;
  return [
    {
      text: 'Which limit is reached? Enter your VM and its other disks',
      calculator: 'cap-check',
      query: queryOf({ disks: serializeGroups([group]), ...rest }),
    },
    {
      text: 'How fast is synchronous IO on it?',
      calculator: 'sync-io',
      query: queryOf({
        ...(entered === undefined ? {} : { latency: serializeSeconds(once) }),
        // No IO is of less than a sector.
        'io-size': serializeBytes(bytes(Math.max(size, ioSizeRange.min))),
        disk: disk.name,
        ...rest,
      }),
    },
  ];
}
