/** The run as tables: by workload, by limit, by time. */
import type { Phrase, Sum, Table } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  iops,
  printBytes,
  printFigure,
  printIops,
  printNumber,
  printSeconds,
  printShare,
  printThroughput,
  type Seconds,
  type ThroughputUnit,
  throughputFigure,
} from '../../units/index.ts';
import { strong } from '../say.ts';
import { demandInWords } from './load.ts';
import type { Fate, Place, Result } from './model.ts';
import {
  partOf,
  simulatedFigure,
  simulatedIops,
  simulatedThroughput,
  simulatedTime,
  waitsInWords,
} from './say.ts';

const text = (label: string) => ({ label, numeric: false });
const figure = (label: string) => ({ label, numeric: true });

const time = (value: Seconds | undefined) => (value === undefined ? '–' : simulatedTime(value));
const isKnown = ({ unpublished }: Fate) => unpublished.length === 0;
export const notPublished = 'not published';

const loadRow = (result: Result, fate: Fate): readonly string[] => {
  const { load, got, alone } = fate;
  const head = [load.name, demandInWords(load.demand)];
  if (!isKnown(fate)) return [...head, ...Array<string>(4).fill(notPublished), '–', '–'];
  return [
    ...head,
    simulatedFigure(got.iops),
    simulatedThroughput(got.throughput, result.given.vm.unit),
    time(got.latency),
    time(got.p99),
    waitsInWords(fate),
    `${simulatedIops(alone.iops)}${alone.sustained ? ' bursting' : ''}, ${simulatedTime(alone.latency)}`,
  ];
};

/** A limit as it is published, and behind it the one that holds while the disk bursts. */
function capInWords<T extends number>(
  base: T | undefined,
  burst: T | undefined,
  print: (value: T) => string,
): string {
  if (base === undefined) return 'none';
  return burst === undefined ? print(base) : `${print(base)}, bursting ${print(burst)}`;
}

const limitRow = (
  result: Result,
  { name, gate, gates, at, bursting }: Place,
): readonly string[] => {
  const { loads, limits: all } = result.setup;
  const cap = all[at];
  const by = gate.by === 'iops' ? 'iops' : 'throughput';
  const { unit } = result.given.vm;
  return [
    gates.length > 1 ? `${name}, each` : name,
    simulatedFigure(gate.iops),
    capInWords(cap?.iops, bursting ? cap?.burst?.iops : undefined, printNumber),
    simulatedThroughput(gate.throughput, unit),
    capInWords(cap?.throughput, bursting ? cap?.burst?.throughput : undefined, (value) =>
      printThroughput(value, unit),
    ),
    partOf(gate.full),
    simulatedFigure(gate.waiting),
    gate.filledBy
      .slice(0, 3)
      .map((filling) => `${loads[filling.load]?.name} ${partOf(filling[by])}`)
      .join(', '),
  ];
};

/** As many lines as a reader looks through. */
const mostLines = 20;

/** The timeline in figures, a line for several windows. */
function overTime(result: Result): Table {
  const { timeline } = result.done;
  const samples = timeline.loads[0]?.completed.length ?? 0;
  const each = Math.max(1, Math.ceil(samples / mostLines));
  const [place] = result.places.toSorted((a, b) => b.gate.full - a.gate.full);
  const waiting = timeline.limits[place?.at ?? 0]?.waiting ?? [];
  const starts = Array.from({ length: Math.ceil(samples / each) }, (_, at) => at * each);
  const shown = result.fates.map((fate, at) => ({ fate, at })).filter(({ fate }) => isKnown(fate));
  return {
    caption: 'Over time (simulated)',
    columns: [
      figure('From'),
      ...(place ? [figure(`Waiting at ${place.name}, mean`)] : []),
      ...shown
        .slice(0, 6)
        .flatMap(({ fate: { load } }) => [
          figure(`${load.name}, completed`),
          figure(`${load.name}, latency`),
        ]),
    ],
    rows: starts.map((start) => {
      const part = waiting.slice(start, start + each);
      const mean = part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
      return {
        cells: [
          printSeconds((start * timeline.every) as Seconds),
          ...(place ? [simulatedFigure(mean)] : []),
          ...shown.slice(0, 6).flatMap(({ at }) => {
            const { completed = [], latency = [] } = timeline.loads[at] ?? {};
            let [count, sum] = [0, 0];
            for (let sample = start; sample < Math.min(start + each, samples); sample++) {
              count += completed[sample] ?? 0;
              sum += (completed[sample] ?? 0) * (latency[sample] ?? 0);
            }
            return [simulatedFigure(count), count > 0 ? time((sum / count) as Seconds) : '–'];
          }),
        ],
      };
    }),
  };
}

