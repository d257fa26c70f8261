/**
 * What people type for a disk that is not its name: the family as the vendor’s tools call it
 * (`PremiumV2_LRS`, `pd v2`), or a family and a capacity (`128 GB Premium`).
 */
import { eitherOf, parseAmount } from '../units/decimal.ts';
import { formatNumber, gib, isOk } from '../units/index.ts';
import { elasticFamilies } from './elastic.ts';
import { longestName } from './name-keys.ts';
import { type Choices, choicesIn, tieredDisk } from './tiered-disks.ts';
import type { Disk, DiskFamily, Found, ManagedFamily } from './types.ts';

const elasticWords: Readonly<Record<(typeof elasticFamilies)[number]['family'], RegExp>> = {
  'Premium SSD v2': /^(premium|p|pd) ?(ssd|disk)? ?v ?2$|^ssd ?v2$/,
  'Ultra Disk': /^ultra ?(ssd|disk)?$/,
};
type TieredFamily = Exclude<ManagedFamily, keyof typeof elasticWords>;
const tieredWords: Readonly<Record<TieredFamily, RegExp>> = {
  'Premium SSD': /^premium ?(ssd|disk)? ?(v ?1)?$/,
  'Standard SSD': /^standard ?ssd$/,
  'Standard HDD': /^(standard ?(hdd|disk)?|hdd)$/,
};
/** Words that do not settle which family is meant. */
const severalWords: Readonly<Record<string, readonly TieredFamily[]>> = {
  '': ['Premium SSD', 'Standard SSD', 'Standard HDD'],
  disk: ['Premium SSD', 'Standard SSD', 'Standard HDD'],
  ssd: ['Premium SSD', 'Standard SSD'],
};
const tiered = Object.keys(tieredWords) as readonly TieredFamily[];

/** A number, and a unit if one follows. */
const capacity = /(?<![a-z\d.,])(?:[1-9]\d{0,2}(?: \d{3})+|\d[\d.,]*)(?: ?[gt]i?b?)?(?![a-z\d.,])/;
/** A disk’s capacity is always in binary units, which the vendor’s own tools call GB too (`--size-gb`, `diskSizeGB`). */
const gibIn: Readonly<Record<string, number>> = { '': 1, g: 1, t: 1024 };

/** The disk of a family with this size: of the smallest tier that holds so much, as which it is billed. */
function diskOf(
  disks: readonly Disk[],
  family: DiskFamily,
  size: number,
  choices: Choices = {},
): Found<Disk> | undefined {
  // The largest tiers are a GiB short of the 4 or 32 TiB that they are sold as.
  const soldAs = (disk: Disk) => 2 ** Math.ceil(Math.log2(disk.size / gib(1)));
  const [tier] = disks
    .filter((disk) => disk.family === family && soldAs(disk) >= size)
    .sort((one, other) => one.size - other.size);
  if (!tier) return undefined;
  const whole = tier.size / gib(1);
  return tieredDisk(tier, { ...choices, size: Math.min(Math.ceil(size), whole) }, disks);
}

/**
 * Reads such words. Where they name no family and no capacity nothing is returned.
 * @param disks the disks of the edition
 */
export function parseDiskWords(text: string, disks: readonly Disk[]): Found<Disk> | undefined {
  const lower = text
    .trim()
    .slice(0, longestName + 1)
    .toLowerCase();
  const { choices, rest } = choicesIn(lower.replace(/[\s_-]+/g, ' '));
  const plain = rest.trim();
  const [typed = ''] = capacity.exec(plain) ?? [];
  const words = plain.replace(typed, ' ').replace(/ +/g, ' ').trim();

  const elastic = elasticFamilies.find(({ family }) => elasticWords[family].test(words));
  if (elastic) return { refused: elastic.named };
  const family = tiered.find((one) => tieredWords[one].test(words));
  const several = Object.hasOwn(severalWords, words) ? (severalWords[words] ?? []) : [];
  const families = family ? [family] : several;
  if (families.length === 0) return undefined;
  if (typed === '') return family && { refused: howToName(family, disks) };

  const amount = parseAmount(typed, 'a capacity such as 128 GiB');
  if (!isOk(amount)) {
    const { problem, readings = [] } = amount;
    return { refused: problem, readings: readings.map((one) => plain.replace(typed, one)) };
  }
  const { digits, unit } = amount.value;
  // Without a family a bare number is no capacity: “30” is nearer to P30.
  if (!family && unit === '') return undefined;
  const size = Number(digits) * (gibIn[unit.slice(0, 1)] ?? 1);
  if (size <= 0) return { refused: 'A disk has 1 GiB or more.' };
  const all = families.flatMap((one) => diskOf(disks, one, size, choices) ?? []);
  const found = all.flatMap((one) => ('row' in one ? one.row : []));
  const [first] = all;
  const printed = `${formatNumber(size, 2)} GiB`;
  if (!first) return { refused: `No ${family ?? 'disk that comes in tiers'} holds ${printed}.` };
  if (family || found.length === 0) return first;
  const named = found.map((disk) => `${disk.name} (${disk.family})`);
  return {
    refused: `A disk of ${printed} can be ${eitherOf(named)}. Type one of these names.`,
    readings: found.map(({ name }) => name),
  };
}

const nameOf = (found: Found<Disk> | undefined) => (found && 'row' in found ? found.row.name : '');

/** How to say which disk of a family is meant. */
const howToName = (family: DiskFamily, disks: readonly Disk[]) =>
  `${family} comes in tiers. Type one such as ${nameOf(diskOf(disks, family, 1024))}, or a capacity such as 1 TiB ${family}.`;
