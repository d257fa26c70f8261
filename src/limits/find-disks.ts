/** Which disks a typed text may mean: tiers by family, and disks whose size, IOPS and throughput the reader sets. */
import { formatNumber } from '../units/format.ts';
import { type ElasticFamily, elasticFamilies, maxIops, maxThroughput } from './elastic.ts';
import { parseEphemeral, placements } from './local-disks.ts';
import { type Marks, matchName, partsOf, typedParts } from './match-name.ts';
import type { Catalogue, Disk, DiskFamily, Edition, Found } from './types.ts';

/** A disk that a field can be set to. */
export type FoundDisk = {
  /** The text that is put into the field; an elastic one is a start to be edited. */
  readonly text: string;
  readonly family: DiskFamily;
  readonly disk: Disk;
  readonly marks: Marks;
  /** What may be provisioned instead. */
  readonly ranges?: string;
};

/** The capacity that an elastic disk starts with, in GiB: that of a P30. */
const usualSize = 1024;
/** The same of an ephemeral OS disk: that of a Windows image. */
const usualEphemeral = 128;

const within = (n: number | undefined, min: number, max: number) =>
  n === undefined ? n : Math.min(Math.max(n, min), max);
const range = (min: number, max: number) => `${formatNumber(min)} to ${formatNumber(max)}`;

/**
 * What a disk of this family may have. A typed size in GiB narrows the IOPS, and typed IOPS narrow the throughput; what is
 * typed beyond its own range counts as the end of that.
 */
export function elasticRanges(elastic: ElasticFamily, typed?: number, typedRate?: number): string {
  const { rules } = elastic;
  const size = within(typed, rules.leastSize.value, rules.mostSize.value);
  const most = size === undefined ? rules.mostIops.value : maxIops(elastic, size);
  const rate = within(typedRate, rules.leastIops.value, most);
  const throughput = maxThroughput(elastic, rate ?? most);
  return [
    `${range(rules.leastSize.value, rules.mostSize.value)} GiB`,
    `${range(rules.leastIops.value, most)} IOPS${size === undefined ? '' : ` at ${formatNumber(size)} GiB`}`,
    `${range(rules.leastThroughput.value, throughput)} MB/s${rate === undefined ? '' : ` at ${formatNumber(rate)} IOPS`}`,
  ].join(', ');
}

/** What is typed of such a name so far: GiB, IOPS and MB/s. */
function provisionedIn(text: string): readonly (number | undefined)[] {
  const figures =
    /^[-_ ]*(\d{1,6}) ?gib(?:[-_ ]+(\d{1,7}) ?iops(?:[-_ ]+(\d{1,6}) ?mbps)?)?/.exec(text) ?? [];
  return figures.slice(1).map((figure) => (figure === undefined ? undefined : Number(figure)));
}

/** The name of such a disk. What is not given is the usual capacity, and the least that a disk can have. */
const nameOf = (
  { prefix, rules }: ElasticFamily,
  [
    size = usualSize,
    rate = rules.leastIops.value,
    throughput = rules.leastThroughput.value,
  ]: readonly (number | undefined)[],
) => `${prefix}-${size}GiB-${rate}IOPS-${throughput}MBps`;

/** A name of such a disk that is allowed: with the typed figures where that can be, else the least. */
function startOf(
  catalogue: Pick<Catalogue, 'disk'>,
  edition: Edition,
  elastic: ElasticFamily,
  typed: readonly (number | undefined)[],
): Disk | undefined {
  for (const figures of [typed, typed.slice(0, 1), []]) {
    const found = catalogue.disk(nameOf(elastic, figures), edition);
    if ('row' in found) return found.row;
  }
  return undefined;
}