export const tablesOf = (result: Result): readonly Table[] => [
  {
    caption: 'Workload by workload (simulated)',
    columns: [
      ...[text('Workload'), text('Demand'), figure('IOPS'), figure('Throughput')],
      ...[figure('Mean'), figure('p99'), text('Waits at'), text('Alone, by formula')],
    ],
    rows: result.fates.map((fate) => ({ cells: loadRow(result, fate) })),
  },
  // What crosses a limit without a figure would stand in the rows of the others.
  ...(result.fates.every(isKnown)
    ? [
        {
          caption: 'Limit by limit (simulated)',
          columns: [
            ...[
              text('Limit'),
              figure('IOPS'),
              figure('IOPS limit'),
              figure('Throughput'),
              figure('Throughput limit'),
            ],
            ...[figure('Windows used up'), figure('Waiting'), text('Used by')],
          ],
          rows: result.places.map((place) => ({ cells: limitRow(result, place) })),
        },
      ]
    : []),
  ...(result.fates.some(isKnown) ? [overTime(result)] : []),
];

/** Bytes in the unit whose rate a limit is printed in. */
const dataIn = (value: number, unit: ThroughputUnit) =>
  `${throughputFigure(value as BytesPerSecond, unit)} ${unit === 'MiB/s' ? 'MiB' : 'MB'}`;

/** What a limit allows in a window. */
function quotaOf({ name, at, gates, bursting }: Place, { given, setup }: Result): Sum {
  const { windowLength, vm } = given;
  const length = printSeconds(windowLength);
  const own = setup.limits[at];
  const { iops: rate, throughput } = { ...own, ...(bursting ? own?.burst : {}) };
  const ios: Phrase =
    rate === undefined
      ? []
      : [`${printNumber(rate)} × ${length} = `, strong(`${printFigure(rate * windowLength)} IOs`)];
  const data: Phrase =
    throughput === undefined
      ? []
      : [
          `${printThroughput(throughput, vm.unit)} × ${length} = `,
          strong(dataIn(throughput * windowLength, vm.unit)),
        ];
  return {
    label: `${gates.length > 1 ? `One of ${name}` : name}, a window${bursting ? ' of the burst' : ''}`,
    line: [...ios, ...(ios.length > 0 && data.length > 0 ? ['; '] : []), ...data],
  };
}

/** What a load would get by the formulas, and what it got. */
function loadSum({ load, own, alone, got }: Fate): Sum {
  const free =
    'rate' in load.demand
      ? `${printIops(load.demand.rate)} demanded`
      : `${printNumber(load.demand.outstanding)} ÷ ${printSeconds(own)} = ${printIops(iops(load.demand.outstanding / own))}`;
  return {
    label: `${load.name}, ${printBytes(load.size)}`,
    line: [
      `${free}; alone ${simulatedIops(alone.iops)}; simulated `,
      strong(simulatedIops(got.iops)),
    ],
  };
}

/** What a window allows, and what the formulas say beside the simulation. */
export function sumsOf(result: Result): readonly Sum[] {
  const { setup, places, fates } = result;
  const from = setup.warmUp ? `from ${printSeconds(setup.warmUp)} to ` : 'over ';
  return [
    ...places.slice(0, 8).map((place) => quotaOf(place, result)),
    ...fates.filter(isKnown).map(loadSum),
    ...(fates.some(isKnown)
      ? [
          {
            label: 'Counted',
            line: [
              `${from}${printSeconds(setup.seconds)}, ${printNumber(result.done.outcome.ios)} simulated IOs in all; service times vary by ${printShare(setup.jitter ?? 0)} to either side`,
            ],
          },
        ]
      : []),
  ];
}
