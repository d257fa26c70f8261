/** What serves the IOs of a workload, how long that takes, how the times vary, and which writes a cache holds. */
import type { LatencyBand } from '../../laws/latency.ts';
import { type Load, maxHeldWrites, type Setup } from '../../laws/simulation/index.ts';
import type { Catalogue, Edition, Vm } from '../../limits/types.ts';
import type { Cache } from '../../storage/set-up/disk-group.ts';
import { effectiveCaching } from '../../storage/set-up/host-cache.ts';
import {
  type Latency,
  type ServedBy,
  serviceLatencies,
} from '../../storage/set-up/service-latency.ts';
import { fraction, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { DiskTarget, Target, Workload } from '../shared/fields/workload-text.ts';
import { allowedAt } from './baseline.ts';

/** The VM, and the limits that are in force. */
type On = { readonly vm: Vm; readonly limits: Edition };

/** The host cache setting that takes effect on this disk and this VM. */
const settingOf = ({ disk, cache }: DiskTarget, vm: Vm): Cache =>
  effectiveCaching({ role: 'data', disk, cache }, vm, disk.edition);

/** Does the host cache that was chosen take effect on this disk and this VM? */
export const isCached = (target: DiskTarget, vm: Vm) => settingOf(target, vm) !== 'None';

/** What serves the IOs of a workload. */
export function servedBy(target: Target, vm: Vm): ServedBy {
  if (target !== 'temp' && !target.disk.placement)
    return { disk: target.disk, cache: settingOf(target, vm) };
  const isNvme = target !== 'temp' && target.disk.placement === 'LocalNVMe';
  return isNvme || vm.tempDisk === 'local NVMe' ? 'local NVMe' : 'temp disk';
}

/**
 * The service times of a workload, as entered or typical of what serves it, and how they vary as far as that was
 * measured; and between which mean times most documents have it. What was entered has no band.
 */
export function serviceOf(
  { target, size, read: ofReads, options: { latency, hit: hits = fraction(0) } }: Workload,
  { vm, limits }: On,
  catalogue: Catalogue,
): Pick<Load, 'latency' | 'tails'> & { readonly band: LatencyBand } {
  const { read, write, hit } = serviceLatencies(servedBy(target, vm), size, limits, catalogue);
  const time = ({ seconds: typical }: Latency) => latency ?? typical;
  const mean = (of: keyof LatencyBand) =>
    seconds(
      ofReads * (hits * hit[of] + (1 - hits) * (latency ?? read[of])) +
        (1 - ofReads) * (latency ?? write[of]),
    );
  return {
    latency: {
      read: time(read),
      write: time(write),
      hit: seconds(Math.min(time(hit), hit.seconds)),
    },
    tails: defined({ read: read.from.tail, write: write.from.tail, hit: hit.from.tail }),
    band: { low: mean('low'), high: mean('high') },
  };
}

/** Does a ReadWrite cache acknowledge the writes of this workload? Where it is not known how fast, as in 2018, they wait for the disk. */
export const areWritesHeld = (
  { target, size, read }: Workload,
  { vm, limits }: On,
  catalogue: Catalogue,
): boolean =>
  read < 1 &&
  target !== 'temp' &&
  serviceLatencies(servedBy(target, vm), size, limits, catalogue).write.from.medium ===
    'host cache';

/**
 * How many writes does the cache of a workload hold that have not reached their disk? How many a host
 * holds is not published. What the disks take in one window is assumed: over any longer time the
 * disks' own limit is what lasts.
 * @param length of a window
 */
export function heldWrites(load: Load, { limits }: Pick<Setup, 'limits'>, length: Seconds): number {
  const writes = { ...load, read: fraction(0) };
  const rate = load.disks.reduce((sum, at) => sum + allowedAt(limits[at] ?? {}, writes), 0);
  return Math.min(maxHeldWrites, Math.max(1, Math.floor(rate * length)));
}
