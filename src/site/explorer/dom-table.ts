/** One table of the page as the script holds it: its rows read once, then shown, ordered and folded without looking at the layout. */
import { yieldToMain } from '../../ui/element/slices.ts';
import { bytesIn, type ThroughputUnit } from '../../units/index.ts';
import { h } from '../dom.ts';
import { groupCounts, inGroups } from './row-groups.ts';
import { type Heading, type Row, rowOf, titleOf, unitIn } from './rows.ts';
import { nextSort, orderOf, type Sort } from './sort.ts';

export type NamedHeading = Heading & { readonly label: string; readonly unit: string };

/** How many columns fit into a wide window, without the source. */
const maxFitting = 10;
/** About as many rows as are in view. */
const rowsInView = 18;
/** Rows that change in one frame after those in view. */
const rowsPerFrame = 30;
/** Milliseconds without a key after which the rest follows. */
const typingPause = 80;

/** The rows of a table, heads first, each with its cells. */
type Cells = readonly (readonly [HTMLTableRowElement, readonly Element[]])[];

export class ExplorerTable {
  readonly table: HTMLTableElement;
  readonly edition: string;
  readonly headings: readonly NamedHeading[];
  readonly rows: readonly Row[];
  /** The same order as `rows`, whatever order is shown. */
  readonly lines: readonly HTMLTableRowElement[];
  #shown: readonly boolean[];
  /** Which rows are shown by now: for a moment it may be behind `#shown`. */
  readonly #drawn: boolean[];
  #later: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  readonly #region: Element | null;
  #scrolled = false;
  #order: readonly number[];
  readonly #groups: readonly HTMLTableSectionElement[];
  #counts: readonly number[] = [];
  /** Each row with all its cells, those folded away too. */
  readonly #cells: Cells;
  #folded: readonly boolean[] = [];
  readonly #headingCells: readonly HTMLTableCellElement[];

  /** Reads a table of the page, in two steps: hundreds of rows take a phone a while. */
  static async of(table: HTMLTableElement): Promise<ExplorerTable> {
    const cells = [...table.rows].map((line) => [line, [...line.children]] as const);
    await yieldToMain();
    return new ExplorerTable(table, cells);
  }

