/** The script of the limits explorer. The tables are whole without it; it finds, orders and compares what they hold. */
import { yieldToMain } from '../../ui/browser/yield-to-main.ts';
import { selectOnEntry } from '../../ui/element/typed-fields.ts';
import { setAddress } from '../../ui/state/history.ts';
import { byId, makeElement } from '../dom.ts';
import { addBarLengths, drawBars } from './bars.ts';
import { type Bound, parseBounds } from './bounds.ts';
import { addBoxes, drawComparison, drawTray, tick } from './compare.ts';
import { ExplorerTable } from './dom-table.ts';
import { download } from './download.ts';
import { concernsSentence, countSentence, filterRows } from './filter.ts';
import { Form } from './form.ts';
import { labelPrices, type PricedFor, showPrices } from './prices.ts';
import { openAllBy } from './row-group.ts';
import { Search } from './search.ts';
import { nextSort } from './sort.ts';
import { sourceLines } from './source-line.ts';
import {
  initial,
  isChanged,
  type Options,
  parseState,
  resetOf,
  type State,
  serializeState,
  usualOf,
} from './state.ts';

/** Long enough that typing is neither interrupted nor written down letter by letter. */
const typingPause = 400;

const isPricedAs = (one: PricedFor, other: PricedFor = initial) =>
  one.region === other.region && one.os === other.os;

/** One after the other, and whatever else waits has its turn in between. */
async function tablesOf(kind: string) {
  const tables: ExplorerTable[] = [];
  for (const table of document.querySelectorAll<HTMLTableElement>(`table.${kind}`)) {
    tables.push(await ExplorerTable.of(table));
    await yieldToMain();
  }
  return tables;
}

