/** The headings of a table: what each column is, and the buttons that sort by it. */
import type { ThroughputUnit } from '../../units/index.ts';
import { h } from '../dom.ts';
import { type NamedHeading, titleOf, unitIn } from './rows.ts';
import { nextSort, type Sort } from './sort.ts';

type HeadingCells = readonly HTMLTableCellElement[];

/** @param group what the rows are grouped by, which has no cell of its own: it comes behind the name */
export function readHeadings(
  cells: HeadingCells,
  group: string,
  rate: ThroughputUnit,
): readonly NamedHeading[] {
  const headings = cells.map((cell): NamedHeading => {
    const { column: id = '', kind = '', zero } = cell.dataset;
    const label = titleOf(cell.firstElementChild?.textContent ?? '', kind);
    return { id, kind, zero: zero !== undefined, unit: unitIn(kind, rate), label };
  });
  const label = group.replace(/^./, (letter) => letter.toUpperCase());
  return headings.toSpliced(1, 0, { id: group, kind: 'text', zero: false, unit: '', label });
}

export function addSortButtons(
  cells: HeadingCells,
  headings: readonly NamedHeading[],
  now: () => Sort | undefined,
  change: (sort: Sort | undefined) => void,
) {
  for (const cell of cells) {
    const heading = headings.find(({ id }) => id === cell.dataset['column']);
    const words = cell.firstElementChild;
    if (!heading || !words) continue;
    // A label would be read with every cell below: the heading's words stay the button's name.
    const title = `Sort by ${heading.label}`;
    const button = h('button', { type: 'button', title }, ...words.childNodes);
    button.addEventListener('click', () => change(nextSort(now(), heading)));
    words.append(button);
  }
}
