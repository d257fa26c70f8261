import { formatFraction, formatIops, formatNumber, formatOutstanding } from '../../units/index.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { info } from '../shared/answer/parts.ts';
import { capital, formatLimit, list } from '../shared/answer/text.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { formatLatency, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { Case } from './case.ts';

/** Why a commit is slower than the write that is typical here. */
const raw = info(
  'A write here is a single raw one; a commit in “Commits and sync latency” is a write with fsync on a file system, which takes longer.',
);

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
      ...(result.isLatencyBound && disks > 1 ? [ruleNote('limit-sync-thread', catalogue)] : []),
      ...volumeNotes(volume, limits, cache, catalogue),
      ...expectationNotes(volume.disk, limits, catalogue),
    ],
  };
}

function why({ inputs: { outstanding: queue }, latency, result }: Case) {
  const { isLatencyBound, iops, maxIops, toSaturate, by } = result;
  const enough = formatOutstanding(toSaturate);
  return isLatencyBound
    ? `${queue === 1 ? 'One IO' : `${formatNumber(queue)} IOs`} in flight, ${formatLatency(latency)} each: that is ${formatIops(iops)}, however many disks are striped.${by.length > 0 ? ` ${capital(list(by.map(formatLimit)))} would allow ${formatIops(maxIops)}, and a queue depth of ${enough} gives ${formatFraction(result.saturates)} of that.` : ''}`
    : `The limits allow ${formatIops(maxIops)}. A queue depth of ${enough} gives ${formatFraction(result.saturates)} of that; a deeper queue adds more latency than IOPS, since the other IOs wait.`;
}
