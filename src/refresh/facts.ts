/**
 * What pages say beside the figures of sizes and disks: the rules of Premium SSD v2 and Ultra Disk,
 * performance tiers, Write Accelerator, the series that have Ultra Disk, and previews. Each is a word or
 * a number by a name, on the page as in the dataset.
 */
import type { Facts } from './inputs.ts';
import type { PageTable } from './page.ts';

const number = String.raw`([\d,]+(?:\.\d+)?)`;
/** Sentences of disks-types.md, and which rules their numbers are; a TiB is 1,024 GiB. */
const sentences: readonly (readonly [string, ...string[]])[] = [
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
  [`v2 capacities range from ${number} GiB to ${number} TiB`, 'leastSize', 'mostSize'],
  [`v2 disks have a baseline IOPS of ${number}`, 'leastIops'],
  [`increases at a rate of ${number} per GiB, up to ${number} IOPS`, 'iopsPerGib', 'mostIops'],
  [`v2 disks have a baseline throughput of ${number} MB/s`, 'leastThroughput'],
  [`throughput that can be set increases by ${number} MB/s per set IOPS`, 'throughputPerIops'],
  [`${number} MB/s is the maximum throughput supported`, 'mostThroughput'],
];
const ultraSentences = 5;

/** A sentence that was rewritten is said too: then somebody has to read it. */
function rulesIn(text: string): readonly Facts[] {
  if (!/^#+ Premium SSD v2 throughput/m.test(text)) return [];
  const values = sentences.flatMap(([pattern, ...rules], at) => {
    const found = new RegExp(pattern).exec(text);
    return rules.map((rule, place): readonly [string, string] => {
      const value =
        Number(found?.[place + 1]?.replaceAll(',', '')) * (rule === 'mostSize' ? 1024 : 1);
      const family = at < ultraSentences ? 'Ultra Disk' : 'Premium SSD v2';
      return [`${family}, ${rule}`, found ? String(value) : 'another sentence'];
    });
  });
  return [{ about: 'rules', values: new Map(values) }];
}

/** The name of a series in any spelling: “NVadsA10 v5-series”, “FSv2”. */
export const seriesKey = (name: string) => name.toLowerCase().replace(/[- ]series$|[\s_]/g, '');

/** Tables by their headings, and what a row of them says. */
const tablesOf: readonly {
  readonly about: string;
  readonly head: RegExp;
  readonly of: (cells: readonly string[]) => readonly (readonly [string, string])[];
}[] = [
  {
    about: 'tiers',
    head: /Baseline performance tier/,
    of: ([, disk = '', tiers = '']) => [[disk, /\bP\d+$/.exec(tiers.trim())?.[0] ?? 'none']],
  },
  {
    about: 'Write Accelerator',
    head: /Number of Write Accelerator disks/,
    of: ([names = '', disks = '', rate = '']) =>
      names
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((name) => [
          name.replace('Standard_', ''),
          acceleration(Number(disks), Number(rate.replaceAll(',', ''))),
        ]),
  },
  {
    about: 'series with Ultra Disk',
    head: /^VM Type Sizes\b/,
    of: ([, names = '']) => names.split(/,\s*/).map((name) => [seriesKey(name), 'listed']),
  },
];
export const acceleration = (disks: number, rate: number) => `${disks} disks, ${rate} IOPS`;

/** @param sizes the sizes whose limits the page has */
export function factsIn(
  text: string,
  tables: readonly PageTable[],
  sizes: readonly string[],
): readonly Facts[] {
  const preview = /\[!INCLUDE \[sizes-preview-tag\]/.test(text) ? 'preview' : 'none';
  return [
    ...rulesIn(text),
    ...tables.flatMap(({ head, rows }) => {
      const heading = head.map((cell) => cell.text).join(' ');
      const kind = tablesOf.find((one) => one.head.test(heading));
      const values = rows.flatMap((row) => kind?.of(row.map((cell) => cell.text)) ?? []);
      return kind ? [{ about: kind.about, values: new Map(values) }] : [];
    }),
    ...(sizes.length > 0
      ? [{ about: 'previews', values: new Map(sizes.map((name) => [name, preview])) }]
      : []),
  ];
}
