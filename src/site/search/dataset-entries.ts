/** VM sizes, disks and workloads as places to go to: each name once, with today's figures where it has any. */
import { presets } from '../../calculators/presets/index.ts';
import { notPublished } from '../../calculators/shared/answer/text.ts';
import { editionIds, whenOf } from '../../limits/editions.ts';
import { disks, vms } from '../../limits/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { cellsOf, diskHeadings, type Heading, vmHeadings } from '../limits-pages/figures.ts';
import { diskAddress, vmAddress } from '../limits-pages/pages.ts';
import { asHeading, type PackedPage, type PackedPlace } from './entry.ts';

type Row = Vm | Disk;

/** What stands in a cell without a figure. */
const missing = new Set(['–', notPublished]);

/** “Uncached 12,800 IOPS, 192 MB/s”; a heading under which the row has no figure is left out. */
function figure<Kind extends Row>(heading: Heading<Kind>, row: Kind): string {
  const cells = cellsOf(heading, row);
  const [first, second] = cells;
  if (!first || missing.has(first.text)) return '';
  if (heading.figures.length === 2 && second)
    return `${heading.label.toLowerCase()} ${first.text} IOPS, ${second.text} ${row.unit}`;
  if (heading.figures.length === 2) return `${heading.label.toLowerCase()} ${first.text}`;
  return heading.figures[0]?.kind === 'GiB'
    ? `${first.text} GiB`
    : `${first.text} ${heading.label}`;
}

/** The figures of a name, and in which editions it is; of a size with constrained vCPUs only whose limits it has. */
function textOf<Kind extends Row>(
  [row, other]: readonly [Kind, Kind | undefined],
  headings: readonly Heading<Kind>[],
  shown: readonly string[],
): string {
  if ('constrainedOf' in row && row.constrainedOf) return `limits of ${row.constrainedOf}`;
  const figures = shown.flatMap((id) => {
    const heading = headings.find((one) => one.id === id);
    if (!heading) throw new Error(`There is no column ${id}.`);
    return figure(heading, row) || [];
  });
  const others = other ? `also ${whenOf(other.edition)}` : '';
  const when = other || whenOf(row.edition) === 'today' ? others : `${whenOf(row.edition)} only`;
  return [...figures, ...(when ? [when] : [])].join('; ');
}

const age = ({ edition }: Row) => editionIds.indexOf(edition);

/** @param shown the ids of the headings whose figures are shown */
function pagesOf<Kind extends Row>(
  kind: 'VM size' | 'Disk',
  rows: readonly Kind[],
  headings: readonly Heading<Kind>[],
  shown: readonly string[],
  placeOf: (row: Kind) => { readonly title: string; readonly address: string },
): readonly PackedPage[] {
  const pages = new Map<string, { title: string; places: PackedPlace[] }>();
  for (const group of Map.groupBy(rows, ({ name }) => name).values()) {
    const [row, other] = group.sort((one, two) => age(one) - age(two));
    if (!row) continue;
    const place = placeOf(row);
    const [address = '', anchor = ''] = place.address.slice(1).split('#');
    const page = pages.get(address) ?? { title: place.title, places: [] };
    pages.set(address, page);
    const short = anchor === row.name.toLowerCase() ? asHeading : anchor;
    page.places.push([short, row.name, textOf([row, other], headings, shown)]);
  }
  return [...pages].map(([address, { title, places }]) => [kind, address, title, places]);
}

/** Every size and disk of the dataset. */
export const rowPages = (): readonly PackedPage[] => [
  ...pagesOf('VM size', vms, vmHeadings, ['vcpus', 'uncached', 'cached'], (row) => ({
    title: `${row.series} series`,
    address: vmAddress(row),
  })),
  ...pagesOf('Disk', disks, diskHeadings, ['size', 'base'], (row) => ({
    title: row.family,
    address: diskAddress(row),
  })),
];

/** The page of the workloads: each is found by its name and by the other words for it, instead of by the text of the page. */
export const workloadPage = (address: string, title: string, text: string): PackedPage => [
  'Workload',
  address,
  title,
  [
    ['', '', text],
    ...presets.map(
      (preset): PackedPlace => [preset.id, preset.name, `${preset.title}. Also: ${preset.words}.`],
    ),
  ],
];
