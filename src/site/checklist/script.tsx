/** The script of the one page with the checklist: hydrates the form, and saves what is typed. */
import { hydrate, render } from 'preact';
import type { AddressOf } from './CalculatorLinks.tsx';
import { ChecklistView } from './ChecklistView.tsx';
import { isEmpty } from './checklist.ts';
import { PrintedChecklist } from './PrintedChecklist.tsx';
import {
  append,
  backupKey,
  type Change,
  ChecklistStore,
  initial,
  storageKey,
  update,
} from './store.ts';

/** Pages are found relative to this script, wherever the folder is hosted. */
const ownAddress =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const to: AddressOf = (page, query = '') => {
  const address = new URL(`${page.slice(1)}index.html`, ownAddress || location.href).href;
  return query === '' ? address : `${address}?${query}`;
};

const notSaved =
  'This browser does not save this checklist: what you enter is lost when you leave the page. Save it as a file.';
/** Long enough that not every key is saved, short enough that nothing is lost. */
const saveDelay = 300;

function start(section: HTMLElement, root: HTMLElement, printed: HTMLElement) {
  const store = new ChecklistStore(() => localStorage);
  let state = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = () => <ChecklistView state={state} change={change} store={store} to={to} />;
  const change = (by: Change) => {
    const before = state.checklist;
    state = by(state);
    render(view(), root);
    if (state.checklist === before) return;
    clearTimeout(timer);
    timer = setTimeout(save, saveDelay);
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const isSaved = store.save(state.checklist);
    // The reason why a saved text could not be read stays, unless saving fails.
    if (isSaved === (state.problem === notSaved))
      change((current) => ({ ...current, problem: isSaved ? undefined : notSaved }));
  };
  const load = () => {
    const loaded = store.load();
    const problem =
      loaded.problem &&
      `A saved checklist could not be read completely. ${loaded.problem} Its text is kept in this browser’s storage as ${backupKey}.`;
    const shown = Math.min(state.shown, loaded.checklist.workloads.length - 1);
    change(update({ ...loaded, problem, shown }));
    save();
  };

  // What was typed into the form before this script came, and would be lost with the first render.
  const typed = Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea')]
      .filter(({ type }) => type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );
  hydrate(view(), root);
  load();
  if (!isEmpty(typed)) change(append([typed]));
  section.dataset['live'] = '';

  addEventListener('beforeprint', () => render(<PrintedChecklist {...state.checklist} />, printed));
  addEventListener('afterprint', () => render(null, printed));
  // Another tab has saved, or without a key cleared everything. Unless something is typed here, this tab follows.
  addEventListener('storage', ({ key }) => {
    if ((key === null || key === storageKey) && timer === undefined) load();
  });
  addEventListener('pagehide', save);
  // On a phone this may be the last event of the page.
  addEventListener('visibilitychange', save);
}

const section = document.querySelector<HTMLElement>('#checklist');
const root = section?.querySelector<HTMLElement>('.root');
const printed = section?.querySelector<HTMLElement>('.printed');
if (section && root && printed) start(section, root, printed);
