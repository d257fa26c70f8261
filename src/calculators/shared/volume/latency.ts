/** The latency that a calculator of one volume computes with, and the notes on it. */
import type { Check } from '../../../kit/index.ts';
import type { Catalogue } from '../../../limits/types.ts';
import { type MixLatency, mixLatency } from '../../../storage/set-up/latency.ts';
import {
  type Bytes,
  formatBytes,
  formatFraction,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../../../units/index.ts';
import { cite, formatSpread, kinds, nameOf, partNote } from '../answer/latency-text.ts';
import { list } from '../answer/text.ts';
import { settingOf, type VolumeInputs } from './inputs.ts';

/** The latency in use: the typed one, or the typical one of the mix. */
export type LatencyInUse = {
  readonly mean: Seconds;
  /** Of the IOs that reach the disk. */
  readonly ofDisk: Seconds;
  readonly typical: MixLatency;
  readonly typed: Seconds | undefined;
};

/** How long does an IO of this size take? As typed, or typical for the disk, the direction and the cache. */
export function latencyInUse(given: VolumeInputs, size: Bytes, catalogue: Catalogue): LatencyInUse {
  const { disk, read, hit, limits: edition, latency: typed } = given;
  const typical = mixLatency(
    { disk, cache: settingOf(given), read, hit, size, edition },
    catalogue,
  );
  return {
    typical,
    typed,
    mean: typed ?? typical.mean,
    ofDisk: typed ?? typical.ofDisk,
  };
}

/** “typically 1.3 ms”; a latency that was typed or documented is given as it is. */
export const formatLatency = ({ mean, typed, typical }: LatencyInUse): string =>
  `${typed === undefined && isMeasured(typical) ? 'typically ' : ''}${formatSeconds(mean)}`;

const isMeasured = ({ parts }: MixLatency) => parts.some(({ from }) => from.kind !== 'documented');

/** A typed latency of more than this many times the typical one, and above every run, is far above it. */
const farFactor = 2;

/**
 * Which latency is used and why; of a typed one, how it compares with what is typical. With the limits
 * of 2018 there is one documented figure for all, and no note.
 */
export function latencyNotes(
  { typed, typical }: LatencyInUse,
  size: Bytes,
  catalogue: Catalogue,
): readonly Check[] {
  if (!isMeasured(typical)) return [];
  const { mean, parts } = typical;
  if (typed === undefined) return parts.map((part) => partNote(part, size, catalogue));
  const [slowest] = parts.toSorted((a, b) => b.seconds - a.seconds);
  if (!slowest) return [];
  const names = list(parts.map(nameOf));
  const spread = `${formatSeconds(mean)} for ${names} of ${formatBytes(size)} (${formatSpread(slowest)})`;
  const times = formatNumber(typed / mean, typed < 10 * mean ? 1 : 0);
  const citation = cite(slowest, catalogue);
  if (typed > farFactor * mean && typed > slowest.high)
    return [
      {
        severity: 'warning',
        text: `${formatSeconds(typed)} is not normal here: it is ${times} times the typical ${spread}. An IO that takes so long usually waits: at a limit of the disk or of the VM, or behind other IOs in the queue. Compare IOPS and throughput with the limits.`,
        citation,
      },
    ];
  const isLow = typed < typical.low;
  return [
    {
      severity: 'info',
      text: isLow
        ? `${formatSeconds(typed)} is faster than is usual here, ${spread}: a cache has probably served it, or it is another disk.`
        : `${formatSeconds(typed)} is usual here: typical are ${spread}.`,
      citation,
    },
  ];
}

/** The mean of a mix as a step of a calculation: “70 % reads × 2.2 ms + 30 % writes × 1.3 ms”; none where it is typed. */
export function meanSteps({
  typed,
  mean,
  typical: { parts },
}: LatencyInUse): readonly (readonly [string, string, string])[] {
  if (typed !== undefined || parts.length < 2) return [];
  const terms = parts.map(
    ({ share, seconds: time, io }) =>
      `${formatFraction(share)} ${kinds[io]} × ${formatSeconds(time)}`,
  );
  return [['mean latency', `${terms.join(' + ')} = `, formatSeconds(mean)]];
}
