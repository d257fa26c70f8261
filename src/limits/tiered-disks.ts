/**
 * Disks with tiers as they are bought: `TIER[-SIZEGiB][-plus][-tierTIER][-ZRS]`. A disk of 4,095 GiB is
 * billed as a P50 and has its limits, and keeps the host cache that a full P50 cannot have: `P50-4095GiB`.
 * Performance plus raises the limits free of charge (`P40-plus`), a performance tier gives a disk the limits
 * of a larger one at its price (`P30-tierP50`), and zone redundancy has a price of its own (`P30-ZRS`).
 */

import { formatNumber, gib } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { longestName } from './name-keys.ts';
import type { Disk, Found } from './types.ts';

/** What is chosen for a disk of a tier when it is created, or later. */
export type Choices = {
  /** In whole GiB, where it is not that of the tier. */
  readonly size?: number | undefined;
  readonly plus?: boolean | undefined;
  /** A higher performance tier. */
  readonly raised?: string | undefined;
  readonly zrs?: boolean | undefined;
};

export const fourTib = gib(4096);
/** Performance plus needs this much. Source: “Enable performance plus”, Limitations, 2026-09-16. */
const leastForPlus = gib(513);

/** Source: “Redundancy options for managed disks”, Limitations, 2026-09-10. */
export const zonedFamilies: readonly Disk['family'][] = ['Premium SSD', 'Standard SSD'];

const gibOf = ({ size }: Disk) => size / gib(1);

/** The largest tier of the family below this one; a smaller disk is billed as that. */
const nextSmaller = (tier: Disk, disks: readonly Disk[]): Disk | undefined =>
  disks
    .filter(({ family, size }) => family === tier.family && size < tier.size)
    .reduce<Disk | undefined>((a, b) => (a && a.size > b.size ? a : b), undefined);

/** Why this tier is not sold in this size; nothing where it is. */
function sizeRefused(tier: Disk, size: number, disks: readonly Disk[]): string | undefined {
  const min = Math.floor(nextSmaller(tier, disks)?.size ?? 0) / gib(1) + 1;
  const max = gibOf(tier);
  const n = formatNumber;
  return size < min || size > max
    ? `A ${tier.name} has ${n(min)} to ${n(max)} GiB, not ${n(size)}: the size decides on the tier.`
    : undefined;
}

/** Why a disk cannot have performance plus; nothing where it can. */
function plusRefused({ name, edition, plus, family }: Disk, size: number): string | undefined {
  if (edition !== 'current') return 'Performance plus did not exist in 2018.';
  if (gib(size) < leastForPlus)
    return `Performance plus needs 513 GiB or more, and this ${name} has ${formatNumber(size)} GiB.`;
  return plus ? undefined : `${family} ${name} has no performance plus.`;
}

/**
 * Why a disk cannot be set to this performance tier; nothing where it can: up to P50 where it has 4 TiB or
 * less, and up to P80 above. Source: “Change the performance of Azure managed disks”, 2024-03-04.
 */
function tierRefused(disk: Disk, raised: string, tier: Disk | undefined): string | undefined {
  if (disk.edition !== 'current') return 'Performance tiers did not exist in 2018.';
  if (disk.family !== 'Premium SSD')
    return `Only Premium SSD has performance tiers, not ${disk.family}.`;
  if (tier?.family !== disk.family) return `There is no performance tier ${raised}.`;
  if (tier.size <= disk.size)
    return `A performance tier is above that of the disk: ${tier.name} is not above ${disk.name}.`;
  return disk.size <= fourTib && tier.size > fourTib
    ? `A disk of 4 TiB or less can be set to P50 at most, not to ${tier.name}.`
    : undefined;
}

/**
 * A disk of a tier as it is bought.
 * @param disks the tiers of the same edition
 */