  private constructor(table: HTMLTableElement, cells: Cells) {
    this.table = table;
    const { edition = '', unit = '' } = table.dataset;
    this.edition = edition;
    const rate: ThroughputUnit = Object.hasOwn(bytesIn, unit) ? (unit as ThroughputUnit) : 'MB/s';
    this.#headingCells = [...table.querySelectorAll<HTMLTableCellElement>('thead [data-column]')];
    this.headings = this.#headingCells.map((cell) => {
      const { column: id = '', kind = '', zero } = cell.dataset;
      const label = titleOf(cell.firstElementChild?.textContent ?? '', kind);
      return { id, kind, zero: zero !== undefined, unit: unitIn(kind, rate), label };
    });
    this.#groups = [...table.tBodies];
    this.#cells = cells;
    const body = cells.slice(table.tHead?.rows.length);
    this.lines = body.map(([line]) => line);
    const textsOf = (each: readonly Element[]) => each.map(({ textContent }) => textContent ?? '');
    this.rows = body.map(([, each]) => rowOf(textsOf(each), this.headings, rate));
    this.#shown = this.lines.map(() => true);
    this.#drawn = this.lines.map(() => true);
    this.#region = table.closest('.rows');
    const scrolled = () => {
      this.#scrolled = (this.#region?.scrollTop ?? 0) > 0;
    };
    this.#region?.addEventListener('scroll', scrolled, { passive: true });
    this.#order = this.lines.map((_, at) => at);
  }

  /**
   * Shows these rows. Only rows that come or go are touched: those at the top of the table at once,
   * the others in small portions as soon as nobody types, so that no key waits for hundreds of rows.
   */
  show(shown: readonly boolean[]) {
    this.pause();
    this.#shown = shown;
    this.#measure();
    // What is looked at is the top, and only the top is drawn at once.
    if (this.#scrolled) this.#region?.scrollTo(0, 0);
    const rest = this.#change(0, rowsInView, Number.POSITIVE_INFINITY);
    if (rest < this.#order.length) this.#later = setTimeout(() => this.#follow(rest), typingPause);
  }

  /** Tells each group how high it is, since the browser does not look into those out of view. */
  #measure() {
    const counts = groupCounts(this.#order, this.#shown);
    for (const [at, group] of this.#groups.entries()) {
      const count = counts[at] ?? 0;
      if (count === this.#counts[at]) continue;
      group.style.containIntrinsicBlockSize = `calc(${count} * var(--row))`;
    }
    this.#counts = counts;
  }

  /** Leaves rows as they are until they are shown anew: what is typed now comes first. */
  pause() {
    clearTimeout(this.#later);
    cancelAnimationFrame(this.#next);
  }

  /** Changes rows from this place of the order on, until so many are shown or changed; says how far it came. */
  #change(from: number, mostShown: number, mostChanged: number): number {
    let [place, seen, changed] = [from, 0, 0];
    for (; place < this.#order.length && seen < mostShown && changed < mostChanged; place++) {
      const at = this.#order[place] ?? 0;
      const [line, isShown] = [this.lines[at], this.#shown[at] ?? true];
      if (isShown) seen++;
      if (!line || this.#drawn[at] === isShown) continue;
      line.hidden = !isShown;
      this.#drawn[at] = isShown;
      changed++;
    }
    return place;
  }

  #follow(from: number) {
    const rest = this.#change(from, Number.POSITIVE_INFINITY, rowsPerFrame);
    if (rest < this.#order.length) this.#next = requestAnimationFrame(() => this.#follow(rest));
  }

  /** Puts the rows in order, and says in the headings which order it is. */
  sort(sort: Sort | undefined) {
    const order = orderOf(this.rows, this.headings, sort);
    if (order.some((place, at) => place !== this.#order[at])) {
      for (const [at, places] of inGroups(order).entries())
        this.#groups[at]?.replaceChildren(...places.flatMap((place) => this.lines[place] ?? []));
      this.#order = order;
      this.#measure();
    }
    for (const cell of this.#headingCells)
      if (cell.dataset['column'] === sort?.column)
        cell.setAttribute('aria-sort', sort?.descending ? 'descending' : 'ascending');
      else cell.removeAttribute('aria-sort');
  }

  sortable(now: () => Sort | undefined, change: (sort: Sort | undefined) => void) {
    for (const [at, cell] of this.#headingCells.entries()) {
      const heading = this.headings[at];
      const words = cell.firstElementChild;
      if (!heading || !words) continue;
      // A label would be read with every cell below: the heading's words stay the button's name.
      const title = `Sort by ${heading.label}`;
      const button = h('button', { type: 'button', title }, ...words.childNodes);
      button.addEventListener('click', () => change(nextSort(now(), heading)));
      words.append(button);
    }
  }

  /**
   * Takes out the cells of every column that is not among these; name and series always stay. Cells
   * that are only hidden would cost their part of each change.
   */
  fold(columns: readonly string[]) {
    const folded = this.headings.map(({ id }, at) => at > 1 && !columns.includes(id));
    const back = folded.some((now, at) => this.#folded[at] && !now);
    for (const [line, cells] of this.#cells)
      if (back) line.replaceChildren(...cells.filter((_, at) => !folded[at]));
      else for (const [at, now] of folded.entries()) if (now) cells[at]?.remove();
    this.#folded = folded;
    this.table.classList.add('chosen');
    this.table.classList.toggle('many', folded.filter((now) => !now).length > maxFitting);
  }

  headingOf({ cellIndex }: HTMLTableCellElement): NamedHeading | undefined {
    return this.headings.filter((_, at) => !this.#folded[at])[cellIndex];
  }

  /** The places of the rows that are shown, as they are shown. */
  get visible(): readonly number[] {
    return this.#order.filter((at) => this.#shown[at]);
  }
}
