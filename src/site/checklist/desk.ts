/** What happens when the reader does something: the one place where the sheet changes. */
import { csvText, shielded } from './csv.ts';
import { forgetAside, keep, key, open, rescue, type Store } from './keep.ts';
import { markdownText } from './markdown.ts';
import {
  empty,
  joined,
  mostWorkloads,
  type Sheet,
  typed,
  type Workload,
  without,
} from './sheet.ts';
import { type Actions, type Format, initial, type State } from './state.ts';
import { readSheet, writeSheet } from './stored.ts';

/** What the desk needs of the browser. */
export type Room = {
  readonly store: Store | undefined;
  readonly draw: (state: State) => void;
  readonly copy: (text: string) => Promise<void>;
  readonly save: (name: string, type: string, text: string) => void;
  readonly print: () => void;
  /** Runs the work a little later; a later call takes its place. */
  readonly later: (work: () => void) => void;
};

const texts: Readonly<
  Record<
    Format,
    { readonly name: string; readonly type: string; readonly of: (s: Sheet) => string }
  >
> = {
  markdown: { name: 'checklist.md', type: 'text/markdown', of: markdownText },
  csv: { name: 'checklist.csv', type: 'text/csv', of: csvText },
  file: { name: 'checklist.json', type: 'application/json', of: writeSheet },
};
const called: Readonly<Record<Format, string>> = {
  markdown: 'Markdown',
  csv: 'CSV',
  file: 'a file',
};

const refused =
  'This browser keeps nothing for this page, so what you fill in lasts until you leave it. Save it as a file.';
const noRoom =
  'There is no room to put the unreadable text aside, so it stays where it is and nothing new is kept. Save this page’s as a file.';
/** More text than any checklist has. */
const largestFile = 8_000_000;

const apostrophes = (sheet: Sheet): string => {
  const count = shielded(sheet);
  if (count === 0) return '';
  return ` ${count === 1 ? 'One cell begins' : `${count} cells begin`} like a formula: an apostrophe stands in front, so that no spreadsheet computes it.`;
};

export class Desk {
  #state: State = initial;
  /** What stands in the browser, as far as this page knows. */
  #raw: string | null = null;
  #mayWrite = true;
  readonly #room: Room;
  readonly actions: Actions;

  constructor(room: Room) {
    this.#room = room;
    this.actions = this.#make();
  }