class Explorer {
  readonly #sizes: readonly ExplorerTable[];
  readonly #disks: readonly ExplorerTable[];
  readonly #form: Form;
  readonly #options: Options;
  readonly #search: Search;
  readonly #count = byId('count');
  readonly #concerns = byId('lifecycle');
  #state: State = initial;
  #drawn: State | undefined;
  #priced: PricedFor = initial;
  #bounds: ReadonlyMap<string, Bound> = new Map();
  #problems: Readonly<Record<string, string>> = {};
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sizes: readonly ExplorerTable[], disks: readonly ExplorerTable[]) {
    this.#sizes = sizes;
    this.#disks = disks;
    this.#form = new Form(byId('explorer') as HTMLFormElement, () => this.#typed());
    this.#options = {
      ...this.#form.options,
      diskColumns: disks.flatMap(({ headings }) => headings.map(({ id }) => id)),
      sizes: new Set(sizes.flatMap(({ rows }) => rows.map(({ id }) => id))),
    };
    this.#search = new Search(byId('conditions'), sizes, (q) => {
      this.#enter({ ...this.#state, q });
      byId('q').focus();
    });
    this.#sortable(sizes, 'sort');
    this.#sortable(disks, 'diskSort');
    sourceLines([...sizes, ...disks], byId('from'));
    labelPrices(sizes, initial);
    addBarLengths();
    byId('reset').addEventListener('click', () => this.#enter(resetOf(this.#state)));
    this.#concerns.addEventListener('click', () => {
      const lifecycle = this.#state.lifecycle === 'all' ? 'first-choice' : 'all';
      this.#become({ ...this.#state, lifecycle });
    });
    openAllBy(byId('open-all'), sizes);
    byId('csv').addEventListener('click', () => download('vm-sizes.csv', this.#inView));
    byId('disk-csv').addEventListener('click', () => download('disks.csv', disks));
  }

  async start() {
    addEventListener('popstate', () => this.#readAddress());
    // What the browser put back into the controls, or somebody typed before the script came, holds as well.
    if (location.search.length > 1) await this.#readAddress();
    else {
      this.#state = { ...this.#state, ...this.#form.read() };
      this.#draw();
    }
    // The table is read first.
    setTimeout(() => {
      for (const table of this.#sizes) {
        addBoxes(table, (id, isCompared) => this.#compare(id, isCompared));
        tick(table, this.#state.compare);
      }
      this.#drawBars();
    });
  }

  #sortable(tables: readonly ExplorerTable[], order: 'sort' | 'diskSort') {
    for (const table of tables)
      table.sortable((heading) =>
        this.#become({ ...this.#state, [order]: nextSort(this.#state[order], heading) }),
      );
  }

  get #inView() {
    const { edition } = this.#state;
    return this.#sizes.filter((table) => edition === 'both' || edition === table.edition);
  }

  #typed() {
    const read = this.#form.read();
    const same = (read.cols ?? []).join() === (this.#state.cols ?? []).join();
    const next = { ...this.#state, ...read, cols: same ? this.#state.cols : read.cols };
    if (isPricedAs(next, this.#state)) this.#become(next);
    else this.#reprice(next).then((priced) => this.#become(priced));
  }

  #compare(id: string, isCompared: boolean) {
    const others = this.#state.compare.filter((one) => one !== id);
    this.#become({ ...this.#state, compare: isCompared ? [...others, id] : others });
  }

  /** Changes the controls as well. */
  #enter(next: State) {
    this.#form.write(next);
    this.#become(next);
  }

  /** The next frame draws it: drawn within the event, the page would be laid out twice. */
  #become(next: State) {
    this.#state = next;
    for (const table of this.#sizes) table.pause();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), typingPause);
  }

  async #readAddress() {
    const { state, ignored } = parseState(location.search, this.#options);
    byId('ignored').replaceChildren(...ignored.map((sentence) => makeElement('p', {}, sentence)));
    const next = { ...state, cols: state.cols && this.#form.whole(state.cols) };
    this.#form.write(next);
    this.#state = isPricedAs(next, this.#priced) ? next : await this.#reprice(next);
    this.#bounds = new Map();
    this.#draw();
    this.#form.showProblems(this.#problems);
    delete document.documentElement.dataset['restoring'];
  }

  /** Prices of another region or system are there before anything says so; if they cannot be loaded, the last ones stay. */
  async #reprice(next: State): Promise<State> {
    const { region, os } = this.#state;
    const isThere = await showPrices(this.#sizes, byId('price-list'), next);
    byId('region-problem').textContent = isThere ? '' : 'These prices cannot be loaded.';
    if (isThere) {
      this.#priced = next;
      return next;
    }
    const last = { ...next, region, os };
    this.#form.write(last);
    return last;
  }

  /** Draws what has changed and leaves alone what has not. */
  #draw() {
    const [before, now] = [this.#drawn, this.#state];
    this.#drawn = now;
    byId('from').hidden = true;
    if (now.edition !== before?.edition) this.#showEditions();
    for (const table of this.#sizes) {
      if (!before || now.cols !== before.cols) table.fold(now.cols ?? usualOf(this.#options));
      if (now.sort !== before?.sort || !isPricedAs(now, before)) table.sort(now.sort);
      if (now.compare !== before?.compare) tick(table, now.compare);
    }
    if (now.diskSort !== before?.diskSort)
      for (const table of this.#disks) table.sort(now.diskSort);
    if (now.compare !== before?.compare) {
      const drop = (id: string) => this.#compare(id, false);
      drawComparison(byId('compare'), this.#sizes, now.compare, drop);
      drawTray(byId('tray'), now.compare);
    }
    this.#filter();
  }

  #showEditions() {
    const inView = this.#inView;
    for (const table of this.#sizes) {
      const part = table.element.closest<HTMLElement>('[data-part]');
      const isShown = inView.includes(table);
      if (part instanceof HTMLDetailsElement) part.open = isShown;
      else if (part) part.hidden = !isShown;
    }
  }

  #filter() {
    const { q, series, texts, lifecycle } = this.#state;
    const tables = this.#inView;
    const { bounds, problems } = parseBounds(this.#form.fields, texts, this.#bounds);
    const { found, problem } = this.#search.criteria(q, tables);
    this.#bounds = bounds;
    this.#problems = problem === undefined ? problems : { ...problems, q: problem };
    const hides = lifecycle !== 'all';
    // Who looks for a name, a series or a lifecycle sees it whatever its lifecycle.
    const isLookedFor =
      series !== '' || found.names.length > 0 || found.facts.some(({ isConcern }) => isConcern);
    const criteria = {
      ...found,
      hidesConcerns: hides && !isLookedFor,
      series,
      bounds: [...found.bounds, ...bounds.values()],
    };
    const isBrowsed = q.trim() === '' && series === '' && bounds.size === 0;
    byId('open-all').hidden = !isBrowsed;
    byId('reset').hidden = !isChanged(this.#state, this.#options);
    let [shown, all, open, hidden] = [0, 0, 0, 0];
    for (const table of tables) {
      const matching = filterRows(table.rows, table.headings, criteria);
      table.show(matching.shown, isBrowsed);
      shown += matching.count;
      all += table.rows.length;
      open += matching.open;
      hidden += matching.hidden;
    }
    this.#count.textContent = countSentence(shown, all, open);
    this.#concerns.hidden = hides && hidden === 0;
    if (this.#concerns.hidden) return;
    const [count, which] = concernsSentence(hidden, hides);
    this.#concerns.replaceChildren(count, makeElement('i', {}, which));
  }

  /** After a pause the address follows, what cannot be read is reported, and the count is announced once. */
  #settle() {
    this.#form.showProblems(this.#problems);
    setAddress(serializeState(this.#state, this.#options), 'replace');
    const [announced, { textContent }] = [byId('said'), this.#count];
    if (announced.textContent !== textContent) announced.textContent = textContent;
    this.#drawBars();
  }

  async #drawBars() {
    for (const table of this.#inView) await drawBars(table);
  }
}

async function start() {
  selectOnEntry(document);
  await new Explorer(await tablesOf('sizes'), await tablesOf('disks')).start();
}

start();
