import type { Begun, CalculationStep, Phrase, Readout, Shown } from '../../kit/index.ts';
import { durationOf, type TestFile, testFileOf } from '../../storage/benchmark/plan.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  type Iops,
  outstanding,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { explained } from '../shared/answer/explanation.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { boundTo, capital, limitName, list, notPublished, strong } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { burstReadouts } from '../shared/set-up/burst-figures.ts';
import { startAnswer, withoutLimit } from '../shared/volume/answer.ts';
import {
  countReadout,
  latencyReadout,
  stepsFrom,
  unpublishedReadout,
} from '../shared/volume/format.ts';
import { type Waiting, waitingAt, waitingReadouts } from '../shared/volume/latency-at-depth.ts';
import { type Given, type TestCase, testCase } from './case.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { jobTextsFor, toolSources } from './job-texts.ts';
import { isMeasuredLatency, type Measured, measuredBy, type Result } from './model.ts';
import { runTable } from './run-table.ts';
import { bandOf, formatGib, formatRun } from './text.ts';

/** A test of this set-up with what it should show, as an answer; without figures where it cannot be built. */
export function resultOf(given: Given, { catalogue }: CalculatorContext): Begun | Shown {
  const { cache, limits: edition } = given;
  const chosen = testCase(given, given.test, catalogue);
  const { volume, size, result } = chosen;
  const started = startAnswer(volume, size, cache, edition, catalogue);
  const { citations, unpublished, open, notes } = started;
  const measured = measuredBy(given.test);
  // A test has no verdict: it is run to get one.
  if (started.refused) return withoutVerdict(started.refused);
  if (!result)
    return withoutVerdict(
      withoutLimit(volume.vm, unpublished, withoutReadouts(measured), notes(), citations),
    );
  const file = testFileOf(volume);
  return {
    ...(result.isLatencyBound ? { boundBy: ['latency'] } : boundTo(result.by)),
    headline: [...headline(chosen, result, measured), ...open],
    readouts: readouts(chosen, result, measured, unpublished.length > 0),
    details: () => ({
      limits: [],
      citations: [...citations, toolSources[given.tool]],
      ...explained(fields, given, explain(given, chosen, result, file, catalogue)),
      parts: [
        { kind: 'jobs', data: jobTextsFor(given, chosen, file, catalogue) },
        { kind: 'reading', data: readingOf(result) },
      ],
      tables: [runTable(chosen, result, measured)],
      steps: steps(chosen, result, file),
      // The name of each run carries the case, so that it need not be entered there again.
      deepLinks: [
        { text: 'Judge the result in Diagnose', calculator: 'diagnose', query: '' },
        ...crossLinks('benchmark', { ...given, size }),
      ],
    }),
  };
}

const withoutVerdict = ({ verdict: _, ...answer }: Shown): Shown => answer;

const kindOf = { iops: 'IOPS', throughput: 'B/s', latency: 's' } as const;

/** What is measured comes first, and the rest after it. */
const firstOf = (measured: Measured, all: readonly Readout[]): readonly Readout[] =>
  all.toSorted((a, b) => Number(b.id === measured) - Number(a.id === measured));

/** The figures where none can be given, as the answer calls them otherwise. */
const unpublishedFigures = (measured: Measured, expected = ''): readonly Readout[] =>
  firstOf(measured, [
    unpublishedReadout('iops', `${expected}IOPS`, 'iops', 'IOPS'),
    unpublishedReadout('throughput', capital(`${expected}throughput`), 'throughput', 'B/s'),
    unpublishedReadout('latency', capital(`${expected}latency`), 'latency', 's'),
  ]);

const withoutReadouts = (measured: Measured): readonly Readout[] => [
  ...unpublishedFigures(measured),
  unpublishedReadout('queue-depth', 'Queue depth', 'count', 'IO'),
  unpublishedReadout('runtime', 'Run for', 'duration', 's'),
  unpublishedReadout('low', 'usually', measured, kindOf[measured]),
  unpublishedReadout('high', 'to', measured, kindOf[measured]),
  ...waitingReadouts({}),
];

/** What another result than the expected one means. */
const readingOf = ({ queue }: Result): Phrase => [
  queue === 1
    ? 'Longer than expected shows another bottleneck; shorter, a cache.'
    : 'Less than expected shows another bottleneck; more, a cache or a burst.',
];

/** Which of two runs a figure is of. */
const phases = { burst: ' in the burst', sustained: ' sustained' } as const;

/** The expected figure of a run, as the sentence and the figures have it. */
function measuredIn(
  { iops, throughput, latency, band }: Result['expected'][0],
  measured: Measured,
  { unit }: TestCase['volume']['disk'],
  isKnown: boolean,
): string {
  // Of single IOs that nobody measured only the upper end is there.
  if (!isKnown) return formatAmount(measured, band.high, unit);
  return {
    // A corner of a limit that nobody sees is no figure.
    iops: iopsReadout(Number(iops.toPrecision(3)) as Iops, ''),
    throughput: throughputReadout(throughput, unit, ''),
    latency: latencyReadout(latency, '', 0),
  }[measured].text;
}

