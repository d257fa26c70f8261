/**
 * What pages say beside the figures of sizes and disks, and what the dataset has of it: the rules of
 * Premium SSD v2 and Ultra Disk, performance tiers, Write Accelerator, the series that have Ultra Disk,
 * and previews. Each is a word or a number by a name, on the page as in the dataset.
 */
import { diskFeatures, elasticFamilies, writeAccelerators } from '../../../src/limits/index.ts';
import { lifecycleOf } from '../../../src/limits/lifecycle.ts';
import { ultraSeries } from '../../../src/limits/series-lists.ts';
import type { Vm } from '../../../src/limits/types.ts';
import type { Difference, Document, Facts } from './observed.ts';
import type { PageTable } from './page.ts';

const number = String.raw`([\d,]+(?:\.\d+)?)`;
/** Sentences of disks-types.md, and which rules their numbers are. */
const sentences: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'Ultra Disk': [
    [`Ultra Disk sizes range from ${number} GiB up to ${number} TiB`, 'leastSize', 'mostSize'],
    [
      `Ultra Disks support IOPS limits of ${number} IOPS per GiB, up to a maximum of ${number} IOPS`,
      ...['iopsPerGib', 'mostIops'],
    ],
    [`minimum baseline IOPS per disk is ${number}`, 'leastIops'],
    [
      `Ultra Disk is ${number} MB/s for each provisioned IOPS, up to a maximum of ${number} MB/s`,
      ...['throughputPerIops', 'mostThroughput'],
    ],
    [`minimum guaranteed throughput of an Ultra Disk is ${number} MB/s`, 'leastThroughput'],
  ],
  'Premium SSD v2': [
    [`v2 capacities range from ${number} GiB to ${number} TiB`, 'leastSize', 'mostSize'],
    [`v2 disks have a baseline IOPS of ${number}`, 'leastIops'],
    [`increases at a rate of ${number} per GiB, up to ${number} IOPS`, 'iopsPerGib', 'mostIops'],
    [`v2 disks have a baseline throughput of ${number} MB/s`, 'leastThroughput'],
    [`throughput that can be set increases by ${number} MB/s per set IOPS`, 'throughputPerIops'],
    [`${number} MB/s is the maximum throughput supported`, 'mostThroughput'],
  ],
};

/** A sentence that was rewritten is reported too: then somebody has to read it. */
const rulesIn = (text: string) =>
  Object.entries(sentences).flatMap(([family, all]) =>
    all.flatMap(([pattern, ...rules]) => {
      const found = new RegExp(pattern).exec(text);
      return rules.map((rule, at): readonly [string, string] => {
        // The dataset has GiB.
        const unit = rule === 'mostSize' ? 1024 : 1;
        const value = Number(found?.[at + 1]?.replaceAll(',', '')) * unit;
        return [`${family}, ${rule}`, found ? String(value) : 'another sentence'];
      });
    }),
  );

/** The name of a series in any spelling: “NVadsA10 v5-series”, “FSv2”. */
const seriesKey = (name: string) => name.toLowerCase().replace(/[- ]series$|[\s_]/g, '');
const acceleration = (disks: number, rate: number) => `${disks} disks, ${rate} IOPS`;

/** Tables by their headings, and what a row of them says. */
const tablesOf: Readonly<
  Record<string, readonly [head: RegExp, of: (cells: readonly string[]) => readonly string[][]]>
> = {
  tiers: [
    /Baseline performance tier/,
    ([, disk = '', tiers = '']) => [[disk, /\bP\d+$/.exec(tiers.trim())?.[0] ?? 'none']],
  ],
  'Write Accelerator': [
    /Number of Write Accelerator disks/,
    ([names = '', disks = '', rate = '']) =>
      names
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((name) => [
          name.replace('Standard_', ''),
          acceleration(Number(disks), Number(rate.replaceAll(',', ''))),
        ]),
  ],
  'series with Ultra Disk': [
    /^VM Type Sizes\b/,
    ([, names = '']) => names.split(/,\s*/).map((name) => [seriesKey(name), 'listed']),
  ],
};

