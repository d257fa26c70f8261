import type { Answer, Inputs, Phrase, Sum } from '../../kit/index.ts';
import { standingOf, volumeName } from '../../storage/volume.ts';
import {
  type Outstanding,
  outstanding,
  printBytes,
  printFigure,
  printIops,
  printNumber,
  printOutstanding,
  printSeconds,
  printThroughput,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { crossLinks } from '../deep-links.ts';
import { explained, withDetails } from '../explanation.ts';
import {
  bottleneckCell,
  countReadout,
  depths,
  iopsReadout,
  latencyReadout,
  notPossible,
  rateCell,
  roundedUp,
  strong,
  tableOf,
} from '../format.ts';
import { volumeNotes } from '../notes.ts';
import { citationsOf, formatBottleneck, limitName, list, notChecked } from '../text.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { at, type Case, enough, type Result } from './model.ts';

/** What this queue depth gets from the stripe, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  { catalogue }: CalculatorContext,
): Answer {
  const citations = citationsOf([given.disk, given.vm], catalogue);
  const { faults, unpublished, verdict } = standingOf(given, given.size, 'None', inputs.limits);
  if (faults.length > 0)
    return notPossible(faults, volumeNotes(given, inputs.limits, 'None', catalogue), citations);
  const queue = inputs.outstanding;
  const now = at(queue, given, result);
  const whole = (value: number) => `${printNumber(roundedUp(value))} outstanding`;
  const deep = `with ${printNumber(queue)} outstanding`;
  return withDetails(
    {
      ...(verdict ? { verdict } : {}),
      boundBy: now.shallow ? ['queue depth'] : result.by.map(limitName),
      headline: [...headline(given, queue, result), ...notChecked(given.vm, unpublished)],
      readouts: [
        countReadout('needed', 'Queue depth needed', result.needed, 'IO', whole(result.needed)),
        countReadout('per-disk', 'Needed per disk', result.perDisk, 'IO', whole(result.perDisk)),
        iopsReadout(now.iops, `IOPS ${deep}`),
        latencyReadout(now.latency, `Latency ${deep}`),
        countReadout(
          'busy-disks',
          'Disks busy on average',
          now.busy,
          '1',
          `${printFigure(now.busy)} of ${given.disks}`,
          'if the IOs are random',
        ),
      ],
      gates: [],
      citations,
    },
    {
      ...explained(fields, inputs, () => explain(inputs, given, result, catalogue)),
      chart: () => chart(given, queue, result),
      tables: () => [table(given, queue, result)],
      arithmetic: () => arithmetic(given, queue, result),
      deepLinks: () => crossLinks('queue-depth', { ...inputs, cache: 'None', size: given.size }),
    },
  );
}

function headline(given: Case, queue: Outstanding, result: Result): Phrase {
  const { iops, latency, shallow } = at(queue, given, result);
  const got = strong(printIops(iops));
  const most = roundedUp(enough(result, given));
  if (shallow)
    return [
      `Queue depth too low: QD ${printNumber(queue)} gives `,
      got,
      ` of ${printNumber(result.most)}. Use QD ${printNumber(most)}.`,
    ];
  if (most >= queue)
    return [
      `Queue depth is right: QD ${printNumber(queue)} gives `,
      got,
      '; ',
      ...formatBottleneck(result.by),
      '.',
    ];
  return [
    `Queue depth too high: QD ${printNumber(queue)} adds latency (${printSeconds(latency)}) for `,
    got,
    `; QD ${printNumber(most)} gives the same.`,
  ];
}

function arithmetic(given: Case, queue: Outstanding, result: Result): readonly Sum[] {
  const { disk, disks, latency, size } = given;
  const { most, diskRate, perDisk, needed, by, spread } = result;
  const now = at(queue, given, result);
  const wait = printSeconds(latency);
  const rows: readonly (readonly [string, string, string])[] = [
    [
      'one disk at this IO size',
      `min(${printNumber(disk.iops)}, ${printThroughput(disk.throughput, disk.unit)} ÷ ${printBytes(size)}) = `,
      printIops(diskRate),
    ],
    ['needed per disk', `${printIops(diskRate)} × ${wait} = `, printOutstanding(perDisk)],
    [
      'needed for the stripe',
      `${disks} × ${printOutstanding(perDisk)} = `,
      printOutstanding(needed),
    ],
    ['lowest limit', `${list(by.map(limitName))}: `, printIops(most)],
    [
      'IOPS at this depth',
      `min(${printNumber(queue)} ÷ ${wait}, ${printNumber(most)}) = `,
      printIops(now.iops),
    ],
    ['latency', `${printNumber(queue)} ÷ ${printIops(now.iops)} = `, printSeconds(now.latency)],
    [
      'disks busy',
      `${disks} × (1 − (1 − ${spread}/${disks})^${printNumber(queue)}) = `,
      printFigure(now.busy),
    ],
  ];
  return rows.map(([label, terms, value]) => ({ label, line: [terms, strong(value)] }));
}

const table = (given: Case, queue: Outstanding, result: Result) =>
  tableOf(
    `${volumeName(given)} by queue depth, ${printBytes(given.size)} IOs`,
    ['Queue depth', 'IOPS', 'Latency', 'Disks busy', 'Bottleneck'],
    depths(256, queue, roundedUp(enough(result, given))),
    queue as number,
    (depth) => {
      const { iops, latency, busy, shallow } = at(outstanding(depth), given, result);
      return [
        printNumber(depth),
        rateCell(iops),
        printSeconds(latency),
        printFigure(busy),
        shallow ? 'queue depth' : bottleneckCell(result.by),
      ];
    },
  );
