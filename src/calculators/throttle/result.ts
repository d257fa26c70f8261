/** The result as data: headline, figures by workload, bottlenecks and links. */
import { type Answer, type Phrase, queryOf, type Readout } from '../../kit/index.ts';
import type { LoadOutcome } from '../../laws/simulation/index.ts';
import {
  bytesPerSecond,
  formatSeconds,
  iops,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { serializeGroups } from '../disk-group-field.ts';
import { explainedApart, withDetails } from '../explanation.ts';
import { citationsOf, list, notPublished } from '../text.ts';
import { burstLasts } from './bursting.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import {
  formatBursting,
  formatCause,
  formatGot,
  formatLimit,
  formatUnpublished,
  limitNames,
  quoted,
  simulatedIops,
  simulatedThroughput,
  simulatedTime,
} from './format.ts';
import {
  crossing,
  isChecked,
  type LoadResult,
  type Result,
  verdictOf,
  waitsForOthers,
  worstAffectedLoad,
} from './model.ts';
import { type Case, diskGroups } from './setup.ts';
import { stepsOf, tablesOf } from './tables.ts';

/** The rows of the dataset that the answer rests on. */
export const rowsOf = ({ loads, vm }: Case) => [
  ...loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk])),
  vm,
];

export function resultOf(result: Result, { catalogue }: CalculatorContext): Answer {
  const { given } = result;
  return withDetails(
    {
      verdict: verdictOf(result),
      boundBy: bottlenecks(result),
      headline: headline(result),
      readouts: readouts(result),
      limits: [],
      deepLinks: toCapCheck(given),
    },
    {
      ...explainedApart(() => explain(result, catalogue)),
      ...(result.loads.some(isChecked) ? { timeline: () => chart(result) } : {}),
      tables: () => tablesOf(result),
      steps: () => stepsOf(result),
      citations: () => citationsOf(rowsOf(given), catalogue),
    },
  );
}

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

/** The end of the headline: figures are simulated, and whether queues had settled. */
function marks({ run, loads }: Result): string {
  const growing = loads.filter((load) => load.growing).map(({ load }) => quoted(load.name));
  const all = [
    'simulated',
    ...(run.settled ? [] : [`not settled after ${formatSeconds(run.setup.seconds)}`]),
    ...(growing.length > 0 ? [`the backlog of ${list(growing)} keeps growing`] : []),
  ];
  return ` (${all.join('; ')}).`;
}

/** Which workload is throttled, by how much, at which limit, and because of which other workloads? */
function headline(result: Result): Phrase {
  const { loads, given } = result;
  const worst = worstAffectedLoad(result);
  const bursting = formatBursting(result);
  const whileBursting = bursting ? `, while ${bursting}` : '';
  const end = `${whileBursting}${marks(result)}`;
  if (worst && !isChecked(worst))
    return [
      `${quoted(worst.load.name)} is `,
      { text: 'throttled', tone: 'over' },
      ` at ${formatLimit(worst.wait.limit)}; what it gets can’t be said, since ${formatUnpublished(worst.unpublished)} is not published.`,
    ];
  if (worst) {
    const { load, got, wait } = worst;
    const forOthers = waitsForOthers(wait);
    const latency = got.latency === undefined ? '' : ` (≈ ${simulatedTime(got.latency)})`;
    return [
      `${quoted(load.name)} ${forOthers ? 'drops to' : 'gets'} `,
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

type Rates = Pick<LoadOutcome, 'iops' | 'throughput'>;

/** A simulated figure, or the text in its place. */
const figure = <T extends number>(value: T | undefined, format: (value: T) => string) =>
  value === undefined
    ? { text: 'nothing completed' }
    : { value, text: `${format(value)} (simulated)` };
const unknown = { text: notPublished };

/** @param got missing where a limit on the path is not published */
const iopsReadout = (id: string, who: string, got: Rates | undefined): Readout => ({
  ...{ id, label: `${who}, IOPS`, kind: 'iops', unit: 'IOPS' },
  ...(got ? figure(got.iops, simulatedIops) : unknown),
});

function throughputReadout(
  id: string,
  who: string,
  got: Rates | undefined,
  unit: ThroughputUnit,
): Readout {
  const shape = { id, label: `${who}, throughput`, kind: 'throughput', unit: 'B/s' } as const;
  if (!got) return { ...shape, ...unknown };
  const aside = simulatedThroughput(got.throughput, unit === 'MB/s' ? 'MiB/s' : 'MB/s');
  return {
    ...{ ...shape, aside },
    ...figure(got.throughput, (value) => simulatedThroughput(value, unit)),
  };
}

function readoutsOf(result: LoadResult, unit: ThroughputUnit): readonly Readout[] {
  const { name } = result.load;
  const got = isChecked(result) ? result.got : undefined;
  const time = (id: string, what: string, value: Seconds | undefined): Readout => ({
    ...{ id: `${id}-${name}`, label: `${name}, ${what}`, kind: 'latency', unit: 's' },
    ...(got ? figure(value, simulatedTime) : unknown),
  });
  return [
    iopsReadout(`iops-${name}`, name, got),
    time('latency', 'mean latency', got?.latency),
    time('p99', '99th percentile', got?.p99),
    throughputReadout(`throughput-${name}`, name, got, unit),
  ];
}

/** Four figures for each workload, the most throttled first, and with several workloads their sums. */
function readouts(result: Result): readonly Readout[] {
  const { loads, given } = result;
  const { unit } = given.vm;
  const worst = worstAffectedLoad(result);
  const ordered = worst ? [worst, ...loads.filter((load) => load !== worst)] : loads;
  const each = ordered.flatMap((load) => readoutsOf(load, unit));
  if (loads.length < 2) return each;
  const sum = (of: (rates: Rates) => number) => loads.reduce((all, { got }) => all + of(got), 0);
  const total: Rates | undefined = loads.every(isChecked)
    ? {
        iops: iops(sum((rates) => rates.iops)),
        throughput: bytesPerSecond(sum((rates) => rates.throughput)),
      }
    : undefined;
  return [
    ...each,
    iopsReadout('iops', 'All', total),
    throughputReadout('throughput', 'All', total, unit),
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
