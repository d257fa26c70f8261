/** The script of the limits explorer. The tables are whole without it; it finds, orders and compares what they hold. */
import { yieldToMain } from '../../ui/browser.ts';
import { selectOnEntry } from '../../ui/element/fields.ts';
import { setAddress } from '../../ui/state/history.ts';
import { h } from '../dom.ts';
import { drawBars } from './bars.ts';
import { type Bound, parseBounds } from './bounds.ts';
import { addBoxes, drawComparison, drawTray, idOf, tick } from './compare.ts';
import type { PricedFor } from './cost.ts';
import { ExplorerTable } from './dom-table.ts';
import { download } from './download.ts';
import { concernsSentence, countSentence, filterRows } from './filter.ts';
import { Form } from './form.ts';
import { labelPrices, showPrices } from './prices.ts';
import { Search } from './search.ts';
import { sourceLines } from './source-line.ts';
import { initial, type Options, parseState, type State, serializeState, usualOf } from './state.ts';

/** Long enough that typing is neither interrupted nor written down letter by letter. */
const typingPause = 400;

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
};

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

async function start() {
  selectOnEntry(document);
  const sizes = await tablesOf('sizes');
  const disks = await tablesOf('disks');
  const place = byId('explorer') as HTMLFormElement;
  const form = new Form(place, typed);
  const optionsOf = (name: string) =>
    [...place.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option`)].map(
      (option) => option.value,
    );
  const options: Options = {
    series: optionsOf('series'),
    editions: optionsOf('edition'),
    fields: form.fields.map(({ name }) => name),
    columns: form.columns,
    presets: form.presets,
    diskColumns: disks.flatMap(({ headings }) => headings.map(({ id }) => id)),
    sizes: new Set(sizes.flatMap((table) => table.rows.map((_, at) => idOf(table, at)))),
  };
  const count = byId('count');
  const announcement = byId('said');
  const parts = sizes.map(({ table }) => table.closest<HTMLElement>('[data-part]'));

  const search = new Search(byId('conditions'), sizes, (q) => {
    form.write({ ...state, q });
    byId('q').focus();
    become({ ...state, q });
  });

  let state: State = initial;
  let priced: PricedFor = initial;
  let bounds: ReadonlyMap<string, Bound> = new Map();
  let problems: Readonly<Record<string, string>> = {};
  const concerns = byId('lifecycle');
  let drawn: State | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const inView = () =>
    sizes.filter(({ edition }) => state.edition === 'both' || state.edition === edition);

  function filter() {
    const read = parseBounds(form.fields, state.texts, bounds);
    const { found, problem } = search.criteria(state.q, inView());
    bounds = read.bounds;
    problems = problem === undefined ? read.problems : { ...read.problems, q: problem };
    const hidesConcerns =
      state.lifecycle !== 'all' &&
      state.series === '' &&
      found.names.length === 0 &&
      !found.facts.some(({ isConcern }) => isConcern);
    const criteria = {
      ...found,
      hidesConcerns,
      series: state.series,
      bounds: [...found.bounds, ...bounds.values()],
    };
    let [shown, all, open, hidden] = [0, 0, 0, 0];
    for (const table of inView()) {
      const matching = filterRows(table.rows, table.headings, criteria);
      table.show(matching.shown);
      shown += matching.count;
      all += table.rows.length;
      open += matching.open;
      hidden += matching.hidden;
    }
    count.textContent = countSentence(shown, all, open);
    // Who looks for a name or a series sees it whatever its lifecycle.
    const hides = state.lifecycle !== 'all';
    concerns.hidden = hides && hidden === 0;
    if (!concerns.hidden) concerns.textContent = concernsSentence(hidden, hides);
  }

  function showEditions() {
    for (const [at, part] of parts.entries()) {
      const isShown = state.edition === 'both' || state.edition === sizes[at]?.edition;
      if (part instanceof HTMLDetailsElement) part.open = isShown;
      else if (part) part.hidden = !isShown;
    }
  }

  /** After a pause the address follows, what cannot be read is said, and the count is announced once. */
  function settle() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      form.showProblems(problems);
      setAddress(serializeState(state, options), 'replace');
      if (announcement.textContent !== count.textContent)
        announcement.textContent = count.textContent;
      drawAllBars();
    }, typingPause);
  }

  async function drawAllBars() {
    for (const table of inView()) await drawBars(table);
  }

  /** Draws what has changed and leaves alone what has not. */
  function draw() {
    const before = drawn;
    drawn = state;
    if (state.edition !== before?.edition) showEditions();
    if (!before || state.cols !== before.cols)
      for (const table of sizes) table.fold(state.cols ?? usualOf(options));
    if (state.sort !== before?.sort || !isPricedAs(state, before))
      for (const table of sizes) table.sort(state.sort);
    if (state.diskSort !== before?.diskSort) for (const table of disks) table.sort(state.diskSort);
    if (state.compare !== before?.compare) {
      for (const table of sizes) tick(table, state.compare);
      drawComparison(byId('compare'), sizes, state.compare, (id) => compare(id, false));
      drawTray(byId('tray'), state.compare);
    }
    filter();
  }

  /** The next frame draws it: drawn within the event, the page would be laid out twice. */
  function become(next: State) {
    state = next;
    for (const table of sizes) table.pause();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
    settle();
  }

  function typed() {
    const read = form.read();
    const same = (read.cols ?? []).join() === (state.cols ?? []).join();
    const next = { ...state, ...read, cols: same ? state.cols : read.cols };
    if (isPricedAs(next, state)) become(next);
    else reprice(next).then(become);
  }

  /** Prices of another region or system are there before anything says so; if they cannot be loaded, the last ones stay. */
  async function reprice(next: State): Promise<State> {
    const { region, os } = state;
    const isThere = await showPrices(sizes, byId('price-list'), next);
    byId('region-problem').textContent = isThere ? '' : 'These prices cannot be loaded.';
    if (isThere) priced = next;
    const became = isThere ? next : { ...next, region, os };
    if (!isThere) form.write(became);
    return became;
  }

  function compare(id: string, isCompared: boolean) {
    const others = state.compare.filter((one) => one !== id);
    become({ ...state, compare: isCompared ? [...others, id] : others });
  }

  async function readAddress() {
    const found = parseState(location.search, options);
    byId('ignored').replaceChildren(...found.ignored.map((sentence) => h('p', {}, sentence)));
    const { cols } = found.state;
    const next = { ...found.state, cols: cols && form.whole(cols) };
    form.write(next);
    state = isPricedAs(next, priced) ? next : await reprice(next);
    bounds = new Map();
    draw();
    form.showProblems(problems);
    delete document.documentElement.dataset['restoring'];
  }

  for (const [tables, order] of [
    [sizes, 'sort'],
    [disks, 'diskSort'],
  ] as const)
    for (const table of tables) {
      table.sortable(
        () => state[order],
        (sort) => become({ ...state, [order]: sort }),
      );
      sourceLines(table, byId('from'));
    }

  byId('reset').addEventListener('click', () => {
    const { region, os, diskSort } = state;
    const next = { ...initial, region, os, diskSort };
    form.write(next);
    become(next);
  });
  concerns.addEventListener('click', () =>
    become({ ...state, lifecycle: state.lifecycle === 'all' ? 'first-choice' : 'all' }),
  );
  labelPrices(sizes, initial);
  byId('csv').addEventListener('click', () =>
    download('vm-sizes.csv', inView(), () => state.cols ?? usualOf(options)),
  );
  byId('disk-csv').addEventListener('click', () =>
    download('disks.csv', disks, ({ headings }) => headings.map(({ id }) => id)),
  );
  addEventListener('popstate', readAddress);

  // What the browser put back into the controls, or somebody typed before the script came, holds as well.
  if (location.search.length > 1) await readAddress();
  else {
    state = { ...state, ...form.read() };
    draw();
  }
  // The table is read first.
  setTimeout(() => {
    for (const table of sizes) {
      addBoxes(table, compare);
      tick(table, state.compare);
    }
    drawAllBars();
  });
}

start();
