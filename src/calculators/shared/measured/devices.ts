/** Which devices of a text are disks, and which of them are parts of others or made of others? */
import type { Series } from '../../../readers/reading.ts';
import { listed } from '../answer/checks-and-columns.ts';

/** Nothing on Azure’s disks: memory, images, drives without a disk. In sar, devices 1, 2, 7 and 11. */
const noDisk = /^(loop|ram|zram|sr|fd)\d+$|^dev(1|2|7|11)-\d+$/;
/**
 * Volumes that are made of disks: LVM, dm-crypt, mdadm; in sar 9, and 252 to 254 of the device mapper. By their own
 * names (iostat -N, sar -p) those of LVM and dm-crypt have a hyphen, which no disk has: rootvg-rootlv.
 */
const volume =
  /^(dm-\d+|md\d+|md_\S+|bcache\d+|drbd\d+)$|^dev(9|25[2-4])-\d+$|^(?!dev\d+-\d+$)[\w.+]+-[\w.+-]+$/;
/** Sums over several disks. */
const total = /^(_Total|all disks|data disks|iostat ALL)$/i;
/** Is it no disk of Azure’s at all: memory, an image, a drive? */
export const isNoDisk = (device: string): boolean => noDisk.test(device);
/** Is it made of disks, so that what it did is what they did? */
export const isVolume = (device: string): boolean => volume.test(device);
/** Is it, or may it be, several disks: a volume, or a sum over disks? */
export const isSeveral = (device: string): boolean => isVolume(device) || total.test(device);

/** The host’s view of all cached, or all uncached, disks (Azure Monitor). */
export const isVmMetric = (device: string): boolean => /^VM (cached|uncached)$/.test(device);

/** The disk that a partition is on, by the names of Linux; in sar, of a SCSI disk, the minor number of a partition is no multiple of 16. */
export function wholeOf(device: string): string | undefined {
  const [, nvme] = /^(nvme\d+n\d+)p\d+$/.exec(device) ?? [];
  const [, scsi] = /^((?:sd|vd|xvd|hd)[a-z]+)\d+$/.exec(device) ?? [];
  const [, major, minor = '0'] = /^dev(8|6[5-9]|7[01]|12[89]|13[0-5])-(\d+)$/.exec(device) ?? [];
  const of =
    major && Number(minor) % 16 > 0 && `dev${major}-${Number(minor) - (Number(minor) % 16)}`;
  return nvme ?? scsi ?? (of || undefined);
}

/** A disk by the letters of Linux. */
const disk = /^(sd|vd|xvd|hd)[a-z]+$/;

/** Numbers in names count as numbers, LUN 2 comes before LUN 10; and Linux names its disk sdaa after sdz. */
export function byName(one: string, other: string): number {
  const [ones, others] = [one, other].map((name) => name.match(/\d+|\D+/g) ?? []);
  for (const [at, part] of (ones ?? []).entries()) {
    const next = others?.[at] ?? '';
    if (part === next) continue;
    if (disk.test(part) && disk.test(next) && part.length !== next.length)
      return part.length - next.length;
    const difference = Number(part) - Number(next);
    return Number.isNaN(difference) || next === '' ? (part < next ? -1 : 1) : difference;
  }
  return (ones?.length ?? 0) - (others?.length ?? 0);
}

/**
 * The devices to count: disks before their partitions and the volumes made of them, single disks before sums.
 * @returns nothing that another one of them contains
 */
export function leavesOf(series: readonly Series[]): readonly Series[] {
  const disks = series.filter(({ device }) => !noDisk.test(device) && !isVmMetric(device));
  const names = new Set(disks.map(({ device }) => device));
  const whole = disks.filter(({ device }) => !names.has(wholeOf(device) ?? ''));
  const physical = whole.filter(({ device }) => !volume.test(device));
  const single = (physical.length > 0 ? physical : whole).filter(
    ({ device }) => !total.test(device),
  );
  // Of several sums, that of data disks goes with the OS disk, and that of all disks is alone.
  const sums = physical.filter(({ device }) => total.test(device));
  const data = sums.filter(({ device }) => device === 'data disks');
  const isSplit = single.some(({ device }) => /^LUN \d/.test(device));
  const [all] = single.length > 0 ? [] : sums;
  const added = data.length > 0 ? data : listed([all]);
  return [...single, ...(isSplit ? [] : added)].toSorted((a, b) => byName(a.device, b.device));
}
