import { type Answer, type Inputs, queryOf, type Readout } from '../../kit/index.ts';
import type { Group } from '../../storage/demand.ts';
import {
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import type { CalculatorContext as World } from '../dataset.ts';
import { writeGroups } from '../disk-groups.ts';
import { explained, withDetails } from '../explanation.ts';
import { citationsOf } from '../text.ts';
import type { Load } from '../workloads.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { type Fate, type Result, sufferer, verdictOf } from './model.ts';
import { diskGroups } from './possible.ts';
import { headline, limitNames, simulatedIops, simulatedThroughput, simulatedTime } from './say.ts';
import type { Case } from './setup.ts';
import { notPublished, sumsOf, tablesOf } from './tables.ts';

/** The rows that the answer rests on. */
export const rowsOf = ({ loads, vm }: Case) => [
  ...loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk])),
  vm,
];

export function show(inputs: Inputs<typeof fields>, result: Result, { catalogue }: World): Answer {
  const { given } = result;
  const known = result.fates.some(({ unpublished }) => unpublished.length === 0);
  return withDetails(
    {
      verdict: verdictOf(result),
      boundBy: bounds(result),
      headline: headline(result),
      readouts: readouts(result),
      gates: [],
      handovers: toCapCheck(given),
    },
    {
      ...explained(fields, inputs, () => counsel(result, catalogue)),
      ...(known ? { timeline: () => chart(result) } : {}),
      tables: () => tablesOf(result),
      arithmetic: () => sumsOf(result),
      citations: () => citationsOf(rowsOf(given), catalogue),
    },
  );
}

/** The limits that throttle; where none does, what holds a workload back is its own latency or what it demands. */
function bounds(result: Result): readonly string[] {
  const { throttling, given } = result;
  const victim = sufferer(result)?.waits?.place;
  const limits = throttling.length === 0 && victim ? [victim] : throttling;
  const names = [...new Set(limits.flatMap(limitNames))];
  const known = result.fates.some(({ unpublished }) => unpublished.length === 0);
  if (names.length > 0 || !known) return names;
  return [given.loads.some(({ demand }) => 'outstanding' in demand) ? 'latency' : 'demand'];
}

type Shape = Pick<Readout, 'id' | 'label' | 'kind' | 'unit'>;
/** What is said of a workload, figures or not. */
const shapesOf = (name: string) =>
  ({
    iops: { id: `iops-${name}`, label: `${name}, IOPS`, kind: 'iops', unit: 'IOPS' },
    latency: { id: `latency-${name}`, label: `${name}, mean latency`, kind: 'latency', unit: 's' },
    p99: { id: `p99-${name}`, label: `${name}, 99th percentile`, kind: 'latency', unit: 's' },
    throughput: {
      id: `throughput-${name}`,
      label: `${name}, throughput`,
      kind: 'throughput',
      unit: 'B/s',
    },
  }) as const satisfies Record<string, Shape>;
const totalShapes = {
  iops: { id: 'iops', label: 'All, IOPS', kind: 'iops', unit: 'IOPS' },
  throughput: { id: 'throughput', label: 'All, throughput', kind: 'throughput', unit: 'B/s' },
} as const satisfies Record<string, Shape>;

const withheld = ({ name }: Load, text: string): readonly Readout[] =>
  Object.values(shapesOf(name)).map((shape) => ({ ...shape, text }));
const totals = (text: string): readonly Readout[] =>
  Object.values(totalShapes).map((shape) => ({ ...shape, text }));

const simulated = (words: string) => `${words} (simulated)`;
const rateReadout = (shape: Shape, value: Iops): Readout => ({
  ...shape,
  value,
  text: simulated(simulatedIops(value)),
});
const timeReadout = (shape: Shape, value: Seconds | undefined): Readout => ({
  ...shape,
  ...(value === undefined
    ? { text: 'nothing completed' }
    : { value, text: simulated(simulatedTime(value)) }),
});
const dataReadout = (shape: Shape, value: BytesPerSecond, unit: ThroughputUnit): Readout => ({
  ...shape,
  value,
  text: simulated(simulatedThroughput(value, unit)),
  aside: simulatedThroughput(value, unit === 'MB/s' ? 'MiB/s' : 'MB/s'),
});

function ofLoad({ load, got, unpublished }: Fate, { given }: Result): readonly Readout[] {
  if (unpublished.length > 0) return withheld(load, notPublished);
  const shapes = shapesOf(load.name);
  return [
    rateReadout(shapes.iops, got.iops),
    timeReadout(shapes.latency, got.latency),
    timeReadout(shapes.p99, got.p99),
    dataReadout(shapes.throughput, got.throughput, given.vm.unit),
  ];
}

/** Four figures a workload, first those of the one that is held back most; with several workloads the sums, too. */
function readouts(result: Result): readonly Readout[] {
  const { fates, given } = result;
  const first = sufferer(result);
  const ordered = first ? [first, ...fates.filter((fate) => fate !== first)] : fates;
  const each = ordered.flatMap((fate) => ofLoad(fate, result));
  if (fates.length < 2) return each;
  if (fates.some(({ unpublished }) => unpublished.length > 0))
    return [...each, ...totals(notPublished)];
  const sum = (of: (fate: Fate) => number) => fates.reduce((all, fate) => all + of(fate), 0);
  return [
    ...each,
    rateReadout(totalShapes.iops, iops(sum(({ got }) => got.iops))),
    dataReadout(
      totalShapes.throughput,
      bytesPerSecond(sum(({ got }) => got.throughput)),
      given.vm.unit,
    ),
  ];
}

/** The same disks in the static check; workloads that share a disk are one group there. */
function toCapCheck({ vm, loads, edition }: Case): Answer['handovers'] {
  const groups = diskGroups(loads).map((group): Group => ({ ...group, iops: undefined }));
  if (groups.length === 0) return [];
  const query = {
    vm: vm.name,
    disks: writeGroups(groups),
    ...(loads.some(({ target }) => target === 'temp') ? { temp: 'used' } : {}),
    ...(edition === 'current' ? {} : { limits: edition }),
  };
  return [
    { text: 'Check all the limits of these disks', calculator: 'cap-check', query: queryOf(query) },
  ];
}
