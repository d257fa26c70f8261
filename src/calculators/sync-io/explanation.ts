import type { Inputs } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Volume } from '../../storage/volume.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  kib,
  outstanding,
  seconds,
  serializeBytes,
  serializeSeconds,
} from '../../units/index.ts';
import { type Explanation, type ProposedChange, volumeRecommendations } from '../explanation.ts';
import { roundedUp, strong } from '../format.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { capital, formatLimit, list } from '../text.ts';
import type { fields } from './fields.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

/** Which rules concern synchronous IO, and what would make it faster? */
export function explain(
  inputs: Given,
  volume: Volume,
  result: Result,
  catalogue: Catalogue,
): Explanation {
  const { disks, limits, 'io-size': size } = inputs;
  return {
    why: why(inputs, result),
    recommendations: result.isLatencyBound
      ? faster(inputs, volume, result)
      : [
          ...lowerQueueDepth(inputs, volume, result),
          ...volumeRecommendations(volume, size, 'None', limits, catalogue),
        ],
    checks: [
      ...(result.isLatencyBound && disks > 1 ? [ruleNote('limit-sync-thread', catalogue)] : []),
      ...volumeNotes(volume, limits, 'None', catalogue),
    ],
  };
}

/** What makes synchronous IO faster: larger IOs, a higher queue depth, a lower latency. */
function faster(inputs: Given, volume: Volume, result: Result): ProposedChange[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const found: ProposedChange[] = [];
  const larger = [kib(64), kib(256)].find((next) => next > size);
  if (larger !== undefined) {
    const then = model(volume, larger, queue, latency);
    if (then.throughput > result.throughput)
      found.push({
        text: [
          `Larger IOs, ${formatBytes(larger)} (batches, group commit): `,
          strong(formatThroughput(then.throughput, volume.disk.unit)),
          '.',
        ],
        changes: { 'io-size': serializeBytes(larger) },
      });
  }
  const target = roundedUp(result.toSaturate);
  if (target > queue)
    found.push({
      text: [
        `Queue depth ${formatNumber(target)} (more threads, asynchronous IO): `,
        strong(formatIops(model(volume, size, outstanding(target), latency).iops)),
        '.',
      ],
      changes: { outstanding: String(target) },
    });
  const quicker = seconds(latency / 2);
  if (quicker >= 1e-6)
    found.push({
      text: [
        `A disk with half the latency, ${formatSeconds(quicker)}: `,
        strong(formatIops(model(volume, size, queue, quicker).iops)),
        '.',
      ],
      changes: { latency: serializeSeconds(quicker) },
    });
  return found;
}

function lowerQueueDepth(inputs: Given, volume: Volume, result: Result): ProposedChange[] {
  const target = Math.floor(result.toSaturate + 1e-9);
  if (target < 1 || target >= inputs.outstanding) return [];
  const then = model(volume, inputs['io-size'], outstanding(target), inputs.latency);
  return [
    {
      text: [
        `Lower the queue depth to ${formatNumber(target)}: `,
        strong(`${formatIops(then.iops)} at ${formatSeconds(then.latency)}`),
        '.',
      ],
      changes: { outstanding: String(target) },
    },
  ];
}

function why(
  { latency, outstanding: queue }: Given,
  { isLatencyBound, iops, maxIops, toSaturate, by }: Result,
) {
  const enough = formatOutstanding(toSaturate);
  return isLatencyBound
    ? `${queue === 1 ? 'One IO in flight, completed' : `${formatNumber(queue)} IOs in flight, each completed`} after ${formatSeconds(latency)}: that is ${formatIops(iops)}, however many disks are striped. ${capital(list(by.map(formatLimit)))} would allow ${formatIops(maxIops)}, at a queue depth of ${enough}.`
    : `A queue deeper than ${enough} only adds latency: the limits allow ${formatIops(maxIops)}, and the other IOs wait.`;
}
