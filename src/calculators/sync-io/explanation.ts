import type { Inputs } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  fraction,
  gib,
  kib,
  outstanding,
  seconds,
  serializeBytes,
  serializeSeconds,
} from '../../units/index.ts';
import type { Explanation, ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { capital, formatLimit, list } from '../shared/answer/text.ts';
import { roundedUp } from '../shared/volume/format.ts';
import {
  expectationNotes,
  formatLatency,
  type LatencyInUse,
  latencyInUse,
  latencyNotes,
  volumeOf,
} from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { volumeRecommendations } from '../shared/volume/recommendations.ts';
import type { fields } from './fields.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

/** Which rules concern synchronous IO, and what would make it faster? */
export function explain(
  inputs: Given,
  volume: Volume,
  latency: LatencyInUse,
  result: Result,
  catalogue: Catalogue,
): Explanation {
  const { disks, limits, 'io-size': size, cache } = inputs;
  return {
    why: why(inputs, latency, result),
    recommendations: result.isLatencyBound
      ? faster(inputs, volume, latency, result, catalogue)
      : [
          ...lowerQueueDepth(inputs, volume, latency, result),
          ...volumeRecommendations(volume, size, cache, limits, catalogue),
        ],
    checks: [
      ...latencyNotes(latency, size, catalogue),
      ...(result.isLatencyBound && disks > 1 ? [ruleNote('limit-sync-thread', catalogue)] : []),
      ...volumeNotes(volume, limits, cache, catalogue),
      ...expectationNotes(volume.disk, limits, catalogue),
    ],
  };
}

/** What makes synchronous IO faster: larger IOs, a higher queue depth, a lower latency. */
function faster(
  inputs: Given,
  volume: Volume,
  { mean: latency, typed }: LatencyInUse,
  result: Result,
  catalogue: Catalogue,
): ProposedChange[] {
  const { outstanding: queue, 'io-size': size } = inputs;
  const found: ProposedChange[] = [];
  const larger = [kib(64), kib(256)].find((next) => next > size);
  if (larger !== undefined) {
    const then = model(volume, larger, queue, latencyInUse(inputs, larger, catalogue).mean);
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
  if (Number.isFinite(target) && target > queue)
    found.push({
      text: [
        `Queue depth ${formatNumber(target)} (more threads, asynchronous IO): `,
        strong(formatIops(model(volume, size, outstanding(target), latency).iops)),
        '.',
      ],
      changes: { outstanding: String(target) },
    });
  const half = seconds(latency / 2);
  if (typed === undefined && inputs.limits === 'current')
    return [...found, ...quickerDisks(inputs, result, catalogue)];
  if (half >= 1e-6)
    found.push({
      text: [
        `A disk with half the latency, ${formatSeconds(half)}: `,
        strong(formatIops(model(volume, size, queue, half).iops)),
        '.',
      ],
      changes: { latency: serializeSeconds(half) },
    });
  return found;
}

/** Disks with a lower typical latency, of the same size, with as many IOPS as one thread can use. */
const quicker = ['PremiumV2', 'Ultra'] as const;

function quickerDisks(inputs: Given, result: Result, catalogue: Catalogue): ProposedChange[] {
  return quicker.flatMap((prefix) => {
    const name = `${prefix}-${inputs.disk.size / gib(1)}GiB-3000IOPS-125MBps`;
    const found = catalogue.disk(name, inputs.limits);
    if (!('row' in found)) return [];
    const changed = { ...inputs, disk: found.row, cache: 'None', hit: fraction(0) } as const;
    const latency = latencyInUse(changed, inputs['io-size'], catalogue);
    const then = model(volumeOf(changed), inputs['io-size'], inputs.outstanding, latency.mean);
    if (!exceeds(then.iops, result.iops)) return [];
    return [
      {
        text: [
          `${found.row.family}, ${formatLatency(latency)}: `,
          strong(formatIops(then.iops)),
          '.',
        ],
        changes: { disk: name, cache: 'None', hit: '0%' },
      },
    ];
  });
}

function lowerQueueDepth(
  inputs: Given,
  volume: Volume,
  { mean: latency }: LatencyInUse,
  result: Result,
): ProposedChange[] {
  const target = Math.floor(result.toSaturate + 1e-9);
  if (target < 1 || target >= inputs.outstanding) return [];
  const then = model(volume, inputs['io-size'], outstanding(target), latency);
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
  { outstanding: queue }: Given,
  { mean: latency }: LatencyInUse,
  { isLatencyBound, iops, maxIops, toSaturate, by }: Result,
) {
  const enough = formatOutstanding(toSaturate);
  return isLatencyBound
    ? `${queue === 1 ? 'One IO in flight, completed' : `${formatNumber(queue)} IOs in flight, each completed`} after ${formatSeconds(latency)}: that is ${formatIops(iops)}, however many disks are striped.${by.length > 0 ? ` ${capital(list(by.map(formatLimit)))} would allow ${formatIops(maxIops)}, at a queue depth of ${enough}.` : ''}`
    : `A queue deeper than ${enough} only adds latency: the limits allow ${formatIops(maxIops)}, and the other IOs wait.`;
}
