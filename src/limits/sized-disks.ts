/**
 * Disks with tiers in a size of their own: a disk of 4,095 GiB is billed as a P50 and has its limits,
 * and keeps the host cache that a full P50 cannot have. Its name is `P50-4095GiB`.
 */
import { formatNumber, gib } from '../units/index.ts';
import { longestName } from './names.ts';
import type { Disk, Found } from './rows.ts';

const gibOf = ({ size }: Disk) => size / gib(1);

/** The largest tier of the family below this one; a smaller disk is billed as that. */
const nextSmaller = (tier: Disk, disks: readonly Disk[]): Disk | undefined =>
  disks
    .filter(({ family, size }) => family === tier.family && size < tier.size)
    .reduce<Disk | undefined>((a, b) => (a && a.size > b.size ? a : b), undefined);

/**
 * A disk of so many whole GiB that is billed as this tier.
 * @param disks the tiers of the same edition
 */
export function sizedDisk(tier: Disk, size: number, disks: readonly Disk[]): Found<Disk> {
  const least = Math.floor(nextSmaller(tier, disks)?.size ?? 0) / gib(1) + 1;
  const most = gibOf(tier);
  const n = formatNumber;
  if (size < least || size > most)
    return {
      refused: `A ${tier.name} has ${n(least)} to ${n(most)} GiB, not ${n(size)}: the size decides on the tier.`,
    };
  if (size === most) return { row: tier, otherEdition: false };
  return {
    row: {
      ...tier,
      name: `${tier.name}-${size}GiB`,
      tier: tier.name,
      size: gib(size),
      // A tier of 4 TiB holds disks below it too.
      hostCache: tier.hostCache === 'below 4 TiB' ? 'yes' : tier.hostCache,
    },
    otherEdition: false,
  };
}

/**
 * Reads such a name.
 * @param find looks up a tier by its name
 * @param tiersOf the tiers of an edition
 * @returns nothing where the text is no such name
 */
export function parseSized(
  name: string,
  find: (tier: string) => Found<Disk>,
  tiersOf: (edition: Disk['edition']) => readonly Disk[],
): Found<Disk> | undefined {
  const text = name.trim().slice(0, longestName + 1);
  const [, letters = '', size] = /^([a-z]\d{1,2})[-_ ]+(\d{1,6}) ?gib$/i.exec(text) ?? [];
  if (size === undefined) return undefined;
  const tier = find(letters);
  if (!('row' in tier)) return tier;
  const sized = sizedDisk(tier.row, Number(size), tiersOf(tier.row.edition));
  return 'row' in sized ? { ...sized, otherEdition: tier.otherEdition } : sized;
}