function headline({ volume, time }: TestCase, result: Result, measured: Measured): Phrase {
  const { expected } = result;
  const isKnown = measured !== 'latency' || isMeasuredLatency(time);
  const figures = expected.map(
    (one) =>
      `${measuredIn(one, measured, volume.disk, isKnown)}${expected.length === 1 || !one.run.phase ? '' : phases[one.run.phase]}`,
  );
  const about = expected.every(({ band }) => band.low !== undefined) ? 'about' : 'at most';
  return ['This test should show ', strong(`${about} ${figures.join(', then ')}`), '.'];
}

/** How long IOs take in a run, at the limits of its phase. */
const waitingOf = (
  volume: TestCase['volume'],
  time: TestCase['time'],
  { queue, by }: Result,
  { allowed }: Result['expected'][0],
): Waiting => waitingAt(outstanding(queue), time, volume, { maxIops: allowed, by });

function readouts(
  { volume, time }: TestCase,
  result: Result,
  measured: Measured,
  isUpperBound: boolean,
): readonly Readout[] {
  const { unit } = volume.disk;
  const last = result.expected.at(-1) ?? result.expected[0];
  const { iops, throughput, latency, band } = last;
  const atMost = isUpperBound ? ', at most' : '';
  // Of two runs the figures are those of the second, which the sentence has too.
  const ofRun = result.expected.length > 1 ? ', sustained' : '';
  const of = `${ofRun}${atMost}`;
  // Of single IOs nothing is known where nobody measured one.
  const isKnown = measured !== 'latency' || isMeasuredLatency(time);
  const ends = bandOf(band, measured, unit);
  const end = (id: 'low' | 'high', label: string, text: string): Readout => ({
    ...{ id, label, kind: measured, unit: kindOf[measured], text },
    // Ends that print alike, or of which one is not known, are no range to read.
    within: ends.length > 1 ? measured : 'over',
    ...defined({ value: band[id] }),
  });
  return [
    ...(isKnown
      ? firstOf(measured, [
          iopsReadout(iops, `IOPS${of}`),
          throughputReadout(throughput, unit, `Throughput${of}`),
          latencyReadout(latency, `Latency${ofRun}`, time.mean),
        ])
      : unpublishedFigures(measured, 'Expected ')),
    // A little above a limit is at the limit too.
    end('low', measured === 'latency' ? 'usually' : 'at the limit:', ends[0] ?? notPublished),
    end('high', 'to', ends.at(-1) ?? formatAmount(measured, band.high, unit)),
    ...waitingReadouts(isKnown ? waitingOf(volume, time, result, last) : {}).filter(
      // The band of a test of latency is that of its expected latency.
      ({ id }) => measured !== 'latency' || id === 'p99',
    ),
    // The reason has it, and the steps how it comes about.
    {
      ...countReadout(
        'queue-depth',
        'Queue depth',
        result.queue,
        'IO',
        formatOutstanding(outstanding(result.queue)),
        `${result.jobs} × ${result.depth}`,
      ),
      within: 'over',
    },
    // The table of runs has its parts.
    {
      id: 'runtime',
      label: 'Run for',
      kind: 'duration',
      unit: 's',
      value: durationOf(result),
      text: formatRun(durationOf(result)),
      aside: 'after the file is written',
      within: 'over',
    },
    ...(result.expected.length > 1 ? burstReadouts(result.burst, unit, atMost) : []),
  ];
}

function steps(
  { time, size, volume }: TestCase,
  result: Result,
  file: TestFile,
): readonly CalculationStep[] {
  const { queue, reach, expected, jobs, depth, burst, by, maxIops } = result;
  const wait = formatSeconds(time.mean);
  const last = expected.at(-1) ?? expected[0];
  const rate = formatIops(last.iops);
  const needed = `${formatNumber(reach.rate)} × ${formatSeconds(reach.latency)} = ${formatNumber(reach.rate * reach.latency, 1)}`;
  return stepsFrom(
    listed<Parameters<typeof stepsFrom>[0][number]>([
      ['lowest limit', `${list(by.map(limitName))}: `, formatIops(maxIops)],
      queue === 1 && expected.length === 1 && jobs === 1
        ? ['single IOs', `1 ÷ ${wait} = `, rate]
        : [
            'queue depth',
            `${needed}, a quarter more, up to a power of two, 16 at least: `,
            `${jobs} × ${depth} = ${formatNumber(queue)}`,
          ],
      [
        'throughput',
        `${rate} × ${formatBytes(size)} = `,
        formatThroughput(last.throughput, volume.disk.unit),
      ],
      ['latency', `${formatNumber(queue)} ÷ ${rate} = `, formatSeconds(last.latency)],
      expected.length > 1 &&
        burst?.lasts !== undefined && [
          'until the burst is over',
          `${formatRun(burst.lasts)} from full credits, a quarter more: `,
          formatRun(last.run.rampUp),
        ],
      ['test file', 'what a minute moves, within the volume and the cache: ', formatGib(file.size)],
      ['writing it', 'at the sustained limits: ', formatRun(file.filling)],
    ]),
  );
}
