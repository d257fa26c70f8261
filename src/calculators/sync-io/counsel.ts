import type { Inputs } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import {
  kib,
  outstanding,
  printBytes,
  printIops,
  printNumber,
  printOutstanding,
  printSeconds,
  printThroughput,
  seconds,
  writeBytes,
  writeSeconds,
} from '../../units/index.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { type Remedy, remediesFor } from '../remedies.ts';
import type { Said } from '../said.ts';
import { roundedUp, strong } from '../say.ts';
import type { Volume } from '../volume.ts';
import { limitInWords, list } from '../words.ts';
import type { fields } from './fields.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

/** Which rules concern threads that wait, and what would give them more? */
export function counsel(inputs: Given, volume: Volume, result: Result, catalogue: Catalogue): Said {
  const { disks, limits, 'io-size': size } = inputs;
  return {
    why: why(inputs, result),
    remedies: result.waiting
      ? faster(inputs, volume, result)
      : [...calmer(inputs, volume, result), ...remediesFor(volume, size, catalogue)],
    notes: [
      ...(result.waiting && disks > 1 ? [ruleNote('gate-sync-thread', catalogue)] : []),
      ...volumeNotes(volume, limits, 'None', catalogue),
    ],
  };
}

/** What raises the rate of a thread that waits: bigger IOs, more of them at once, a quicker answer. */
function faster(inputs: Given, volume: Volume, result: Result): Remedy[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const remedies: Remedy[] = [];
  const larger = [kib(64), kib(256)].find((next) => next > size);
  if (larger !== undefined) {
    const then = model(volume, larger, queue, latency);
    if (then.throughput > result.throughput)
      remedies.push({
        text: [
          `Write more at once, ${printBytes(larger)} (batches, group commit): `,
          strong(printThroughput(then.throughput, volume.disk.unit)),
          '.',
        ],
        changes: { 'io-size': writeBytes(larger) },
      });
  }
  const target = roundedUp(result.toSaturate);
  if (target > queue)
    remedies.push({
      text: [
        `Keep ${printNumber(target)} IOs on the way (more threads, asynchronous IO): `,
        strong(printIops(model(volume, size, outstanding(target), latency).iops)),
        '.',
      ],
      changes: { outstanding: String(target) },
    });
  const quicker = seconds(latency / 2);
  if (quicker >= 1e-6)
    remedies.push({
      text: [
        `A medium that answers in half the time, ${printSeconds(quicker)}: `,
        strong(printIops(model(volume, size, queue, quicker).iops)),
        '.',
      ],
      changes: { latency: writeSeconds(quicker) },
    });
  return remedies;
}

function calmer(inputs: Given, volume: Volume, result: Result): Remedy[] {
  const target = Math.floor(result.toSaturate + 1e-9);
  if (target < 1 || target >= inputs.outstanding) return [];
  const then = model(volume, inputs['io-size'], outstanding(target), inputs.latency);
  return [
    {
      text: [
        `${printNumber(target)} outstanding ${target === 1 ? 'is' : 'are'} enough: `,
        strong(`${printIops(then.iops)} at ${printSeconds(then.latency)}`),
        '.',
      ],
      changes: { outstanding: String(target) },
    },
  ];
}

function why(
  { latency, outstanding: queue }: Given,
  { waiting, iops, most, toSaturate, by }: Result,
) {
  const enough = printOutstanding(toSaturate);
  return waiting
    ? `${queue === 1 ? 'One IO on the way, answered' : `${printNumber(queue)} IOs on the way, each answered`} after ${printSeconds(latency)}: that is ${printIops(iops)}, however many disks stand behind. ${list(by.map(limitInWords)).replace(/^t/, 'T')} would allow ${printIops(most)}, with ${enough} outstanding.`
    : `More than ${enough} outstanding IOs bring nothing but waiting: the limits let ${printIops(most)} through, and the rest stands in the queue.`;
}
