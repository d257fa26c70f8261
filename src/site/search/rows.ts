/** VM sizes and disks as places to go to: each name once, with today's figures where it has any. */
import { editionIds, whenOf } from '../../limits/editions.ts';
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { cellsOf, diskHeadings, type Heading, vmHeadings } from '../limits-pages/figures.ts';
import { diskAddress, vmAddress } from '../limits-pages/pages.ts';
import { asHeading, type PackedPage, type PackedPlace } from './entry.ts';

type Row = Vm | Disk;

/** The figures shown with a name: enough to recognise the one that is meant. */
const vmSays = ['vcpus', 'uncached', 'cached'];
const diskSays = ['size', 'base'];

/** “Uncached 12,800 IOPS, 192 MB/s”; a heading under which the row has nothing is left out. */
function figure<Kind extends Row>(heading: Heading<Kind>, row: Kind): string {
  const cells = cellsOf(heading, row);
  const [first, second] = cells;
  if (!first || first.text === '–') return '';
  if (heading.figures.length === 2 && second)
    return `${heading.label.toLowerCase()} ${first.text} IOPS, ${second.text} ${row.unit}`;
  if (heading.figures.length === 2) return `${heading.label.toLowerCase()} ${first.text}`;
  return heading.figures[0]?.kind === 'GiB'
    ? `${first.text} GiB`
    : `${first.text} ${heading.label}`;
}

function says<Kind extends Row>(
  headings: readonly Heading<Kind>[],
  wanted: readonly string[],
  [row, other]: readonly [Kind, Kind | undefined],
): string {
  const figures = wanted.flatMap((id) => {
    const heading = headings.find((one) => one.id === id);
    if (!heading) throw new Error(`There is no column ${id}.`);
    return figure(heading, row) || [];
  });
  const others = other ? `also ${whenOf(other.edition)}` : '';
  const when = other || whenOf(row.edition) === 'today' ? others : `${whenOf(row.edition)} only`;
  return [...figures, ...(when ? [when] : [])].join('; ');
}

/** Rows of one name together, today's first. */
function byName<Kind extends Row>(
  rows: readonly Kind[],
): readonly (readonly [Kind, Kind | undefined])[] {
  const groups = Object.values(Object.groupBy(rows, ({ name }) => name) as Record<string, Kind[]>);
  return groups.map((group) => {
    const [first, other] = group.sort(
      (one, two) => editionIds.indexOf(one.edition) - editionIds.indexOf(two.edition),
    );
    if (!first) throw new Error('A group of rows is empty.');
    return [first, other];
  });
}

function pagesOf<Kind extends Row>(
  kind: 'VM size' | 'Disk',
  rows: readonly Kind[],
  titleOf: (row: Kind) => string,
  addressOf: (row: Kind) => string,
  textOf: (row: Kind, other: Kind | undefined) => string,
): readonly PackedPage[] {
  const pages = new Map<string, { title: string; places: PackedPlace[] }>();
  for (const [row, other] of byName(rows)) {
    const [address = '', anchor = ''] = addressOf(row).slice(1).split('#');
    const page = pages.get(address) ?? { title: titleOf(row), places: [] };
    pages.set(address, page);
    const short = anchor === row.name.toLowerCase() ? asHeading : anchor;
    page.places.push([short, row.name, textOf(row, other)]);
  }
  return [...pages].map(([address, { title, places }]) => [kind, address, title, places]);
}

/** Every size and disk of the dataset. */
export const rowPages = (): readonly PackedPage[] => [
  ...pagesOf(
    'VM size',
    vms,
    ({ series }) => `${series} series`,
    vmAddress,
    (row, other) =>
      row.constrainedOf ? `limits of ${row.constrainedOf}` : says(vmHeadings, vmSays, [row, other]),
  ),
  ...pagesOf(
    'Disk',
    disks,
    ({ family }) => family,
    diskAddress,
    (row, other) => says(diskHeadings, diskSays, [row, other]),
  ),
];
