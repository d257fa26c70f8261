/** The differences as text for a maintainer: first those that most answers name. */
import type { Refreshed } from './index.ts';
import type { Difference, Document, Read, Skipped } from './observed.ts';

/** How many answers of the site name one of these sizes or disks. */
export type Uses = (kind: 'vm' | 'disk', names: readonly string[]) => number;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What was read, in one line for each kind of input. */
function inputLines(read: readonly Read[]): readonly string[] {
  const counted = (kind: Document['kind'], ...members: ('sizes' | 'disks' | 'prices')[]) => {
    const own = read.filter(({ document: { kind: of } }) => of === kind);
    const counts = members.map((member) =>
      plural(own.flatMap((one): readonly unknown[] => one[member]).length, member.slice(0, -1)),
    );
    return { own, counts: counts.join(', ') };
  };
  const [pages, dumps] = [counted('page', 'sizes', 'disks'), counted('resource API', 'sizes')];
  const lists = counted('price list', 'prices');
  const retirements = pages.own.flatMap((one) => one.retirements).length;
  const regions = new Set(
    read.flatMap(({ sizes }) => sizes.flatMap(({ regions: own }) => own ?? [])),
  );
  return [
    pages.own.length > 0
      ? `Read ${plural(pages.own.length, 'page')} with ${pages.counts} and ${plural(retirements, 'retirement')}.`
      : '',
    dumps.own.length > 0
      ? `Read ${plural(dumps.own.length, 'dump')} of the resource API with ${dumps.counts} in ${plural(regions.size, 'region')}.`
      : '',
    lists.own.length > 0
      ? `Read ${plural(lists.own.length, 'price list')} with ${lists.counts}.`
      : '',
  ].filter((line) => line !== '');
}

/** Of many skipped files only the first are listed. */
const maxListed = 20;

const skippedLines = (skipped: readonly Skipped[]): readonly string[] =>
  [...Map.groupBy(skipped, (one) => one.skipped)].flatMap(([reason, files]) => [
    `Skipped ${plural(files.length, 'file')}: ${reason}.`,
    ...files.slice(0, maxListed).map(({ file }) => `  ${file}`),
    ...(files.length > maxListed ? [`  and ${files.length - maxListed} more`] : []),
  ]);

/** What a difference rests on, as a citation. */
function citationOf({ kind, file, date }: Document): string {
  if (kind === 'page') return `${file}, ${date ? `ms.date ${date}` : 'a page without ms.date'}`;
  return `${kind === 'price list' ? 'Retail Prices API' : 'resource API'}, ${date ?? 'no date'} (${file})`;
}

const differenceLines = (
  { kind, says, now, paste, from, remark }: Difference,
  uses: number,
  at: number,
): readonly string[] => [
  '',
  `${at + 1}. ${kind}: ${says}`,
  `   named by ${plural(uses, 'answer')}`,
  ...now.map(({ file, line, text }) => `   now    ${file}:${line}: ${text}`),
  ...(paste ? [`   paste  into ${paste.into}:`] : []),
  ...(paste?.lines ?? []).map((line) => `          ${line}`),
  `   from   ${citationOf(from)}`,
  ...(remark === undefined ? [] : [`   note   ${remark}`]),
];

/** The whole report. */
export function reportLines(
  { read, skipped, differences, noted, newSources }: Refreshed,
  usesOf: Uses,
): readonly string[] {
  const counted = differences
    .map((one) => ({ one, uses: usesOf(one.about.kind, one.about.names) }))
    .sort((a, b) => b.uses - a.uses);
  return [
    ...inputLines(read),
    ...skippedLines(skipped),
    ...read.flatMap((one) => one.remarks),
    ...(noted.length > 0
      ? [`${plural(noted.length, 'figure')} that differ are in the notes of their rows already:`]
      : []),
    ...noted.map((one) => `  ${one}`),
    '',
    counted.length === 0
      ? 'There are no differences.'
      : `${plural(counted.length, 'difference')}, first those whose sizes and disks most answers name. Nothing was changed.`,
    ...counted.flatMap(({ one, uses }, at) => differenceLines(one, uses, at)),
    ...(newSources.length > 0 ? ['', 'Add to src/limits/sources/resource-api.ts:'] : []),
    ...newSources.map((line) => `   ${line}`),
  ];
}