  /** Takes out what is kept. @param early what was typed before this script came */
  start(early: Workload = {}) {
    const { sheet, raw, aside, keeps } = open(this.#room.store);
    this.#raw = raw;
    this.#mayWrite = keeps || aside === undefined;
    const unkept = keeps ? {} : { unkept: aside ? noRoom : refused };
    this.#set({ sheet, ...(aside ? { aside } : {}), ...unkept });
    if (Object.keys(early).length > 0) this.#change(joined(sheet, [early]), '');
  }

  get sheet(): Sheet {
    return this.#state.sheet;
  }

  /** Another tab has written. */
  noticed(text: string | null) {
    if (text === this.#raw) return;
    if (text === writeSheet(this.#state.sheet)) this.#raw = text;
    else this.#set({ elsewhere: true });
  }

  /** Keeps the sheet now: the page may be gone in a moment. */
  keepNow() {
    if (!this.#mayWrite || this.#state.elsewhere) return;
    // A blank sheet that was never kept leaves nothing behind.
    if (this.#raw === null && this.#state.sheet === empty) return;
    const kept = keep(this.#room.store, this.#state.sheet, this.#raw);
    if (kept.kept) {
      this.#raw = kept.raw;
      if (this.#state.unkept !== undefined) this.#set({}, 'unkept');
    } else if ('theirs' in kept) this.#set({ elsewhere: true });
    else if (this.#state.unkept === undefined) this.#set({ unkept: refused });
  }

  /** The page is left. */
  leave() {
    this.keepNow();
    if (this.#mayWrite && this.#state.elsewhere)
      rescue(this.#room.store, this.#state.sheet, this.#raw);
  }

  /** Changes what is shown; the names after it are emptied. */
  #set(change: Partial<State>, ...emptied: readonly (keyof State)[]) {
    const next: Record<string, unknown> = { ...this.#state, ...change };
    for (const name of emptied) delete next[name];
    // Only optional parts are ever emptied.
    this.#state = next as State;
    this.#room.draw(this.#state);
  }

  #change(sheet: Sheet, said: string, change: Partial<State> = {}) {
    const at = Math.min(change.at ?? this.#state.at, sheet.workloads.length - 1);
    this.#set(
      { ...change, sheet, at, said },
      'asking',
      ...(change.before ? [] : ['before' as const]),
    );
    this.#room.later(() => this.keepNow());
  }

  async #copy(text: string, said: string) {
    try {
      await this.#room.copy(text);
      this.#set({ said }, 'manual');
    } catch {
      this.#set({ said: '', manual: text });
    }
  }

  async #open(file: File) {
    const name = file.name.slice(0, 60);
    const read =
      file.size > largestFile
        ? { refused: 'It is too large to be a checklist.' }
        : readSheet(await file.text().catch(() => ''));
    if ('refused' in read) {
      this.#set({ said: `“${name}” was not opened. ${read.refused} Nothing has changed.` });
      return;
    }
    const { sheet } = this.#state;
    const next = joined(sheet, read.sheet.workloads);
    if (next.workloads.length > mostWorkloads) {
      this.#set({
        said: `“${name}” was not opened: with it there would be more than ${mostWorkloads} workloads.`,
      });
      return;
    }
    const left =
      read.dropped > 0 ? ` ${read.dropped} of its entries were not understood and left out.` : '';
    this.#change(next, `“${name}” was added.${left}`, {
      before: sheet,
      at: next.workloads.length - read.sheet.workloads.length,
    });
  }

  #takeTheirs() {
    const mine = this.#state.sheet;
    const { sheet, raw, aside, keeps } = open(this.#room.store);
    this.#raw = raw;
    this.#mayWrite = keeps || aside === undefined;
    this.#set({ elsewhere: false, ...(aside ? { aside } : {}) });
    this.#change(sheet, 'The other tab’s checklist stands here now.', { before: mine });
  }

  #make(): Actions {
    const set = (change: Partial<State>, ...emptied: readonly (keyof State)[]) =>
      this.#set(change, ...emptied);
    return {
      type: (name, text) => {
        const { sheet, at, before } = this.#state;
        this.#change(typed(sheet, at, name, text), '', before ? { before } : {});
      },
      choose: (choice) => this.#change({ ...this.#state.sheet, choice }, ''),
      show: (at) => set({ at, said: '' }),
      add: () => {
        const { sheet } = this.#state;
        if (sheet.workloads.length >= mostWorkloads) return;
        this.#change({ ...sheet, workloads: [...sheet.workloads, {}] }, '', {
          at: sheet.workloads.length,
        });
      },
      remove: () => {
        const { sheet, at } = this.#state;
        this.#change(without(sheet, at), 'Removed.', { before: sheet });
      },
      ask: (what) => (what ? set({ asking: what }) : set({}, 'asking')),
      clear: () => {
        const { sheet } = this.#state;
        this.#change(empty, 'Cleared.', { before: sheet, at: 0 });
      },
      undo: () => {
        const { before, sheet } = this.#state;
        if (before) this.#change(before, 'Undone.', { before: sheet });
      },
      copy: (format) =>
        void this.#copy(
          texts[format].of(this.sheet),
          `Copied as ${called[format]}.${format === 'csv' ? apostrophes(this.sheet) : ''}`,
        ),
      save: (format) => {
        const { name, type, of } = texts[format];
        this.#room.save(name, type, of(this.sheet));
        set({ said: `${name} was made.${format === 'csv' ? apostrophes(this.sheet) : ''}` });
      },
      open: (file) => void this.#open(file),
      print: () => this.#room.print(),
      closeManual: () => set({}, 'manual'),
      copyAside: () => void this.#copy(this.#state.aside?.text ?? '', 'Copied.'),
      saveAside: () =>
        this.#room.save('checklist-aside.txt', 'text/plain', this.#state.aside?.text ?? ''),
      forgetAside: () => {
        forgetAside(this.#room.store);
        this.#mayWrite = true;
        set({}, 'aside', 'asking', 'unkept');
        this.keepNow();
      },
      takeTheirs: () => this.#takeTheirs(),
      keepMine: () => {
        try {
          this.#raw = this.#room.store?.getItem(key) ?? null;
        } catch {}
        set({ elsewhere: false });
        this.keepNow();
      },
    };
  }
}
