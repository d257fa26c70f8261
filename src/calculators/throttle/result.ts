/** The result as data: headline, figures by workload, bottlenecks and links. */
import { type Answer, type Begun, type Phrase, queryOf } from '../../kit/index.ts';
import { formatSeconds } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { citationsOf, formatDoubted, list } from '../shared/answer/text.ts';
import { serializeGroups } from '../shared/fields/disk-group-field.ts';
import { burstLasts } from './bursting.ts';
import { fields } from './fields.ts';
import {
  formatBursting,
  formatCause,
  formatGot,
  formatLimit,
  formatUnpublished,
  limitNames,
  quoted,
  simulatedFigure,
  simulatedIops,
  simulatedTime,
  toneOf,
} from './format.ts';
import {
  crossing,
  isChecked,
  isDoubted,
  type LoadResult,
  type Result,
  verdictOf,
  waitsForOthers,
  worstAffectedLoad,
} from './model.ts';
import { notes } from './notes.ts';
import { dropOf } from './phases.ts';
import { readouts } from './readouts.ts';
import { run } from './runs.ts';
import { type Case, diskGroups } from './setup.ts';
import { stepsOf, tablesOf } from './tables.ts';
import { timelineOf } from './timeline.ts';
import { sustainedSetup, why } from './why.ts';

/** The rows of the dataset that the answer rests on. */
export const rowsOf = ({ loads, vm }: Case) => [
  ...loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk])),
  vm,
];

/** A result as an answer. */
export const resultOf = (result: Result, { catalogue }: CalculatorContext): Begun => ({
  verdict: verdictOf(result),
  boundBy: bottlenecks(result),
  headline: headline(result),
  readouts: readouts(result),
  // The explanation rests on one more run, where limits burst.
  details: function* () {
    const sustained = sustainedSetup(result);
    return {
      why: why(result, sustained && (yield* run(sustained))),
      limits: [],
      ...(result.loads.some(isChecked) ? { timeline: timelineOf(result) } : {}),
      tables: tablesOf(result),
      steps: stepsOf(result),
      checks: notes(result, catalogue),
      deepLinks: toCapCheck(result.given),
      citations: citationsOf(rowsOf(result.given), catalogue),
    };
  },
});

/** The limits whose burst credits will be used up. */
const runningOut = ({ limits }: Result) =>
  limits.filter((limit) => burstLasts([limit]) !== undefined);

/** “os” and “data” are throttled: those that cross these limits. */
function throttledLater(result: Result): string {
  const names = crossing(result, runningOut(result)).flatMap((at) => {
    const { load } = result.loads[at] ?? {};
    return load ? [quoted(load.name)] : [];
  });
  return `${list(names)} ${names.length > 1 ? 'are' : 'is'} throttled`;
}

/** The limits that throttle, or will when they no longer burst; where none does, the latency or the demand of the workloads. */
function bottlenecks(result: Result): readonly string[] {
  const { throttling, given, loads } = result;
  const worst = worstAffectedLoad(result);
  const limits = throttling.length === 0 && worst ? [worst.wait.limit] : throttling;
  const bursting = loads.every(isChecked) ? runningOut(result) : [];
  const names = [...new Set((limits.length > 0 ? limits : bursting).flatMap(limitNames))];
  if (names.length > 0 || !loads.some(isChecked)) return names;
  return [given.loads.some(({ demand }) => 'outstanding' in demand) ? 'latency' : 'demand'];
}

/** The end of the headline: figures are simulated, of which time, and whether queues had settled. */
function marks({ run, loads }: Result, time: readonly string[] = []): string {
  const growing = loads.filter((load) => load.growing).map(({ load }) => quoted(load.name));
  const all = [
    ...time,
    'simulated',
    ...(run.settled ? [] : [`not settled after ${formatSeconds(run.setup.seconds)}`]),
    ...(growing.length > 0 ? [`the backlog of ${list(growing)} keeps growing`] : []),
  ];
  return ` (${all.join('; ')}).`;
}

/** “Workload “data””, in its colour. */
const named = (load: LoadResult, { loads }: Result): Phrase => [
  'Workload ',
  { text: quoted(load.load.name), tone: toneOf(loads.indexOf(load)) },
];

/** Which workload is throttled, by how much, at which limit, and because of which other workloads? */
function headline(result: Result): Phrase {
  const { loads, given } = result;
  const worst = worstAffectedLoad(result);
  const bursting = formatBursting(result);
  const whileBursting = bursting ? `, while ${bursting}` : '';
  const doubt =
    worst && isDoubted(worst, result) ? `. Not checked: ${formatDoubted(given.vm)}` : '';
  const end = `${whileBursting}${doubt}${marks(result)}`;
  if (worst && !isChecked(worst))
    return [
      ...named(worst, result),
      ' is ',
      { text: 'throttled', tone: 'over' },
      ` at ${formatLimit(worst.wait.limit)}; what it gets can’t be said, since ${formatUnpublished(worst.unpublished)} is not published.`,
    ];
  const drop = worst && dropOf(result, worst);
  if (drop) {
    const { before, during } = drop;
    const time = `${formatSeconds(during.from)} to ${formatSeconds(during.to)}`;
    return [
      ...named(worst, result),
      ` drops from about ${simulatedFigure(before.iops)} to `,
      { text: simulatedIops(during.iops), tone: 'over' },
      ` while ${formatCause(drop.wait)}${whileBursting}${marks(result, [time])}`,
    ];
  }
  if (worst) {
    const { got, wait } = worst;
    const forOthers = waitsForOthers(wait);
    const latency = got.latency === undefined ? '' : ` (≈ ${simulatedTime(got.latency)})`;
    return [
      ...named(worst, result),
      forOthers ? ' drops to ' : ' gets ',
      { text: `about ${simulatedIops(got.iops)}`, tone: forOthers ? 'over' : 'tight' },
      `${latency} because ${formatCause(wait)}${end}`,
    ];
  }
  const unchecked = loads.find((load) => !isChecked(load));
  if (unchecked)
    return [
      { text: 'Not checked', tone: 'strong' },
      `: ${formatUnpublished(unchecked.unpublished)} is not published for ${given.vm.name}, so what ${quoted(unchecked.load.name)} gets can’t be said.`,
    ];
  const shown = loads.slice(0, 3);
  const more = loads.length > shown.length ? ` and ${loads.length - shown.length} more` : '';
  return [
    'No workload waits at a limit: ',
    ...shown.flatMap(
      ({ load, got }, at): Phrase => [
        `${at > 0 ? ', ' : ''}${quoted(load.name)} gets `,
        { text: formatGot(got), tone: 'strong' },
      ],
    ),
    ...(burstLasts(result.limits) === undefined
      ? [`${more}${end}`]
      : [
          `${more}${whileBursting}; then `,
          { text: throttledLater(result), tone: 'over' as const },
          marks(result),
        ]),
  ];
}

/** The same disks in the static check; workloads that share a disk are one group there. */
function toCapCheck({ vm, loads, limits }: Case): Answer['deepLinks'] {
  const groups = diskGroups(loads).map((group) => ({ ...group, iops: undefined }));
  if (groups.length === 0) return [];
  const query = queryOf({
    vm: vm.name,
    disks: serializeGroups(groups),
    ...(loads.some(({ target }) => target === 'temp') ? { temp: 'used' } : {}),
    ...(limits === fields.limits.initial ? {} : { limits }),
  });
  return [{ text: 'Check all the limits of these disks', calculator: 'cap-check', query }];
}
