/** The script of the one page with the checklist: hydrates the form, and saves what is typed. */
import { hydrate, render } from 'preact';
import { selectOnEntry } from '../../ui/element/typed-fields.ts';
import { ChecklistView } from './ChecklistView.tsx';
import { isEmpty, keys, type Workload } from './checklist.ts';
import { PrintedChecklist } from './PrintedChecklist.tsx';
import { append, type Change, initial, update } from './state.ts';
import { backupKey, storageKey, store } from './store.ts';

const notSaved =
  'This browser does not save this checklist: what you enter is lost when you leave the page. Save it as a file.';
/** Long enough that not every key is saved, short enough that nothing is lost. */
const saveDelay = 300;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const root = find('#checklist .root');
const printed = find('#checklist .printed');
let state = initial;
let timer: ReturnType<typeof setTimeout> | undefined;

const view = () => <ChecklistView state={state} change={change} />;
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
  const { checklist, problem } = store.load();
  const sentence = `A saved checklist could not be read completely. ${problem} Its text is kept in this browser’s storage as ${backupKey}.`;
  change(update({ checklist, problem: problem && sentence }));
  save();
};

// What was typed into the form before this script came, and would be lost with the first render.
const form = find('#checklist form') as HTMLFormElement;
const typed = [...new FormData(form)].filter(([key]) => keys.has(key));
const workload = Object.fromEntries(typed) as Workload;
hydrate(view(), root);
selectOnEntry(document);
load();
if (!isEmpty(workload)) change(append([workload]));
find('#checklist').dataset['live'] = '';

addEventListener('beforeprint', () => render(<PrintedChecklist {...state.checklist} />, printed));
addEventListener('afterprint', () => render(null, printed));
// Another tab has saved, or without a key cleared everything. Unless something is typed here, this tab follows.
addEventListener('storage', ({ key }) => {
  if ((key === null || key === storageKey) && timer === undefined) load();
});
addEventListener('pagehide', save);
// On a phone this may be the last event of the page.
addEventListener('visibilitychange', save);
