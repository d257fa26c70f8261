import { accelerates } from '../../limits/accelerates.ts';
import {
  type Bytes,
  formatBytes,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  kib,
} from '../../units/index.ts';
import { info } from '../shared/answer/checks-and-columns.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { formatLatency, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { Case } from './case.ts';

/** Why a commit is slower than the write that is typical here. */
const raw = info(
  'A write here is a single raw one; a commit in “Commits and sync latency” is a write with fsync on a file system, which takes longer.',
);

/** The stripe unit that is usual, which this calculator does not ask for. */
const isWide = (size: Bytes) => size > kib(64);
const wide = info(
  'The latency is that of an IO that one disk serves. One that is wider than the stripe unit is split over several disks, which work at the same time, and takes less: “Queue depth” has the unit.',
);

/** Writes that the VM could shorten without another disk; by how much no page says. */
const acceleratedUpTo = kib(64);
const isAccelerable = ({ inputs: { limits, 'io-size': size, cache }, volume, result }: Case) =>
  result.isLatencyBound &&
  limits === 'current' &&
  volume.vm &&
  accelerates(volume.vm) &&
  volume.disk.family === 'Premium SSD' &&
  volume.read < 1 &&
  size <= acceleratedUpTo &&
  cache !== 'ReadWrite';

/** Why it is so, and which rules concern synchronous IO? */
export function explain(given: Case): Omit<Explanation, 'recommendations'> {
  const { inputs, volume, latency, result, context } = given;
  const { catalogue } = context;
  const { disks, limits, 'io-size': size, cache } = inputs;
  return {
    why: why(given),
    checks: [
      ...latencyNotes(latency, size, catalogue),
      ...(latency.typed === undefined && volume.read < 1 && limits === 'current' ? [raw] : []),
      ...(result.isLatencyBound && disks > 1
        ? [isWide(size) ? wide : ruleNote('limit-sync-thread', catalogue)]
        : []),
      ...(isAccelerable(given)
        ? [
            ruleNote(
              'accelerator-use',
              catalogue,
              'info',
              `${volume.vm?.name} has Write Accelerator, which shortens writes of up to ${formatBytes(acceleratedUpTo)} to the log of a database on this disk. No measurement used here was made with it, so it is not counted.`,
            ),
          ]
        : []),
      ...volumeNotes(volume, limits, cache, catalogue),
      ...expectationNotes(volume.disk, limits, catalogue),
    ],
  };
}

function why({ inputs, latency, result }: Case): string {
  const { outstanding: queue, disks, 'io-size': size } = inputs;
  const { isLatencyBound, maxIops, toSaturate, saturates } = result;
  if (!isLatencyBound)
    return `A queue depth of ${formatOutstanding(toSaturate)} gives ${formatFraction(saturates)} of ${formatIops(maxIops)}; a deeper one mostly adds latency, since the other IOs wait.`;
  const inFlight =
    queue === 1 ? 'IOs complete one after another' : `${formatNumber(queue)} IOs are in flight`;
  return `${inFlight}, ${formatLatency(latency)} each, ${disks > 1 && isWide(size) ? 'where one disk serves all of an IO' : 'however many disks are striped'}.`;
}
