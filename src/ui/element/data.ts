/** What calculators need in a page, each in a script of its own that comes on first use. */
import type { World } from '../../calculators/world.ts';
import type { Calculator, TextOf } from '../../kit/index.ts';
import type { Catalogue, Edition } from '../../limits/types.ts';
import type { PackedVms } from '../script-data.ts';
import type { BesideProps } from '../view/AnswerView.tsx';
import { type NameLists, noNames } from '../view/Controls.tsx';
import type { LoadPanel } from '../view/Share.tsx';
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

const vmsLoaded = () => whole !== undefined;

/**
 * Loads the dataset.
 * @param withVms whether VM sizes are needed too
 * @returns whether everything asked for is there
 */
async function loadLimits(withVms: boolean): Promise<boolean> {
  if (whole) return true;
  const [loaded, vms] = await Promise.all([
    limits ?? load<typeof import('./limits-script.ts')>('./headroom-limits.js'),
    withVms ? load<PackedVms>('./headroom-vms.js') : undefined,
  ]);
  limits ??= loaded;
  await turn();
  if (limits && vms) whole ??= limits.catalogueWith(vms);
  await turn();
  return withVms ? vmsLoaded() : limits !== undefined;
}

/** Are VM sizes needed: does a state name one, or is somebody about to type? */
function needsVms(of: string, states: readonly TextOf[], offering: boolean): boolean {
  const named = (textOf: TextOf) => textOf('vm') ?? calculatorOf(of)?.initial('vm') ?? '';
  return offering || states.some((textOf) => named(textOf).trim() !== '');
}

/** Is everything there that a calculator needs in these states? */
export const isThere = (of: string, states: readonly TextOf[], offering: boolean): boolean =>
  here.has(of) && world() !== undefined && (vmsLoaded() || !needsVms(of, states, offering));

/** Brings the calculator and the data that these states need. Returns whether everything is there. */
export async function bring(
  of: string,
  states: readonly TextOf[],
  offering: boolean,
): Promise<boolean> {
  const [there] = await Promise.all([
    loadCalculator(of),
    loadLimits(needsVms(of, states, offering)),
  ]);
  // Only the calculator knows whether it starts with a VM size.
  return there && loadLimits(needsVms(of, states, offering));
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
