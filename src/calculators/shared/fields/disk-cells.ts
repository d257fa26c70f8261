/** The boxes that a disk is entered in: its type, its size, and what is provisioned with the range of each. */
import type { Cell, Choice } from '../../../kit/index.ts';
import { elasticFamilies } from '../../../limits/elastic.ts';
import { placements } from '../../../limits/ephemeral.ts';
import type { Disk } from '../../../limits/types.ts';
import { formatDiskSize, tierOf } from '../../../storage/path/disk-names.ts';
import { isOk, type Result } from '../../../units/index.ts';
import { partsOf, tieredFamilies } from './disk-parts.ts';
import { provisionedCells } from './provisioned-cells.ts';

const tiered = tieredFamilies.map((type) => [type, type] as const);
const elastic = elasticFamilies.map(({ prefix, family }) => [prefix, family] as const);
const ephemeral = placements.map(
  (type) => [type, `Ephemeral OS, ${type.replace('Disk', '')}`] as const,
);

/** What a disk is for: that of the OS, any other, or one of 2018. */
export type DiskUse = 'os' | 'other' | 'past';

/** The types that a disk can have: an OS disk is never provisioned freely, and in 2018 there were tiers alone. */
function typesFor(use: DiskUse, type: string | undefined) {
  const more = use === 'past' ? [] : use === 'os' ? ephemeral : elastic;
  const others = [...elastic, ...ephemeral].filter(
    ([one]) => one === type && !more.some(([other]) => one === other),
  );
  return [...tiered, ...more, ...others];
}

/**
 * @param text as typed
 * @param read what it was read as
 */
export function diskCells(text: string, read: Result<Disk>, use: DiskUse): readonly Cell[] {
  const disk = isOk(read) ? read.value : undefined;
  const parts =
    partsOf(text) ??
    (disk && (partsOf(disk.name) ?? partsOf(`${formatDiskSize(disk)} ${disk.family}`)));
  const { type, size = text } = parts ?? {};
  // The value of a choice has the size too, so that it is not lost.
  const choices: readonly Choice[] = typesFor(use, type).map(([value, label]) => ({
    value: value === type ? text : `${size} GiB ${value}`,
    label,
  }));
  const sizeCell: Cell = { part: '', label: 'Size, GiB', text: size, names: 'disks' };
  const provisioned = parts && provisionedCells(parts, sizeCell);
  const unread =
    isOk(read) || provisioned?.some(({ problem }) => problem)
      ? {}
      : size === ''
        ? { problem: 'Enter a size in GiB.' }
        : read;
  const [first = sizeCell, ...others] = provisioned ?? [];
  return [
    { part: 'type', label: 'Type', text, choices },
    { ...first, ...unread, ...(disk && !provisioned && !disk.placement ? tierTag(disk) : {}) },
    ...others,
  ];
}

/** Which tier a size is. */
const tierTag = (disk: Disk): Pick<Cell, 'tag' | 'hint'> => ({
  tag: tierOf(disk),
  ...(disk.tier ? { hint: `Billed as ${disk.tier}, with its limits` } : {}),
});
