/**
 * Disks that are part of a VM. An ephemeral OS disk takes some of its local storage in place of a managed
 * disk: its name says how large and where, `Ephemeral-128GiB-ResourceDisk`. `LocalNVMe` is one of the local
 * NVMe disks itself, whose size and limits are those of the VM.
 */
import { bytesPerSecond, gib, iops } from '../units/index.ts';
import { longestName } from './name-keys.ts';
import type { Disk, Edition, EphemeralPlacement, Found } from './types.ts';

/** No ephemeral OS disk is larger, whatever the local storage (Ephemeral OS disks, 2026-09, Key differences). */
const mostGib = 2040;

export const placements: readonly EphemeralPlacement[] = ['CacheDisk', 'ResourceDisk', 'NvmeDisk'];

const named =
  'An ephemeral OS disk is named by its size and its placement (CacheDisk, ResourceDisk or NvmeDisk): Ephemeral-128GiB-ResourceDisk.';

const shared = {
  edition: 'current',
  iops: iops(0),
  throughput: bytesPerSecond(0),
  hostCache: 'no',
  unit: 'MB/s',
} as const;

/** One of the local NVMe disks of a VM; its size is that of a VM, once one is chosen. */
export const localNvme: Disk = {
  ...shared,
  name: 'LocalNVMe',
  family: 'Local NVMe',
  placement: 'LocalNVMe',
  size: gib(0),
  source: 'nvme-temp-faq',
};

/** Reads the name of a disk that is part of a VM; nothing where it is no such name. */
export const parseLocal = (name: string, edition: Edition): Found<Disk> | undefined =>
  /^\s*local[-_ ]*nvme\s*$/i.test(name)
    ? { row: localNvme, otherEdition: edition !== 'current' }
    : parseEphemeral(name, edition);

/**
 * Reads the name of an ephemeral OS disk.
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
      ...shared,
      name: `Ephemeral-${capacity}GiB-${placement}`,
      family: 'Ephemeral OS disk',
      size: gib(capacity),
      placement,
      source: 'ephemeral-os',
    },
    otherEdition: edition !== 'current',
  };
}
