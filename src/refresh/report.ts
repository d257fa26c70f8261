/** The differences as text for a maintainer: first those that most answers name. */
import { citationOf, type Difference } from './difference.ts';
import type { Refreshed } from './index.ts';
import type { Read, Skipped } from './inputs.ts';

/** How many answers of the site name one of these sizes or disks. */
export type Uses = (kind: 'vm' | 'disk', names: readonly string[]) => number;

type Counted = { readonly difference: Difference; readonly uses: number };

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What was read, in one line for each kind of input. */
function inputLines(read: readonly Read[]): readonly string[] {
  const sum = (of: (one: Read) => number) => read.reduce((total, one) => total + of(one), 0);
  const kind = (wanted: string) => read.filter(({ document }) => document.kind === wanted).length;
  const sizes = (wanted: string) =>
    sum((one) => (one.document.kind === wanted ? one.sizes.length : 0));
  const regions = new Set(
    read.flatMap((one) => one.sizes.flatMap(({ regions: own }) => own ?? [])),
  );
  const lines = [
    kind('page') > 0
      ? `${plural(kind('page'), 'page')} with ${plural(sizes('page'), 'size')}, ${plural(
          sum((one) => (one.document.kind === 'page' ? one.disks.length : 0)),
          'disk',
        )} and ${plural(
          sum((one) => one.retirements.length),
          'retirement',
        )}`
      : '',
    kind('resource API') > 0
      ? `${plural(kind('resource API'), 'dump')} of the resource API with ${plural(sizes('resource API'), 'size')} in ${plural(regions.size, 'region')}`
      : '',
    kind('price list') > 0
      ? `${plural(kind('price list'), 'price list')} with ${plural(
          sum((one) => one.prices.length),
          'price',
        )}`
      : '',
  ];
  return lines.filter((line) => line !== '').map((line) => `Read ${line}.`);
}

/** Files that were skipped, by the reason; of many the first. */
function skippedLines(skipped: readonly Skipped[]): readonly string[] {
  const most = 20;
  const reasons = new Map<string, string[]>();
  for (const { file, skipped: reason } of skipped)
    reasons.set(reason, [...(reasons.get(reason) ?? []), file]);
  return [...reasons].flatMap(([reason, files]) => [
    `Skipped ${plural(files.length, 'file')}: ${reason}.`,
    ...files.slice(0, most).map((file) => `  ${file}`),
    ...(files.length > most ? [`  and ${files.length - most} more`] : []),
  ]);
}

function differenceLines({ difference, uses }: Counted, at: number): readonly string[] {
  const { kind, says, now, paste, from, remark } = difference;
  return [
    '',
    `${at + 1}. ${kind}: ${says}`,
    `   named by ${plural(uses, 'answer')}`,
    ...now.map(({ file, line, text }) => `   now    ${file}:${line}: ${text}`),
    ...(paste
      ? [`   paste  into ${paste.into}:`, ...paste.lines.map((line) => `          ${line}`)]
      : []),
    `   from   ${citationOf(from)}`,
    ...(remark === undefined ? [] : [`   note   ${remark}`]),
  ];
}

/** The whole report. */
export function reportLines(
  { read, skipped, differences, noted, newSources }: Refreshed,
  uses: Uses,
): readonly string[] {
  const counted = differences
    .map((difference) => ({
      difference,
      uses: uses(difference.about.kind, difference.about.names),
    }))
    .sort((one, other) => other.uses - one.uses);
  return [
    ...inputLines(read),
    ...skippedLines(skipped),
    ...read.flatMap((one) => one.remarks),
    ...(noted > 0
      ? [`${plural(noted, 'figure')} that differ are in the notes of their rows already.`]
      : []),
    '',
    counted.length === 0
      ? 'There are no differences.'
      : `${plural(counted.length, 'difference')}, first those whose sizes and disks most answers name. Nothing was changed.`,
    ...counted.flatMap(differenceLines),
    ...(newSources.length > 0
      ? [
          '',
          'Add to src/limits/sources/resource-api.ts:',
          ...newSources.map((line) => `   ${line}`),
        ]
      : []),
  ];
}
