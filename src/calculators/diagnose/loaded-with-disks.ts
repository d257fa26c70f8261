/** What disks of a reader’s need: those of the example have no host cache, and are not striped by Windows. A page loads it with the first other text or disks. */
import { behindCache } from '../../storage/diagnosis/behind-cache.ts';
import { type MeasuredGroup, sumOf } from '../../storage/diagnosis/compare.ts';
import type { Aligned } from '../shared/measured/series.ts';
import { type Grouped, isNamedOs, isNamedTemp, osDevice, type SetDevices } from './mapping.ts';

/** Disks and volumes of Windows: “2 F:”, “F:”. */
const ofWindows = /^(\d+( .+)?|[A-Z]:.*)$/;

/**
 * Is each of these devices a whole group? Storage Spaces shows disks that it stripes as one disk of Windows, so it is taken
 * for that where Windows has no more disks than there are groups.
 */
export function areAllVolumes(
  devices: readonly string[],
  groups: readonly Grouped[],
  hasTemp: boolean,
  set: SetDevices,
): boolean {
  const os = groups.findIndex(({ role }) => role === 'os');
  const named = devices.find((device) => osDevice.test(device));
  const isOs = (device: string) =>
    device === named &&
    os >= 0 &&
    ![...set.values()].includes(os) &&
    (devices.length > 1 || isNamedOs(device));
  const others = devices.filter((device) =>
    set.has(device)
      ? set.get(device) !== 'none' && set.get(device) !== os
      : !isOs(device) && !(hasTemp && isNamedTemp(device)),
  );
  const placed = others.flatMap((device) => set.get(device) ?? []);
  const data = groups.filter((_, at) => at !== os);
  return (
    others.length > 0 &&
    others.every((device) => ofWindows.test(device)) &&
    others.length <= data.length &&
    others.length < data.reduce((sum, { count }) => sum + count, 0) &&
    new Set(placed).size === placed.length
  );
}

/** What was written of these devices, step by step; the bytes as many as the IOs where they are not counted apart. */
function writesOf(devices: readonly Aligned[]): MeasuredGroup['writes'] {
  const [ios, moved]: [number[][], number[][]] = [[], []];
  for (const { columns, iops, throughput } of devices) {
    const { writes, writeBytes } = columns;
    if (!writes) return undefined;
    ios.push([...writes]);
    moved.push(
      writeBytes?.slice() ??
        writes.map((rate, at) => ((throughput?.[at] ?? Number.NaN) * rate) / (iops?.[at] || 1)),
    );
  }
  return { iops: sumOf(ios), throughput: sumOf(moved) };
}

export const ofDisks = { areAllVolumes, behindCache, writesOf };
export type OfDisks = typeof ofDisks;
