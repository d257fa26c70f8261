/** One table of the page as the script holds it: its rows are read once, then shown, ordered and folded without looking at the layout. */
import { yieldToMain } from '../../ui/browser/yield-to-main.ts';
import { bytesIn, type ThroughputUnit } from '../../units/index.ts';
import { makeElement } from '../dom.ts';
import { layCards } from './cards.ts';
import { type Lengths, sayRanges } from './ranges.ts';
import {
  drawAtOnce,
  drawGroup,
  type Hidden,
  listenToOpeners,
  measure,
  type RowGroup,
} from './row-group.ts';
import { type Heading, headingOf, type NamedHeading, numberIn, type Row, rowOf } from './rows.ts';
import { chunksOf, orderOf, type Sort } from './sort.ts';

/** At least as many rows as a window of this height shows, of 35 pixels each, below the headings. */
const rowsIn = (height: number) => Math.ceil(height / 40);
/** Rows that change in one frame after those in view. */
const rowsPerFrame = 30;
/** Milliseconds without a key after which the rest follows. */
const typingPause = 80;

/** A row of the page with its cells, in the order of the headings: a series or family has none. */
type Cells = {
  readonly element: HTMLTableRowElement;
  readonly cells: readonly (HTMLTableCellElement | undefined)[];
};
export type TableRow = { -readonly [Key in keyof Row]: Row[Key] } & Cells & {
    readonly table: ExplorerTable;
    /** How a link names it: today's size by its name, an older one with its edition. */
    readonly id: string;
    /** What the page has of its series or family, and where it was read. */
    readonly home: HTMLTableSectionElement;
    isShown: boolean;
    /** What hides it by now, which for a moment may be behind `isShown`: a filter, or its series, which is closed. */
    hidden: Hidden;
  };
type Group = RowGroup<TableRow>;

export class ExplorerTable {
  readonly element: HTMLTableElement;
  readonly edition: string;
  /** The name, then the series or family, which has no cell of its own, then the figures. */
  headings: readonly NamedHeading[];
  /** In the order of the page, whatever order is shown. */
  readonly rows: readonly TableRow[];
  readonly #head: Cells;
  /** As the page has them, by series or family. */
  readonly #home: readonly Group[];
  /** As they are shown. */
  #groups: readonly Group[];
  #folded: readonly boolean[] = [];
  #lengths: readonly Lengths[] = [];
  /** Whether nothing is looked for, so that series are closed but for those that the reader opened. */
  #isBrowsed = true;
  readonly #opened = new Set<HTMLTableSectionElement>();
  readonly #region: Element | null;
  #rowsInView = rowsIn(innerHeight);
  #scrolled = false;
  /** Which time rows are shown or paused: what is drawn for an earlier one stops. */
  #run = 0;
  /** What of a row on a phone is beside its name: a style sheet says it once for all rows. */
  readonly #cardSheet = new CSSStyleSheet();

  /** Reads a table of the page, in two steps: hundreds of rows take a phone a while. */
  static async of(table: HTMLTableElement): Promise<ExplorerTable> {
    const lines = [...table.rows]
      .filter(({ className }) => className !== 'group')
      .map((element): Cells => {
        const [name, ...figures] = element.cells;
        return { element, cells: [name, undefined, ...figures] };
      });
    await yieldToMain();
    return new ExplorerTable(table, lines);
  }

