/** From the figures of a workload to calculators set to them. */
import { about as capCheck } from '../../calculators/cap-check/about.ts';
import { fields as capCheckFields } from '../../calculators/cap-check/fields.ts';
import { about as ioSize } from '../../calculators/io-size/about.ts';
import { fields as ioSizeFields } from '../../calculators/io-size/fields.ts';
import { about as queueDepth } from '../../calculators/queue-depth/about.ts';
import { fields as queueDepthFields } from '../../calculators/queue-depth/fields.ts';
import { about as syncIo } from '../../calculators/sync-io/about.ts';
import { fields as syncIoFields } from '../../calculators/sync-io/fields.ts';
import { type About, queryOf } from '../../kit/index.ts';
import {
  bytes,
  bytesPerSecond,
  iops,
  printBytes,
  printIops,
  printKib,
  printNumber,
  printSeconds,
  printShare,
  printThroughput,
  seconds,
  share,
  writeBytes,
  writeCount,
  writeIops,
  writeSeconds,
  writeShare,
  writeThroughput,
} from '../../units/index.ts';
import { type Demand, demandOf } from './demand.ts';
import type { Choice, Workload } from './sheet.ts';

/** One figure on its way: the input it goes to, its exact text there, and its words. */
type Given = { readonly input: string; readonly text: string; readonly words: string };

/** A calculator set to the workload, or what it still needs. */
export type Hand = { readonly calculator: string; readonly title: string } & (
  | { readonly query: string; readonly words: string }
  | { readonly missing: string }
);

const givenSize = ({ size }: Demand): readonly Given[] =>
  size === undefined
    ? []
    : [
        {
          input: 'io-size',
          text: writeBytes(bytes(size)),
          words: size % 512 === 0 ? printBytes(bytes(size)) : printKib(bytes(size)),
        },
      ];
const givenRead = ({ read }: Demand): readonly Given[] =>
  read === undefined
    ? []
    : [{ input: 'read', text: writeShare(share(read)), words: `${printShare(read)} reads` }];
const givenLatency = ({ latency }: Demand): readonly Given[] =>
  latency === undefined
    ? []
    : [
        {
          input: 'latency',
          text: writeSeconds(seconds(latency)),
          words: printSeconds(seconds(latency)),
        },
      ];
const givenQueue = ({ queue }: Demand): readonly Given[] =>
  queue === undefined
    ? []
    : [
        {
          input: 'outstanding',
          text: writeCount(queue),
          words: `${printNumber(queue)} outstanding`,
        },
      ];

/** IOPS and throughput together say the size, and a third figure of other seconds would contradict them. */
function givenLoad(demand: Demand): readonly Given[] {
  const { iops: rate, throughput: load } = demand;
  const wants: Given[] = [];
  if (rate !== undefined)
    wants.push({ input: 'want-iops', text: writeIops(iops(rate)), words: printIops(iops(rate)) });
  if (load !== undefined)
    wants.push({
      input: 'want-throughput',
      text: writeThroughput(bytesPerSecond(load)),
      words: printThroughput(bytesPerSecond(load), 'MB/s'),
    });
  return wants.length === 1 ? [...wants, ...givenSize(demand)] : wants;
}

type Target = {
  readonly calculator: string;
  readonly about: About;
  readonly initial: Readonly<Record<string, { readonly initial: string }>>;
  readonly given: (demand: Demand) => readonly Given[];
  /** Without one of each of these there is nothing of the reader’s in the question. */
  readonly needs: readonly (readonly [words: string, ...inputs: string[]])[];
};

const targets: readonly Target[] = [
  {
    calculator: 'cap-check',
    about: capCheck,
    initial: capCheckFields,
    given: (demand) => [...givenLoad(demand), ...givenRead(demand)],
    needs: [['IOPS or throughput above 0', 'want-iops', 'want-throughput']],
  },
  {
    calculator: 'io-size',
    about: ioSize,
    initial: ioSizeFields,
    given: (demand) => [...givenSize(demand), ...givenRead(demand)],
    needs: [['the IO size', 'io-size']],
  },
  {
    calculator: 'queue-depth',
    about: queueDepth,
    initial: queueDepthFields,
    given: (demand) => [
      ...givenLatency(demand),
      ...givenQueue(demand),
      ...givenSize(demand),
      ...givenRead(demand),
    ],
    needs: [
      ['the latency', 'latency'],
      ['the IO size', 'io-size'],
    ],
  },
  {
    calculator: 'sync-io',
    about: syncIo,
    initial: syncIoFields,
    given: (demand) => [...givenLatency(demand), ...givenSize(demand)],
    needs: [
      ['the latency', 'latency'],
      ['the IO size', 'io-size'],
    ],
  },
];

/**
 * Which questions can the calculators answer about this workload, and with which figures?
 * A figure that can't be read, or is out of a calculator's range, is never handed on.
 */
export function handsOf(workload: Workload, choice: Choice): readonly Hand[] {
  const demand = demandOf(workload, choice);
  return targets.map(({ calculator, about, initial, given, needs }) => {
    const list = given(demand);
    const base = { calculator, title: about.question };
    const missing = needs
      .filter(([, ...inputs]) => !list.some(({ input }) => inputs.includes(input)))
      .map(([words]) => words);
    if (missing.length > 0) return { ...base, missing: `Needs ${missing.join(' and ')}.` };
    const carried = list.filter(({ input, text }) => initial[input]?.initial !== text);
    return {
      ...base,
      query: queryOf(Object.fromEntries(carried.map(({ input, text }) => [input, text]))),
      words: list.map(({ words }) => words).join(', '),
    };
  });
}
