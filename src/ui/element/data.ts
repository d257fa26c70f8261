/** What calculators need in a page, each in a script of its own that is loaded on first use. */
import { type CalculatorContext, editionOf } from '../../calculators/dataset.ts';
import type { Calculator, InputLookup } from '../../kit/index.ts';
import type { Prices } from '../../limits/prices/region.ts';
import type { Region } from '../../limits/prices/regions.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Host } from '../combobox/offers-for.ts';
import type { PackedPrices, PackedVms } from '../script-data.ts';
import type { Views } from '../view/props.ts';
import type { LoadPanel } from '../view/Share.tsx';
import { loadScript } from './scripts.ts';
import { runInSlices, yieldToMain } from './slices.ts';

/** Put in at build: the names of all calculators, for no other script is ever asked for, and whether they have charts. */
declare const HEADROOM_CALCULATORS: Readonly<Record<string, boolean>>;

const loaded = new Map<
  string,
  { readonly calculator: Calculator<CalculatorContext>; readonly views: Views }
>();

/** The calculator of this name, once its script is loaded. */
export const calculatorOf = (of: string) => loaded.get(of)?.calculator;

/** What draws the parts of its answers that only some calculators have. */
export const viewsOf = (of: string): Views => loaded.get(of)?.views ?? {};

export const isCalculator = (of: string) => Object.hasOwn(HEADROOM_CALCULATORS, of);

type ChartsScript = { readonly ChartFigure: Views['Chart'] };
type CalculatorScript = Pick<Views, 'Timeline'> &
  Readonly<Record<string, Calculator<CalculatorContext>>>;

/** @returns whether the calculator is there, with all that draws it */
async function loadCalculator(of: string): Promise<boolean> {
  if (loaded.has(of) || !isCalculator(of)) return loaded.has(of);
  const isCharted = HEADROOM_CALCULATORS[of];
  const [script, charts] = await Promise.all([
    loadScript<CalculatorScript>(`./headroom-${of}.js`),
    isCharted ? loadScript<ChartsScript>('./headroom-charts.js') : undefined,
  ]);
  if (!script || (isCharted && !charts)) return false;
  const { Timeline, ...exported } = script;
  const calculator = Object.values(exported).find(({ id }) => id === of);
  if (calculator) loaded.set(of, { calculator, views: { Chart: charts?.ChartFigure, Timeline } });
  return calculator !== undefined;
}

/** The panel “Share and embed”. */
export const loadPanel: LoadPanel = async () =>
  (await loadScript<{ Panel: Awaited<ReturnType<LoadPanel>> & object }>('./headroom-share.js'))
    ?.Panel;

let limits: typeof import('./limits-script.ts') | undefined;
/** The dataset with the VM sizes that are loaded. */
let catalogue: Catalogue | undefined;
/** The prices of the regions that are loaded. */
const prices = new Map<Region, Prices>();

/** What calculators compute with, as far as it is loaded. */
export const currentContext = (): CalculatorContext | undefined =>
  limits && {
    catalogue: catalogue ?? limits.catalogueOfDisks,
    prices: (region) => prices.get(region),
  };

/** The view of a calculator. It comes with the dataset, since nothing is answered without. */
export const calculatorView = () => limits?.CalculatorView;

/** The files of VM sizes: those that readers ask for most, and all others. */
const vmFiles = ['vms', 'vms-more'] as const;
/** How many of them are loaded, in this order; below 0 until the rest of the dataset is. */
let vmFilesLoaded = -1;

/**
 * Loads the dataset.
 * @param files how many of the files of VM sizes are needed too
 * @returns whether everything asked for is there
 */
async function loadLimits(files: number): Promise<boolean> {
  if (vmFilesLoaded >= files) return true;
  const [script, ...parts] = await Promise.all([
    limits ?? loadScript<typeof import('./limits-script.ts')>('./headroom-limits.js'),
    ...vmFiles.slice(0, files).map((file) => loadScript<PackedVms>(`./headroom-${file}.js`)),
  ]);
  limits ??= script;
  await yieldToMain();
  if (limits && files > vmFilesLoaded && !parts.includes(undefined)) {
    vmFilesLoaded = files;
    if (files > 0) catalogue = limits.catalogueWith(parts as PackedVms[]);
  }
  await yieldToMain();
  return vmFilesLoaded >= files;
}

/** How many files of VM sizes are needed: none without a size, and all where it is not in the first, or all are compared. */
function vmFilesNeeded(of: string, states: readonly InputLookup[]): number {
  if (calculatorOf(of)?.comparesSizes) return vmFiles.length;
  const needed = states.map((lookup) => {
    const name = lookup('vm') ?? calculatorOf(of)?.initial('vm');
    if (!name?.trim()) return 0;
    return catalogue && limits?.lacksVm(catalogue, name, lookup('limits')) ? vmFiles.length : 1;
  });
  return Math.max(...needed);
}

