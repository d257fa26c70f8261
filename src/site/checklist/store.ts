/** The checklist as text: in a file and in the browser's storage. */
import { attempt } from '../../ui/browser/attempt.ts';
import {
  type Checklist,
  type Choice,
  defaultChoice,
  empty,
  keys,
  maxWorkloads,
} from './checklist.ts';
import { percentiles, periods } from './figures.ts';
import type { State } from './state.ts';

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
const isText = (entry: [string, unknown]): entry is [string, string] =>
  keys.has(entry[0]) && typeof entry[1] === 'string';

/** Parses a saved text: what could be read of it, and a sentence if that is not all. Never throws. */
export function parse(text: string): Partial<Loaded> {
  const data = attempt((): unknown => JSON.parse(text));
  if (!isRecord(data) || data['headroom'] !== 'checklist')
    return { problem: 'It is not a checklist, or it is damaged.' };
  if (data['version'] !== version)
    return { problem: 'It was written by another version of this page.' };
  const list: unknown = data['workloads'];
  if (!Array.isArray(list)) return { problem: 'It has no workloads.' };
  const items = list.slice(0, maxWorkloads).filter(isRecord);
  const workloads = items.map((item) => Object.fromEntries(Object.entries(item).filter(isText)));
  const countEntries = (all: readonly object[]) => all.flatMap((item) => Object.keys(item)).length;
  const unread = list.length - items.length + countEntries(items) - countEntries(workloads);
  const checklist = {
    workloads: workloads.length > 0 ? workloads : empty.workloads,
    choice: parseChoice(data['choice']),
  };
  if (unread === 0) return { checklist };
  return { checklist, problem: `${unread} of its entries could not be read and are left out.` };
}

/** Parses which figures the links carry. An unknown choice becomes the default: it takes one click to make it again. */
export function parseChoice(value: unknown): Choice {
  const given = isRecord(value) ? value : {};
  return {
    period: periods.find(({ id }) => id === given['period'])?.id ?? defaultChoice.period,
    percentile: percentiles.find((one) => one === given['percentile']) ?? defaultChoice.percentile,
    grown: typeof given['grown'] === 'boolean' ? given['grown'] : defaultChoice.grown,
  };
}

/** What is saved; where that could not be read completely, why. */
type Loaded = Pick<State, 'checklist' | 'problem'>;

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
    if (checklist === this.#saved) return true;
    const isSaved =
      this.#mayWrite &&
      this.#attempt((storage) => storage.setItem(storageKey, serialize(checklist)));
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

  /** @returns whether it worked */
  #attempt = (work: (storage: BrowserStorage) => void): boolean =>
    attempt(() => [work(this.#storage())]) !== undefined;
}

/** The one of this page. */
export const store = new ChecklistStore(() => localStorage);
