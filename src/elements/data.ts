/**
 * The dataset in a page. Disks are part of the script; the table of VM sizes is ten times larger
 * and is a script of its own, loaded by a script tag (the only way that works on `file://`) when
 * somebody first needs it.
 */
import { makeCatalogue } from '../limits/catalogue.ts';
import { unpackDisks, unpackVms } from '../limits/compact.ts';
import type { Catalogue, Source } from '../limits/types.ts';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_DISKS: string;
declare const HEADROOM_SOURCES: readonly Source[];

declare global {
  /** What `headroom-vms.js` leaves behind. */
  var headroomVms: { readonly vms: string; readonly sources: readonly Source[] } | undefined;
}

const disks = unpackDisks(HEADROOM_DISKS);

/** What is known until the VM sizes have come. No size is called unknown for want of the table. */
let known: Catalogue = {
  ...makeCatalogue(disks, [], HEADROOM_SOURCES),
  vm: () => ({
    refused: 'The table of VM sizes could not be loaded, so no size can be looked up.',
  }),
};
let loading: Promise<boolean> | undefined;

export const catalogue = (): Catalogue => known;

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

/** Loads the VM sizes once. @returns whether they are there; a later call tries again after a failure */
export function loadVms(): Promise<boolean> {
  loading ??= new Promise<boolean>((resolve) => {
    const take = () => {
      const data = globalThis.headroomVms;
      if (data)
        known = makeCatalogue(disks, unpackVms(data.vms), [...HEADROOM_SOURCES, ...data.sources]);
      else loading = undefined;
      resolve(data !== undefined);
    };
    if (globalThis.headroomVms) return take();
    const script = document.createElement('script');
    script.src = policy.createScriptURL(beside('headroom-vms.js'));
    script.addEventListener('load', take);
    script.addEventListener('error', take);
    document.head.append(script);
  });
  return loading;
}

export const vmsLoaded = () =>
  globalThis.headroomVms !== undefined && known.vms('current').length > 0;
