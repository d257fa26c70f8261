/** What the page shows beside the sheet, and what its reader can do. */
import { type Choice, empty, type Sheet } from './sheet.ts';

export type Format = 'markdown' | 'csv' | 'file';

export type State = {
  readonly sheet: Sheet;
  /** The workload that is open. */
  readonly at: number;
  /** The last thing that happened, in a sentence. */
  readonly said: string;
  /** Something that can't be taken back wants a second word. */
  readonly asking?: 'clear' | 'forget';
  /** What stood here before the last great change. */
  readonly before?: Sheet;
  /** A text to be copied by hand. */
  readonly manual?: string;
  /** A kept text that could not be read. */
  readonly aside?: { readonly text: string; readonly why: string };
  /** Why nothing is kept, in a sentence. */
  readonly unkept?: string;
  /** Another tab has written something else. */
  readonly elsewhere?: boolean;
};

export const initial: State = { sheet: empty, at: 0, said: '' };

export type Actions = {
  readonly type: (name: string, text: string) => void;
  readonly choose: (choice: Choice) => void;
  readonly show: (at: number) => void;
  readonly add: () => void;
  readonly remove: () => void;
  readonly ask: (what: State['asking']) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly copy: (format: Format) => void;
  readonly save: (format: Format) => void;
  readonly open: (file: File) => void;
  readonly print: () => void;
  readonly closeManual: () => void;
  readonly copyAside: () => void;
  readonly saveAside: () => void;
  readonly forgetAside: () => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
};

/** Where a page of the site is, from the page that shows the checklist. */
export type To = (page: string, query?: string) => string;

export type ViewProps = { readonly state: State; readonly act: Actions; readonly to: To };
