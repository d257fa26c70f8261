/**
 * Ephemeral OS disks: part of the local storage of a VM in place of a managed OS disk. A name says
 * how large and where, `Ephemeral-128GiB-ResourceDisk`.
 */
import { bytesPerSecond, gib, iops } from '../units/index.ts';
import { longestName } from './names.ts';
import type { Disk, Edition, Found, Placement } from './rows.ts';

/** No ephemeral OS disk is larger, whatever the local storage (Ephemeral OS disks, 2026-09, Key differences). */
const mostGib = 2040;

export const placements: readonly Placement[] = ['CacheDisk', 'ResourceDisk', 'NvmeDisk'];

const named =
  'An ephemeral OS disk is named by its size and its placement (CacheDisk, ResourceDisk or NvmeDisk): Ephemeral-128GiB-ResourceDisk.';

/**
 * Reads such a name.
 * @returns the disk, or a sentence that says what is allowed; nothing where the name does not begin
 * like one of these
 */
export function parseEphemeral(name: string, edition: Edition): Found<Disk> | undefined {
  const text = name.trim().slice(0, longestName + 1);
  if (!/^ephemeral(?![a-z0-9])/i.test(text)) return undefined;
  const [, size = '', where = ''] =
    /^ephemeral[-_ ]+(\d{1,9}) ?gi?b[-_ ]+([a-z]+)$/i.exec(text) ?? [];
  const placement = placements.find((one) => one.toLowerCase() === where.toLowerCase());
  const capacity = Number(size);
  if (!placement) return { refused: named };
  if (capacity < 1 || capacity > mostGib)
    return { refused: `An ephemeral OS disk has 1 to 2,040 GiB, not ${capacity}.` };
  return {
    row: {
      name: `Ephemeral-${capacity}GiB-${placement}`,
      family: 'Ephemeral OS disk',
      edition: 'current',
      size: gib(capacity),
      iops: iops(0),
      throughput: bytesPerSecond(0),
      hostCache: 'no',
      placement,
      unit: 'MB/s',
      source: 'ephemeral-os',
    },
    otherEdition: edition !== 'current',
  };
}