let pricesScript: typeof import('./prices-script.ts') | undefined;

/** The regions whose prices are needed and not there. */
const regionsMissing = (of: string, states: readonly InputLookup[]): readonly Region[] =>
  states.flatMap((lookup) => {
    const region = pricesScript?.regionOf(
      lookup('region') ?? calculatorOf(of)?.initial('region') ?? '',
    );
    return region && !prices.has(region) ? [region] : [];
  });

/** Are the prices there that a calculator needs in these states? One without a cost needs none. */
const hasPrices = (of: string, states: readonly InputLookup[]): boolean =>
  !calculatorOf(of)?.names.includes('region') ||
  (pricesScript !== undefined && regionsMissing(of, states).length === 0);

/** @returns whether the prices are there that a calculator needs in these states */
async function loadPrices(of: string, states: readonly InputLookup[]): Promise<boolean> {
  if (hasPrices(of, states)) return true;
  pricesScript ??= await loadScript<typeof import('./prices-script.ts')>('./headroom-prices.js');
  for (const region of new Set(regionsMissing(of, states))) {
    const script = await loadScript<PackedPrices>(`./headroom-prices-${region}.js`);
    if (script && pricesScript) prices.set(region, pricesScript.unpackPrices(script.prices));
  }
  return hasPrices(of, states);
}

/** Is everything loaded that a calculator needs in these states? */
export const isLoaded = (of: string, states: readonly InputLookup[]): boolean =>
  loaded.has(of) && vmFilesLoaded >= vmFilesNeeded(of, states) && hasPrices(of, states);

/** Loads the calculator without the VM sizes and prices, which it needs once somebody uses it. */
export const prepareFor = (of: string) => Promise.all([loadCalculator(of), loadLimits(0)]);

/**
 * Loads the calculator and the data that it needs in these states.
 * @returns whether everything is there
 */
export async function loadFor(of: string, states: readonly InputLookup[]): Promise<boolean> {
  const needed = () => vmFilesNeeded(of, states);
  const [isThere] = await Promise.all([loadCalculator(of), loadLimits(needed())]);
  // Only the calculator knows whether it starts with a VM size, and only the first file whether it has that size.
  const [isComplete, isPriced] = await Promise.all([
    loadLimits(needed()).then((isFirstThere) => isFirstThere && loadLimits(needed())),
    loadPrices(of, states),
  ]);
  return isThere && isComplete && isPriced;
}

type ComboboxScript = typeof import('../combobox/script.ts');

/** What offers names in fields, with all VM sizes, for which no answer waits. */
export async function loadNames(): Promise<ComboboxScript | undefined> {
  const [script, isComplete] = await Promise.all([
    loadScript<ComboboxScript>('./headroom-combobox.js'),
    loadLimits(vmFiles.length),
  ]);
  return isComplete ? script : undefined;
}

/** What a list of names asks of a calculator in its present state. */
export const namesHost = (of: string, lookup: () => InputLookup): Host => {
  const textOf = (name: string) => lookup()(name) ?? calculatorOf(of)?.initial(name) ?? '';
  return {
    catalogue: () => catalogue,
    edition: () => editionOf(textOf('limits')),
    prices: (kind) => {
      const isPriced = calculatorOf(of)?.names.includes('region');
      const region = isPriced ? pricesScript?.regionOf(textOf('region')) : undefined;
      const loadedPrices = region && prices.get(region);
      return loadedPrices && pricesScript?.monthlyPrices(loadedPrices, kind, textOf('os'));
    },
  };
};

function* oneAfterOther(...works: readonly Iterator<number, void>[]): Generator<number, void> {
  for (const work of works)
    for (let step = work.next(); !step.done; step = work.next()) yield step.value;
}

/**
 * Computes an answer in slices before its screen is asked for, where that takes long.
 * @param withDetails with the details of the answer, which are shown after it
 * @returns whether it was computed to its end; nothing where it takes no time at all
 */
export function computeIncrementally(
  calculator: Calculator<CalculatorContext>,
  lookup: InputLookup,
  isWanted: () => boolean,
  withDetails: boolean,
  onProgress: (part: number) => void = () => {},
): Promise<boolean> | undefined {
  const dataset = currentContext();
  const work = dataset && calculator.work(lookup, dataset);
  const details = work && withDetails && calculator.workOnDetails(lookup, dataset);
  return work && runInSlices(details ? oneAfterOther(work, details) : work, isWanted, onProgress);
}
