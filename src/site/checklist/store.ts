/** What the page shows, how it changes, and the checklist as text: in a file and in the browser's storage. */
import {
  type Checklist,
  type Choice,
  defaultChoice,
  empty,
  isEmpty,
  keys,
  maxWorkloads,
  type Workload,
} from './checklist.ts';
import { percentiles, periods } from './figures.ts';

export type State = {
  readonly checklist: Checklist;
  /** The index of the workload that is shown. */
  readonly shown: number;
  /** The last thing that happened, in a sentence. */
  readonly statusMessage: string;
  /** What the reader has to know about saving, in sentences. */
  readonly problem?: string | undefined;
};

export const initial: State = { checklist: empty, shown: 0, statusMessage: '' };

/** Every change of the page is a function from its state to the next. */
export type Change = (state: State) => State;

/** The state with these changes; the last message is cleared. */
const next = (state: State, changes: Partial<State>): State => ({
  ...state,
  statusMessage: '',
  ...changes,
});

/** The state with the workloads of another list, of which there is always one. */
function withWorkloads(state: State, list: readonly Workload[], shown: number, message = '') {
  const workloads = list.length > 0 ? list : empty.workloads;
  return next(state, {
    checklist: { ...state.checklist, workloads },
    shown: Math.min(shown, workloads.length - 1),
    statusMessage: message,
  });
}

export const update =
  (changes: Partial<State>): Change =>
  (state) =>
    next(state, changes);

export const edit =
  (key: string, text: string): Change =>
  (state) => {
    const { workloads } = state.checklist;
    const edited = { ...workloads[state.shown], [key]: text };
    return withWorkloads(state, workloads.with(state.shown, edited), state.shown);
  };

/** Adds workloads and shows the first of them. A checklist that is still blank is replaced by filled ones. */
export const append =
  (added: readonly Workload[], message?: string): Change =>
  (state) => {
    const { workloads } = state.checklist;
    const kept = workloads.every(isEmpty) && !added.every(isEmpty) ? [] : workloads;
    return kept.length + added.length > maxWorkloads
      ? next(state, { statusMessage: `Not added: at most ${maxWorkloads} workloads fit.` })
      : withWorkloads(state, [...kept, ...added], kept.length, message);
  };

export const remove: Change = (state) => {
  const { checklist, shown } = state;
  return withWorkloads(state, checklist.workloads.toSpliced(shown, 1), shown, 'Workload removed.');
};

/** A later format has another number, and another key in the browser. */
const version = 1;
export const storageKey = `headroom-checklist-${version}`;
/** A copy of a saved text that could not be read completely. */
export const backupKey = `${storageKey}-backup`;

/** The exact text of a checklist; empty texts are left out. */
export function serialize({ workloads, choice }: Checklist): string {
  const filled = workloads.map((workload) =>
    Object.fromEntries(Object.entries(workload).filter(([, text]) => text !== '')),
  );
  return JSON.stringify({ headroom: 'checklist', version, choice, workloads: filled });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a saved text: what could be read of it, and a sentence if that is not all. Never throws. */
export function parse(text: string): Partial<Loaded> {
  const data = parseJson(text);
  if (!isRecord(data) || data['headroom'] !== 'checklist')
    return { problem: 'It is not a checklist, or it is damaged.' };
  if (data['version'] !== version)
    return { problem: 'It was written by another version of this page.' };
  const list: unknown = data['workloads'];
  if (!Array.isArray(list)) return { problem: 'It has no workloads.' };
  let unread = Math.max(0, list.length - maxWorkloads);
  const workloads: Workload[] = [];
  for (const item of list.slice(0, maxWorkloads)) {
    const entries = isRecord(item) ? Object.entries(item) : [];
    const texts = entries.filter(([key, text]) => keys.has(key) && typeof text === 'string');
    if (isRecord(item)) workloads.push(Object.fromEntries(texts) as Workload);
    unread += isRecord(item) ? entries.length - texts.length : 1;
  }
  const checklist = {
    workloads: workloads.length > 0 ? workloads : empty.workloads,
    choice: parseChoice(data['choice']),
  };
  if (unread === 0) return { checklist };
  return { checklist, problem: `${unread} of its entries could not be read and are left out.` };
}

/** An unknown choice becomes the default: it takes one click to make it again. */
function parseChoice(value: unknown): Choice {
  const given = isRecord(value) ? value : {};
  return {
    period: periods.find(({ id }) => id === given['period'])?.id ?? defaultChoice.period,
    percentile: percentiles.find((one) => one === given['percentile']) ?? defaultChoice.percentile,
    grown: typeof given['grown'] === 'boolean' ? given['grown'] : defaultChoice.grown,
  };
}

/** What is saved; where that could not be read completely, why. */
export type Loaded = Pick<State, 'checklist' | 'problem'>;

/** What is needed of a browser's storage. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The checklist in the browser's storage, every call of which may throw: refused, full, or blocked for this page. */
export class ChecklistStore {
  readonly #storage: () => BrowserStorage;
  /** Not before a text that can't be read is safe in its copy. */
  #mayWrite = false;
  #saved: Checklist | undefined;

  constructor(storage: () => BrowserStorage) {
    this.#storage = storage;
  }

  /** Reads what is saved, and copies what can't be read. Never throws; the next `save` tells whether it worked. */
  load(): Loaded {
    let loaded: Loaded = { checklist: empty };
    this.#mayWrite = this.#attempt((storage) => {
      const text = storage.getItem(storageKey);
      if (text === null) return;
      loaded = { checklist: empty, ...parse(text) };
      if (loaded.problem) storage.setItem(backupKey, text);
    });
    this.#saved = this.#mayWrite ? loaded.checklist : undefined;
    return loaded;
  }

  /** @returns whether the browser has it. What it has already is not written again. */
  save(checklist: Checklist): boolean {
    const isSaved =
      checklist === this.#saved ||
      (this.#mayWrite &&
        this.#attempt((storage) => storage.setItem(storageKey, serialize(checklist))));
    if (isSaved) this.#saved = checklist;
    return isSaved;
  }

  /** Removes everything that is saved. @returns whether it is gone */
  erase(): boolean {
    const erased = this.#attempt((storage) => {
      for (const key of [storageKey, backupKey]) storage.removeItem(key);
    });
    this.#mayWrite ||= erased;
    if (erased) this.#saved = empty;
    return erased;
  }

  #attempt(work: (storage: BrowserStorage) => void): boolean {
    try {
      work(this.#storage());
      return true;
    } catch {
      return false;
    }
  }
}