  private constructor(table: HTMLTableElement, [head, ...lines]: readonly Cells[]) {
    if (!head) throw new Error('The table has no headings.');
    this.element = table;
    const { edition = '', unit = '', group = '' } = table.dataset;
    this.edition = edition;
    const rate: ThroughputUnit = Object.hasOwn(bytesIn, unit) ? (unit as ThroughputUnit) : 'MB/s';
    this.#head = head;
    this.headings = head.cells.map((cell) => headingOf(cell, group, rate));
    this.rows = lines.map((line) => this.#read(line, rate));
    const groups = Map.groupBy(this.rows, ({ home }) => home);
    this.#home = [...groups].map(([body, rows]) => ({ body, rows }));
    this.#groups = this.#home;
    for (const { body, rows } of this.#home) if (!this.#isClosed(body)) measure(body, rows.length);
    listenToOpeners(table, (body, isFound) =>
      this.openAll(isFound || !this.#opened.has(body), body),
    );
    document.adoptedStyleSheets.push(this.#cardSheet);
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

  #read(line: Cells, rate: ThroughputUnit): TableRow {
    const [first, , ...figures] = line.cells;
    const home = line.element.parentElement as HTMLTableSectionElement;
    // A name has links, badges and boxes beside it.
    const name = first?.firstElementChild?.textContent ?? '';
    const group = home.querySelector('a')?.textContent ?? '';
    const texts = [name, group, ...figures.map((cell) => cell?.textContent ?? '')];
    const badge = first?.querySelector('.badge')?.textContent ?? '';
    const id = this.edition === 'current' ? name : `${name}@${this.edition}`;
    const row = rowOf(texts, this.headings, rate, badge);
    const hidden = line.element.hidden as Hidden;
    return { ...row, ...line, table: this, id, home, isShown: true, hidden };
  }

  /**
   * Shows these rows. Only rows that come or go are touched: those at the top of the table at once,
   * the others in small portions as soon as nobody types, so that no key waits for hundreds of rows.
   */
  async show(shown: readonly boolean[], isBrowsed = false) {
    const run = this.pause();
    this.#isBrowsed = isBrowsed;
    for (const [at, row] of this.rows.entries()) row.isShown = shown[at] ?? true;
    // What is looked at is the top, and only the top is drawn at once.
    if (this.#scrolled) this.#region?.scrollTo(0, 0);
    let [seen, changed] = [0, 0];
    for (const { isShown, isNew } of this.#draw()) {
      if (seen < this.#rowsInView) {
        if (isShown) seen += 1;
        if (seen === this.#rowsInView) await new Promise((next) => setTimeout(next, typingPause));
      } else if (isNew) {
        changed += 1;
        if (changed % rowsPerFrame === 0) await new Promise(requestAnimationFrame);
      }
      if (run !== this.#run) return;
    }
  }

  /** Leaves rows as they are until they are shown anew: what is typed now comes first. */
  pause(): number {
    this.#run += 1;
    return this.#run;
  }

  /** A series is closed while nothing is looked for; rows that are sorted have no series above them. */
  #isClosed(body: HTMLTableSectionElement): boolean {
    const isOfSeries = this.#groups === this.#home && this.element.classList.contains('sizes');
    return isOfSeries && this.#isBrowsed && !this.#opened.has(body);
  }

  /** Opens all series, or one, or closes them. */
  openAll(isOpen: boolean, only?: HTMLTableSectionElement) {
    for (const group of this.#groups.filter(({ body }) => !only || body === only)) {
      if (isOpen) this.#opened.add(group.body);
      else this.#opened.delete(group.body);
      drawAtOnce(group, this.#isClosed(group.body));
    }
  }

  /** Draws one heading or row after the other. */
  *#draw() {
    for (const group of this.#groups) yield* drawGroup(group, this.#isClosed(group.body));
  }

  /** Puts the rows in order, and says in the headings which order it is. */
  sort(sort: Sort | undefined) {
    if (sort) {
      const chunks = chunksOf(orderOf(this.rows, this.headings, sort));
      this.#arrange(
        chunks.map((rows) => ({ body: makeElement('tbody', { class: 'loose' }), rows })),
      );
    } else if (this.#groups !== this.#home) this.#arrange(this.#home);
    for (const [at, { id }] of this.headings.entries()) {
      const cell = this.#head.cells[at];
      if (cell && id === sort?.column) cell.ariaSort = sort.descending ? 'descending' : 'ascending';
      else cell?.removeAttribute('aria-sort');
    }
  }

  #arrange(groups: readonly Group[]) {
    for (const { body } of this.#groups) body.remove();
    for (const { body, rows } of groups) {
      body.append(...rows.map(({ element }) => element));
      measure(body, rows.filter(({ hidden }) => !hidden).length);
    }
    this.element.append(...groups.map(({ body }) => body));
    this.#groups = groups;
  }

  /** Makes each heading a button that sorts. */
  sortable(change: (heading: Heading) => void) {
    for (const [at, heading] of this.headings.entries()) {
      const words = this.#head.cells[at]?.firstElementChild;
      if (!words) continue;
      // A label would be read with every cell below: the heading's words stay the button's name.
      const title = `Sort by ${heading.label}`;
      const button = makeElement('button', { type: 'button', title }, ...words.childNodes);
      button.addEventListener('click', () => change(heading));
      words.append(button);
    }
  }

  /** Takes out the cells of all other columns but the name: hidden ones would cost part of each change. */
  fold(columns: readonly string[]) {
    const folded = this.headings.map(({ id }, at) => at > 1 && !columns.includes(id));
    const back = folded.some((now, at) => this.#folded[at] && !now);
    for (const { element, cells } of [this.#head, ...this.rows])
      if (back)
        element.replaceChildren(...cells.flatMap((cell, at) => (folded[at] ? [] : (cell ?? []))));
      else for (const [at, now] of folded.entries()) if (now) cells[at]?.remove();
    this.#folded = folded;
    this.#lengths = sayRanges(this.element, this.#home, this.figures) ?? this.#lengths;
    layCards(this.#cardSheet, this.element, this.figures, this.#lengths);
  }

  /** The columns of figures that are shown, and their places in a row. */
  get figures(): readonly (readonly [NamedHeading, number])[] {
    return this.headings
      .map((heading, at) => [heading, at] as const)
      .filter(([, at]) => at > 1 && !this.#folded[at]);
  }

  /** The rows that are shown, as they are shown. */
  get visible(): readonly TableRow[] {
    return this.#groups.flatMap(({ rows }) => rows).filter(({ isShown }) => isShown);
  }

  rowAt(target: EventTarget | null): TableRow | undefined {
    const line = target instanceof Element ? target.closest('tr') : null;
    return this.rows.find(({ element }) => element === line);
  }

  /** Gives a column the label that says what its figures are of, and other figures. */
  replace(
    id: string,
    label: string,
    cellOf?: (row: Row) => { readonly text: string; readonly word?: true },
  ) {
    const at = this.headings.findIndex((heading) => heading.id === id);
    const heading = this.headings[at];
    if (!heading) return;
    this.headings = this.headings.with(at, { ...heading, label });
    if (!cellOf) return;
    for (const row of this.rows) {
      const { text, word = false } = cellOf(row);
      const cell = row.cells[at];
      if (cell && cell.textContent !== text) cell.textContent = text;
      cell?.classList.toggle('word', word);
      row.texts = row.texts.with(at, text);
      row.numbers = row.numbers.with(at, numberIn(text, heading, 'MB/s'));
    }
    delete this.element.dataset['ranges'];
    sayRanges(this.element, this.#home, this.figures);
  }
}
