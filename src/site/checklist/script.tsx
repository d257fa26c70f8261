/** The script of the one page with the checklist: hydrates the form, and saves what is typed. */
import { hydrate, render } from 'preact';
import { saveFile } from '../save.ts';
import { ChecklistView, type Effects, type Format } from './ChecklistView.tsx';
import type { AddressOf } from './ChecksView.tsx';
import { type Checklist, empty, isEmpty } from './checklist.ts';
import { csvText } from './csv.ts';
import { markdownText } from './markdown.ts';
import { PrintedChecklist } from './PrintedChecklist.tsx';
import { type Action, initial, reduce } from './state.ts';
import { backupKey, ChecklistStore, parse, serialize, storageKey } from './store.ts';

/** Pages are found relative to this script, wherever the folder is hosted. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const to: AddressOf = (page, query = '') => {
  const address = new URL(`${page.slice(1)}index.html`, own || location.href).href;
  return query === '' ? address : `${address}?${query}`;
};

type Export = {
  readonly name: string;
  readonly type: string;
  readonly text: (checklist: Checklist) => string;
  readonly note?: string;
};
const shielded =
  ' A cell that begins like a formula has an apostrophe in front, so that no spreadsheet computes it.';
const formats: Readonly<Record<Format, Export>> = {
  markdown: { name: 'checklist.md', type: 'text/markdown', text: markdownText },
  csv: { name: 'checklist.csv', type: 'text/csv', text: csvText, note: shielded },
  file: { name: 'checklist.json', type: 'application/json', text: serialize },
};

const notSaved =
  'This browser does not save this checklist: what you enter is lost when you leave the page. Save it as a file.';
/** More text than any checklist has. */
const maxFileSize = 8_000_000;
/** Long enough that not every key is saved, short enough that nothing is lost. */
const saveDelay = 300;

function start(section: HTMLElement, root: HTMLElement, printed: HTMLElement) {
  const store = new ChecklistStore(() => localStorage);
  let state = initial;
  let saved = initial.checklist;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Only what was changed here is saved: a tab that was only looked at replaces nothing. */
  const save = () => {
    clearTimeout(timer);
    if (state.checklist === saved) return;
    saved = state.checklist;
    dispatch({ type: 'saved', problem: store.save(saved) ? undefined : notSaved });
  };
  const dispatch = (action: Action) => {
    const before = state.checklist;
    state = reduce(state, action);
    render(view(), root);
    if (state.checklist === before) return;
    clearTimeout(timer);
    timer = setTimeout(save, saveDelay);
  };
  const report = (message: string) => dispatch({ type: 'report', message });

  const effects: Effects = {
    copy: async (format) => {
      const { text, note = '' } = formats[format];
      try {
        await navigator.clipboard.writeText(text(state.checklist));
        report(`Copied.${note}`);
      } catch {
        // Without a secure context there is no clipboard, and a sandbox refuses it.
        report('This browser does not let the page copy. Download the text instead.');
      }
    },
    download: (format) => {
      const { name, type, text, note = '' } = formats[format];
      saveFile(name, type, text(state.checklist));
      report(`Downloaded ${name}.${note}`);
    },
    openFile: async (file) => {
      const name = `“${file.name.slice(0, 60)}”`;
      if (file.size > maxFileSize) return report(`${name} is too large to be a checklist.`);
      const { checklist, problem = '' } = parse(await file.text().catch(() => ''));
      if (!checklist) return report(`${name} was not added. ${problem}`);
      const message = `${name} was added. ${problem}`;
      dispatch({ type: 'append', workloads: checklist.workloads, message });
    },
    print: () => print(),
    erase: () => {
      const erased = store.erase(storageKey, backupKey);
      dispatch({ type: 'erase' });
      if (erased) saved = state.checklist;
    },
    downloadBackup: () => saveFile('checklist-backup.txt', 'text/plain', state.backup ?? ''),
    deleteBackup: () => {
      store.erase(backupKey);
      dispatch({ type: 'delete-backup' });
    },
  };
  const view = () => <ChecklistView state={state} dispatch={dispatch} effects={effects} to={to} />;

  // What was typed into the form before this script came, and would be lost with the first render.
  const typed = Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea')]
      .filter(({ type }) => type !== 'checkbox')
      .map(({ name, value }) => [name, value]),
  );
  hydrate(view(), root);
  const loaded = store.load();
  saved = loaded.checklist;
  dispatch({ type: 'load', loaded });
  if (!store.canSave) dispatch({ type: 'saved', problem: notSaved });
  if (!isEmpty(typed)) dispatch({ type: 'append', workloads: [typed], message: '' });
  section.dataset['live'] = '';

  addEventListener('beforeprint', () => render(<PrintedChecklist {...state.checklist} />, printed));
  addEventListener('afterprint', () => render(null, printed));
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key the whole storage was cleared.
    if (key !== null && key !== storageKey) return;
    if ((newValue ?? serialize(empty)) !== serialize(state.checklist))
      dispatch({ type: 'change-elsewhere' });
  });
  addEventListener('pagehide', save);
  // On a phone this may be the last event of the page.
  addEventListener('visibilitychange', save);
}

const section = document.querySelector<HTMLElement>('#checklist');
const root = section?.querySelector<HTMLElement>('.root');
const printed = section?.querySelector<HTMLElement>('.printed');
if (section && root && printed) start(section, root, printed);
