/** The dataset in a page: scripts beside our own, loaded by script tags, the only way that works on `file://`. */
import type { World } from '../calculators/world.ts';
import type { Catalogue, Edition } from '../limits/types.ts';
import { type NameLists, noNames } from './Controls.tsx';
import type {} from './limits-script.ts';

/** Scripts are loaded from beside our own, and from nowhere else. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
export const beside = (file: string) => new URL(file, own || location.href).href;

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Pages may demand that script addresses come from a named policy; ours lets our own folder pass. */
const policy: Policy = (() => {
  const rules: Policy = {
    createScriptURL: (address) => {
      if (!address.startsWith(beside('./'))) throw new TypeError(`Not ours: ${address}`);
      return address;
    },
  };
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  try {
    return factory?.createPolicy('headroom', rules) ?? rules;
  } catch {
    return rules;
  }
})();

/** Loads each script once; after a failure a later call tries again. */
const scripts = new Map<string, Promise<void>>();
function load(file: string): Promise<void> {
  const before = scripts.get(file);
  if (before) return before;
  const loading = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(beside(file));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      scripts.delete(file);
      resolve();
    });
    document.head.append(script);
  });
  scripts.set(file, loading);
  return loading;
}

let whole: Catalogue | undefined;

/** What calculators compute in, as far as it is there. */
export function world(): World | undefined {
  const limits = globalThis.headroomLimits;
  return limits && { catalogue: whole ?? limits.catalogue, counsel: limits.counsel };
}

export const vmsLoaded = () => whole !== undefined;

/**
 * Loads the dataset.
 * @param withVms whether VM sizes are needed too
 * @returns whether everything asked for is there
 */
export async function loadLimits(withVms: boolean): Promise<boolean> {
  if (whole) return true;
  await Promise.all([
    globalThis.headroomLimits ? undefined : load('headroom-limits.js'),
    withVms && !globalThis.headroomVms ? load('headroom-vms.js') : undefined,
  ]);
  const limits = globalThis.headroomLimits;
  if (limits && globalThis.headroomVms) whole ??= limits.withVms(globalThis.headroomVms);
  return withVms ? vmsLoaded() : limits !== undefined;
}

const offered = new Map<Edition, NameLists>();

/** The names to offer in an edition: the same lists each time, once everything is there. */
export function names(edition: Edition): NameLists {
  const before = offered.get(edition);
  if (before || !whole) return before ?? noNames;
  const list = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  const found = { disks: list(whole.disks(edition)), vms: list(whole.vms(edition)) };
  offered.set(edition, found);
  return found;
}