/** @param sizes the sizes whose limits the page has */
export function factsIn(
  text: string,
  tables: readonly PageTable[],
  sizes: readonly string[],
): readonly Facts[] {
  const facts = (about: string, values: readonly (readonly string[])[]): Facts => ({
    about,
    values: new Map(values as readonly (readonly [string, string])[]),
  });
  const preview = /\[!INCLUDE \[sizes-preview-tag\]/.test(text) ? 'preview' : 'none';
  return [
    ...(/^#+ Premium SSD v2 throughput/m.test(text) ? [facts('rules', rulesIn(text))] : []),
    ...tables.flatMap(({ head, rows }) => {
      const heading = head.map((cell) => cell.text).join(' ');
      const kinds = Object.entries(tablesOf).filter(([, [pattern]]) => pattern.test(heading));
      return kinds.map(([about, [, of]]) =>
        facts(
          about,
          rows.flatMap((row) => of(row.map((cell) => cell.text))),
        ),
      );
    }),
    ...(sizes.length > 0
      ? [
          facts(
            'previews',
            sizes.map((name) => [name, preview]),
          ),
        ]
      : []),
  ];
}

/** By what they are about: the file, and the values by name. */
export type FactsHeld = ReadonlyMap<
  string,
  { readonly file: string; readonly values: ReadonlyMap<string, string> }
>;

const held = (about: string, file: string, values: Iterable<readonly [string, string]>) =>
  [about, { file: `src/limits/${file}`, values: new Map(values) }] as const;

export const factsToday: FactsHeld = new Map([
  held(
    'rules',
    'elastic.ts',
    elasticFamilies.flatMap(({ family, rules }) =>
      Object.entries(rules).map(([rule, { value }]) => [`${family}, ${rule}`, `${value}`] as const),
    ),
  ),
  held(
    'tiers',
    'disks/current/features.ts',
    diskFeatures
      .filter(({ disk }) => disk.startsWith('P'))
      .map(({ disk, maxTier = 'none' }) => [disk, maxTier]),
  ),
  held(
    'Write Accelerator',
    'vms/current/write-accelerator.ts',
    writeAccelerators.flatMap(({ sizes, disks, iops }) =>
      sizes.map((name) => [name, acceleration(disks, iops)] as const),
    ),
  ),
  held(
    'series with Ultra Disk',
    'series-lists.ts',
    ultraSeries.map((name) => [seriesKey(name), 'listed']),
  ),
]);

function difference(says: string, file: string, from: Document, names: string[] = []): Difference {
  const kind = names.length > 0 ? 'vm' : 'disk';
  const remark = `It is in ${file}.`;
  return { kind: 'other fact', about: { kind, names }, says, now: [], from, remark };
}

/** A page beside what is held; of names that are no rows of the dataset nothing is held. */
function compared(
  { about, values: seen }: Facts,
  all: FactsHeld,
  vms: readonly Vm[],
  from: Document,
) {
  const { file = '', values = new Map<string, string>() } = all.get(about) ?? {};
  const isKnown = (name: string) =>
    about !== 'Write Accelerator' || vms.some((vm) => vm.name === name);
  const says = [...new Set([...seen.keys(), ...values.keys()])]
    .filter((name) => seen.get(name) !== values.get(name) && isKnown(name))
    .map((name) => `${name}: ${values.get(name) ?? 'nothing'} → ${seen.get(name) ?? 'nothing'}`);
  return says.length === 0 ? [] : [difference(`${about}: ${says.join('; ')}`, file, from)];
}

/** The tag of a preview beside what is stated of the series; one that is stated as ended is no difference. */
function previews({ values }: Facts, vms: readonly Vm[], from: Document): readonly Difference[] {
  const rows = vms.filter((vm) => vm.edition === 'current' && values.has(vm.name));
  return [...Map.groupBy(rows, ({ series }) => series)].flatMap(([series, own]) => {
    const [first] = own;
    const isTagged = values.get(first?.name ?? '') === 'preview';
    const isStated = first?.lifecycle?.some(({ state }) => state === 'preview') ?? false;
    const isHeld = first !== undefined && lifecycleOf(first).preview !== undefined;
    if (isTagged ? isStated : !isHeld) return [];
    const says = isTagged
      ? 'its page has the tag of a preview, and nothing is stated of one'
      : 'its page has no tag of a preview any more';
    const names = own.map(({ name }) => name);
    return [difference(`${series}: ${says}`, 'src/limits/vms/lifecycle.ts', from, names)];
  });
}

export const compareFacts = (
  seen: readonly { readonly facts: readonly Facts[]; readonly document: Document }[],
  all: FactsHeld,
  vms: readonly Vm[],
): readonly Difference[] =>
  seen.flatMap(({ facts, document }) =>
    facts.flatMap((one) =>
      one.about === 'previews' ? previews(one, vms, document) : compared(one, all, vms, document),
    ),
  );
