/** What calculators need in a page, each in a script of its own that comes on first use. */
import type { World } from '../calculators/world.ts';
import type { Calculator, TextOf } from '../kit/index.ts';
import type { Catalogue, Edition } from '../limits/types.ts';
import type { BesideProps } from './AnswerView.tsx';
import { type NameLists, noNames } from './Controls.tsx';
import type { LoadPanel } from './Share.tsx';
import type { PackedVms } from './script-data.ts';
import { load } from './scripts.ts';
import { turn } from './turn.ts';

/** The names of all calculators, put in at build: no other script is ever asked for. */
declare const HEADROOM_CALCULATORS: readonly string[];

const here = new Map<string, Calculator<World>>();
const owns = new Map<string, BesideProps['Own']>();

/** The calculator of this name, once its script is there. */
export const calculatorOf = (of: string) => here.get(of);

/** What the calculator of this name draws of its own, if anything. */
export const ownView = (of: string) => owns.get(of);

export const isCalculator = (of: string) => HEADROOM_CALCULATORS.includes(of);

/** A calculator, and what it draws of its own. */
type Found = { readonly Own?: BesideProps['Own'] } & Readonly<Record<string, Calculator<World>>>;

/** @returns whether the calculator is there */
async function loadCalculator(of: string): Promise<boolean> {
  if (!here.has(of) && isCalculator(of)) {
    const { Own, ...found } = (await load<Found>(`./headroom-${of}.js`)) ?? {};
    const calculator = Object.values(found).find((one) => one?.id === of);
    if (calculator) here.set(of, calculator);
    owns.set(of, Own);
  }
  return here.has(of);
}

/** The panel “Share and embed”. */
export const loadPanel: LoadPanel = async () =>
  (await load<{ Panel: Awaited<ReturnType<LoadPanel>> & object }>('./headroom-share.js'))?.Panel;

let limits: typeof import('./limits-script.ts') | undefined;
let whole: Catalogue | undefined;

/** What calculators compute in, as far as it is there. */
export const world = (): World | undefined =>
  limits && { catalogue: whole ?? limits.catalogueOfDisks };

/** How to draw what stands beside an answer; it comes with the dataset, since nothing is answered without. */
export const besideView = () => limits?.Beside;

/** The VM sizes: those that are asked for most, and all others. */
const vmFiles = ['vms', 'vms-more'] as const;
/** How many of them have come, in this order; less than none before the rest of the dataset has. */
let come = -1;

/**
 * Loads the dataset.
 * @param files how many of the files of VM sizes are needed too
 * @returns whether everything asked for is there
 */
async function loadLimits(files: number): Promise<boolean> {
  if (come >= files) return true;
  const [loaded, ...found] = await Promise.all([
    limits ?? load<typeof import('./limits-script.ts')>('./headroom-limits.js'),
    ...vmFiles.slice(0, files).map((file) => load<PackedVms>(`./headroom-${file}.js`)),
  ]);
  limits ??= loaded;
  await turn();
  if (limits && files > come && !found.includes(undefined)) {
    come = files;
    if (files > 0) whole = limits.catalogueWith(found as PackedVms[]);
  }
  await turn();
  return come >= files;
}

/** How many files of VM sizes are needed: all where somebody is about to type, or where a size is not in the first. */
function filesNeeded(of: string, states: readonly TextOf[], offering: boolean): number {
  const needed = states.map((textOf) => {
    const name = textOf('vm') ?? calculatorOf(of)?.initial('vm');
    if (offering) return vmFiles.length;
    if (!name?.trim()) return 0;
    return whole && limits?.lacks(whole, name, textOf('limits')) ? vmFiles.length : 1;
  });
  return Math.max(...needed);
}

/** Is everything there that a calculator needs in these states? */
export const isThere = (of: string, states: readonly TextOf[], offering: boolean): boolean =>
  here.has(of) && come >= filesNeeded(of, states, offering);

/** Brings the calculator and the data that these states need. Returns whether everything is there. */
export async function bring(
  of: string,
  states: readonly TextOf[],
  offering: boolean,
): Promise<boolean> {
  const needed = () => filesNeeded(of, states, offering);
  const [there] = await Promise.all([loadCalculator(of), loadLimits(needed())]);
  // Only the calculator knows whether it starts with a VM size, and only the first file whether it has it.
  return there && (await loadLimits(needed())) && loadLimits(needed());
}

const offered = new Map<Edition, NameLists>();

/** The names to offer in an edition: the same lists each time, once everything is there. */
export function names(edition: Edition): NameLists {
  const before = offered.get(edition);
  if (before || !whole || come < vmFiles.length) return before ?? noNames;
  const list = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  const found = { disks: list(whole.disks(edition)), vms: list(whole.vms(edition)) };
  offered.set(edition, found);
  return found;
}
