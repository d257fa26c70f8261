/** Azure Monitor’s metrics of VMs and their disks, by REST name (“Supported metrics for Microsoft.Compute/virtualMachines”, 2026-07-31). */
import type { Measure } from './reading.ts';

export type Metric = {
  /** What is measured: a kind of disk, or the VM as a whole. */
  readonly device: string;
  readonly measure: Measure;
  readonly factor: number;
  /** The metric is a sum over its grain, so that it is divided by the grain’s seconds. */
  readonly isTotal?: boolean;
};

const rates: Readonly<Record<string, readonly [Measure, number]>> = {
  'read operations/sec': ['reads', 1],
  'write operations/sec': ['writes', 1],
  'read bytes/sec': ['readBytes', 1],
  'write bytes/sec': ['writeBytes', 1],
  'queue depth': ['queue', 1],
  latency: ['latency', 1e-3],
  'iops consumed percentage': ['consumedIops', 0.01],
  'bandwidth consumed percentage': ['consumedThroughput', 0.01],
  'used burst io credits percentage': ['usedIopsCredits', 0.01],
  'used burst bps credits percentage': ['usedThroughputCredits', 0.01],
  'cache read hit': ['cacheHits', 0.01],
};

/**
 * Which metric is meant? Names are compared without case; a slip of 2020 (“Percentange”) and the “(Preview)” of
 * some are accepted, and so are the portal’s “VM Cached” and “VM Uncached” for the “VM Local” and “VM Remote” of REST.
 */
export function metricOf(name: string): Metric | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace('percentange', 'percentage')
    .replace(/\s*\(.*\)$/, '')
    .replace(/^premium /, '');
  const disk = /^(data disk|os disk|temp disk|vm cached|vm uncached|vm local|vm remote) (.+)$/.exec(
    key,
  );
  const whole = /^disk (.+)$/.exec(key);
  const [device, rest = ''] = disk
    ? [names[disk[1] ?? ''] ?? '', disk[2]]
    : whole
      ? ['all disks', whole[1]]
      : [];
  if (device === undefined) return undefined;
  // The old metrics of all disks are sums over the grain.
  if (whole && (rest === 'read bytes' || rest === 'write bytes'))
    return {
      device,
      measure: rest === 'read bytes' ? 'readBytes' : 'writeBytes',
      factor: 1,
      isTotal: true,
    };
  const rate = Object.hasOwn(rates, rest) ? rates[rest] : undefined;
  return rate && { device, measure: rate[0], factor: rate[1] };
}

const names: Readonly<Record<string, string>> = {
  'data disk': 'data disks',
  'os disk': 'OS disk',
  'temp disk': 'temp disk',
  'vm cached': 'VM cached',
  'vm local': 'VM cached',
  'vm uncached': 'VM uncached',
  'vm remote': 'VM uncached',
};

/** Seconds of a grain such as “PT1M” or “PT5M”, or “00:01:00”. */
export function grainSeconds(grain: string | undefined): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(grain ?? '') ??
    /^(\d+):(\d{2}):(\d{2})$/.exec(grain ?? '') ??
    [];
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sum > 0 ? sum : undefined;
}
