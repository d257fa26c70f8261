import { type Begun, type DeepLink, type Phrase, queryOf } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { formatIops, formatNumber, formatSeconds, serializeSeconds } from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { strong } from '../shared/answer/format.ts';
import {
  capital,
  citationsOf,
  formatBottleneck,
  limitName,
  notPublished,
} from '../shared/answer/text.ts';
import { serializeGroups } from '../shared/fields/groups-text.ts';
import {
  type Answered,
  caseOf,
  type Given,
  hasRegionRuns,
  type Normality,
  normalityOf,
  p99Normality,
  throughputOf,
  typicalOf,
} from './case.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { model, type Result } from './model.ts';
import { readouts } from './readouts.ts';
import { committerTable, regionTable, steps, thresholdTable, thresholdUse } from './tables.ts';
import {
  citationAt,
  formatBounds,
  formatComparison,
  formatJudged,
  formatRate,
  formatThreshold,
  formatTimes,
  formatTypicalSync,
} from './text.ts';

/** How many commits a second are possible, and whether the latency is normal, as an answer. */
export function resultOf(inputs: Given, { catalogue }: CalculatorContext): Begun {
  const given = caseOf(inputs, catalogue);
  const result = model(given);
  const of = { inputs, given, result, catalogue };
  const { verdict, threshold, isLimited } = result;
  return {
    ...present({ verdict }),
    boundBy: isLimited
      ? result.limit.by.map(limitName)
      : result.capped === 'all'
        ? [limitName(throughputOf(inputs))]
        : ['latency'],
    headline: headline(of),
    readouts: readouts(given, result),
    details: () => ({
      limits: thresholdUse(given, result),
      ...explain(of),
      chart: chart(given, result),
      tables: compact([
        committerTable(given, result),
        threshold && thresholdTable(given),
        inputs.p99 !== undefined && hasRegionRuns(inputs.disk, inputs.limits) && regionTable,
      ]),
      steps: steps(of),
      deepLinks: deepLinks(inputs, result),
      citations: [
        ...citationsOf([inputs.disk], catalogue),
        ...(threshold ? [citationAt(threshold.source, threshold.place)] : []),
        citationAt('fsync-runs-2023', 'runs with a sync after each write'),
        citationAt('percona-2019', 'fsync rates on Optane'),
        citationAt('postgresql-wal', 'WAL configuration, on group commit'),
      ],
    }),
  };
}

/** First what is wrong, then the commits, then what was not checked. */
function headline(of: Answered): Phrase {
  const { facts } = of.given;
  const { threshold, judged, verdict } = of.result;
  const name = `threshold of ${facts.name}`;
  return compact([
    ...(verdict === 'throttled' && judged && threshold
      ? [
          {
            text: `${capital(formatJudged(judged))} ${formatComparison(threshold, false, facts.name)}`,
            tone: 'over' as const,
          },
          '. ',
        ]
      : []),
    ...abnormal(of),
    ...commits(of),
    verdict === 'fits' &&
      judged &&
      threshold &&
      ` ${capital(formatJudged(judged))} ${formatComparison(threshold, true, facts.name)}.`,
    threshold &&
      !verdict &&
      ` Not checked: the ${name} (${formatThreshold(threshold)}); enter a measured ${threshold.statistic === 'p99' ? '99th percentile' : 'latency'}.`,
    ...facts.notes.flatMap(({ warns }) => (warns === undefined ? [] : [` ${warns}`])),
    !threshold && facts.id !== 'other' && ` ${capital(name)}: ${notPublished}.`,
  ]);
}

/** Is the 99th percentile normal for the disk? Nothing where none was entered. */
const tailOf = ({ inputs, catalogue }: Answered): Normality | undefined =>
  inputs.p99 === undefined
    ? undefined
    : p99Normality(inputs.p99, inputs.disk, inputs.limits, typicalOf(inputs, catalogue));

/** What is not normal for the disk of what was entered. */
function abnormal(of: Answered): Phrase {
  const { inputs, result, catalogue } = of;
  const { disk } = inputs;
  const tail = tailOf(of);
  const mean = normalityOf(inputs, result, catalogue);
  const slow = [mean, tail].find((one): one is Normality => one?.is === 'slow');
  if (!slow) return [];
  const time = formatSeconds(slow.latency);
  return [
    slow.typical
      ? `Typical for ${diskName(disk)} is ${slow === tail ? 'a p99 of ' : ''}${formatSeconds(slow.typical.middle)}; `
      : 'Not normal: ',
    strong(
      slow.typical
        ? `${time} is ${formatTimes(slow)} that`
        : `${time} is outside what the vendor says of ${disk.family}`,
    ),
    ': suspect a limit that is reached (throttling). ',
  ];
}

function commits(of: Answered): Phrase {
  const { inputs, given, result } = of;
  const { committers, groupCommit, facts, typical } = given;
  const { isTypical, isLimited, isAboveLimit, once, usual, capped, best, limit } = result;
  const [fewest, most] = facts.syncs;
  const isShared = groupCommit && committers > 1;
  // Where the 99th percentile is not normal, the mean, which was not entered, is not what is typical.
  const isOptimistic = result.stretch === undefined || (isTypical && tailOf(of)?.is === 'slow');
  const what = most > fewest ? 'each' : 'a sync';
  const each =
    isTypical && !isLimited
      ? formatTypicalSync(typical, what)
      : `${formatSeconds(isLimited ? usual : once)} ${what}`;
  const syncs = most > fewest ? `${fewest} to ${most} syncs a commit, ${each}` : each;
  const who =
    committers === 1
      ? 'One committer'
      : `${formatNumber(committers)} committers ${groupCommit ? 'with' : 'without'} group commit`;
  const by = isLimited ? limit.by : capped === 'all' ? [throughputOf(inputs)] : [];
  return compact([
    `${who}, ${syncs}: `,
    strong(`${isOptimistic || isShared ? 'at most ' : ''}${formatBounds(result.commits)}`),
    '; ',
    ...(by.length > 0 ? formatBottleneck(by) : ['latency is the bottleneck']),
    '.',
    best !== undefined &&
      exceeds(best, result.commits.most) &&
      ` At best ${formatRate(best)}, if a sync is no more than one write.`,
    capped === 'most' &&
      ` The throughput of ${diskName(inputs.disk)} allows no more than the higher figure.`,
    isAboveLimit &&
      ` The disk sustains ${formatIops(limit.iops)}, so this was not measured on it for long.`,
  ]);
}

/** The same disk with the limits of a VM, and as synchronous IO of the same latency. */
function deepLinks({ disk, limits, ...rest }: Given, { once }: Result): readonly DeepLink[] {
  const edition: Readonly<Record<string, string>> = limits === 'current' ? {} : { limits };
  const group = { role: 'log', disk, count: 1, cache: 'None', iops: undefined } as const;
  const isTyped = rest['write-latency'] !== undefined || rest['sync-latency'] !== undefined;
  return [
    {
      text: 'Which limit is reached? Enter your VM and its other disks',
      calculator: 'cap-check',
      query: queryOf({ disks: serializeGroups([group]), ...edition }),
    },
    {
      text: 'How fast is synchronous IO on it?',
      calculator: 'sync-io',
      query: queryOf({
        ...(isTyped ? { latency: serializeSeconds(once) } : {}),
        ...(disk.name === 'P30' ? {} : { disk: disk.name }),
        ...edition,
      }),
    },
  ];
}
