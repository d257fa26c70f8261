/** One table of the page as the script holds it: its rows read once, then shown, ordered and folded without looking at the layout. */
import { yieldToMain } from '../../ui/browser.ts';
import { bytesIn, type ThroughputUnit } from '../../units/index.ts';
import { h } from '../dom.ts';
import { Cards } from './cards.ts';
import { addSortButtons, readHeadings } from './headings.ts';
import { type NamedHeading, numberIn, type Row, rowOf } from './rows.ts';
import { chunksOf, orderOf, type Sort } from './sort.ts';

/** How many columns fit into a wide window. */
const maxFitting = 11;
/** At least as many rows as a window of this height shows, of 35 pixels each, below the headings. */
const rowsIn = (height: number) => Math.ceil(height / 40);
/** Rows that change in one frame after those in view. */
const rowsPerFrame = 30;
/** Milliseconds without a key after which the rest follows. */
const typingPause = 80;

/** The rows of a table, heads first, each with its cells. */
type Cells = readonly (readonly [HTMLTableRowElement, readonly HTMLElement[]])[];
/** Rows that the browser lays out, or skips, together. */
type Group = {
  readonly body: HTMLTableSectionElement;
  /** The rows by their place in the page, in the order in which they are shown. */
  readonly places: readonly number[];
};

export class ExplorerTable {
  readonly table: HTMLTableElement;
  readonly edition: string;
  /** The name, then the series or family, which has no cell of its own, then the figures. */
  headings: readonly NamedHeading[];
  rows: readonly Row[];
  /** The same order as `rows`, whatever order is shown. */
  readonly lines: readonly HTMLTableRowElement[];
  #shown: readonly boolean[];
  /** Which rows are marked as shown by now: for a moment it may be behind `#shown`. */
  readonly #drawn: boolean[];
  #later: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  readonly #region: Element | null;
  #rowsInView = rowsIn(innerHeight);
  #scrolled = false;
  /** As the page has them, by series or family. */
  readonly #home: readonly Group[];
  /** As they are shown. */
  #groups: readonly Group[];
  /** What the page has of each row: its series or family, and where it was read. */
  readonly #bodyOf: readonly HTMLTableSectionElement[];
  readonly #cells: Cells;
  #folded: readonly boolean[] = [];
  readonly #cards: Cards;
  readonly #headingCells: readonly HTMLTableCellElement[];

  /** Reads a table of the page, in two steps: hundreds of rows take a phone a while. */
  static async of(table: HTMLTableElement): Promise<ExplorerTable> {
    const cells = [...table.rows].map((line) => [line, [...line.cells]] as const);
    await yieldToMain();
    return new ExplorerTable(table, cells);
  }

