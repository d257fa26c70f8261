import { type Answer, type Inputs, type Phrase, queryFor, type Sum } from '../../kit/index.ts';
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
import { crossLinks } from '../deep-links.ts';
import { volumeNotes } from '../notes.ts';
import { onceRead } from '../said.ts';
import {
  advise,
  bottleneckCell,
  countReadout,
  depths,
  iopsReadout,
  latencyReadout,
  notChecked,
  notPossible,
  rateCell,
  roundedUp,
  strong,
  tableOf,
} from '../say.ts';
import { limitName, standingOf, volumeName } from '../volume.ts';
import { bottleneckInWords, citationsOf, list } from '../words.ts';
import type { World } from '../world.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { at, type Case, enough, type Result } from './model.ts';

export function show(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  { catalogue }: World,
): Answer {
  const citations = citationsOf([given.disk, given.vm], catalogue);
  const { faults, unpublished, verdict } = standingOf(given, given.size, 'None', inputs.limits);
  if (faults.length > 0)
    return notPossible(faults, volumeNotes(given, inputs.limits, 'None', catalogue), citations);
  const queue = inputs.outstanding;
  const now = at(queue, given, result);
  const said = onceRead(() => counsel(inputs, given, result, catalogue));
  const whole = (value: number) => `${printNumber(roundedUp(value))} outstanding`;
  const deep = `with ${printNumber(queue)} outstanding`;
  return {
    ...(verdict ? { verdict } : {}),
    boundBy: now.shallow ? ['queue depth'] : result.by.map(limitName),
    headline: [...headline(given, queue, result), ...notChecked(given.vm, unpublished)],
    get why() {
      return said().why;
    },
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
    get chart() {
      return chart(given, queue, result);
    },
    get tables() {
      return [table(given, queue, result)];
    },
    get arithmetic() {
      return arithmetic(given, queue, result);
    },
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get deepLinks() {
      return crossLinks('queue-depth', { ...inputs, cache: 'None', size: given.size });
    },
    get notes() {
      return said().notes;
    },
    citations,
  };
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
      ...bottleneckInWords(result.by),
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
