/**
 * The boxes that a disk is entered in: its type, its size, and what is provisioned with the range of each; and the
 * text of a disk after a change to one of them (`disk-parts.ts`). A page loads it when a form is first used.
 */
import type { Box, Choice } from '../../../kit/index.ts';
import { elasticFamilies, maxIops, maxThroughput } from '../../../limits/elastic.ts';
import { localNvme, placements } from '../../../limits/local-disks.ts';
import { type Choices, choicesIn, tieredDisk } from '../../../limits/tiered-disks.ts';
import type { Disk } from '../../../limits/types.ts';
import { formatDiskSize, tierOf } from '../../../storage/path/disk-names.ts';
import { formatNumber, gib, isOk, type Result } from '../../../units/index.ts';
import { type DiskParts, partsOf, tieredFamilies, wordsOf } from './disk-parts.ts';

const tiered = tieredFamilies.map((type) => [type, type] as const);
const elastic = elasticFamilies.map(({ prefix, family }) => [prefix, family] as const);
const ephemeral = placements.map(
  (type) => [type, `Ephemeral OS, ${type.replace('Disk', '')}`] as const,
);

const local = [localNvme.name, 'Local NVMe'] as const;

/** What a disk is for: that of the OS, data that may have a copy elsewhere, anything else, or one of 2018. */
export type DiskUse = 'os' | 'data' | 'other' | 'past';

/** The types that a disk can have: an OS disk is never provisioned freely, and in 2018 there were tiers alone. */
function typesFor(use: DiskUse, type: string | undefined) {
  const free = use === 'data' ? [...elastic, local] : elastic;
  const more = use === 'past' ? [] : use === 'os' ? ephemeral : free;
  const others = [...elastic, ...ephemeral, local].filter(
    ([one]) => one === type && !more.some(([other]) => one === other),
  );
  return [...tiered, ...more, ...others];
}

/**
 * @param text as typed
 * @param read what it was read as
 * @param disks the disks with tiers, of the edition of the case
 */
export function diskBoxes(
  text: string,
  read: Result<Disk>,
  use: DiskUse,
  disks: readonly Disk[],
): readonly Box[] {
  const disk = isOk(read) ? read.value : undefined;
  const parts =
    partsOf(text) ??
    (disk &&
      (partsOf(disk.name) ?? { type: disk.family, size: sizeText(disk), ...wordsOf(disk.bought) }));
  const { type, size = text } = parts ?? {};
  // The value of a choice has the size too, so that it is not lost.
  const choices: readonly Choice[] = typesFor(use, type).map(([value, label]) => ({
    value: value === type ? text : `${size} GiB ${value}`,
    label,
  }));
  if (type === localNvme.name)
    return [
      { part: 'type', label: 'Type', text, choices },
      { part: '', label: 'Size', text: '', note: 'As the VM has them' },
    ];
  const sizeBox: Box = { part: '', label: 'Size, GiB', text: size, names: 'disks' };
  const provisioned = parts && provisionedBoxes(parts, sizeBox);
  const unread =
    isOk(read) || provisioned?.some(({ problem }) => problem)
      ? {}
      : size === ''
        ? { problem: 'Enter a size in GiB.' }
        : read;
  const [first = sizeBox, ...others] = provisioned ?? [];
  return [
    { part: 'type', label: 'Type', text, choices },
    { ...first, ...unread, ...(disk && !provisioned && !disk.placement ? tierTag(disk) : {}) },
    ...others,
    ...(disk && !provisioned && !disk.placement && use !== 'past' ? boughtBoxes(disk, disks) : []),
  ];
}

/** Without the unit, which the label of its box has. */
const sizeText = (disk: Disk) => formatDiskSize(disk).replace(/ GiB$/, '');

/** Which tier a size is. */
const tierTag = (disk: Disk): Pick<Box, 'tag' | 'hint'> => ({
  tag: disk.bought?.of ?? tierOf(disk),
  ...(disk.tier && disk.tier !== disk.bought?.of
    ? { hint: `Billed as ${disk.tier}, with its limits` }
    : {}),
});

/** Performance plus or a tier, and the redundancy, where the disk can have another. */
function boughtBoxes(disk: Disk, disks: readonly Disk[]): readonly Box[] {
  const tier = disks.find(({ name }) => name === (disk.bought?.of ?? tierOf(disk)));
  if (!tier) return [];
  const now: Choices = { size: disk.size / gib(1), zrs: disk.bought?.zrs };
  const can = (choices: Choices) => 'row' in tieredDisk(tier, { ...now, ...choices }, disks);
  const { performance = '', redundancy = '' } = wordsOf(disk.bought);
  const performances: readonly Choice[] = [
    { value: '', label: `As ${tier.name}` },
    ...(can({ plus: true }) ? [{ value: 'plus', label: 'Performance plus' }] : []),
    ...disks
      .filter(({ name, size }) => size > tier.size && can({ raised: name }))
      .map(({ name }) => ({ value: `tier${name}`, label: `Tier ${name}` })),
  ];
  return [
    ...(performances.length > 1
      ? [{ part: 'performance', label: 'Performance', text: performance, choices: performances }]
      : []),
    ...(can({ zrs: true })
      ? [{ part: 'redundancy', label: 'Redundancy', text: redundancy, choices: redundancies }]
      : []),
  ];
}

const redundancies: readonly Choice[] = [
  { value: '', label: 'LRS' },
  { value: 'ZRS', label: 'ZRS' },
];