  private constructor(table: HTMLTableElement, cells: Cells) {
    this.table = table;
    const { edition = '', unit = '', group = '' } = table.dataset;
    this.edition = edition;
    const rate: ThroughputUnit = Object.hasOwn(bytesIn, unit) ? (unit as ThroughputUnit) : 'MB/s';
    this.#headingCells = [...table.querySelectorAll<HTMLTableCellElement>('thead [data-column]')];
    this.headings = readHeadings(this.#headingCells, group, rate);
    this.#cells = cells.filter(([line]) => line.className !== 'group');
    const body = this.#cells.slice(table.tHead?.rows.length);
    this.lines = body.map(([line]) => line);
    this.rows = body.map(([line, [first, ...rest]]) => {
      const of = line.parentElement?.querySelector('a')?.textContent ?? '';
      const texts = rest.map(({ textContent }) => textContent);
      // A name has links, badges and boxes beside it.
      const name = first?.firstElementChild?.textContent ?? '';
      const badge = first?.querySelector('.badge')?.textContent ?? '';
      return rowOf([name, of, ...texts], this.headings, rate, badge);
    });
    this.#bodyOf = this.lines.map((line) => line.parentElement as HTMLTableSectionElement);
    const places = Map.groupBy(this.rows.keys(), (at) => this.#bodyOf[at]);
    this.#home = [...table.tBodies].map((one) => ({ body: one, places: places.get(one) ?? [] }));
    this.#groups = this.#home;
    for (const { body: one, places: own } of this.#home) measure(one, own.length);
    this.#shown = this.lines.map(() => true);
    this.#drawn = this.lines.map(() => true);
    this.#cards = new Cards(table);
    this.#region = table.closest('.rows');
    const scrolled = () => {
      this.#scrolled = (this.#region?.scrollTop ?? 0) > 0;
    };
    this.#region?.addEventListener('scroll', scrolled, { passive: true });
    // Asked then, since asking in a change would lay the page out.
    addEventListener('resize', () => {
      this.#rowsInView = rowsIn(innerHeight);
    });
  }

  /**
   * Shows these rows. Only rows that come or go are touched: those at the top of the table at once,
   * the others in small portions as soon as nobody types, so that no key waits for hundreds of rows.
   */
  show(shown: readonly boolean[]) {
    this.pause();
    this.#shown = shown;
    // What is looked at is the top, and only the top is drawn at once.
    if (this.#scrolled) this.#region?.scrollTo(0, 0);
    const rest = this.#change(0, this.#rowsInView, Number.POSITIVE_INFINITY);
    if (rest < this.#groups.length) this.#later = setTimeout(() => this.#follow(rest), typingPause);
  }

  /** Leaves rows as they are until they are shown anew: what is typed now comes first. */
  pause() {
    clearTimeout(this.#later);
    cancelAnimationFrame(this.#next);
  }

  /**
   * Changes groups from this one on, until so many rows are shown or changed; says how far it came.
   * A group without rows goes as a whole, with its heading. The last one may be done in part.
   */
  #change(from: number, mostShown: number, mostChanged: number): number {
    let [at, seen, changed] = [from, 0, 0];
    for (; at < this.#groups.length && changed < mostChanged; at++) {
      const group = this.#groups[at];
      if (!group) continue;
      const { body, places } = group;
      const count = places.reduce((sum, place) => sum + (this.#shown[place] ? 1 : 0), 0);
      if (body.hidden !== (count === 0)) {
        body.hidden = count === 0;
        changed++;
      }
      if (count === 0) continue;
      // A heading takes the place of a row.
      seen++;
      const before = changed;
      for (const place of places) {
        const [line, isShown] = [this.lines[place], this.#shown[place] ?? true];
        // What is below the rows in view can wait, also within a group.
        if (seen >= mostShown) break;
        if (isShown) seen++;
        if (!line || this.#drawn[place] === isShown) continue;
        line.hidden = !isShown;
        this.#drawn[place] = isShown;
        changed++;
      }
      // The browser does not look into a group that is out of view.
      if (changed > before) measure(body, count);
      if (seen >= mostShown) return at;
    }
    return at;
  }

  #follow(from: number) {
    const rest = this.#change(from, Number.POSITIVE_INFINITY, rowsPerFrame);
    if (rest < this.#groups.length) this.#next = requestAnimationFrame(() => this.#follow(rest));
  }

  /** Puts the rows in order, and says in the headings which order it is. */
  sort(sort: Sort | undefined) {
    const order = sort && orderOf(this.rows, this.headings, sort);
    if (order)
      this.#arrange(
        chunksOf(order).map((places) => ({ body: h('tbody', { class: 'loose' }), places })),
      );
    else if (this.#groups !== this.#home) this.#arrange(this.#home);
    for (const cell of this.#headingCells)
      if (cell.dataset['column'] === sort?.column)
        cell.setAttribute('aria-sort', sort?.descending ? 'descending' : 'ascending');
      else cell.removeAttribute('aria-sort');
  }

  #arrange(groups: readonly Group[]) {
    for (const { body } of this.#groups) body.remove();
    for (const { body, places } of groups) {
      body.append(...places.flatMap((place) => this.lines[place] ?? []));
      measure(body, places.filter((place) => this.#drawn[place]).length);
    }
    this.table.append(...groups.map(({ body }) => body));
    this.#groups = groups;
  }

  /** Makes each heading a button that sorts. */
  sortable(now: () => Sort | undefined, change: (sort: Sort | undefined) => void) {
    addSortButtons(this.#headingCells, this.headings, now, change);
  }

  /** Takes out the cells of all other columns but the name: hidden ones would cost part of each change. */
  fold(columns: readonly string[]) {
    const figures = this.headings.slice(2);
    const folded = [false, ...figures.map(({ id }) => !columns.includes(id))];
    const back = folded.some((now, at) => this.#folded[at] && !now);
    for (const [line, cells] of this.#cells)
      if (back) line.replaceChildren(...cells.filter((_, at) => !folded[at]));
      else for (const [at, now] of folded.entries()) if (now) cells[at]?.remove();
    this.#folded = folded;
    const shown = figures.filter((_, at) => !folded[at + 1]);
    this.table.classList.add('chosen');
    this.table.classList.toggle('many', shown.length > maxFitting);
    this.#cards.label(shown);
  }

  headingOf({ cellIndex }: HTMLTableCellElement): NamedHeading | undefined {
    const [name, , ...figures] = this.headings;
    return [name, ...figures].filter((_, at) => !this.#folded[at])[cellIndex];
  }

  /** Gives a column the label that says what its figures are of. */
  relabel(id: string, label: string) {
    this.headings = this.headings.map((one) => (one.id === id ? { ...one, label } : one));
  }

  /** Gives a column other figures. */
  replace(id: string, cellOf: (row: Row) => { readonly text: string; readonly word?: true }) {
    const at = this.headings.findIndex((heading) => heading.id === id);
    const heading = this.headings[at];
    if (!heading) return;
    this.rows = this.rows.map((row, place) => {
      const { text, word = false } = cellOf(row);
      const cell = this.#cellsOf(place)[at - 1];
      if (cell && cell.textContent !== text) cell.textContent = text;
      cell?.classList.toggle('word', word);
      const number = numberIn(text, heading, 'MB/s');
      return { ...row, texts: row.texts.with(at, text), numbers: row.numbers.with(at, number) };
    });
  }

  /** Every cell of a row, those folded away too; the headings stand before the rows. */
  #cellsOf(at: number): readonly HTMLElement[] {
    return this.#cells[at + this.#cells.length - this.lines.length]?.[1] ?? [];
  }

  /** The cells of a row that are shown, with the number in each. */
  figuresOf(at: number) {
    const cells = this.#cellsOf(at);
    return this.headings.slice(2).flatMap((heading, place) => {
      const cell = cells[place + 1];
      const figure = this.rows[at]?.numbers[place + 2] ?? Number.NaN;
      return cell && !this.#folded[place + 1] ? [{ heading, cell, figure }] : [];
    });
  }

  /** Where a row was read, and how its throughput is printed: what its series or family has in common. */
  originOf(at: number): { readonly source: Element | null; readonly printed: string } {
    const body = this.#bodyOf[at];
    return {
      source: body?.querySelector('.source') ?? null,
      printed: body?.dataset['printed'] ?? 'MBps',
    };
  }

  /** The places of the rows that are shown, as they are shown. */
  get visible(): readonly number[] {
    return this.#groups.flatMap(({ places }) => places).filter((at) => this.#shown[at]);
  }
}

/** Tells how high a group is with so many rows, and a heading where it has one. */
const measure = (body: HTMLElement, count: number) =>
  body.style.setProperty('--rows', String(count));
