/** The run as tables: by load, by gate, by time. */
import type { Sum, Table } from '../../kit/index.ts';
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
} from '../../units/index.ts';
import { demandInWords } from './load.ts';
import type { Fate, Place, Result } from './model.ts';
import { partOf, waitsInWords } from './say.ts';

const text = (label: string) => ({ label, numeric: false });
const figure = (label: string) => ({ label, numeric: true });

const time = (value: Seconds | undefined) => (value === undefined ? '–' : printSeconds(value));

const loadRow = (result: Result, fate: Fate): readonly string[] => {
  const { load, got, alone } = fate;
  return [
    load.name,
    demandInWords(load.demand),
    printIops(got.iops).slice(0, -5),
    printThroughput(got.throughput, result.given.vm.unit),
    time(got.latency),
    time(got.p99),
    waitsInWords(fate),
    `${printIops(alone.iops)}, ${printSeconds(alone.latency)}`,
  ];
};

const gateRow = (result: Result, { name, gate, count, at }: Place): readonly string[] => {
  const { loads, gates } = result.setup;
  const cap = gates[at];
  const by = gate.by === 'iops' ? 'iops' : 'throughput';
  return [
    count > 1 ? `${name}, each` : name,
    printIops(gate.iops).slice(0, -5),
    cap?.iops === undefined ? 'none' : printNumber(cap.iops),
    printThroughput(gate.throughput, result.given.vm.unit),
    cap?.throughput === undefined ? 'none' : printThroughput(cap.throughput, result.given.vm.unit),
    partOf(gate.full),
    printNumber(gate.waiting, 1),
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
  const waiting = timeline.gates[place?.at ?? 0]?.waiting ?? [];
  const starts = Array.from({ length: Math.ceil(samples / each) }, (_, at) => at * each);
  const shown = result.fates.slice(0, 6);
  return {
    caption: 'Over time',
    columns: [
      figure('From'),
      ...(place ? [figure(`Waiting at ${place.name}, mean`)] : []),
      ...shown.flatMap(({ load }) => [
        figure(`${load.name}, done`),
        figure(`${load.name}, latency`),
      ]),
    ],
    rows: starts.map((start) => {
      const part = waiting.slice(start, start + each);
      const mean = part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
      return {
        cells: [
          printSeconds((start * timeline.every) as Seconds),
          ...(place ? [printNumber(mean, 1)] : []),
          ...shown.flatMap((_, at) => {
            const { completed = [], latency = [] } = timeline.loads[at] ?? {};
            let [count, sum] = [0, 0];
            for (let sample = start; sample < Math.min(start + each, samples); sample++) {
              count += completed[sample] ?? 0;
              sum += (completed[sample] ?? 0) * (latency[sample] ?? 0);
            }
            return [printNumber(count), count > 0 ? printSeconds((sum / count) as Seconds) : '–'];
          }),
        ],
      };
    }),
  };
}

export const tablesOf = (result: Result): readonly Table[] => [
  {
    caption: 'Load by load',
    columns: [
      ...[text('Load'), text('Sends'), figure('IOPS'), figure('Throughput')],
      ...[figure('Mean'), figure('p99'), text('Waits at'), text('Alone, by formula')],
    ],
    rows: result.fates.map((fate) => ({ cells: loadRow(result, fate) })),
  },
  {
    caption: 'Gate by gate',
    columns: [
      ...[
        text('Gate'),
        figure('IOPS'),
        figure('IOPS limit'),
        figure('Throughput'),
        figure('Throughput limit'),
      ],
      ...[figure('Full windows'), figure('Waiting'), text('Filled by')],
    ],
    rows: result.places.map((place) => ({ cells: gateRow(result, place) })),
  },
  overTime(result),
];

/** What a window lets through, and what the formulas say beside the simulation. */
export function sumsOf(result: Result): readonly Sum[] {
  const { given, setup, places, fates } = result;
  const { windowLength, vm } = given;
  const length = printSeconds(windowLength);
  const strong = (words: string) => ({ text: words, tone: 'strong' as const });
  const quotas = places.flatMap(({ name, at, count }): Sum[] => {
    const { iops: rate, throughput } = setup.gates[at] ?? {};
    const label = `${count > 1 ? `One of ${name}` : name}, a window`;
    return [
      {
        label,
        line: [
          ...(rate === undefined
            ? []
            : [
                `${printNumber(rate)} × ${length} = `,
                strong(`${printFigure(rate * windowLength)} IOs`),
              ]),
          ...(rate === undefined || throughput === undefined ? [] : ['; ']),
          ...(throughput === undefined
            ? []
            : [
                `${printThroughput(throughput, vm.unit)} × ${length} = `,
                strong(
                  printThroughput((throughput * windowLength) as BytesPerSecond, vm.unit).slice(
                    0,
                    -2,
                  ),
                ),
              ]),
        ],
      },
    ];
  });
  const loads = fates.map(({ load, own, alone, got }): Sum => {
    const free =
      'rate' in load.demand
        ? `${printIops(load.demand.rate)} asked`
        : `${printNumber(load.demand.outstanding)} ÷ ${printSeconds(own)} = ${printIops(iops(load.demand.outstanding / own))}`;
    return {
      label: `${load.name}, ${printBytes(load.size)}`,
      line: [`${free}; alone ${printIops(alone.iops)}; simulated `, strong(printIops(got.iops))],
    };
  });
  const from = setup.warmUp ? `from ${printSeconds(setup.warmUp)} to ` : 'over ';
  return [
    ...quotas.slice(0, 8),
    ...loads,
    {
      label: 'Counted',
      line: [
        `${from}${printSeconds(given.seconds)}, ${printNumber(result.done.outcome.ios)} IOs in all; own times vary by ${printShare(setup.jitter ?? 0)} to either side`,
      ],
    },
  ];
}
