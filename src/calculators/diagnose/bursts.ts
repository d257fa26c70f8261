/** Bursts in a measurement: limits that burst, and the fall at the end of the credits. */
import type { PathLimit } from '../../storage/path/path.ts';
import type { Compared } from './measured.ts';
import type { Diagnosed } from './model.ts';

/** A limit on the path that allows more while credits last; the most used one. */
export const burstOf = ({ diagnosis }: Pick<Diagnosed, 'diagnosis'>): PathLimit | undefined =>
  diagnosis.comparisons.find(({ limit }) => limit.burst !== undefined)?.limit;

const near = (value: number, level: number) => Math.abs(value / level - 1) <= 0.05;

/**
 * At which step did a burst end? From there on, the values are at the sustained limit, and before they were above it.
 * @returns nothing where a tenth of the steps or more fits neither
 */
export function burstEnd({ limit: { sustained, burst }, values }: Compared): number | undefined {
  if (sustained === undefined || burst === undefined || values.length < 6) return undefined;
  const last = values.findLastIndex((value) => value > sustained * 1.05);
  const end = last + 1;
  const after = values.slice(end).filter((value) => !Number.isNaN(value));
  const before = values.slice(0, end).filter((value) => value > sustained * 1.05);
  const isLevel = after.filter((value) => near(value, sustained)).length >= after.length * 0.9;
  return before.length >= 3 && after.length >= 3 && isLevel ? end : undefined;
}
