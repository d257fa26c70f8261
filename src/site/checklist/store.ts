/** The checklist as text, in a file and in the browser's storage. */
import {
  type Checklist,
  type Choice,
  defaultChoice,
  empty,
  keys,
  maxWorkloads,
  type Workload,
} from './checklist.ts';
import { percentiles, periods } from './figures.ts';

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

/** What could be read of a text, and a sentence if that is not all of it. */
export type Parsed = { readonly checklist?: Checklist; readonly problem?: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a saved text. Never throws, whatever the text. */
export function parse(text: string): Parsed {
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

export type Loaded = {
  readonly checklist: Checklist;
  /** A copy of a text that could not be read completely, now or at an earlier visit. */
  readonly backup?: string | undefined;
  /** Why it could not be read: known only at the visit that made the copy. */
  readonly problem?: string | undefined;
};

/** What is needed of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The checklist in the browser's storage, every call of which may throw: refused, full, or blocked for this page. */
export class ChecklistStore {
  readonly #storage: () => BrowserStorage;
  /** Not before a text that can't be read is safe in its copy. */
  #mayWrite = false;

  constructor(storage: () => BrowserStorage) {
    this.#storage = storage;
  }

  /** Reads what is saved. Never throws; `canSave` tells whether it worked. */
  load(): Loaded {
    let loaded: Loaded = { checklist: empty };
    this.#mayWrite = false;
    this.#attempt((storage) => {
      const text = storage.getItem(storageKey);
      const { checklist = empty, problem } = text === null ? {} : parse(text);
      loaded = { checklist, problem, backup: problem ? (text ?? undefined) : undefined };
      if (text !== null && problem) storage.setItem(backupKey, text);
      else loaded = { checklist, backup: storage.getItem(backupKey) ?? undefined };
      this.#mayWrite = true;
    });
    return loaded;
  }

  get canSave(): boolean {
    return this.#mayWrite;
  }

  /** @returns whether it is saved */
  save(checklist: Checklist): boolean {
    if (!this.#mayWrite) return false;
    return this.#attempt((storage) => storage.setItem(storageKey, serialize(checklist)));
  }

  /** Removes what is saved under these keys. @returns whether it is gone */
  erase(...keys: readonly string[]): boolean {
    const erased = this.#attempt((storage) => {
      for (const key of keys) storage.removeItem(key);
    });
    this.#mayWrite ||= erased;
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