/** The words of a family and of what people call it, which a typed word may begin. */
const familyWords: Readonly<Record<DiskFamily, string>> = {
  'Premium SSD': 'premium ssd v1',
  'Standard SSD': 'standard ssd',
  'Standard HDD': 'standard hdd',
  'Premium SSD v2': 'premium ssd v2 premiumv2 pv2 provisioned',
  'Ultra Disk': 'ultra disk ssd provisioned',
  'Ephemeral OS disk': 'ephemeral os disk local',
  'Local NVMe': 'local nvme temp disk',
};
const isOfFamily = (words: readonly string[], family: DiskFamily) => {
  const known = familyWords[family].split(' ');
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)));
};

/** What an OS disk may be in place of a managed disk: one of each placement, to be edited. */
const ephemeralDisks = (text: string, words: readonly string[]): readonly FoundDisk[] =>
  placements.flatMap((placement): readonly FoundDisk[] => {
    const found = parseEphemeral(`Ephemeral-${usualEphemeral}GiB-${placement}`, 'current');
    if (!found || !('row' in found)) return [];
    const { row: disk } = found;
    const isMeant =
      disk.name.toLowerCase().startsWith(text) || isOfFamily(words, 'Ephemeral OS disk');
    return isMeant ? [{ text: disk.name, family: disk.family, disk, marks: [] }] : [];
  });

/** The disks that a text was read as, or may be. */
function meantBy(
  read: Found<Disk> | undefined,
  catalogue: Pick<Catalogue, 'disk'>,
  edition: Edition,
): readonly Disk[] {
  if (read === undefined || 'nearest' in read) return [];
  if ('row' in read) return [read.row];
  return (read.readings ?? []).flatMap((name) => {
    const found = catalogue.disk(name, edition);
    return 'row' in found ? [found.row] : [];
  });
}

const maxTyped = 80;

/**
 * Finds the disks that a text may mean, in the order of the dataset, so that a family stays together.
 * A name is matched by its letters, a family by the beginnings of its words, a capacity as the
 * catalogue reads it (`128 GB Premium`).
 * @param role what the disk is for, where a form asks for that: elastic disks cannot be OS disks
 */
export function findDisks(
  catalogue: Pick<Catalogue, 'disk' | 'disks'>,
  edition: Edition,
  typedText: string,
  role?: string,
): readonly FoundDisk[] {
  const text = typedText.trim().slice(0, maxTyped).toLowerCase();
  const words = text.split(/[\s_-]+/).filter(Boolean);
  const typed = typedParts(text);
  const read = text === '' ? undefined : catalogue.disk(text, edition);
  // A size that is typed is kept: it takes the place of its tier.
  const meant = new Map(
    meantBy(read, catalogue, edition).map((disk) => [disk.tier ?? disk.name, disk]),
  );

  const tiers = catalogue.disks(edition).flatMap((tier): readonly FoundDisk[] => {
    const disk = meant.get(tier.name) ?? tier;
    const one = { text: disk.name, family: disk.family, disk };
    const match = typed.length > 0 ? matchName(typed, partsOf(disk.name)) : undefined;
    if (match) return [{ ...one, marks: match.marks }];
    return text === '' || meant.has(tier.name) || isOfFamily(words, disk.family)
      ? [{ ...one, marks: [] }]
      : [];
  });
  if (edition !== 'current') return tiers;
  if (role === 'os') return [...tiers, ...ephemeralDisks(text, words)];

  let isElastic = false;
  const elasticDisks = elasticFamilies.flatMap((elastic): readonly FoundDisk[] => {
    const { family } = elastic;
    const prefix = elastic.prefix.toLowerCase();
    const isBegun = text.startsWith(prefix);
    isElastic ||= isBegun;
    if (text !== '' && !isBegun && !prefix.startsWith(words.join('')) && !isOfFamily(words, family))
      return [];
    const provisioned = isBegun ? provisionedIn(text.slice(prefix.length)) : [];
    const disk = startOf(catalogue, edition, elastic, provisioned);
    const ranges = elasticRanges(elastic, ...provisioned.slice(0, 2));
    return disk ? [{ text: disk.name, family, disk, marks: [], ranges }] : [];
  });
  // Whoever types such a name needs its ranges first.
  return isElastic ? [...elasticDisks, ...tiers] : [...tiers, ...elasticDisks];
}