/** The size, the IOPS and the throughput of a disk that has them apart, each with what it can be. */
function provisionedBoxes(
  { type, size, iops = '', mbps = '' }: DiskParts,
  sizeBox: Box,
): readonly Box[] | undefined {
  const family = elasticFamilies.find(({ prefix }) => prefix === type);
  if (!family) return undefined;
  const { leastSize, mostSize, leastIops, mostIops, leastThroughput } = family.rules;
  const within = (box: Box, min: number, max: number): Box => {
    const most = Math.floor(max);
    const hint = `${min === most ? '' : `${formatNumber(min)} to `}${formatNumber(most)}`;
    const isValid = /^\d+$/.test(box.text) && Number(box.text) >= min && Number(box.text) <= max;
    return { ...box, hint, ...(isValid ? {} : { problem: `Enter ${hint}.` }) };
  };
  const most = maxIops(family, Number(size) || mostSize.value);
  return [
    within(sizeBox, leastSize.value, mostSize.value),
    within({ part: 'iops', label: 'Provisioned IOPS', text: iops }, leastIops.value, most),
    within(
      { part: 'mbps', label: 'Provisioned MB/s', text: mbps },
      leastThroughput.value,
      maxThroughput(family, Number(iops) || mostIops.value),
    ),
  ];
}

/** The capacity that a disk starts with where none is known, in GiB: that of a P30, and of a Windows image. */
const usualSize = '1024';
const usualEphemeral = '128';

/** The text that `partsOf` takes apart. */
export function textOf({ type, size, iops, mbps, performance, redundancy }: DiskParts): string {
  if (iops !== undefined) return `${type}-${size}GiB-${iops}IOPS-${mbps}MBps`;
  if (type === localNvme.name) return type;
  if (!type.includes(' ')) return `Ephemeral-${size}GiB-${type}`;
  const sized = `${size}${/[a-z]/i.test(size) ? '' : ' GiB'} ${type}`.trim();
  return [sized, performance, redundancy].filter(Boolean).join(' ');
}

/** A disk of another type and the same size; what is provisioned is the least that the type can have. */
function startOf(type: string, typedSize = ''): DiskParts {
  const size = /^\d+$/.test(plain(typedSize)) ? plain(typedSize) : usualSize;
  if (type.includes(' ')) return { type, size };
  const { rules } = elasticFamilies.find(({ prefix }) => prefix === type) ?? {};
  if (!rules) return { type, size: usualEphemeral };
  return { type, size, iops: `${rules.leastIops.value}`, mbps: `${rules.leastThroughput.value}` };
}

/** “8,000” and “8 000” are the number that names are made of, “1 TiB” is 1024. Anything else stays as typed. */
function plain(typed: string): string {
  const [, number = '', tib] =
    /^ *([1-9]\d{0,2}(?:[,\s]\d{3})+|\d+) *(?:(ti?b?)|gi?b?)? *$/i.exec(typed) ?? [];
  if (number === '') return typed;
  const digits = number.replace(/[,\s]/g, '');
  return tib ? `${Number(digits) * 1024}` : digits;
}

/** The type of a text that is no parts: the letter of a tier, or words. */
const typeOf = (text: string) =>
  /^ *s\d|hdd/i.test(text)
    ? 'Standard HDD'
    : /^ *e\d|standard/i.test(text)
      ? 'Standard SSD'
      : 'Premium SSD';

/** The same text with another choice, or (`typed` is nothing) without one. */
function withChoice(text: string, part: 'performance' | 'redundancy', typed: string): string {
  const { choices, rest } = choicesIn(text);
  const words = { ...wordsOf(choices), [part]: typed };
  const joint = rest.includes(' ') ? ' ' : '-';
  return [rest.trim(), words.performance, words.redundancy].filter(Boolean).join(joint);
}

/**
 * The text of a disk after a change to one of its parts.
 * @param part `type` (then `typed` is the size and the type of the new disk: `512 GiB PremiumV2`), `iops`, `mbps`,
 *   `performance`, `redundancy`, or nothing: the size, where any name may be typed too
 */
export function composeDisk(text: string, part: string, typed: string): string {
  if (part === 'type') {
    const [, size, type = ''] = /^(.*) GiB (.*)$/.exec(typed) ?? [];
    return size === undefined ? typed : textOf(startOf(type, size));
  }
  if (part === 'performance' || part === 'redundancy') return withChoice(text, part, typed);
  const parts = partsOf(text) ?? {
    type: typeOf(text),
    size: '',
    ...wordsOf(choicesIn(text).choices),
  };
  if (part !== '') return textOf({ ...parts, [part]: plain(typed) });
  const isTiered = parts.type.includes(' ');
  if (/^[\d.,\s]*([gt]i?b?)?\s*$/i.test(typed))
    return textOf({ ...parts, size: isTiered ? typed.trim() : plain(typed) });
  // As the vendor’s tools call them: PremiumV2_LRS 512 GiB.
  const match =
    /^ *(?:(premium[ _-]?(?:ssd[ _-]?)?v2|pv2)|ultra(?:[ _-]?(?:ssd|disk))?)(?:_[lz]rs)?(?: +(\d[\d,]* *[gt]i?b))? *$/i.exec(
      typed,
    );
  if (!match) return typed;
  const [, v2, amount = ''] = match;
  return textOf(startOf(v2 ? 'PremiumV2' : 'Ultra', plain(amount)));
}