export function tieredDisk(tier: Disk, choices: Choices, disks: readonly Disk[]): Found<Disk> {
  const { plus, zrs, raised } = choices;
  const size = choices.size ?? gibOf(tier);
  const higher = disks.find(({ name }) => name.toLowerCase() === raised?.toLowerCase());
  const refused =
    sizeRefused(tier, size, disks) ??
    (plus && raised
      ? 'No page says whether performance plus and a performance tier go together: choose one of them.'
      : undefined) ??
    (plus ? plusRefused(tier, size) : undefined) ??
    (raised ? tierRefused(tier, raised, higher) : undefined) ??
    (zrs && tier.edition !== 'current'
      ? 'Zone-redundant disks did not exist in 2018.'
      : undefined) ??
    (zrs && !zonedFamilies.includes(tier.family)
      ? 'Only Premium SSD and Standard SSD can be zone-redundant, not Standard HDD.'
      : undefined);
  if (refused !== undefined) return { refused };
  const isWhole = size === gibOf(tier);
  if (isWhole && !plus && !higher && !zrs) return { row: tier, otherEdition: false };
  const { burst, onDemand, plus: increased, ...rest } = tier;
  const limits = (plus && increased) || higher || tier;
  const parts = [
    tier.name,
    isWhole ? '' : `${size}GiB`,
    plus ? 'plus' : '',
    higher ? `tier${higher.name}` : '',
    zrs ? 'ZRS' : '',
  ];
  return {
    row: {
      ...rest,
      name: parts.filter(Boolean).join('-'),
      tier: (higher ?? tier).name,
      size: gib(size),
      // A tier of 4 TiB holds disks below it too.
      hostCache: tier.hostCache === 'below 4 TiB' && !isWhole ? 'yes' : tier.hostCache,
      iops: limits.iops,
      throughput: limits.throughput,
      // No page says whether a disk with higher limits still bursts on credits, or on demand beside performance plus.
      ...defined({
        burst: plus || higher ? undefined : burst,
        onDemand: plus ? undefined : onDemand,
        plus: plus || higher ? undefined : increased,
        bought:
          plus || higher || zrs
            ? {
                of: tier.name,
                ...defined({ plus: plus || undefined, zrs: zrs || undefined }),
                isWhole,
                ...defined({ raised: higher?.name }),
              }
            : undefined,
      }),
    },
    otherEdition: false,
  };
}

const chosen = /[-_ ]+(?:plus|zrs|lrs|tier[-_ ]?p\d{1,2})\b/gi;

/** What the words at the end of a name choose, and the name without them. */
export function choicesIn(text: string): { readonly choices: Choices; readonly rest: string } {
  const words = (text.match(chosen) ?? []).join(' ');
  return {
    rest: text.replace(chosen, ''),
    choices: {
      plus: /plus/i.test(words),
      zrs: /zrs/i.test(words),
      raised: /tier[-_ ]?(p\d+)/i.exec(words)?.[1]?.toUpperCase(),
    },
  };
}

/**
 * Reads such a name.
 * @param find looks up a tier by its name
 * @param tiersOf the tiers of an edition
 * @returns nothing where the text is no such name, or that of a tier alone
 */
export function parseTiered(
  text: string,
  find: (tier: string) => Found<Disk>,
  tiersOf: (edition: Disk['edition']) => readonly Disk[],
): Found<Disk> | undefined {
  const typed = text.trim().slice(0, longestName + 1);
  const { choices, rest } = choicesIn(typed);
  const [, letters = '', size] = /^([a-z]\d{1,2})(?:[-_ ]+(\d{1,6}) ?gib)?$/i.exec(rest) ?? [];
  if (letters === '' || (size === undefined && rest === typed)) return undefined;
  const tier = find(letters);
  if (!('row' in tier)) return tier;
  const sized = { ...choices, size: size === undefined ? undefined : Number(size) };
  const found = tieredDisk(tier.row, sized, tiersOf(tier.row.edition));
  return 'row' in found ? { ...found, otherEdition: tier.otherEdition } : found;
}
