/**
 * Keeping the checklist in the browser, without ever writing over what it doesn't know: a text that
 * can't be read is put aside first, and what another tab wrote since is not overwritten.
 */
import { empty, type Sheet } from './sheet.ts';
import { readSheet, version, writeSheet } from './stored.ts';

export const key = `headroom-checklist-${version}`;
/** Where texts that couldn't be read are put. */
export const asideKey = `${key}-aside`;

/** What is needed of a browser's storage; any call may throw. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Opened = {
  readonly sheet: Sheet;
  /** What stood there; the next writing expects to find it. */
  readonly raw: string | null;
  /** A text that couldn't be read, or not wholly. */
  readonly aside?: { readonly text: string; readonly why: string };
  /** Whether the sheet can be kept from now on. */
  readonly keeps: boolean;
};

const attempt = <T>(work: () => T): { readonly value: T } | undefined => {
  try {
    return { value: work() };
  } catch {
    return undefined;
  }
};

/** Several texts can be put aside, one after the other: the newest stands first. */
const divider = '\n\u001e\n';

/** Puts a text aside. @returns whether it is safe */
function putAside(store: Store, text: string): boolean {
  return (
    attempt(() => {
      const before = store.getItem(asideKey);
      if (before?.split(divider).includes(text)) return;
      store.setItem(asideKey, before === null ? text : `${text}${divider}${before}`);
    }) !== undefined
  );
}

/** What is kept in this browser? Never throws. */
export function open(store: Store | undefined): Opened {
  const got = store && attempt(() => store.getItem(key));
  if (!store || !got) return { sheet: empty, raw: null, keeps: false };
  const raw = got.value;
  const kept = attempt(() => store.getItem(asideKey))?.value ?? null;
  const earlier =
    kept === null
      ? {}
      : { aside: { text: kept, why: 'It could not be read, or two tabs disagreed.' } };
  if (raw === null) return { sheet: empty, raw, keeps: true, ...earlier };
  const read = readSheet(raw);
  if ('sheet' in read && read.dropped === 0)
    return { sheet: read.sheet, raw, keeps: true, ...earlier };
  const why =
    'refused' in read
      ? read.refused
      : `${read.dropped} of its entries were not understood; the others are below.`;
  // What could not be put aside stays where it is, and nothing is written over it.
  const safe = putAside(store, raw);
  const sheet = 'sheet' in read ? read.sheet : empty;
  return { sheet, raw, keeps: safe, aside: { text: raw, why } };
}

export type Kept =
  | { readonly kept: true; readonly raw: string }
  /** The browser refuses, or has no room. */
  | { readonly kept: false }
  /** Another tab has written since. */
  | { readonly kept: false; readonly theirs: string | null };

/** Keeps the sheet, if what stands there is still what this page last saw. */
export function keep(store: Store | undefined, sheet: Sheet, last: string | null): Kept {
  const done =
    store &&
    attempt((): Kept => {
      const now = store.getItem(key);
      const raw = writeSheet(sheet);
      if (now === raw) return { kept: true, raw };
      if (now !== last) return { kept: false, theirs: now };
      store.setItem(key, raw);
      return { kept: true, raw };
    });
  return done?.value ?? { kept: false };
}

/** Puts a sheet aside that is about to be lost: another tab's stands in its place, and the page is left. */
export function rescue(store: Store | undefined, sheet: Sheet, last: string | null) {
  const text = writeSheet(sheet);
  if (store && text !== last) putAside(store, text);
}

/** Removes what was put aside: its reader has asked for it. */
export const forgetAside = (store: Store | undefined) =>
  store && attempt(() => store.removeItem(asideKey));
