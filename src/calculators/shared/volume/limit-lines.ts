/** The limits of the disks and of the VM as lines of a chart. */
import type { VolumeLimit } from '../../../storage/set-up/volume.ts';
import { formatIops, type Iops, iops } from '../../../units/index.ts';

/** What the limits of the disks allow together, and what those of the VM do. */
export type LimitLine = { readonly name: string; readonly allows: Iops };

/**
 * What does each side of the path allow, in IOPS of the application?
 * @returns nothing where only one of them has published limits: the answer's line is that limit then
 */
export function limitLines(limits: readonly VolumeLimit[]): readonly LimitLine[] {
  const sides = [true, false].flatMap((isDisk): readonly LimitLine[] => {
    const own = limits.filter(({ id }) => (id === 'disk') === isDisk);
    const [first] = own;
    if (!first) return [];
    const allows = iops(Math.min(...own.map((limit) => limit.allows)));
    return [{ name: `${first.owner} limit`, allows }];
  });
  return sides.length > 1 ? sides : [];
}

/** The same as texts, beside a value that is read from the chart. */
export const limitTexts = (lines: readonly LimitLine[]) =>
  lines.map(({ name, allows }) => ({ name, text: formatIops(allows) }));

/** Limits that do not depend on the x axis, as level lines across it. */
export const levelLines = (lines: readonly LimitLine[], [low, high]: readonly [number, number]) =>
  lines.map(({ name, allows }) => ({
    label: name,
    points: [low, high].map((at) => [at, allows] as const),
    secondary: true,
  }));
