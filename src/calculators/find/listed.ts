/** The set-ups that an answer lists: every one of the front in its order, and that with the fewest disks. */

import type { Found } from '../../storage/find/front.ts';
import type { Row } from '../../storage/find/rows.ts';
import { notChecked } from '../../storage/find/use.ts';
import { isUnlistedUltra } from '../../storage/verdict/cautions.ts';
import type { Answered } from './model.ts';

export type Listed = {
  /** What it is called in the table, in the chart and in a comparison: A is the cheapest. */
  readonly letter: string;
  readonly row: Row;
  /** Headroom in whole per cent, or `notChecked`. */
  readonly left: number;
  /** What distinguishes it. */
  readonly why: string;
};

const isSame = (one: Found, other: Found) =>
  one.vm.vm === other.vm.vm &&
  one.set.disk.name === other.set.disk.name &&
  one.set.disks === other.set.disks &&
  one.set.cache === other.set.cache;

/** A to Z; a front has a dozen set-ups at most, so that more letters are not needed. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + (index % 26));

/** Which set-ups does this answer list? That with the fewest disks comes last, where it is another one. */
export function listedOf({ front, rows, fewest }: Answered): readonly Listed[] {
  const of = (row: Row, why: string) => ({
    row,
    why: `${why}${isUnlistedUltra(row.set.disk, row.vm) ? ', not on Microsoft’s list for Ultra Disk' : ''}`,
  });
  const listed = rows.map((row, index) => ({
    ...of(row, index === 0 ? 'cheapest' : 'more headroom'),
    letter: letterOf(index),
    left: front[index]?.left ?? notChecked,
  }));
  const isListed = fewest && front.some((one) => isSame(one, fewest.found));
  if (!fewest || isListed) return listed;
  const { row, found } = fewest;
  return [
    ...listed,
    { ...of(row, 'fewest disks'), letter: letterOf(rows.length), left: found.left },
  ];
}
